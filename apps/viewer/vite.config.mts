import { defineConfig } from 'vite';

/**
 * Writes `dist/site/world.html`, and everything it names below `dist/site/viewer-assets` under hashed names: the page must be
 * revalidated, the rest may be cached for ever. Nothing is inlined, so a strict Content-Security-Policy holds.
 */
export default defineConfig({
  base: '/',
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    emptyOutDir: true,
    assetsDir: 'viewer-assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Spark carries its WebAssembly and its worker as text; it is loaded only once there is a world to show.
    chunkSizeWarningLimit: 4096,
    rolldownOptions: { input: 'world.html' },
  },
});
