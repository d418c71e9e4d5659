// `npm run catalogue [-- --theme NAME] [-- --only ID,ID] [-- --generator NAME] [-- --names off] [-- --sample N --seed S]`: draws every object of
// the catalogue from three sides with a scale bar, checks it, and writes sheets and `report.json` to .diorama/catalogue. Ends with 1 when a
// row fails a check.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { checkRows } from './check-rows.ts';
import { chooseRows } from './choose-rows.ts';
import { drawRow } from './draw-row.ts';
import { writeSheets } from './sheets.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama/catalogue', import.meta.url));

const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    only: { type: 'string' },
    generator: { type: 'string' },
    names: { type: 'string', default: 'on' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: FOLDER },
  },
});
const rows = chooseRows(values);
if (rows.length === 0) throw new Error('no row of the catalogue matches');
mkdirSync(values.out, { recursive: true });
const drawn = rows.map(drawRow);
const report = checkRows(drawn);
await writeSheets(values.out, drawn, values.names !== 'off');
writeFileSync(join(values.out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
for (const { id, faults } of report) if (faults.length > 0) process.stdout.write(`${id}: ${faults.join('; ')}\n`);
const failed = report.filter(({ faults }) => faults.length > 0).length;
process.stdout.write(`${report.length} objects, ${failed} with faults; sheets in ${values.out}\n`);
process.exitCode = failed === 0 ? 0 : 1;
