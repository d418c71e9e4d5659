import type { Raster } from '@diorama/raster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

/** Largest width of a picture in the gallery, pixels. */
const PICTURE_WIDTH = 1024;
const TILE = { width: 400, height: 200, caption: 34 } as const;

/** Writes a picture as PNG, made smaller where it is large. */
export async function writePicture(path: string, { width, height, data }: Raster): Promise<void> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  await picture
    .resize({ width: Math.min(width, PICTURE_WIDTH) })
    .png({ compressionLevel: 8 })
    .toFile(path);
}

/** Something that sheets show. */
interface Subject {
  readonly name: string;
  readonly prompt: string;
}

interface Tile {
  readonly path: string;
  readonly words: string;
}

const ACROSS = 4;

/** Writes a contact sheet: one kind of picture of every prompt in a grid, each over its words. */
export async function writeSheet(folder: string, kind: 'panorama' | 'truth' | 'splats', subjects: readonly Subject[]): Promise<void> {
  const tiles = subjects.map(({ name, prompt }) => ({ path: join(folder, `${name}-${kind}.png`), words: prompt }));
  await writeTiles(
    join(folder, `sheet-${kind}.png`),
    tiles.filter(({ path }) => existsSync(path)),
    ACROSS,
  );
}

/** What a row of the sheet of photographs shows. */
const KINDS = ['photograph', 'panorama', 'found'] as const;
const CAPTIONS = { panorama: 'the panorama made of it', found: 'as it is found again there' } as const;

/** Writes a contact sheet of photographs: each beside the panorama made of it, and as it is found again there. */
export async function writePhotographSheet(folder: string, subjects: readonly Subject[]): Promise<void> {
  const rows = subjects.map(({ name, prompt }) =>
    KINDS.map((kind) => ({ path: join(folder, `${name}-${kind}.png`), words: kind === 'photograph' ? prompt : CAPTIONS[kind] })),
  );
  const whole = rows.filter((row) => row.every(({ path }) => existsSync(path)));
  await writeTiles(join(folder, 'sheet-photograph.png'), whole.flat(), KINDS.length);
}

async function writeTiles(file: string, tiles: readonly Tile[], columns: number): Promise<void> {
  if (tiles.length === 0) return;
  const rows = Math.ceil(tiles.length / columns);
  const sheet = sharp({
    create: { width: TILE.width * columns, height: (TILE.height + TILE.caption) * rows, channels: 3, background: '#16181c' },
  });
  const layers = await Promise.all(
    tiles.map(async ({ path, words }, i) => {
      const left = TILE.width * (i % columns);
      const top = (TILE.height + TILE.caption) * Math.floor(i / columns);
      const picture = await sharp(path).resize(TILE.width, TILE.height, { fit: 'contain', background: '#16181c' }).toBuffer();
      return [
        { input: picture, left, top },
        { input: captionOf(words), left, top: top + TILE.height },
      ];
    }),
  );
  await sheet.composite(layers.flat()).png({ compressionLevel: 8 }).toFile(file);
}

const LETTERS = 66;

function captionOf(words: string): Buffer {
  const shown = words.length > LETTERS ? `${words.slice(0, LETTERS - 1)}…` : words;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.caption}">
      <text x="8" y="21" font-family="sans-serif" font-size="11" fill="#e6e6e6">${shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>
    </svg>`,
  );
}
