import { array, boxAt, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, sideDisc, spread, tube, turnedAt, turnedBody } from '../forms.js';

const rail = assembledIn('architecture', { side: 'outdoors', places: ['railway-station'] });
const air = assembledIn('vehicles', { side: 'outdoors', places: ['airfield'] });
const camp = assembledIn('goods', { side: 'outdoors', places: ['campsite'] });
const gear = assembledIn('goods', { stand: 'surface', solid: 'none', places: ['campsite'] });

/** Things of stations, airports and camps. */
export const STATION_AND_CAMP_THINGS: readonly CatalogueRow[] = [
  rail(
    'buffer-stop',
    [2.6, 1.47, 2.25],
    'buffers, railway buffer, train buffer, end of the line buffer, buffer stops, bumper post',
    { red: 'paint #c82820', white: 'paint #f4f2ec', steel: 'iron #4a4a4e', rubber: 'rubber', lamp: 'glow #ff3020' },
    [
      boxAt('red', [2.6, 0.4, 0.3], [0, 0.8, 0.3], 0.02),
      ...[-0.9, 0, 0.9].map((x) => boxAt('white', [0.3, 0.41, 0.31], [x, 0.795, 0.3])),
      mirror(rod('steel', [0.75, 0, 0.3], [0.75, 1.2, 0.3], 0.08)),
      mirror(rod('steel', [0.75, 1, 0.2], [0.75, 0.05, -1.1], 0.08)),
      mirror(group(disc('steel', 0.1, 0.4, [0.85, 1, 0.45]), disc('rubber', 0.24, 0.08, [0.85, 1, 0.85]))),
      mirror(boxAt('steel', [0.1, 0.14, 2.2], [0.75, 0, 0])),
      ball('lamp', 0.12, [0, 1.34, 0.3]),
    ],
  ),
  rail(
    'semaphore-signal',
    [1.55, 6.01, 0.4],
    'railway signal, train signal, railway semaphore, signal arm, semaphore arm, semaphore, rail signal, railroad signal',
    { white: 'paint #f0eee6', red: 'paint #d82820', post: 'paint #e8e4d8', dark: 'iron', lamp: 'glow #ff3020', green: 'glow #30e060' },
    [
      post('post', 0.11, 5.8, [-0.3, 0, 0]),
      turnedAt('dark', [0, 0, 10, 0, 5, 14, 0, 26], [-0.3, 5.75, 0], 8),
      boxAt('red', [1.2, 0.28, 0.04], [0.4, 5.1, 0.12]),
      boxAt('white', [0.14, 0.285, 0.05], [0.75, 5.1, 0.12]),
      ball('lamp', 0.1, [-0.42, 5.28, 0.1]),
      ball('green', 0.1, [-0.42, 5.04, 0.1]),
      mirror(rod('dark', [-0.42, 0, -0.15], [-0.42, 5.4, -0.15], 0.018)),
      array(rod('dark', [-0.42, 0.3, -0.15], [-0.2, 0.3, -0.15], 0.012), 16, [0, 0.32, 0]),
      boxAt('dark', [0.5, 0.4, 0.4], [-0.3, 0, 0], 0.03),
    ],
    { solid: { trunk: 0.15 } },
  ),
  rail(
    'signal-box',
    [5.45, 5.8, 3.6],
    'signal cabin, railway signal box, signalbox, signal tower of a railway, interlocking tower, railway cabin',
    { brick: 'brick', wood: 'paint #f0e8d0', trim: 'paint #7a2c24', glass: 'window', roof: 'slate' },
    [
      boxAt('brick', [4.2, 2.5, 3], [0, 0, 0]),
      boxAt('wood', [4.2, 1.9, 3], [0, 2.5, 0]),
      ...[-1.55, -0.52, 0.52, 1.55].map((x) => boxAt('glass', [0.86, 1.05, 3.04], [x, 3.15, 0])),
      ...[-0.9, 0, 0.9].map((z) => boxAt('glass', [4.24, 1.05, 0.7], [0, 3.15, z])),
      boxAt('trim', [4.4, 0.12, 3.2], [0, 2.45, 0]),
      boxAt('trim', [4.4, 0.12, 3.2], [0, 4.3, 0]),
      plate('roof', [-2.4, 4.4, 2.4, 4.4, 0, 5.5], 3.6),
      boxAt('brick', [0.4, 1.2, 0.4], [1.4, 4.6, -1]),
      boxAt('trim', [0.8, 1.6, 0.06], [0, 0, 1.5]),
      ...Array.from({ length: 9 }, (_, k) => boxAt('trim', [0.9, 0.05, 0.26], [-2.6, 0.28 * (k + 1), 1.2 - 0.28 * k])),
    ],
    { solid: 'parts' },
  ),
  rail(
    'chairlift',
    [6.62, 8.63, 16],
    'chair lift, ski lift, ski lift chairs, ski chairlift, chairlifts, ski lift pylon, ski tow',
    { steel: 'metal #8a9298', seat: 'paint #c83028', cable: 'iron', dark: 'rubber' },
    [
      post('steel', 0.28, 8.4, [0, 0, 0]),
      boxAt('steel', [5.4, 0.3, 0.4], [0, 8.3, 0], 0.03),
      ...[-2.5, 2.5].flatMap((x) => [
        boxAt('steel', [0.14, 0.3, 2.4], [x, 8.1, 0]),
        ...[-0.9, -0.3, 0.3, 0.9].map((z) => sideDisc('dark', 0.16, 0.1, [x - 0.05, 8.42, z], 14)),
        rod('cable', [x, 8.6, -8], [x, 8.6, 8], 0.03, 6),
        ...[-5, 4].map((z) =>
          move(
            group(
              tube('steel', [0, 8.6, 0, 0, 7.4, 0, 0, 6.6, -0.25, 0, 6.1, -0.25], 0.04),
              boxAt('seat', [1.5, 0.08, 0.5], [0, 5.6, 0], 0.02),
              boxAt('seat', [1.5, 0.6, 0.07], [0, 5.65, -0.26], 0.02),
              mirror(tube('steel', [0.78, 6.2, -0.25, 0.78, 5.6, -0.2, 0.78, 5.5, 0.3], 0.03)),
              rod('steel', [-0.78, 6.2, -0.25], [0.78, 6.2, -0.25], 0.03),
              rod('steel', [-0.78, 5.95, 0.35], [0.78, 5.95, 0.35], 0.03),
            ),
            x,
            0,
            z + (x > 0 ? 1 : 0),
          ),
        ),
      ]),
    ],
    { solid: { trunk: 0.3 }, places: ['ski-resort'] },
  ),
  air(
    'jet-bridge',
    [3.6, 7.05, 18.5],
    'jetway, air bridge, boarding bridge, passenger boarding bridge, airbridge, jet way',
    { body: 'metal #d8dce0', glass: 'window', leg: 'metal #6a7078', wheel: 'rubber', hood: 'rubber #3a3c40', stripe: 'paint #2f6ab0' },
    [
      turn(
        group(
          boxAt('body', [2.6, 2.7, 15], [0, 0, 0], 0.06),
          mirror(array(boxAt('glass', [0.06, 0.9, 1.4], [1.3, 1.2, 0]), 6, [0, 0, 2.2], true)),
          boxAt('stripe', [2.64, 0.2, 15], [0, 0.4, 0]),
        ),
        [-3, 0, 0],
        [0, 3.6, -1],
      ),
      boxAt('body', [3.4, 3, 2.6], [0, 4, 7.4], 0.1),
      boxAt('hood', [3.2, 3, 0.8], [0, 4.05, 8.9], 0.1),
      mirror(boxAt('leg', [0.4, 4, 0.4], [1.1, 0.6, 5], 0.03)),
      boxAt('leg', [3.2, 0.5, 0.8], [0, 0.6, 5], 0.04),
      mirror(mirror(sideDisc('wheel', 0.55, 0.4, [1, 0.55, 5.6])), 'x'),
      boxAt('leg', [1.6, 4, 1.6], [0, 0, -8], 0.05),
      boxAt('body', [3.6, 3, 2.4], [0, 3.4, -8], 0.1),
    ],
    { solid: 'parts' },
  ),
  air(
    'air-stairs',
    [1.9, 4.34, 5.48],
    'airstairs, boarding stairs, aircraft stairs, passenger stairs, aeroplane steps, airplane stairs, mobile stairs, plane steps',
    { body: 'paint #f0f2f2', steel: 'metal', wheel: 'rubber', stripe: 'paint #2f6ab0' },
    [
      ...Array.from({ length: 15 }, (_, k) => boxAt('steel', [1.5, 0.05, 0.3], [0, 0.45 + 0.2 * k, 2.2 - 0.27 * k])),
      mirror(turn(boxAt('body', [0.1, 0.7, 5], [0.8, 0, 0]), [36.5, 0, 0], [0, 1.72, 0.25])),
      mirror(tube('steel', [0.8, 1.3, 2.3, 0.8, 4.3, -1.8, 0.8, 4.3, -2.6], 0.035)),
      boxAt('steel', [1.7, 0.08, 1], [0, 3.4, -2.3]),
      mirror(mirror(rod('steel', [0.7, 0.4, -2.4], [0.7, 3.4, -2], 0.06)), 'x'),
      boxAt('body', [1.8, 0.4, 4.8], [0, 0.3, -0.2], 0.06),
      boxAt('stripe', [1.82, 0.12, 4.8], [0, 0.42, -0.2]),
      ...[1.6, -2].map((z) => mirror(sideDisc('wheel', 0.3, 0.2, [0.75, 0.3, z]))),
    ],
    { solid: 'parts' },
  ),
  air(
    'aeroplane-seats',
    [1.57, 1.18, 0.671],
    'airplane seats, aeroplane seat, airplane seat, plane seats, aircraft seats, airline seats, row of plane seats, plane seat, airliner seats, aircraft seat, cabin seats',
    { fabric: 'fabric #2f4a78', trim: 'fabric #c8402c', frame: 'metal', tray: 'plastic #d8dadc' },
    [
      ...[-0.5, 0, 0.5].map((x) =>
        group(
          boxAt('fabric', [0.44, 0.14, 0.46], [x, 0.36, 0.06], 0.04),
          turn(boxAt('fabric', [0.44, 0.72, 0.12], [0, 0, 0], 0.04), [-10, 0, 0], [x, 0.46, -0.2]),
          turn(boxAt('trim', [0.36, 0.18, 0.13], [0, 0.55, 0], 0.03), [-10, 0, 0], [x, 0.46, -0.195]),
          turn(boxAt('tray', [0.38, 0.26, 0.02], [0, 0.2, -0.08]), [-10, 0, 0], [x, 0.46, -0.2]),
        ),
      ),
      ...[-0.76, -0.25, 0.25, 0.76].map((x) => boxAt('tray', [0.05, 0.05, 0.42], [x, 0.6, 0.02], 0.015)),
      mirror(boxAt('frame', [0.06, 0.36, 0.4], [0.5, 0, 0.02])),
    ],
    { side: 'indoors', semantic: 'furniture' },
  ),
  air(
    'runway-lights',
    [6, 0.3, 11.4],
    'runway light, landing lights on a runway, runway edge lights, taxiway lights, runway lighting, taxiway light',
    { metal: 'metal', amber: 'glow #ffd060', blue: 'glow #4080ff' },
    Array.from({ length: 5 }, (_, k) =>
      mirror(
        group(post('metal', 0.08, 0.16, [2.9, 0, -5.6 + 2.8 * k]), ball(k % 2 === 0 ? 'amber' : 'blue', 0.1, [2.9, 0.2, -5.6 + 2.8 * k])),
      ),
    ),
    { solid: 'none' },
  ),
  gear(
    'camp-stove',
    [0.316, 0.3, 0.192],
    'camping stove, portable stove, primus stove, gas camping stove, camp cooker, trangia',
    { can: 'paint #2f6ab0', steel: 'metal', pot: 'metal #b8bcc0', flame: 'flame #4aa0ff', dark: 'plastic #26262a' },
    [
      turnedBody('can', [0, 0, 8, 0, 9, 2, 9, 6, 6, 8, 2, 9, 0, 9]),
      post('steel', 0.02, 0.05, [0, 0.09, 0]),
      turnedAt('steel', [0, 0, 3, 0, 3.6, 1.4, 0, 1.4], [0, 0.13, 0]),
      turnedAt('flame', [0, 0, 3, 0, 3.4, 1, 2, 3, 0, 3.4], [0, 0.14, 0], 12),
      radial(tube('steel', [0, 0.13, 0.02, 0, 0.16, 0.09], 0.005, 5), 3),
      turnedAt('pot', [0, 0, 9, 0, 9.4, 1, 9.4, 10, 9, 10, 9, 1.4, 0, 1.4], [0, 0.17, 0]),
      turnedAt('pot', [0, 0, 9.6, 0, 8, 1.2, 1, 1.8, 1, 3, 0, 3], [0, 0.27, 0]),
      tube('dark', [0.09, 0.24, 0, 0.15, 0.25, 0, 0.22, 0.25, 0], 0.008),
    ],
  ),
  camp(
    'campfire-pot',
    [1.27, 1.53, 1.29],
    'tripod pot, cooking pot over a fire, pot over a fire, cauldron over a fire, cooking tripod, campfire tripod, pot hanging over a fire, pot over the fire, cooking pot over fire, stew pot over a fire, fire with a cooking pot',
    { wood: 'wood #6a4a2c', iron: 'iron', log: 'bark', flame: 'flame', ember: 'ember', stone: 'stone' },
    [
      radial(rod('wood', [0, 1.5, 0.02], [0, 0, 0.7], 0.03), 3),
      rod('iron', [0, 0.95, 0], [0, 1.5, 0], 0.012),
      tube('iron', [-0.2, 0.72, 0, -0.14, 0.92, 0, 0, 0.98, 0, 0.14, 0.92, 0, 0.2, 0.72, 0], 0.012),
      turnedAt('iron', [0, 0, 14, 2, 21, 12, 20, 22, 23, 27, 21, 27, 18, 22, 0, 20], [0, 0.46, 0]),
      ...Array.from({ length: 6 }, (_, k) => turn(rod('log', [0, 0.05, 0.4], [0, 0.22, 0.02], 0.045, 7), [0, 60 * k, 0])),
      ...[0, 1, 2, 3, 4].map((k) =>
        turnedAt('flame', [0, 0, 7, 4, 6, 14, 0, 30], [0.13 * Math.cos(k * 1.26), 0.1, 0.13 * Math.sin(k * 1.26)], 8),
      ),
      post('ember', 0.26, 0.05, [0, 0, 0]),
      radial(ball('stone', [0.1, 0.08, 0.09], [0, 0.06, 0.5], 1), 11),
    ],
    { solid: 'cylinder' },
  ),
  gear(
    'canteen-flask',
    [0.215, 0.257, 0.09],
    'water canteen, army canteen, hip flask, water flask, drinking flask, metal flask, leather flask, waterskin',
    { body: 'fabric #5a6040', cap: 'metal', strap: 'leather #4a3420' },
    [
      ball('body', [0.095, 0.105, 0.045], [0, 0.11, 0], 3),
      post('cap', 0.02, 0.05, [0, 0.2, 0]),
      post('strap', 0.024, 0.02, [0, 0.24, 0]),
      turn(torus('strap', 0.1, 0.008, 24), [90, 0, 0], [0, 0.11, 0]),
    ],
  ),
  gear(
    'snowshoes',
    [0.518, 0.83, 0.112],
    'snow shoes, snowshoe, pair of snowshoes, crampons, snow rackets',
    { wood: 'wood #a87844', cord: 'rope #d8c090', strap: 'leather #4a3020' },
    [-1, 1].map((side) =>
      turn(
        group(
          tube(
            'wood',
            [0, 0, 0, 0.08, 0.25, 0, 0.13, 0.5, 0, 0.11, 0.7, 0, 0, 0.82, 0, -0.11, 0.7, 0, -0.13, 0.5, 0, -0.08, 0.25, 0, 0, 0, 0],
            0.013,
          ),
          ...[0.35, 0.62].map((y) => rod('wood', [-0.12, y, 0], [0.12, y, 0], 0.011)),
          ...Array.from({ length: 8 }, (_, k) =>
            group(
              rod('cord', [-0.11, 0.3 + 0.05 * k, 0], [0.11, 0.36 + 0.05 * k, 0], 0.004, 4),
              rod('cord', [0.11, 0.3 + 0.05 * k, 0], [-0.11, 0.36 + 0.05 * k, 0], 0.004, 4),
            ),
          ),
          boxAt('strap', [0.1, 0.03, 0.03], [0, 0.48, 0.01]),
        ),
        [-6, 0, 5 * side],
        [0.16 * side, 0, 0],
      ),
    ),
    { stand: 'wall' },
  ),
  camp(
    'summit-cross',
    [3.22, 4.04, 1.45],
    'mountain cross, peak cross, wooden summit cross, gipfelkreuz, large wooden cross, wayside cross, wooden cross',
    { wood: 'wood #7a6450', steel: 'iron', stone: 'stone' },
    [
      boxAt('wood', [0.24, 3.9, 0.22], [0, 0.1, 0], 0.02),
      boxAt('wood', [1.8, 0.22, 0.2], [0, 2.75, 0], 0.02),
      ...Array.from({ length: 12 }, (_, k) =>
        ball(
          'stone',
          [0.2, 0.14, 0.18],
          [0.42 * Math.cos(k * 0.52) * (1 + 0.3 * spread(k)), 0.1 + 0.12 * (k % 2), 0.36 * Math.sin(k * 0.52)],
          1,
        ),
      ),
      mirror(rod('steel', [0.85, 2.8, 0], [1.6, 0, -0.9], 0.012, 5)),
    ],
    { solid: { trunk: 0.2 }, places: ['alpine'] },
  ),
];
