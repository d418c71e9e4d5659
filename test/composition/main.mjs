// `npm run composition [-- --count N] [-- --lot N] [-- --only WORD]`: draws prompts of test/breadth/corpus.json by lot, builds their worlds without
// rendering them, and measures the view that each opens with: whether the main subject is inside it, how much of it is free and how large it is,
// which other requested objects it lacks, and how much of it is plain ground and sky. Prints a line for each world and the figures over all,
// and writes .diorama/composition.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { drawPrompts } from './lot.ts';
import { measureComposition } from './measure.ts';
import { formatCompositions, summarize } from './report.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama/', import.meta.url));
const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, lot: { type: 'string', default: '1' }, only: { type: 'string' } },
});

const drawn = drawPrompts(Number(values.count), Number(values.lot)).filter(({ prompt }) => prompt.includes(values.only ?? ''));
const compositions = drawn.map(measureComposition);
const figures = summarize(compositions);
process.stdout.write(`${formatCompositions(compositions)}\n\n`);
for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name.padEnd(44)}${value}\n`);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}composition.json`, `${JSON.stringify({ figures, compositions }, null, 2)}\n`);
