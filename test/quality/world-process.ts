// Measures the worlds that messages name, one after another, and writes their pictures and figures into the folder that the argument names.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Preset } from './gates.ts';
import { measureWorld } from './measure-world.ts';
import type { GalleryPrompt } from './prompts.ts';
import { writePicture } from './tiles.ts';

/** What a process is asked to measure. */
interface Order {
  readonly prompt: GalleryPrompt;
  readonly preset: Preset;
}

const [folder = '.'] = process.argv.slice(2);

process.on('message', ({ prompt, preset }: Order) => void measure(prompt, preset));
process.once('disconnect', () => process.exit());

async function measure(prompt: GalleryPrompt, preset: Preset): Promise<void> {
  try {
    const { figures, panorama, beside } = await measureWorld(prompt, preset);
    await writePicture(join(folder, `${prompt.name}-panorama.png`), panorama);
    if (beside) {
      await writePicture(join(folder, `${prompt.name}-truth.png`), beside.truth);
      await writePicture(join(folder, `${prompt.name}-splats.png`), beside.shown);
    }
    writeFileSync(join(folder, `${prompt.name}.json`), `${JSON.stringify({ preset, ...figures }, null, 2)}\n`);
    process.send?.({ figures });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
