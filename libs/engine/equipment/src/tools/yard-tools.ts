import {
  ball,
  circlePath,
  discPoints,
  helixPath,
  madeInCentimetres,
  pointsOf,
  slab,
  smoothPath,
  spun,
  vectorsOf,
} from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, mirror, move, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const ladder: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        mirror(rod('wood', [22, 0, 0], [19, 300, 0], 2.6, 6)),
        ...Array.from({ length: 10 }, (_, k) => rod('wood', [-22 + 0.3 * k, 20 + 29 * k, 0], [22 - 0.3 * k, 20 + 29 * k, 0], 1.8, 8)),
      ),
      [-13, 0, 0],
    ),
    { wood: 'wood #b8844a' },
  );

const stepladder: Maker = () =>
  madeInCentimetres(
    [
      mirror(
        group(turn(box('metal', 4, 152, 6, 0.4), [-14, 0, 0], [22, 0, 22]), turn(box('metal', 4, 148, 4, 0.4), [14, 0, 0], [20, 0, -52])),
      ),
      ...[0, 1, 2, 3].map((k) => move(box('step', 44, 3, 13, 0.4), 0, 30 + 30 * k, 15 - 7.4 * k)),
      move(box('top', 50, 5, 26, 1), 0, 148, -15),
      rod('metal', [-20, 60, -38], [20, 60, -38], 1.2),
      rod('metal', [-20, 100, -28], [20, 100, -28], 1.2),
    ],
    { metal: 'metal #c8ccd0', step: 'metal #a0a6ac', top: 'plastic #d8302c' },
  );

const wheelbarrow: Maker = () => {
  const tray = turn(
    {
      form: 'loft',
      slot: 'tray',
      smooth: false,
      sections: [
        {
          z: 0,
          outline: pointsOf([22, -34, 22, 20, -22, 20, -22, -34]),
        },
        {
          z: 28,
          outline: pointsOf([34, -60, 34, 34, -34, 34, -34, -60]),
        },
      ],
    },
    [-90, 0, 0],
    [0, 34, 0],
  );
  return madeInCentimetres(
    [
      tray,
      move(slab('inside', pointsOf([-30, -54, 30, -54, 30, 29, -30, 29]), 0.6), 0, 62, 0),
      { form: 'placed', part: ball('soil', [29, 14, 40], [0, 0, 0]), move: [0, 60, 12] },
      turn(
        group(
          turn(spun('rubber', [15, -4, 18, -3, 18, 3, 15, 4], { sides: 22 }), [0, 0, 90]),
          turn(spun('metal', [11, -4.4, 11, 4.4], { sides: 18 }), [0, 0, 90]),
        ),
        [0, 0, 0],
        [0, 18, 62],
      ),
      mirror(
        group(
          rod('wood', [8, 19, 66], [26, 40, -40], 2.6, 6),
          rod('wood', [26, 40, -40], [30, 54, -92], 2.6, 6),
          rod('rubber', [29, 50, -78], [30.6, 55, -96], 3.2),
          sweep('metal', vectorsOf([24, 38, -18, 26, 1, -26, 20, 1, -26]), 1.7),
          rod('metal', [10, 30, 40], [18, 60, 48], 1.6),
        ),
      ),
    ],
    { tray: 'paint #2f7a4a', inside: 'paint #26633c', soil: 'soil', rubber: 'rubber', metal: 'metal', wood: 'wood #b8844a' },
  );
};

const ropeCoil: Maker = () =>
  madeInCentimetres(
    [
      ...[0, 1, 2, 3].map((k) =>
        move(torus('rope', 16 + 0.8 * Math.sin(2 * k), 2.1, 24), 0.6 * Math.sin(3 * k), 2.1 + 3.5 * k, 0.6 * Math.cos(2 * k)),
      ),
      ...[0, 1, 2].map((k) => move(torus('rope', 12, 2.1, 22), 0, 2.4 + 3.6 * k, 0)),
      sweep('rope', smoothPath(vectorsOf([15, 12, 4, 20, 8, 10, 26, 2, 8, 34, 2, 14]), 4), 2),
      spun('band', [0, 0, 2.8, 0.4, 2.8, 3, 0, 3.4], { turn: [0, 0, -80], at: [33, 2.4, 13.4] }),
    ],
    { rope: 'rope #b8985c', band: 'rope #7a5a34' },
  );

const anchor: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        rod('iron', [0, 8, 0], [0, 104, 0], 4, 8),
        move(turn(torus('iron', 8, 2, 18), [90, 0, 0]), 0, 113, 0),
        rod('iron', [-26, 92, 0], [26, 92, 0], 3, 8),
        mirror(ball('iron', 4.4, [26, 92, 0], 1)),
        sweep(
          'iron',
          arcPoints([0, 44], [42, 40], 190, 350, 16).map(([x, y]): Vec3 => [x, y, 0]),
          [2.4, 3, 3.6, 4, 4.4, 4.8, 5, 5.2, 5.2, 5.2, 5, 4.8, 4.4, 4, 3.6, 3, 2.4],
        ),
        mirror(turn(extrude('iron', pointsOf([-9, 0, 9, 0, 0, 20]), 3), [0, 0, -20], [39, 32, 0])),
        sweep('rope', helixPath([4.6, 4.6], [50, 88], 3, 12), 1.4),
      ),
      [-10, 0, 0],
    ),
    { iron: 'iron #4a4c52', rope: 'rope' },
  );

const fishingRod: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('cork', [1.6, 0, 1.7, 2, 1.4, 30, 1, 32], { sides: 10 }),
        sweep('rod', vectorsOf([0, 30, 0, 0, 90, 0, 3, 140, 0, 12, 186, 0]), [0.9, 0.75, 0.55, 0.3]),
        move(turn(spun('metal', [3.4, -2, 3.4, 2, 2, 2.2, 0, 2.2], { sides: 16 }), [90, 0, 0]), -4.4, 22, 0),
        rod('metal', [0, 22, 0], [-4, 22, 0], 0.7),
        rod('metal', [-4, 22, 2], [-4, 18, 4], 0.5),
        ...[60, 100, 140].map((y) => turn(torus('metal', 1, 0.2, 10), [0, 0, 0], [y > 120 ? 2 : -0.9, y, 0])),
        sweep('line', vectorsOf([12, 186, 0, 24, 150, 0, 27, 96, 0]), 0.16, { sides: 4 }),
        ball('red', 2, [27, 94, 0], 1),
        ball('white', 1.8, [27, 92.6, 0], 1),
        sweep('metal', smoothPath(vectorsOf([27, 92, 0, 27, 84, 0, 28.6, 82, 0, 30, 84, 0]), 3), 0.25),
      ),
      [-8, 0, -8],
    ),
    {
      rod: 'paint #26304a',
      cork: 'wood #c8a070',
      metal: 'chrome',
      line: 'plastic #f4f4f0',
      red: 'plastic #d8242c',
      white: 'plastic #fbfbf8',
    },
  );

const netTool: Maker = () => {
  const ring = (y: number, radius: number): Vec3[] => circlePath(radius, y, { steps: 18 });
  const levels = [
    [0, 20],
    [-10, 18.6],
    [-20, 15],
    [-28, 9],
  ] as const;
  const bag = group(
    ...levels.slice(1).map(([y, radius]) => sweep('net', ring(y, radius), 0.3, { closed: true, sides: 4 })),
    ...Array.from({ length: 18 }, (_, k) =>
      sweep(
        'net',
        [
          ...levels.map(([y, radius], row): Vec3 => {
            const a = (2 * Math.PI * (k + 0.5 * row)) / 18;
            return [radius * Math.cos(a), y, radius * Math.sin(a)];
          }),
          [0, -32, 0],
        ],
        0.3,
        { sides: 4 },
      ),
    ),
  );
  return madeInCentimetres(
    turn(
      group(
        rod('wood', [0, 0, 0], [0, 104, 0], 1.3),
        turn(group(sweep('metal', ring(0, 20), 0.8, { closed: true }), bag), [90, 0, 0], [0, 124, 0]),
      ),
      [-8, 0, 0],
    ),
    { wood: 'wood #b8844a', metal: 'metal', net: 'rope #f4efe0' },
  );
};

const fishingNet: Maker = () => {
  const height = (x: number, z: number): number =>
    3 + 9 * Math.exp(-(x * x + z * z) / 2400) + 2.4 * Math.sin(x * 0.11) * Math.cos(z * 0.13);
  const lines = Array.from({ length: 13 }, (_, k) => -72 + 12 * k);
  const along = [-1, 1].flatMap((way) =>
    lines.map((c) =>
      sweep(
        'net',
        Array.from({ length: 11 }, (_, k): Vec3 => {
          const t = (-60 + 12 * k) * Math.sqrt(Math.max(0.05, 1 - (c / 80) ** 2));
          const [x, z] = way > 0 ? [t, c] : [c, t];
          return [x, height(x, z), z * 0.8];
        }),
        0.6,
        { sides: 4 },
      ),
    ),
  );
  return madeInCentimetres(
    [
      ...along,
      ...discPoints(9, 64).map(([x, z]) => ball('cork', [4, 4, 4], [x, height(x, z) + 1, z * 0.8], 1)),
      sweep(
        'rope',
        circlePath(70, 2, { steps: 24 }).map(([x, y, z]): Vec3 => [x, y, z * 0.8]),
        1.3,
        { closed: true },
      ),
    ],
    { net: 'rope #8aa08a', cork: 'paint #e0702c', rope: 'rope #c8b080' },
  );
};

const hose: Maker = () =>
  madeInCentimetres(
    [
      ...[0, 1, 2].map((k) => move(torus('hose', 22 - k, 2, 28), 0, 2 + 3.6 * k, 0)),
      move(torus('hose', 17, 2, 24), 0, 2, 0),
      sweep('hose', smoothPath(vectorsOf([21, 9, 4, 28, 5, 14, 36, 2, 20, 44, 3, 16]), 4), 2),
      turn(spun('brass', [2.4, 0, 2.4, 4, 1.4, 5, 1.2, 9, 0, 9], { sides: 12 }), [0, -30, -76], [43, 3.4, 16.4]),
    ],
    { hose: 'rubber #2f9a4a', brass: 'brass' },
  );

const fireExtinguisher: Maker = () =>
  madeInCentimetres(
    [
      spun('red', [7, 0, 7.6, 1, 7.6, 36, 6, 40, 3, 42.4, 2.4, 43], { sides: 20 }),
      spun('dark', [2.6, 42.6, 2.6, 46, 0, 46], { sides: 12 }),
      turn(box('dark', 11, 1.2, 2.6, 0.3), [0, 0, 12], [3, 46, 0]),
      turn(box('dark', 10, 1.2, 2.6, 0.3), [0, 0, -6], [3, 43.4, 0]),
      sweep('dark', smoothPath(vectorsOf([-2, 44, 0, -9, 44, 0, -11, 34, 2, -9.4, 14, 3]), 4), 1),
      turn(spun('dark', [2.4, 0, 1.2, 9], { sides: 12 }), [0, 0, -6], [-10, 7, 3]),
      spun('gauge', [1.8, 0, 1.8, 1, 0, 1], { turn: [90, 0, 0], at: [0, 44, 2], sides: 14 }),
      spun('label', [7.65, 14, 7.8, 14, 7.8, 26, 7.65, 26], { sides: 20 }),
    ],
    { red: 'paint #d01c20', dark: 'plastic #1f1f22', gauge: 'ceramic', label: 'paper #f4efe4' },
  );

/** Ladders, carts, ropes and nets. */
export const YARD_TOOLS = {
  ladder,
  stepladder,
  wheelbarrow,
  'rope-coil': ropeCoil,
  anchor,
  'fishing-rod': fishingRod,
  'landing-net': netTool,
  'fishing-net': fishingNet,
  hose,
  'fire-extinguisher': fireExtinguisher,
};
