// `npm run gallery [-- --only WORD]`: renders the panorama of each prompt of prompts.json in a small size, turned to its subject, and writes
// .diorama/gallery.jpg, a sheet with the prompts below the pictures. docs/images/gallery.jpg is such a sheet.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { openScene } from '@diorama/engine';
import { composeScene } from '@diorama/scene';
import sharp from 'sharp';

const FOLDER = fileURLToPath(new URL('../../.diorama/', import.meta.url));
const PROMPTS = JSON.parse(readFileSync(new URL('prompts.json', import.meta.url), 'utf8'));
const TILE = { width: 384, height: 192, caption: 22 };
const ACROSS = 5;
/** Pictures are rendered so many times as fine as they are shown. */
const SAMPLES = 2;

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const prompts = PROMPTS.filter(({ prompt }) => prompt.includes(options.only));

function render({ prompt, seed }) {
  const { renderer, model } = openScene(composeScene(prompt, seed).scene);
  const width = SAMPLES * TILE.width;
  const { color } = renderer.capture({ origin: [0, 0, 0], width }, { start: 0, end: width / 2 });
  const shift = Math.round(((model.spawnPoints[0]?.azimuth ?? 0) / 360) * width);
  const data = Buffer.alloc((3 * width * width) / 2);
  for (let i = 0; i < data.length / 3; i++) {
    const from = i - (i % width) + ((i + shift) % width);
    for (let k = 0; k < 3; k++) data[3 * i + k] = Math.round(255 * Math.min(1, Math.max(0, color[3 * from + k])));
  }
  return sharp(data, { raw: { width, height: width / 2, channels: 3 } })
    .resize(TILE.width, TILE.height)
    .png()
    .toBuffer();
}

const escape = (text) => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
const captionOf = (prompt) =>
  Buffer.from(
    `<svg width="${TILE.width}" height="${TILE.caption}"><rect width="100%" height="100%" fill="#16171a"/><text x="6" y="15" font-family="sans-serif" font-size="11" fill="#e8e8e8">${escape(prompt)}</text></svg>`,
  );

const layers = [];
for (const [i, item] of prompts.entries()) {
  const [left, top] = [(i % ACROSS) * TILE.width, Math.floor(i / ACROSS) * (TILE.height + TILE.caption)];
  layers.push({ input: await render(item), left, top }, { input: captionOf(item.prompt), left, top: top + TILE.height });
  process.stderr.write(`${i + 1}/${prompts.length} ${item.prompt}\n`);
}
const rows = Math.ceil(prompts.length / ACROSS);
mkdirSync(FOLDER, { recursive: true });
await sharp({ create: { width: ACROSS * TILE.width, height: rows * (TILE.height + TILE.caption), channels: 3, background: '#16171a' } })
  .composite(layers)
  .jpeg({ quality: 78, mozjpeg: true })
  .toFile(`${FOLDER}gallery.jpg`);
process.stdout.write(`${FOLDER}gallery.jpg: ${prompts.length} worlds\n`);
