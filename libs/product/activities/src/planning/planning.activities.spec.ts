import { createHash } from 'node:crypto';

import type { ScenePlan, WorldRun } from '@diorama/contract';
import { createChatPlanner } from '@diorama/planner';
import { sendCompletion, startFakeEndpoint } from '@diorama/planner/testing';
import type { FakeEndpoint } from '@diorama/planner/testing';
import { proceduralEngine } from '@diorama/engine';
import type { MediaClient, WorldClient } from '@diorama/rpc';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { afterEach, describe, expect, it } from 'vitest';

import { composeWithPlan } from '../generation/makers/planned-scene.js';
import { createTextWorldMaker } from '../generation/makers/text-maker.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { createPlanningActivities } from './planning.activities.js';
import type { PlannerReport } from './planning.activities.js';

const RUN: WorldRun = { operationId: 'op_1', worldId: 'w', model: 'svc-1.0-draft', seed: 7, planner: { name: 'test', model: 'tiny' } };
const PROMPT = { type: 'text', text_prompt: 'a birthday in a meadow' };
const PLAN = { scene: { place: 'meadow', objects: [{ kind: 'birthday-cake', count: 1, phrase: 'a birthday' }] }, quotes: {} };
const signal = new AbortController().signal;

let endpoint: FakeEndpoint | null = null;
afterEach(async () => {
  await endpoint?.close();
  endpoint = null;
});

/** Asks for a plan of a prompt; returns the reports and the requests to the endpoint. */
async function planScene(prompt: object, answer: Parameters<typeof startFakeEndpoint>[0], inputs: readonly object[] = [], concurrency = 1) {
  endpoint = await startFakeEndpoint(answer);
  const reports: PlannerReport[] = [];
  const world = {
    getRun: async () => ({ worldPromptJson: JSON.stringify(prompt), inputs }),
    reportProgress: async () => ({}),
  } as unknown as WorldClient;
  const media = {
    issueUploads: async ({ objects }: { objects: readonly { key: string }[] }) => ({ uploads: objects.map(() => ({ stored: true })) }),
    confirmUploads: async () => ({}),
  } as unknown as MediaClient;
  const { url } = endpoint;
  const settings = { name: 'test', url, model: 'tiny', timeoutMs: 20_000, maxTokens: 500, format: 'json_schema' } as const;
  const planner = createChatPlanner({ ...settings, fetch, clock: { sleep: async () => undefined } });
  const onPlanned = (report: PlannerReport) => void reports.push(report);
  const activities = createPlanningActivities({ world, media, planner, concurrency, onPlanned, clock: () => 0 });
  const environment = new MockActivityEnvironment({}, { logger: new DefaultLogger('ERROR') });
  const plan = (await environment.run((run: WorldRun) => activities.planScene(run), RUN)) as ScenePlan | null;
  return { plan, reports, requests: endpoint.requests };
}

/** A store that holds one JSON file. */
const storeOf = (json: unknown): ObjectTransfer => ({ readJson: async () => json }) as unknown as ObjectTransfer;

const maker = createTextWorldMaker(proceduralEngine);
const order = { prompt: PROMPT, inputs: [], seed: 7 };
const compose = () => maker.compose(order, signal);

describe('the plan of a scene', () => {
  it('is stored in the folder of the world, and its words go nowhere else', async () => {
    const { plan, reports, requests } = await planScene(PROMPT, (response) => sendCompletion(response, PLAN));
    const [report] = reports;
    const proposal = report !== undefined && 'plan' in report.outcome ? report.outcome.plan : null;
    const sha256 = createHash('sha256').update(JSON.stringify(proposal)).digest('hex');
    expect(plan).toMatchObject({ planner: { name: 'test', model: 'tiny' }, plan: { key: `w/${sha256}.json`, sha256 } });
    expect(JSON.stringify(plan)).not.toContain('birthday');
    expect([reports.length, requests.length]).toEqual([1, 1]);
  });

  it('is the code of the failure where the planner fails', async () => {
    const { plan, reports } = await planScene(PROMPT, (response) => void response.writeHead(500).end());
    expect(plan).toEqual({ planner: { name: 'test', model: 'tiny' }, failure: 'REFUSED' });
    expect(reports).toMatchObject([{ operationId: 'op_1', outcome: { failure: 'REFUSED' } }]);
  });

  it('is tried again later where the planner has enough to do', async () => {
    const planning = planScene(PROMPT, (response) => sendCompletion(response, PLAN), [], 0);
    await expect(planning).rejects.toMatchObject({ type: 'UNAVAILABLE', nonRetryable: false });
  });

  it.each([
    ['a scene', { type: 'scene', scene: {} }, []],
    ['a picture', { type: 'image', text_prompt: 'a hut' }, [{ kind: 'image' }]],
    ['words that shall stay as they are', { ...PROMPT, disable_recaption: true }, []],
    ['no words', { type: 'text', text_prompt: ' ' }, []],
  ])('is not asked for of %s', async (_what, prompt, inputs) => {
    const { plan, requests } = await planScene(prompt, (response) => sendCompletion(response, PLAN), inputs);
    expect([plan, requests]).toEqual([null, []]);
  });
});

describe('a composition with a plan', () => {
  const stored = { key: 'w/aa.json', contentType: 'application/json', bytes: 2, sha256: 'aa' };
  const { planner = { name: '', model: '' } } = RUN;

  it('has what a real endpoint proposed, and says so', async () => {
    const { reports } = await planScene(PROMPT, (response) => sendCompletion(response, PLAN));
    const [{ outcome } = { outcome: {} }] = reports;
    const proposal: unknown = JSON.parse(JSON.stringify('plan' in outcome ? outcome.plan : null));
    const planned = await composeWithPlan(storeOf(proposal), { plan: { planner, plan: stored }, order, compose }, signal);
    const { composition, use, inputs } = planned;
    expect(composition).toMatchObject({ scene: { objects: [{ kind: 'birthday-cake' }] }, notRepresented: [] });
    expect(composition).not.toHaveProperty('added');
    expect(use).toEqual({ name: 'test', model: 'tiny', used: true, added: ['birthday-cake'], dropped: [] });
    expect(inputs).toEqual([{ name: 'plan', sha256: 'aa' }]);
  });

  it.each([
    ['that failed', { planner, failure: 'TIMEOUT' }, 'TIMEOUT'],
    ['that this release cannot read', { planner, plan: stored }, 'NOT_A_SCENE'],
  ])('is that of the reader for one %s', async (_what, plan: ScenePlan, reason) => {
    const { composition, use, inputs } = await composeWithPlan(storeOf({ scene: { version: 9 } }), { plan, order, compose }, signal);
    expect(composition).toEqual(await compose());
    expect([use, inputs]).toEqual([{ name: 'test', model: 'tiny', used: false, reason }, []]);
  });
});
