import { array, boxAt, group, leaves, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, sideDisc, tube, turnedAt, turnedBody } from '../forms.js';

const future = assembledIn('scifi');
const outside = assembledIn('scifi', { side: 'outdoors' });
const gadget = assembledIn('scifi', { stand: 'surface', solid: 'none' });
const works = assembledIn('robotics', { side: 'outdoors', places: ['farmland', 'desert'] });

/** A tilted table of solar panels, metres along x. */
const solarTable = (columns: number) =>
  group(
    turn(
      group(
        boxAt('frame', [1.1 * columns + 0.1, 0.05, 3.3], [0, 0, 0]),
        ...Array.from({ length: columns }, (_, k) =>
          [-0.82, 0.82].map((z) =>
            group(
              boxAt('cell', [1.04, 0.02, 1.58], [(k - (columns - 1) / 2) * 1.1, 0.05, z]),
              ...[-0.26, 0, 0.26].map((x) => boxAt('line', [0.012, 0.006, 1.58], [(k - (columns - 1) / 2) * 1.1 + x, 0.068, z])),
              ...[-0.5, -0.25, 0, 0.25, 0.5].map((dz) =>
                boxAt('line', [1.04, 0.006, 0.012], [(k - (columns - 1) / 2) * 1.1, 0.068, z + dz]),
              ),
            ),
          ),
        ).flat(),
      ),
      [28, 0, 0],
      [0, 1.45, 0],
    ),
    ...Array.from({ length: Math.ceil(columns / 3) + 1 }, (_, k) => {
      const x = (k - Math.ceil(columns / 3) / 2) * 3.1;
      return group(
        post('frame', 0.06, 1.05, [x, 0, 0.8], 8),
        post('frame', 0.06, 1.95, [x, 0, -0.8], 8),
        rod('frame', [x, 0.5, 0.8], [x, 1.9, -0.8], 0.03),
      );
    }),
  );

/** Things of science fiction, and the works of the sun. */
export const SCIENCE_FICTION_THINGS: readonly CatalogueRow[] = [
  works(
    'solar-panel-row',
    [10, 2.27, 2.94],
    'solar panel rows, row of solar panels, rows of solar panels, tilted solar panels, tilted panels, tilted panel, solar row, solar panel array, photovoltaic array, photovoltaic panels, rows of tilted panels, row of tilted panels, photovoltaic row, ground-mounted solar panels, solar farm panels',
    { cell: 'paint #16264a', line: 'metal #8a98b0', frame: 'metal #b4b8bc' },
    [solarTable(9)],
    { solid: 'parts', usual: 6 },
  ),
  works(
    'solar-field',
    [22, 2.27, 23.9],
    'field of solar panels, photovoltaic field, solar park panels, field of photovoltaic panels',
    { cell: 'paint #16264a', line: 'metal #8a98b0', frame: 'metal #b4b8bc' },
    Array.from({ length: 4 }, (_, k) =>
      move(
        group(
          turn(
            group(
              boxAt('frame', [22, 0.05, 3.3], [0, 0, 0]),
              ...[-0.82, 0.82].map((z) => boxAt('cell', [21.9, 0.03, 1.58], [0, 0.04, z])),
              ...Array.from({ length: 20 }, (__, j) => boxAt('line', [0.03, 0.02, 3.2], [-10.45 + 1.1 * j, 0.055, 0])),
            ),
            [28, 0, 0],
            [0, 1.45, 0],
          ),
          ...Array.from({ length: 8 }, (__, j) =>
            group(post('frame', 0.07, 1.05, [-9.8 + 2.8 * j, 0, 0.8], 6), post('frame', 0.07, 1.95, [-9.8 + 2.8 * j, 0, -0.8], 6)),
          ),
        ),
        0,
        0,
        -10.5 + 7 * k,
      ),
    ),
    { solid: 'parts', family: 'solar-panel-row' },
  ),
  outside(
    'crashed-probe',
    [5.22, 1.96, 4.4],
    'crashed space probe, crashed satellite, fallen satellite, wrecked probe, crashed lander, crashed spacecraft, crashed pod, crash site, crashed drone ship, fallen probe, broken probe',
    {
      earth: 'soil #6a5440',
      body: 'metal #c0c4c8',
      gold: 'gold',
      panel: 'paint #1a2a50',
      frame: 'metal',
      char: 'paint #1c1816',
      ember: 'ember',
      dish: 'plastic #e8eaec',
    },
    [
      turnedAt('earth', [0, 0, 220, 0, 190, 14, 150, 34, 120, 22, 90, 6, 0, 4], [0, 0, 0], 20),
      ...Array.from({ length: 16 }, (_, k) =>
        ball('earth', [0.2, 0.14, 0.18], [1.5 * Math.cos(k * 0.39), 0.28, 1.5 * Math.sin(k * 0.39)], 1),
      ),
      turn(
        group(
          boxAt('body', [1.1, 1.1, 1.1], [0, 0, 0], 0.08),
          boxAt('gold', [1.14, 0.5, 1.14], [0, 0.2, 0], 0.06),
          boxAt('char', [0.6, 0.5, 0.02], [0.2, 0.5, 0.56]),
          turnedAt('dish', [0, 2, 10, 4, 40, 22, 62, 40, 60, 42, 38, 26, 0, 8], [0, 1.1, 0], 24),
          rod('frame', [0, 1.1, 0], [0, 1.7, 0], 0.03),
          turn(
            group(
              boxAt('panel', [2, 0.03, 0.8], [1.4, 0, 0]),
              array(boxAt('frame', [0.02, 0.04, 0.8], [1.4, 0, 0]), 6, [0.38, 0, 0], true),
            ),
            [0, 0, 14],
            [0.5, 0.6, 0],
          ),
          turn(boxAt('panel', [0.9, 0.03, 0.8], [-0.6, 0, 0]), [0, 0, 40], [-0.5, 0.6, 0]),
        ),
        [26, 30, -22],
        [0, 0.22, 0],
      ),
      turn(boxAt('panel', [0.8, 0.03, 0.7], [0, 0, 0]), [8, 40, 12], [-1.6, 0.3, 0.9]),
      tube('frame', [0.4, 0.3, 0.8, 0.9, 0.7, 1.1, 1.3, 0.3, 1.4], 0.02),
      ball('ember', [0.3, 0.05, 0.24], [0.5, 0.2, 0.5]),
    ],
    { places: ['crater', 'desert'] },
  ),
  outside(
    'terraforming-tower',
    [15.6, 34.4, 17],
    'terraforming machine, atmosphere processor, atmospheric processor, terraformer, terraforming station, atmosphere tower, oxygen plant',
    { concrete: 'metal #8a8e90', dark: 'metal #4a4e54', glow: 'glow #40d0ff', pipe: 'copper', red: 'glow #ff4030', steam: 'cloud' },
    [
      turnedBody('concrete', [0, 0, 780, 0, 780, 60, 620, 300, 460, 800, 380, 1500, 360, 2300, 430, 2700, 0, 2700], 12),
      ...[600, 1300, 2100].map((y) => move(torus('glow', y === 600 ? 5.3 : y === 1300 ? 4.05 : 3.75, 0.18, 40), 0, y / 100, 0)),
      radial(tube('dark', [0, 0, 7.8, 0, 6, 6.4, 0, 14, 4.7, 0, 24, 4.3], [0.7, 0.6, 0.5, 0.4]), 6),
      radial(tube('pipe', [0.9, 0, 7.6, 0.9, 5, 6.2, 0.7, 12, 4.8], 0.24), 6),
      turnedAt('dark', [0, 0, 440, 0, 460, 60, 300, 90, 260, 300, 0, 300], [0, 26.6, 0], 20),
      ball('steam', [3, 2, 3], [0, 31, 0]),
      ball('steam', [2.2, 1.6, 2.2], [1.8, 32.6, 0.4]),
      radial(ball('red', 0.24, [0, 27.3, 4.6], 1), 8),
      radial(boxAt('glow', [0.5, 1.4, 0.1], [0, 1.2, 7.66]), 12),
    ],
    { solid: 'cylinder', places: ['desert'] },
  ),
  gadget(
    'ray-gun',
    [0.34, 0.284, 0.09],
    'laser gun, raygun, blaster, laser pistol, blaster pistol, laser rifle, alien gun, plasma gun, phaser, toy ray gun',
    { body: 'paint #c83a30', chrome: 'chrome', glow: 'glow #50f0a0', grip: 'plastic #26262c', gold: 'brass' },
    [
      turn(turnedBody('body', [0, 0, 3, 0, 4.4, 4, 4.4, 12, 3, 16, 0, 16], 18), [0, 0, 90], [0.08, 0.19, 0]),
      turn(turnedBody('chrome', [0, 0, 1.4, 0, 1.4, 14, 0, 14], 12), [0, 0, 90], [-0.07, 0.19, 0]),
      ...[-0.1, -0.13, -0.16].map((x, k) => sideDisc('gold', 0.034 - 0.005 * k, 0.012, [x, 0.19, 0])),
      ball('glow', 0.022, [-0.215, 0.19, 0]),
      sideDisc('glow', 0.045, 0.02, [0.0, 0.19, 0]),
      turn(boxAt('grip', [0.055, 0.14, 0.035], [0, 0, 0], 0.012), [0, 0, 16], [0.08, 0, 0]),
      tube('chrome', [0.04, 0.14, 0, 0.0, 0.1, 0, 0.04, 0.08, 0, 0.07, 0.1, 0], 0.006),
      turnedAt('gold', [0, 0, 1.2, 0, 0, 5], [0.03, 0.23, 0], 10),
    ],
  ),
  gadget(
    'jetpack',
    [0.68, 0.88, 0.331],
    'jet pack, rocket pack, rocket backpack, jetpacks',
    { tank: 'metal #c8ccd0', red: 'paint #c83028', dark: 'iron', strap: 'leather #4a3424', flame: 'flame #60b0ff' },
    [
      mirror(
        group(
          turnedAt('tank', [0, 0, 9, 0, 10, 6, 10, 46, 6, 56, 0, 58], [0.16, 0.22, 0], 20),
          turnedAt('dark', [0, 0, 8, 0, 5, 10, 0, 10], [0.16, 0.12, 0], 16),
          turnedAt('flame', [0, 0, 3, 5, 5.4, 12, 0, 13], [0.16, 0, 0], 12),
          ball('red', [0.05, 0.09, 0.05], [0.16, 0.79, 0]),
          move(torus('red', 0.102, 0.01, 22), 0.16, 0.4, 0),
          plate('red', [0.25, 0.25, 0.34, 0.2, 0.34, 0.42, 0.26, 0.5], 0.02),
        ),
      ),
      boxAt('dark', [0.18, 0.4, 0.1], [0, 0.3, 0.02], 0.02),
      mirror(tube('strap', [0.1, 0.72, 0.06, 0.12, 0.76, 0.14, 0.12, 0.5, 0.2, 0.1, 0.32, 0.12], 0.02, 6)),
      disc('red', 0.04, 0.02, [0, 0.5, 0.07]),
    ],
    { stand: 'ground' },
  ),
  gadget(
    'hoverboard',
    [0.88, 0.268, 0.24],
    'hover board, flying skateboard, hover skateboard',
    { deck: 'plastic #e83a90', grip: 'rubber', glow: 'glow #40e0ff', chrome: 'chrome' },
    [
      turn(
        turn(
          plate('deck', [-0.44, -0.06, -0.36, -0.12, 0.36, -0.12, 0.44, -0.06, 0.44, 0.06, 0.36, 0.12, -0.36, 0.12, -0.44, 0.06], 0.04),
          [-90, 0, 0],
        ),
        [0, 0, 0],
        [0, 0.24, 0],
      ),
      boxAt('grip', [0.6, 0.006, 0.2], [0, 0.262, 0]),
      ...[-0.26, 0.26].map((x) =>
        group(
          post('chrome', 0.1, 0.04, [x, 0.18, 0]),
          post('glow', 0.085, 0.03, [x, 0.155, 0]),
          turnedAt('glow', [0, 0, 2, 0, 7, 14, 0, 14], [x, 0, 0], 14),
        ),
      ),
    ],
    { stand: 'ground' },
  ),
  future(
    'hologram-billboard',
    [3.96, 5.26, 0.9],
    'holographic billboard, hologram billboard, holographic advertisement, hologram advertisement, holographic sign, hologram sign, holographic ad, floating advertisement, holographic screen, holographic ads, neon billboard',
    { base: 'metal #34383e', pink: 'neon #ff50b0', cyan: 'neon #40e0ff', dim: 'screen #143a58', violet: 'neon #a060ff' },
    [
      boxAt('base', [3, 0.4, 0.9], [0, 0, 0], 0.06),
      boxAt('cyan', [2.6, 0.06, 0.5], [0, 0.4, 0]),
      boxAt('dim', [3.8, 4.2, 0.03], [0, 1, 0]),
      ...Array.from({ length: 28 }, (_, k) => boxAt('cyan', [3.8, 0.012, 0.04], [0, 1.05 + 0.15 * k, 0.01])),
      mirror(boxAt('pink', [0.06, 4.3, 0.06], [1.95, 0.95, 0])),
      boxAt('pink', [3.96, 0.06, 0.06], [0, 5.2, 0]),
      ball('pink', [0.5, 0.62, 0.06], [-0.7, 4, 0.04], 3),
      plate('pink', [-1.5, 1.5, 0.1, 1.5, -0.3, 3.3, -1.1, 3.3], 0.06, 0.04),
      ...[0, 1, 2, 3].map((k) => boxAt(k % 2 === 0 ? 'cyan' : 'violet', [1.3 - 0.2 * (k % 2), 0.2, 0.06], [1.05, 4.3 - 0.45 * k, 0.05])),
      turn(torus('violet', 0.5, 0.06, 30), [90, 0, 0], [1.05, 1.9, 0.05]),
      turn(torus('cyan', 0.3, 0.05, 30), [90, 0, 0], [1.05, 1.9, 0.05]),
    ],
    { solid: 'box', side: 'outdoors' },
  ),
  future(
    'hydroponic-rack',
    [2.49, 2.2, 0.784],
    'hydroponic racks, hydroponic tower, hydroponic towers, hydroponics, vertical farm, vertical farm rack, hydroponic shelves, grow racks, grow shelves, hydroponic garden, hydroponic bay, plant rack with grow lights, grow lights, grow light',
    {
      frame: 'metal #d8dcde',
      tray: 'plastic #f0f2f2',
      leaf: 'leaf #6ab040',
      dark: 'leaf #3f8a3c',
      light: 'neon #d060ff',
      red: 'leaf #8a3a50',
      pipe: 'plastic #4a90c0',
    },
    [
      mirror(mirror(boxAt('frame', [0.06, 2.2, 0.06], [1.17, 0, 0.3])), 'z'),
      ...[0.2, 0.85, 1.5].flatMap((y, row) => [
        boxAt('tray', [2.3, 0.12, 0.62], [0, y, 0], 0.01),
        ...Array.from({ length: 11 }, (_, k) =>
          [-0.15, 0.15].map((z) =>
            move(
              leaves((row + k) % 4 === 3 ? 'red' : (row + k) % 2 === 0 ? 'leaf' : 'dark', [0.1, 0.11, 0.11], {
                count: 26,
                leaf: [0.13, 0.08],
                droop: -0.2,
                seed: k + row * 20,
              }),
              -1.02 + 0.205 * k,
              y + 0.2,
              z,
            ),
          ),
        ).flat(),
        boxAt('frame', [2.3, 0.05, 0.3], [0, y + 0.56, 0]),
        boxAt('light', [2.2, 0.02, 0.22], [0, y + 0.545, 0]),
      ]),
      tube('pipe', [-1.22, 0.1, -0.3, -1.22, 1.6, -0.3, -1.1, 1.62, -0.2], 0.03),
    ],
    { solid: 'box', places: ['conservatory', 'space-habitat'] },
  ),
  future(
    'fuel-rods',
    [1.22, 2.06, 1.22],
    'fuel rod, nuclear fuel rods, reactor rods, control rods, uranium rods, glowing rods, nuclear rods, plutonium rods',
    { frame: 'metal #5a6066', rod: 'glow #60ff70', cap: 'metal', warn: 'paint #f4c81c', black: 'paint #18181a' },
    [
      post('frame', 0.6, 0.25, [0, 0, 0], 8),
      ...Array.from({ length: 8 }, (_, k) =>
        turn(boxAt(k % 2 === 0 ? 'warn' : 'black', [0.46, 0.12, 0.02], [0, 0.07, 0.555]), [0, 45 * k + 22.5, 0]),
      ),
      ...[[0, 0], ...Array.from({ length: 6 }, (_, k) => [0.3 * Math.cos(k * 1.047), 0.3 * Math.sin(k * 1.047)])].map(([x = 0, z = 0]) =>
        group(
          post('rod', 0.06, 1.6, [x, 0.25, z], 14),
          post('cap', 0.075, 0.14, [x, 1.82, z], 14),
          post('cap', 0.07, 0.1, [x, 0.25, z], 14),
        ),
      ),
      ...[0.7, 1.35].map((y) => post('frame', 0.42, 0.04, [0, y, 0], 24)),
      mirror(mirror(rod('frame', [0.42, 0.2, 0.42], [0.42, 2, 0.42], 0.03)), 'z'),
      boxAt('frame', [0.95, 0.06, 0.95], [0, 2, 0], 0.02),
    ],
    { solid: 'cylinder' },
  ),
  future(
    'police-box',
    [1.4, 2.92, 1.4],
    'tardis, time machine, blue police box, time travel box, british police box',
    {
      blue: 'paint #14387a',
      dark: 'paint #0e2a5c',
      window: 'window #e8f0f4',
      white: 'paint #f4f4f0',
      lamp: 'lamp #e0f0ff',
      black: 'paint #101014',
    },
    [
      boxAt('dark', [1.4, 0.12, 1.4], [0, 0, 0], 0.01),
      boxAt('blue', [1.14, 2.3, 1.14], [0, 0.12, 0]),
      mirror(mirror(boxAt('blue', [0.14, 2.3, 0.14], [0.56, 0.12, 0.56])), 'z'),
      ...[0, 90, 180, 270].map((a) =>
        turn(
          group(
            boxAt('black', [0.94, 0.18, 0.06], [0, 2.18, 0.59]),
            boxAt('white', [0.7, 0.06, 0.07], [0, 2.24, 0.59]),
            mirror(
              group(
                ...[0.24, 0.66, 1.08].map((y) => boxAt('dark', [0.34, 0.34, 0.03], [0.23, y, 0.57])),
                boxAt('window', [0.34, 0.36, 0.03], [0.23, 1.56, 0.57]),
                boxAt('blue', [0.34, 0.02, 0.04], [0.23, 1.73, 0.57]),
                ...[0.17, 0.29].map((x) => boxAt('blue', [0.02, 0.36, 0.04], [x, 1.56, 0.57])),
              ),
            ),
            boxAt('dark', [0.02, 2, 0.04], [0, 0.14, 0.57]),
          ),
          [0, a, 0],
        ),
      ),
      boxAt('blue', [1.24, 0.16, 1.24], [0, 2.4, 0]),
      turn(turnedBody('blue', [0, 0, 78, 0, 40, 14, 0, 16], 4), [0, 45, 0], [0, 2.56, 0]),
      post('dark', 0.1, 0.06, [0, 2.7, 0]),
      post('lamp', 0.07, 0.14, [0, 2.75, 0]),
      post('dark', 0.09, 0.04, [0, 2.88, 0]),
    ],
  ),
];
