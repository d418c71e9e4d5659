import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';

import { createTemporalClient, readTemporalSettings } from '@diorama/temporal';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { inline, picture, servePictures, upload } from '../stack/media-files.js';
import type { PictureHost } from '../stack/media-files.js';
import { AMPLE } from '../stack/shared-world.js';

const PATH = '/svc/v1/worlds:generate';
const info = stackInfo();
/** What was planted, by what it is. */
const planted = new Map<string, string>();
/** Bodies of answers that are errors. */
const errors: string[] = [];
let client: Client;
let host: PictureHost;

/** A word that occurs nowhere else. */
function plant(what: string): string {
  const word = `canary${randomBytes(9).toString('hex')}`;
  planted.set(what, word);
  return word;
}

/** Keeps the body where it is an error. */
function kept(answer: Answer): Answer {
  if (answer.status >= 400) errors.push(JSON.stringify(answer.body));
  return answer;
}

const post = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  kept(await client.post(path, body, headers));

async function cancel({ status, body }: Answer): Promise<void> {
  expect(status).toBe(200);
  await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
}

const text = (words: string) => ({ type: 'text', text_prompt: words });

beforeAll(async () => {
  const { account, client: owner } = await newAccount(info, 'canaries', AMPLE);
  client = owner;
  planted.set('an API key', account.api_key);
  planted.set('the operator token', info.operator_token);
  planted.set('the demo key', info.api_key);
  const bytes = await picture(64, 48);
  host = await servePictures(info, (request, response) => {
    if (request.url?.startsWith('/gone') === true) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
  });
  await plantGoodRequests();
  await plantUploads();
  await plantBadRequests();
});

afterAll(() => host.close());

/** One of them is really made, so that its prompt goes through every stage. */
async function plantGoodRequests(): Promise<void> {
  const headers = {
    'idempotency-key': plant('an idempotency key'),
    authorization: `Bearer ${plant('an Authorization header')}`,
    cookie: `session=${plant('a cookie')}`,
  };
  const made = await post(
    PATH,
    {
      model: 'svc-1.0-draft',
      display_name: plant('a display name'),
      tags: [plant('a tag')],
      world_prompt: text(`a pebble ${plant('a prompt')}`),
    },
    headers,
  );
  await client.finish(made.body.operation_id, 240_000);
  await post('/svc/v1/worlds:list', { tags: [plant('a filter')], page_token: null });
  const uri = `${host.url}/sky.png?token=${plant('a query of a media URL')}`;
  await cancel(await post(PATH, { model: 'svc-1.0-draft', world_prompt: { type: 'image', image_prompt: { source: 'uri', uri } } }));
  const coloured = await picture(65, 49, 'png', `#${randomBytes(3).toString('hex')}`);
  const image_prompt = inline(coloured);
  planted.set('base64', coloured.toString('base64').slice(20, 90));
  await cancel(
    await post(PATH, { model: 'svc-1.0-draft', world_prompt: { type: 'image', image_prompt, text_prompt: plant('a text beside') } }),
  );
  const noise = Buffer.concat([coloured, randomBytes(2_000)]).toString('base64');
  planted.set('the end of base64', noise.slice(-60, -4));
  kept(await client.post(PATH, { world_prompt: { type: 'image', image_prompt: { data_base64: noise } }, dry_run: true }));
}

async function plantUploads(): Promise<void> {
  const sent = await upload(client, { bytes: await picture(20, 20), fileName: `${plant('a file name')}.png` });
  planted.set('a signature of an upload URL', signatureOf(sent.prepared.upload_info.upload_url));
  const bad = await upload(client, { bytes: Buffer.from(`<html>${plant('bytes of a rejected file')}</html>`) });
  errors.push(await bad.sent.text());
  const { body } = await client.post('/svc/v1/worlds:list', {});
  const url: string = body.worlds.map(({ assets }: Answer['body']) => assets.thumbnail_url).find((found: unknown) => found !== null);
  planted.set('a signature of an asset URL', signatureOf(url));
  expect((await fetch(url)).status).toBe(200);
  errors.push(await (await fetch(url.replace(signatureOf(url), plant('a forged signature').padEnd(43, 'x')))).text());
}

/** What makes a URL valid: an HMAC of 256 bits in base64url. */
function signatureOf(url: string): string {
  const [signature = ''] = /[A-Za-z0-9_-]{43}/.exec(url) ?? [];
  expect(signature).not.toBe('');
  return signature;
}

async function plantBadRequests(): Promise<void> {
  const bad: object[] = [
    { display_name: plant('a display name that is too long').repeat(3), world_prompt: text('x') },
    { world_prompt: text(plant('a prompt that is too long').repeat(90)) },
    { world_prompt: { type: 'smell', text_prompt: plant('a prompt of an unknown type') } },
    { model: 'svc-9', world_prompt: text(plant('a prompt for an unknown model')) },
    { world_prompt: text(`instructions for a pipe bomb ${plant('a refused prompt')}`) },
    { world_prompt: text('x'), seed: plant('a seed that is none') },
    { world_prompt: text('x'), webhookUrl: `https://example.com/${plant('a webhook URL')}` },
    { world_prompt: { type: 'image', image_prompt: { uri: `${host.url}/gone?key=${plant('a query of a dead URL')}` } } },
    { world_prompt: { type: 'image', image_prompt: { uri: `http://user:${plant('a password in a URL')}@pictures.example.com/` } } },
    { world_prompt: { type: 'image', image_prompt: { uri: `http://127.0.0.1/${plant('a path of a private URL')}` } } },
    { world_prompt: { type: 'image', image_prompt: { data_base64: `!${plant('base64 that is none')}` } } },
    { world_prompt: { type: 'image', image_prompt: { data_base64: Buffer.from(plant('a file that is no image')).toString('base64') } } },
  ];
  for (const body of bad) expect((await post(PATH, body)).status).toBeGreaterThanOrEqual(400);
  const json = { 'content-type': 'application/json' };
  kept(await client.send('POST', PATH, `{"world_prompt": ${plant('a body that is no JSON')}`, json));
  kept(await client.send('POST', PATH, plant('a body of another type'), { 'content-type': 'text/plain' }));
  kept(await client.post('/svc/v1/worlds:list', { page_token: plant('a page token') }));
  for (const path of [`/svc/v1/worlds/${plant('an id in a path')}`, `/svc/v1/operations?state=${plant('a query')}`, `/${plant('a path')}`])
    kept(await client.get(path));
  kept(await new Client(info.api_url, plant('a false key')).get('/svc/v1/credits'));
  kept(await client.get('/admin/v1/accounts', { authorization: `Bearer ${plant('a false operator token')}` }));
  kept(await post(PATH, { world_prompt: text('x') }, { 'idempotency-key': `${plant('a bad idempotency key')} ` + 'x'.repeat(300) }));
  await breakOff(plant('a body that breaks off'));
}

/** Sends a part of a body and hangs up. */
function breakOff(word: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'svc-api-key': client.apiKey ?? '', 'content-type': 'application/json', 'content-length': '9000' };
    const cut = httpRequest(info.api_url + PATH, { method: 'POST', headers });
    cut.on('error', () => resolve());
    cut.on('close', () => resolve());
    cut.write(`{"world_prompt":"${word}`, () => cut.destroy());
  });
}

/** Names of the canaries that sing in a text; never their words, which a report would spread. */
const heardIn = (where: string): string[] => [...planted].filter(([, word]) => where.includes(word)).map(([what]) => what);

describe('what requests hold', () => {
  it('[decision-38] is planted in requests of every kind', () => {
    expect(planted.size).toBeGreaterThan(30);
    expect(errors.length).toBeGreaterThan(15);
  });

  it('[auth-02] [decision-38] is in no log of any process', () => {
    const folder = join(inject('stackHome'), 'logs');
    const files = readdirSync(folder);
    expect(files).toEqual(expect.arrayContaining(['gateway.log', 'world.log', 'media.log', 'egress.log', 'worker-generation.log']));
    for (const file of files) {
      const log = readFileSync(join(folder, file), 'utf8');
      expect({ file, heard: heardIn(log) }).toEqual({ file, heard: [] });
    }
    expect(readFileSync(join(folder, 'gateway.log'), 'utf8')).toContain('worlds::generate'); // it does write
  });

  it('[decision-38] is in no history of a workflow', async () => {
    const temporal = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: info.temporal_address }));
    let histories = 0;
    for await (const { workflowId, runId } of temporal.workflow.list()) {
      const history = JSON.stringify(await temporal.workflow.getHandle(workflowId, runId).fetchHistory(), decoded);
      expect({ workflowId, heard: heardIn(history) }).toEqual({ workflowId, heard: [] });
      if (history.includes('svc-1.0-draft')) histories++; // what is encoded is really read
    }
    await temporal.connection.close();
    expect(histories).toBeGreaterThan(0);
  });

  it('[decision-38] is in no error', () => expect(heardIn(errors.join('\n'))).toEqual([]));
});

/** Payloads are written as base64; as text they can be searched. */
function decoded(name: string, value: unknown): unknown {
  return name === 'data' && typeof value === 'string' ? Buffer.from(value, 'base64').toString('utf8') : value;
}
