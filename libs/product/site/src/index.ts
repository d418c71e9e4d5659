/**
 * The pages and texts of the gateway: start page, gallery, viewer, console, documentation, catalogue, `llms.txt` and unknown addresses, each with its content
 * security policy and cache headers.
 * In: a Fastify server, folders of built pages, an OpenAPI document and a source of previews of worlds. Out: routes of the server.
 */
export { serveCataloguePage } from './catalogue-page.js';
export { serveDocs } from './docs.js';
export { serveLlmsTexts } from './llms.js';
export { NOT_FOUND_PAGE_HEADERS, renderNotFoundPage } from './not-found-page.js';
export { servePages } from './pages.js';
export type { PageSettings } from './pages.js';
export type { WorldPreview } from './preview-tags.js';
