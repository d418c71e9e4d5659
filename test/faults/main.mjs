// `npm run faults [-- --count N --seed S]`: breaks a stack of its own so often under a mixed load; prints a table, writes .diorama/faults.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { aligned } from '../quality/aligned.ts';
import { runFaults } from './runner/run-faults.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama', import.meta.url));

const { values } = parseArgs({ options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } } });
const say = (line) => process.stderr.write(`${line}\n`);
const logsTo = join(FOLDER, 'faults-logs');
const result = await runFaults({ count: Number(values.count), seed: Number(values.seed), logsTo, say });
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'faults.json'), `${JSON.stringify({ ...values, ...result }, null, 2)}\n`);

const groups = Object.values(Object.groupBy(result.injected, ({ kind, at }) => `${kind} ${at}`));
const rows = groups.map((those) => {
  const waits = those.map(({ answeredAfterMs }) => answeredAfterMs).toSorted((a, b) => a - b);
  const longest = Math.max(...those.map(({ forMs }) => forMs));
  return [
    those[0].kind,
    those[0].at,
    String(those.length),
    `${(longest / 1_000).toFixed(1)} s`,
    `${waits[waits.length >> 1]} ms`,
    `${waits.at(-1)} ms`,
  ];
});
const header = ['fault', 'at', 'times', 'longest', 'answered after', 'at most'];
process.stdout.write(`${aligned([header, ...rows.toSorted((a, b) => a[0].localeCompare(b[0]) || a[1].localeCompare(b[1]))])}\n\n`);
const work = Object.entries(result.work).map(([kind, count]) => `${count} ${kind}`);
process.stdout.write(`${result.injected.length} faults in ${(result.seconds / 60).toFixed(1)} minutes: ${work.join(', ')}\n`);
if (!result.hasDisk) process.stdout.write('No disk was filled: this user may not mount one.\n');
process.stdout.write(result.faults.length === 0 ? 'Nothing was lost, nothing was done twice.\n' : `${result.faults.join('\n')}\n`);
process.exitCode = result.faults.length === 0 ? 0 : 1;
