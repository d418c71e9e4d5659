import { array, box, boxAt, cylinder, group, lathe, move, radial, rod, sphere, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior', { side: 'indoors' });
const WALL = { stand: 'wall' } as const;

/** A six-sided cell around the z axis with a border of wax. */
const cell = (filling: string): Shape =>
  turn(
    group(
      ...[0, 60, 120, 180, 240, 300].map((angle) => turn(boxAt('wax', [0.36, 0.34, 0.05], [0, 0, 0.29]), [0, angle + 30, 0])),
      turn(cylinder(filling, 0.29, 0.16, { sides: 6 }), [0, 0, 0]),
    ),
    [90, 0, 0],
  );

/** Metres from one row of cells to the next, and from one cell to the next. */
const CELL = { up: 0.52, across: 0.6 };
const FILLINGS: readonly string[] = ['honey', 'dark', 'honey', 'honey', 'cap', 'dark', 'honey'];

const honeycomb = (columns: number, rows: number): Shape =>
  group(
    ...Array.from({ length: rows }, (_, up) =>
      Array.from({ length: columns - (up % 2) }, (__, across) =>
        move(
          cell(FILLINGS[(3 * up + 2 * across) % FILLINGS.length] as string),
          CELL.across * (across - (columns - 1 - (up % 2)) / 2),
          0.34 + CELL.up * up,
          -0.17,
        ),
      ),
    ).flat(),
  );

/** Fixtures of dwellings, vessels, halls and fantastic chambers. */
export const CHAMBER_FIXTURE_ROWS: readonly CatalogueRow[] = [
  row(
    'honeycomb-wall',
    [2.4, 2.76, 0.34],
    {
      generator: 'shape',
      shape: honeycomb(4, 5),
      finishes: { wax: 'wax #d8a838', honey: 'candy #d8860f', dark: 'wax #7a4a10', cap: 'wax #ecd494' },
    },
    { ...WALL, words: 'honeycomb panel', places: ['beehive-interior'] },
  ),
  row(
    'blood-cell',
    [0.66, 0.26, 0.66],
    {
      generator: 'shape',
      shape: move(group(torus('rim', 0.2, 0.13), move(cylinder('middle', 0.2, 0.08, { sides: 20 }), 0, -0.04, 0)), 0, 0.13, 0),
      finishes: { rim: 'skin #c0302c', middle: 'skin #982420' },
    },
    { words: 'red blood cell, erythrocyte', places: ['organic-chamber'] },
  ),
  row(
    'cell-nucleus',
    [1.6, 1.6, 1.6],
    {
      generator: 'shape',
      shape: move(
        group(
          sphere('membrane', 0.78, { detail: 4 }),
          move(sphere('core', 0.3), 0.36, 0.2, 0.46),
          radial(move(sphere('pore', 0.08), 0, 0.3, 0.72), 7),
          radial(move(sphere('pore', 0.08), 0, -0.35, 0.69), 6),
        ),
        0,
        0.8,
        0,
      ),
      finishes: { membrane: 'candy #8a5ab8', core: 'candy #5a3290', pore: 'candy #c49ade' },
    },
    { words: 'nucleus, nucleus of a cell', places: ['organic-chamber'], solid: 'cylinder' },
  ),
  row(
    'mitochondrion',
    [1, 0.5, 0.5],
    {
      generator: 'shape',
      shape: move(
        group(
          sphere('shell', [0.5, 0.24, 0.24]),
          ...[-0.3, -0.15, 0, 0.15, 0.3].map((x, k) =>
            turn(
              move(torus('fold', 0.2 * Math.sqrt(1 - (2 * x) ** 2) + 0.02, 0.025, 18), 0, 0, 0),
              [0, 0, k % 2 === 0 ? 80 : 100],
              [x, 0, 0],
            ),
          ),
        ),
        0,
        0.25,
        0,
      ),
      finishes: { shell: 'candy #d8743c', fold: 'candy #a84a20' },
    },
    { words: 'mitochondria, organelle', places: ['organic-chamber'] },
  ),
  row(
    'flesh-fold',
    [1.4, 2.7, 0.75],
    {
      generator: 'shape',
      shape: group(
        lathe(
          'flesh',
          [
            [0.55, 0],
            [0.4, 0.35],
            [0.26, 0.9],
            [0.22, 1.4],
            [0.28, 1.9],
            [0.45, 2.4],
            [0.62, 2.7],
          ],
          { smooth: true },
        ),
        rod('vein', [0.3, 0.3, 0.3], [0.14, 1.4, 0.24], 0.035),
        rod('vein', [0.14, 1.4, 0.24], [0.3, 2.4, 0.36], 0.03),
        rod('vein', [-0.42, 0.2, 0.2], [-0.18, 1.2, 0.17], 0.03),
      ),
      finishes: { flesh: 'skin #b85650', vein: 'skin #7a2038' },
    },
    { words: 'muscle strand, flesh column', places: ['organic-chamber'], solid: { trunk: 0.35 } },
  ),
  row(
    'deposit-boxes',
    [2.1, 2.3, 0.34],
    {
      generator: 'shape',
      shape: group(
        boxAt('frame', [2.1, 2.3, 0.28], [0, 0, -0.03]),
        array(
          array(
            group(
              boxAt('front', [0.31, 0.2, 0.03], [0, 0.03, 0.12], 0.008),
              boxAt('plate', [0.09, 0.04, 0.02], [0, 0.15, 0.14]),
              turn(cylinder('lock', 0.018, 0.02, { sides: 10 }), [90, 0, 0], [0.09, 0.11, 0.14]),
            ),
            6,
            [0.34, 0, 0],
            true,
          ),
          10,
          [0, 0.227, 0],
        ),
      ),
      finishes: { frame: 'brass #94783c', front: 'brass #c8a858', plate: 'brass #e6d29a', lock: 'iron #2a2a2c' },
    },
    {
      ...WALL,
      words: 'safe deposit box, deposit box, safety deposit box, brass deposit box, safe deposit boxes',
      places: ['bank-vault'],
    },
  ),
  row(
    'cushion-bench',
    [2.4, 0.8, 0.8],
    {
      generator: 'shape',
      shape: group(
        boxAt('base', [2.4, 0.16, 0.8], [0, 0, 0]),
        boxAt('seat', [2.38, 0.22, 0.74], [0, 0.16, 0.02], 0.06),
        ...[-0.8, 0, 0.8].map((x) => turn(box('back', 0.74, 0.4, 0.16, 0.06), [-12, 0, 0], [x, 0.36, -0.28])),
        ...[-1.05, 1.05].map((x) => turn(cylinder('bolster', 0.13, 0.5, { sides: 16 }), [90, 0, 0], [x, 0.48, -0.2])),
      ),
      finishes: { base: 'wood #6a4226', seat: 'fabric #8a2c34', back: 'fabric #b8863a', bolster: 'fabric #2f5a6a' },
    },
    { ...WALL, words: 'majlis seating, moroccan banquette, banquette sofa, divan sofa, arabic floor sofa', places: ['riad-salon'] },
  ),
  row(
    'marble-slab',
    [2.6, 0.55, 2.6],
    {
      generator: 'shape',
      shape: group(cylinder('base', 1.1, 0.4, { sides: 8 }), move(cylinder('slab', 1.3, 0.15, { sides: 8 }), 0, 0.4, 0)),
      finishes: { base: 'marble #b8b0a0', slab: 'marble #e0d8c8' },
    },
    { words: 'göbek taşı, navel stone, heated marble platform', places: ['hammam'], solid: 'cylinder' },
  ),
  row(
    'padded-panel',
    [1.6, 2.1, 0.2],
    {
      generator: 'shape',
      shape: array(array(boxAt('pad', [0.52, 0.52, 0.18], [0, 0, -0.01], 0.07), 3, [0.535, 0, 0], true), 4, [0, 0.527, 0]),
      finishes: { pad: 'leather #e4dcc8' },
    },
    { ...WALL, words: 'padded wall, wall padding', places: ['padded-cell'] },
  ),
  row(
    'green-screen',
    [4.4, 3, 2.2],
    {
      generator: 'shape',
      shape: group(
        boxAt('cloth', [4.2, 2.9, 0.04], [0, 0.05, -1.05]),
        boxAt('cloth', [4.2, 0.02, 2.1], [0, 0, 0.02]),
        ...[-2.15, 2.15].map((x) => rod('pole', [x, 0, -1.05], [x, 3, -1.05], 0.03)),
      ),
      finishes: { cloth: 'fabric #2fae3c', pole: 'metal #404448' },
    },
    { ...WALL, words: 'greenscreen, chroma key wall, chroma key screen, green screen backdrop', places: ['sound-stage'], solid: 'parts' },
  ),
  row(
    'news-desk',
    [3, 1.05, 1.1],
    {
      generator: 'shape',
      shape: group(
        boxAt('body', [2.7, 0.92, 0.7], [0, 0.06, 0.1], 0.06),
        boxAt('top', [3, 0.06, 1.1], [0, 0.98, 0], 0.02),
        boxAt('light', [2.5, 0.05, 0.02], [0, 0.25, 0.455]),
        boxAt('screen', [1.2, 0.5, 0.02], [0, 0.4, 0.455]),
      ),
      finishes: { body: 'paint #1f2c48', top: 'glass #9cc0d8', light: 'lamp #58a8ff', screen: 'screen #3a78c8' },
    },
    {
      words: 'anchor desk, presenter desk, television news desk',
      places: ['tv-studio'],
      offers: [{ kind: 'top', height: 1.04, size: [2.6, 0.8] }],
    },
  ),
  row(
    'studio-camera',
    [0.8, 1.65, 1.1],
    {
      generator: 'shape',
      shape: group(
        cylinder('base', 0.38, 0.14, { sides: 20 }),
        move(cylinder('column', 0.1, 1, { sides: 16 }), 0, 0.14, 0),
        boxAt('body', [0.36, 0.4, 0.6], [0, 1.14, -0.05], 0.03),
        turn(cylinder('lens', 0.12, 0.3, { sides: 18 }), [90, 0, 0], [0, 1.34, 0.24]),
        turn(cylinder('glass', 0.1, 0.01, { sides: 18 }), [90, 0, 0], [0, 1.34, 0.54]),
        boxAt('body', [0.3, 0.22, 0.05], [0, 1.42, -0.42]),
        rod('column', [0.2, 1.2, -0.3], [0.36, 1.1, -0.55], 0.02),
        rod('column', [-0.2, 1.2, -0.3], [-0.36, 1.1, -0.55], 0.02),
      ),
      finishes: {
        base: 'paint #26282c',
        column: 'metal #84888c',
        body: 'plastic #1c1e22',
        lens: 'plastic #141518',
        glass: 'glass #5878a0',
      },
    },
    { words: 'tv camera, television camera, broadcast camera, film crew camera', places: ['tv-studio', 'sound-stage'] },
  ),
  row(
    'ship-wheel',
    [1.2, 1.5, 0.5],
    {
      generator: 'shape',
      shape: group(
        box('stand', 0.36, 0.85, 0.3, 0.02),
        turn(
          group(
            torus('rim', 0.42, 0.04, 30),
            radial(rod('rim', [0, 0, 0], [0, 0, 0.59], 0.022), 8),
            move(cylinder('hub', 0.09, 0.12, { sides: 16 }), 0, -0.06, 0),
          ),
          [90, 0, 0],
          [0, 0.9, 0.2],
        ),
      ),
      finishes: { stand: 'wood #5c3a22', rim: 'wood #8a5a30', hub: 'brass #c2a14e' },
    },
    { words: 'ship steering wheel, wheel of a ship, ships wheel, captains wheel', places: ['ship-bridge'] },
  ),
  row(
    'timber-post',
    [1.2, 3.4, 0.4],
    {
      generator: 'shape',
      shape: group(
        boxAt('wood', [0.3, 3.4, 0.3], [0, 0, 0], 0.03),
        boxAt('carved', [0.36, 0.2, 0.36], [0, 0, 0], 0.02),
        boxAt('carved', [0.35, 0.12, 0.35], [0, 2.3, 0], 0.02),
        ...[-1, 1].map((side) => rod('wood', [0.12 * side, 2.5, 0], [0.56 * side, 3.34, 0], 0.08, 6)),
      ),
      finishes: { wood: 'wood #6a4428', carved: 'wood #50321c' },
    },
    { words: 'wooden post, wooden pillar, timber pillar, roof post', solid: { trunk: 0.2 } },
  ),
  row(
    'chloroplast',
    [0.9, 0.42, 0.5],
    {
      generator: 'shape',
      shape: move(
        group(
          sphere('shell', [0.45, 0.19, 0.25]),
          ...[-0.22, 0, 0.22].map((x) => move(cylinder('stack', 0.09, 0.12, { sides: 14 }), x, 0.12, 0)),
        ),
        0,
        0.2,
        0,
      ),
      finishes: { shell: 'candy #3f9a3c', stack: 'candy #1f6a2c' },
    },
    { words: 'chloroplasts', places: ['plant-cell'] },
  ),
];
