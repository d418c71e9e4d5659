import type { Raster } from '@diorama/raster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import type { Sharp } from 'sharp';

import type { ViewPair } from './measure-world.ts';

/** Largest width of a picture in the gallery, pixels. */
const PICTURE_WIDTH = 1024;
const TILE = { width: 400, height: 200, caption: 34 } as const;

/** Writes a picture as PNG, made smaller where it is large. */
export async function writePicture(path: string, raster: Raster): Promise<void> {
  await pictureOf(raster)
    .resize({ width: Math.min(raster.width, PICTURE_WIDTH) })
    .png({ compressionLevel: 8 })
    .toFile(path);
}

const pictureOf = ({ width, height, data }: Raster): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

/** Something that sheets show. */
interface Subject {
  readonly name: string;
  readonly prompt: string;
}

interface Tile {
  readonly picture: Sharp;
  readonly words: string;
}

const ACROSS = 4;

/** Writes a contact sheet of the panoramas of all prompts in a grid, each over its words. */
export async function writePanoramaSheet(folder: string, subjects: readonly Subject[]): Promise<void> {
  const tiles = subjects
    .map(({ name, prompt }) => ({ path: join(folder, `${name}-panorama.png`), words: prompt }))
    .filter(({ path }) => existsSync(path))
    .map(({ path, words }) => ({ picture: sharp(path), words }));
  await writeTiles(join(folder, 'sheet-panorama.png'), tiles, ACROSS);
}

/** Writes a contact sheet of a walk: the true views in a row, those of the splats below them. */
export async function writeWalkSheet(path: string, pairs: readonly ViewPair[]): Promise<void> {
  const row = (kind: 'truth' | 'shown', words: string): Tile[] =>
    pairs.map((pair) => ({ picture: pictureOf(pair[kind]), words: `${words}, ${pair.metres} m at ${pair.degrees.toFixed(0)} degrees` }));
  await writeTiles(path, [...row('truth', 'the world'), ...row('shown', 'its splats')], pairs.length);
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
  const tiles = whole.flat().map(({ path, words }) => ({ picture: sharp(path), words }));
  await writeTiles(join(folder, 'sheet-photograph.png'), tiles, KINDS.length);
}

async function writeTiles(file: string, tiles: readonly Tile[], columns: number): Promise<void> {
  if (tiles.length === 0) return;
  const rows = Math.ceil(tiles.length / columns);
  const sheet = sharp({
    create: { width: TILE.width * columns, height: (TILE.height + TILE.caption) * rows, channels: 3, background: '#16181c' },
  });
  const layers = await Promise.all(
    tiles.map(async ({ picture: full, words }, i) => {
      const left = TILE.width * (i % columns);
      const top = (TILE.height + TILE.caption) * Math.floor(i / columns);
      const picture = await full.resize(TILE.width, TILE.height, { fit: 'contain', background: '#16181c' }).png().toBuffer();
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
