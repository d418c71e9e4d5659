import { defineConfig } from 'vite';

import { pageSite } from '../../tools/page-site.mjs';

export default defineConfig(pageSite(import.meta.dirname, { assets: 'docs-assets', pages: ['page.html', 'reference.html'] }));
