import { boxAt, extrude, group, mirror, move, radial, rod, starOutline, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, sideDisc, tube, turnedAt, turnedBody } from '../forms.js';

const dungeon = assembledIn('goods', { places: ['dungeon'] });
const relic = assembledIn('goods', { stand: 'surface', solid: 'none', places: ['museum'] });

/** Things of dungeons, old houses and desks that are assembled from simple shapes. */
export const DUNGEON_THINGS: readonly CatalogueRow[] = [
  dungeon(
    'iron-maiden',
    [1.19, 2.12, 0.997],
    'iron maidens, spiked coffin, torture chamber device, torture device, torture cabinet',
    { iron: 'iron #3a3638', spike: 'metal #8a8c90', dark: 'paint #100c0c', rust: 'rust' },
    [
      turnedBody('iron', [0, 0, 32, 0, 36, 20, 34, 90, 38, 140, 30, 158, 14, 166, 16, 172, 0, 172], 16),
      ball('iron', [0.2, 0.24, 0.2], [0, 1.88, 0], 3),
      boxAt('dark', [0.5, 1.44, 0.1], [0, 0.14, 0.31]),
      mirror(
        turn(
          group(
            boxAt('iron', [0.34, 1.5, 0.06], [0.17, 0.1, 0]),
            ...Array.from({ length: 10 }, (_, k) =>
              turn(
                turnedBody('spike', [0, 0, 2, 0, 0, 14], 8),
                [-90, 0, 0],
                [0.1 + 0.14 * (k % 2), 0.28 + 0.27 * Math.floor(k / 2), -0.02],
              ),
            ),
          ),
          [0, -62, 0],
          [0.34, 0, 0.28],
        ),
      ),
      ...[0.4, 1.3].map((y) => move(torus('rust', 0.36, 0.025, 28), 0, y, -0.02)),
      mirror(disc('dark', 0.035, 0.02, [0.07, 1.92, 0.18])),
      boxAt('dark', [0.1, 0.03, 0.02], [0, 1.78, 0.185]),
    ],
    { solid: 'cylinder' },
  ),
  dungeon(
    'torture-rack',
    [1.04, 1.06, 2.72],
    'torture table, medieval rack, stretching rack',
    { wood: 'wood #5a3c24', iron: 'iron', rope: 'rope' },
    [
      boxAt('wood', [0.8, 0.08, 1.9], [0, 0.6, 0]),
      mirror(boxAt('wood', [0.1, 0.16, 2.3], [0.42, 0.58, 0], 0.01)),
      mirror(mirror(boxAt('wood', [0.12, 0.6, 0.12], [0.4, 0, 0.95])), 'z'),
      ...[1.08, -1.08].flatMap((z) => [
        sideDisc('wood', 0.09, 1, [-0.5, 0.78, z], 14),
        mirror(group(...[0, 45, 90, 135].map((a) => turn(rod('wood', [0.5, -0.28, 0], [0.5, 0.28, 0], 0.022), [a, 0, 0], [0, 0.78, z])))),
      ]),
      mirror(rod('rope', [0.2, 0.82, 1.05], [0.24, 0.68, 0.7], 0.016)),
      mirror(rod('rope', [0.2, 0.82, -1.05], [0.14, 0.68, -0.7], 0.016)),
      mirror(turn(torus('iron', 0.06, 0.016, 16), [90, 0, 0], [0.24, 0.7, 0.66])),
      mirror(turn(torus('iron', 0.06, 0.016, 16), [90, 0, 0], [0.14, 0.7, -0.66])),
    ],
  ),
  dungeon(
    'fire-basket',
    [0.526, 1.49, 0.542],
    'fire baskets, iron fire basket, cresset, hanging brazier, iron cresset, standing brazier',
    { iron: 'iron #26262a', ember: 'ember', flame: 'flame', log: 'bark' },
    [
      radial(rod('iron', [0, 0.9, 0.02], [0, 0, 0.26], 0.02), 3),
      ...Array.from({ length: 10 }, (_, k) => turn(tube('iron', [0, 0.86, 0.06, 0, 0.98, 0.2, 0, 1.24, 0.25], 0.012, 6), [0, 36 * k, 0])),
      ...[
        [0.98, 0.2],
        [1.1, 0.23],
        [1.24, 0.25],
      ].map(([y = 0, r = 0]) => move(torus('iron', r, 0.014, 24), 0, y, 0)),
      turnedAt('ember', [0, 0, 17, 0, 19, 8, 0, 12], [0, 0.96, 0], 14),
      radial(turn(rod('log', [0, 1.02, 0.16], [0, 1.26, -0.02], 0.03, 6), [0, 0, 0]), 5),
      ...[0, 1, 2, 3, 4].map((k) =>
        turnedAt('flame', [0, 0, 8, 5, 6, 18, 0, 42], [0.1 * Math.cos(k * 1.26), 1.06, 0.1 * Math.sin(k * 1.26)], 8),
      ),
    ],
    { solid: 'cylinder', places: ['castle'] },
  ),
  dungeon(
    'fur-pile',
    [1.38, 0.305, 1.29],
    'furs, pile of furs, fur pelts, animal pelts,  animal skins, animal furs, stack of furs, fur blanket, buffalo hide, hanging pelts, fur throw, fur bedding',
    { brown: 'fur #6a4a30', grey: 'fur #8a8680', cream: 'fur #d8c8a8', dark: 'fur #3a2a1e' },
    ['dark', 'brown', 'grey', 'cream'].map((slot, k) =>
      turn(
        group(
          ball(slot, [0.6 - 0.06 * k, 0.055, 0.4 - 0.03 * k], [0, 0, 0], 3),
          mirror(mirror(ball(slot, [0.16, 0.04, 0.1], [0.5 - 0.05 * k, 0, 0.3]))),
          ball(slot, [0.08, 0.04, 0.2], [0, 0, -0.46]),
        ),
        [0, 24 * k, 0],
        [0.04 * k, 0.06 + 0.065 * k, 0],
      ),
    ),
    { stand: 'ground', solid: 'none', places: ['longhouse'] },
  ),
  dungeon(
    'washboard',
    [0.746, 0.898, 0.72],
    'wash board, washtub and washboard, wash tub, laundry tub, tin bath, tin tub, zinc bath, mangle, laundry mangle, zinc tub, galvanised tub, chamber pot, spittoon',
    { zinc: 'metal #a8b0b4', wood: 'wood #b08a58', foam: 'foam' },
    [
      turnedBody('zinc', [0, 0, 26, 0, 34, 34, 36, 36, 33, 36, 26, 4, 0, 4], 28),
      turnedAt('foam', [0, 0, 30, 0, 26, 4, 12, 6, 0, 6], [0, 0.26, 0]),
      mirror(turn(torus('zinc', 0.07, 0.014, 16), [90, 90, 0], [0.36, 0.3, 0])),
      turn(
        group(
          mirror(boxAt('wood', [0.04, 0.7, 0.04], [0.17, 0, 0])),
          boxAt('wood', [0.36, 0.16, 0.03], [0, 0.54, 0]),
          boxAt('zinc', [0.32, 0.36, 0.015], [0, 0.16, 0]),
          ...Array.from({ length: 11 }, (_, k) => rod('zinc', [-0.15, 0.19 + 0.032 * k, 0.01], [0.15, 0.19 + 0.032 * k, 0.01], 0.012, 6)),
        ),
        [-16, 0, 0],
        [0, 0.22, -0.02],
      ),
    ],
    { solid: 'cylinder', places: ['laundry-room'] },
  ),
  relic(
    'wax-seal',
    [0.413, 0.0352, 0.221],
    'sealed letter with wax, wax seals, sealing wax, sealed scroll, letter with a wax seal, royal decree with a seal',
    { paper: 'paper #e8d8b4', wax: 'wax #a81c24', brass: 'brass', wood: 'wood' },
    [
      boxAt('paper', [0.26, 0.008, 0.17], [0, 0, 0], 0.002),
      turn(plate('paper', [-0.13, -0.085, 0.13, -0.085, 0, 0.02], 0.004), [90, 0, 0], [0, 0.011, 0]),
      turnedAt('wax', [0, 0, 2.6, 0, 2.4, 0.6, 0, 0.7], [0, 0.011, 0.01], 14),
      turn(extrude('wax', starOutline(5, 0.014, 0.007), 0.004), [-90, 0, 0], [0, 0.019, 0.01]),
      turn(rod('wax', [-0.06, 0, 0], [0.06, 0, 0], 0.01), [0, 40, 0], [0.15, 0.01, 0.09]),
      turn(
        group(post('brass', 0.016, 0.02, [0, 0, 0]), turnedAt('wood', [0, 0, 1, 0, 1.4, 4, 0.8, 6, 0, 6], [0, 0.02, 0], 10)),
        [0, 0, 86],
        [-0.13, 0.017, 0.1],
      ),
    ],
  ),
];
