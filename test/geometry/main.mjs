// `npm run geometry [-- --worlds N] [-- --seed S] [-- --only WORD]`: builds worlds whose prompts are drawn by lot over all rooms, sites,
// landscapes and styles, and measures them on the collider: blocked doors, objects inside walls or other objects, floating objects, the walk
// from the start, and how plans differ between seeds. Prints a table and the first offenders, writes .diorama/geometry.json, and ends with 1
// when a gate is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { buildModel } from '@diorama/places';
import { measureGeometry, WALK_DISTANCE } from '@diorama/quality';
import { composeScene } from '@diorama/scene';

import { compareSeeds, isVaried } from './compare-seeds.ts';
import { drawGeometryPrompts } from './draw-prompts.ts';
import { formatGeometryTable, formatOffenders, tabulateGeometry } from './report.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama/', import.meta.url));
const SEEDS = 10;
const VARIED = { room: 'living room', street: 'city street' };

const { values } = parseArgs({
  options: { worlds: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' }, only: { type: 'string' } },
});
const prompts = drawGeometryPrompts(Number(values.worlds), Number(values.seed)).filter(({ prompt }) => prompt.includes(values.only ?? ''));

const worlds = prompts.map(({ prompt, seed }) => {
  const { scene, caption } = composeScene(prompt, seed);
  const start = performance.now();
  const model = buildModel(scene);
  const milliseconds = performance.now() - start;
  return { prompt, seed, caption, milliseconds, figures: measureGeometry(model) };
});

const rows = tabulateGeometry(worlds, WALK_DISTANCE);
process.stdout.write(`${formatGeometryTable(rows)}\n\n${formatOffenders(worlds)}\n\n`);
const varieties = Object.entries(VARIED).map(([kind, prompt]) => ({ kind, ...compareSeeds(prompt, SEEDS) }));
for (const { prompt, seeds, distinct } of varieties)
  process.stdout.write(
    `${seeds} seeds of "${prompt}": ${distinct.size} sizes, ${distinct.openings} sets of openings, ${distinct.kinds} sets of objects, ${distinct.places} plans\n`,
  );
const slowest = worlds.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5);
for (const { prompt, milliseconds } of slowest) process.stdout.write(`${Math.round(milliseconds)} ms to build "${prompt}"\n`);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}geometry.json`, `${JSON.stringify({ rows, varieties, worlds }, null, 2)}\n`);
const isMet = rows.every((row) => row.isMet) && varieties.every((variety) => isVaried(variety, variety.kind === 'room'));
process.exitCode = isMet ? 0 : 1;
