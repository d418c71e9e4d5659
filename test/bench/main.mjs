// `npm run bench [-- --quick] [-- --only WORD]`: measures the system beside its yardsticks, prints a table, writes .diorama/bench.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { benchmarksNamed, runAll } from './run.ts';
import { linesOf, tableOf } from './table.ts';
import { Workbench } from './workbench.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama', import.meta.url));
const DEFAULT_THREADS = 2;

async function main() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } } });
  const benchmarks = benchmarksNamed(values.only ?? null);
  const bench = new Workbench({
    quick: values.quick,
    threads: Number(process.env.ENGINE_THREADS ?? DEFAULT_THREADS),
    python: process.env.OPENEXR_PYTHON ?? 'python3',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void bench.close().finally(() => process.exit(130)));
  let run;
  try {
    run = await runAll(benchmarks, bench, (line) => process.stderr.write(`${line}\n`));
  } finally {
    await bench.close();
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'bench.json'), `${JSON.stringify(linesOf(run.results), null, 2)}\n`);
  process.stdout.write(`${tableOf(run.results)}\n`);
  // An aim that is missed on a busy machine is news; a benchmark that could not be measured is a fault.
  process.exitCode = run.failures === 0 ? 0 : 1;
}

await main();
