// `npm run quality:depth [-- --scenes N] [-- --seed S] [-- --first N] [-- --bundle DIR|none] [-- --baseline DIR]`: takes photographs of 65 degrees in
// held-out scenes, makes worlds of them, and compares distances and the views beside the capture point with the scenes. A baseline is another
// built checkout of the repository, which is measured in the same run. Prints a table and writes .diorama/depth: figures and sheets to look at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { createInlineRunner, pictureEngine } from '@diorama/engine';
import sharp from 'sharp';

import { drawScenes } from '../../models/training/image-depth/scenes.ts';
import { openDepthBundle } from './depth-bundle.ts';
import { median } from './figures.ts';
import { measureDepthScene, OFFSETS } from './measure-depth.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama/depth', import.meta.url));
/** One scene in so many is held out from training. */
const HELD_OUT = 11;
/** Degrees from one photograph's direction to the next. */
const TURN = 97;

const { values } = parseArgs({
  options: {
    scenes: { type: 'string', default: '16' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: '11' },
    bundle: { type: 'string', default: fileURLToPath(new URL('../../models/image-depth/1.0.0', import.meta.url)) },
    baseline: { type: 'string' },
  },
});

async function main() {
  mkdirSync(FOLDER, { recursive: true });
  const [count, first] = [Number(values.scenes), Number(values.first)];
  const drawn = drawScenes(Number(values.seed), HELD_OUT * (first + count));
  const own = values.bundle === 'none' ? null : await openDepthBundle(values.bundle);
  const base = values.baseline === undefined ? null : await openBaseline(resolve(values.baseline));
  const engines = [
    ...(base === null ? [] : [base.engine]),
    { name: 'new', pictureEngine, createInlineRunner, estimateDepth: own?.estimateDepth },
  ];
  const measured = [];
  for (let k = first; k < first + count; k++) {
    const { prompt, scene } = drawn[HELD_OUT * k + HELD_OUT - 1]();
    const { figures, shown } = await measureDepthScene(scene, TURN * k, engines);
    measured.push({ prompt, ...Object.fromEntries(figures) });
    for (const [name, { psnr, absRel, edges, seconds }] of figures)
      process.stderr.write(
        `${k} ${prompt}: ${name} ${psnr.map((value) => value?.toFixed(2)).join(' and ')} dB, abs-rel ${absRel.toFixed(3)}, edges ${edges.toFixed(2)}, ${seconds.toFixed(0)} s\n`,
      );
    await writeSheet(join(FOLDER, `${String(k).padStart(3, '0')}.png`), shown, engines);
  }
  writeFileSync(join(FOLDER, 'figures.json'), `${JSON.stringify(measured, null, 2)}\n`);
  printTable(
    measured,
    engines.map(({ name }) => name),
  );
  await Promise.all([own?.close(), base?.close()]);
}

async function openBaseline(folder) {
  const engine = await import(pathToFileURL(join(folder, 'libs/engine/engine/dist/index.js')).href);
  const bundle = await openDepthBundle(join(folder, 'models/image-depth/1.0.0'));
  const { pictureEngine: baseline, createInlineRunner: runner } = engine;
  return {
    engine: { name: 'baseline', pictureEngine: baseline, createInlineRunner: runner, estimateDepth: bundle.estimateDepth },
    close: bundle.close,
  };
}

function printTable(measured, names) {
  const rows = {
    ...Object.fromEntries(
      OFFSETS.flatMap((metres, i) => [
        [`psnr ${metres} m`, (one) => one.psnr[i]],
        [`ssim ${metres} m`, (one) => one.ssim[i]],
      ]),
    ),
    'abs-rel': (one) => one.absRel,
    'abs-rel, best factor': (one) => one.absRelScaled,
    'median rel': (one) => one.medianRel,
    'edges F1': (one) => one.edges,
    'floor in 5 cm or 3 %': (one) => one.floor,
    'walls in 5 cm or 3 %': (one) => one.walls,
    'walls flat to 5 cm or 3 %': (one) => one.flat,
    seconds: (one) => one.seconds,
  };
  process.stdout.write(
    `medians of ${measured.length} scenes (abs-rel: also means)\n${''.padEnd(28)}${names.map((name) => name.padStart(18)).join('')}\n`,
  );
  for (const [title, of] of Object.entries(rows)) {
    const cells = names.map((name) => {
      const found = measured.map((one) => of(one[name])).filter((value) => value !== null);
      const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
      return `${(median(found) ?? Number.NaN).toFixed(3)} (${mean.toFixed(3)})`.padStart(18);
    });
    process.stdout.write(`${title.padEnd(28)}${cells.join('')}\n`);
  }
}

async function writeSheet(file, { panoramas, views }, engines) {
  const columns = 1 + OFFSETS.length;
  const tile = { width: 278, height: 246 };
  const pano = { width: tile.width * columns, height: (tile.width * columns) / 2 };
  const parts = [];
  for (const [i, { raster }] of views.entries())
    parts.push({ input: await pngOf(raster, tile), left: (i % columns) * tile.width, top: Math.floor(i / columns) * tile.height });
  const top = Math.ceil(views.length / columns) * tile.height;
  for (const [i, { name }] of engines.entries())
    parts.push({ input: await pngOf(panoramas.get(name), pano), left: 0, top: top + i * pano.height });
  const size = { width: pano.width, height: top + engines.length * pano.height };
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(parts)
    .png()
    .toFile(file);
}

const pngOf = ({ width, height, data }, size) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer();

await main();
