import { DETAIL_LEVELS } from '../api/world.js';
import type { DetailLevel, SplatAssets } from '../api/world.js';

/** What is known of the visitor's machine. */
export interface DeviceCapabilities {
  readonly mobile: boolean;
  /** Gigabytes, rounded by the browser and at most 8; absent where it does not tell. */
  readonly memory?: number | undefined;
  /** The visitor asked for little traffic. */
  readonly saveData: boolean;
  /** The graphics are computed by the processor. */
  readonly softwareGraphics: boolean;
}

/** A file to show, coarse ones first. */
export interface SplatDetailStep {
  readonly level: DetailLevel;
  readonly url: string;
}

/** The finest level that a device shows well; a wish of the visitor goes before. */
export function chooseFinestDetailLevel(device: DeviceCapabilities, wish: DetailLevel | null): DetailLevel {
  if (wish !== null) return wish;
  const { mobile, memory = mobile ? 4 : 8, saveData, softwareGraphics } = device;
  if (saveData || softwareGraphics || memory <= 2) return '100k';
  return mobile || memory <= 4 ? '500k' : 'full_res';
}

/** The level below, for a device that could not hold this one. */
export const getCoarserDetailLevel = (level: DetailLevel): DetailLevel => DETAIL_LEVELS[DETAIL_LEVELS.indexOf(level) - 1] ?? '100k';

/**
 * The files to load, one after the other, up to the finest level. A world without so coarse a file starts with the coarsest it has;
 * a file that two levels share is loaded once, as the finer one.
 */
export function planSplatDetailSteps(urls: SplatAssets['spz_urls'], finest: DetailLevel): readonly SplatDetailStep[] {
  const offered = DETAIL_LEVELS.flatMap((level) => {
    const url = urls?.[level];
    return url ? [{ level, url }] : [];
  });
  const fitting = offered.filter(({ level }) => DETAIL_LEVELS.indexOf(level) <= DETAIL_LEVELS.indexOf(finest));
  const steps = fitting.length > 0 ? fitting : offered.slice(0, 1);
  return steps.filter(({ url }, i) => steps[i + 1]?.url !== url);
}
