import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const OUT = join(import.meta.dirname, 'dist/site');

/** Puts a `.br` and a `.gz` beside each hashed file, so that the gateway need not compress them again and again. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const folder = join(OUT, 'viewer-assets');
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

/**
 * Writes `dist/site/world.html` and `dist/site/console.html`, and everything they name below `dist/site/viewer-assets` under hashed names: the pages must be
 * revalidated, the rest may be cached for ever. Nothing is inlined, so a strict Content-Security-Policy holds.
 */
export default defineConfig({
  base: '/',
  plugins: [precompress()],
  build: {
    target: 'es2022',
    outDir: OUT,
    emptyOutDir: true,
    assetsDir: 'viewer-assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Spark carries its WebAssembly and its worker as text; it is loaded only once there is a world to show.
    chunkSizeWarningLimit: 4096,
    rolldownOptions: { input: ['world.html', 'console.html'], checks: { bundlerTimings: false } },
  },
});
