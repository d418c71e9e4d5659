import { madeInCentimetres, pointsOf, smoothPath, spun, vectorsOf } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { extrude, group, mirror, move, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const kite: Maker = () => {
  const tail = smoothPath(vectorsOf([0, -34, 0, 6, -50, 2, -5, -68, 0, 6, -88, -2, -2, -108, 0]), 4);
  const quarter = (slot: string, outline: Point2[]): Shape => extrude(slot, outline, 0.6);
  return madeInCentimetres(
    turn(
      group(
        quarter('red', pointsOf([0, 34, 0, 8, 28, 8])),
        quarter('yellow', pointsOf([0, 34, -28, 8, 0, 8])),
        quarter('blue', pointsOf([0, 8, -28, 8, 0, -34])),
        quarter('green', pointsOf([0, 8, 0, -34, 28, 8])),
        rod('wood', [0, 34, -0.6], [0, -34, -0.6], 0.6, 6),
        rod('wood', [-28, 8, -0.6], [28, 8, -0.6], 0.6, 6),
        sweep('string', tail, 0.35, { sides: 5 }),
        ...[2, 6, 10, 14].map((k) =>
          turn(mirror(extrude(k % 4 === 2 ? 'red' : 'yellow', pointsOf([0, 0, 6, 3.4, 6, -3.4]), 0.5)), [0, 0, 14], tail[k] ?? [0, 0, 0]),
        ),
        sweep('string', smoothPath(vectorsOf([0, 8, 0.4, 4, -30, 40, 6, -90, 70, 4, -140, 80]), 3), 0.25, { sides: 5 }),
      ),
      [-18, 0, 16],
    ),
    {
      red: 'fabric #d8302c',
      yellow: 'fabric #f4c830',
      blue: 'fabric #2f6fd0',
      green: 'fabric #3aa85a',
      wood: 'wood',
      string: 'rope #f4f0e4',
    },
  );
};

const balloonAt = (slot: string, at: Vec3, knot: Vec3, size = 1): Shape =>
  group(
    move(
      {
        form: 'placed',
        part: group(
          spun(slot, [0.6, -16, 1.4, -15, 5, -13, 12, -4, 13.4, 3, 11.6, 10, 6, 15, 0, 16], { curve: true, sides: 18 }),
          spun(slot, [2, -18, 0.6, -15.4], { sides: 10 }),
        ),
        scale: size,
      },
      ...at,
    ),
    sweep(
      'string',
      smoothPath([[at[0], at[1] - 17 * size, at[2]], [(at[0] + knot[0]) / 2 + 2, (at[1] + knot[1]) / 2 - 8, at[2]], knot], 3),
      0.25,
      { sides: 5 },
    ),
  );

const balloon: Maker = () =>
  madeInCentimetres([balloonAt('red', [0, 80, 0], [0, 0, 0])], { red: 'rubber #e0242c', string: 'rope #f4f0e4' });

const balloons: Maker = () =>
  madeInCentimetres(
    [
      balloonAt('red', [0, 118, 0], [0, 0, 0]),
      balloonAt('yellow', [-21, 104, 6], [0, 0, 0], 0.95),
      balloonAt('blue', [21, 106, 4], [0, 0, 0], 0.95),
      balloonAt('green', [8, 96, 20], [0, 0, 0], 0.9),
      balloonAt('violet', [-10, 124, -16], [0, 0, 0], 0.95),
      balloonAt('orange', [14, 122, -17], [0, 0, 0], 0.95),
      balloonAt('pink', [-9, 90, 19], [0, 0, 0], 0.85),
    ],
    {
      red: 'rubber #e0242c',
      yellow: 'rubber #f8d030',
      blue: 'rubber #2f7fe0',
      green: 'rubber #3ab85a',
      violet: 'rubber #8a4ac8',
      orange: 'rubber #f8862c',
      pink: 'rubber #f47ab0',
      string: 'rope #f4f0e4',
    },
  );

const yoYo: Maker = () =>
  madeInCentimetres(
    [
      mirror(turn(spun('red', [1, 0.2, 3, 0.6, 3, 1.4, 2, 2, 0, 2]), [0, 0, -90], [0, 3, 0])),
      turn(spun('gold', [1, -2.1, 1, 2.1]), [0, 0, 90], [0, 3, 0]),
      sweep('string', smoothPath(vectorsOf([0, 4, 1, 0, 10, 1.4, 0, 16, 0, 0, 20, 0]), 3), 0.15, { sides: 5 }),
      turn(torus('string', 1.2, 0.15, 12), [90, 0, 0], [0, 21, 0]),
    ].map((part) => turn(part, [0, 50, 0])),
    { red: 'plastic #d8242c', gold: 'plastic #f4c430', string: 'rope #f4f0e4' },
  );

const pinwheel: Maker = () => {
  const vane = (slot: string): Shape =>
    group(extrude(slot, pointsOf([0, 0, 9, 0, 9, 9]), 0.4), turn(extrude(slot, pointsOf([0, 0, 9, 9, 3, 8]), 0.5), [0, 18, 0]));
  return madeInCentimetres(
    [
      rod('stick', [0, 0, -0.8], [0, 32, -0.8], 0.5),
      ...(['red', 'yellow', 'blue', 'green'] as const).map((slot, k) => turn(vane(slot), [0, 0, 90 * k], [0, 30, 0.4])),
      turn(spun('gold', [1, -1.4, 1, 1, 0, 1.6], { sides: 10 }), [90, 0, 0], [0, 30, 0]),
    ],
    { red: 'plastic #e0302c', yellow: 'plastic #f8d030', blue: 'plastic #2f7fe0', green: 'plastic #3ab85a', stick: 'wood', gold: 'gold' },
  );
};

/** Kites, balloons and other light toys. */
export const FLYING_TOYS = { kite, balloon, balloons, 'yo-yo': yoYo, pinwheel };
