import type { WorkKind } from '@diorama/catalogue';
import { array, bar, boxAt, cylinder, extrude, group, mirror, move, turn } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';

import type { KindTable } from '../finishes/kinds.js';
import { ballAt, disc, postAt, spaced } from '../solids/solids.js';

/** Rows of seats of a stand; metres from one to the next, and their rise. */
const ROWS = 15;
const ROW_DEPTH = 1;
const ROW_RISE = 0.95;
const PODIUM = 2.2;
const STAND_WIDTH = 26.6;
/** Metres from one seat to the next, and how many rows and seats a spectator is wide apart in the pattern of the crowd. */
const SEAT = 0.86;
const SEATS = 29;
const CROWD: readonly Slot[] = ['red', 'white', 'blue', 'yellow', 'navy', 'orange', 'teal', 'grey'];

/** The colour of the spectator in a seat, undefined for a free one: an even pattern without a visible lattice. */
const spectatorAt = (row: number, seat: number): Slot | undefined => {
  const number = (row * 37 + seat * 61 + ((row * seat) % 7) * 13) % 29;
  return number < 20 ? CROWD[(number * 5 + row) % CROWD.length] : undefined;
};

/** Tiers of seats with spectators below a roof, open to the front. */
function grandstand(): Shape {
  const depth = ROWS * ROW_DEPTH;
  const top = PODIUM + ROWS * ROW_RISE;
  const front = depth / 2;
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const [y, z] = [PODIUM + row * ROW_RISE, front - (row + 0.5) * ROW_DEPTH];
    const crowd = Array.from({ length: SEATS }, (_seat, seat) => {
      const slot = spectatorAt(row, seat);
      const x = (seat - (SEATS - 1) / 2) * SEAT;
      // Stairs between the blocks of seats stay free.
      if (slot === undefined || seat % 10 === 4) return group();
      return group(boxAt(slot, [0.5, 0.7, 0.4], [x, y + 0.3, z]), boxAt('pale', [0.26, 0.3, 0.26], [x, y + 1, z]));
    });
    return group(
      boxAt(row % 2 === 0 ? 'concrete' : 'stone', [STAND_WIDTH, y, ROW_DEPTH], [0, 0, z]),
      boxAt(row < 8 ? 'blue' : 'red', [STAND_WIDTH - 0.6, 0.34, 0.5], [0, y, z - 0.1]),
      ...crowd,
    );
  });
  const boards = (['white', 'red', 'yellow', 'blue', 'white', 'green'] as const).map((slot, k) =>
    boxAt(slot, [STAND_WIDTH / 6 - 0.1, 1, 0.12], [((k - 2.5) * STAND_WIDTH) / 6, 0.6, front + 0.08]),
  );
  return group(
    ...rows,
    ...boards,
    boxAt('concrete', [STAND_WIDTH, top + 1.4, 0.8], [0, 0, -front - 0.4]),
    ...spaced(4, STAND_WIDTH / 3.4).map((x) =>
      group(
        boxAt('white', [0.5, top + 6.6, 0.7], [x, 0, -front - 1]),
        bar('white', [x, top + 6.4, -front - 0.9], [x, top + 4.4, front - 1], 0.3),
        bar('white', [x, top + 2, -front - 0.9], [x, top + 5, 0], 0.24),
      ),
    ),
    turn(boxAt('silver', [STAND_WIDTH, 0.3, depth + 1.6], [0, 0, 0]), [7.2, 0, 0], [0, top + 5.4, 0]),
    boxAt('blue', [STAND_WIDTH, 1, 0.3], [0, top + 4, front + 0.7]),
  );
}

/** A tall mast with a panel of lamps that looks to the front. */
const floodlightMast = (): Shape =>
  group(
    postAt('grey', 0.9, 1.2, [0, 0, 0], { top: 0.7 }),
    postAt('grey', 0.55, 32, [0, 1, 0], { top: 0.3 }),
    turn(
      group(
        boxAt('grey', [7.4, 5.2, 0.3], [0, 0, 0]),
        array(array(move(disc('lamp', 0.52, 0.4, 14), 0, 0.7, 0.3), 6, [1.2, 0, 0], true), 4, [0, 1.24, 0]),
      ),
      [16, 0, 0],
      [0, 31.4, 0.5],
    ),
    boxAt('iron', [2.2, 0.12, 1.6], [0, 30.8, 0]),
  );

/** Segments of the digits 0 to 9 of a display: top, upper right, lower right, bottom, lower left, upper left, middle. */
const SEGMENTS = ['1111110', '0110000', '1101101', '1111001', '0110011', '1011011', '1011111', '1110000', '1111111', '1111011'] as const;

function digit(value: number, height: number): Shape {
  const [w, t] = [0.5 * height, 0.11 * height];
  const bars = [
    [0, height - t, w, t],
    [w / 2, 0.5 * height, t, 0.5 * height],
    [w / 2, 0, t, 0.5 * height],
    [0, 0, w, t],
    [-w / 2, 0, t, 0.5 * height],
    [-w / 2, 0.5 * height, t, 0.5 * height],
    [0, 0.5 * height - t / 2, w, t],
  ] as const;
  const lit = SEGMENTS[value] ?? SEGMENTS[0];
  return group(...bars.flatMap(([x, y, width, rise], k) => (lit[k] === '1' ? [boxAt('glow', [width, rise, 0.16], [x, y, 0])] : [])));
}

/** A board with the score in lit digits, on two posts. */
const scoreboard = (): Shape =>
  group(
    mirror(boxAt('grey', [0.9, 22, 0.9], [5.4, 0, -0.4])),
    boxAt('dark', [17, 9, 1], [0, 21, 0]),
    boxAt('white', [17.4, 0.5, 1.2], [0, 30, 0]),
    boxAt('white', [17.4, 0.5, 1.2], [0, 20.6, 0]),
    boxAt('blue', [7, 1.4, 0.2], [-4.3, 27.6, 0.5]),
    boxAt('red', [7, 1.4, 0.2], [4.3, 27.6, 0.5]),
    move(digit(2, 4.6), -4.3, 22, 0.56),
    move(digit(1, 4.6), 4.3, 22, 0.56),
    ...[23.2, 25.2].map((y) => boxAt('glow', [0.7, 0.7, 0.16], [0, y, 0.56])),
  );

const pennant = (slot: Slot, length: number, rise: number): Shape =>
  extrude(
    slot,
    [
      [0, 0],
      [length, 0.5 * rise],
      [0, rise],
    ],
    0.03,
  );

/** Structures of sports grounds. */
export const VENUE_WORK_KINDS = {
  grandstand,
  'floodlight-mast': floodlightMast,
  scoreboard,
  'tennis-net': () =>
    group(
      mirror(postAt('green', 0.06, 1.1, [6.4, 0, 0], { sides: 10 })),
      boxAt('white', [12.8, 0.12, 0.05], [0, 0.95, 0]),
      boxAt('white', [0.08, 0.98, 0.05], [0, 0, 0]),
      array(boxAt('dark', [12.8, 0.018, 0.012], [0, 0.06, 0]), 9, [0, 0.11, 0]),
      array(boxAt('dark', [0.018, 0.98, 0.012], [0, 0, 0]), 72, [0.177, 0, 0], true),
    ),
  'golf-flag': () =>
    group(
      cylinder('dark', 0.12, 0.03),
      postAt('white', 0.03, 2.6, [0, 0, 0], { sides: 8 }),
      move(pennant('red', 1.1, 0.8), 0.02, 1.8, 0),
      ballAt('gold', 0.05, [0, 2.62, 0]),
    ),
} satisfies Partial<KindTable<WorkKind>>;
