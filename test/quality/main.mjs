// `npm run quality [-- --kind text|image] [-- --prompts N] [-- --only WORD] [-- --preset draft|standard] [-- --processes N]`: builds the
// worlds of the gallery and those of the photographs, measures them, prints tables and writes .diorama/quality: report.json, contact
// sheets and a page to look through. Ends with 1 when a median over the whole gallery or over all photographs misses its gate.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { MEASURES, medianOf, PHOTOGRAPH_MEASURES } from './figures.ts';
import { galleryPage } from './gallery.ts';
import { GATES, missedGates, PHOTOGRAPH_GATES } from './gates.ts';
import { measureAll } from './measure-all.ts';
import { PHOTOGRAPHS } from './photographs.ts';
import { choose, GALLERY } from './prompts.ts';
import { furthestOf, photographReportOf, reportOf } from './report.ts';
import { writePanoramaSheet, writePhotographSheet } from './tiles.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama/quality', import.meta.url));

function readOptions() {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string' },
      prompts: { type: 'string' },
      only: { type: 'string' },
      preset: { type: 'string', default: 'standard' },
      processes: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    },
  });
  const { kind, preset, only = null } = values;
  if (preset !== 'draft' && preset !== 'standard') throw new Error(`a preset is draft or standard, not ${preset}`);
  if (kind !== undefined && kind !== 'text' && kind !== 'image') throw new Error(`a kind is text or image, not ${kind}`);
  const count = values.prompts === undefined ? null : Number(values.prompts);
  const processes = Number(values.processes);
  if (!(count === null || (Number.isInteger(count) && count > 0)) || !(Number.isInteger(processes) && processes > 0))
    throw new Error('counts of prompts and processes are whole numbers above 0');
  const prompts = kind === 'image' ? [] : choose(GALLERY, only, count);
  const taken = kind === 'text' ? [] : choose(PHOTOGRAPHS, only, count);
  if (prompts.length + taken.length === 0)
    throw new Error(`none has ${only} in it; there are ${[...GALLERY, ...PHOTOGRAPHS].map(({ name }) => name).join(', ')}`);
  return { preset, processes, prompts, taken };
}

const say = (line) => process.stderr.write(`${line}\n`);

/** @param {import('./figures.ts').WorldFigures} world */
function sayOfWorld(world) {
  const { metres, psnr, holes } = furthestOf(world);
  const walked = `${psnr.median.toFixed(1)} dB and ${(100 * holes.median).toFixed(2)} % holes at ${metres} m`;
  return `${world.psnr.toFixed(1)} dB, ${walked}, ${world.seconds.toFixed(0)} s to build, ${world.measuringSeconds.toFixed(0)} s to measure`;
}

/** @param {import('./figures.ts').PhotographFigures} photograph */
function sayOfPhotograph({ found, own, seconds }) {
  return `found again at ${found.toFixed(1)} dB, its splats at ${own.toFixed(1)} dB, ${seconds.toFixed(0)} s to build`;
}

const mediansOf = (measured, measures) => Object.fromEntries(measures.map((measure) => [measure.name, medianOf(measure, measured)]));

/** Gates are for the medians of everything; a few say nothing about them. */
function missedBy({ preset }, { worlds, photographs }) {
  return [
    ...(worlds.length === GALLERY.length ? missedGates(worlds, MEASURES, GATES[preset]) : []),
    ...(photographs.length === PHOTOGRAPHS.length ? missedGates(photographs, PHOTOGRAPH_MEASURES, PHOTOGRAPH_GATES[preset]) : []),
  ];
}

async function main() {
  const options = readOptions();
  const { preset, processes, prompts, taken } = options;
  mkdirSync(FOLDER, { recursive: true });
  const worlds = await measureAll(prompts, { preset, processes, folder: FOLDER, say, sayOf: sayOfWorld });
  const photographs = await measureAll(taken, { preset, processes, folder: FOLDER, say, sayOf: sayOfPhotograph });
  await writePanoramaSheet(FOLDER, prompts);
  await writePhotographSheet(FOLDER, taken);
  writeFileSync(join(FOLDER, 'index.html'), galleryPage({ worlds, photographs }, FOLDER));
  const report = {
    preset,
    medians: mediansOf(worlds, MEASURES),
    gates: GATES[preset],
    worlds,
    photographs: { medians: mediansOf(photographs, PHOTOGRAPH_MEASURES), gates: PHOTOGRAPH_GATES[preset], each: photographs },
  };
  writeFileSync(join(FOLDER, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  if (worlds.length > 0) process.stdout.write(`${reportOf(worlds)}\n`);
  if (photographs.length > 0) process.stdout.write(`\n${photographReportOf(photographs)}\n`);
  const missed = missedBy(options, { worlds, photographs });
  for (const line of missed) process.stdout.write(`${line}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

await main();
