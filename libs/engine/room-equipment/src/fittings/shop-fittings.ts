import { cushion, drawContents, plate, roller, roundedRectangle, tube } from '@diorama/furnishing-parts';
import { array, bar, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { toolChest, toyChest, wineRack, vitrine, museumCase, cubeShelf } from './displays.js';
import type { Room } from './displays.js';

const clothesRack = ({ size: [w, h, d], random }: Room): Shape =>
  group(
    mirror(
      group(
        rod('steel', [w / 2 - 0.04, 0.08, 0], [w / 2 - 0.04, h - 0.03, 0], 0.016),
        rod('steel', [w / 2 - 0.04, 0.09, -d / 2 + 0.04], [w / 2 - 0.04, 0.09, d / 2 - 0.04], 0.016),
        ...[-1, 1].map((s) => move(roller('rubber', 0.04, 0.03, 'x', 12), w / 2 - 0.04, 0.04, s * (d / 2 - 0.06))),
      ),
    ),
    rod('steel', [-w / 2, h - 0.03, 0], [w / 2, h - 0.03, 0], 0.016),
    rod('steel', [-w / 2, 0.14, 0], [w / 2, 0.14, 0], 0.012),
    move(drawContents('clothes', { width: w - 0.24, height: h * 0.86, depth: d * 0.95 }, random), 0, h * 0.13, 0),
    array(rod('steel', [0, h - 0.03, 0], [0, h - 0.12, 0], 0.004, 5), 14, [(w - 0.24) / 14, 0, 0], true),
  );

const figure = (h: number): Shape => ({
  form: 'implicit',
  slot: 'skin',
  blend: 0.05,
  cell: 0.034,
  bones: [
    { from: [0, 0.94 * h, 0], to: [0, 0.9 * h, 0.01], radii: [0.058 * h, 0.05 * h] },
    { from: [0, 0.88 * h, 0], to: [0, 0.8 * h, 0], radii: [0.028 * h, 0.034 * h] },
    { from: [-0.07 * h, 0.78 * h, 0], to: [0.07 * h, 0.78 * h, 0], radii: [0.045 * h, 0.045 * h] },
    { from: [0, 0.74 * h, 0.01], to: [0, 0.6 * h, 0], radii: [0.085 * h, 0.065 * h] },
    { from: [0, 0.56 * h, 0], to: [0, 0.5 * h, 0], radii: [0.075 * h, 0.085 * h] },
    ...([-1, 1] as const).flatMap((s) => [
      { from: [s * 0.05 * h, 0.48 * h, 0] as const, to: [s * 0.055 * h, 0.27 * h, 0.01] as const, radii: [0.055 * h, 0.035 * h] as const },
      { from: [s * 0.055 * h, 0.27 * h, 0.01] as const, to: [s * 0.06 * h, 0.06 * h, 0] as const, radii: [0.036 * h, 0.022 * h] as const },
      {
        from: [s * 0.06 * h, 0.04 * h, 0] as const,
        to: [s * 0.065 * h, 0.035 * h, 0.06 * h] as const,
        radii: [0.022 * h, 0.018 * h] as const,
      },
      { from: [s * 0.115 * h, 0.78 * h, 0] as const, to: [s * 0.16 * h, 0.6 * h, -0.01] as const, radii: [0.032 * h, 0.025 * h] as const },
      {
        from: [s * 0.16 * h, 0.6 * h, -0.01] as const,
        to: [s * (s > 0 ? 0.12 : 0.19) * h, 0.46 * h, 0.06 * h] as const,
        radii: [0.025 * h, 0.016 * h] as const,
      },
    ]),
  ],
});

const mannequin = ({ size: [w, h] }: Room): Shape =>
  group(
    lathe(
      'steel',
      [
        [w * 0.34, 0],
        [w * 0.34, 0.012],
        [0.02, 0.03],
      ],
      { sides: 28 },
    ),
    rod('steel', [0.02, 0.01, -0.03], [0.04, h * 0.3, -0.02], 0.012),
    move(figure(h - 0.02), 0, 0.01, 0),
  );

const measuringTape = (h: number): Shape =>
  group(
    tube(
      'fish2',
      [
        [-0.05, h * 0.89, 0.03],
        [-0.06, h * 0.8, 0.13],
        [-0.05, h * 0.68, 0.11],
        [-0.04, h * 0.6, 0.14],
      ],
      0.008,
      4,
    ),
    tube(
      'fish2',
      [
        [0.05, h * 0.89, 0.03],
        [0.06, h * 0.8, 0.13],
        [0.05, h * 0.66, 0.11],
      ],
      0.008,
      4,
    ),
  );

const dressForm = ({ size: [w, h] }: Room): Shape =>
  group(
    ...[0, 120, 240].map((yaw) =>
      turn(
        tube(
          'frame',
          [
            [0, 0.24, 0.02],
            [0, 0.14, w * 0.3],
            [0, 0.01, w * 0.5],
          ],
          0.016,
        ),
        [0, yaw, 0],
      ),
    ),
    rod('frame', [0, 0.16, 0], [0, h * 0.5, 0], 0.018),
    {
      form: 'placed',
      part: lathe(
        'cream',
        [
          [0.14, h * 0.46],
          [0.185, h * 0.54],
          [0.17, h * 0.6],
          [0.125, h * 0.68],
          [0.165, h * 0.78],
          [0.16, h * 0.83],
          [0.09, h * 0.88],
          [0.05, h * 0.9],
          [0.05, h * 0.95],
        ],
        { sides: 24 },
      ),
      scale: [1, 1, 0.72],
    },
    move(
      lathe(
        'frame',
        [
          [0.05, 0],
          [0.052, 0.02],
          [0.016, 0.03],
          [0.028, h * 0.035],
          [0, h * 0.05],
        ],
        { sides: 14 },
      ),
      0,
      h * 0.95,
      0,
    ),
    mirror(move(sphere('cream', [0.05, 0.055, 0.045], { detail: 2 }), 0.13, h * 0.83, 0)),
    mirror(move(sphere('cream', [0.06, 0.06, 0.05], { detail: 2 }), 0.065, h * 0.77, 0.075)),
    measuringTape(h),
  );

function shoppingCart({ size: [w, h, d], random }: Room): Shape {
  const low = h * 0.44;
  const top = h * 0.86;
  const wires = (side: number): Shape[] =>
    Array.from({ length: 11 }, (_, k) => {
      const t = k / 10;
      return rod(
        'basket',
        [side * w * (0.34 + 0.05 * t), low + 0.05 * t, d * (0.4 - 0.72 * t)],
        [side * w * (0.38 + 0.1 * t), top - 0.1 + 0.1 * t, d * (0.44 - 0.82 * t)],
        0.005,
        4,
      );
    });
  return group(
    ...[-1, 1].flatMap((s) => [
      ...wires(s),
      rod('steel', [s * w * 0.38, top - 0.1, d * 0.44], [s * w * 0.48, top, -d * 0.38], 0.011),
      rod('steel', [s * w * 0.34, low, d * 0.4], [s * w * 0.39, low + 0.05, -d * 0.32], 0.009),
      rod('basket', [s * w * 0.36, low + (top - low) * 0.45, d * 0.42], [s * w * 0.44, low + (top - low) * 0.5, -d * 0.35], 0.006, 5),
      tube(
        'steel',
        [
          [s * w * 0.4, 0.14, d * 0.44],
          [s * w * 0.42, 0.14, -d * 0.3],
          [s * w * 0.44, low, -d * 0.36],
          [s * w * 0.47, h - 0.02, -d * 0.46],
        ],
        0.014,
      ),
      ...[-0.3, 0.42].map((z) =>
        group(
          move(roller('rubber', 0.06, 0.03, 'x', 16), s * w * 0.41, 0.06, z * d),
          rod('steel', [s * w * 0.41, 0.06, z * d], [s * w * 0.41, 0.15, z * d], 0.012),
        ),
      ),
    ]),
    ...Array.from({ length: 8 }, (_, k) =>
      rod('basket', [(k - 3.5) * w * 0.09, low, d * 0.4], [(k - 3.5) * w * 0.1, top - 0.1, d * 0.44], 0.005, 4),
    ),
    ...Array.from({ length: 8 }, (_, k) =>
      rod('basket', [(k - 3.5) * w * 0.1, low, d * 0.4], [(k - 3.5) * w * 0.11, low + 0.05, -d * 0.32], 0.005, 4),
    ),
    ...Array.from({ length: 8 }, (_, k) =>
      rod('basket', [(k - 3.5) * w * 0.11, low + 0.05, -d * 0.32], [(k - 3.5) * w * 0.13, top, -d * 0.38], 0.005, 4),
    ),
    rod('steel', [-w * 0.38, top - 0.1, d * 0.44], [w * 0.38, top - 0.1, d * 0.44], 0.011),
    rod('steel', [-w * 0.4, 0.14, d * 0.44], [w * 0.4, 0.14, d * 0.44], 0.012),
    move(roller('handle', 0.018, w * 0.94, 'x', 12), 0, h - 0.02, -d * 0.46),
    move(drawContents('packets', { width: w * 0.6, height: 0.3, depth: d * 0.4 }, random), 0, low + 0.02, d * 0.12),
  );
}

const basket = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(plate('pole1', roundedRectangle(w * 0.9, d * 0.9, 0.05), 0.02), 0, 0, 0),
    ...[0, 1, 2, 3].map((k) =>
      move(
        plate('pole1', roundedRectangle(w * (0.9 + 0.025 * k), d * (0.9 + 0.025 * k), 0.05), 0.02, {
          holes: [roundedRectangle(w * (0.9 + 0.025 * k) - 0.02, d * (0.9 + 0.025 * k) - 0.02, 0.045)],
        }),
        0,
        0.04 + k * h * 0.17,
        0,
      ),
    ),
    ...Array.from({ length: 9 }, (_, k) =>
      [-1, 1].map((s) => bar('pole1', [(k - 4) * w * 0.1, 0, s * d * 0.44], [(k - 4) * w * 0.108, h * 0.6, s * d * 0.48], 0.012)),
    ).flat(),
    ...[-1, 1].flatMap((s) =>
      [-0.3, -0.1, 0.1, 0.3].map((z) => bar('pole1', [s * w * 0.44, 0, z * d], [s * w * 0.48, h * 0.6, z * d * 1.06], 0.012)),
    ),
    tube(
      'steel',
      [
        [-w * 0.48, h * 0.6, 0],
        [-w * 0.4, h * 0.92, 0],
        [0, h - 0.01, 0],
        [w * 0.4, h * 0.92, 0],
        [w * 0.48, h * 0.6, 0],
      ],
      0.007,
      6,
    ),
    move(roller('ink', 0.014, 0.14, 'x', 10), 0, h - 0.01, 0),
    move(cushion('bread', 0.26, 0.09, 0.09, 0.04), -0.03, 0.08, 0.04),
    ...[0, 1, 2].map((k) => move(sphere('orange', 0.04, { detail: 1 }), 0.1, 0.08, -0.06 + 0.07 * k)),
  );

const fittingRoom = ({ size: [w, h, d] }: Room): Shape =>
  group(
    mirror(move(box('face', 0.05, h, d), w / 2 - 0.025, 0, 0)),
    move(box('face', w, h, 0.05), 0, 0, -d / 2 + 0.025),
    move(box('steel', w * 0.5, h * 0.7, 0.02), 0, h * 0.16, -d / 2 + 0.06),
    rod('brass', [-w / 2, h - 0.1, d / 2 - 0.04], [w / 2, h - 0.1, d / 2 - 0.04], 0.014),
    ...Array.from({ length: 8 }, (_, k) =>
      move(cylinder('cloth', 0.05, h - 0.3, { sides: 8 }), -w / 2 + 0.1 + k * 0.065, 0.18, d / 2 - 0.04),
    ),
    move(cushion('dress', 0.34, 0.1, 0.3, 0.04), w * 0.26, 0.42, -d * 0.24),
    move(box('frame', 0.32, 0.42, 0.28), w * 0.26, 0, -d * 0.24),
    move(rod('brass', [0, 0, 0], [0, 0, 0.1], 0.01), -w * 0.36, h * 0.76, -d / 2 + 0.05),
    move(box('light', w * 0.6, 0.04, 0.06), 0, h - 0.06, -d / 2 + 0.08),
  );

const barberPole = ({ size: [w, h, d] }: Room): Shape => {
  const r = Math.min(w, d) * 0.4;
  const turns = 3.2;
  const strip = (slot: string, phase: number): Shape =>
    tube(
      slot,
      Array.from({ length: 17 }, (_, k) => {
        const t = k / 16;
        const a = t * turns * 2 * Math.PI + phase;
        return [r * 0.86 * Math.cos(a), h * (0.24 + 0.52 * t), r * 0.86 * Math.sin(a)] as const;
      }),
      r * 0.26,
      6,
    );
  return group(
    move(cylinder('white', r * 0.92, h * 0.56, { sides: 24 }), 0, h * 0.22, 0),
    strip('pole1', 0),
    strip('pole2', Math.PI),
    ...[0.1, 0.77].map((y, k) =>
      move(
        lathe(
          'steel',
          k
            ? [
                [r * 1.1, 0],
                [r * 1.1, h * 0.05],
                [r * 0.7, h * 0.1],
                [r * 0.3, h * 0.11],
              ]
            : [
                [r * 0.3, 0],
                [r * 0.7, h * 0.02],
                [r * 1.1, h * 0.08],
                [r * 1.1, h * 0.13],
              ],
          { sides: 24 },
        ),
        0,
        y * h,
        0,
      ),
    ),
    move(sphere('light', r * 0.62, { detail: 2 }), 0, h * 0.93, 0),
    move(sphere('steel', r * 0.4, { detail: 1 }), 0, h * 0.06, 0),
    ...[0.16, 0.82].map((y) => rod('steel', [0, y * h, 0], [0, y * h, -d / 2], 0.02)),
  );
};

const dryingRack = ({ size: [w, h, d] }: Room): Shape =>
  group(
    ...[-1, 1].map((s) =>
      group(
        rod('white', [s * w * 0.3, 0, d * 0.4], [s * w * 0.3, h * 0.8, -d * 0.3], 0.012),
        rod('white', [s * w * 0.3, 0, -d * 0.4], [s * w * 0.3, h * 0.8, d * 0.3], 0.012),
        bar('white', [s * w * 0.3, h * 0.8, 0], [s * w * 0.5, h, 0], 0.02),
      ),
    ),
    ...Array.from({ length: 9 }, (_, k) =>
      rod('white', [-w * 0.3, h * 0.8, (k - 4) * d * 0.085], [w * 0.3, h * 0.8, (k - 4) * d * 0.085], 0.006, 5),
    ),
    ...[-1, 1].map((s) => rod('white', [s * w * 0.5, h, -d * 0.36], [s * w * 0.5, h, d * 0.36], 0.008)),
    mirror(rod('white', [w * 0.3, h * 0.8, -d * 0.36], [w * 0.3, h * 0.8, d * 0.36], 0.01)),
    ...[
      [-0.16, 0.34, 'pole2', 0.24],
      [0.12, 0.17, 'fish2', 0.3],
      [-0.06, -0.17, 'cream', 0.34],
      [0.14, -0.34, 'pole1', 0.22],
    ].map(([x, z, slot, drop]) =>
      group(
        ...[-1, 1].map((s) =>
          move(
            box(slot as string, w * 0.22, (drop as number) * 1.2, 0.012),
            (x as number) * w,
            h * 0.8 - (drop as number) * 1.2,
            (z as number) * d + s * 0.012,
          ),
        ),
        move(box(slot as string, w * 0.22, 0.012, 0.036), (x as number) * w, h * 0.8, (z as number) * d),
      ),
    ),
  );

/** Racks, displays and carts of shops and workshops. */
export const SHOP_FITTINGS = {
  'clothes-rack': clothesRack,
  mannequin,
  'dress-form': dressForm,
  'shopping-cart': shoppingCart,
  'shopping-basket': basket,
  'fitting-room': fittingRoom,
  'barber-pole': barberPole,
  'drying-rack': dryingRack,
  'tool-chest': toolChest,
  'toy-chest': toyChest,
  'wine-rack': wineRack,
  'display-case': vitrine,
  'museum-case': museumCase,
  'cube-shelf': cubeShelf,
} as const;
