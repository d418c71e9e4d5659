import {
  array,
  box,
  boxAt,
  cylinder,
  extrude,
  group,
  lathe,
  mirror,
  move,
  radial,
  rod,
  sphere,
  sweep,
  torus,
  turn,
} from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import type { CatalogueRow } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const built = rowsOf('architecture', { side: 'outdoors' });
const vehicles = rowsOf('vehicles', { side: 'outdoors' });
const sky = rowsOf('sky', { side: 'outdoors' });

/** A wheel with spokes that stands on y = 0 and turns about x. */
const spokedWheel = (radius: number): Shape =>
  turn(
    group(
      torus('gold', radius - 0.05, 0.05, 28),
      torus('gold', 0.36 * radius, 0.03, 18),
      radial(rod('gold', [0.06, 0, 0], [radius - 0.05, 0, 0], 0.022, 6), 10),
      move(cylinder('gold', 0.1, 0.16, { sides: 14 }), 0, -0.08, 0),
    ),
    [0, 0, 90],
    [0, radius, 0],
  );

/** A round plate that lies on y = 0, metres. */
const medallion = (slot: string, radius: number, depth: number): Shape =>
  lathe(
    slot,
    [
      [0, 0],
      [radius, 0],
      [radius, depth],
      [0, depth],
    ],
    { sides: 24 },
  );

/** The ribs of a pumpkin around the y axis. */
const PUMPKIN = group(
  radial(move(sphere('body', [0.62, 0.98, 0.44], { detail: 3 }), 0.72, 0, 0), 12),
  sphere('body', [0.8, 0.9, 0.8], { detail: 3 }),
);

/** Metres of radius and height of the curve of a skating ramp, and of its deck behind. */
const RAMP = { radius: 2.1, height: 1.6, deck: 1 } as const;
const RAMP_WIDTH = 4;

/** The side of a ramp: its foot at x = 0, rising along x, with a deck behind. */
const RAMP_SIDE: readonly Point2[] = [
  ...Array.from({ length: 13 }, (_, k): Point2 => {
    const angle = (k / 12) * Math.acos(1 - RAMP.height / RAMP.radius);
    return [RAMP.radius * Math.sin(angle), 0.02 + RAMP.radius * (1 - Math.cos(angle))];
  }),
  [3.1, RAMP.height + 0.02],
  [3.1, 0],
  [0, 0],
];
const RAMP_EDGE = RAMP.radius * Math.sin(Math.acos(1 - RAMP.height / RAMP.radius));

/** A ramp whose riding face looks along +z, its middle at the origin. */
const ramp = (width: number): Shape =>
  group(
    turn(extrude('surface', RAMP_SIDE, width), [0, 90, 0], [0, 0, 1.55]),
    rod('coping', [-width / 2, RAMP.height + 0.03, 1.55 - RAMP_EDGE], [width / 2, RAMP.height + 0.03, 1.55 - RAMP_EDGE], 0.04),
    ...[-1, 1].flatMap((side) => [
      rod('rail', [side * (width / 2 - 0.06), RAMP.height, -1.5], [side * (width / 2 - 0.06), RAMP.height + 1, -1.5], 0.03),
    ]),
    rod('rail', [-(width / 2 - 0.06), RAMP.height + 1, -1.5], [width / 2 - 0.06, RAMP.height + 1, -1.5], 0.03),
  );

/** Tyres one on the other. */
const TYRES = array(move(torus('tyre', 0.24, 0.1, 18), 0, 0.1, 0), 5, [0, 0.2, 0]);

/** Streaks of rain in a box of air, aslant as in a breeze: evenly spread by the fractional parts of irrational multiples. */
const STREAKS = Array.from({ length: 130 }, (_, k): Shape => {
  const part = (factor: number): number => (k * factor) % 1;
  const [x, y, z] = [5.6 * (part(0.754_877_666) - 0.5), 6.4 * part(0.569_840_291), 5.6 * (part(0.381_966_011) - 0.5)];
  const length = 0.34 + 0.3 * part(0.7);
  return rod('drop', [x, y, z], [x + 0.12 * length, y + length, z], 0.005, 3);
});

/** Objects of streets, tracks and parks that are assembled from simple shapes here. */
export const ASSEMBLED_OUTDOOR_ROWS: readonly CatalogueRow[] = [
  vehicles(
    'pumpkin-carriage',
    [2.9, 3.3, 4.3],
    {
      generator: 'shape',
      shape: group(
        move(PUMPKIN, 0, 1.75, 0),
        // A door and windows in a golden frame on both sides.
        mirror(
          group(
            turn(medallion('gold', 0.42, 0.1), [0, 0, -90], [1.24, 1.95, 0]),
            turn(medallion('pane', 0.33, 0.14), [0, 0, -90], [1.24, 1.95, 0]),
            boxAt('gold', [0.1, 0.06, 0.9], [1.3, 1.2, 0]),
            boxAt('gold', [0.34, 0.05, 0.7], [1.2, 0.62, 0]),
            move(spokedWheel(0.62), 1.16, 0, -1.35),
            move(spokedWheel(0.5), 1.16, 0, 1.5),
          ),
        ),
        // Windows before and behind.
        turn(medallion('pane', 0.4, 0.12), [90, 0, 0], [0, 1.95, 1.12]),
        turn(medallion('gold', 0.48, 0.08), [90, 0, 0], [0, 1.95, 1.1]),
        rod('gold', [-1.2, 0.62, -1.35], [1.2, 0.62, -1.35], 0.05),
        rod('gold', [-1.2, 0.5, 1.5], [1.2, 0.5, 1.5], 0.05),
        sweep(
          'gold',
          [
            [0, 0.62, -1.4],
            [0, 0.95, -0.8],
            [0, 0.8, 0],
            [0, 0.95, 0.9],
            [0, 0.5, 1.6],
            [0, 0.55, 2.1],
          ],
          0.07,
        ),
        boxAt('seat', [0.9, 0.12, 0.45], [0, 1.25, 1.5], 0.04),
        boxAt('seat', [0.9, 0.45, 0.1], [0, 1.35, 1.28], 0.04),
        sweep(
          'stem',
          [
            [0, 2.5, 0],
            [0.04, 2.85, 0],
            [0.2, 3.15, 0.06],
          ],
          [0.2, 0.11, 0.14],
          { sides: 8 },
        ),
        // Tendrils that curl from the stem.
        ...[-1, 1].map((side) =>
          sweep(
            'leaf',
            Array.from({ length: 16 }, (_, k) => {
              const t = k / 15;
              return [side * (0.1 + 1.05 * t), 2.72 + 0.2 * Math.sin(9 * t) - 0.5 * t * t, 0.3 * Math.cos(9 * t) * t] as const;
            }),
            0.03,
          ),
        ),
        mirror(turn(sphere('leaf', [0.34, 0.04, 0.24], { detail: 2 }), [0, 30, 18], [0.42, 2.74, 0.2])),
      ),
      finishes: {
        body: 'paint #e8761c',
        gold: 'gold',
        pane: 'window #f0d890',
        seat: 'fabric #a0243a',
        stem: 'wood #6a7a34',
        leaf: 'leaf #4f8a34',
      },
    },
    {
      words: 'pumpkin coach, cinderella carriage, cinderella coach, fairytale carriage, fairy tale carriage',
      family: 'carriage',
      solid: 'box',
    },
  ),
  sky(
    'falling-rain',
    [5.8, 7, 5.6],
    { generator: 'shape', shape: group(...STREAKS), finishes: { drop: 'glass #d4dee6' } },
    { words: 'rain streak, streak of rain, rain streaks', stand: 'air', lift: 0, solid: 'none' },
  ),
  built(
    'start-gantry',
    [17, 7, 0.9],
    {
      generator: 'shape',
      shape: group(
        mirror(boxAt('frame', [0.6, 6.2, 0.8], [8.2, 0, 0])),
        boxAt('frame', [17, 1.6, 0.5], [0, 5.2, 0]),
        ...[0, 1].flatMap((row) =>
          Array.from({ length: 20 }, (_, k) =>
            boxAt((k + row) % 2 === 0 ? 'black' : 'white', [0.8, 0.5, 0.56], [-7.6 + 0.8 * k, 5.7 + 0.5 * row, 0]),
          ),
        ),
        array(boxAt('lamp', [0.36, 0.36, 0.1], [0, 5.26, 0.26]), 5, [0.7, 0, 0], true),
      ),
      finishes: { frame: 'metal #c23028', black: 'paint #16161a', white: 'paint #f4f4f0', lamp: 'lamp #ff3020' },
    },
    {
      words: 'starting gantry, start line arch, finish line arch, finish line banner, start and finish arch',
      solid: 'parts',
      places: ['racetrack'],
    },
  ),
  built(
    'tyre-wall',
    [4.4, 1.05, 0.7],
    {
      generator: 'shape',
      shape: group(
        array(TYRES, 6, [0.7, 0, 0], true),
        boxAt('red', [2.1, 0.34, 0.02], [-1.05, 0.36, 0.35]),
        boxAt('white', [2.1, 0.34, 0.02], [1.05, 0.36, 0.35]),
      ),
      finishes: { tyre: 'rubber', red: 'paint #c82820', white: 'paint #f0f0ec' },
    },
    { words: 'tyre barrier, tire barrier, crash barrier, wall of tyres', places: ['racetrack'] },
  ),
  built(
    'quarter-pipe',
    [RAMP_WIDTH, 2.65, 3.1],
    { generator: 'shape', shape: ramp(RAMP_WIDTH), finishes: { surface: 'concrete #b8b4ac', coping: 'chrome', rail: 'metal' } },
    { words: 'skate ramp, skating ramp, skateboard ramp, quarterpipe', solid: 'parts', places: ['skate-park'] },
  ),
  built(
    'half-pipe',
    [RAMP_WIDTH + 1, 2.65, 10],
    {
      generator: 'shape',
      shape: group(
        move(ramp(RAMP_WIDTH + 1), 0, 0, -3.45),
        turn(move(ramp(RAMP_WIDTH + 1), 0, 0, -3.45), [0, 180, 0]),
        box('surface', RAMP_WIDTH + 1, 0.05, 4),
      ),
      finishes: { surface: 'planks #b08a5c', coping: 'chrome', rail: 'metal' },
    },
    { words: 'halfpipe, vert ramp, mini ramp', solid: 'parts', places: ['skate-park'] },
  ),
  built(
    'fun-box',
    [6.4, 0.95, 3.2],
    {
      generator: 'shape',
      shape: group(
        extrude(
          'surface',
          [
            [-3.2, 0],
            [-1.3, 0.6],
            [1.3, 0.6],
            [3.2, 0],
          ],
          3.2,
        ),
        boxAt('ledge', [2.6, 0.3, 0.5], [0, 0.6, 0]),
        rod('coping', [-1.3, 0.92, 0.25], [1.3, 0.92, 0.25], 0.03),
        rod('coping', [-1.3, 0.92, -0.25], [1.3, 0.92, -0.25], 0.03),
      ),
      finishes: { surface: 'concrete #a8b4c0', ledge: 'paint #d8502c', coping: 'chrome' },
    },
    { words: 'funbox, skate box, jump box', solid: 'parts', places: ['skate-park'] },
  ),
  built(
    'grind-rail',
    [4, 0.5, 0.3],
    {
      generator: 'shape',
      shape: group(
        rod('rail', [-2, 0.46, 0], [2, 0.46, 0], 0.035),
        array(group(rod('rail', [0, 0, 0], [0, 0.46, 0], 0.028), box('rail', 0.3, 0.02, 0.3)), 3, [1.7, 0, 0], true),
      ),
      finishes: { rail: 'paint #e8b420' },
    },
    { words: 'skate rail, skating rail, grinding rail', solid: 'box', places: ['skate-park'] },
  ),
];
