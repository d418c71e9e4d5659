import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { toPublicJwk, formatSignatureHeader, encodeSignedContent } from '@diorama/webhook';
import { calculateJwkThumbprint, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { generateTestDeliveryId, generateTestSealingKey, startTestSigning } from '../../apps/signing/src/testing/start-signing.js';
import type { TestSigning } from '../../apps/signing/src/testing/start-signing.js';

const SAMPLES = fileURLToPath(new URL('../../docs/reference/webhook-receivers', import.meta.url));
const [HOUR, PROJECT] = [3_600_000, 'prj_0000000000000000000001'];
/** Longer than a receiver takes to look into its inbox again. */
const INBOX_READ_MS = 1_000;
const SOON = { timeout: 60_000, interval: 100 };
/** Go compiles its library first where its cache is empty. */
const BUILT_WITHIN_MS = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'diorama-receivers-'));
const succeeds = (command: string, args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** How each receiver is run, and whether this machine can. */
const LANGUAGES = [
  { name: 'TypeScript', isThere: true, command: (): string[] => [process.execPath, join(SAMPLES, 'receiver.ts')] },
  {
    name: 'Python',
    isThere: succeeds('python3', ['-c', 'import cryptography']),
    command: (): string[] => ['python3', join(SAMPLES, 'receiver.py')],
  },
  {
    name: 'Go',
    isThere: succeeds('go', ['version']),
    command: (): string[] => {
      execFileSync('go', ['build', '-o', join(folder, 'receiver'), '.'], { cwd: SAMPLES });
      return [join(folder, 'receiver')];
    },
  },
] as const;
const hasOpenssl = succeeds('openssl', ['version']);

const missing = [...LANGUAGES.filter(({ isThere }) => !isThere).map(({ name }) => name), ...(hasOpenssl ? [] : ['OpenSSL'])];
if (missing.length > 0) {
  const advice = `webhooks are not verified by ${missing.join(', ')}: install python3 with cryptography, go and openssl`;
  if (process.env['CI'] === 'true') throw new Error(advice);
  process.stderr.write(`${advice}\n`);
}

let postgres: TestPostgres;
let sql: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let signing: TestSigning;
let published: { readonly server: Server; readonly url: string; readonly fetches: Fetch[] };

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase(['signing']);
  sql = await database.openAdmin();
  const grpcAddress = `127.0.0.1:${await findFreePort()}`;
  signing = await startTestSigning({ databaseUrl: database.url('signing'), grpcAddress, sealingKeys: [generateTestSealingKey()] });
  published = await publish();
});

afterAll(async () => {
  published?.server.close();
  await signing?.close();
  await sql?.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function publicKeys() {
  return (await signing.client.getKeySet({})).keys.map(({ kid, publicKey }) => toPublicJwk(kid, publicKey));
}

/** Which receiver asked for the keys, and when, in milliseconds. */
type Fetch = { readonly by: string; readonly at: number };

/** The key set over HTTP, and who asked for it: receivers add their names to the address. */
async function publish() {
  const server = createServer((request, response) => {
    published.fetches.push({ by: (request.url ?? '').split('?')[1] ?? '', at: performance.now() });
    void publicKeys().then((keys) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys })));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`, fetches: [] };
}

/** Lets so many hours pass for the keys, as the database sees them; receivers' clocks stay. */
const pass = (hours: number) =>
  sql.query(
    `UPDATE signing.signing_key SET listed_from = listed_from - $1::interval, sign_from = sign_from - $1::interval,
       sign_until = sign_until - $1::interval, listed_until = listed_until - $1::interval`,
    [`${hours * HOUR} milliseconds`],
  );

/** What happens to the keys of a service over the years, and what is then thought of a callback that was signed a moment earlier. */
const TIMES = [
  { time: 'before a rotation', come: async () => undefined, signatures: 1, earlier: 204 },
  {
    time: 'while both keys sign',
    come: async () => {
      await signing.client.rotateSigningKey({ immediate: false, operator: 'grace', olderThanDays: 0 });
      await pass(1);
    },
    signatures: 2,
    earlier: 204,
  },
  { time: 'while the old key is listed still', come: () => pass(48), signatures: 1, earlier: 204 },
  { time: 'after the rotation', come: () => pass(24), signatures: 1, earlier: 204 },
  {
    time: 'after a key leaked',
    come: async () => {
      const [key] = await publicKeys();
      await signing.client.revokeSigningKey({ kid: key?.kid ?? '', operator: 'grace' });
    },
    signatures: 1,
    earlier: 400, // the receivers have fetched the keys anew
  },
] as const;

/** A callback as it is sent. */
interface Callback {
  readonly headers: Record<string, string>;
  readonly body: Buffer<ArrayBuffer>;
}

interface Change {
  readonly id?: string;
  readonly projectId?: string;
  readonly operationId?: string;
}

async function callback({ id = generateTestDeliveryId(), projectId = PROJECT, operationId = 'op_1' }: Change = {}): Promise<Callback> {
  const body = Buffer.from(JSON.stringify({ id: `evt_${operationId}`, type: 'task.succeeded', data: { projectId, operationId } }));
  const timestamp = Math.floor(Date.now() / 1_000);
  const { signatures } = await signing.client.sign({ deliveryId: id, timestamp, body });
  const signature = formatSignatureHeader(signatures.map((one) => one.signature));
  return { headers: { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature }, body };
}

class Receiver {
  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
    /** What it printed, as it came. */
    readonly output: string[],
  ) {}

  static async start(name: string, [command = '', ...args]: readonly string[]): Promise<Receiver> {
    const port = await findFreePort();
    const env = { ...process.env, JWKS_URL: `${published.url}?${name}`, PROJECT_ID: PROJECT, PORT: String(port) };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const output: string[] = [];
    child.stdout.on('data', (bytes: Buffer) => output.push(bytes.toString()));
    const receiver = new Receiver(child, `http://127.0.0.1:${port}/hook`, output);
    await vi.waitUntil(async () => (await receiver.status({ headers: {}, body: Buffer.from('{}') }).catch(() => 0)) === 400, SOON);
    return receiver;
  }

  /** What it answers. */
  async status({ headers, body }: Callback): Promise<number> {
    const response = await fetch(this.url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
    await response.arrayBuffer();
    return response.status;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}

describe('receivers', () => {
  const receivers = new Map<string, Receiver>();
  const all = (): [string, Receiver][] => [...receivers];
  /** What each answers to the same callback. */
  const statuses = async (sent: Callback) =>
    Object.fromEntries(await Promise.all(all().map(async ([name, receiver]) => [name, await receiver.status(sent)])));
  const each = (status: number) => Object.fromEntries(all().map(([name]) => [name, status]));

  beforeAll(async () => {
    for (const { name, isThere, command } of LANGUAGES) if (isThere) receivers.set(name, await Receiver.start(name, command()));
  }, BUILT_WITHIN_MS);

  afterAll(async () => {
    await Promise.all(all().map(([, receiver]) => receiver.stop()));
  });

  it('[signature-08] take an event once, and others not at all', async () => {
    const first = await callback({ operationId: 'op_first' });
    const retry = await callback({ id: first.headers['webhook-id'] ?? '', operationId: 'op_first' });
    const foreign = await callback({ projectId: 'prj_0000000000000000000002', operationId: 'op_foreign' });
    const printed = Object.fromEntries(all().map(([name]) => [name, 'task.succeeded op_first\n']));
    const outputs = () => Object.fromEntries(all().map(([name, receiver]) => [name, receiver.output.join('')]));
    expect(await statuses(first)).toEqual(each(204));
    await vi.waitFor(() => expect(outputs()).toEqual(printed), SOON); // a retry can arrive before the work is done, or after it
    for (const sent of [retry, foreign]) expect(await statuses(sent)).toEqual(each(204));
    await setTimeout(INBOX_READ_MS);
    expect(outputs()).toEqual(printed);
  });

  it('reject what is not genuine, or not fresh', async () => {
    const { headers, body } = await callback();
    const longAgo = String(Number(headers['webhook-timestamp']) - 301);
    const changed: Callback[] = [
      { headers, body: Buffer.concat([body, Buffer.from(' ')]) },
      { headers: { ...headers, 'webhook-id': generateTestDeliveryId() }, body },
      { headers: { ...headers, 'webhook-timestamp': longAgo }, body },
      { headers: { ...headers, 'webhook-timestamp': 'soon' }, body },
      { headers: { ...headers, 'webhook-signature': (headers['webhook-signature'] ?? '').replace('v1a,', 'v1,') }, body },
      { headers: { ...headers, 'webhook-signature': `v1a,${Buffer.alloc(64).toString('base64')}` }, body },
      { headers: { ...headers, 'webhook-signature': 'v1a,AAAA v1a,???' }, body },
    ];
    for (const sent of changed) expect(await statuses(sent)).toEqual(each(400));
  });

  it('fetch the keys no more often than once a second, whatever they reject', async () => {
    const { headers, body } = await callback();
    const forged = (): Callback => ({ headers: { ...headers, 'webhook-id': generateTestDeliveryId() }, body });
    for (const [name, receiver] of all()) {
      const [before, since] = [published.fetches.length, performance.now()];
      for (let wave = 0; wave < 3; wave++)
        expect(await Promise.all(Array.from({ length: 10 }, () => receiver.status(forged())))).toEqual(
          Array.from({ length: 10 }, () => 400),
        );
      const times = published.fetches.slice(before).flatMap(({ by, at }) => (by === name ? [at] : []));
      expect(times.length).toBeGreaterThan(1);
      // A fetch is seen after it has begun, so that a machine that is slow to see it takes no pause for too short.
      expect((times.at(-1) ?? since) - since, `milliseconds of ${times.length} fetches by ${name}`).toBeGreaterThan(
        1_000 * (times.length - 1) - 50,
      );
    }
  });

  it.each(TIMES)('[signature-03] [keys-03] verify $time', async ({ come, signatures, earlier }) => {
    const old = await callback();
    await come();
    const sent = await callback();
    expect(sent.headers['webhook-signature']?.split(' ')).toHaveLength(signatures);
    expect(await statuses(sent)).toEqual(each(204));
    await expectOthersToVerify(sent);
    const fetches = published.fetches.length;
    expect(await statuses(await callback())).toEqual(each(204));
    expect(published.fetches, 'keys that were fetched once are kept').toHaveLength(fetches);
    expect(await statuses(old)).toEqual(each(earlier));
  });

  it('fetch nothing while both keys sign, whichever they know', async () => {
    await signing.client.rotateSigningKey({ immediate: true, operator: 'grace', olderThanDays: 0 });
    const fetches = published.fetches.length;
    expect(await statuses(await callback())).toEqual(each(204));
    expect(published.fetches).toHaveLength(fetches);
  });
});

/** Programs that are no receivers of ours: Node's own, jose and OpenSSL. */
async function expectOthersToVerify({ headers, body }: Callback): Promise<void> {
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': header = '' } = headers;
  const content = encodeSignedContent({ id, timestamp: Number(timestamp), body });
  const signatures = header.split(' ').map((entry) => Buffer.from(entry.slice('v1a,'.length), 'base64'));
  const keys = (await publicKeys()).map((jwk) => createPublicKey({ key: { ...jwk }, format: 'jwk' }));
  const holds = (check: (key: ReturnType<typeof createPublicKey>, signature: Buffer) => boolean): number =>
    signatures.filter((signature) => keys.some((key) => check(key, signature))).length;
  expect(holds((key, signature) => verify(null, content, key, signature))).toBe(signatures.length);
  await expectJoseToVerify(content, signatures);
  if (!hasOpenssl) return;
  const [contentFile, keyFile, signatureFile] = ['content', 'key.pem', 'signature'].map((name) => join(folder, name));
  const opensslVerifies = (key: ReturnType<typeof createPublicKey>, signature: Buffer): boolean => {
    writeFileSync(contentFile ?? '', content);
    writeFileSync(keyFile ?? '', key.export({ format: 'pem', type: 'spki' }));
    writeFileSync(signatureFile ?? '', signature);
    const files = ['-inkey', keyFile ?? '', '-in', contentFile ?? '', '-sigfile', signatureFile ?? ''];
    return succeeds('openssl', ['pkeyutl', '-verify', '-pubin', '-rawin', ...files]);
  };
  expect(holds(opensslVerifies)).toBe(signatures.length);
}

/** It reads the published keys, and finds their names to be what RFC 7638 makes of them. */
async function expectJoseToVerify(content: Uint8Array<ArrayBuffer>, signatures: readonly Buffer<ArrayBuffer>[]): Promise<void> {
  const keys = await publicKeys();
  expect(await Promise.all(keys.map((jwk) => calculateJwkThumbprint({ ...jwk })))).toEqual(keys.map(({ kid }) => kid));
  const imported = await Promise.all(keys.map((jwk) => importJWK({ ...jwk }, 'EdDSA')));
  for (const signature of signatures) {
    const verdicts = imported.map(async (key) => key instanceof CryptoKey && crypto.subtle.verify('Ed25519', key, signature, content));
    expect(await Promise.all(verdicts)).toContain(true);
  }
}
