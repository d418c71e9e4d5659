/** A capture's samples stay where they are at most this many times as far apart as the plan wants samples. */
export const KEPT_STRETCH = 2;
/** A capture's splats that are nearly too coarse do not count: its estimate of a surface differs a little from the samplers'. */
export const SURELY_KEPT = 0.8 * KEPT_STRETCH;
/** Metres between planned samples up to which walkers come close to a surface. */
const CLOSE_GAP = 0.25;
/** How many times as long as they are the capture's samples of mirrors count there. */
const MIRROR_STRETCH = 3.5;
/** Samples of water lie this much closer than planned where walkers come close: mirror images are finer than grounds. */
const WATER_STEP = 0.7;

/**
 * Metres between planned samples by which the capture's samples are judged. Its samples of water, metal, glass and lacquer count as longer
 * than they are where walkers come close: at a flat angle, each mirrors a part of the world that walkers do not see there.
 */
export const gapForCapture = (gap: number, isMirror: boolean): number => (isMirror && gap <= CLOSE_GAP ? gap / MIRROR_STRETCH : gap);

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
