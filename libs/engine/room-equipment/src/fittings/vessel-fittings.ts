import { hoop, tube } from '@diorama/furnishing-parts';
import { boxAt, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';

import type { Room } from './church-fittings.js';

/** A round plate or drum that faces +z around the origin. */
const drum = (slot: Slot, radius: number, depth: number, sides = 24): Shape =>
  turn(cylinder(slot, radius, depth, { sides }), [90, 0, 0], [0, 0, -depth / 2]);

/** A hand wheel with spokes that faces +z around the origin. */
const handWheel = (slot: Slot, radius: number): Shape =>
  group(
    turn(hoop(slot, radius, 0.13 * radius), [90, 0, 0]),
    ...[0, 60, 120].map((angle) => turn(boxAt(slot, [2 * radius, 0.12 * radius, 0.1 * radius], [0, -0.06 * radius, 0]), [0, 0, angle])),
    drum('brass', 0.2 * radius, 0.24 * radius, 12),
  );

/** A round gauge with a needle. */
const gauge = (radius: number, needle: number): Shape =>
  group(
    drum('brass', radius, 0.08),
    move(drum('face', 0.84 * radius, 0.02), 0, 0, 0.04),
    turn(boxAt('ink', [0.07 * radius, 0.7 * radius, 0.02], [0, 0, 0.055]), [0, 0, needle]),
    ...[-120, -60, 0, 60, 120].map((angle) =>
      turn(boxAt('ink', [0.05 * radius, 0.14 * radius, 0.01], [0, 0.62 * radius, 0.055]), [0, 0, angle]),
    ),
  );

/** A wall of gauges, valves and pipes between the frames of a hull. */
const gaugePanel = ({ size: [w, h, d], variant }: Room & { readonly variant: number }): Shape =>
  group(
    boxAt('metal', [w * 0.9, h * 0.46, d * 0.5], [0, h * 0.34, -d * 0.2]),
    boxAt('iron', [w * 0.92, h * 0.03, d * 0.54], [0, h * 0.8, -d * 0.2]),
    mirror(boxAt('iron', [w * 0.05, h, d * 0.6], [w * 0.475, 0, -d * 0.2])),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        move(
          gauge(w * (row === 1 && column % 2 === variant % 2 ? 0.1 : 0.07), 70 - 47 * ((row * 4 + column * 3 + variant) % 6)),
          (column - 1.5) * w * 0.22,
          h * (0.43 + 0.13 * row),
          d * 0.08,
        ),
      ),
    ),
    ...[-0.3, 0, 0.3].map((x, k) =>
      move(
        group(handWheel(k === variant % 3 ? 'red' : 'green', w * 0.09), rod('brass', [0, 0, -0.06], [0, 0, -0.3], 0.03)),
        x * w,
        h * 0.22,
        d * 0.34,
      ),
    ),
    ...(['brown', 'metal', 'green', 'metal'] as const).map((slot, k) =>
      rod(slot, [-w / 2, h * (0.86 + 0.045 * k), -d * 0.1], [w / 2, h * (0.86 + 0.045 * k), -d * 0.1], 0.035 + 0.012 * (k % 2)),
    ),
    ...[-0.38, -0.14, 0.16, 0.4].map((x, k) =>
      tube(
        k % 2 === 0 ? 'brass' : 'metal',
        [
          [x * w, 0, -d * 0.1],
          [x * w, h * 0.14, -d * 0.1],
          [x * w + 0.1, h * 0.24, -d * 0.05],
          [x * w + 0.1, h * 0.36, -d * 0.1],
        ],
        0.03,
      ),
    ),
  );

/** The inner ends of torpedo tubes, two above two, with their doors, locks and a loading rail. */
const torpedoTubes = ({ size: [w, h, d] }: Room): Shape =>
  group(
    boxAt('metal', [w, h, d * 0.2], [0, 0, -d * 0.4]),
    ...[-1, 1].flatMap((x) =>
      [0.26, 0.72].map((y, row) =>
        move(
          group(
            drum('iron', w * 0.2, d * 0.5),
            move(drum('brass', w * 0.21, d * 0.12), 0, 0, d * 0.2),
            lathe(
              'metal',
              [
                [0, 0.06],
                [w * 0.1, 0.05],
                [w * 0.18, 0],
                [w * 0.18, -0.06],
              ],
              { sides: 24 },
            ),
            move(turn(lathe('metal', dome(w * 0.18), { sides: 24 }), [90, 0, 0]), 0, 0, d * 0.28),
            move(handWheel('red', w * 0.1), 0, 0, d * 0.46),
            ...[0, 60, 120, 180, 240, 300].map((angle) => turn(boxAt('brass', [0.05, 0.1, 0.1], [0, w * 0.17, d * 0.28]), [0, 0, angle])),
            boxAt('face', [w * 0.12, 0.09, 0.02], [0, w * (row === 0 ? 0.22 : 0.21), d * 0.2]),
          ),
          x * w * 0.25,
          y * h,
          0,
        ),
      ),
    ),
    boxAt('yellow', [w, h * 0.025, d * 0.3], [0, h * 0.485, -d * 0.2]),
    ...[-0.48, 0, 0.48].map((x) => rod('brass', [x * w, 0, -d * 0.1], [x * w, h, -d * 0.1], 0.035)),
  );

/** The profile of a flat dome, from its middle outwards. */
const dome = (radius: number): (readonly [number, number])[] =>
  [0, 0.25, 0.5, 0.75, 1].map((t) => [Math.max(0, radius * t), 0.34 * radius * (1 - t * t)] as const);

/** The lower end of a periscope: a column from the floor to the deck above, an eyepiece and two handles. */
const periscope = ({ size: [w, h] }: Room): Shape =>
  group(
    cylinder('iron', w * 0.42, h * 0.03),
    move(cylinder('steel', w * 0.13, h * 0.98), 0, 0.02, 0),
    move(cylinder('metal', w * 0.2, h * 0.2), 0, h * 0.58, 0),
    boxAt('iron', [w * 0.34, h * 0.12, w * 0.3], [0, h * 0.62, w * 0.22]),
    mirror(move(turn(cylinder('rubber', w * 0.07, w * 0.14), [90, 0, 0]), w * 0.09, h * 0.7, w * 0.36)),
    mirror(
      group(
        rod('brass', [w * 0.16, h * 0.62, 0], [w * 0.48, h * 0.58, 0], 0.03),
        rod('rubber', [w * 0.36, h * 0.595, 0], [w * 0.49, h * 0.58, 0], 0.04),
      ),
    ),
    move(cylinder('brass', w * 0.22, h * 0.02), 0, h * 0.78, 0),
    move(cylinder('metal', w * 0.3, h * 0.06), 0, h * 0.94, 0),
  );

/** A bulkhead with a round door, its rim, hinges and a wheel in the middle. */
const roundHatch = ({ size: [w, h, d] }: Room): Shape =>
  group(
    boxAt('metal', [w, h, d * 0.3], [0, 0, -d * 0.35]),
    move(
      group(
        turn(hoop('iron', w * 0.4, w * 0.05), [90, 0, 0]),
        move(drum('yellow', w * 0.37, d * 0.3, 32), 0, 0, d * 0.04),
        move(turn(lathe('metal', dome(w * 0.33), { sides: 28 }), [90, 0, 0]), 0, 0, d * 0.12),
        move(handWheel('red', w * 0.17), 0, 0, d * 0.42),
        ...[-0.14, 0.14].map((y) => boxAt('iron', [w * 0.16, h * 0.05, d * 0.4], [w * 0.4, y * h, 0])),
      ),
      0,
      h * 0.52,
      0,
    ),
    ...[-0.44, 0.44].flatMap((x) => [0.1, 0.9].map((y) => move(sphere('iron', 0.03, { detail: 1 }), x * w, y * h, -d * 0.18))),
  );

/** A bench for two in a bus, with a handle on its back and poles to the ceiling. */
const busSeat = ({ size: [w, h, d] }: Room): Shape =>
  group(
    mirror(
      group(
        boxAt('blue', [w * 0.46, 0.1, d * 0.62], [w * 0.245, 0.38, d * 0.04], 0.03),
        turn(boxAt('blue', [w * 0.46, 0.66, 0.1], [0, 0, 0], 0.03), [-8, 0, 0], [w * 0.245, 0.44, -d * 0.3]),
        boxAt('orange', [w * 0.36, 0.3, 0.02], [w * 0.245, 0.62, -d * 0.22]),
        boxAt('metal', [0.05, 0.4, d * 0.5], [w * 0.36, 0, 0]),
        rod('yellow', [w * 0.48, 0.3, -d * 0.36], [w * 0.48, h, -d * 0.36], 0.02),
      ),
    ),
    rod('yellow', [-w * 0.48, 1.14, -d * 0.4], [w * 0.48, 1.14, -d * 0.4], 0.018),
    boxAt('rubber', [w * 0.96, 0.04, d * 0.6], [0, 0.34, 0]),
  );

/** The front of a bus: the windscreen in its frame, the destination above, the driver's seat, the wheel and the dashboard. */
const busCab = ({ size: [w, h, d] }: Room): Shape =>
  group(
    boxAt('dark', [w, h * 0.4, d * 0.34], [0, 0, -d * 0.33]),
    boxAt('rubber', [w, 0.05, d * 0.4], [0, h * 0.4, -d * 0.3]),
    boxAt('light', [w * 0.92, h * 0.4, 0.04], [0, h * 0.44, -d * 0.46]),
    boxAt('leafy', [w * 0.92, h * 0.08, 0.05], [0, h * 0.44, -d * 0.455]),
    boxAt('iron', [w * 0.92, h * 0.05, 0.06], [0, h * 0.44, -d * 0.45]),
    ...[-0.48, 0, 0.48].map((x) => boxAt('rubber', [0.07, h * 0.44, 0.08], [x * w, h * 0.42, -d * 0.45])),
    boxAt('dark', [w, h * 0.14, d * 0.14], [0, h * 0.86, -d * 0.42]),
    boxAt('orange', [w * 0.5, h * 0.06, 0.03], [0, h * 0.9, -d * 0.34]),
    ...[-0.16, 0.14].map((x) => turn(boxAt('ink', [0.03, h * 0.3, 0.03], [0, 0, 0]), [0, 0, -28], [x * w, h * 0.46, -d * 0.42])),
    move(
      group(
        turn(
          group(hoop('rubber', 0.26, 0.025), boxAt('rubber', [0.5, 0.03, 0.05], [0, -0.015, 0]), cylinder('dark', 0.06, 0.04)),
          [58, 0, 0],
          [0, h * 0.46, -d * 0.06],
        ),
        rod('dark', [0, h * 0.36, -d * 0.2], [0, h * 0.46, -d * 0.06], 0.035),
        boxAt('blue', [0.5, 0.14, 0.48], [0, 0.36, d * 0.22], 0.04),
        boxAt('blue', [0.5, 0.74, 0.12], [0, 0.44, d * 0.4], 0.04),
        boxAt('dark', [0.3, 0.36, 0.3], [0, 0, d * 0.22]),
      ),
      -w * 0.24,
      0,
      0,
    ),
    boxAt('metal', [0.24, 0.95, 0.24], [w * 0.12, 0, d * 0.12]),
    boxAt('yellow', [0.26, 0.12, 0.26], [w * 0.12, 0.95, d * 0.12]),
    boxAt('glass', [0.03, h * 0.5, d * 0.5], [0, h * 0.36, d * 0.22]),
    rod('yellow', [w * 0.02, 0, d * 0.46], [w * 0.02, h, d * 0.46], 0.02),
  );

/** Fittings of submarines and buses. */
export const VESSEL_FITTINGS = {
  'gauge-panel': gaugePanel,
  'torpedo-tubes': torpedoTubes,
  periscope,
  'round-hatch': roundHatch,
  'bus-seat': busSeat,
  'bus-cab': busCab,
} as const;
