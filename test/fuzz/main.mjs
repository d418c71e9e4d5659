// `npm run fuzz [-- --seed N]`: thousands of cases made from the published OpenAPI document, against a stack of its own.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { startStack } from '../stack/start-stack.ts';
import { FuzzAccount } from './fuzz-account.ts';
import { Schemathesis } from './schemathesis.ts';

const AT_LEAST = 5_000;
const CASES_PER_OPERATION = 500;
const SEEDS = 4_294_967_296;

async function main() {
  const { values } = parseArgs({ options: { seed: { type: 'string' } } });
  const seed = Number(values.seed ?? Math.floor(Math.random() * SEEDS));
  const fuzzer = await Schemathesis.install();
  if (fuzzer === null) throw new Error('schemathesis cannot be installed: it needs python3 and its package index');
  const stack = await startStack();
  let report;
  try {
    const info = stack.info();
    const account = await FuzzAccount.open(info);
    const phases = ['examples', 'coverage', 'fuzzing'];
    report = await fuzzer.fuzz({ apiUrl: info.api_url, apiKey: account.apiKey, casesPerOperation: CASES_PER_OPERATION, phases, seed });
    await account.cancelAll();
  } finally {
    await stack.stop();
    rmSync(stack.home, { recursive: true, force: true });
    fuzzer.remove();
  }
  if (report.failures.length > 0) process.stdout.write(`${report.output}\n`);
  process.stdout.write(`${report.cases} cases, ${report.failures.length} kinds of failure, seed ${seed}\n`);
  for (const failure of report.failures) process.stdout.write(`  ${failure}\n`);
  process.exitCode = report.failures.length === 0 && report.cases >= AT_LEAST ? 0 : 1;
}

await main();
