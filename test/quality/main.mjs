// `npm run quality [-- --prompts N] [-- --only WORD] [-- --preset draft|standard] [-- --processes N]`: builds the worlds of the gallery,
// measures them, prints a table and writes .diorama/quality: report.json, contact sheets and a page to look through. Ends with 1 when a
// median over the whole gallery misses its gate.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { MEASURES, medianOf } from './figures.ts';
import { galleryPage } from './gallery.ts';
import { GATES, missedGates } from './gates.ts';
import { measureAll } from './measure-all.ts';
import { choosePrompts, GALLERY } from './prompts.ts';
import { reportOf } from './report.ts';
import { writeSheet } from './tiles.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama/quality', import.meta.url));

function readOptions() {
  const { values } = parseArgs({
    options: {
      prompts: { type: 'string' },
      only: { type: 'string' },
      preset: { type: 'string', default: 'standard' },
      processes: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    },
  });
  const { preset } = values;
  if (preset !== 'draft' && preset !== 'standard') throw new Error(`a preset is draft or standard, not ${preset}`);
  const count = values.prompts === undefined ? null : Number(values.prompts);
  const processes = Number(values.processes);
  if (!(count === null || (Number.isInteger(count) && count > 0)) || !(Number.isInteger(processes) && processes > 0))
    throw new Error('counts of prompts and processes are whole numbers above 0');
  return { preset, processes, prompts: choosePrompts(values.only ?? null, count) };
}

async function main() {
  const { preset, processes, prompts } = readOptions();
  mkdirSync(FOLDER, { recursive: true });
  const say = (line) => process.stderr.write(`${line}\n`);
  const worlds = await measureAll(prompts, { preset, processes, folder: FOLDER, say });
  for (const kind of ['panorama', 'truth', 'splats']) await writeSheet(FOLDER, kind, prompts);
  writeFileSync(join(FOLDER, 'index.html'), galleryPage(worlds, FOLDER));
  const medians = Object.fromEntries(MEASURES.map((measure) => [measure.name, medianOf(measure, worlds)]));
  writeFileSync(join(FOLDER, 'report.json'), `${JSON.stringify({ preset, medians, gates: GATES[preset], worlds }, null, 2)}\n`);
  process.stdout.write(`${reportOf(worlds)}\n`);
  // Gates are for the medians of the whole gallery; a few prompts say nothing about them.
  const missed = prompts.length === GALLERY.length ? missedGates(worlds, preset) : [];
  for (const line of missed) process.stdout.write(`${line}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

await main();
