import { withRequestContext } from '@diorama/telemetry';
import { describe, expect, it } from 'vitest';

import { SignInFailures } from './sign-in-failures.js';

function newRecord() {
  const lines: { target: string; details: Record<string, unknown> }[] = [];
  const warnings: string[] = [];
  let now = 0;
  let isAway = false;
  const failures = new SignInFailures({
    admin: {
      recordAudit: async ({ target, detailsJson }) => {
        if (isAway) throw new Error('away');
        lines.push({ target, details: JSON.parse(detailsJson) as Record<string, unknown> });
        return {};
      },
    },
    clock: () => now,
    logger: { warn: (_fields: object, message: string) => void warnings.push(message) } as never,
  });
  return { failures, lines, warnings, pass: (ms: number) => void (now += ms), goAway: () => void (isAway = true) };
}

describe('failed sign-ins', () => {
  it('are recorded with the network and the request', async () => {
    const { failures, lines } = newRecord();
    await withRequestContext('req_1', () => failures.record('203.0.113.7'));
    expect(lines).toEqual([{ target: '203.0.113.7', details: { request_id: 'req_1' } }]);
  });

  it('are counted when there are more than ten in a minute', async () => {
    const { failures, lines, pass } = newRecord();
    for (let i = 0; i < 25; i++) await withRequestContext('req_1', () => failures.record('203.0.113.7'));
    expect(lines).toHaveLength(10);
    pass(60_000);
    await withRequestContext('req_2', () => failures.record('203.0.113.7'));
    expect(lines.at(-1)?.details).toEqual({ request_id: 'req_2', left_out: 15 });
  });

  it('do not fail when the audit log cannot be written', async () => {
    const { failures, warnings, goAway } = newRecord();
    goAway();
    await withRequestContext('req_1', () => failures.record('203.0.113.7'));
    expect(warnings).toEqual(['failed sign-in could not be written to the audit log']);
  });
});
