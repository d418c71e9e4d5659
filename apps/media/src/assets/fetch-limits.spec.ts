import { DomainError } from '@diorama/domain';
import type { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

import { FailedFetchLimiter } from './fetch-limits.js';

describe('counting failed fetches', () => {
  it('that fails is logged, and does not hide the outcome of the fetch', async () => {
    const lines: [object, string][] = [];
    const dataSource = {
      createQueryRunner: () => {
        throw new DomainError('UNAVAILABLE');
      },
    } as unknown as DataSource;
    const logger = { warn: (fields: object, message: string) => void lines.push([fields, message]) } as never;
    await new FailedFetchLimiter({ dataSource, window: { failures: 5, seconds: 60 }, logger }).count('acc_1', 3);
    expect(lines).toEqual([
      [expect.objectContaining({ account_id: 'acc_1', count: 3 }), 'failed fetches of an account could not be counted'],
    ]);
  });
});
