import { ball, madeInCentimetres, pointsOf, spun, vectorsOf } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, mirror, move, radial, rod, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

const lantern: Maker = () =>
  madeInCentimetres(
    [
      spun('iron', [8.4, 0, 8.8, 1, 7, 2.4, 0, 2.4], { sides: 6 }),
      spun('pane', [5.8, 2.2, 5.8, 17.4], { sides: 6 }),
      radial(rod('iron', [0, 2, 6.8], [0, 17.6, 6.8], 0.55, 6), 6),
      spun('iron', [7.6, 17.2, 8.2, 18, 3.4, 23, 2.6, 23.6, 2.6, 25, 0, 25.4], { sides: 6 }),
      turn(torus('iron', 3.4, 0.45, 16), [90, 0, 0], [0, 28.6, 0]),
    ],
    { iron: 'iron #3a3634', pane: 'glow #ffc860' },
    { lights: [{ at: [0, 0.1, 0], color: '#ffc060', power: 1.6, when: 'always' }] },
  );

const oilLantern: Maker = () =>
  madeInCentimetres(
    [
      spun('red', [7.4, 0, 7.6, 0.8, 7.6, 4.4, 5, 6, 0, 6.2]),
      spun('glass', [3.6, 6, 5.6, 10, 5.4, 14, 3.4, 18.4, 0, 18.4], { curve: true }),
      spun('flame', [0, 7, 1.7, 9.4, 1.5, 11.4, 0, 15]),
      spun('red', [3.6, 18, 4.6, 19, 4.6, 20.4, 2.4, 22, 2.4, 24, 3.4, 24.4, 0, 25.6]),
      mirror(sweep('red', vectorsOf([6.6, 2.6, 0, 7.6, 6, 0, 7.6, 18, 0, 4.6, 21.6, 0, 2, 22, 0]), 0.6)),
      sweep(
        'iron',
        arcPoints([0, 20], [8, 13], 0, 180, 12).map(([x, y]) => [x, y, 0] as const),
        0.3,
      ),
      radial(rod('iron', [0, 7, 5.4], [0, 17, 5.4], 0.2, 5), 4),
    ],
    { red: 'paint #b02a24', glass: 'glow #ffdc90', flame: 'flame', iron: 'iron' },
    { lights: [{ at: [0, 0.12, 0], color: '#ffb850', power: 1.4, when: 'always' }] },
  );

const paperLantern: Maker = () =>
  madeInCentimetres(
    [
      spun('paper', [5, 4, 9, 7, 13, 14, 14, 20, 13, 26, 9, 33, 5, 36], { curve: true }),
      ...[8, 12, 16, 20, 24, 28, 32].map((y) => move(torus('rib', 14.1 * Math.sqrt(1 - ((y - 20) / 17.6) ** 2) + 0.3, 0.35, 20), 0, y, 0)),
      spun('gold', [5.4, 2.8, 5.4, 4.6, 0, 4.6]),
      spun('gold', [5.4, 35.4, 5.4, 37.4, 0, 37.4]),
      rod('gold', [0, 37, 0], [0, 44, 0], 0.3),
      rod('gold', [0, 3, 0], [0, -2, 0], 0.3),
      spun('tassel', [0.8, -2, 1.4, -3, 1.8, -13, 0, -13.2]),
    ],
    { paper: 'glow #e8342a', rib: 'paint #a81c1c', gold: 'gold', tassel: 'fabric #d8a030' },
    { lights: [{ at: [0, 0.3, 0], color: '#ff6040', power: 1.2, when: 'always' }] },
  );

const jackOLantern: Maker = () => {
  const lobe = move(sphere('skin', [3.5, 11, 8.2], { detail: 2 }), 0, 11, 7.4);
  const carve = (points: readonly Point2[], z = 15.4): Shape => move(extrude('glow', points, 1.6), 0, 0, z);
  const grin: Point2[] = pointsOf([
    -9, 9, -6, 5.6, -4.4, 7, -2.4, 4.6, 0, 6.6, 2.4, 4.6, 4.4, 7, 6, 5.6, 9, 9, 6, 8.4, 4.4, 9.4, 2.4, 7.6, 0, 9.2, -2.4, 7.6, -4.4, 9.4,
    -6, 8.4,
  ]);
  const face = group(
    turn(carve(pointsOf([-2.6, 12, 2.6, 12, 0, 17]), 14.7), [0, -20, 0]),
    turn(carve(pointsOf([-2.6, 12, 2.6, 12, 0, 17]), 14.7), [0, 20, 0]),
    carve(pointsOf([-1.2, 10, 1.2, 10, 0, 12]), 15.4),
    carve(grin, 14.4),
  );
  return madeInCentimetres(
    [
      radial(lobe, 11),
      ball('skin', [10, 9.6, 10], [0, 11, 0], 1),
      face,
      sweep('stem', vectorsOf([0, 20, 0, 0.4, 24, 0, 2, 27, 0]), [2.2, 1.6, 1.5]),
    ],
    { skin: 'fruit #e87818', glow: 'glow #ffd040', stem: 'stem #6a6a30' },
    { lights: [{ at: [0, 0.12, 0.2], color: '#ffb030', power: 1.4, when: 'always' }] },
  );
};

const skullCandle: Maker = () =>
  madeInCentimetres(
    [
      ball('bone', [6.6, 6.8, 7.4], [0, 10, -1]),
      move(box('bone', 7, 6, 6, 1.2), 0, 1, 2.4),
      mirror(ball('hollow', [1.9, 2, 1.2], [2.8, 8.6, 5.6])),
      ball('hollow', [0.8, 1.3, 0.8], [0, 5.8, 6], 1),
      ...[-2.2, -0.75, 0.75, 2.2].map((x) => move(box('hollow', 0.3, 2, 0.4), x, 1.6, 5.4)),
      spun('wax', [3, 15.6, 2.4, 17, 2.2, 24, 0, 24.2]),
      spun('wax', [5, 14.4, 3, 16.8, 0, 17]),
      ...[0, 1, 2, 3, 4].map((k) => turn(rod('wax', [0, 16, 4], [0, 11.4 - (k % 3), 6.3], 0.7), [0, 72 * k + 20, 0])),
      spun('flame', [0, 24.4, 1.1, 25.8, 0, 29.6]),
    ],
    { bone: 'bone', wax: 'wax #c82c28', hollow: 'rubber #1c1814', flame: 'flame' },
    { lights: [{ at: [0, 0.27, 0], color: '#ffb050', power: 0.9, when: 'always' }] },
  );

const candelabra: Maker = () => {
  const candle = (x: number, y: number): Shape =>
    group(
      spun('metal', [0.8, 0, 2.4, 1, 2.6, 2, 0, 2], { at: [x, y, 0], sides: 12 }),
      spun('wax', [1.2, 0, 1.1, 9, 0, 9], { at: [x, y + 1.8, 0], sides: 10 }),
      spun('flame', [0, 0, 0.9, 1.3, 0, 4], { at: [x, y + 11.4, 0], sides: 8 }),
    );
  const arm = (reach: number, y: number): Shape =>
    mirror(
      sweep(
        'metal',
        arcPoints([reach / 2, y], [reach / 2, 6], 180, 360, 10).map(([a, b]) => [a, b, 0] as const),
        0.7,
      ),
    );
  return madeInCentimetres(
    [
      spun('metal', [7, 0, 7, 1, 3, 2.4, 1.2, 5, 1.8, 9, 1, 12, 1, 26, 0, 27]),
      arm(9, 26),
      arm(17, 24),
      ...[0, 9, -9, 17, -17].map((x) => candle(x, x === 0 ? 27 : Math.abs(x) === 9 ? 25.4 : 23.4)),
    ],
    { metal: 'gold #c8a048', wax: 'wax #f4ecd8', flame: 'flame' },
    { lights: [{ at: [0, 0.42, 0], color: '#ffb860', power: 1.6, when: 'always' }] },
  );
};

const fairyJar: Maker = () =>
  madeInCentimetres(
    [
      spun('glass', [5.6, 0, 6.2, 0.8, 6.2, 2, 0, 2]),
      spun('glow', [5.9, 2, 6, 10, 5, 13.4, 4.6, 14], { sides: 16 }),
      radial(rod('glass', [0, 1, 6.1], [0, 12, 6.1], 0.35, 5), 8),
      spun('lid', [5, 13.6, 5, 16.4, 0, 16.6]),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => ball('spark', 0.7, [6.2 * Math.sin(2.4 * k), 3 + 1.1 * k, 6.2 * Math.cos(2.4 * k)], 1)),
      sweep(
        'lid',
        arcPoints([0, 15], [5.2, 9], 0, 180, 10).map(([x, y]) => [x, y, 0] as const),
        0.25,
      ),
    ],
    { glow: 'glow #7aa83a', glass: 'glass', lid: 'metal', spark: 'glow #f8ff8a' },
    { lights: [{ at: [0, 0.08, 0], color: '#c8ff6a', power: 0.9, when: 'always' }] },
  );

/** Lanterns and other lights to carry. */
export const LIGHTS = {
  lantern,
  'oil-lantern': oilLantern,
  'paper-lantern': paperLantern,
  'jack-o-lantern': jackOLantern,
  'skull-candle': skullCandle,
  candelabra,
  'fairy-jar': fairyJar,
};
