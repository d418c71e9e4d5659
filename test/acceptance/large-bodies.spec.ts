import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { inline } from '../stack/media-files.js';
import { AMPLE } from '../stack/shared-world.js';

const BODIES = 8;
/** Over what an image may have, so that each body is read and then refused. */
const BYTES = 26_000_000;
/** Below the 1 GiB that the chart gives the gateway; when V8 collects garbage differs from run to run by some tens of megabytes. */
const GATEWAY_BYTES = 1_000_000_000;
const info = stackInfo();
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'large', AMPLE));
});

/** The most that the process has had resident, in bytes (proc(5), VmHWM). */
const peakOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) * 1_024;

/** From here on, the peak is that of this test and not of those before it (proc(5), clear_refs). */
const resetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

describe('large bodies', () => {
  it(`[decision-39] of 26 MB, ${BODIES} at once, are answered with memory to spare, by the gateway that was there`, async () => {
    const gateway = info.pids['gateway'] ?? 0;
    const world_prompt = { type: 'image', image_prompt: inline(Buffer.alloc(BYTES, 7)) };
    const body = JSON.stringify({ world_prompt });
    const headers = { 'content-type': 'application/json' };
    resetPeak(gateway);
    const answers = await Promise.all(Array.from({ length: BODIES }, () => client.send('POST', '/svc/v1/worlds:generate', body, headers)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringContaining('20000000') } });
    expect(stackInfo().pids['gateway']).toBe(gateway);
    expect(peakOf(gateway)).toBeLessThan(GATEWAY_BYTES);
  });

  it('[decision-39] that do not come hold no memory: the connection ends, and others are answered', async () => {
    const ended = once(announce({ bytes: 216_000_000, key: client.apiKey }), 'close');
    await ended;
    const order = { world_prompt: { type: 'image', image_prompt: inline(Buffer.alloc(2_000_000, 7)) } };
    expect((await client.post('/svc/v1/worlds:generate', order)).status).toBe(400);
  });

  it('[decision-39] are not read from whoever shows no key', async () => {
    const socket = announce({ bytes: 5_000_000, key: null });
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });
});

/** Sends the head of a request, and the first byte of so many. */
function announce({ bytes, key }: { readonly bytes: number; readonly key: string | null }): Socket {
  const { hostname, port } = new URL(info.api_url);
  const socket = connect(Number(port), hostname);
  const head = ['POST /svc/v1/worlds:generate HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/json'];
  const shown = key === null ? [] : [`Svc-Api-Key: ${key}`];
  socket.write([...head, ...shown, `Content-Length: ${bytes}`, '', '{'].join('\r\n'));
  return socket;
}
