import sharp from 'sharp';

import type { Stop } from './walk.ts';

const TILE = { width: 320, height: 180, caption: 18 } as const;

/** A walk in one direction with the picture of each of its stops, PNG. */
export interface PicturedWalk {
  readonly yaw: number;
  readonly pictures: readonly { readonly stop: Stop; readonly png: Buffer }[];
}

/** Writes a contact sheet as JPEG: a row for each direction, the stops from left to right. */
export async function writeWalkSheet(path: string, title: string, walks: readonly PicturedWalk[]): Promise<void> {
  const columns = Math.max(...walks.map(({ pictures }) => pictures.length));
  const height = TILE.height + TILE.caption;
  const tiles = await Promise.all(
    walks.flatMap(({ yaw, pictures }, row) =>
      pictures.map(async ({ stop, png }, column) => {
        const words = `${yaw} degrees, ${stop.metres.toFixed(1)} m${stop.grounded ? '' : ', not on the ground'}`;
        const [left, top] = [column * TILE.width, (row + 1) * height - TILE.height];
        return [
          { input: await sharp(png).resize(TILE.width, TILE.height).toBuffer(), left, top },
          { input: writeWords(words), left, top: top - TILE.caption },
        ];
      }),
    ),
  );
  await sharp({ create: { width: columns * TILE.width, height: walks.length * height + TILE.caption, channels: 3, background: '#111' } })
    .composite([...tiles.flat(), { input: writeWords(title, columns * TILE.width), left: 0, top: walks.length * height }])
    .jpeg({ quality: 82 })
    .toFile(path);
}

function writeWords(words: string, width: number = TILE.width): Buffer {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = `<text x="4" y="13" font-family="sans-serif" font-size="12" fill="#ddd">${escaped}</text>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TILE.caption}">${text}</svg>`);
}
