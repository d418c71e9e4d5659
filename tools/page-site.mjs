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
 * @param {{ assets: string, pages: string[], chunkKilobytes?: number }} site
 */
export function pageSite(folder, { assets, pages, chunkKilobytes = 500 }) {
  const out = join(folder, 'dist/site');
  return {
    root: folder,
    base: '/',
    plugins: [precompress(join(out, assets))],
    build: {
      target: 'es2022',
      outDir: out,
      emptyOutDir: true,
      assetsDir: assets,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: chunkKilobytes,
      rolldownOptions: { input: pages.map((page) => join(folder, page)), checks: { bundlerTimings: false } },
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
