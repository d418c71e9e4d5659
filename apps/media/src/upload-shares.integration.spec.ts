import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { findFreePort, startPostgres } from '@diorama/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { beginTestUpload, createTestPicture, prepareTestUpload, sendTestUpload } from './testing/media-uploads.js';
import { startTestMedia } from './testing/start-media.js';
import type { TestMedia } from './testing/start-media.js';

/** Slow uploads that are answered, with their status, or not yet. */
interface SlowUpload {
  readonly sending: ClientRequest;
  status: number | null;
}

const ANNOUNCED_BYTES = 1_000_000;

describe('uploads of several accounts', () => {
  let media: TestMedia;
  let slow: SlowUpload[] = [];
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort });
  });
  afterEach(async () => {
    for (const { sending } of slow) sending.destroy();
    slow = [];
    await vi.waitUntil(async () => (await media.incoming()) === 0, { timeout: 60_000 });
  });
  afterAll(() => media.stop());

  /** Uploads that send a byte, and nothing more while the test runs; the pace of these tests allows that. */
  async function beginSlow(accounts: readonly string[], each: number): Promise<void> {
    for (const account of accounts)
      for (let i = 0; i < each; i++) {
        const sending = beginTestUpload(await prepareTestUpload(media, account), { 'content-length': String(ANNOUNCED_BYTES) });
        const upload: SlowUpload = { sending, status: null };
        sending.once('response', (answer) => (upload.status = answer.statusCode ?? 0));
        sending.write('x');
        slow.push(upload);
      }
  }
  const answered = (): (number | null)[] => slow.map(({ status }) => status).filter((status) => status !== null);
  const attackers = (count: number): string[] => Array.from({ length: count }, (_, i) => `acc_attacker_${i}`);
  const uploadOf = async (account: string): Promise<number> =>
    (await sendTestUpload(await prepareTestUpload(media, account), new Uint8Array(await createTestPicture()))).status;

  it('lets another account in at once while four accounts have eight slow uploads each', async () => {
    await beginSlow(attackers(4), 8);
    await expect.poll(() => media.incoming(), { timeout: 60_000 }).toBe(32);
    expect(await uploadOf('acc_newcomer')).toBe(200);
    expect(answered()).toEqual([]);
  });

  it('ends the slowest upload of an account that has the most when all room is taken and another account waits', async () => {
    await beginSlow(attackers(4), 32);
    await expect.poll(() => media.incoming(), { timeout: 60_000 }).toBe(128);
    expect(await uploadOf('acc_newcomer')).toBe(200);
    await expect.poll(answered).toEqual([429]);
  });

  it('responds 429 with Retry-After to the excess of an account, while others are served', async () => {
    await beginSlow(['acc_greedy'], 32);
    await expect.poll(() => media.incoming(), { timeout: 60_000 }).toBe(32);
    const sending = beginTestUpload(await prepareTestUpload(media, 'acc_greedy'), { 'content-length': String(ANNOUNCED_BYTES) });
    sending.flushHeaders();
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '5']);
    expect(JSON.parse(await text(answer))).toEqual({
      detail: 'The rate limit was exceeded: 32 concurrent uploads and 8500 MB per account. Try again in 5 s',
      code: 'RATE_LIMITED',
      request_id: expect.any(String),
    });
    sending.destroy();
    expect(await uploadOf('acc_newcomer')).toBe(200);
  });

  it('counts announced bytes: an account cannot fill the disk with a few large files', async () => {
    for (let i = 0; i < 8; i++) {
      const sending = beginTestUpload(await prepareTestUpload(media, 'acc_large'), { 'content-length': '1048576000' });
      sending.write('x');
      slow.push({ sending, status: null });
    }
    await expect.poll(() => media.incoming(), { timeout: 60_000 }).toBe(8);
    const sending = beginTestUpload(await prepareTestUpload(media, 'acc_large'), { 'content-length': '1048576000' });
    sending.flushHeaders();
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(429);
    sending.destroy();
  });
});

describe('uploads below the minimum pace', () => {
  let media: TestMedia;
  beforeAll(async () => {
    const uploadPace = { graceMs: 1_000, idleMs: 60_000, totalMs: 3_600_000, bytesPerSecond: 4_096 };
    media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort, options: { uploadPace } });
  });
  afterAll(() => media.stop());

  it('end as too slow although a piece comes now and then', async () => {
    const sending = beginTestUpload(await prepareTestUpload(media, 'acc_drip'), { 'content-length': '100000' });
    sending.write('x');
    const drip = setInterval(() => sending.write('x'), 100);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    clearInterval(drip);
    sending.destroy();
    expect(answer.statusCode).toBe(408);
  });
});
