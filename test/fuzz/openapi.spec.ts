import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { stackInfo } from '../stack/client.js';
import { FuzzAccount } from './fuzz-account.js';
import { Schemathesis } from './schemathesis.js';

const SEED = 20_260_101;
/** Enough to meet every operation from several sides; `npm run fuzz` sends thousands. */
const AT_LEAST = 300;
/** A bound on hangs: how long it takes is the machine's matter. */
const FUZZED_WITHIN_MS = 1_200_000;
const fuzzer = await Schemathesis.install();
if (fuzzer === null) {
  if (process.env['CI'] === 'true') throw new Error('schemathesis cannot be installed');
  process.stderr.write('schemathesis cannot be installed: the published document is not fuzzed\n');
}
let account: FuzzAccount;

beforeAll(async () => {
  account = await FuzzAccount.open(stackInfo());
});

afterAll(async () => {
  await account.cancelAll();
  fuzzer?.remove();
});

describe('the published OpenAPI document', () => {
  it.skipIf(fuzzer === null)(
    'is kept to: no 5xx, no status that it does not name, no body of another shape',
    async () => {
      const order = {
        apiUrl: stackInfo().api_url,
        apiKey: account.apiKey,
        casesPerOperation: 20,
        phases: ['examples', 'fuzzing'],
        seed: SEED,
      } as const;
      const report = await fuzzer?.fuzz(order);
      expect({ failures: report?.failures, output: report?.failures.length === 0 ? '' : report?.output }).toEqual({
        failures: [],
        output: '',
      });
      expect(report?.cases).toBeGreaterThanOrEqual(AT_LEAST);
    },
    FUZZED_WITHIN_MS,
  );
});
