import { readStored, writeStored } from '@diorama/web';

import { DETAIL_LEVELS } from './api/world.js';
import type { DetailLevel } from './api/world.js';
import { MOTION_MODES } from './motion/motion.js';
import type { MotionMode } from './motion/motion.js';
import type { Pose } from './motion/pose.js';

const NAME = 'diorama.recovery';
/** A device that held this long was not lost for what it was lost for before. */
const STEADY_MS = 300_000;

/** What a visit leaves behind when the graphics device is lost, for the page that is loaded in its place. */
export interface InterruptedVisit {
  readonly worldId: string;
  readonly mode: MotionMode;
  readonly pose: Pose;
  /** The finest level that the device may try next. */
  readonly budget: DetailLevel | null;
  /** How often this has happened in a row. */
  readonly losses: number;
}

/** How often in a row the device is lost now, having held for some time since the page was loaded. */
export const countDeviceLosses = (before: InterruptedVisit | null, heldMs: number): number =>
  before !== null && heldMs < STEADY_MS ? before.losses + 1 : 1;

/** Keeps the visit for the next load of the page. Without storage the visitor starts again at the capture point. */
export function saveInterruptedVisit(visit: InterruptedVisit): void {
  writeStored('session', NAME, JSON.stringify(visit));
}

/** The visit to this world that was interrupted, or null; it is handed out once. */
export function takeInterruptedVisit(worldId: string): InterruptedVisit | null {
  const saved = readStored('session', NAME);
  writeStored('session', NAME, null);
  try {
    const visit: unknown = JSON.parse(saved ?? 'null');
    return isInterrupted(visit) && visit.worldId === worldId ? visit : null;
  } catch {
    return null;
  }
}

function isInterrupted(value: unknown): value is InterruptedVisit {
  if (typeof value !== 'object' || value === null) return false;
  const { worldId, mode, pose, budget, losses } = value as Partial<Record<keyof InterruptedVisit, unknown>>;
  const isBudget = budget === null || DETAIL_LEVELS.some((level) => level === budget);
  return (
    typeof worldId === 'string' &&
    MOTION_MODES.some((each) => each === mode) &&
    typeof pose === 'object' &&
    isBudget &&
    typeof losses === 'number'
  );
}
