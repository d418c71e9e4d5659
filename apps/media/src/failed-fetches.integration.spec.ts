import { DomainError } from '@diorama/domain';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { mediaProto } from '@diorama/proto-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startFakeEgress } from './testing/fake-egress.js';
import type { FakeEgress } from './testing/fake-egress.js';
import { MEDIA_PURPOSE_DEPTH, MEDIA_PURPOSE_IMAGE, createTestPicture } from './testing/media-uploads.js';
import { startTestMedia } from './testing/start-media.js';
import type { TestMedia } from './testing/start-media.js';

const WINDOW = { failures: 3, seconds: 600 };
const UNFETCHABLE = new DomainError('MEDIA_URL_UNFETCHABLE', { reason: 'its host cannot be reached' });
/** As long as a fetch may take, and more. */
const FETCH_DEADLINE_MS = 90_000;

interface FetchCall {
  readonly purpose?: mediaProto.MediaPurpose;
  readonly signal?: AbortSignal;
}

describe('fetches of URLs that fail', () => {
  let egress: FakeEgress;
  let media: TestMedia;
  beforeAll(async () => {
    egress = await startFakeEgress();
    media = await startTestMedia({
      postgres: await startPostgres(),
      freePort: findFreePort,
      options: { egressAddress: egress.address, fetchWindow: WINDOW },
    });
    egress.answers.set(url('dead'), [UNFETCHABLE]);
    egress.answers.set(url('good'), [await createTestPicture(40)]);
    egress.answers.set(url('page'), [Buffer.from('<!doctype html><title>Log in</title>')]);
    egress.answers.set(url('text'), [Buffer.from('no picture')]);
    egress.answers.set(url('silent'), ['silence']);
    egress.answers.set(url('displaced'), [new DomainError('MEDIA_FETCH_DISPLACED', { retry_after: '5' })]);
  });
  afterAll(async () => {
    await media.stop();
    egress.stop();
  });

  const url = (path: string): string => `https://example.com/${path}`;
  const fetchFor = (
    accountId: string,
    path: string,
    { purpose = MEDIA_PURPOSE_IMAGE, signal = new AbortController().signal }: FetchCall = {},
  ) => media.client.fetchMedia({ accountId, projectId: 'prj', url: url(path), purpose }, { signal, deadlineMs: FETCH_DEADLINE_MS });
  const codeOf = (fetched: Promise<unknown>): Promise<string> =>
    fetched.then(
      () => 'fetched',
      (error: { code: string }) => error.code,
    );
  const failedOf = async (accountId: string): Promise<number> => {
    const rows = await media.query('SELECT cardinality(failed_at) AS count FROM media.failed_fetch WHERE account_id = $1', [accountId]);
    return (rows[0] as { count: number } | undefined)?.count ?? 0;
  };
  const age = (accountId: string, seconds: number): Promise<unknown> =>
    media.query(
      `UPDATE media.failed_fetch SET failed_at = ARRAY(SELECT at - make_interval(secs => $2) FROM unnest(failed_at) AS at ORDER BY at DESC)
       WHERE account_id = $1`,
      [accountId, seconds],
    );

  it('are limited per window; then the account receives a retry time, and no host is contacted', async () => {
    for (const path of ['dead', 'page', 'text']) expect(await codeOf(fetchFor('acc_many', path))).toMatch(/UNFETCHABLE|REJECTED/);
    const asked = egress.asked.length;
    await age('acc_many', 500);
    const refusal = await fetchFor('acc_many', 'good').catch((error: DomainError) => error);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', details: { limit: '3 failed fetches of media URLs in 600 s' } });
    const { retry_after: retryAfter } = (refusal as DomainError).details;
    expect(Number(retryAfter)).toBeGreaterThan(30);
    expect(Number(retryAfter)).toBeLessThanOrEqual(100);
    expect(egress.asked).toHaveLength(asked);
    expect(await codeOf(fetchFor('acc_other', 'good'))).toBe('fetched');
    await age('acc_many', 101);
    expect(await codeOf(fetchFor('acc_many', 'good'))).toBe('fetched');
  });

  it('are not those that succeed, or that end for another account', async () => {
    for (const path of ['good', 'good', 'displaced', 'good', 'displaced']) await codeOf(fetchFor('acc_honest', path));
    expect(await failedOf('acc_honest')).toBe(0);
  });

  it('are also those that their caller leaves', async () => {
    const caller = new AbortController();
    const asked = egress.asked.length;
    const left = codeOf(fetchFor('acc_leaves', 'silent', { signal: caller.signal }));
    await expect.poll(() => egress.asked.length).toBe(asked + 1);
    caller.abort();
    expect(await left).toBe('UNAVAILABLE');
    await expect.poll(() => failedOf('acc_leaves')).toBe(1);
  });

  it('are also those whose file the start does not use', async () => {
    const { mediaAsset } = await fetchFor('acc_unused', 'good');
    await media.client.discardMedia({ accountId: 'acc_unused', mediaAssetIds: [mediaAsset?.mediaAssetId ?? ''] });
    expect(await failedOf('acc_unused')).toBe(1);
  });

  it('are kept in one row for each account, of so many entries at most, until a sweep finds them old', async () => {
    await Promise.all(Array.from({ length: 8 }, () => codeOf(fetchFor('acc_rows', 'dead'))));
    expect(await failedOf('acc_rows')).toBe(WINDOW.failures);
    await age('acc_rows', WINDOW.seconds - 60);
    await media.client.sweepMedia({ limit: 1_000 });
    expect(await failedOf('acc_rows')).toBe(WINDOW.failures);
    await age('acc_rows', 61);
    await media.client.sweepMedia({ limit: 1_000 });
    expect(await failedOf('acc_rows')).toBe(0);
    await codeOf(fetchFor('acc_rows', 'dead'));
    await media.client.deleteAccountMedia({ accountId: 'acc_rows' });
    expect(await failedOf('acc_rows')).toBe(0);
  });

  it('are 400 when they take too long, be it for their host or for their turn', async () => {
    const waits = [fetchFor('acc_late', 'silent'), ...[1, 2].map(() => fetchFor('acc_late', 'silent', { purpose: MEDIA_PURPOSE_DEPTH }))];
    for (const wait of await Promise.allSettled(waits))
      expect(wait).toMatchObject({
        status: 'rejected',
        reason: { code: 'MEDIA_URL_UNFETCHABLE', details: { reason: 'it took longer than 30 s' } },
      });
  });
});
