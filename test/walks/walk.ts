import type { Page } from 'playwright-core';

import type { ViewerPose } from '../browser/visits.ts';

/** A place that a walker came to. */
export interface Stop {
  /** Metres from the start, in a straight line. */
  readonly metres: number;
  readonly pose: ViewerPose;
  /** Whether the walker stands on the collider. */
  readonly grounded: boolean;
}

/** A walk in one direction. */
export interface Walk {
  /** Degrees clockwise from -z. */
  readonly yaw: number;
  /** One for each step that was reached; the first is the start. */
  readonly stops: readonly Stop[];
  /** Metres from the start at the end. */
  readonly reached: number;
  /** Metres between the lowest and the highest place of the eye. */
  readonly climbed: number;
}

/** How far walks lead, metres. */
export interface WalkOrder {
  readonly yaw: number;
  readonly metres: number;
  /** Between stops. */
  readonly step: number;
}

/** Pictures without progress after which a walker counts as stopped by something solid. */
const PATIENCE_FRAMES = 40;
/** Metres for each picture below which a walker makes no progress. */
const PROGRESS = 0.005;

/** Walks ahead from the origin with the keyboard until the distance is reached or something solid stops the walker. */
export async function walkAhead(page: Page, { yaw, metres, step }: WalkOrder): Promise<Walk> {
  await page.evaluate((degrees) => {
    const viewer = window.diorama;
    if (viewer === undefined) throw new Error('the viewer shows no world');
    viewer.mode = 'walk';
    viewer.setPose({ position: { x: 0, y: 0, z: 0 }, yaw: degrees, pitch: 0 });
  }, yaw);
  await page.keyboard.down('ShiftLeft');
  await page.keyboard.down('KeyW');
  try {
    const walked = await page.evaluate(recordWalk, { metres, step, patience: PATIENCE_FRAMES, progress: PROGRESS });
    return { yaw, ...walked };
  } finally {
    await page.keyboard.up('KeyW');
    await page.keyboard.up('ShiftLeft');
  }
}

/** Runs in the page. */
async function recordWalk(order: { metres: number; step: number; patience: number; progress: number }): Promise<Omit<Walk, 'yaw'>> {
  const viewer = window.diorama;
  if (viewer === undefined) throw new Error('the viewer shows no world');
  const start = viewer.pose().position;
  const awayFromStart = (): number => Math.hypot(viewer.pose().position.x - start.x, viewer.pose().position.z - start.z);
  const stops = [{ metres: 0, pose: viewer.pose(), grounded: viewer.grounded }];
  let [lowest, highest, reached, idle] = [start.y, start.y, 0, 0];
  while (reached < order.metres && idle < order.patience) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const metres = awayFromStart();
    idle = metres - reached > order.progress ? 0 : idle + 1;
    reached = Math.max(reached, metres);
    const { y } = viewer.pose().position;
    [lowest, highest] = [Math.min(lowest, y), Math.max(highest, y)];
    if (metres >= stops.length * order.step) stops.push({ metres, pose: viewer.pose(), grounded: viewer.grounded });
  }
  return { stops, reached, climbed: highest - lowest };
}
