// Measures the worlds that messages name, one after another, and writes their pictures and figures into the folder that the argument names.
import type { Raster } from '@diorama/raster';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PhotographFigures, WorldFigures } from './figures.ts';
import type { Preset } from './gates.ts';
import { measurePhotograph } from './measure-photograph.ts';
import { measureWorld } from './measure-world.ts';
import type { Photograph } from './photographs.ts';
import type { GalleryPrompt } from './prompts.ts';
import { writePicture, writeWalkSheet } from './tiles.ts';

/** What a process is asked to measure: a photograph has a camera. */
interface Order {
  readonly subject: GalleryPrompt | Photograph;
  readonly preset: Preset;
}

const [folder = '.'] = process.argv.slice(2);

process.on('message', (order: Order) => void answer(order));
process.once('disconnect', () => process.exit());

async function answer({ subject, preset }: Order): Promise<void> {
  try {
    const figures = 'camera' in subject ? await measureTaken(subject, preset) : await measureWritten(subject, preset);
    writeFileSync(join(folder, `${subject.name}.json`), `${JSON.stringify({ preset, ...figures }, null, 2)}\n`);
    process.send?.({ figures });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

async function measureWritten(prompt: GalleryPrompt, preset: Preset): Promise<WorldFigures> {
  const { figures, panorama, pairs } = await measureWorld(prompt, preset);
  await writeKinds(prompt.name, { panorama });
  await writeWalkSheet(join(folder, `${prompt.name}-walk.png`), pairs);
  return figures;
}

async function measureTaken(taken: Photograph, preset: Preset): Promise<PhotographFigures> {
  const { figures, photograph, panorama, found } = await measurePhotograph(taken, preset);
  await writeKinds(taken.name, { photograph, panorama, found });
  return figures;
}

async function writeKinds(name: string, pictures: Readonly<Record<string, Raster>>): Promise<void> {
  for (const [kind, picture] of Object.entries(pictures)) await writePicture(join(folder, `${name}-${kind}.png`), picture);
}
