import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import type { StackInfo } from '../stack/start-stack.ts';
import { PICTURES_HOST, PICTURES_PORT_OFFSET } from '../stack/start-stack.ts';

/** How fast attackers send: `drip` is below any minimum pace, `steady` is above it, `silent` fetches get no answer at all. */
export type AttackPace = 'drip' | 'steady' | 'silent';

export interface AttackOptions {
  readonly accounts: number;
  /** Uploads, and as many fetches, that each account keeps open. */
  readonly each: number;
  readonly pace: AttackPace;
}

/** What one request of an uninvolved account met. */
export interface Try {
  readonly status: number;
  /** Of a refusal. */
  readonly detail?: string | undefined;
  readonly ms: number;
}

/** An account, by its key. */
export interface Key {
  readonly api: string;
  readonly key: string;
}

const DRIP = { bytes: 1, everyMs: 10_000 };
const FETCH_DRIP = { bytes: 1, everyMs: 500 };
const STEADY = { bytes: 8_192, everyMs: 500 };
/** Announced by attackers; at the steady pace it takes minutes. */
const ANNOUNCED_BYTES = 10_000_000;
const REFUSED_PAUSE_MS = 2_000;
const AMPLE = { limits: { per_minute: 100_000, per_hour: 100_000 }, max_running: 10_000 };
const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex');

/** Creates an account with credits and limits that no run uses up. */
export async function createAccount(info: StackInfo, name: string): Promise<Key> {
  const headers = { authorization: `Bearer ${info.operator_token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name, credits: 1_000_000, ...AMPLE });
  const answer = await fetch(`${info.api_url}/admin/v1/accounts`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`no account: ${answer.status} ${await answer.text()}`);
  const { api_key: key } = (await answer.json()) as { api_key: string };
  return { api: info.api_url, key };
}

const post = ({ api, key }: Key, path: string, body: object, signal?: AbortSignal): Promise<Response> =>
  fetch(api + path, {
    method: 'POST',
    headers: { 'svc-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });

async function prepare(account: Key): Promise<string> {
  const answer = await post(account, '/svc/v1/media-assets:prepare_upload', { file_name: 'a.png', kind: 'image', extension: 'png' });
  if (!answer.ok) throw new Error(`an upload cannot be prepared: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { upload_info: { upload_url: string } }).upload_info.upload_url;
}

/** Uploads one picture and measures the request that sends the bytes. */
export async function tryUpload(account: Key, bytes: Uint8Array<ArrayBuffer>): Promise<Try> {
  const url = await prepare(account);
  const startedAt = performance.now();
  const answer = await fetch(url, { method: 'PUT', body: bytes });
  const { detail } = (await answer.json()) as { detail?: string };
  return { status: answer.status, detail, ms: performance.now() - startedAt };
}

/** Starts a draft from a `uri` that answers at once, measures the start, and cancels the operation. */
export async function tryFetch(account: Key): Promise<Try> {
  const startedAt = performance.now();
  const answer = await post(account, '/svc/v1/worlds:generate', startOf('/picture.png'));
  const body = (await answer.json()) as { operation_id?: string; detail?: string };
  const ms = performance.now() - startedAt;
  if (body.operation_id !== undefined) await post(account, `/svc/v1/operations/${body.operation_id}:cancel`, {});
  return { status: answer.status, detail: body.detail, ms };
}

const startOf = (path: string): object => ({
  model: 'svc-1.0-draft',
  world_prompt: { type: 'image', image_prompt: { source: 'uri', uri: `http://${PICTURES_HOST}${path}` } },
});

/** The host behind `uri`: `/picture.png` answers at once, `/steady` and `/drip` send slowly without end, `/silent` sends nothing. */
export async function servePictureHost(info: StackInfo, picture: Uint8Array): Promise<Server> {
  const server = createServer((incoming, response) => {
    const pace = incoming.url?.slice(1);
    if (pace === 'picture.png') response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    else if (pace === 'steady') sendForever(response, STEADY);
    else if (pace === 'drip') sendForever(response, FETCH_DRIP);
    else if (pace !== 'silent') response.writeHead(404).end();
  });
  server.listen(Number(new URL(info.api_url).port) + PICTURES_PORT_OFFSET, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function sendForever(response: ServerResponse, { bytes, everyMs }: typeof STEADY): void {
  response.writeHead(200, { 'content-type': 'image/png' }).write(PNG_HEAD);
  const timer = setInterval(() => response.write(Buffer.alloc(bytes, 7)), everyMs);
  response.once('close', () => clearInterval(timer));
}

export interface Attack {
  /** Uploads of attackers that are open. */
  readonly uploads: () => number;
  /** Starts of attackers that wait for their fetch. */
  readonly fetches: () => number;
  /** Answers that attackers got, by status. */
  readonly answers: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** Keeps slow uploads and slow fetches open from each account; what is refused or ended is begun again after a pause. */
export function attack(accounts: readonly Key[], { each, pace }: Omit<AttackOptions, 'accounts'>): Attack {
  const over = new AbortController();
  const answers = new Map<string, number>();
  const open = { uploads: 0, fetches: 0 };
  const note = (kind: string, status: number): void => void answers.set(`${kind} ${status}`, (answers.get(`${kind} ${status}`) ?? 0) + 1);
  const again = async (what: () => Promise<void>): Promise<void> => {
    while (!over.signal.aborted) {
      await what().catch(() => undefined); // aborted, or the connection was cut
      await sleep(REFUSED_PAUSE_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  };
  const upload = async (account: Key): Promise<void> => {
    const url = await prepare(account);
    open.uploads++;
    note('upload', await sendSlowly(url, pace === 'steady' ? STEADY : DRIP, over.signal).finally(() => open.uploads--));
  };
  const start = async (account: Key): Promise<void> => {
    open.fetches++;
    const startedAt = performance.now();
    const answer = await post(account, '/svc/v1/worlds:generate', startOf(`/${pace}`), over.signal).finally(() => open.fetches--);
    note('fetch', answer.status);
    if (answer.status === 503) note(`fetch after ${Math.round((performance.now() - startedAt) / 1_000)} s`, answer.status);
    await answer.arrayBuffer();
  };
  const lanes = accounts.flatMap((account) =>
    Array.from({ length: each }, () => [again(() => upload(account)), again(() => start(account))]).flat(),
  );
  return {
    uploads: () => open.uploads,
    fetches: () => open.fetches,
    answers,
    async stop() {
      over.abort();
      await Promise.all(lanes);
    },
  };
}

/** Sends a body slowly until it is answered; resolves with the status. */
function sendSlowly(url: string, { bytes, everyMs }: typeof STEADY, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'PUT', headers: { 'content-length': String(ANNOUNCED_BYTES) }, signal });
    sending.write(PNG_HEAD);
    const timer = setInterval(() => sending.write(Buffer.alloc(bytes, 7)), everyMs);
    sending.once('close', () => clearInterval(timer)).once('error', reject);
    sending.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
      sending.destroy();
    });
  });
}
