import { DETAIL_LEVELS } from '../api/world.js';
import type { DetailLevel, SplatAssets } from '../api/world.js';

/** What the browser reports about the visitor's device. */
export interface DeviceCapabilities {
  /** A phone or a tablet. */
  readonly mobile: boolean;
  /** Gigabytes, rounded by the browser and at most 8; undefined where the browser does not report it. */
  readonly memory?: number | undefined;
  /** Threads that the processor runs at once; undefined where the browser does not report it. */
  readonly cores?: number | undefined;
  /** Shorter side of the screen in CSS pixels. */
  readonly screenPixels: number;
  /** The visitor asked for little traffic. */
  readonly saveData: boolean;
  /** The graphics are computed by the processor. */
  readonly softwareGraphics: boolean;
}

/** A file of splats and the level that it is. */
export interface SplatDetailStep {
  readonly level: DetailLevel;
  readonly url: string;
}

/** Devices at or below one of these figures get the level; of two that match, the coarser one applies. */
const LEVEL_LIMITS = {
  '100k': { memory: 2, cores: 1 },
  '500k': { memory: 4, cores: 2, screenPixels: 599 },
} as const;

/** The finest level that a device shows well. A level that the visitor chose takes precedence. */
export function chooseFinestDetailLevel(device: DeviceCapabilities, chosen: DetailLevel | null): DetailLevel {
  if (chosen !== null) return chosen;
  const { mobile, memory = Infinity, cores = Infinity, screenPixels, saveData, softwareGraphics } = device;
  const { '100k': coarse, '500k': medium } = LEVEL_LIMITS;
  if (saveData || softwareGraphics || memory <= coarse.memory || cores <= coarse.cores) return '100k';
  if (mobile || memory <= medium.memory || cores <= medium.cores || screenPixels <= medium.screenPixels) return '500k';
  return 'full_res';
}

/** The level below, for a device that could not hold this one. */
export const getCoarserDetailLevel = (level: DetailLevel): DetailLevel => DETAIL_LEVELS[DETAIL_LEVELS.indexOf(level) - 1] ?? '100k';

/**
 * The files to load, one after the other, up to the finest level. A world without so coarse a file starts with the coarsest it has;
 * a file that two levels share is loaded once, as the finer one.
 */
export function planSplatDetailSteps(urls: SplatAssets['spz_urls'], finest: DetailLevel): readonly SplatDetailStep[] {
  const offered = filesOf(urls);
  const fitting = offered.filter(({ level }) => DETAIL_LEVELS.indexOf(level) <= DETAIL_LEVELS.indexOf(finest));
  return mergeSharedFiles(fitting.length > 0 ? fitting : offered.slice(0, 1));
}

/** The levels that a world offers, coarse first; of two levels that share a file, the finer one. */
export const listDetailLevels = (urls: SplatAssets['spz_urls']): readonly DetailLevel[] =>
  mergeSharedFiles(filesOf(urls)).map(({ level }) => level);

const filesOf = (urls: SplatAssets['spz_urls']): SplatDetailStep[] =>
  DETAIL_LEVELS.flatMap((level) => {
    const url = urls?.[level];
    return url ? [{ level, url }] : [];
  });

const mergeSharedFiles = (steps: readonly SplatDetailStep[]): readonly SplatDetailStep[] =>
  steps.filter(({ url }, i) => steps[i + 1]?.url !== url);
