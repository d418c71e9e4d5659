import { createHash } from 'node:crypto';

import { escapeHtml } from '@diorama/web';

import { renderHome } from './home.js';
import { fillTemplate, renderContent, renderHeader, renderOutline, renderPageList, renderSearch } from './layout.js';
import type { Parts } from './layout.js';
import { REFERENCES } from './navigation.js';
import { describeOperations } from './operations.js';
import { renderPages } from './pages.js';
import type { Page, Sources } from './pages.js';
import { buildSearchIndex } from './search-index.js';

/** The templates of the two kinds of pages, with the addresses of their scripts and styles. */
export interface Templates {
  readonly page: string;
  readonly reference: string;
}

/** The whole documentation as texts. */
export interface Site {
  readonly pages: readonly Page[];
  /** Documents in HTML by their addresses. */
  readonly documents: ReadonlyMap<string, string>;
  /** Further texts by the addresses of their files, whose names hold hashes. */
  readonly assets: ReadonlyMap<string, string>;
}

/** Address of the page that is shown for unknown addresses. */
export const NOT_FOUND = '/docs/not-found';

/** Renders all pages. `bundle` is the program of the API reference. */
export function buildSite(sources: Sources, { page, reference }: Templates, bundle: string): Site {
  const pages = renderPages(sources);
  const index = JSON.stringify(buildSearchIndex(pages, describeOperations()));
  const assets = new Map([hashed('search', 'json', index), hashed('scalar', 'js', bundle)]);
  const [indexAddress = '', bundleAddress = ''] = [...assets.keys()];
  const search = renderSearch(indexAddress);
  const fill = (address: string, parts: Parts): string =>
    fillTemplate(page, { search, outline: '', pages: renderPageList(pages, address), ...parts });
  const documents = new Map<string, string>(pages.map((each) => [each.address, fill(each.address, partsOf(each, pages))]));
  documents.set('/docs', fill('/docs', HOME(pages)));
  documents.set(NOT_FOUND, fill(NOT_FOUND, MISSING));
  for (const { address, title, ...parts } of REFERENCE_PAGES)
    documents.set(
      address,
      fillTemplate(reference, {
        ...parts,
        title: `${title} · Diorama`,
        header: renderHeader(parts.tab, false),
        bundle: bundleAddress,
        search,
      }),
    );
  return { pages, documents, assets };
}

function hashed(name: string, extension: string, text: string): readonly [string, string] {
  const hash = createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 8);
  return [`/docs-assets/${name}-${hash}.${extension}`, text];
}

function partsOf(page: Page, pages: readonly Page[]): Parts {
  const tab = page.address === '/docs/tutorial' ? 'Tutorial' : page.area === 'Operators' ? 'Operators' : 'Guides';
  return {
    title: `${escapeHtml(page.title)} · Diorama`,
    description: escapeHtml(page.description),
    header: renderHeader(tab, true),
    content: renderContent(page, pages),
    outline: renderOutline(page),
  };
}

const HOME = (pages: readonly Page[]): Parts => ({
  title: 'Documentation · Diorama',
  description: 'Tutorial, guides, API reference and operations of Diorama, a World Generation API that you run yourself.',
  header: renderHeader(null, true),
  content: renderHome(pages),
});

const MISSING: Parts = {
  title: 'Page not found · Diorama',
  description: 'The documentation does not have this page.',
  header: renderHeader(null, true),
  content:
    '<article><h1>Page not found</h1><p>The documentation does not have this page. Search for it, or start at the <a href="/docs">documentation home</a>.</p></article>',
};

const REFERENCE_PAGES = [
  {
    ...REFERENCES.api,
    tab: 'API reference',
    description: 'Every endpoint of the World Generation API with its fields, errors, webhooks and samples.',
    document: '/openapi.json',
  },
  {
    ...REFERENCES.operators,
    tab: 'Operators',
    description: 'Every endpoint for operators: accounts, keys, credits, operations and webhook deliveries.',
    document: '/openapi-admin.json',
  },
] as const;
