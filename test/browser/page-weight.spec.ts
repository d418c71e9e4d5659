import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { stackInfo } from '../stack/client.js';
import { findChromium, launchChromium, openPage } from './browser.js';
import type { Size } from './browser.js';

const info = stackInfo();
const chromium = findChromium(process.env);
const DESK: Size = { width: 1280, height: 800 };
const TABLET: Size = { width: 820, height: 1180 };
const PHONE: Size = { width: 390, height: 844 };

/** What a first visit may load besides the pictures of worlds. The pages have about three quarters of it. */
const BUDGETS = {
  '/': { requests: 12, textBytes: 26_000, pictureBytes: 84_000 },
  '/gallery': { requests: 8, textBytes: 21_000, pictureBytes: 1_000 },
} as const;
type Path = keyof typeof BUDGETS;
const VISITS = (Object.keys(BUDGETS) as Path[]).flatMap((path) => [
  [path, 'desk', DESK] as const,
  [path, 'tablet', TABLET] as const,
  [path, 'phone', PHONE] as const,
]);
const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** Shorter texts are sent as they are. */
const COMPRESSED_FROM_BYTES = 1_024;
const IS_TEXT = /^(text\/|application\/(json|javascript)|image\/svg)/;

let browser: Browser;

beforeAll(async () => {
  if (chromium !== null) browser = await launchChromium(chromium);
});

afterAll(() => browser?.close());

/** Worlds with styles and tags, whose pictures take long: the places of everything else must be right before they come. */
const WORLDS = Array.from({ length: 24 }, (_, n) => ({
  id: `w${n}`,
  display_name: n % 3 === 0 ? 'A world' : 'A world with a name that is long enough for a second line',
  styles: n % 2 === 0 ? ['art-deco', 'abandoned'] : null,
  tags: n % 4 === 0 ? ['coast'] : null,
  assets: { thumbnail_url: `${info.api_url}/viewer-assets/missing-${n}.webp`, caption: null },
  permission: { public: true },
}));

interface Visit {
  readonly page: Page;
  readonly responses: readonly Response[];
  readonly troubles: readonly string[];
}

/** A first visit, until the page has what it asked for. `worlds` takes the place of the public worlds of the stack. */
async function visit(path: string, size: Size, worlds?: readonly object[]): Promise<Visit> {
  const responses: Response[] = [];
  const prepare = async (page: Page): Promise<void> => {
    page.on('response', (response) => responses.push(response));
    await page.addInitScript(watchLayoutShifts);
    if (worlds === undefined) return;
    await page.route('**/missing-*.webp', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.route('**/public/worlds?*', (route) => route.fulfill({ json: { worlds, next_page_token: null } }));
  };
  const { page, troubles } = await openPage(browser, info.api_url + path, size, { prepare });
  await page.locator('.worlds:not([aria-busy])').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return { page, responses, troubles };
}

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

function watchLayoutShifts(): void {
  window.layoutShifts = [];
  const describeNode = (node: Node | null): string =>
    node instanceof Element ? `${node.nodeName} ${node.className}` : (node?.nodeName ?? 'removed');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      window.layoutShifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => describeNode(node)).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

const bytesOf = async (responses: readonly Response[]): Promise<number> => {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

const typeOf = (response: Response): string => response.headers()['content-type'] ?? '';
/** A response without a length is sent in pieces, as only long ones are. */
const isLong = (response: Response): boolean => Number(response.headers()['content-length'] ?? Infinity) >= COMPRESSED_FROM_BYTES;
const isPicture = (response: Response): boolean => typeOf(response).startsWith('image/');
/** Worlds and prices depend on the stack. */
const isOfPage = (response: Response): boolean =>
  response.url().startsWith(info.api_url) && !/\/(public|svc|start)\//.test(new URL(response.url()).pathname);

describe.skipIf(chromium === null)('a first visit', () => {
  it.each(VISITS)('of %s at a %s loads few files and bytes', async (path, _name, size) => {
    const { page, responses, troubles } = await visit(path, size, []);
    const own = responses.filter(isOfPage);
    const budget = BUDGETS[path];
    const [texts, pictures] = [own.filter((each) => !isPicture(each)), own.filter((each) => isPicture(each))];
    expect(own.length).toBeGreaterThan(3);
    expect(own.length).toBeLessThanOrEqual(budget.requests);
    expect(await bytesOf(texts)).toBeLessThanOrEqual(budget.textBytes);
    expect(await bytesOf(pictures)).toBeLessThanOrEqual(budget.pictureBytes);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it.each(VISITS)('of %s at a %s moves nothing while it loads', async (path, _name, size) => {
    for (const worlds of [WORLDS, []]) {
      const { page } = await visit(path, size, worlds);
      expect(await page.locator('.world-card').count()).toBe(worlds.length);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      await page.close();
    }
  });

  it.each(['/', '/gallery', '/catalogue', '/docs', '/docs/tutorial'])(
    'of %s knows the size of every picture before it comes',
    async (path) => {
      const { page } = await openPage(browser, info.api_url + path, DESK);
      if (path === '/' || path === '/gallery') await page.locator('.worlds:not([aria-busy])').waitFor({ state: 'attached' });
      const sizes = await page
        .locator('img')
        .evaluateAll((images) => images.map((image) => [image.getAttribute('width'), image.getAttribute('height'), image.outerHTML]));
      expect(sizes.length).toBeGreaterThan(0);
      expect(sizes.filter(([width, height]) => !(Number(width) > 0 && Number(height) > 0))).toEqual([]);
      await page.close();
    },
  );

  it.each(['/', '/gallery', '/catalogue', '/docs', '/docs/api', '/console', '/account'])(
    'of %s is sent compressed texts, and files to keep',
    async (path) => {
      const responses: Response[] = [];
      const { page } = await openPage(browser, info.api_url + path, DESK, {
        prepare: async (each) => void each.on('response', (response) => responses.push(response)),
      });
      await page.waitForLoadState('load');
      const own = responses.filter(isOfPage);
      expect(own.length).toBeGreaterThan(1);
      const texts = own.filter((response) => IS_TEXT.test(typeOf(response)) && isLong(response));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((response) => response.headers()['content-encoding'] !== 'br').map((response) => response.url())).toEqual([]);
      const hashed = own.filter((response) => /-assets\//.test(response.url()));
      expect(
        hashed.filter((response) => response.headers()['cache-control'] !== KEPT_FOR_A_YEAR).map((response) => response.url()),
      ).toEqual([]);
      await page.close();
    },
  );
});

describe('what needs no key', () => {
  it.each(['/public/worlds', '/openapi.json', '/catalogue', '/llms-full.txt'])(
    'is compressed for those who ask for it: %s',
    async (path) => {
      const encodingFor = async (accepted: string): Promise<string | null> => {
        const answer = await fetch(info.api_url + path, { headers: { 'accept-encoding': accepted } });
        const text = await answer.text();
        return text.length < COMPRESSED_FROM_BYTES ? accepted : answer.headers.get('content-encoding');
      };
      expect(await encodingFor('br')).toBe('br');
      expect(await encodingFor('gzip')).toBe('gzip');
    },
  );

  it('is the only text that is compressed, so that the length of a response tells nothing of its secrets', async () => {
    const headers = { 'svc-api-key': info.api_key, 'accept-encoding': 'br, gzip' };
    const answer = await fetch(`${info.api_url}/svc/v1/catalogue`, { headers });
    expect((await answer.text()).length).toBeGreaterThan(COMPRESSED_FROM_BYTES);
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
  });
});
