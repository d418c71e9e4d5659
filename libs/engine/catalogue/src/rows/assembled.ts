import {
  array,
  box,
  boxAt,
  cylinder,
  group,
  lathe,
  leaves,
  move,
  radial,
  rod,
  sheet,
  sphere,
  sweep,
  torus,
  turn,
} from '@diorama/shape-language';

import type { CatalogueRow } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const interior = rowsOf('interior');
const goods = rowsOf('goods');
const built = rowsOf('architecture');
const vehicles = rowsOf('vehicles');

/** One figure of graffiti: a fat sprayed line in the xy plane in front of a wall. */
const sprayed = (slot: string, points: readonly (readonly [number, number])[], width: number) =>
  sweep(
    slot,
    points.map(([x, y]) => [x, y, 0.13] as const),
    width,
    { sides: 6 },
  );

/** A sail between two yards that the wind fills, rows from below. */
const BILLOWING = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 }, (__, column) => {
    const [across, up] = [column / 4 - 1, row / 8];
    return [1.6 * across * (1 - 0.12 * up), 1.55 + 3.3 * up, 0.1 + 0.3 * (1 - across ** 2) * Math.sin(Math.PI * up)] as const;
  }),
);

/** Objects that are assembled from simple shapes here, without a generator of their own. */
export const ASSEMBLED_ROWS: readonly CatalogueRow[] = [
  interior(
    'toaster',
    [0.3, 0.2, 0.19],
    {
      generator: 'shape',
      shape: group(
        box('body', 0.28, 0.18, 0.18, 0.03),
        array(boxAt('slot', [0.2, 0.006, 0.03], [0, 0.178, 0]), 2, [0, 0, 0.07], true),
        array(boxAt('bread', [0.11, 0.06, 0.016], [0, 0.14, 0]), 2, [0, 0, 0.07], true),
        boxAt('knob', [0.02, 0.03, 0.05], [0.15, 0.11, 0], 0.005),
        turn(cylinder('knob', 0.018, 0.016, { sides: 14 }), [0, 0, -90], [0.138, 0.05, 0.04]),
      ),
      finishes: { body: 'chrome', slot: 'plastic #18181a', bread: 'plastic #c08848', knob: 'plastic #202024' },
    },
    { stand: 'surface', places: ['kitchen'], words: 'bread toaster, pop up toaster, toaster oven' },
  ),
  interior(
    'canvas',
    [0.9, 1.1, 0.05],
    {
      generator: 'shape',
      shape: group(
        box('cloth', 0.9, 1.1, 0.034, 0.006),
        boxAt('frame', [0.86, 0.04, 0.012], [0, 0.02, -0.02]),
        boxAt('frame', [0.86, 0.04, 0.012], [0, 1.04, -0.02]),
        boxAt('frame', [0.04, 1.06, 0.012], [-0.41, 0.02, -0.02]),
        boxAt('frame', [0.04, 1.06, 0.012], [0.41, 0.02, -0.02]),
      ),
      finishes: { cloth: 'fabric #f2ede0', frame: 'wood #b08a58' },
    },
    { stand: 'wall', places: ['workshop'], words: 'blank canvas, artist canvas, empty canvas, stretched canvas', side: 'indoors' },
  ),
  interior(
    'pottery-wheel',
    [0.8, 0.98, 0.8],
    {
      generator: 'shape',
      shape: group(
        radial(move(boxAt('frame', [0.07, 0.6, 0.07], [0, 0, 0]), 0, 0, 0), 4, 0.34),
        boxAt('tray', [0.8, 0.14, 0.8], [0, 0.56, 0], 0.03),
        move(cylinder('disc', 0.2, 0.03, { sides: 32 }), 0, 0.7, 0),
        move(
          lathe(
            'clay',
            [
              [0.075, 0],
              [0.12, 0.08],
              [0.13, 0.13],
              [0.09, 0.2],
              [0.1, 0.24],
              [0.085, 0.24],
              [0.07, 0.2],
              [0, 0.19],
            ],
            { sides: 28, smooth: true },
          ),
          0,
          0.73,
          0,
        ),
        move(cylinder('disc', 0.3, 0.05, { sides: 32 }), 0, 0.1, 0),
        rod('frame', [0, 0.12, 0], [0, 0.6, 0], 0.03),
      ),
      finishes: { frame: 'wood #8a623c', tray: 'wood #a07848', disc: 'metal #8c9094', clay: 'clay #b0704c' },
    },
    { places: ['workshop'], words: 'potters wheel, potter wheel, throwing wheel, ceramic wheel', solid: 'cylinder' },
  ),
  built(
    'graffiti-wall',
    [5, 2.4, 0.34],
    {
      generator: 'shape',
      shape: group(
        box('wall', 5, 2.4, 0.24, 0.01),
        sprayed(
          'pink',
          [
            [-0.72, 1.25],
            [-0.99, 1.68],
            [-1.5, 1.83],
            [-1.96, 1.67],
            [-2.13, 1.32],
            [-1.99, 1.0],
            [-1.65, 0.87],
            [-1.34, 0.96],
            [-1.21, 1.17],
            [-1.29, 1.36],
            [-1.47, 1.43],
            [-1.62, 1.38],
            [-1.66, 1.29],
          ],
          0.12,
        ),
        sprayed(
          'blue',
          [
            [-0.6, 0.75],
            [-0.7, 1.75],
            [-0.3, 1.25],
            [0.05, 1.95],
            [0.4, 1.25],
            [0.8, 1.75],
            [0.7, 0.75],
            [-0.6, 0.75],
          ],
          0.12,
        ),
        sprayed(
          'yellow',
          [
            [1.9, 2.05],
            [1.25, 1.3],
            [1.75, 1.3],
            [1.2, 0.5],
          ],
          0.12,
        ),
        sprayed(
          'green',
          [
            [-2.3, 0.35],
            [-0.5, 0.28],
            [1.2, 0.36],
            [2.3, 0.26],
          ],
          0.07,
        ),
        move(sphere('yellow', [0.16, 0.16, 0.02]), 2.15, 2, 0.125),
        move(sphere('pink', [0.12, 0.12, 0.02]), 0.9, 2.1, 0.125),
      ),
      finishes: { wall: 'concrete', pink: 'paint #e0408c', blue: 'paint #2c68d8', yellow: 'paint #f0c828', green: 'paint #38b050' },
    },
    {
      stand: 'wall',
      principal: 'wall',
      words: 'graffiti, graffiti art, street art, mural, wall mural, graffiti covered wall, wall decal, wall art mural, graffitied wall',
    },
  ),
  goods(
    'hanging-plant',
    [0.6, 1.1, 0.6],
    {
      generator: 'shape',
      shape: group(
        move(
          lathe(
            'pot',
            [
              [0, 0],
              [0.11, 0],
              [0.16, 0.17],
              [0.145, 0.17],
              [0.1, 0.14],
              [0, 0.14],
            ],
            { sides: 24 },
          ),
          0,
          0.42,
          0,
        ),
        radial(rod('cord', [0, 0.58, 0.15], [0, 1.1, 0.01], 0.006, 5), 3),
        move(leaves('leaf', [0.25, 0.16, 0.25], { count: 260, leaf: [0.1, 0.05], droop: 0.5, seed: 3 }), 0, 0.62, 0),
        radial(move(leaves('leaf', [0.07, 0.24, 0.07], { count: 46, leaf: [0.08, 0.04], droop: 0.9, seed: 5 }), 0, 0.36, 0.22), 7),
      ),
      finishes: { pot: 'clay #b8714c', cord: 'fabric #d8c8a4', leaf: 'paint #3f7f3a' },
    },
    {
      stand: 'ceiling',
      places: ['living-room'],
      words: 'hanging pot, hanging basket, hanging planter, hanging flower basket, macrame planter',
      solid: 'none',
      principal: 'pot',
    },
  ),
  built(
    'skybridge',
    [4, 7.2, 30],
    {
      generator: 'shape',
      shape: group(
        boxAt('floor', [3.6, 0.3, 30], [0, 4, 0], 0.02),
        boxAt('floor', [3.8, 0.2, 30], [0, 7, 0], 0.02),
        boxAt('glass', [0.06, 2.7, 29.6], [1.75, 4.3, 0]),
        boxAt('glass', [0.06, 2.7, 29.6], [-1.75, 4.3, 0]),
        array(boxAt('steel', [0.14, 2.7, 0.14], [1.8, 4.3, 0]), 13, [0, 0, 2.45], true),
        array(boxAt('steel', [0.14, 2.7, 0.14], [-1.8, 4.3, 0]), 13, [0, 0, 2.45], true),
        boxAt('steel', [1.2, 4, 1.2], [0, 0, 11], 0.05),
        boxAt('steel', [1.2, 4, 1.2], [0, 0, -11], 0.05),
      ),
      finishes: { floor: 'metal #8a9098', glass: 'glass #a8c8d8', steel: 'metal #d4d8dc' },
    },
    {
      words: 'sky bridge, skywalk, glass bridge, elevated walkway, pedestrian overpass',
      solid: 'parts',
      side: 'outdoors',
      principal: 'steel',
    },
  ),
  built(
    'fire-escape',
    [3.2, 9, 1.3],
    {
      generator: 'shape',
      shape: group(
        array(boxAt('steel', [3.2, 0.08, 1.3], [0, 2.8, 0]), 3, [0, 2.8, 0]),
        array(
          group(
            array(rod('steel', [0, 2.88, 0.62], [0, 3.86, 0.62], 0.02, 5), 9, [0.39, 0, 0], true),
            rod('steel', [-1.58, 3.86, 0.62], [1.58, 3.86, 0.62], 0.03, 6),
            rod('steel', [-1.58, 3.86, -0.6], [-1.58, 3.86, 0.62], 0.03, 6),
            rod('steel', [1.58, 3.86, -0.6], [1.58, 3.86, 0.62], 0.03, 6),
          ),
          3,
          [0, 2.8, 0],
        ),
        array(
          group(
            rod('steel', [-1.2, 2.86, 0.1], [1, 5.6, 0.1], 0.035, 5),
            rod('steel', [-1.2, 2.86, 0.5], [1, 5.6, 0.5], 0.035, 5),
            ...Array.from({ length: 9 }, (_, step) =>
              boxAt('steel', [0.24, 0.03, 0.44], [-1.1 + (step * 2.1) / 9, 3 + (step * 2.74) / 9, 0.3]),
            ),
          ),
          2,
          [0, 2.8, 0],
        ),
        rod('steel', [1.3, 0.3, 0.3], [1.3, 2.8, 0.3], 0.03, 5),
        rod('steel', [0.9, 0.3, 0.3], [0.9, 2.8, 0.3], 0.03, 5),
        array(rod('steel', [0.9, 0.5, 0.3], [1.3, 0.5, 0.3], 0.02, 5), 8, [0, 0.3, 0]),
        array(boxAt('steel', [0.1, 8.6, 0.1], [0, 0, -0.58]), 2, [3, 0, 0], true),
      ),
      finishes: { steel: 'iron #2e3034' },
    },
    { stand: 'wall', words: 'fire escape stairs, iron fire escape, emergency stairs', solid: 'parts', side: 'outdoors' },
  ),
  vehicles(
    'sail',
    [3.4, 6, 0.5],
    {
      generator: 'shape',
      shape: group(
        rod('mast', [0, 0, 0], [0, 6, 0], 0.08, 10),
        rod('mast', [-1.7, 4.9, 0.06], [1.7, 4.9, 0.06], 0.05, 8),
        rod('mast', [-1.7, 1.5, 0.06], [1.7, 1.5, 0.06], 0.05, 8),
        sheet('cloth', BILLOWING, 0.03),
      ),
      finishes: { mast: 'wood #7a5634', cloth: 'fabric #efe6d0' },
    },
    {
      words: 'billowing sail, mast, ship mast, tattered sail, cloth sail, white sail',
      principal: 'cloth',
      solid: { trunk: 0.12 },
      places: ['beach'],
    },
  ),
  goods(
    'wire',
    [0.46, 0.12, 0.46],
    {
      generator: 'shape',
      shape: group(
        array(move(torus('wire', 0.19, 0.018, 30), 0, 0.02, 0), 4, [0, 0.025, 0]),
        sweep(
          'wire',
          [
            [0.19, 0.04, 0],
            [0.22, 0.03, 0.08],
            [0.2, 0.012, 0.2],
          ],
          0.009,
          { sides: 6 },
        ),
      ),
      finishes: { wire: 'copper' },
    },
    {
      stand: 'surface',
      places: ['workshop'],
      words: 'copper wire, coil of wire, wire coil, exposed wire, metal wire, electric wire',
      solid: 'none',
    },
  ),
];
