import { DomainError } from '@diorama/domain';
import type { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

import type { AccountRow } from '../accounts/account-row.js';
import { retryAfterRefill } from './retry-after-refill.js';

const ACCOUNT = {
  id: 'acc_1',
  balance: 100,
  held: 0,
  autoRefill: { threshold: 500, amount: 1_000, monthlyCap: 5_000 },
} as unknown as AccountRow;

describe('a refill after a start', () => {
  it('that fails is logged, and the start stands', async () => {
    const lines: [object, string][] = [];
    const away = new DomainError('UNAVAILABLE');
    const dataSource = {
      createQueryRunner: () => {
        throw away;
      },
    } as unknown as DataSource;
    const logger = { warn: (fields: object, message: string) => void lines.push([fields, message]) } as never;
    const begun = await retryAfterRefill({ dataSource, logger }, { accountId: 'acc_1', credits: 10 }, async () => ({
      account: ACCOUNT,
      begun: 'op_1',
    }));
    expect(begun).toBe('op_1');
    expect(lines).toEqual([[expect.objectContaining({ account_id: 'acc_1' }), 'an automatic refill to the threshold failed']]);
  });
});
