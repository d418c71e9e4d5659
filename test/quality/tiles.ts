import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Raster } from '@diorama/engine';
import sharp from 'sharp';

import type { GalleryPrompt } from './prompts.ts';

/** Largest width of a picture in the gallery, pixels. */
const PICTURE_WIDTH = 1024;
const TILE = { width: 400, height: 200, caption: 34, columns: 4 } as const;

/** Writes a panorama as PNG, made smaller where it is large. */
export async function writePicture(path: string, { width, height, data }: Raster): Promise<void> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  await picture
    .resize({ width: Math.min(width, PICTURE_WIDTH) })
    .png({ compressionLevel: 8 })
    .toFile(path);
}

/** Writes a contact sheet: one kind of picture of every prompt in a grid, each over its words. */
export async function writeSheet(folder: string, kind: 'panorama' | 'truth' | 'splats', prompts: readonly GalleryPrompt[]): Promise<void> {
  const shown = prompts.filter(({ name }) => existsSync(join(folder, `${name}-${kind}.png`)));
  if (shown.length === 0) return;
  const rows = Math.ceil(shown.length / TILE.columns);
  const sheet = sharp({
    create: { width: TILE.width * TILE.columns, height: (TILE.height + TILE.caption) * rows, channels: 3, background: '#16181c' },
  });
  const layers = await Promise.all(
    shown.map(async ({ name, prompt }, i) => {
      const left = TILE.width * (i % TILE.columns);
      const top = (TILE.height + TILE.caption) * Math.floor(i / TILE.columns);
      const picture = await sharp(join(folder, `${name}-${kind}.png`))
        .resize(TILE.width, TILE.height)
        .toBuffer();
      return [
        { input: picture, left, top },
        { input: captionOf(prompt), left, top: top + TILE.height },
      ];
    }),
  );
  await sheet
    .composite(layers.flat())
    .png({ compressionLevel: 8 })
    .toFile(join(folder, `sheet-${kind}.png`));
}

const LETTERS = 66;

function captionOf(prompt: string): Buffer {
  const words = prompt.length > LETTERS ? `${prompt.slice(0, LETTERS - 1)}…` : prompt;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.caption}">
      <text x="8" y="21" font-family="sans-serif" font-size="11" fill="#e6e6e6">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>
    </svg>`,
  );
}
