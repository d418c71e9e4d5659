import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Client } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { depthExr } from '../stack/depth-files.js';
import { kubectl, namesOf, openServiceProxy, tryApply } from './kubectl.ts';
import type { ServiceProxy } from './kubectl.ts';
import { RECEIVER_HOST, rootPod } from './manifests.ts';
import { startPolling } from './polling.ts';
import type { Target } from './polling.ts';
import { receivedWebhooks } from './received-webhooks.ts';
import type { ReceivedWebhook } from './received-webhooks.ts';
import { install, rollback, testRelease, uninstall, upgrade } from './release.ts';
import { NAMESPACE, RELEASE } from './settings.ts';
import { describePods, describeRelease, makeSurroundings, removeSurroundings } from './surroundings.ts';

const OF_RELEASE = `app.kubernetes.io/instance=${RELEASE}`;
const KINDS = ['gateway', 'world', 'media', 'signing', 'egress', 'orchestration', 'generation', 'temporal', 'postgres'] as const;
/** Of them, those with a volume that one pod at a time may write to. */
const KEEPING: readonly string[] = ['temporal', 'postgres'];
const DRAFT_COST = 230;
/** Tells this run from others in the same cluster. */
const RUN = randomUUID();
const SHOW_BILL = "require('fs').readFileSync('/app/sbom.cdx.json', 'utf8')";
const SOON = { timeout: 120_000, interval: 500 };
/** A sender that was lost is noticed after a minute, and its next attempt is half a minute after that; twice, and on a slow node. */
const TOLD = { timeout: 400_000, interval: 500 };
const MADE = { timeout: 300_000, interval: 100 };
const DRAFTS_MISSED = 5;

interface Bill {
  readonly components: readonly { readonly name: string; readonly 'bom-ref': string }[];
}

interface Pod {
  readonly metadata: { readonly deletionTimestamp?: string };
  readonly spec: { readonly containers: readonly { readonly env?: readonly { readonly name: string; readonly value?: string }[] }[] };
}

let proxy: ServiceProxy;
let apiKey: string;

beforeAll(async () => {
  await makeSurroundings();
  await install().catch(explained);
  proxy = await openServiceProxy();
  apiKey = await secretValue('api-key');
}, 900_000);

// Once the release is gone, nobody can look any more.
beforeEach(({ onTestFailed }) => onTestFailed(async () => console.error(await describeRelease())));

afterAll(async () => {
  proxy?.close();
  await removeSurroundings();
}, 300_000);

/** @throws Error with what the pods look like */
async function explained(error: unknown): Promise<never> {
  throw new Error(await describePods(), { cause: error });
}

const client = (): Client => new Client(proxy.urlOf('diorama-gateway'), apiKey);
const jwksUrl = (): string => `${proxy.urlOf('diorama-gateway')}/.well-known/webhooks/jwks.json`;

async function secretValue(key: string): Promise<string> {
  const data = await kubectl('get', 'secret', `${RELEASE}-quickstart`, '-o', `jsonpath={.data.${key}}`);
  return Buffer.from(data, 'base64').toString();
}

/** As a client should that must not pay twice: it asks again, under the same key, while nobody answers. */
async function begin(task: string, body: object, path: string): Promise<string> {
  let answer: Answer | undefined;
  const ask = async (): Promise<number> => {
    const request = { ...body, webhookUrl: `https://${RECEIVER_HOST}/${RUN}${path}` };
    answer = await client().post(`/tasks:${task}`, request, { 'idempotency-key': `${RUN}${path}` });
    return answer.status;
  };
  await expect.poll(ask, SOON).toBe(200);
  return answer?.body.operationId as string;
}

const beginDraft = (path: string): Promise<string> =>
  begin('generateWorld', { model: 'svc-1.0-draft', worldPrompt: { type: 'text', textPrompt: 'a birch grove by a lake' } }, path);

const credits = async (): Promise<number> => (await client().get('/svc/v1/credits')).body.remaining_credits as number;

/** The callbacks to a path, once there is one. */
async function callbacksTo(path: string): Promise<readonly ReceivedWebhook[]> {
  let found: readonly ReceivedWebhook[] = [];
  await expect
    .poll(async () => {
      found = (await receivedWebhooks(jwksUrl())).filter(({ url }) => url === `/${RUN}${path}`);
      return found.length;
    }, TOLD)
    .toBeGreaterThan(0);
  return found;
}

async function fetchAsset(url: string): Promise<number> {
  const { pathname, search } = new URL(url);
  const response = await fetch(`${proxy.urlOf('diorama-media')}${pathname}${search}`);
  expect(response.status).toBe(200);
  return (await response.arrayBuffer()).byteLength;
}

describe('the chart on a cluster', () => {
  it('runs every process where Pod Security "restricted" is enforced', async () => {
    const { status, errors } = await tryApply(rootPod());
    expect({ status, errors }).toEqual({ status: 1, errors: expect.stringContaining('violates PodSecurity "restricted') });
    const states = await kubectl('get', 'deployments,statefulsets', '-l', OF_RELEASE, '-o', 'json');
    const items = (JSON.parse(states) as { items: { metadata: { name: string }; status: Record<string, number> }[] }).items;
    expect(items.map(({ metadata }) => metadata.name).toSorted()).toEqual(KINDS.map((kind) => `${RELEASE}-${kind}`).toSorted());
    for (const { status: counts } of items) expect(counts['readyReplicas']).toBe(counts['replicas']);
  });

  it('tells what is in its images', async () => {
    const bill = JSON.parse(await kubectl('exec', `deployment/${RELEASE}-gateway`, '--', 'node', '-p', SHOW_BILL)) as Bill;
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', metadata: { component: { name: 'diorama-gateway' } } });
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['node', '@diorama/gateway', 'fastify', '@grpc/grpc-js']));
    expect(names.filter((name) => ['vitest', 'typeorm', 'onnxruntime-node'].includes(name))).toEqual([]);
    expect(bill.components.map((one) => one['bom-ref'])).toHaveLength(new Set(bill.components.map((one) => one['bom-ref'])).size);
  });

  it('passes its own test: a world from text, through the Service of the gateway', async () => {
    expect(await testRelease()).toMatch(/Phase:\s+Succeeded/);
  });

  it('paints a depth panorama, and tells a receiver of it', async () => {
    const operationId = await begin(
      'panoDepthToRgb',
      {
        depthPanoImage: { source: 'data_base64', dataBase64: depthExr().toString('base64'), extension: 'exr' },
        textPrompt: 'a courtyard of red brick',
      },
      '/painted',
    );
    const { response } = await client().finish(operationId);
    expect(await fetchAsset(response.pano_url)).toBeGreaterThan(10_000);
    const [callback, ...more] = await callbacksTo('/painted');
    expect(more).toEqual([]);
    expect(callback.event).toMatchObject({ type: 'task.succeeded', data: { operationId, taskName: 'panoDepthToRgb' } });
  });

  it(`loses nothing when a pod of each kind is deleted during generation: ${KINDS.join(', ')}`, async () => {
    const before = await credits();
    const begun: Begun[] = [];
    for (const kind of KINDS) {
      await untilOneIsBeingMade(`/without-${kind}`, begun);
      await deleteOnePod(kind);
    }
    for (const { path, operationId } of begun) {
      const { error, metadata } = await client().finish(operationId);
      expect({ path, error }).toEqual({ path, error: null });
      expect((await client().get(`/svc/v1/worlds/${metadata.world_id}`)).status).toBe(200);
      // A sender that goes before it has written down the answer tells its event once more: the same one.
      const events = (await callbacksTo(path)).map(({ event }) => event);
      expect(events[0]).toMatchObject({ type: 'task.succeeded', data: { operationId } });
      for (const event of events) expect(event).toEqual(events[0]);
    }
    expect(await credits()).toBe(before - begun.length * DRAFT_COST);
  });

  it('is upgraded and rolled back while clients poll, who notice nothing', async () => {
    const operationId = await beginDraft('/polled');
    const { metadata } = await client().finish(operationId);
    const { body: world } = await client().get(`/svc/v1/worlds/${metadata.world_id}`);
    const polling = await startPolling(targets(operationId, metadata.world_id, world), apiKey);
    const running = [await beginDraft('/during-upgrade')];
    const levels = [await logLevelOf('gateway')];
    await upgrade({ logLevel: 'debug' }).catch(explained);
    levels.push(await logLevelOf('gateway'));
    running.push(await beginDraft('/during-rollback'));
    await rollback(1).catch(explained);
    levels.push(await logLevelOf('gateway'));
    const { asked, failures } = await polling.end(); // first of all, for it leaves the worlds little of a small node
    for (const id of running) expect((await client().finish(id)).error).toBeNull();
    expect(levels).toEqual(['info', 'debug', 'info']);
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(1_000);
  });

  it('leaves nothing behind when it is uninstalled', async () => {
    await uninstall();
    const kinds =
      'deployments,statefulsets,replicasets,pods,services,configmaps,secrets,jobs,persistentvolumeclaims,networkpolicies,poddisruptionbudgets';
    await expect.poll(() => namesOf(kinds, OF_RELEASE), SOON).toEqual([]);
    expect((await namesOf('secrets')).filter((name) => name.startsWith('sh.helm'))).toEqual([]);
  });
});

interface Begun {
  readonly path: string;
  readonly operationId: string;
}

/** Begins a draft and waits until work on its world has begun; another one where the world is there before that can be seen. */
async function untilOneIsBeingMade(path: string, begun: Begun[]): Promise<void> {
  for (let draft = 1; draft <= DRAFTS_MISSED; draft++) {
    const one = { path: `${path}-${draft}`, operationId: await beginDraft(`${path}-${draft}`) };
    begun.push(one);
    let stage: Stage = 'waits';
    const look = async (): Promise<Stage> => (stage = await stageOf(one.operationId));
    await expect.poll(look, { ...MADE, message: `${one.path} is being made` }).not.toBe('waits');
    if (isMade(stage)) return;
  }
  throw new Error(`${DRAFTS_MISSED} worlds were there before a pod could be deleted`);
}

/** Whether work on a world has begun, or ended. */
type Stage = 'waits' | 'is made' | 'is there';
const isMade = (stage: Stage): boolean => stage === 'is made';

async function stageOf(operationId: string): Promise<Stage> {
  const { body } = await client().get(`/svc/v1/operations/${operationId}`);
  if (body.done) return 'is there';
  return body.metadata?.progress?.percent > 0 ? 'is made' : 'waits';
}

/** As a node that fails would; ends when another pod has taken its place. */
async function deleteOnePod(kind: string): Promise<void> {
  const [pod] = await namesOf('pods', `${OF_RELEASE},app.kubernetes.io/component=${kind}`);
  await kubectl('delete', `pod/${pod}`, '--grace-period=1', '--wait');
  const workload = KEEPING.includes(kind) ? 'statefulset' : 'deployment';
  await kubectl('rollout', 'status', `${workload}/${RELEASE}-${kind}`, '--timeout=180s');
}

/** Of the pods that are to stay: one that ends takes as long as its clients do. */
async function logLevelOf(component: string): Promise<string> {
  const output = await kubectl('get', 'pods', '-l', `${OF_RELEASE},app.kubernetes.io/component=${component}`, '-o', 'json');
  const staying = (JSON.parse(output) as { items: readonly Pod[] }).items.filter(
    ({ metadata }) => metadata.deletionTimestamp === undefined,
  );
  const variables = staying.flatMap(({ spec }) => spec.containers[0]?.env ?? []).filter(({ name }) => name === 'LOG_LEVEL');
  return [...new Set(variables.map(({ value }) => value))].join(' ');
}

/** What clients ask who wait for a world, look at it and walk in it. */
function targets(operationId: string, worldId: string, { world }: Answer['body']): readonly Target[] {
  const gateway = `http://${RELEASE}-gateway.${NAMESPACE}`;
  const asset = new URL(world.assets.manifest_url);
  return [
    { url: `${gateway}/svc/v1/operations/${operationId}` },
    { url: `${gateway}/svc/v1/worlds/${worldId}` },
    { url: `${gateway}/svc/v1/worlds:list`, method: 'POST', body: { page_size: 5 } },
    { url: `${gateway}/svc/v1/credits` },
    { url: `http://${RELEASE}-media.${NAMESPACE}${asset.pathname}${asset.search}` },
  ];
}
