import type { GeneratorContext } from '@diorama/catalogue';
import { array, box, cylinder, group, lathe, mirror, move, rod, sphere, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { arc, cushion, plate, roller, roundedRectangle, sideways, tube } from '../parts/solids.js';
import { popcornMachine, espresso, pizzaOven, deepFryer, fumeHood } from './hot-machines.js';

const cakes: readonly (() => Shape)[] = [
  () =>
    group(
      cylinder('cake', 0.09, 0.07, { sides: 18 }),
      move(cylinder('icing', 0.092, 0.03, { sides: 18 }), 0, 0.06, 0),
      move(sphere('red', 0.018, { detail: 1 }), 0, 0.1, 0),
    ),
  () => move(torus('cocoa', 0.05, 0.026, 16), 0, 0.03, 0),
  () =>
    group(
      lathe(
        'bread',
        [
          [0.03, 0],
          [0.045, 0.05],
          [0, 0.05],
        ],
        { sides: 12 },
      ),
      move(
        lathe(
          'icing',
          [
            [0.05, 0],
            [0.045, 0.02],
            [0.02, 0.045],
            [0, 0.06],
          ],
          { sides: 12 },
        ),
        0,
        0.045,
        0,
      ),
    ),
  () =>
    tube(
      'bread',
      [
        [-0.08, 0.02, 0.03],
        [-0.03, 0.035, 0],
        [0.03, 0.035, 0],
        [0.08, 0.02, 0.03],
      ],
      [0.012, 0.02, 0.028, 0.033, 0.036, 0.038, 0.038, 0.036, 0.033, 0.028, 0.024, 0.018, 0.012],
    ),
  () =>
    group(
      cylinder('cocoa', 0.08, 0.06, { sides: 18 }),
      ...[0, 1, 2, 3, 4].map((k) =>
        move(sphere('whip', 0.018, { detail: 1 }), 0.055 * Math.cos(k * 1.26), 0.07, 0.055 * Math.sin(k * 1.26)),
      ),
    ),
];

function bakeryDisplay({ size: [w, h, d] }: GeneratorContext): Shape {
  const across = Math.floor(w / 0.22);
  const levels = [0.44, 0.68, 0.92].map((share) => share * h);
  return group(
    box('wood', w, h * 0.4, d, 0.01),
    array(move(box('panel', w / 5 - 0.03, h * 0.26, 0.02), 0, h * 0.08, d / 2), 5, [w / 5, 0, 0], true),
    mirror(
      move(
        sideways(
          'steel',
          [[-d / 2, h * 0.4], [d / 2, h * 0.4], ...arc([-d * 0.1, h * 0.5], [d * 0.6, h * 0.5], [0, 80], 7), [-d / 2, h]],
          0.02,
        ),
        w / 2 - 0.01,
        0,
        0,
      ),
    ),
    move(box('steel', w, 0.03, d * 0.5), 0, h - 0.03, -d * 0.25),
    move(box('white', w - 0.04, h * 0.6, 0.02), 0, h * 0.4, -d / 2 + 0.02),
    ...levels
      .slice(0, 2)
      .map((y, r) =>
        group(
          move(box('glass', w - 0.05, 0.014, d * (0.86 - 0.2 * r)), 0, y - 0.014, -d * 0.07 * r),
          ...Array.from({ length: across * 2 }, (_, k) =>
            move(
              (cakes[(k + r * 2) % cakes.length] as () => Shape)(),
              ((k % across) - (across - 1) / 2) * (w / (across + 0.3)),
              y,
              (Math.floor(k / across) - 0.5) * d * 0.34 - d * 0.07 * r,
            ),
          ),
        ),
      ),
    move(box('light', w - 0.08, 0.02, 0.03), 0, h - 0.05, 0),
    move(box('steel', w, 0.03, 0.03), 0, h * 0.4, d / 2),
  );
}

function deliCounter({ size: [w, h, d] }: GeneratorContext): Shape {
  const top = h * 0.62;
  return group(
    box('white', w, top, d * 0.9, 0.01),
    move(box('steel', w + 0.01, 0.1, d * 0.91), 0, top * 0.4, 0),
    turn(box('ice', w - 0.08, 0.04, d * 0.66), [10, 0, 0], [0, top - 0.02, d * 0.06]),
    ...Array.from({ length: Math.floor(w / 0.3) }, (_, k) =>
      move(
        group(
          box('steel', 0.26, 0.02, d * 0.5),
          ...[0, 1, 2, 3].map((n) =>
            turn(
              k % 3 === 0
                ? roller('meat', 0.05, 0.2, 'x', 12)
                : k % 3 === 1
                  ? box('cheese', 0.16, 0.07, 0.1, 0.008)
                  : sphere('salad', [0.1, 0.04, 0.06], { detail: 1 }),
              [0, 8 * n, 0],
              [0, 0.06, (n - 1.5) * d * 0.12],
            ),
          ),
        ),
        (k - (Math.floor(w / 0.3) - 1) / 2) * 0.3,
        top + 0.03,
        d * 0.06,
      ),
    ),
    mirror(
      move(
        sideways(
          'steel',
          [
            [d * 0.1, top],
            [d * 0.45, top],
            [d * 0.2, h - 0.06],
            [-d * 0.3, h],
            [-d * 0.3, h - 0.04],
            [d * 0.12, h - 0.1],
          ],
          0.02,
        ),
        w / 2 - 0.01,
        0,
        0,
      ),
    ),
    turn(box('glass', w - 0.04, 0.1, 0.012), [-24, 0, 0], [0, top, d * 0.44]),
    move(box('steel', w, 0.03, d * 0.5), 0, h - 0.03, -d * 0.06),
    mirror(move(box('steel', 0.04, h - top, 0.04), w / 2 - 0.03, top, -d * 0.28)),
    move(
      group(
        box('panel', 0.3, 0.08, 0.26),
        move(box('steel', 0.28, 0.01, 0.24), 0, 0.08, 0),
        move(box('screen', 0.16, 0.08, 0.02), 0, 0.1, -0.12),
      ),
      w * 0.3,
      h,
      -d * 0.06,
    ),
  );
}

function iceCreamFreezer({ size: [w, h, d] }: GeneratorContext): Shape {
  const top = h * 0.78;
  return group(
    box('white', w, top, d, 0.02),
    move(box('icing', w * 0.9, top * 0.5, 0.012), 0, top * 0.2, d / 2),
    move(plate('steel', roundedRectangle(w, d, 0.04), 0.06, { holes: [roundedRectangle(w - 0.14, d - 0.14, 0.03)] }), 0, top - 0.02, 0),
    ...Array.from({ length: 8 }, (_, k) =>
      move(
        group(
          box('steel', w * 0.19, 0.02, d * 0.34),
          move(
            sphere(['icing', 'whip', 'cocoa', 'lime', 'yellow', 'red', 'white', 'button2'][k] as string, [w * 0.09, 0.06, d * 0.16], {
              detail: 1,
              roughness: 0.2,
              seed: k + 1,
            }),
            0,
            0.03,
            0,
          ),
        ),
        ((k % 4) - 1.5) * w * 0.21,
        top + 0.005,
        (k < 4 ? -1 : 1) * d * 0.19,
      ),
    ),
    mirror(move(box('steel', 0.02, h - top, 0.02), w / 2 - 0.02, top, d / 2 - 0.03)),
    move(box('glass', w - 0.02, 0.016, d * 0.3), 0, h - 0.016, d * 0.34),
    mirror(move(box('steel', 0.02, h - top, 0.02), w / 2 - 0.02, top, d * 0.22)),
    mirror(mirror(move(roller('cord', 0.04, 0.03, 'x', 12), w * 0.4, 0.0, d * 0.4), 'z')),
  );
}

function incubator({ size: [w, h, d] }: GeneratorContext): Shape {
  const bed = h * 0.62;
  return group(
    mirror(mirror(move(roller('cord', 0.05, 0.03, 'x', 12), w * 0.4, 0.05, d * 0.36), 'z')),
    move(box('white', w * 0.9, 0.08, d * 0.8, 0.02), 0, 0.08, 0),
    move(box('white', w * 0.3, bed - 0.2, d * 0.4, 0.02), 0, 0.12, 0),
    move(box('white', w, 0.14, d, 0.03), 0, bed - 0.1, 0),
    move(cushion('icing', w * 0.7, 0.05, d * 0.6, 0.02), 0, bed + 0.04, 0),
    move(sphere('white', [0.14, 0.06, 0.07], { detail: 2 }), 0.05, bed + 0.12, 0),
    move(sphere('skin', 0.055, { detail: 2 }), -0.13, bed + 0.13, 0),
    ...[-1, 1].map((s) => move(box('glass', w * 0.9, 0.02, 0.02), 0, h - 0.03, s * d * 0.3)),
    mirror(mirror(rod('glass', [w * 0.46, bed + 0.02, d * 0.42], [w * 0.44, h - 0.02, d * 0.3], 0.012), 'z')),
    move(box('glass', w * 0.9, 0.012, d * 0.62), 0, h - 0.02, 0),
    ...[-0.2, 0.2].map((x) => move(turn(torus('white', 0.09, 0.012, 18), [80, 0, 0]), x * w * 1.2, bed + 0.2, d * 0.4)),
    move(box('panel', 0.2, 0.14, 0.04), w * 0.3, bed - 0.08, d / 2),
    move(box('led', 0.14, 0.05, 0.05), w * 0.3, bed - 0.02, d / 2),
  );
}

/** Displays and machines of shops, kitchens and laboratories. */
export const SHOP_MACHINES = {
  'bakery-display': bakeryDisplay,
  'deli-counter': deliCounter,
  'ice-cream-freezer': iceCreamFreezer,
  'popcorn-machine': popcornMachine,
  'espresso-machine': espresso,
  'pizza-oven': pizzaOven,
  'deep-fryer': deepFryer,
  'fume-hood': fumeHood,
  incubator,
} as const;
