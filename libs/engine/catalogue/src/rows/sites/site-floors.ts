import { outline, segment, WHITE } from './floor-lines.js';
import type { FloorMark, SiteFloor } from '../../sites/site-type.js';

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
