// `npm run breadth [-- --only WORD] [-- --verdicts]`: reads the prompts of the corpus and prints how much of what they name the reader
// represents, in total, per category, and for the halves `dev` and `held` separately. It also prints the things that `dev` lacks most often and
// the drawings that a misread word causes, and writes .diorama/breadth.json. `--verdicts` prints the verdict on each thing of the prompts of
// `dev`; `--only` restricts them to prompts whose id or text contains a word. Verdicts on `held` appear nowhere: develop against `dev`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { readBreadthCorpus, readWrongDrawings } from './corpus.ts';
import { countMissingThings, scorePrompt, tabulateBreadth } from './figures.ts';
import { readPrompt } from './reading.ts';
import { formatBreadthTable, formatMissingThings, formatVerdicts } from './report.ts';
import { findWrongDrawings } from './wrong-drawings.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama/', import.meta.url));

const { values: options } = parseArgs({ options: { only: { type: 'string' }, verdicts: { type: 'boolean', default: false } } });

const results = readBreadthCorpus().prompts.map((prompt) => scorePrompt(prompt, readPrompt(prompt.prompt)));
const dev = results.filter(({ half }) => half === 'dev');
const rows = tabulateBreadth(results);
const missing = countMissingThings(dev);
const checks = readWrongDrawings().map((check) => ({ ...check, drawn: findWrongDrawings(check, readPrompt(check.prompt)) }));
const wrong = checks.filter(({ drawn }) => drawn.length > 0);

const { only } = options;
const listed = dev.filter(({ id, prompt }) => only === undefined || id.includes(only) || prompt.includes(only));
if (options.verdicts || only !== undefined) process.stdout.write(`${listed.map(formatVerdicts).join('\n')}\n\n`);
process.stdout.write(`${formatBreadthTable(rows)}\n\n${formatMissingThings(missing)}\n\n`);
process.stdout.write(`wrong drawings: ${wrong.length} of ${checks.length} checks\n`);
for (const { words, drawn, prompt } of wrong) process.stdout.write(`  "${words}" draws ${drawn.join(', ')}: ${prompt}\n`);

mkdirSync(FOLDER, { recursive: true });
const report = { rows, missing, wrongDrawings: checks.map(({ id, drawn }) => ({ id, drawn })), dev };
writeFileSync(`${FOLDER}breadth.json`, `${JSON.stringify(report, null, 2)}\n`);
