import { defineConfig } from 'vite';

import { pageSite } from '../../tools/page-site.mjs';
import { PAGE_SLOTS } from './src/build/page-slots.js';

// Spark carries its WebAssembly and its worker as text; it is loaded only when there is a world to show.
export default defineConfig(
  pageSite(import.meta.dirname, {
    assets: 'viewer-assets',
    pages: ['world.html', 'start.html', 'gallery.html'],
    chunkKilobytes: 4_096,
    slots: PAGE_SLOTS,
    // Most of these modules have less than a kilobyte, which is less than a request costs.
    shared: /\/(libs\/product\/\w+\/dist|apps\/viewer\/src\/(api|hud|site|[\w-]+\.ts))\b.*(?<!\.css)$/,
  }),
);
