// `npm run soak [-- --minutes N]`: a stack of its own under a mixed load for an hour; prints tables, writes .diorama/soak.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { growing, reportOf, tableOf } from './report.ts';
import { soak } from './soak.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama', import.meta.url));
/** A draft every twenty seconds at most, so that a small machine has time for everything else. */
const PACE = { draft: 20_000, export: 2_000, painting: 60_000, cancel: 45_000, upload: 30_000, read: 1_000, remove: 10_000 };

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const say = (line) => process.stderr.write(`${line}\n`);
const result = await soak({ minutes: Number(values.minutes), pace: PACE, say });
const report = reportOf(result);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'soak.json'), `${JSON.stringify({ ...report, samples: result.memory }, null, 2)}\n`);
process.stdout.write(`${tableOf(report)}\n`);
const larger = growing(report);
if (larger.length > 0) process.stdout.write(`These go on growing: ${larger.join(', ')}\n`);
process.exitCode = report.faults.length === 0 && larger.length === 0 ? 0 : 1;
