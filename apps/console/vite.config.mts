import { defineConfig } from 'vite';

import { pageSite } from '../../tools/page-site.mjs';

export default defineConfig(pageSite(import.meta.dirname, { assets: 'console-assets', pages: ['console.html', 'account.html'] }));
