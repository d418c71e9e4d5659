import { defineConfig } from 'vite';

import { pageSite } from '../../tools/page-site.mjs';

// Spark carries its WebAssembly and its worker as text; it is loaded only when there is a world to show.
export default defineConfig(
  pageSite(import.meta.dirname, { assets: 'viewer-assets', pages: ['world.html', 'start.html', 'gallery.html'], chunkKilobytes: 4_096 }),
);
