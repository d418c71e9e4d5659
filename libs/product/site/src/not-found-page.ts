import { renderSiteFooter, renderSiteHeader } from '@diorama/web';

import { STATIC_PAGE_HEADERS, renderStyleLinks } from './static-page.js';

/** Headers of the page for an unknown address. */
export const NOT_FOUND_PAGE_HEADERS = { ...STATIC_PAGE_HEADERS, 'cache-control': 'no-store' } as const;

/** The page for an address that leads nowhere, as HTML. */
export const renderNotFoundPage = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <meta name="robots" content="noindex" />
    <title>Page not found · Diorama</title>
    <link rel="icon" type="image/svg+xml" href="/docs/diorama.svg" />
${renderStyleLinks([])}
  </head>
  <body>
    <div class="site">
      ${renderSiteHeader('', '/docs/diorama.svg')}
      <main>
        <div class="notice glass">
          <h1>Page not found</h1>
          <p>There is no page at this address.</p>
          <div class="notice-actions">
            <a class="primary" href="/">Generate a world</a>
            <a class="text-button" href="/gallery">Open the gallery</a>
          </div>
        </div>
      </main>
      ${renderSiteFooter()}
    </div>
  </body>
</html>
`;
