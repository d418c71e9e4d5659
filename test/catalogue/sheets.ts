import { join } from 'node:path';

import { OBJECT_VIEWS, renderView } from '@diorama/thumbnails';
import sharp from 'sharp';

import type { DrawnRow } from './draw-row.ts';

const PIXELS = 190;
const CAPTION = 22;
/** Objects on one sheet: across and down. */
const ACROSS = 3;
const DOWN = 8;

/**
 * Writes contact sheets `sheet-1.png`, ...: each object from three sides with a bar of a round length. Without names, each has its number on
 * the sheet.
 */
export async function writeSheets(folder: string, drawn: readonly DrawnRow[], areNamed: boolean): Promise<void> {
  for (let first = 0, sheet = 1; first < drawn.length; first += ACROSS * DOWN, sheet++)
    await writeSheet(join(folder, `sheet-${sheet}.png`), drawn.slice(first, first + ACROSS * DOWN), { areNamed, first });
}

async function writeSheet(
  path: string,
  drawn: readonly DrawnRow[],
  { areNamed, first }: { areNamed: boolean; first: number },
): Promise<void> {
  const [width, height] = [PIXELS * OBJECT_VIEWS.length + 8, PIXELS + CAPTION];
  const tiles = await Promise.all(
    drawn.map(async (object, k) => ({
      input: await tileOf(object, areNamed ? object.row.id : `${first + k + 1}`),
      left: (k % ACROSS) * width,
      top: Math.floor(k / ACROSS) * height,
    })),
  );
  const rows = Math.ceil(drawn.length / ACROSS);
  await sharp({ create: { width: width * Math.min(ACROSS, drawn.length), height: height * rows, channels: 3, background: '#222' } })
    .composite(tiles)
    .png({ compressionLevel: 8 })
    .toFile(path);
}

async function tileOf(object: DrawnRow, name: string): Promise<Buffer> {
  const views = OBJECT_VIEWS.map((view) => renderView(object, view, PIXELS));
  const bars = views.map(({ metre }) => barOf(metre));
  const captions = bars.map(
    ({ pixels, text }, k) =>
      `<rect x="${k * PIXELS + 6}" y="${PIXELS + 14}" width="${pixels}" height="3" fill="#fff"/>` +
      `<text x="${k * PIXELS + 6}" y="${PIXELS + 11}" font-size="10" fill="#ccc">${text}</text>`,
  );
  const label = `<text x="${2 * PIXELS + 60}" y="${PIXELS + 15}" font-size="13" fill="#fff">${name}</text>`;
  const overlay = `<svg width="${PIXELS * OBJECT_VIEWS.length}" height="${PIXELS + CAPTION}" font-family="DejaVu Sans">${captions.join('')}${label}</svg>`;
  return sharp({ create: { width: PIXELS * OBJECT_VIEWS.length, height: PIXELS + CAPTION, channels: 3, background: '#333' } })
    .composite([
      ...views.map(({ raster }, k) => ({
        input: Buffer.from(raster.data),
        raw: { width: PIXELS, height: PIXELS, channels: 3 as const },
        left: k * PIXELS,
        top: 0,
      })),
      { input: Buffer.from(overlay), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}

/** A bar of 1, 2 or 5 times a power of ten that is at most a third of the picture long. */
function barOf(metre: number): { readonly pixels: number; readonly text: string } {
  const longest = PIXELS / 3 / metre;
  const power = 10 ** Math.floor(Math.log10(longest));
  const length = power * ([5, 2, 1].find((factor) => factor * power <= longest) ?? 1);
  return { pixels: length * metre, text: length >= 1 ? `${length} m` : `${Math.round(100 * length)} cm` };
}
