import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { mediaProto } from '@diorama/proto-types';
import { openFileStore, openS3Store } from '@diorama/objects';
import { createMediaClient } from '@diorama/rpc';
import type { MediaClient } from '@diorama/rpc';
import { Health, Metrics } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';

import { startMediaService } from '../media-service.js';
import type { MediaServiceOptions } from '../media-service.js';
import type { ObjectStoreLocation } from '../settings.js';

/** The servers that a test started for the service, which stops them with itself. */
export interface TestServers {
  readonly postgres: { createDatabase(): Promise<TestDatabase>; stop(): Promise<void> };
  /** Without it the objects lie in a new folder. */
  readonly s3?: Omit<S3Place, 'kind' | 'bucket' | 'stagingFolder'> & { stop(): Promise<void> };
  readonly freePort: () => Promise<number>;
  /** What differs from the service of most tests. */
  readonly options?: Partial<
    Pick<MediaServiceOptions, 'egressAddress' | 'retentionSeconds' | 'inspection' | 'uploadPace' | 'uploadRoomBytes' | 'fetchWindow'>
  >;
}

interface TestDatabase {
  url(service: string): string;
  openAdmin(): Promise<AdminConnection>;
}

interface AdminConnection {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>;
  end(): Promise<void>;
}

type S3Place = Extract<ObjectStoreLocation, { kind: 's3' }>;

/** The whole service on real ports, with a real database and a real store of its own. */
export interface TestMedia {
  readonly client: MediaClient;
  readonly publicUrl: string;
  readonly health: Health;
  /** Every line that was logged, as JSON. */
  readonly logged: string[];
  /** Moves the clock of the signed URLs. */
  passSeconds(seconds: number): void;
  /** Everything in the folder of a file store, or nothing for S3. */
  files(): Promise<string[]>;
  /** The keys in the store that begin with the prefix. */
  keys(prefix: string): Promise<string[]>;
  /** How many files are on their way into the store. */
  incoming(): Promise<number>;
  /** How many halves lie in the store; removes them. */
  leftovers(): Promise<number>;
  /** Runs a statement past the service. */
  query(text: string, values?: unknown[]): Promise<unknown[]>;
  stopDatabase(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestObject extends mediaProto.ObjectSpec {
  readonly content: Buffer;
}

/** Those of most tests. */
const SETTINGS = {
  assetOrigin: '*',
  egressAddress: undefined,
  retentionSeconds: null,
  fetchWindow: { failures: 1_000, seconds: 600 },
  inspection: {
    entry: new URL('../../dist/content/inspect-child.js', import.meta.url),
    timeMs: 100_000, // a bound on hangs
    memoryBytes: 1_073_741_824,
    anyVideoCodec: false,
  },
  uploadPace: { graceMs: 60_000, idleMs: 60_000, totalMs: 3_600_000, bytesPerSecond: 0 },
  uploadRoomBytes: 34_000_000_000,
};

export async function startTestMedia({ postgres, s3, freePort, options = {} }: TestServers): Promise<TestMedia> {
  const database = await postgres.createDatabase();
  const { place, dispose } = await makePlace(s3);
  const [grpcPort, httpPort] = [await freePort(), await freePort()];
  const publicUrl = `http://127.0.0.1:${httpPort}`;
  const logged: string[] = [];
  const health = new Health();
  let offsetMs = 0;
  const service = await startMediaService({
    databaseUrl: database.url('media'),
    poolSize: 4,
    migrateOnStart: true,
    grpcAddress: `127.0.0.1:${grpcPort}`,
    http: { host: '127.0.0.1', port: httpPort },
    place,
    urls: { publicUrl, innerUrl: `http://localhost:${httpPort}`, secret: randomBytes(16).toString('hex') },
    ...SETTINGS,
    ...options,
    clock: () => Date.now() + offsetMs,
    logger: recorder(logged),
    metrics: new Metrics(),
    health,
  });
  await service.started;
  const client = createMediaClient(`127.0.0.1:${grpcPort}`);
  const store = await (place.kind === 'folder' ? openFileStore(place.folder) : openS3Store(place));
  const admin = await database.openAdmin();
  let isDatabaseUp = true;
  const stopDatabase = async (): Promise<void> => {
    if (!isDatabaseUp) return;
    await admin.end();
    await postgres.stop();
    isDatabaseUp = false;
  };
  return {
    client,
    publicUrl,
    health,
    logged,
    passSeconds: (seconds) => {
      offsetMs += seconds * 1_000;
    },
    files: () => (place.kind === 'folder' ? filesBelow(place.folder) : Promise.resolve([])),
    async keys(prefix) {
      const keys: string[] = [];
      for await (const { key } of store.list(prefix)) keys.push(key);
      return keys;
    },
    incoming: async () => (await filesBelow(place.kind === 'folder' ? join(place.folder, 'incoming') : place.stagingFolder)).length,
    leftovers: () => store.sweepStaged(-60_000), // as if a minute from now
    query: async (text, values) => (await admin.query(text, values)).rows,
    stopDatabase,
    async stop() {
      client.close();
      store.close();
      await service.close();
      await stopDatabase();
      await dispose();
    },
  };
}

/** An object as a worker makes it: random content, named by its hash. */
export function createRandomTestObject(folder: string, bytes: number, contentType = 'application/octet-stream'): TestObject {
  return createTestObject(folder, randomBytes(bytes), { contentType, extension: 'bin' });
}

/** That content, named by its hash. */
export function createTestObject(
  folder: string,
  content: Buffer,
  kind: { readonly contentType: string; readonly extension: string },
): TestObject {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { key: `${folder}/${sha256}.${kind.extension}`, contentType: kind.contentType, bytes: content.length, sha256, content };
}

/** Announces the object, sends it and has it put on record. */
export async function storeTestObject(client: MediaClient, object: TestObject): Promise<void> {
  await sendTestObject(client, object);
  await client.confirmUploads({ objects: [object] });
}

/** Announces the object and sends it. */
export async function sendTestObject(client: MediaClient, object: TestObject): Promise<void> {
  const { uploads } = await client.issueUploads({ objects: [object] });
  const [upload] = uploads;
  if (upload === undefined) throw new Error('no upload was issued');
  if (!upload.stored) await fetch(upload.url, { method: upload.method, headers: upload.headers, body: new Uint8Array(object.content) });
}

/** A request whose path goes out exactly as given; `fetch` would tidy it up. */
export function sendRawGet(base: string, path: string): Promise<{ readonly status: number; readonly body: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method: 'GET', agent: false }, (answer: IncomingMessage) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });
}

async function makePlace(s3: TestServers['s3']): Promise<{ place: ObjectStoreLocation; dispose: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-media-'));
  const dispose = async (): Promise<void> => {
    await s3?.stop();
    await rm(folder, { recursive: true });
  };
  return {
    place: s3 === undefined ? { kind: 'folder', folder } : { kind: 's3', bucket: 'diorama', ...s3, stagingFolder: folder },
    dispose,
  };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

function recorder(lines: string[]): Logger {
  const log = (fields: unknown, message: unknown): void => void lines.push(JSON.stringify([fields, message]));
  return { debug: log, info: log, warn: log, error: log, fatal: log } as unknown as Logger;
}
