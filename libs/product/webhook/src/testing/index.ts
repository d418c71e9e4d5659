export { HOSTILE_URLS } from './hostile-urls.js';
