import { ball, helixPath, madeInCentimetres, roundedBlock, slab, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, group, mirror, move, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const scales: Maker = () => {
  const pan = (x: number, y: number): Shape =>
    group(
      spun('gold', [0, 0, 4, 0.4, 7, 2, 7.4, 2.8, 6.8, 2.8, 0, 1.4], { sides: 20, at: [x, y, 0] }),
      ...[0, 120, 240].map((angle) =>
        rod('chain', [x + 7 * Math.sin((angle * Math.PI) / 180), y + 2.6, 7 * Math.cos((angle * Math.PI) / 180)], [x, 36, 0], 0.16, 4),
      ),
    );
  return madeInCentimetres(
    [
      spun('gold', [9, 0, 9, 1, 6, 2, 2, 4, 1, 7, 0.9, 18, 1.4, 20, 0.8, 22, 0.7, 37, 1.4, 38, 0, 41], { curve: true }),
      sweep(
        'gold',
        smoothPath(
          [
            [-15, 36, 0],
            [-8, 37.4, 0],
            [0, 36.4, 0],
            [8, 37.4, 0],
            [15, 36, 0],
          ],
          3,
        ),
        0.7,
      ),
      ball('gold', 1.5, [0, 37, 0]),
      pan(-15, 12),
      pan(15, 12),
    ],
    { gold: 'brass #c8a048', chain: 'metal #6a6458' },
  );
};

const kitchenScale: Maker = () =>
  madeInCentimetres(
    [
      roundedBlock('body', 20, 16, 18, 3),
      turn(spun('face', [7, 0, 7, 1, 0, 1], { sides: 24 }), [90, 0, 0], [0, 8, 8.6]),
      turn(torus('metal', 7, 0.6, 24), [90, 0, 0], [0, 8, 9.4]),
      turn(box('needle', 0.6, 5.4, 0.4), [0, 0, 30], [0, 8, 9.8]),
      ...Array.from({ length: 12 }, (_, k) => turn(move(box('ink', 0.4, 1.2, 0.3), 0, 5, 0), [0, 0, 30 * k], [0, 8, 9.6])),
      spun('metal', [2, 16, 2, 18, 0, 18]),
      spun('metal', [6, 18, 11, 20, 11.4, 21.4, 10.6, 21.4, 0, 19], { sides: 24 }),
    ],
    { body: 'paint #d84a3a', face: 'ceramic', metal: 'chrome', needle: 'paint #c81c1c', ink: 'paint #26262a' },
  );

const microscope: Maker = () =>
  madeInCentimetres(
    [
      roundedBlock('base', 16, 3, 22, 3),
      sweep(
        'body',
        smoothPath(
          [
            [0, 2, -7],
            [0, 14, -9.6],
            [0, 26, -8],
            [0, 32, -3],
          ],
          4,
        ),
        2.2,
        { sides: 10 },
      ),
      move(box('stage', 13, 1, 12, 0.2), 0, 12, 0),
      move(box('glass', 8, 0.3, 2.6), 0, 13, 2),
      ...[18, -18, 0].map((lean) => turn(spun('metal', [0.9, -5.4, 1.3, -4, 1.3, 0], { sides: 10 }), [lean, 0, lean / 2], [0, 21, 1])),
      ball('metal', [3, 1.8, 3], [0, 21.6, 1]),
      turn(
        group(
          spun('body', [2, 0, 2.2, 1, 2.2, 9, 1.8, 10], { sides: 14 }),
          spun('metal', [2, 10, 2, 12, 1.5, 12.4, 0, 12], { sides: 14 }),
          spun('dark', [1.5, 12, 1.7, 15, 0, 14.6], { sides: 14 }),
        ),
        [-24, 0, 0],
        [0, 23, 1],
      ),
      mirror(turn(spun('dark', [2.4, 0, 2.4, 2, 0, 2], { sides: 14 }), [0, 0, -90], [2, 12, -9.4])),
      spun('lamp', [3, 3, 3, 5, 0, 5], { at: [0, 0, 2] }),
    ],
    {
      body: 'paint #f0eee8',
      base: 'paint #3a4048',
      stage: 'rubber',
      glass: 'glass',
      metal: 'chrome',
      dark: 'rubber',
      lamp: 'glow #fff0c0',
    },
  );

const telescope: Maker = () =>
  madeInCentimetres(
    [
      ...[0, 120, 240].map((angle) =>
        turn(group(rod('wood', [0, 96, 3], [0, 0, 48], 2.2, 6), rod('metal', [0, 40, 28], [0, 40, 0], 0.7, 5)), [0, angle, 0]),
      ),
      spun('metal', [5, 94, 5, 100, 3, 104, 0, 104]),
      turn(
        group(
          spun('body', [5, -44, 5, 30, 6.2, 34, 6.4, 58, 7.2, 58, 7.2, 62, 5.6, 62, 0, 60], { sides: 20 }),
          spun('metal', [5.2, -44, 5.6, -42, 5.6, -36, 5.2, -36]),
          spun('metal', [6.6, 33, 6.8, 34, 6.6, 37]),
          spun('dark', [2.4, -58, 2.4, -44], { sides: 14 }),
          spun('metal', [3, -60, 3, -56, 0, -56], { sides: 14 }),
          spun('glass', [5.4, 60, 0, 60.6]),
          move(spun('dark', [1.2, -36, 1.2, -14, 1.5, -14, 1.5, -10], { sides: 10 }), 0, 0, -7.4),
        ),
        [58, 0, 0],
        [0, 108, 0],
      ),
    ],
    { body: 'brass', wood: 'wood #6a4022', metal: 'brass #8a6a30', dark: 'rubber #1f1c1a', glass: 'glass #a8d0e8' },
  );

const spyglass: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('leather', [3.4, 0, 3.6, 1, 3.4, 18], { sides: 20 }),
        spun('brass', [3.9, -0.6, 3.9, 2, 3.4, 2], { sides: 20 }),
        spun('glass', [3.3, -0.7, 3.3, 0, 0, 0], { sides: 20 }),
        spun('brass', [3.6, 16, 3.7, 18.4, 2.9, 18.4, 2.9, 30], { sides: 20 }),
        spun('brass', [3.2, 28.6, 3.2, 30.4, 2.4, 30.4, 2.4, 40, 2.9, 40, 2.9, 42, 0, 42], { sides: 20 }),
      ),
      [0, 0, -62],
    ),
    { leather: 'leather #5a3018', brass: 'brass', glass: 'glass' },
  );

const testTubes: Maker = () => {
  const tube = (x: number, slot: string, level: number): Shape =>
    group(
      spun('glass', [1.2, level, 1.2, 15, 1.5, 15.2, 1.5, 15.8, 0, 15.8], { sides: 12, at: [x, 0, 0] }),
      spun(slot, [0, 1.4, 0.9, 1.8, 1.22, 3, 1.22, level], { sides: 12, at: [x, 0, 0] }),
    );
  return madeInCentimetres(
    [
      move(box('wood', 24, 1.4, 7, 0.3), 0, 0, 0),
      move(box('wood', 24, 1.2, 5, 0.3), 0, 10, 0),
      mirror(move(box('wood', 1.4, 11, 5, 0.3), 11.2, 0, 0)),
      tube(-8, 'red', 9.4),
      tube(-4, 'green', 12.4),
      tube(0, 'blue', 8.2),
      tube(4, 'yellow', 11.4),
      tube(8, 'violet', 9.8),
    ],
    {
      wood: 'wood #b8844a',
      glass: 'glass #d4e6ec',
      red: 'glow #e83a4a',
      green: 'glow #4ad84a',
      blue: 'glow #3a8af0',
      yellow: 'glow #f0d030',
      violet: 'glow #a04ae8',
    },
  );
};

const atom: Maker = () => {
  const orbit = (tilt: Vec3): Shape => turn({ form: 'placed', part: torus('ring', 12, 0.35, 32), scale: [1, 1, 0.62] }, tilt, [0, 18, 0]);
  return madeInCentimetres(
    [
      spun('base', [7, 0, 7, 1, 2, 2, 0.6, 4, 0.6, 16], { sides: 20 }),
      orbit([90, 0, 0]),
      orbit([90, 0, 60]),
      orbit([90, 0, -60]),
      ...[
        [0, 0, 0],
        [1.6, 1, 0.6],
        [-1.5, 0.8, 0.8],
        [0.2, -1.4, 1],
        [0, 1.2, -1.4],
      ].map(([x = 0, y = 0, z = 0], k) => ball(k % 2 === 0 ? 'red' : 'blue', 1.7, [x, 18 + y, z])),
      ball('electron', 1.1, [12, 18, 0]),
      ball('electron', 1.1, [-6, 28.4, 0]),
      ball('electron', 1.1, [-6, 7.6, 0]),
    ],
    { ring: 'chrome', red: 'plastic #d83a34', blue: 'plastic #2f6fd0', electron: 'plastic #f4c430', base: 'wood #3a2418' },
  );
};

const dna: Maker = () => {
  const strand = (phase: number): Vec3[] =>
    helixPath([6, 6], [4, 46], 2.2, 16).map(([x, y, z]): Vec3 => [
      x * Math.cos(phase) - z * Math.sin(phase),
      y,
      x * Math.sin(phase) + z * Math.cos(phase),
    ]);
  const [a, b] = [strand(0), strand(Math.PI)];
  return madeInCentimetres(
    [
      sweep('red', a, 1),
      sweep('blue', b, 1),
      ...a
        .map((from, k) => ({ from, to: b[k] as Vec3, k }))
        .filter(({ k }) => k % 2 === 0)
        .flatMap(({ from, to, k }) => [
          rod(k % 4 === 0 ? 'yellow' : 'green', from, [0, from[1], 0], 0.6, 6),
          rod(k % 4 === 0 ? 'green' : 'yellow', [0, from[1], 0], to, 0.6, 6),
        ]),
      spun('base', [8, 0, 8, 1.4, 2, 2.4, 0.8, 3, 0.8, 46], { sides: 20 }),
    ],
    { red: 'plastic #d83a4a', blue: 'plastic #2f6fd0', yellow: 'plastic #f4c430', green: 'plastic #4ab85a', base: 'plastic #2a2c30' },
  );
};

const compass: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('brass', [5, 0, 5.6, 0.4, 5.6, 1.8, 5, 2, 5, 1.6, 0, 1.6], { sides: 28 }),
        spun('face', [4.9, 1.4, 4.9, 1.7, 0, 1.7], { sides: 28 }),
        slab(
          'red',
          [
            [-0.8, 0],
            [0.8, 0],
            [0, 4],
          ],
          0.3,
          { at: [0, 1.9, 0] },
        ),
        slab(
          'blue',
          [
            [-0.8, 0],
            [0, -4],
            [0.8, 0],
          ],
          0.3,
          { at: [0, 1.9, 0] },
        ),
        spun('brass', [0.5, 1.8, 0.5, 2.5, 0, 2.6], { sides: 10 }),
        ...[0, 45, 90, 135, 180, 225, 270, 315].map((a) =>
          turn(move(box('ink', 0.4, 0.2, a % 90 === 0 ? 1.2 : 0.7), 0, 1.65, 4.2), [0, a, 0]),
        ),
        move(turn(torus('brass', 1.2, 0.25, 14), [0, 0, 0]), 0, 1, -6.6),
        turn(spun('brass', [5.4, 0, 5.5, 0.6, 4, 1.2, 0, 1.4], { sides: 28 }), [-74, 0, 0], [0, 3, -6.4]),
      ),
      [30, 0, 0],
    ),
    { brass: 'brass', face: 'ceramic #f4eeda', red: 'paint #d02424', blue: 'paint #2a4a8a', ink: 'paint #26262a' },
  );

const armillary: Maker = () => {
  const ring = (turned: Vec3, radius = 15): Shape => turn(torus('brass', radius, 0.7, 32), turned, [0, 28, 0]);
  return madeInCentimetres(
    [
      spun('wood', [9, 0, 9, 1.4, 5, 2.6, 1.6, 5, 2, 8, 1, 12, 0, 14], { curve: true }),
      ring([0, 0, 0]),
      ring([90, 0, 0]),
      ring([90, 90, 0]),
      ring([24, 0, 20], 13.4),
      ring([-30, 0, 40], 13.6),
      ball('earth', 3.4, [0, 28, 0]),
      rod('brass', [-9, 14, 0], [9, 42, 0], 0.4),
      ball('sun', 1.6, [8, 30, 5]),
    ],
    { brass: 'brass', wood: 'wood #5a3018', earth: 'paint #2f6fb0', sun: 'gold' },
  );
};

const magnet: Maker = () => {
  const arc = (from: number, to: number): Vec3[] => arcPoints([0, 12], 6, from, to, 14).map(([x, y]): Vec3 => [x, y, 0]);
  return madeInCentimetres(
    [
      sweep('red', [[6, 6, 0], [6, 10, 0], ...arc(0, 180), [-6, 10, 0], [-6, 6, 0]], 2.4, { sides: 4 }),
      mirror(move(box('metal', 3.4, 4.4, 3.4), 6, 2, 0)),
    ].map((part) => turn(part, [0, 0, 180], [0, 20, 0])),
    { red: 'paint #d8282c', metal: 'chrome' },
  );
};

const syringe: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('plunger', [1.6, 0, 1.6, 0.4, 0.5, 0.4, 0.5, 5], { sides: 14 }),
        spun('glass', [2, 4.6, 2, 5, 1.1, 5, 1.1, 9], { sides: 14 }),
        spun('liquid', [1.12, 9, 1.12, 14], { sides: 14 }),
        spun('glass', [1.1, 14, 0.5, 15, 0.5, 16], { sides: 14 }),
        rod('needle', [0, 15.6, 0], [0, 21, 0], 0.12, 5),
      ),
      [0, 0, -64],
    ),
    { glass: 'glass #d8e8ee', plunger: 'plastic #e8e8e8', liquid: 'glow #4ad8a0', needle: 'chrome' },
  );

const firstAid: Maker = () =>
  madeInCentimetres(
    [
      turn(slab('box', arcRounded(30, 22), 12), [90, 0, 0], [0, 11, -6]),
      move(box('white', 14, 4, 0.6), 0, 9, 6),
      move(box('white', 4, 14, 0.6), 0, 4, 6),
      sweep(
        'grip',
        smoothPath(
          [
            [-5, 21.6, 0],
            [-4.4, 25, 0],
            [4.4, 25, 0],
            [5, 21.6, 0],
          ],
          3,
        ),
        0.8,
      ),
      ...[-10, 10].map((x) => move(box('metal', 2.4, 3, 0.8, 0.2), x, 19, 6)),
    ],
    { box: 'plastic #d8242c', white: 'plastic #f8f6f2', grip: 'plastic #f8f6f2', metal: 'chrome' },
  );
const arcRounded = (width: number, height: number): [number, number][] => [
  [width / 2 - 3, -height / 2],
  [width / 2, -height / 2 + 3],
  [width / 2, height / 2 - 3],
  [width / 2 - 3, height / 2],
  [-width / 2 + 3, height / 2],
  [-width / 2, height / 2 - 3],
  [-width / 2, -height / 2 + 3],
  [-width / 2 + 3, -height / 2],
];

/** Instruments of science and medicine. */
export const SCIENCE = {
  scales,
  'kitchen-scale': kitchenScale,
  microscope,
  telescope,
  spyglass,
  'test-tubes': testTubes,
  atom,
  dna,
  compass,
  'armillary-sphere': armillary,
  magnet,
  syringe,
  'first-aid-kit': firstAid,
};
