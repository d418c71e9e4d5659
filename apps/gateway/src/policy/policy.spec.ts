import { LIMITS } from '@diorama/domain';
import type { Moderator } from '@diorama/policy';
import type { AdminClient, MediaClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';
import { describe, expect, it } from 'vitest';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { ContentPolicy } from './policy.js';

const MINUTE_MS = 60_000;
const MAX = LIMITS.textChecksPerMinute;
const ada = { accountId: 'acc_1' } as AuthenticatedUser;
const grace = { accountId: 'acc_2' } as AuthenticatedUser;
const LIMITED = { code: 'RATE_LIMITED' };

/** A policy whose moderator refuses texts with the word "forbidden". */
function setUp({ isRemote }: { isRemote: boolean }) {
  const state = { now: 1_000_000, judged: 0, recorded: 0 };
  const texts: Moderator = {
    isRemote,
    refusal: async ({ texts: judged }) => {
      state.judged++;
      return judged.includes('forbidden') ? 'violence' : null;
    },
  };
  const admin = { recordAudit: async () => void state.recorded++ } as unknown as AdminClient;
  const rest = { media: null, mediaClient: {} as MediaClient, logger: {} as Logger };
  return { state, policy: new ContentPolicy({ texts, admin, clock: () => state.now, ...rest }) };
}

/** Each checks one text. */
const CHECKS: readonly [string, (policy: ContentPolicy, text: string) => Promise<void>][] = [
  ['a start or a change', (policy, text) => policy.requireTexts(ada, [text])],
  ['a dry run', (policy, text) => policy.requireQuotedTexts(ada, [text])],
];

describe('texts that a moderation service judges', () => {
  it.each(CHECKS)('are counted by account before the judgement: %s', async (_what, check) => {
    const { state, policy } = setUp({ isRemote: true });
    for (let n = 0; n < MAX; n++) await check(policy, 'a lake');
    await expect(check(policy, 'a lake')).rejects.toMatchObject(LIMITED);
    expect(state.judged).toBe(MAX);
    await policy.requireTexts(grace, ['a lake']);
    state.now += MINUTE_MS;
    await check(policy, 'a lake');
  });

  it('count together with composed scenes', async () => {
    const { policy } = setUp({ isRemote: true });
    for (let n = 0; n < MAX; n++) policy.count(ada);
    for (const [, check] of CHECKS) await expect(check(policy, 'a lake')).rejects.toMatchObject(LIMITED);
  });

  it('are not counted of starts that have begun, but of refused ones', async () => {
    const { policy } = setUp({ isRemote: true });
    for (let n = 0; n < 2 * MAX; n++) {
      await policy.requireTexts(ada, ['a lake']);
      policy.uncountStart(ada);
    }
    const refused = { code: 'CONTENT_POLICY_VIOLATION' };
    for (let n = 0; n < MAX; n++) await expect(policy.requireTexts(ada, ['forbidden'])).rejects.toMatchObject(refused);
    await expect(policy.requireTexts(ada, ['forbidden'])).rejects.toMatchObject(LIMITED);
  });
});

describe('texts that local rules judge', () => {
  it.each(CHECKS)('are not counted: %s', async (_what, check) => {
    const { state, policy } = setUp({ isRemote: false });
    for (let n = 0; n < 3 * MAX; n++) await check(policy, 'a lake');
    policy.uncountStart(ada);
    expect(state.judged).toBe(3 * MAX);
  });
});

describe('a refusal', () => {
  it('is recorded for a start or a change, and not for a dry run', async () => {
    const { state, policy } = setUp({ isRemote: false });
    for (const [, check] of CHECKS) await expect(check(policy, 'forbidden')).rejects.toMatchObject({ details: { category: 'violence' } });
    expect(state.recorded).toBe(1);
  });
});

describe('the limit of text checks', () => {
  it('admits as many in any minute as the limit says, per account', () => {
    const { state, policy } = setUp({ isRemote: false });
    for (let n = 1; n <= MAX; n++) {
      expect(policy.count(ada)).toMatchObject([{ name: 'minute', remaining: MAX - n, windowSeconds: 60 }]);
      state.now += 100;
    }
    expect(() => policy.count(ada)).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', details: expect.objectContaining({ retry_after: '54' }) }),
    );
    expect(policy.count(grace)).toMatchObject([{ remaining: MAX - 1 }]);
    state.now = 1_000_000 + MINUTE_MS;
    expect(policy.count(ada)).toMatchObject([{ remaining: 0 }]);
    expect(() => policy.count(ada)).toThrow('The rate limit was exceeded');
  });

  it('does not count requests that it rejects', () => {
    const { state, policy } = setUp({ isRemote: false });
    for (let n = 0; n < MAX; n++) policy.count(ada);
    for (let n = 0; n < 10; n++) expect(() => policy.count(ada)).toThrow('rate limit');
    state.now += MINUTE_MS;
    expect(policy.count(ada)).toMatchObject([{ remaining: MAX - 1 }]);
  });
});
