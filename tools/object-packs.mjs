// `npm run object-packs -- FOLDER...`: checks object packs without a service. Prints a row for each object, or the reason why its file cannot be
// used, and writes a contact sheet NAME.png for each folder to .diorama/object-packs. Ends with 1 when something cannot be used.
import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { addRows } from '@diorama/catalogue';
import { inspectObjectPack, ObjectPackError } from '@diorama/object-packs';
import { drawObject, renderView, THUMBNAIL_VIEW } from '@diorama/thumbnails';
import sharp from 'sharp';

const SHEETS = fileURLToPath(new URL('../.diorama/object-packs', import.meta.url));
const PIXELS = 192;
const CAPTION = 20;
const ACROSS = 6;

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('usage: npm run object-packs -- FOLDER...\n');
  process.exit(1);
}
for (const folder of folders) if (!(await checkPack(folder))) process.exitCode = 1;

/**
 * Whether all of a pack can be used.
 *
 * @param {string} folder
 */
async function checkPack(folder) {
  try {
    const objects = await inspectObjectPack(folder);
    const rows = objects.flatMap((object) => ('row' in object ? [object.row] : []));
    process.stdout.write(`${folder}: ${rows.length} of ${objects.length} objects can be used\n${objects.map(toLine).join('')}`);
    addRows(rows);
    if (rows.length > 0) process.stdout.write(`contact sheet: ${await writeSheet(folder, rows)}\n`);
    return rows.length === objects.length;
  } catch (error) {
    // A RangeError of `addRows` names an object that the catalogue has already.
    if (!(error instanceof ObjectPackError || error instanceof RangeError)) throw error;
    process.stderr.write(`${folder}: ${error.message}\n`);
    return false;
  }
}

/** @param {import('@diorama/object-packs').InspectedObject} object */
function toLine(object) {
  if (!('row' in object)) return `  ${object.id.padEnd(36)} ${object.file}: ${object.reason}\n`;
  const { id, size, form } = object.row;
  if (form.generator !== 'model') throw new TypeError(`${id} is not a model`);
  const { positions, normals, uvs, indices, surface, surfaces } = form.model;
  const textures = new Set(surfaces.flatMap(({ texture }) => (texture === null ? [] : [texture.pixels])));
  const bytes = [positions, normals, uvs, indices, surface, ...textures].reduce((sum, { byteLength }) => sum + byteLength, 0);
  const metres = size.map((side) => side.toFixed(2)).join(' x ');
  return `  ${id.padEnd(36)} ${metres} m, ${surface.length} triangles, ${textures.size} textures, ${bytes} bytes\n`;
}

/**
 * Writes the pictures of objects to one PNG and returns its path.
 *
 * @param {string} folder
 * @param {readonly import('@diorama/catalogue').CatalogueRow[]} rows
 */
async function writeSheet(folder, rows) {
  const tiles = rows.flatMap((row, k) => {
    const [left, top] = [(k % ACROSS) * PIXELS, Math.floor(k / ACROSS) * (PIXELS + CAPTION)];
    const { raster } = renderView(drawObject(row), THUMBNAIL_VIEW, PIXELS);
    return [
      { input: Buffer.from(raster.data), raw: { width: PIXELS, height: PIXELS, channels: /** @type {const} */ (3) }, left, top },
      {
        input: { text: { text: `<span foreground="white">${row.id}</span>`, rgba: true, dpi: 68 } },
        left: left + 4,
        top: top + PIXELS + 2,
      },
    ];
  });
  const path = join(SHEETS, `${basename(resolve(folder))}.png`);
  mkdirSync(SHEETS, { recursive: true });
  const height = Math.ceil(rows.length / ACROSS) * (PIXELS + CAPTION);
  await sharp({ create: { width: PIXELS * Math.min(ACROSS, rows.length), height, channels: 3, background: '#222' } })
    .composite(tiles)
    .png({ compressionLevel: 8 })
    .toFile(path);
  return path;
}
