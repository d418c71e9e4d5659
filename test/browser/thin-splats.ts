import { decimateCloud, decodeSpz, encodeSpz } from '@diorama/splat';
import type { Page } from 'playwright-core';

/** Enough to see a world by. */
const SPLATS = 4_000;

/**
 * Lets the page load each file of splats with 4,000 splats, merged from the world's own. Software graphics cost by the splat, so tests of
 * input and of the page around the picture take a fraction of the time.
 */
export async function thinSplats(page: Page): Promise<void> {
  await page.route(/\.spz(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const { cloud } = decimateCloud(decodeSpz(await response.body()), SPLATS);
    const { 'content-length': _, ...headers } = response.headers();
    return route.fulfill({ response, headers, body: Buffer.from(encodeSpz(cloud)) });
  });
}
