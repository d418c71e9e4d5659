import { boxAt, group, loft, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, spread, tube, turnedAt, turnedBody } from '../forms.js';

const boat = assembledIn('vehicles', { stand: 'water', side: 'outdoors', semantic: 'vehicle', places: ['harbor'] });
const quay = assembledIn('goods', { places: ['harbor'], side: 'outdoors' });
const ship = assembledIn('goods', { places: ['harbor'] });

/** The section of a boat: half width, height of the rim, depth of the keel. */
const section = (width: number, rim: number, keel: number): Point2[] => [
  [width, rim],
  [0.9 * width, rim],
  [0.62 * width, keel + 0.14],
  [-0.62 * width, keel + 0.14],
  [-0.9 * width, rim],
  [-width, rim],
  [-0.7 * width, keel + 0.02],
  [0.7 * width, keel + 0.02],
];

/** The mat arch of a boat from one place to another along z. */
const matArch = (width: number, height: number, from: number, to: number) =>
  Array.from({ length: 11 }, (_, k) => {
    const [a, b] = [(Math.PI * k) / 11, (Math.PI * (k + 1)) / 11];
    const [x, y] = [(width * (Math.cos(a) + Math.cos(b))) / 2, (height * (Math.sin(a) + Math.sin(b))) / 2];
    const slope = (Math.atan2(height * (Math.sin(b) - Math.sin(a)), width * (Math.cos(b) - Math.cos(a))) * 180) / Math.PI;
    return turn(boxAt('mat', [0.3 * width * 1.05, 0.04, to - from], [0, 0, 0]), [0, 0, slope], [x, y, (from + to) / 2]);
  });

/** Things of harbours and ships. */
export const HARBOUR_THINGS: readonly CatalogueRow[] = [
  boat(
    'sampan',
    [1.6, 1.28, 6.33],
    'chinese sampan, sampan boat, covered sampan, wooden sampan, mat-roofed boat, shikara',
    { hull: 'wood #7a5230', deck: 'planks #a07848', mat: 'wicker #c8a868', lamp: 'lamp #ffb060' },
    [
      loft(
        'hull',
        [
          { z: -2.7, outline: section(0.5, 0.72, 0.5) },
          { z: -1.6, outline: section(0.75, 0.46, 0.08) },
          { z: 0, outline: section(0.8, 0.4, 0) },
          { z: 1.6, outline: section(0.68, 0.48, 0.08) },
          { z: 2.7, outline: section(0.36, 0.78, 0.56) },
        ],
        { smooth: false },
      ),
      boxAt('deck', [1.05, 0.04, 3.6], [0, 0.2, 0]),
      ...[-1.9, 1.6].map((z) => boxAt('deck', [1.25, 0.05, 0.5], [0, 0.44, z])),
      ...matArch(0.66, 0.85, -1.1, 0.7).map((part) => move(part, 0, 0.4, 0)),
      tube('hull', [0.2, 0.7, -2.2, 0.1, 0.4, -2.9, 0, 0.02, -3.6], [0.03, 0.03, 0.06]),
      ball('lamp', [0.1, 0.13, 0.1], [0, 1.02, 0.8]),
    ],
    { solid: 'box' },
  ),
  quay(
    'lobster-pots',
    [1.88, 1.06, 1.57],
    'lobster pot, lobster trap, lobster traps, crab pot, crab pots, crab traps, crab trap, lobster cage, creels, fish traps, fish trap, creel',
    { wood: 'wood #8a6c48', net: 'rope #3a7a6a', rope: 'rope #d8843c', float: 'plastic #f0702c' },
    [
      ...[
        [-0.48, 0, 0.32],
        [0.48, 0, 0.32],
        [-0.48, 0, -0.32],
        [0.48, 0, -0.32],
        [0.04, 0.52, 0],
      ].map(([x = 0, y = 0, z = 0]) =>
        move(
          group(
            ...[-0.4, 0, 0.4].map((dx) =>
              tube(
                'wood',
                [dx, 0, -0.26, dx, 0.28, -0.25, dx, 0.46, -0.12, dx, 0.5, 0, dx, 0.46, 0.12, dx, 0.28, 0.25, dx, 0, 0.26],
                0.018,
                6,
              ),
            ),
            ...[0.02, 0.16, 0.3].map((dy) => mirror(boxAt('wood', [0.86, 0.035, 0.018], [0, dy, 0.26]), 'z')),
            boxAt('wood', [0.86, 0.035, 0.03], [0, 0.48, 0]),
            mirror(boxAt('wood', [0.86, 0.03, 0.018], [0, 0.43, 0.15]), 'z'),
            ...Array.from({ length: 9 }, (_, k) =>
              mirror(rod('net', [-0.4 + 0.1 * k, 0.02, 0.255], [-0.4 + 0.1 * ((k * 3) % 9), 0.44, 0.16], 0.005, 4), 'z'),
            ),
            ...Array.from({ length: 5 }, (_, k) =>
              mirror(rod('net', [0.41, 0.02, -0.2 + 0.1 * k], [0.41, 0.42, 0.12 - 0.06 * k], 0.005, 4)),
            ),
          ),
          x,
          y,
          z,
        ),
      ),
      ...[0, 1, 2].map((k) => move(torus('rope', 0.2 - 0.03 * k, 0.025, 20), 0.75, 0.02 + 0.04 * k, 0.75)),
      ball('float', [0.12, 0.15, 0.12], [-0.6, 0.13, 0.78]),
      ball('float', [0.12, 0.15, 0.12], [-0.3, 0.13, 0.82]),
    ],
  ),
  boat(
    'buoy',
    [1.85, 3.46, 1.85],
    'channel marker, navigation buoy, marker buoy, sea buoy, red buoy, navigation marker, harbour buoy, bell buoy, floating buoy, mooring buoy, buoys',
    { red: 'paint #d82c20', white: 'paint #f4f2ec', steel: 'metal', light: 'glow #ff3020', ring: 'rubber' },
    [
      turnedBody('red', [0, 0, 60, 0, 84, 20, 88, 45, 80, 64, 30, 74, 0, 74], 24),
      move(torus('ring', 0.86, 0.07, 28), 0, 0.42, 0),
      ...[0, 120, 240].map((a) => turn(rod('steel', [0, 0.7, 0.55], [0, 2.5, 0.16], 0.04), [0, a, 0])),
      ...[1.2, 1.8].map((y) => move(torus('steel', 0.55 - 0.22 * (y - 0.7), 0.03, 20), 0, y, 0)),
      turnedAt('white', [0, 0, 40, 0, 36, 10, 30, 30, 0, 30], [0, 0.74, 0]),
      post('red', 0.2, 0.3, [0, 2.45, 0]),
      turnedAt('light', [0, 0, 12, 0, 12, 20, 8, 26, 0, 27], [0, 2.75, 0]),
      post('steel', 0.02, 0.3, [0, 3, 0]),
      turnedAt('red', [0, 0, 16, 0, 0, 26], [0, 3.2, 0], 12),
    ],
    { solid: 'cylinder' },
  ),
  quay(
    'mooring-posts',
    [1.26, 2.44, 1.26],
    'mooring post, mooring posts, mooring piles, pilings, wooden pilings, piling, dolphin posts, dock posts, mooring pile, striped mooring poles, gondola poles',
    { wood: 'wood #6a4c34', top: 'paint #f0ece0', rope: 'rope', weed: 'moss #3a5a38' },
    [
      ...[
        [-0.4, 2.2, 0.1],
        [0.35, 2.4, -0.2],
        [0.1, 1.9, 0.4],
      ].flatMap(([x = 0, height = 0, z = 0]) => [
        post('wood', 0.17, height, [x, 0, z], 12),
        post('top', 0.18, 0.1, [x, height - 0.06, z], 12),
        post('weed', 0.185, 0.6, [x, 0, z], 12),
      ]),
      ...[1.2, 1.27, 1.34, 1.41].map((y) => move(torus('rope', 0.6, 0.035, 24), 0.02, y, 0.06)),
    ],
    { solid: 'parts' },
  ),
  quay(
    'mooring-bollard',
    [0.619, 0.658, 0.807],
    'dock bollard, harbour bollard, quay bollard, iron mooring bollard, ship bollard, cleat, mooring cleat, bitts',
    { iron: 'iron #2a2c30', rope: 'rope #d8c49a' },
    [
      turnedBody('iron', [0, 0, 28, 0, 28, 5, 18, 9, 15, 20, 15, 42, 22, 50, 25, 56, 22, 62, 0, 65], 24),
      ...[0.24, 0.31, 0.38].map((y) => turn(torus('rope', 0.19, 0.04, 22), [4, 0, 5], [0, y, 0])),
      tube('rope', [0.18, 0.3, 0.06, 0.3, 0.1, 0.3, 0.1, 0.03, 0.5], 0.04),
    ],
    { solid: 'cylinder' },
  ),
  ship(
    'binnacle',
    [0.76, 1.23, 0.554],
    'ship binnacle, ship compass stand, brass binnacle, ship telegraph, engine order telegraph, engine telegraph',
    { wood: 'wood #6a3418', brass: 'brass', glass: 'glass', red: 'paint #c82820', green: 'paint #208840', card: 'paint #f4f0e0' },
    [
      turn(turnedBody('wood', [0, 0, 30, 0, 30, 4, 24, 8, 20, 20, 18, 80, 22, 90, 0, 90], 8), [0, 22.5, 0]),
      turnedAt('brass', [0, 0, 20, 0, 20, 8, 18, 12, 0, 12], [0, 0.9, 0]),
      turnedAt('card', [0, 0, 15, 0, 15, 1, 0, 1], [0, 1.02, 0]),
      turnedAt('brass', [14, 0, 18, 0, 18, 3, 15, 10, 8, 18, 3, 21, 0, 21, 0, 19, 7, 16, 13, 9, 14, 0], [0, 1.02, -0.0], 20),
      disc('glass', 0.09, 0.1, [0, 1.1, 0.09]),
      ball('red', 0.1, [-0.28, 0.95, 0], 3),
      ball('green', 0.1, [0.28, 0.95, 0], 3),
      rod('brass', [-0.28, 0.95, 0], [0.28, 0.95, 0], 0.02),
    ],
    { solid: 'cylinder' },
  ),
  ship(
    'rope-ladder',
    [0.54, 4, 0.07],
    'rope ladders, ship ladder of rope, hanging rope ladder, jacobs ladder, cargo net, climbing net, rigging, ship rigging, ratlines, shrouds',
    { rope: 'rope #b89868', wood: 'wood #8a6440' },
    [
      mirror(tube('rope', [0.22, 0, 0, 0.21, 1.4, 0.03, 0.22, 2.8, 0, 0.22, 4, 0], 0.02)),
      ...Array.from({ length: 12 }, (_, k) => rod('wood', [-0.27, 0.2 + 0.32 * k, 0.012], [0.27, 0.2 + 0.32 * k, 0.012], 0.024)),
    ],
    { stand: 'wall', solid: 'none' },
  ),
  ship(
    'diving-helmet',
    [0.476, 0.498, 0.476],
    'brass diving helmet, deep sea diving helmet, divers helmet, diver helmet, old diving helmet, copper diving helmet, vintage diving helmet',
    { copper: 'copper #b8783c', brass: 'brass', glass: 'glass #6a98a8', bolt: 'brass' },
    [
      turnedBody('copper', [0, 0, 22, 0, 23, 4, 20, 10, 12, 13, 12, 15, 0, 15], 28),
      ball('copper', [0.18, 0.19, 0.18], [0, 0.29, 0], 3),
      turn(group(disc('brass', 0.1, 0.06, [0, 0, 0]), disc('glass', 0.08, 0.065, [0, 0, 0])), [0, 0, 0], [0, 0.28, 0.14]),
      ...[-75, 75].map((a) =>
        turn(group(disc('brass', 0.075, 0.04, [0, 0.28, 0.155]), disc('glass', 0.056, 0.045, [0, 0.28, 0.155])), [0, a, 0]),
      ),
      turn(group(disc('brass', 0.06, 0.04, [0, 0, 0.165]), disc('glass', 0.045, 0.045, [0, 0, 0.165])), [-60, 0, 0], [0, 0.29, 0]),
      radial(ball('bolt', 0.016, [0, 0.05, 0.222]), 12),
      ...[-0.04, 0, 0.04].map((x) => rod('brass', [x, 0.21, 0.206], [x, 0.35, 0.206], 0.005)),
      tube('brass', [0.1, 0.4, -0.1, 0.16, 0.42, -0.16, 0.18, 0.34, -0.2], 0.022),
    ],
    { stand: 'surface', solid: 'none' },
  ),
  ship(
    'sea-mine',
    [1.31, 1.33, 1.3],
    'naval mine, floating mine, contact mine, underwater mine, spiked mine, depth charge, sea mines',
    { iron: 'iron #3a3e3c', rust: 'rust', horn: 'metal #6a6e6c' },
    [
      ball('iron', 0.55, [0, 0.75, 0], 3),
      move(torus('rust', 0.555, 0.03, 32), 0, 0.75, 0),
      ...Array.from({ length: 15 }, (_, k) => {
        const y = 1 - (2 * (k + 0.5)) / 15;
        return turn(
          turn(move(turnedBody('horn', [0, 0, 5, 0, 4, 12, 3, 16, 0, 18], 10), 0, 0.53, 0), [(Math.acos(y) * 180) / Math.PI, 0, 0]),
          [0, 137.5 * k, 0],
          [0, 0.75, 0],
        );
      }),
    ],
    { solid: 'cylinder' },
  ),
  ship(
    'torpedo',
    [0.72, 0.91, 5.27],
    'submarine torpedo, naval torpedo, torpedoes, torpedo on a rack',
    { body: 'paint #4a5a50', nose: 'paint #c83a20', brass: 'brass', rack: 'iron', band: 'paint #e8c830' },
    [
      turn(turnedBody('body', [0, 0, 6, 0, 16, 60, 26, 120, 26, 420, 0, 420], 24), [90, 0, 0], [0, 0.55, -2.4]),
      turn(turnedBody('nose', [0, 0, 26, 0, 26, 40, 22, 70, 12, 88, 0, 92], 24), [90, 0, 0], [0, 0.55, 1.8]),
      disc('band', 0.265, 0.1, [0, 0.55, 1.2]),
      ...[0, 90, 180, 270].map((a) => turn(boxAt('body', [0.03, 0.3, 0.5], [0, 0.06, 0]), [0, 0, a], [0, 0.55, -2.1])),
      ...[-1.2, 1].map((z) =>
        group(boxAt('rack', [0.6, 0.3, 0.14], [0, 0, z], 0.02), mirror(boxAt('rack', [0.06, 0.4, 0.14], [0.27, 0.2, z]))),
      ),
      ...[0, 90, 180, 270].map((a) =>
        turn(turn(plate('brass', [-0.05, 0, 0.05, 0, 0.09, 0.2, -0.09, 0.2], 0.02), [0, 30, 0]), [0, 0, a], [0, 0.55, -2.5]),
      ),
    ],
  ),
  ship(
    'figurehead',
    [0.676, 2.01, 1.38],
    'ship figurehead, carved figurehead, mermaid figurehead, prow figure',
    { skin: 'wood #d8a878', dress: 'paint #2f6a9a', hair: 'paint #c88830', gold: 'gold', wood: 'wood #6a4024' },
    [
      tube('wood', [0, 0, -0.6, 0, 0.5, -0.3, 0, 1.2, -0.1, 0, 1.6, -0.2], [0.3, 0.26, 0.16, 0.1], 12),
      tube('dress', [0, 0.25, -0.1, 0, 0.7, 0.12, 0, 1.05, 0.28, 0, 1.2, 0.3], [0.3, 0.26, 0.16, 0.18], 14),
      mirror(ball('dress', [0.09, 0.09, 0.1], [0.085, 1.27, 0.42])),
      tube('skin', [0, 1.3, 0.32, 0, 1.52, 0.34], [0.14, 0.06], 12),
      ball('skin', [0.12, 0.15, 0.13], [0, 1.66, 0.36], 3),
      ball('hair', [0.15, 0.16, 0.14], [0, 1.7, 0.3], 3),
      mirror(tube('hair', [0.12, 1.66, 0.28, 0.2, 1.4, 0.2, 0.18, 1.1, 0.08], [0.07, 0.08, 0.03])),
      mirror(tube('skin', [0.17, 1.36, 0.3, 0.28, 1.05, 0.3, 0.2, 0.85, 0.1], [0.06, 0.05, 0.04])),
      turnedAt('gold', [0, 0, 13, 0, 14, 5, 0, 4], [0, 1.8, 0.3], 10),
      mirror(tube('gold', [0.25, 0.3, 0.1, 0.3, 0.1, 0.3, 0.14, 0.05, 0.3, 0.14, 0.18, 0.34], 0.04)),
    ],
    { stand: 'wall' },
  ),
  quay(
    'fish-crates',
    [1.28, 0.46, 0.84],
    'fish crate, crates of fish, fish boxes, fish box, boxes of fish, fish on ice, crate of fish, fish catch, fresh fish, catch of the day',
    {
      blue: 'plastic #2f6fb0',
      white: 'plastic #e8ecee',
      ice: 'ice #e0ecf4',
      fish: 'metal #a8b4bc',
      belly: 'metal #d8e0e4',
      tail: 'metal #6a7880',
    },
    [
      [-0.32, 0, 0.2, 'blue'],
      [0.34, 0, 0.2, 'white'],
      [-0.3, 0, -0.22, 'white'],
      [-0.3, 0.24, -0.22, 'blue'],
    ].map(([x, y, z, slot]) =>
      move(
        group(
          boxAt(String(slot), [0.6, 0.02, 0.4], [0, 0, 0]),
          mirror(boxAt(String(slot), [0.02, 0.22, 0.4], [0.3, 0, 0])),
          mirror(boxAt(String(slot), [0.6, 0.22, 0.02], [0, 0, 0.2]), 'z'),
          boxAt('ice', [0.56, 0.13, 0.36], [0, 0.02, 0]),
          ...Array.from({ length: 6 }, (_, k) =>
            turn(
              group(
                ball('fish', [0.14, 0.025, 0.045], [0, 0, 0]),
                ball('belly', [0.11, 0.022, 0.038], [0.01, -0.008, 0.004]),
                turn(plate('tail', [0, 0, -0.06, 0.05, -0.06, -0.05], 0.01), [90, 0, 0], [-0.12, 0, 0]),
              ),
              [0, 20 * (spread(k + 1) - 0.5) + (k % 2) * 180, 0],
              [0.12 * (spread(k, 0.37) - 0.5), 0.17 + 0.012 * (k % 3), -0.14 + 0.056 * k],
            ),
          ),
        ),
        Number(x),
        Number(y),
        Number(z),
      ),
    ),
  ),
];
