import { ball, circlePath, discPoints, madeInCentimetres, roundedBlock, roundedRectangle, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, group, implicit, mirror, move, radial, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { coin } from '../relics/jewels.js';

const basket: Maker = () => {
  const rings = [0, 1, 2, 3, 4, 5].map((k) =>
    sweep(k % 2 === 0 ? 'wicker' : 'dark', circlePath(14 + 0.9 * k, 1.8 + 3.2 * k, { steps: 24 }), 1.7, { closed: true, sides: 7 }),
  );
  return madeInCentimetres(
    [
      spun('wicker', [13, 0, 15, 2, 18, 18, 17, 18, 14, 3, 0, 2], { sides: 24 }),
      ...rings,
      sweep('dark', circlePath(18.6, 19.4, { steps: 24 }), 1.5, { closed: true }),
      sweep(
        'wicker',
        arcPoints([0, 18], [18, 22], 0, 180, 14).map(([x, y]): Vec3 => [x, y, 0]),
        1.4,
      ),
      sweep(
        'dark',
        arcPoints([0, 18], [18.4, 22.8], 20, 160, 12).map(([x, y]): Vec3 => [x, y, 0]),
        0.9,
      ),
    ],
    { wicker: 'wicker #b8884a', dark: 'wicker #8a5f30' },
  );
};

const eggBasket: Maker = () => {
  const base = [0, 1, 2, 3].map((k) =>
    sweep(k % 2 === 0 ? 'wicker' : 'dark', circlePath(12 + 1.4 * k, 1.6 + 3 * k, { steps: 22 }), 1.6, { closed: true, sides: 7 }),
  );
  const eggs = ['red', 'yellow', 'blue', 'green', 'pink', 'red', 'blue'].map((slot, k) => {
    const [x, z] = discPoints(7, 9)[k] as [number, number];
    return turn(
      group(
        spun(slot, [0, 0, 2.4, 1, 3.4, 4, 2.4, 7, 0, 8.6], { curve: true, sides: 12 }),
        spun('band', [3.3, 3.4, 3.5, 4, 3.2, 5, 0, 5], { sides: 12 }),
      ),
      [10 * (k % 3), 0, 14 - 9 * (k % 4)],
      [x, 8 + (k % 2), z],
    );
  });
  return madeInCentimetres(
    [
      spun('wicker', [11, 0, 13, 2, 17, 12, 0, 9], { sides: 22 }),
      ...base,
      ...eggs,
      sweep(
        'wicker',
        arcPoints([0, 11], [16, 22], 0, 180, 14).map(([x, y]): Vec3 => [x, y, 0]),
        1.2,
      ),
      mirror(ball('pink', [4, 2.4, 1.6], [4, 33.6, 0], 1), 'x'),
    ],
    {
      wicker: 'wicker #c0904e',
      dark: 'wicker #8a5f30',
      red: 'paint #e0404a',
      yellow: 'paint #f4d040',
      blue: 'paint #4a9ae0',
      green: 'paint #6ac05a',
      pink: 'paint #f48ab8',
      band: 'paint #f8f4ec',
    },
  );
};

const picnicBasket: Maker = () =>
  madeInCentimetres(
    [
      turn(
        {
          form: 'loft',
          sections: [
            { z: 0, outline: roundedRectangle(38, 24, 3) },
            { z: 20, outline: roundedRectangle(44, 29, 3) },
          ],
          slot: 'wicker',
        },
        [-90, 0, 0],
      ),
      ...[2, 7, 12, 17].map((y) =>
        turn(
          {
            form: 'loft',
            sections: [
              { z: y, outline: roundedRectangle(40 + y * 0.3, 26 + y * 0.25, 3) },
              { z: y + 1.6, outline: roundedRectangle(40.4 + y * 0.3, 26.4 + y * 0.25, 3) },
            ],
            slot: 'dark',
          },
          [-90, 0, 0],
        ),
      ),
      ...[-1, 1].map((side) => turn(move(roundedBlock('wicker', 22, 2, 30, 2), 11 * side, 0, 0), [0, 0, 8 * side], [0, 20.4, 0])),
      move(box('cloth', 18, 1, 31), -8, 20.6, 0),
      move(box('cloth', 18, 8, 0.8), -9, 13, 15),
      ...[-14, -9, -4].map((x) => move(box('red', 2, 8.2, 1), x, 12.9, 15)),
      sweep(
        'dark',
        arcPoints([0, 16], [13, 22], 0, 180, 14).map(([z, y]): Vec3 => [0, y, z]),
        1.5,
      ),
    ],
    { wicker: 'wicker #b8884a', dark: 'wicker #7a5228', cloth: 'fabric #f4efe4', red: 'fabric #c8302c' },
  );

const laundryBasket: Maker = () => {
  const bars = radial(rod('body', [0, 3, 20], [0, 50, 25], 1, 5), 24);
  const cloth = discPoints(9, 17).map(([x, z], k): Shape => ({
    form: 'placed',
    part: { form: 'sphere', radii: [9, 6, 8], roughness: 0.3, seed: k + 1, slot: (['white', 'blue', 'pink'] as const)[k % 3] as string },
    move: [x, 48 + (k % 3) * 2, z],
  }));
  return madeInCentimetres(
    [
      bars,
      ...[1, 18, 34, 50].map((y) => sweep('body', circlePath(20 + y * 0.1, y + 1, { steps: 26 }), 1.3, { closed: true })),
      spun('inside', [18, 2, 22.4, 46, 0, 46]),
      ...cloth,
    ],
    { body: 'plastic #e8e4da', inside: 'fabric #c8c4ba', white: 'fabric #f4f0e8', blue: 'fabric #4a7ab8', pink: 'fabric #d88a98' },
  );
};

const sandbags: Maker = () => {
  const bag = (x: number, y: number, z: number, k: number): Shape => ({
    form: 'placed',
    part: { form: 'sphere', radii: [25, 8, 14], roughness: 0.1, seed: k, slot: 'canvas' },
    move: [x, y, z],
    turn: [0, 3 * (k % 3), 0],
  });
  return madeInCentimetres(
    [
      ...[-70, -23, 23, 70].map((x, k) => bag(x, 8, 0, k + 1)),
      ...[-47, 0, 47].map((x, k) => bag(x, 20, 0, k + 5)),
      ...[-70, -23, 23, 70].map((x, k) => bag(x * 0.94, 32, 0, k + 8)),
      ...[-47, 0, 47].map((x, k) => bag(x, 44, 0, k + 14)),
    ],
    { canvas: 'canvas #b09a6c' },
  );
};

const sackImplicit: Shape = {
  form: 'jittered',
  part: implicit(
    'cloth',
    [
      { from: [0, 15, 0], to: [0, 26, 0], radii: [22, 20] },
      { from: [-12, 10, 4], to: [12, 10, -4], radii: [12, 12] },
      { from: [0, 40, 0], to: [0, 50, 0], radii: [9, 4.6] },
      ...[0, 1, 2, 3, 4, 5].map((k) => ({
        from: [0, 54, 0] as Vec3,
        to: [8 * Math.cos(k), 64, 8 * Math.sin(k)] as Vec3,
        radii: [3, 3] as const,
      })),
    ],
    { blend: 4, cell: 1.5 },
  ),
  amount: 1,
  seed: 7,
};

const sack: Maker = () =>
  madeInCentimetres(
    [
      sackImplicit,
      move(torus('rope', 5.6, 1.2, 16), 0, 53, 0),
      sweep(
        'rope',
        smoothPath(
          [
            [0, 53, 6],
            [2, 48, 10],
            [3, 40, 15],
          ],
          3,
        ),
        0.9,
      ),
    ],
    { cloth: 'canvas #b8975c', rope: 'rope #7a5a34' },
  );

const moneyBag: Maker = () =>
  madeInCentimetres(
    [
      { form: 'placed', part: sackImplicit, scale: 0.6 },
      move(torus('rope', 3.6, 0.9, 16), 0, 32, 0),
      turn(spun('gold', [5, 0, 5, 1, 0, 1.2], { sides: 18 }), [90, 0, 0], [0, 14, 10.6]),
      ...discPoints(9, 13).map(([x, z], k) => turn(coin(2), [14 * (k % 2), 0, 0], [x * 1.3, 0.6, z * 0.6 + 12])),
    ],
    { cloth: 'canvas #9a7a48', rope: 'rope #d8b060', gold: 'gold #f0c048' },
  );

/** Baskets and sacks. */
export const BASKETS = {
  basket,
  'egg-basket': eggBasket,
  'picnic-basket': picnicBasket,
  'laundry-basket': laundryBasket,
  sandbags,
  sack,
  'money-bag': moneyBag,
};
