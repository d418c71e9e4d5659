import type { DetailLevel } from './api/world.js';
import { MOTION_MODES } from './motion/motion.js';
import type { MotionMode } from './motion/motion.js';

/** What the page's address may ask for. */
export interface Settings {
  /** The finest level to load, from `?budget=100k|500k|full`; null leaves the choice to the device. */
  readonly budget: DetailLevel | null;
  /** How to move at first, from `?mode=orbit|fly|walk`. */
  readonly mode: MotionMode;
  /** False with `?ui=0`: the bare picture, for pages that embed it. */
  readonly ui: boolean;
  /** With `?embed=1` a page shows the world in a frame: hardly anything lies over it, and messages go to and fro. */
  readonly embed: boolean;
}

const BUDGETS: ReadonlyMap<string, DetailLevel> = new Map(
  Object.entries<DetailLevel>({ '100k': '100k', '500k': '500k', full: 'full_res', full_res: 'full_res' }),
);

/** Reads the settings of a query string; what it does not know is as if absent. */
export function readSettings(query: string): Settings {
  const given = new URLSearchParams(query);
  return {
    budget: BUDGETS.get(given.get('budget') ?? '') ?? null,
    mode: MOTION_MODES.find((mode) => mode === given.get('mode')) ?? 'orbit',
    ui: given.get('ui') !== '0',
    embed: given.get('embed') === '1',
  };
}

/** The world named by a path of the form `/world/<id>`, or null. */
export function parseWorldId(path: string): string | null {
  const [, id] = /\/world\/([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}
