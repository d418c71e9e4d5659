import { existsSync } from 'node:fs';

import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Software graphics, so that machines without a graphics card draw the same; and nothing that calls home. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser named by `CHROMIUM_PATH`, or one in a usual place, or null. Throws where CI has none: there, nothing may be skipped. */
export function findChromium(env: NodeJS.ProcessEnv): string | null {
  const named = env['CHROMIUM_PATH'];
  const found = [...(named ? [named] : USUAL_PLACES)].find((path) => existsSync(path)) ?? null;
  if (found === null && env['CI'] === 'true') throw new Error('No Chromium: set CHROMIUM_PATH to the browser.');
  if (found === null) process.stderr.write('\nNo Chromium was found, so the browser tests are SKIPPED. Set CHROMIUM_PATH to run them.\n\n');
  return found;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Enough for the page with all that lies over the world. */
export const USUAL_SIZE: Size = { width: 640, height: 360 };
/** Enough for the bare picture: software graphics cost by the pixel. */
export const SMALL_SIZE: Size = { width: 320, height: 180 };

/** A page, and what went wrong in it so far. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught exceptions and breaches of the Content-Security-Policy, in order. */
  readonly troubles: readonly string[];
}

/** For a step of a page, and for the start of a browser, on a slow machine with other work. */
const STEP_MS = 100_000;

/** A headless Chromium that draws in software. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: FLAGS, timeout: STEP_MS });

/** What a page is opened with, beside its size. */
export interface PageOptions {
  readonly context?: BrowserContextOptions;
  /** Called before the address is opened, such as to put something in the page's way. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens an address with a profile of its own. */
export async function openPage(browser: Browser, url: string, viewport = USUAL_SIZE, options: PageOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options.context });
  context.setDefaultTimeout(STEP_MS);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} does not allow ${event.blockedURI}`);
    });
  });
  await options.prepare?.(page);
  await page.goto(url);
  return { page, troubles };
}
