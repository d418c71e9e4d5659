import { array, boxAt, extrude, group, leaves, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, spread, tube, turnedAt, turnedBody } from '../forms.js';

const garden = assembledIn('architecture', { side: 'outdoors', places: ['garden'] });
const play = assembledIn('architecture', { places: ['playground'] });
const thing = assembledIn('goods', { places: ['garden'] });

/** Holds of a climbing wall: an index gives the place on a wall of this width and height and the colour. */
const holds = (count: number, width: number, height: number, z: number) =>
  Array.from({ length: count }, (_, k) => {
    const size = 0.05 + 0.05 * spread(k + 1, 0.37);
    return ball(
      ['red', 'blue', 'yellow', 'green', 'pink'][k % 5] ?? 'red',
      [size * (1 + spread(k)), size, 0.07],
      [width * (spread(k + 1, 0.569_840_291) - 0.5), 0.25 + (height - 0.45) * spread(k + 1, 0.754_877_666), z],
      1,
    );
  });

const HOLD_COLOURS = {
  red: 'plastic #e03830',
  blue: 'plastic #2f78d8',
  yellow: 'plastic #f4cc28',
  green: 'plastic #3cb054',
  pink: 'plastic #f060a8',
} as const;

/** A fluted shell in the xy plane with its hinge at the origin. */
const shellFan = (slot: string, radius: number, ribs: number) =>
  Array.from({ length: ribs }, (_, k) => {
    const angle = ((k - (ribs - 1) / 2) / ribs) * 150;
    return turn(
      turnedBody(
        slot,
        [0, 0, 4 * radius, 20 * radius, 13 * radius, 70 * radius, 15 * radius, 88 * radius, 10 * radius, 98 * radius, 0, 100 * radius],
        10,
      ),
      [0, 0, -angle],
    );
  });

/** Things of gardens and playgrounds. */
export const GARDEN_THINGS: readonly CatalogueRow[] = [
  thing(
    'chiminea',
    [0.48, 1.18, 0.508],
    'clay chiminea, chimenea, garden stove, patio fireplace',
    { clay: 'clay #a85830', dark: 'paint #1a1210', fire: 'flame', log: 'wood #5a3c22', iron: 'iron' },
    [
      radial(rod('iron', [0, 0, 0.22], [0, 0.22, 0.14], 0.014), 3),
      move(torus('iron', 0.16, 0.014, 20), 0, 0.2, 0),
      turnedAt('clay', [0, 0, 12, 1, 20, 8, 24, 20, 22, 32, 15, 42, 10, 52, 8, 70, 8, 92, 11, 98, 11, 100, 0, 98], [0, 0.18, 0], 28),
      ball('dark', [0.11, 0.1, 0.06], [0, 0.38, 0.19]),
      turn(turnedBody('fire', [0, 0, 5, 2, 5, 6, 0, 13], 10), [0, 0, 0], [0, 0.33, 0.22]),
      mirror(rod('log', [-0.09, 0.32, 0.2], [0.07, 0.36, 0.24], 0.02)),
    ],
    { side: 'outdoors', solid: 'cylinder' },
  ),
  thing(
    'patio-heater',
    [0.9, 2.22, 0.9],
    'outdoor heater, gas heater, mushroom heater, terrace heater, outdoor gas heater',
    { steel: 'metal', glow: 'ember #ff6a20', base: 'metal #6a6e72' },
    [
      turnedBody('base', [0, 0, 24, 0, 24, 4, 20, 8, 20, 70, 16, 78, 0, 80]),
      post('steel', 0.035, 1.2, [0, 0.75, 0]),
      turnedAt('glow', [0, 0, 8, 0, 9, 18, 0, 18], [0, 1.9, 0]),
      turnedAt('steel', [0, 0, 10, 0, 10, 3, 0, 3], [0, 1.87, 0]),
      turnedAt('steel', [0, 4, 40, 0, 45, 0, 44, 2, 20, 11, 0, 14], [0, 2.08, 0], 32),
    ],
    { side: 'outdoors', solid: { trunk: 0.25 }, places: ['cafe', 'garden'] },
  ),
  play(
    'tyre-swing',
    [2.4, 2.61, 1.52],
    'tire swing, rope swing, tyre on a rope, swing from a tree, wooden swing on ropes, swing on a tree, tree swing',
    { rubber: 'rubber', rope: 'rope', wood: 'wood #8a6440' },
    [
      mirror(mirror(rod('wood', [1.1, 0, 0.7], [1.1, 2.55, 0], 0.06)), 'z'),
      rod('wood', [-1.2, 2.52, 0], [1.2, 2.52, 0], 0.07),
      turn(torus('rubber', 0.3, 0.11, 24), [90, 0, 0], [0, 0.85, 0]),
      rod('rope', [0, 1.2, 0], [0, 2.5, 0], 0.02),
    ],
    { solid: 'parts', side: 'outdoors' },
  ),
  play(
    'shell-slide',
    [4.13, 2.9, 4.21],
    'seashell slide, sea shell slide, shell-shaped slide, giant shell slide, clam slide, shell slide',
    { shell: 'paint #f4b8a8', rib: 'paint #f8d8c8', slide: 'plastic #4ac0d0', step: 'paint #f4e8d0' },
    [
      ...shellFan('shell', 2.2, 9).map((rib) => move(rib, 0, 0.7, -0.9)),
      ...shellFan('rib', 1.5, 8).map((rib) => move(rib, 0, 0.75, -0.62)),
      boxAt('step', [1.6, 1.3, 0.8], [0, 0, -0.6], 0.1),
      ...[0, 1, 2, 3].map((k) => boxAt('step', [0.9, 0.3 * (4 - k), 0.3], [0, 0, -1.15 - 0.3 * k], 0.02)),
      tube('slide', [0, 1.32, -0.3, 0, 1.1, 0.2, 0, 0.5, 0.9, 0, 0.2, 1.5, 0, 0.14, 2], 0.1),
      ...[-0.24, -0.12, 0, 0.12, 0.24].map((x) =>
        tube('slide', [x, 1.34, -0.3, x, 1.1, 0.2, x, 0.5, 0.9, x, 0.2, 1.5, x, 0.14, 2], 0.08, 6),
      ),
      mirror(tube('shell', [0.36, 1.5, -0.3, 0.36, 1.24, 0.2, 0.36, 0.64, 0.9, 0.36, 0.34, 1.5, 0.36, 0.26, 2], 0.07)),
    ],
    { solid: 'parts', side: 'outdoors' },
  ),
  play(
    'climbing-panels',
    [5.01, 4, 0.523],
    'climbing wall with holds, indoor climbing wall, climbing holds, wall with climbing holds, artificial climbing wall',
    { wall: 'paint #b8bcc4', panel: 'paint #9aa4b0', dark: 'metal #34383c', rope: 'rope #e8402c', ...HOLD_COLOURS },
    [
      plate('wall', [-2.5, 0, 2.5, 0, 2.5, 4, -2.5, 4], 0.24, -0.1),
      plate('panel', [-2.5, 0, -1.2, 0, -0.6, 2.2, -1.6, 4, -2.5, 4], 0.36, -0.06),
      plate('panel', [0.9, 1.4, 2.5, 0.8, 2.5, 3.4, 1.6, 4, 0.6, 4], 0.4, -0.05),
      ...holds(90, 4.8, 3.9, 0.06).map((hold, k) => move(hold, 0, 0, k % 3 === 0 ? 0.06 : 0.01)),
      ...[-1.4, 0.2, 1.8].flatMap((x) => [
        rod('rope', [x, 0.02, 0.26], [x, 3.95, 0.22], 0.014, 5),
        turn(torus('dark', 0.05, 0.014, 14), [90, 0, 0], [x, 3.94, 0.2]),
      ]),
    ],
    { stand: 'wall', places: ['gym'] },
  ),
  play(
    'bouldering-panels',
    [6, 3.9, 2.65],
    'bouldering wall, boulder wall, bouldering gym wall, bouldering, bouldering cave, overhanging climbing wall, climbing gym wall',
    { wall: 'wood #d8b888', panel: 'paint #3a4450', mat: 'plastic #2f4a78', seam: 'plastic #24385c', ...HOLD_COLOURS },
    [
      boxAt('mat', [6, 0.32, 2.2], [0, 0, 0.4], 0.04),
      array(boxAt('seam', [0.03, 0.01, 2.2], [0, 0.318, 0.4]), 3, [1.5, 0, 0], true),
      turn(
        group(boxAt('wall', [3, 3.9, 0.14], [-1.5, 0, 0]), ...holds(46, 2.8, 3.7, 0.1).map((hold) => move(hold, -1.5, 0.1, 0))),
        [14, 0, 0],
        [0, 0.1, -1],
      ),
      turn(
        group(boxAt('panel', [3, 4.1, 0.14], [1.5, 0, 0]), ...holds(46, 2.8, 3.9, 0.1).map((hold) => move(hold, 1.5, 0.1, 0))),
        [26, 0, 0],
        [0, 0.1, -1],
      ),
      boxAt('panel', [6, 3.7, 0.1], [0, 0.1, -1.1]),
    ],
    { stand: 'wall', solid: 'parts', places: ['gym'] },
  ),
  garden(
    'window-box',
    [1.28, 0.49, 0.481],
    'window box of flowers, flower box, geraniums, geranium, balcony flowers, window boxes, balcony box, flower boxes, pelargonium',
    { box: 'wood #7a5230', soil: 'soil', leaf: 'leaf #4f8a38', red: 'petal #e02c38', pink: 'petal #f078a8', white: 'petal #f8f0f4' },
    [
      boxAt('box', [1.1, 0.2, 0.24], [0, 0, 0], 0.01),
      boxAt('soil', [1.04, 0.02, 0.18], [0, 0.19, 0]),
      ...Array.from({ length: 9 }, (_, k) =>
        move(leaves('leaf', [0.12, 0.14, 0.15], { count: 50, leaf: [0.1, 0.07], droop: 0.4, seed: k }), -0.46 + 0.115 * k, 0.27, 0.02),
      ),
      ...Array.from({ length: 26 }, (_, k) =>
        ball(
          ['red', 'red', 'pink', 'red', 'white'][k % 5] ?? 'red',
          [0.045, 0.035, 0.045],
          [-0.5 + spread(k + 1), 0.3 + 0.16 * spread(k, 0.37), 0.1 * (spread(k + 2, 0.754_877_666) - 0.2)],
          1,
        ),
      ),
    ],
    { stand: 'hung', solid: 'none' },
  ),
  garden(
    'bird-bath',
    [0.58, 0.84, 0.58],
    'birdbath, stone bird bath, garden bird bath',
    { stone: 'stone #b0aca0', water: 'water #6fa8b8' },
    [
      turnedBody(
        'stone',
        [0, 0, 20, 0, 20, 4, 10, 8, 7, 14, 9, 20, 7, 30, 6, 55, 9, 62, 14, 66, 26, 74, 29, 84, 27, 84, 20, 77, 0, 75],
        28,
      ),
      turnedAt('water', [0, 0, 24, 0, 24, 2, 0, 2], [0, 0.78, 0], 28),
    ],
    { solid: 'cylinder' },
  ),
  garden(
    'bird-table',
    [0.56, 1.61, 0.56],
    'bird feeder, birdhouse, bird house, nest box, nesting box, bird box, bird feeding table, bird feeders, wooden birdhouse, nesting boxes',
    { wood: 'wood #a8784a', roof: 'shingle #6a4c34', dark: 'paint #1c140e', seed: 'sand #c8a060' },
    [
      post('wood', 0.04, 1.1, [0, 0, 0]),
      radial(boxAt('wood', [0.05, 0.05, 0.28], [0, 0, 0.14]), 4),
      boxAt('wood', [0.5, 0.03, 0.5], [0, 1.1, 0]),
      mirror(boxAt('wood', [0.02, 0.06, 0.5], [0.24, 1.1, 0])),
      mirror(boxAt('wood', [0.5, 0.06, 0.02], [0, 1.1, 0.24]), 'z'),
      boxAt('wood', [0.28, 0.26, 0.26], [0, 1.13, 0]),
      disc('dark', 0.045, 0.01, [0, 1.28, 0.125]),
      rod('wood', [0, 1.2, 0.12], [0, 1.2, 0.2], 0.008),
      plate('wood', [-0.14, 1.39, 0.14, 1.39, 0, 1.54], 0.26),
      mirror(turn(boxAt('roof', [0.3, 0.02, 0.44], [0.12, 0, 0]), [0, 0, -47], [0, 1.57, 0])),
      ball('seed', [0.1, 0.02, 0.08], [0.02, 1.14, 0.18]),
    ],
    { solid: { trunk: 0.1 } },
  ),
  garden(
    'sundial',
    [0.52, 1.13, 0.52],
    'garden sundial, stone sundial, sun dial',
    { stone: 'stone #b8b0a0', dial: 'bronze', mark: 'verdigris' },
    [
      turnedBody('stone', [0, 0, 26, 0, 26, 6, 16, 10, 12, 16, 14, 40, 12, 70, 16, 80, 24, 86, 24, 92, 0, 92], 8),
      post('dial', 0.22, 0.015, [0, 0.92, 0], 32),
      ...Array.from({ length: 12 }, (_, k) => turn(boxAt('mark', [0.012, 0.006, 0.05], [0, 0.934, 0.18]), [0, 30 * k, 0])),
      turn(plate('dial', [-0.14, 0, 0.1, 0, 0.1, 0.2], 0.01), [0, 90, 0], [0, 0.933, 0]),
    ],
    { solid: 'cylinder' },
  ),
  play(
    'decking',
    [4, 0.14, 3],
    'wooden decking, garden decking, timber decking, teak decking, teak deck, deck boards, garden deck, decking area, boardwalk decking',
    { board: 'wood #a8764a', gap: 'paint #2c1c10' },
    [boxAt('gap', [3.96, 0.1, 2.96], [0, 0, 0]), array(boxAt('board', [0.135, 0.04, 3], [0, 0.1, 0], 0.004), 28, [0.143, 0, 0], true)],
    { stand: 'flat', solid: 'none' },
  ),
  garden(
    'crazy-paving',
    [3.16, 0.05, 3.02],
    'flagstone patio, paved patio, stone patio paving, irregular paving, paving slabs, garden paving, flagstone paving',
    { joint: 'sand #8a8478', a: 'stone #a8a296', b: 'slate #7c7c7e', c: 'sandstone #b8a88a' },
    [
      boxAt('joint', [3, 0.03, 3], [0, 0, 0]),
      ...Array.from({ length: 36 }, (_, k) => {
        const [x, z] = [k % 6, Math.floor(k / 6)];
        const outline = Array.from({ length: 6 }, (__, j): Point2 => {
          const angle = ((j + 0.6 * spread(k * 6 + j)) * Math.PI) / 3;
          return [0.27 * Math.cos(angle), 0.26 * Math.sin(angle)];
        });
        return turn(
          extrude(['a', 'b', 'c', 'a'][(k * 3) % 4] ?? 'a', outline, 0.03),
          [90, 0, 0],
          [-1.25 + 0.5 * x + (z % 2 === 0 ? 0.06 : -0.06), 0.035, -1.25 + 0.5 * z],
        );
      }),
    ],
    { stand: 'flat', solid: 'none' },
  ),
  thing(
    'chopping-block',
    [0.896, 0.96, 1.54],
    'axe in a stump, axe in a block, axe in a log, wood chopping block, chopping stump, axe in stump, axe stuck in a stump, axe stuck in a log, splitting block, butcher block, butchers block',
    { bark: 'bark', wood: 'wood #d0a870', handle: 'wood #9a6a38', steel: 'metal', split: 'wood #c8985c' },
    [
      post('bark', 0.28, 0.5, [0, 0, 0], 18),
      post('wood', 0.265, 0.012, [0, 0.495, 0], 18),
      turn(
        group(rod('handle', [0, 0, 0], [0, 0.66, 0], 0.018), plate('steel', [-0.13, -0.05, 0.03, -0.03, 0.03, 0.05, -0.13, 0.08], 0.03)),
        [0, 25, -52],
        [-0.02, 0.54, 0],
      ),
      ...Array.from({ length: 5 }, (_, k) =>
        turn(
          turn(post('split', 0.07, 0.4, [0, 0, 0], 5), [0, 0, 90]),
          [0, 70 * k, 0],
          [0.4 * Math.cos(1.3 * k), 0.07, 0.4 * Math.sin(1.3 * k)],
        ),
      ),
    ],
    { side: 'outdoors', solid: 'cylinder', places: ['garden', 'forest'] },
  ),
  thing(
    'log-store',
    [2.3, 1.95, 0.995],
    'firewood store, wood store, log shelter, firewood stack, stacked firewood, wood shed, firewood shelter, stack of firewood, firewood',
    { wood: 'wood #8a6440', end: 'wood #d8b078', bark: 'bark', roof: 'shingle' },
    [
      mirror(mirror(boxAt('wood', [0.1, 1.75, 0.1], [1.02, 0, 0.32])), 'z'),
      turn(boxAt('roof', [2.3, 0.06, 1], [0, 0, 0]), [10, 0, 0], [0, 1.8, 0]),
      boxAt('wood', [2.1, 0.06, 0.7], [0, 0.1, 0]),
      ...Array.from({ length: 130 }, (_, k) => {
        const [x, y] = [k % 13, Math.floor(k / 13)];
        const radius = 0.062 + 0.014 * spread(k + 1);
        const at = [-0.9 + 0.148 * x + (y % 2) * 0.06, 0.23 + 0.145 * y] as const;
        return group(disc('bark', radius, 0.6, [at[0], at[1], -0.3], 9), disc('end', radius * 0.86, 0.61, [at[0], at[1], -0.3], 9));
      }),
    ],
    { side: 'outdoors' },
  ),
  thing(
    'patio-set',
    [2.76, 2.46, 2.76],
    'garden furniture set, garden table and chairs, outdoor dining set, patio furniture, garden set, patio table, outdoor furniture, garden table, patio table and chairs',
    { iron: 'paint #2f3a38', cushion: 'fabric #e8e0cc', top: 'glass #b8ccc8', pole: 'wood #b08858', cloth: 'canvas #3a7a70' },
    [
      post('top', 0.6, 0.02, [0, 0.72, 0], 32),
      move(torus('iron', 0.6, 0.02, 32), 0, 0.73, 0),
      radial(rod('iron', [0, 0, 0.45], [0, 0.72, 0.5], 0.02), 4),
      radial(
        group(
          boxAt('iron', [0.46, 0.03, 0.44], [0, 0.42, 0]),
          boxAt('cushion', [0.44, 0.06, 0.42], [0, 0.45, 0], 0.02),
          mirror(rod('iron', [0.21, 0, 0.2], [0.21, 0.95, 0.26], 0.016)),
          mirror(rod('iron', [0.21, 0, -0.2], [0.21, 0.42, -0.2], 0.016)),
          array(rod('iron', [0, 0.45, 0.21], [0, 0.94, 0.26], 0.01), 5, [0.09, 0, 0], true),
          rod('iron', [-0.21, 0.94, 0.26], [0.21, 0.94, 0.26], 0.014),
        ),
        4,
        0.98,
      ),
      rod('pole', [0, 0, 0], [0, 2.45, 0], 0.025),
      turnedAt('cloth', [0, 2, 136, 0, 138, 0, 120, 12, 60, 32, 0, 44], [0, 2.02, 0], 8),
      post('iron', 0.24, 0.06, [0, 0, 0]),
    ],
    { side: 'outdoors', solid: 'parts' },
  ),
  thing(
    'stone-tortoise',
    [1.64, 1.15, 2.74],
    'tortoise statue, turtle statue, stone turtle, carved tortoise, bixi',
    { stone: 'stone #8a8a80', moss: 'moss' },
    [
      ball('stone', [0.75, 0.55, 0.9], [0, 0.42, 0], 3),
      ...Array.from({ length: 13 }, (_, k) => {
        const [a, b] = k === 0 ? [0, 0] : k < 7 ? [k * 1.047, 0.62] : [(k - 6.5) * 1.047, 1.15];
        return turn(
          turn(turn(post('stone', 0.2, 0.05, [0, 0.53, 0], 6), [(b * 180) / Math.PI, 0, 0]), [0, (a * 180) / Math.PI, 0]),
          [0, 0, 0],
          [0, 0.42, 0],
        );
      }),
      mirror(mirror(ball('stone', [0.2, 0.22, 0.26], [0.62, 0.16, 0.6])), 'z'),
      tube('stone', [0, 0.4, 0.75, 0, 0.55, 1.05, 0, 0.66, 1.25], [0.2, 0.17, 0.16], 12),
      ball('stone', [0.19, 0.17, 0.24], [0, 0.7, 1.32], 3),
      ball('stone', [0.08, 0.06, 0.2], [0, 0.25, -0.98]),
      ball('moss', [0.4, 0.1, 0.45], [-0.15, 0.92, -0.1]),
    ],
    { side: 'outdoors' },
  ),
];
