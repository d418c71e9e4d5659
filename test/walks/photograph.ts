import { setTimeout as sleep } from 'node:timers/promises';

import type { Page } from 'playwright-core';

import type { ViewerPose } from '../browser/visits.ts';

const REST_MS = 250;

/** The picture of the viewer at a pose, as PNG, once the splats are sorted for it. */
export async function photograph(page: Page, pose: ViewerPose): Promise<Buffer> {
  await page.evaluate((there) => {
    const viewer = window.diorama;
    if (viewer === undefined) throw new Error('the viewer shows no world');
    viewer.mode = 'fly';
    viewer.setPose(there);
  }, pose);
  await waitForRest(page);
  return page.screenshot();
}

/** The viewer draws until the splats are sorted for the pose. */
async function waitForRest(page: Page): Promise<void> {
  const count = (): Promise<number> => page.evaluate(() => window.diorama?.frames ?? 0);
  for (let [before, after] = [-1, await count()]; before !== after; [before, after] = [after, await count()]) await sleep(REST_MS);
}
