// How the pages of the gateway are bundled: each app writes its pages and their files to dist/site.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * The configuration of vite. Pages are written to `dist/site` and must be revalidated. Everything that they name is written below
 * `dist/site/<assets>` under hashed names and may be cached forever. Nothing is inlined, so a strict Content-Security-Policy holds.
 *
 * @param {string} folder of the app
 * @param {{ assets: string, pages: string[], chunkKilobytes?: number, slots?: Record<string, Record<string, string>>, shared?: RegExp }} site
 *   `slots` has the HTML of the slots of each page, such as of `{{header}}`; the modules of `shared` that several pages use are one file
 */
export function pageSite(folder, { assets, pages, chunkKilobytes = 500, slots = {}, shared }) {
  const out = join(folder, 'dist/site');
  return {
    root: folder,
    base: '/',
    plugins: [fillSlots(slots), precompress(join(out, assets))],
    build: {
      target: 'es2022',
      outDir: out,
      emptyOutDir: true,
      assetsDir: assets,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: chunkKilobytes,
      rolldownOptions: {
        input: pages.map((page) => join(folder, page)),
        checks: { bundlerTimings: false },
        ...(shared === undefined ? {} : { output: { codeSplitting: { groups: [{ name: 'shared', test: shared, minShareCount: 2 }] } } }),
      },
    },
  };
}

/**
 * Fills the slots of pages before their files are collected. Pages without slots here keep theirs.
 *
 * @param {Record<string, Record<string, string>>} slots
 */
function fillSlots(slots) {
  return {
    name: 'fill-slots',
    transformIndexHtml: {
      /** @type {'pre'} */
      order: 'pre',
      /** @param {string} html @param {{ path: string }} page */
      handler(html, { path }) {
        const parts = slots[path.slice(1)];
        if (parts === undefined) return html;
        return html.replace(/\{\{([\w-]+)\}\}/g, (slot, name) => {
          if (parts[name] === undefined) throw new Error(`${path} has the unknown slot ${slot}`);
          return parts[name];
        });
      },
    },
  };
}

/**
 * Writes a `.br` and a `.gz` file next to each hashed file, so that the gateway does not compress them at every request.
 *
 * @param {string} folder
 */
function precompress(folder) {
  return {
    name: 'precompress',
    /** @type {'build'} */
    apply: 'build',
    async closeBundle() {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const bytes = await readFile(path);
        // The strongest level takes ten times as long, for three percent.
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }
    },
  };
}
