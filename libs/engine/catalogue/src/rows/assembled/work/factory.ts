import { array, boxAt, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, sideDisc, tube, turnedAt, turnedBody } from '../forms.js';

const plant = assembledIn('robotics', { places: ['factory-floor'] });
const sign = assembledIn('robotics', { places: ['warehouse', 'laboratory'], solid: 'none' });

/** A square of black and white cells on a white card: rows of 0 and 1 from the top. */
const marker = (cells: readonly string[], cell: number) =>
  cells.flatMap((row, y) =>
    Array.from(row).flatMap((value, x) =>
      value === '1' ? [boxAt('black', [cell, cell, 0.004], [(x - (row.length - 1) / 2) * cell, (cells.length - 1 - y) * cell, 0.006])] : [],
    ),
  );

/** Machines, fittings and marks of factories. */
export const FACTORY_THINGS: readonly CatalogueRow[] = [
  plant(
    'bulk-container',
    [1.2, 1.14, 1.05],
    'ibc tank, ibc, ibc tote, intermediate bulk container, caged tank, liquid container, chemical tote, mixing tank',
    { tank: 'plastic #e8ecec', cage: 'metal #b8bcc0', pallet: 'wood #a07848', cap: 'plastic #c83028', label: 'paper #f0c840' },
    [
      array(boxAt('pallet', [1.2, 0.03, 0.12], [0, 0.11, 0]), 5, [0, 0, 0.22], true),
      array(boxAt('pallet', [0.1, 0.11, 1], [0, 0, 0]), 3, [0.54, 0, 0], true),
      boxAt('tank', [1.12, 0.95, 0.92], [0, 0.15, 0], 0.06),
      turnedAt('cap', [0, 0, 9, 0, 9, 4, 0, 4], [0, 1.1, 0]),
      ...[0.2, 0.42, 0.64, 0.86, 1.06].flatMap((y) => [
        mirror(rod('cage', [-0.59, y, 0.49], [0.59, y, 0.49], 0.01, 6), 'z'),
        mirror(rod('cage', [0.59, y, -0.49], [0.59, y, 0.49], 0.01, 6)),
      ]),
      mirror(array(rod('cage', [0, 0.14, 0.49], [0, 1.08, 0.49], 0.01, 6), 7, [0.19, 0, 0], true), 'z'),
      mirror(array(rod('cage', [0.59, 0.14, 0], [0.59, 1.08, 0], 0.01, 6), 5, [0, 0, 0.22], true)),
      boxAt('label', [0.3, 0.22, 0.01], [0.2, 0.6, 0.5]),
      post('cap', 0.05, 0.06, [0, 0.17, 0.5]),
    ],
  ),
  plant(
    'overhead-crane',
    [8, 3.55, 2],
    'bridge crane, travelling crane, overhead travelling crane, factory crane, hoist, chain hoist, electric hoist, crane hook, overhead hoist, hoist crane',
    { beam: 'paint #f0b818', trolley: 'paint #c83c20', hook: 'iron #34363a', rail: 'metal #6a7078', warn: 'paint #18181a' },
    [
      mirror(boxAt('beam', [8, 0.5, 0.3], [0, 2.9, 0.5], 0.02), 'z'),
      mirror(boxAt('rail', [0.4, 0.3, 2], [3.8, 2.6, 0], 0.03)),
      boxAt('trolley', [1, 0.3, 1.5], [0.8, 3.25, 0], 0.04),
      post('hook', 0.25, 0.5, [0.8, 2.8, 0]),
      mirror(rod('hook', [0.72, 1, 0.06], [0.72, 3, 0.06], 0.012, 6), 'z'),
      mirror(rod('hook', [0.88, 1, 0.06], [0.88, 3, 0.06], 0.012, 6), 'z'),
      boxAt('trolley', [0.34, 0.4, 0.24], [0.8, 0.7, 0], 0.06),
      tube(
        'hook',
        [0.8, 0.7, 0, 0.8, 0.45, 0, 0.95, 0.3, 0, 0.92, 0.12, 0, 0.75, 0.05, 0, 0.62, 0.18, 0, 0.64, 0.28, 0],
        [0.05, 0.05, 0.055, 0.06, 0.055, 0.04, 0.015],
      ),
      rod('hook', [2.2, 0.9, 0.7], [2.2, 2.9, 0.7], 0.01, 6),
      boxAt('beam', [0.1, 0.3, 0.08], [2.2, 0.7, 0.7], 0.02),
    ],
    { stand: 'ceiling', solid: 'none' },
  ),
  plant(
    'warning-light',
    [0.2, 0.276, 0.2],
    'warning lights, beacon light, rotating beacon, flashing light, flashing lights, emergency light, emergency lights, hazard light, alarm light, red warning light, siren light, flashing beacon, red alarm light, warning beacon',
    { base: 'plastic #26282c', dome: 'glow #ff2a18', ring: 'metal' },
    [
      turnedBody('base', [0, 0, 10, 0, 10, 4, 8, 7, 0, 7]),
      turnedAt('dome', [0, 0, 7.4, 0, 7.4, 12, 6, 17, 3, 20, 0, 20.6], [0, 0.07, 0]),
      move(torus('ring', 0.078, 0.008, 24), 0, 0.08, 0),
      radial(boxAt('ring', [0.008, 0.18, 0.008], [0, 0.08, 0.078]), 6),
    ],
    { stand: 'surface', solid: 'none', places: ['factory-floor', 'cryo-chamber'] },
  ),
  plant(
    'air-raid-siren',
    [0.8, 2.57, 0.8],
    'alarm siren, warning siren, civil defence siren, alarm horn, public address horn, tannoy, loudhailer, megaphone speaker',
    { horn: 'paint #d8c020', post: 'metal #787c80', dark: 'iron' },
    [
      post('post', 0.06, 2, [0, 0, 0]),
      post('dark', 0.16, 0.3, [0, 1.95, 0]),
      radial(turn(turnedBody('horn', [0, 0, 8, 0, 9, 10, 14, 24, 21, 34, 19, 34, 8, 14, 0, 12], 16), [90, 0, 0], [0, 2.2, 0.06]), 4),
      turnedAt('horn', [0, 0, 20, 0, 14, 10, 4, 16, 0, 17], [0, 2.4, 0]),
      boxAt('dark', [0.2, 0.3, 0.12], [0, 1, 0.08], 0.02),
    ],
    { solid: { trunk: 0.1 } },
  ),
  sign(
    'emergency-stop',
    [0.16, 0.2, 0.15],
    'emergency stop button, e-stop, e stop, e-stop button, red button, big red button, emergency button, stop button, panic button',
    { box: 'paint #f4c81c', button: 'paint #e02418', ring: 'metal', mark: 'paint #ffffff' },
    [
      boxAt('box', [0.16, 0.2, 0.07], [0, 0, -0.03], 0.015),
      disc('ring', 0.05, 0.012, [0, 0.1, 0.005]),
      turn(turnedBody('button', [0, 0, 2, 0, 2, 3, 4.6, 3.6, 4.6, 5.4, 3, 6.6, 0, 7]), [90, 0, 0], [0, 0.1, 0.015]),
      boxAt('mark', [0.12, 0.02, 0.004], [0, 0.175, 0.005]),
    ],
    { stand: 'hung' },
  ),
  sign(
    'fiducial-markers',
    [1.32, 0.42, 0.012],
    'qr code markers, fiducial marker, apriltag, apriltags, apriltag marker, aruco marker, aruco markers, qr code, qr codes, qr marker, qr markers, april tag, visual marker, tracking marker, tracking markers, ar marker',
    { card: 'paper #fbfbf8', black: 'paint #101012' },
    [
      ['11111111', '10010111', '11010011', '10111011', '10010001', '11101011', '10110111', '11111111'],
      ['11111111', '11011011', '10110001', '11001111', '10101101', '11000111', '10011011', '11111111'],
      ['11111110', '10000010', '10111011', '10111001', '10000110', '11111010', '01011101', '11010011'],
    ].map((cells, k) => move(group(boxAt('card', [0.42, 0.42, 0.008], [0, -0.06, 0]), ...marker(cells, 0.04)), -0.45 + 0.45 * k, 0.06, 0)),
    { stand: 'hung' },
  ),
  sign(
    'calibration-board',
    [0.9, 1.5, 0.577],
    'checkerboard target, calibration target, calibration pattern, camera calibration board, checkerboard, chequerboard target, charuco board',
    { card: 'paper #fbfbf8', black: 'paint #101012', leg: 'metal #34363a' },
    [
      move(
        group(
          boxAt('card', [0.9, 0.7, 0.012], [0, -0.07, 0]),
          ...marker(['10101010', '01010101', '10101010', '01010101', '10101010', '01010101'], 0.1),
        ),
        0,
        0.87,
        0,
      ),
      mirror(rod('leg', [0.3, 0, 0.2], [0.02, 1.1, -0.03], 0.014)),
      rod('leg', [0, 0, -0.35], [0, 1.1, -0.03], 0.014),
      boxAt('leg', [0.1, 0.1, 0.03], [0, 1.05, -0.03]),
    ],
    { stand: 'ground', solid: 'parts' },
  ),
  sign(
    'floor-markings',
    [3.9, 0.006, 4],
    'yellow floor markings, yellow floor lines, floor tape, safety lines, yellow safety lines, yellow lines, marked walkway, hazard floor markings, yellow line, floor stripes, aisle markings',
    { yellow: 'paint #f4c81c', black: 'paint #1a1a1c' },
    [
      mirror(boxAt('yellow', [0.1, 0.006, 4], [1.9, 0, 0])),
      mirror(boxAt('yellow', [3.9, 0.006, 0.1], [0, 0, 1.95]), 'z'),
      array(turn(boxAt('yellow', [0.12, 0.006, 1.2], [0, 0, 0]), [0, 45, 0]), 6, [0.36, 0, 0], true),
      array(turn(boxAt('black', [0.12, 0.005, 1.2], [0, 0, 0]), [0, 45, 0], [0.18, 0, 0]), 5, [0.36, 0, 0], true),
    ],
    { stand: 'flat' },
  ),
  sign(
    'barrier-tape',
    [4.1, 1, 0.3],
    'hazard tape, caution tape, police tape, crime scene tape, warning tape, do not cross tape, barricade tape, safety tape, cordon, police cordon',
    { yellow: 'plastic #f4d01c', black: 'plastic #18181a', post: 'metal #c84a20', base: 'rubber' },
    [
      ...[-1.9, 0, 1.9].flatMap((x) => [post('post', 0.03, 1, [x, 0, 0]), post('base', 0.15, 0.05, [x, 0, 0])]),
      ...Array.from({ length: 38 }, (_, k) => {
        const x = -1.85 + 0.1 * k;
        const sag = 0.1 * Math.sin(Math.PI * (((x + 1.9) / 1.9) % 1));
        return turn(boxAt(k % 2 === 0 ? 'yellow' : 'black', [0.102, 0.08, 0.006], [0, 0, 0]), [0, 0, 8], [x, 0.84 - sag, 0.03]);
      }),
    ],
    { stand: 'ground', places: ['construction-site'] },
  ),
  sign(
    'wet-floor-sign',
    [0.3, 0.624, 0.332],
    'caution wet floor sign, slippery floor sign, yellow floor sign, wet floor warning, cleaning sign',
    { yellow: 'plastic #f8d020', black: 'paint #18181a', red: 'paint #d83020' },
    [1, -1].map((side) =>
      turn(
        group(
          plate('yellow', [-0.15, 0, 0.15, 0, 0.1, 0.64, -0.1, 0.64], 0.012),
          move(
            group(plate('red', [-0.1, 0, 0.1, 0, 0, 0.17], 0.004), plate('yellow', [-0.07, 0.018, 0.07, 0.018, 0, 0.135], 0.006)),
            0,
            0.4,
            0.008 * side,
          ),
          ball('black', [0.018, 0.018, 0.004], [0.02, 0.32, 0.008 * side]),
          tube('black', [0.01, 0.3, 0.008 * side, -0.02, 0.22, 0.008 * side, 0.05, 0.18, 0.008 * side], 0.012, 6),
          tube('black', [-0.02, 0.22, 0.008 * side, -0.06, 0.17, 0.008 * side], 0.012, 6),
          tube('black', [0.01, 0.29, 0.008 * side, 0.06, 0.26, 0.008 * side], 0.009, 6),
          boxAt('black', [0.18, 0.03, 0.004], [0, 0.09, 0.008 * side]),
        ),
        [-14 * side, 0, 0],
        [0, 0, 0.16 * side],
      ),
    ),
    { stand: 'ground', places: ['supermarket'] },
  ),
  plant(
    'hopper',
    [1.52, 2.5, 1.52],
    'feed hopper, grain hopper, steel hopper, dosing hopper, material hopper',
    { body: 'metal #a8b0b4', frame: 'paint #3a5a80', valve: 'paint #c83020' },
    [
      turn(turnedAt('body', [0, 0, 14, 0, 14, 12, 104, 90, 104, 130, 98, 130, 98, 92, 0, 40], [0, 1.2, 0], 4), [0, 45, 0]),
      mirror(mirror(boxAt('frame', [0.12, 1.9, 0.12], [0.7, 0, 0.7])), 'z'),
      mirror(boxAt('frame', [1.5, 0.1, 0.1], [0, 1.2, 0.7]), 'z'),
      mirror(boxAt('frame', [0.1, 0.1, 1.5], [0.7, 1.2, 0])),
      boxAt('valve', [0.3, 0.1, 0.3], [0, 1.1, 0], 0.02),
    ],
    { solid: 'parts' },
  ),
  plant(
    'brewing-vat',
    [1.45, 2.69, 1.42],
    'vat, fermentation vat, brew tank, brewing tank, mash tun, copper vat, brewery tank, dye vat, whisky still',
    { copper: 'copper', steel: 'metal', gauge: 'paint #f4f2ea', dark: 'iron' },
    [
      radial(rod('steel', [0, 0, 0.5], [0, 0.6, 0.5], 0.04), 4),
      turnedAt('copper', [0, 0, 6, 0, 50, 30, 66, 45, 68, 60, 68, 120, 60, 140, 30, 165, 16, 180, 14, 200, 0, 200], [0, 0.35, 0], 32),
      tube('copper', [0, 2.3, 0, 0, 2.55, 0, 0.3, 2.6, 0, 0.62, 2.3, 0, 0.7, 1.4, 0], [0.14, 0.13, 0.1, 0.07, 0.05], 12),
      ...[0.95, 1.5].map((y) => move(torus('steel', 0.685, 0.02, 32), 0, y, 0)),
      disc('dark', 0.2, 0.03, [0, 1.15, 0.665]),
      disc('copper', 0.17, 0.05, [0, 1.15, 0.665]),
      disc('gauge', 0.07, 0.04, [0.3, 1.6, 0.58]),
      disc('steel', 0.08, 0.03, [0.3, 1.6, 0.58]),
    ],
    { solid: 'cylinder', places: ['factory-floor', 'brewery'] },
  ),
  plant(
    'crucible',
    [1.46, 1.32, 1.17],
    'molten metal, molten steel, pouring crucible, foundry ladle, smelting crucible, ladle of molten metal, crucible of molten metal, molten iron, molten bronze, molten copper, molten brass, molten gold, molten silver, molten aluminium',
    { pot: 'iron #3a3230', melt: 'lava #ff7a18', frame: 'iron #565a5e', slag: 'stone #2a2422' },
    [
      turnedAt('pot', [0, 0, 30, 0, 44, 60, 46, 80, 40, 80, 36, 66, 0, 60], [0, 0.5, 0], 28),
      turnedAt('melt', [0, 0, 39.5, 0, 39.5, 4, 0, 5], [0, 1.16, 0], 28),
      tube('melt', [0, 1.24, 0.38, 0, 1.28, 0.47, 0, 1.1, 0.52, 0, 0.04, 0.52], [0.05, 0.06, 0.05, 0.04]),
      turnedAt('melt', [0, 0, 20, 0, 16, 3, 0, 4], [0, 0, 0.5], 18),
      move(torus('frame', 0.43, 0.05, 28), 0, 0.95, 0),
      mirror(boxAt('frame', [0.14, 1.1, 0.3], [0.66, 0, 0], 0.02)),
      mirror(sideDisc('frame', 0.09, 0.26, [0.44, 0.95, 0])),
      radial(ball('slag', [0.05, 0.02, 0.06], [0, 1.21, 0.3], 1), 5),
    ],
    { places: ['smithy', 'factory-floor'] },
  ),
  plant(
    'ventilation-grille',
    [0.7, 0.45, 0.044],
    'vent, wall vent, ventilation grate, air grille, wall grille, vent cover, ventilation grill, air vent grille, louvre vent',
    { frame: 'metal #b8bcc0', dark: 'paint #1c1e20' },
    [
      boxAt('dark', [0.64, 0.4, 0.01], [0, 0.02, -0.01]),
      mirror(boxAt('frame', [0.05, 0.45, 0.04], [0.325, 0, 0])),
      boxAt('frame', [0.7, 0.05, 0.04], [0, 0, 0]),
      boxAt('frame', [0.7, 0.05, 0.04], [0, 0.4, 0]),
      array(turn(boxAt('frame', [0.62, 0.03, 0.006], [0, 0, 0]), [-35, 0, 0], [0, 0.065, 0]), 8, [0, 0.043, 0]),
      mirror(mirror(disc('dark', 0.008, 0.004, [0.325, 0.025, 0.02], 8))),
    ],
    { stand: 'hung', solid: 'none' },
  ),
  plant(
    'hard-hat',
    [0.276, 0.184, 0.298],
    'safety helmet, construction helmet, builder helmet, yellow helmet, hardhat, worker helmet',
    { shell: 'plastic #f4c81c', band: 'plastic #26262a' },
    [
      turnedAt('shell', [0, 0, 11, 0, 12, 2, 11.6, 8, 9, 13, 5, 15.4, 0, 16], [0, 0.012, -0.01], 28),
      move(turnedBody('shell', [0, 0, 13.8, 0, 13.8, 1.2, 0, 2.4], 28), 0, 0, 0),
      boxAt('shell', [0.2, 0.012, 0.1], [0, 0.002, 0.11], 0.005),
      tube('shell', [0, 0.07, 0.105, 0, 0.15, 0.04, 0, 0.17, -0.02, 0, 0.14, -0.09], 0.014),
      mirror(tube('shell', [0.045, 0.07, 0.095, 0.04, 0.145, 0.04, 0.04, 0.162, -0.02, 0.04, 0.135, -0.08], 0.009)),
    ],
    { stand: 'surface', solid: 'none', places: ['construction-site', 'factory-floor'] },
  ),
  plant(
    'portable-toilet',
    [1.15, 2.3, 1.2],
    'porta potty, portaloo, porta-potty, port-a-potty, chemical toilet, toilet cabin, portable loo, festival toilet',
    { body: 'plastic #2f6fb0', roof: 'plastic #e8ecf0', trim: 'plastic #24588c', white: 'plastic #f0f2f2', green: 'paint #38a848' },
    [
      boxAt('trim', [1.15, 0.12, 1.2], [0, 0, 0], 0.02),
      boxAt('body', [1.05, 1.95, 1.08], [0, 0.12, -0.02], 0.03),
      boxAt('trim', [0.8, 1.8, 0.04], [0, 0.14, 0.53], 0.02),
      boxAt('body', [0.66, 1.1, 0.03], [0, 0.25, 0.555], 0.02),
      boxAt('white', [0.3, 0.2, 0.01], [0, 1.6, 0.555]),
      boxAt('green', [0.1, 0.05, 0.02], [0.3, 1.1, 0.56]),
      array(boxAt('trim', [0.8, 0.02, 0.02], [0, 1.86, 0.54]), 3, [0, 0.05, 0]),
      plate('roof', [-0.56, 2.05, 0.56, 2.05, 0.5, 2.16, 0.2, 2.26, -0.2, 2.26, -0.5, 2.16], 1.14),
      post('trim', 0.05, 0.2, [0.35, 2.1, -0.4]),
    ],
    { side: 'outdoors', places: ['construction-site'] },
  ),
  plant(
    'robot-vacuum',
    [0.35, 0.108, 0.35],
    'robotic vacuum, robot vacuum cleaner, roomba, vacuum robot, robot hoover, cleaning robot, robot mop',
    { body: 'plastic #2a2c30', top: 'plastic #44484e', ring: 'metal', light: 'glow #40c0ff', brush: 'hair' },
    [
      turnedBody('body', [0, 1, 16, 1, 17.5, 2.4, 17.5, 7, 16, 8.6, 0, 8.6], 36),
      turnedAt('top', [0, 0, 12, 0, 12, 0.6, 0, 0.6], [0, 0.086, 0], 36),
      turnedAt('ring', [0, 0, 4, 0, 4, 2, 3, 2.6, 0, 2.6], [0, 0.088, -0.05]),
      boxAt('light', [0.03, 0.004, 0.012], [0, 0.092, 0.06]),
      mirror(radial(rod('brush', [0, 0.01, 0.02], [0, 0.008, 0.08], 0.003, 4), 3)),
    ],
    { stand: 'ground', solid: 'none', places: ['living-room'] },
  ),
  plant(
    'robot-mower',
    [0.52, 0.28, 0.66],
    'robot lawnmower, robotic mower, robot lawn mower, robotic lawnmower, automatic lawnmower, autonomous mower',
    { body: 'plastic #e8641c', dark: 'plastic #26282c', wheel: 'rubber', light: 'glow #60e060' },
    [
      boxAt('dark', [0.48, 0.1, 0.62], [0, 0.06, 0], 0.04),
      ball('body', [0.22, 0.11, 0.32], [0, 0.15, 0.01], 3),
      boxAt('dark', [0.2, 0.03, 0.16], [0, 0.23, -0.08], 0.012),
      mirror(sideDisc('wheel', 0.11, 0.06, [0.2, 0.11, -0.22])),
      mirror(sideDisc('wheel', 0.05, 0.04, [0.14, 0.05, 0.27])),
      boxAt('light', [0.08, 0.012, 0.02], [0, 0.245, 0.02]),
      boxAt('body', [0.05, 0.03, 0.05], [0, 0.25, -0.14], 0.01),
    ],
    { stand: 'ground', side: 'outdoors', places: ['garden'] },
  ),
  plant(
    'milking-robot',
    [2.67, 2.24, 2.11],
    'automatic milking robot, robotic milker, milking machine, automatic milking system, milking stall, robotic milking machine, milking parlour stall',
    {
      steel: 'metal #c4c8cc',
      red: 'paint #c8281e',
      body: 'paint #e8eaea',
      hose: 'rubber #26262a',
      cup: 'metal #e0e4e8',
      screen: 'screen #50a0d0',
      floor: 'concrete #8a8a86',
    },
    [
      boxAt('floor', [2.6, 0.06, 1.3], [0, 0, -0.4]),
      ...[-0.4 - 0.62, -0.4 + 0.62].flatMap((z, k) => [
        ...(k === 0 ? [0.5, 0.9, 1.3] : [1.1, 1.4]).map((y) => rod('steel', [-1.3, y, z], [1.3, y, z], 0.03)),
        ...[-1.3, 0, 1.3].map((x) => rod('steel', [x, 0, z], [x, 1.6, z], 0.035)),
      ]),
      ...[0.6, 1, 1.4].map((y) => rod('steel', [1.3, y, -1], [1.3, y, 0.2], 0.03)),
      turnedAt('steel', [0, 0, 20, 0, 26, 20, 24, 20, 18, 3, 0, 3], [1.05, 0.6, -0.4]),
      boxAt('red', [0.7, 1.9, 0.6], [-0.9, 0, 0.75], 0.08),
      boxAt('body', [1.5, 0.5, 0.5], [0.1, 0.9, 0.75], 0.1),
      boxAt('red', [0.4, 0.34, 0.03], [0.5, 0.98, 1.0], 0.01),
      boxAt('screen', [0.36, 0.26, 0.02], [-0.9, 1.4, 1.05]),
      // The arm reaches under the cow with four cups.
      tube('body', [0.2, 1, 0.6, 0.2, 0.75, 0.35, 0.1, 0.42, 0.1, 0, 0.36, -0.2], [0.11, 0.1, 0.08, 0.07], 12),
      boxAt('red', [0.34, 0.1, 0.34], [0, 0.3, -0.35], 0.03),
      ...[-0.09, 0.09].flatMap((x) =>
        [-0.44, -0.26].map((z) => group(post('cup', 0.03, 0.2, [x, 0.38, z]), post('hose', 0.034, 0.03, [x, 0.56, z]))),
      ),
      tube('hose', [0, 0.34, -0.2, 0.3, 0.2, 0.2, 0.6, 0.5, 0.6], 0.03),
      boxAt('red', [2.6, 0.14, 0.3], [0, 2.1, 0.4], 0.03),
      mirror(boxAt('steel', [0.08, 2.1, 0.08], [1.25, 0, 0.4])),
    ],
    { solid: 'parts', places: ['barn'] },
  ),
  plant(
    'wafer-carrier',
    [4, 0.82, 0.8],
    'overhead wafer transport rails, wafer transport rails, wafer transport, overhead transport rail, transport rails, overhead rails, overhead rail, overhead hoist transport, wafer transport rail',
    { rail: 'metal #d0d4d8', car: 'plastic #f0f2f4', pod: 'glass #f0a040', light: 'glow #40d060', wafer: 'chrome' },
    [
      mirror(boxAt('rail', [4, 0.1, 0.12], [0, 0.8, 0.2]), 'z'),
      array(boxAt('rail', [0.06, 0.06, 0.8], [0, 0.86, 0]), 5, [0.95, 0, 0], true),
      ...[-1.1, 1].map((x) =>
        group(
          boxAt('car', [0.6, 0.24, 0.5], [x, 0.52, 0], 0.04),
          boxAt('light', [0.1, 0.02, 0.01], [x, 0.64, 0.25]),
          mirror(boxAt('car', [0.06, 0.3, 0.4], [0.27 + 0, 0.22, 0])),
          boxAt('pod', [0.38, 0.34, 0.36], [x, 0.1, 0], 0.03),
          array(boxAt('wafer', [0.3, 0.006, 0.37], [x, 0.16, 0]), 6, [0, 0.04, 0]),
        ),
      ),
    ],
    { stand: 'ceiling', solid: 'none', places: ['laboratory'] },
  ),
  plant(
    'silicon-wafer',
    [0.3, 0.313, 0.0824],
    'semiconductor wafer, wafer disc, silicon wafers, computer wafer, chip wafer',
    { wafer: 'chrome', die: 'metal #7a88b8', die2: 'metal #9a78a8', base: 'plastic #26282c' },
    [
      boxAt('base', [0.2, 0.02, 0.08], [0, 0, 0], 0.005),
      turn(
        group(
          disc('wafer', 0.15, 0.004, [0, 0.155, 0], 40),
          ...Array.from({ length: 81 }, (_, k) => [k % 9, Math.floor(k / 9)] as const)
            .filter(([x, y]) => Math.hypot(x - 4, y - 4) < 4.3)
            .map(([x, y]) =>
              boxAt((x + y) % 2 === 0 ? 'die' : 'die2', [0.026, 0.026, 0.002], [(x - 4) * 0.03, 0.142 + (y - 4) * 0.03, 0.005]),
            ),
        ),
        [-8, 0, 0],
        [0, 0.01, 0],
      ),
    ],
    { stand: 'surface', solid: 'none', places: ['laboratory'] },
  ),
];
