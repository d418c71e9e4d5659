/** Metres between samples at level 0. */
const FINEST = 1 / 256;
/** Levels per doubling of the distance. */
const STEPS = 2;
const LAST = 36;

/** Metres between samples of a level. */
export const toSpacing = (level: number): number => FINEST * 2 ** (level / STEPS);

/** The level whose spacing is closest to a distance in metres. */
export const toLevel = (spacing: number): number => Math.min(LAST, Math.max(0, Math.round(STEPS * Math.log2(spacing / FINEST))));

/** Spacings of the patches of a grid, one byte each: 0 where the patch is not to be sampled, else its level plus one. */
export type SpacingLevels = Uint8Array;
