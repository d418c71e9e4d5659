import { dashes, outline, segment, WHITE } from './floor-lines.js';
import type { FloorMark, SiteFloor } from '../../../sites/site-type.js';

/** Half of the width and of the length of a pitch, and how far its middle lies ahead of the viewer; metres. */
const PITCH = { x: 31, z: 41, ahead: 13 } as const;

/** Metres from the viewer to the goal ahead and to that behind. */
export const GOALS = { ahead: PITCH.z + PITCH.ahead, behind: PITCH.z - PITCH.ahead } as const;

/** The marks at one end of a pitch; `side` is -1 ahead of the viewer and 1 behind. */
const pitchEnd = (side: -1 | 1): FloorMark[] => {
  const goalLine = side * PITCH.z - PITCH.ahead;
  return [
    outline(-20.2, goalLine, 20.2, goalLine - side * 16.5),
    outline(-9.2, goalLine, 9.2, goalLine - side * 5.5),
    { ...WHITE, circle: [0, goalLine - side * 11, 0.3] },
  ];
};

/** A football pitch; the viewer stands behind the kick-off circle. */
export const FOOTBALL_PITCH: SiteFloor = {
  half: [36, 58],
  surface: 'ground-grass',
  color: '#45702e',
  bands: { width: 6, color: '#375f27' },
  marks: [
    outline(-PITCH.x, -PITCH.z - PITCH.ahead, PITCH.x, PITCH.z - PITCH.ahead),
    segment([-PITCH.x, -PITCH.ahead], [PITCH.x, -PITCH.ahead], WHITE),
    { ...WHITE, circle: [0, -PITCH.ahead, 9.15] },
    ...pitchEnd(-1),
    ...pitchEnd(1),
  ],
};

/** Metres from one parking bay to the next, and to the middle and the ends of a double row. */
export const BAY_PITCH = 2.8;
const BAY_DEPTH = 5.4;

/** The lines of a double row of bays whose middle lies at `z`, between two ends in x. */
const bays = (z: number, reach: number): FloorMark[] => {
  const count = Math.floor(reach / BAY_PITCH);
  const line = { color: '#eceae2', width: 0.3 };
  return [
    segment([-count * BAY_PITCH, z], [count * BAY_PITCH, z], line),
    ...Array.from({ length: 2 * count + 1 }, (_, k): FloorMark => {
      const x = (k - count) * BAY_PITCH;
      return segment([x, z - BAY_DEPTH], [x, z + BAY_DEPTH], line);
    }),
  ];
};

/** Middles of the double rows of bays, metres ahead of the viewer. */
export const BAY_ROWS: readonly number[] = [9.2, 27, -9.2, -27];
export const BAY_REACH = 34;

/** Asphalt with double rows of bays across the view. */
export const PARKING_FLOOR: SiteFloor = {
  half: [42, 42],
  surface: 'ground-asphalt',
  color: '#4a4b4f',
  marks: BAY_ROWS.flatMap((ahead) => bays(-ahead, BAY_REACH)),
};

/** Trodden earth. */
export const BUILDING_GROUND: SiteFloor = { half: [31, 31], surface: 'ground-soil', color: '#8a7050' };

/** Tilled earth. */
export const TILLED_FIELD: SiteFloor = { half: [30, 34], surface: 'ground-soil', color: '#6a4e34' };

/** Mown fairways with a green and bunkers of sand. */
export const GOLF_FLOOR: SiteFloor = {
  half: [26, 44],
  surface: 'ground-grass',
  color: '#567a38',
  bands: { width: 4, color: '#4b6f30' },
  patches: [
    { at: [1, -17], radii: [11, 7.5], surface: 'ground-grass', color: '#7aa84c' },
    { at: [-9, -10], radii: [5, 3.2], surface: 'ground-sand', color: '#e6d6a8' },
    { at: [11, -10.5], radii: [4.4, 3.4], surface: 'ground-sand', color: '#e6d6a8' },
    { at: [-15, -22], radii: [4, 6], surface: 'ground-sand', color: '#e6d6a8' },
    { at: [-9, 9], radii: [5, 3.6], surface: 'ground-sand', color: '#e6d6a8' },
    { at: [12, 14], radii: [6, 4], surface: 'ground-sand', color: '#e6d6a8' },
  ],
};

/** The middle line of a racing circuit: a straight from behind the viewer, and a way back on its right. */
const CIRCUIT: readonly (readonly [x: number, z: number])[] = [
  ...[0, -62].map((z) => [0, z] as const),
  ...Array.from({ length: 13 }, (_, k) => {
    const angle = Math.PI - (k / 12) * Math.PI;
    return [24 + 24 * Math.cos(angle), -64 - 24 * Math.sin(angle)] as const;
  }),
  ...[-30, 30].map((z) => [48, z] as const),
  ...Array.from({ length: 13 }, (_, k) => {
    const angle = (k / 12) * Math.PI;
    return [24 + 24 * Math.cos(angle), 42 + 24 * Math.sin(angle)] as const;
  }),
];

/** Half of the width of the circuit, and the metres ahead of the viewer where races start. */
export const CIRCUIT_WIDTH = 6.2;
export const START_LINE = 37;
/** Where cars wait for the start, metres to the right and, negative, ahead. */
export const GRID: readonly (readonly [x: number, z: number])[] = [6.4, 13.8, 21.2, 28.6].flatMap((ahead) => [
  [-2.7, -ahead] as const,
  [2.7, -ahead - 3.7] as const,
]);

/** A racing circuit: asphalt with kerbs of red and white, a chequered line and the places of the grid. */
export const RACETRACK_FLOOR: SiteFloor = {
  half: [62, 92],
  surface: 'ground-grass',
  color: '#5c8a3a',
  marks: [
    { color: '#b8b0a0', width: 2 * CIRCUIT_WIDTH + 7, surface: 'ground-gravel', path: CIRCUIT },
    { color: '#ecebe6', width: 2 * CIRCUIT_WIDTH + 1.8, surface: 'ground-asphalt', path: CIRCUIT },
    ...[-1, 1].flatMap((side) => dashes(side * (CIRCUIT_WIDTH + 0.45), 60, { color: '#c8281e', width: 0.9, pitch: 4 })),
    { color: '#4b4c50', width: 2 * CIRCUIT_WIDTH, surface: 'ground-asphalt', path: CIRCUIT },
    ...[-1, 1].map((side) => segment([side * (CIRCUIT_WIDTH - 0.4), 42], [side * (CIRCUIT_WIDTH - 0.4), -64], WHITE)),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 16 }, (_, k) => {
        const x = -CIRCUIT_WIDTH + 0.39 + 0.775 * k;
        const z = -START_LINE - 0.7 * row;
        return segment([x, z], [x, z - 0.7], { color: (k + row) % 2 === 0 ? '#f4f4f0' : '#1c1c20', width: 0.72 });
      }),
    ),
    ...GRID.map(([x, z]) => segment([x - 1.2, z - 2.9], [x + 1.2, z - 2.9], WHITE)),
  ],
};

/** Smooth concrete with painted ways. */
export const SKATE_FLOOR: SiteFloor = {
  half: [20, 27],
  surface: 'ground-paving',
  color: '#b2aea6',
  marks: [
    {
      color: '#c8502c',
      width: 1.4,
      path: [
        [-16, 8],
        [-9, 0],
        [-2, -6],
        [4, -14],
        [14, -18],
      ],
    },
    {
      color: '#2c78b4',
      width: 1.4,
      path: [
        [16, 10],
        [10, 0],
        [2, -8],
        [-6, -14],
        [-14, -17],
      ],
    },
  ],
};

const COURT_LINE = { color: '#f4f4f0', width: 0.3 } as const;

/** A hard court for tennis; the net crosses the view eight metres ahead. */
export const TENNIS_COURT: SiteFloor = {
  half: [10, 24],
  surface: 'ground-paving',
  color: '#3f6f9a',
  marks: [
    outline(-5.5, -20, 5.5, 4, COURT_LINE),
    outline(-4.1, -14.4, 4.1, -1.6, COURT_LINE),
    segment([0, -14.4], [0, -1.6], COURT_LINE),
    segment([-4.1, -20], [-4.1, 4], COURT_LINE),
    segment([4.1, -20], [4.1, 4], COURT_LINE),
  ],
};

/** Half of a basketball court, with the basket ahead. */
export const BASKETBALL_COURT: SiteFloor = {
  half: [9, 15],
  surface: 'ground-asphalt',
  color: '#8a5a44',
  marks: [
    outline(-7.5, -10.6, 7.5, 14, COURT_LINE),
    outline(-2.5, -10.6, 2.5, -4.8, COURT_LINE),
    { ...COURT_LINE, circle: [0, -4.8, 1.8] },
    { ...COURT_LINE, circle: [0, -9, 6.7] },
  ],
};
