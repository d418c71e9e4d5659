/** A capture's samples stay where they are at most this many times as far apart as the plan wants samples. */
export const KEPT_STRETCH = 2;
/** A capture's splats that are nearly too coarse do not count: its estimate of a surface differs a little from the samplers'. */
export const SURELY_KEPT = 0.8 * KEPT_STRETCH;
/** Metres between planned samples up to which walkers come close to a surface. */
const CLOSE_GAP = 0.25;
/** How many times as long as they are the capture's samples of water count where walkers come close. */
const WATER_STRETCH = 2.2;
/** Samples of water lie this much closer than planned where walkers come close: mirror images are finer than grounds. */
const WATER_STEP = 0.7;

/**
 * How many times as long as they are the capture's samples of water count, by the planned metres between samples. Each has a mirror image of
 * its own, so that they show as streaks to a walker who stands on the shore.
 */
export const waterStretch = (gap: number): number => (gap <= CLOSE_GAP ? WATER_STRETCH : 1);

/** Metres between the samples of water, by the planned metres between samples. */
export const waterSpacing = (gap: number): number => (gap <= CLOSE_GAP ? WATER_STEP * gap : gap);

/**
 * Below the capture's splats of the ground lie samples this many times as far apart as the plan wants them: they close the gaps
 * behind blades of grass, which are narrower than a lattice. */
export const BACKING_STEP = 2;
/** They lie this many spacings below the surface. */
export const BACKING_DEPTH = 0.5;

/** Metres between samples on a solid's triangle of a height in metres: a lattice as coarse as `gap` would miss what is thin. */
export const solidSpacing = (height: number, gap: number): number => (height < gap ? gap / 2 : gap);

/** A sample that stands alone, as on a leaf, covers its own area with a smaller Gaussian than one among neighbours: 1 / sqrt(2 pi) over 0.7. */
export const LONE_EXTENT = 0.62;
/** Leaves at least this many times as large as the area of a sample are covered by a lattice. */
const LATTICE_SAMPLES = 2;
/** A splat on a leaf is at most this many times smaller than a sample, and leaves get at most so many times as many splats. */
const LEAF_SHRINK = 4;
const MOST_LEAVES = 2.5;

/** Whether leaves of a mean area, square metres, are covered by lattices. */
export const coversLeaves = (leafArea: number, gap: number): boolean => leafArea >= LATTICE_SAMPLES * gap * gap;

/** Metres of the splats on leaves of a mean length and breadth, and the area of leaves that one represents. */
export function leafSplatSize(
  leaf: { readonly length: number; readonly breadth: number },
  gap: number,
): { readonly length: number; readonly breadth: number; readonly area: number } {
  const most = LONE_EXTENT * gap;
  const breadth = Math.min(most, Math.max(leaf.breadth, most / LEAF_SHRINK));
  const length = Math.min((most * most) / breadth, Math.max(leaf.length, most / LEAF_SHRINK));
  return { length, breadth, area: gap * gap * Math.max(1 / MOST_LEAVES, (breadth * length) / (most * most)) };
}
