import { dashes, segment } from './floor-lines.js';
import type { FloorMark, SiteFloor } from '../../../sites/site-type.js';

/** Slabs from house front to house front, with a ring about the middle of the square. */
export const SQUARE_FLOOR: SiteFloor = {
  half: [44, 48],
  surface: 'ground-paving',
  color: '#a89c8a',
  marks: [
    { color: '#857a6c', width: 1.1, circle: [0, -11, 5.4] },
    { color: '#857a6c', width: 0.7, circle: [0, -11, 14] },
    ...[-18, 18].map((x): FloorMark => segment([x, -46], [x, 46], { color: '#8d8273', width: 0.7 })),
    segment([-42, -25], [42, -25], { color: '#8d8273', width: 0.7 }),
    segment([-42, 18], [42, 18], { color: '#8d8273', width: 0.7 }),
  ],
};

/** Cobbles of a street between house fronts, with a gutter on both sides. */
export const cobbledStreet = (halfWidth: number, color: string, gutter: string): SiteFloor => ({
  half: [halfWidth + 8, 76],
  surface: 'ground-paving',
  color,
  marks: [-1, 1].map((side): FloorMark =>
    segment([side * (halfWidth - 1.2), -75], [side * (halfWidth - 1.2), 75], { color: gutter, width: 0.6 }),
  ),
});

/** Even ground of one surface. */
export const plainFloor = (surface: SiteFloor['surface'], color: string, half: SiteFloor['half']): SiteFloor => ({ half, surface, color });

/** Trodden or worn ground that follows the land, with bare patches. */
export const wornGround = (color: string, bare: string, half: SiteFloor['half']): SiteFloor => ({
  half,
  surface: 'ground-soil',
  color,
  isRolling: true,
  patches: [
    { at: [5, -9], radii: [7, 4], surface: 'ground-soil', color: bare },
    { at: [-11, -15], radii: [9, 5], surface: 'ground-soil', color: bare },
    { at: [14, -26], radii: [12, 6], surface: 'ground-soil', color: bare },
    { at: [-4, 10], radii: [6, 5], surface: 'ground-soil', color: bare },
  ],
});

const LANE_LINE = { color: '#e8e6dc', width: 0.3 } as const;
/** Half of the width of a highway and of a street between gardens, metres. */
const HIGHWAY = 5.6;
const STREET = 3.6;

/** Two lanes of asphalt that lead straight ahead, with gravel on both sides. */
export const HIGHWAY_FLOOR: SiteFloor = {
  half: [8, 160],
  surface: 'ground-gravel',
  color: '#a89878',
  marks: [
    segment([0, -159], [0, 159], { color: '#4c4d51', width: 2 * HIGHWAY, surface: 'ground-asphalt' }),
    segment([-5, -159], [-5, 159], LANE_LINE),
    segment([5, -159], [5, 159], LANE_LINE),
    ...dashes(0, 156, { color: '#e6b93c', width: 0.34, pitch: 8 }),
  ],
};

/** A street with a pavement on both sides, lawns, and a drive to each house. */
export const SUBURB_FLOOR: SiteFloor = {
  half: [30, 110],
  surface: 'ground-grass',
  color: '#5f8a3c',
  marks: [
    ...[-1, 1].flatMap((side) =>
      [-92, -76, -60, -44, -28, -12, 4, 20, 36].map((z): FloorMark =>
        segment([side * 5, z], [side * 13, z], {
          color: '#a8a49a',
          width: 3,
          surface: 'ground-paving',
        }),
      ),
    ),
    ...[-6, 6].map((x): FloorMark => segment([x, -109], [x, 109], { color: '#aaa69c', width: 1.8, surface: 'ground-paving' })),
    segment([0, -109], [0, 109], { color: '#55565a', width: 2 * STREET, surface: 'ground-asphalt' }),
    ...dashes(0, 106, { color: '#e8e6dc', width: 0.26, pitch: 6 }),
  ],
};

const RUNWAY_LINE = { color: '#f2f2ee', width: 0.9 } as const;

/** A runway straight ahead from its threshold, with a taxiway and an apron to its right. */
export const RUNWAY_FLOOR: SiteFloor = {
  half: [78, 120],
  surface: 'ground-grass',
  color: '#7d8a4a',
  marks: [
    segment([48, -30], [48, -80], { color: '#8e8d88', width: 44, surface: 'ground-asphalt' }),
    segment([10, -40], [40, -40], { color: '#55565a', width: 13, surface: 'ground-asphalt' }),
    segment([0, -119], [0, 40], { color: '#4a4b4f', width: 36, surface: 'ground-asphalt' }),
    segment([-16, -119], [-16, 40], RUNWAY_LINE),
    segment([16, -119], [16, 40], RUNWAY_LINE),
    ...[-13, -10, -7, -4, 4, 7, 10, 13].map((x): FloorMark => segment([x, -5], [x, -17], { ...RUNWAY_LINE, width: 1.6 })),
    ...Array.from({ length: 9 }, (_, k): FloorMark => segment([0, -24 - 11 * k], [0, -30 - 11 * k], { ...RUNWAY_LINE, width: 0.8 })),
    segment([10, -40], [40, -40], { color: '#e6b93c', width: 0.4 }),
  ],
};

/** Ballast for two tracks to the right, and a platform of slabs with a line along its edge to the left. */
export const STATION_FLOOR: SiteFloor = {
  half: [15, 110],
  surface: 'ground-gravel',
  color: '#8d857a',
  marks: [
    segment([-5.6, -109], [-5.6, 109], { color: '#b0aaa0', width: 16, surface: 'ground-paving' }),
    segment([1.6, -109], [1.6, 109], { color: '#e6c24a', width: 0.4, surface: 'ground-paving' }),
    segment([2.2, -109], [2.2, 109], { color: '#d8d4cc', width: 0.5, surface: 'ground-paving' }),
  ],
};

/** Asphalt about the pumps of a filling station, with a road past it and a kerb. */
export const FORECOURT_FLOOR: SiteFloor = {
  half: [34, 34],
  surface: 'ground-asphalt',
  color: '#5c5d60',
  marks: [
    segment([-33, 9], [33, 9], { color: '#46474a', width: 9 }),
    segment([-33, 4.2], [-9, 4.2], { color: '#b8b4aa', width: 0.5 }),
    segment([9, 4.2], [33, 4.2], { color: '#b8b4aa', width: 0.5 }),
    segment([-33, 9], [33, 9], { color: '#e6b93c', width: 0.3 }),
    segment([-12, -12], [-12, -26], { color: '#e8e6dc', width: 0.3 }),
    segment([12, -12], [12, -26], { color: '#e8e6dc', width: 0.3 }),
  ],
};

/** The slabs of a broad way between the rides of a fair, with coloured rings. */
export const MIDWAY_FLOOR: SiteFloor = {
  half: [50, 70],
  surface: 'ground-paving',
  color: '#b89c86',
  marks: [
    { color: '#c8584a', width: 0.7, circle: [0, -11, 3.4] },
    { color: '#e0b84a', width: 0.7, circle: [0, -11, 5.2] },
    segment([-4.6, -68], [-4.6, 68], { color: '#d8c8a8', width: 0.6 }),
    segment([4.6, -68], [4.6, 68], { color: '#d8c8a8', width: 0.6 }),
  ],
};

/** Concrete between works and tanks, with the lines of lanes. */
export const WORKS_FLOOR: SiteFloor = {
  half: [60, 64],
  surface: 'ground-asphalt',
  color: '#77746e',
  marks: [
    segment([-5, -62], [-5, 62], { color: '#e0b43c', width: 0.4 }),
    segment([5, -62], [5, 62], { color: '#e0b43c', width: 0.4 }),
    segment([-58, -20], [58, -20], { color: '#66635e', width: 7 }),
  ],
  patches: [
    { at: [-8, -9], radii: [3, 2], surface: 'ground-asphalt', color: '#4e4b48' },
    { at: [9, -15], radii: [4, 2.4], surface: 'ground-asphalt', color: '#4e4b48' },
  ],
};

const WALK = { color: '#cbbd9a', surface: 'ground-gravel' } as const;

/** A lawn with a gravel walk ahead, a round about the middle and a walk across. */
export const lawnWithWalks = (half: SiteFloor['half'], { color, mown, middle, round, width }: LawnPlan): SiteFloor => ({
  half,
  surface: 'ground-grass',
  color,
  bands: { width: 3, color: mown, isAlong: true },
  marks: [
    segment([0, half[1] - 1], [0, 1 - half[1]], { ...WALK, width }),
    segment([1 - half[0], middle], [half[0] - 1, middle], { ...WALK, width: 0.8 * width }),
    { ...WALK, width: 1.1 * width, circle: [0, middle, round] },
  ],
});

interface LawnPlan {
  readonly color: string;
  /** Colour of the strips that are mown the other way. */
  readonly mown: string;
  /** z of the middle of the round, its radius, and the width of the walks, metres. */
  readonly middle: number;
  readonly round: number;
  readonly width: number;
}

/** Lawns of a campus with paved walks that cross before the main building. */
export const CAMPUS_FLOOR: SiteFloor = {
  half: [48, 52],
  surface: 'ground-grass',
  color: '#5c8a3c',
  marks: [
    segment([0, -36], [0, 50], { color: '#b4a690', width: 5, surface: 'ground-paving' }),
    segment([-46, -14], [46, -14], { color: '#b4a690', width: 3.4, surface: 'ground-paving' }),
    segment([-30, -40], [0, -14], { color: '#b4a690', width: 2.6, surface: 'ground-paving' }),
    segment([30, -40], [0, -14], { color: '#b4a690', width: 2.6, surface: 'ground-paving' }),
    { color: '#b4a690', width: 5, surface: 'ground-paving', circle: [0, -14, 3] },
  ],
};

/** Soft ground of a playground in bright rounds. */
export const PLAYGROUND_FLOOR: SiteFloor = {
  half: [17, 20],
  surface: 'ground-sand',
  color: '#d8bf8c',
  patches: [
    { at: [0, -9.5], radii: [5.6, 4.4], surface: 'ground-asphalt', color: '#3f7fb0' },
    { at: [-9, -6], radii: [4.6, 4.4], surface: 'ground-asphalt', color: '#c0503c' },
    { at: [9, -7], radii: [4.8, 4.4], surface: 'ground-asphalt', color: '#5a9a48' },
    { at: [0, 9], radii: [6, 5], surface: 'ground-asphalt', color: '#d8a83c' },
  ],
};

/** Raked gravel in lines about islands of moss. */
export const RAKED_GRAVEL: SiteFloor = {
  half: [13, 15],
  surface: 'ground-gravel',
  color: '#d6cfbe',
  bands: { width: 0.5, color: '#bdb5a2' },
  patches: [
    { at: [-5.5, -8], radii: [3.2, 2.2], surface: 'ground-grass', color: '#5a7434' },
    { at: [6, -9.5], radii: [3.6, 2.4], surface: 'ground-grass', color: '#5a7434' },
    { at: [9, 3], radii: [2.6, 3.4], surface: 'ground-grass', color: '#5a7434' },
    { at: [-8, 5], radii: [3, 3], surface: 'ground-grass', color: '#5a7434' },
  ],
  marks: [segment([0, -14], [0, 14], { color: '#9a948a', width: 1.5, surface: 'ground-paving' })],
};

/** Beds of dark earth along the view between narrow strips of grass: rows of a crop stand on them. */
export const rowsOfSoil = (half: SiteFloor['half'], width: number): SiteFloor => ({
  half,
  surface: 'ground-soil',
  color: '#75583c',
  isRolling: true,
  bands: { width, color: '#5f452e', isAlong: true },
});

/** Snow on a slope, with tracks of skis that cross it. */
export const SKI_SLOPE: SiteFloor = {
  half: [70, 110],
  surface: 'ground-snow',
  color: '#eef2f8',
  isRolling: true,
  marks: [-3.1, -2.5, 1.8, 2.4, 5.6, 6.2].map((x): FloorMark => segment([x, 8], [2.4 * x, -90], { color: '#cfd9e6', width: 0.3 })),
};

/** Snow over ice that shows in blue patches. */
export const ICE_FIELD: SiteFloor = {
  half: [80, 80],
  surface: 'ground-snow',
  color: '#e4edf5',
  isRolling: true,
  patches: [
    { at: [4, -10], radii: [6, 3.4], surface: 'ground-ice', color: '#a8cfe2' },
    { at: [-10, -18], radii: [8, 4.6], surface: 'ground-ice', color: '#a8cfe2' },
    { at: [16, -28], radii: [11, 6], surface: 'ground-ice', color: '#b4d6e6' },
    { at: [-8, 10], radii: [6, 5], surface: 'ground-ice', color: '#a8cfe2' },
  ],
};
