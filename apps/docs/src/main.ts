// Writes the pages of the documentation to dist/site, after vite has written their templates, styles and scripts there.
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import sharp from 'sharp';

import { buildSite } from './build/build-site.js';
import { OTHER_SOURCES } from './build/navigation.js';
import type { Sources } from './build/pages.js';
import { readScalarBundle } from './build/scalar-bundle.js';
import type { PictureSize } from './markdown/render-markdown.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SITE = fileURLToPath(new URL('site', import.meta.url));
const PICTURE = /\.(jpg|png|webp)$/;
const ICON = 'libs/product/web/icons/diorama.svg';

async function main(): Promise<void> {
  const sources = await readSources();
  const template = (name: string): Promise<string> => readFile(join(SITE, `${name}.html`), 'utf8');
  const templates = { page: await template('page'), reference: await template('reference') };
  const { documents, assets } = buildSite(sources, templates, await readScalarBundle());
  for (const [address, text] of documents) await writeText(`${address}.html`, text);
  for (const [address, text] of assets) await writeText(address, text);
  for (const file of sources.files) await cp(join(ROOT, file), join(SITE, file));
  await cp(join(ROOT, ICON), join(SITE, 'docs/diorama.svg'));
  const files = [...sources.files.map((file) => `/${file}`), '/docs/diorama.svg'];
  await writeFile(join(SITE, 'site.json'), JSON.stringify({ documents: [...documents.keys()], files }));
}

/** Everything below `docs`, and the Markdown of other folders that are pages. */
async function readSources(): Promise<Sources> {
  const entries = await readdir(join(ROOT, 'docs'), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
  const isMarkdown = (path: string): boolean => path.endsWith('.md');
  const markdown = new Map<string, string>();
  for (const path of [...paths.filter(isMarkdown).toSorted(), ...OTHER_SOURCES])
    markdown.set(path, await readFile(join(ROOT, path), 'utf8'));
  const pictures = new Map<string, PictureSize>();
  for (const path of paths.filter((each) => PICTURE.test(each))) {
    const { width, height } = await sharp(join(ROOT, path)).metadata();
    pictures.set(path, { width, height });
  }
  return { markdown, files: paths.filter((path) => !isMarkdown(path)).toSorted(), pictures };
}

/** Writes a text and its compressed forms, so that the gateway does not compress them at every request. */
async function writeText(address: string, text: string): Promise<void> {
  const path = join(SITE, address);
  await mkdir(dirname(path), { recursive: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 22 };
  await writeFile(path, text);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 7 }));
}

await main();
