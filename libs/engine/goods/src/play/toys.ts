import { box, extrude, group, implicit, mirror, move, rod, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, madeInCentimetres, roundedBlock, spun } from '../geometry/bodies.js';
import type { Maker } from '../geometry/maker.js';
import { arcPoints, ellipse, smoothOutline, star } from '../geometry/outlines.js';
import { helixPath, smoothPath } from '../geometry/paths.js';

const bow = (slot: string, at: Vec3, size: number): Shape => move(group(mirror({ form: 'placed', part: ball(slot, [1, 0.7, 0.4], [1, 0, 0], 1), scale: size }), ball(slot, 0.45 * size, [0, 0, 0.1 * size], 1)), ...at);

const teddyBear: Maker = () =>
  madeInCentimetres(
    [
      implicit('fur', [{ from: [0, 9, 0], to: [0, 15, 0], radii: [9, 7] }, { from: [6, 17, 0], to: [12, 10, 4], radii: [3.2, 3] }, { from: [-6, 17, 0], to: [-12, 10, 4], radii: [3.2, 3] }, { from: [5, 5, 3], to: [8.4, 4, 12], radii: [4, 3.8] }, { from: [-5, 5, 3], to: [-8.4, 4, 12], radii: [4, 3.8] }], { blend: 1.2, cell: 0.9 }),
      ball('fur', [8, 7.4, 7.4], [0, 27, 0]), mirror(ball('fur', [3, 3, 2], [6.4, 33, 0])), mirror(ball('light', [1.8, 1.8, 1], [6.4, 33, 1.6], 1)), ball('light', [3.8, 3, 2.8], [0, 25, 6]), ball('nose', [1.3, 0.9, 0.8], [0, 26.2, 8.6], 1), mirror(ball('nose', 0.9, [3, 29, 6.4], 1)), ball('light', [5.6, 6, 3], [0, 11, 6.6]), mirror(ball('light', [2.4, 2.4, 1], [8.6, 4, 15.2], 1)), bow('bow', [0, 20.6, 6.4], 2.6),
    ],
    { fur: 'fur #a8743c', light: 'fur #e0bc84', nose: 'eye #2a1c14', bow: 'fabric #c8242c' },
  );

const doll: Maker = () =>
  madeInCentimetres([spun('dress', [11, 8, 10, 12, 5, 20, 3, 24, 0, 25], { curve: true }), spun('trim', [11, 7, 11.4, 8, 10.8, 9.6, 10, 10]), ball('skin', [5.6, 5.8, 5.4], [0, 30, 0]), mirror(sweep('skin', [[3, 22.4, 0], [8, 17, 2], [9, 14, 3]], [1.4, 1.3, 1.4])), mirror(ball('dress', [2.4, 2.2, 2.2], [3.8, 22.4, 0])), mirror(group(rod('skin', [3, 9, 0], [3, 2, 0], 1.5), ball('shoe', [1.8, 1.4, 2.6], [3, 1.4, 0.8]))), { form: 'placed', part: ball('hair', [6, 5.4, 5.6], [0, 32, -1]) }, mirror(group(...[0, 1, 2, 3].map((k) => ball('hair', 1.9 - 0.15 * k, [6 + 0.3 * k, 29 - 2.4 * k, 0])))), mirror(bow('shoe', [6.2, 31.4, 1], 1.2)), mirror(ball('eye', [0.7, 0.9, 0.4], [2, 30, 5], 1)), mirror(ball('cheek', [0.9, 0.6, 0.4], [3.2, 28, 4.3], 1)), ball('cheek', [0.9, 0.35, 0.4], [0, 27.4, 4.9], 1)], { dress: 'fabric #d84a7a', trim: 'fabric #f8f0f4', skin: 'skin #f0c8a8', hair: 'hair #d8a030', shoe: 'fabric #f4d8e4', eye: 'eye #2a5aa0', cheek: 'skin #e88a8a' });

const nestingDoll: Maker = () => {
  const one = (size: number, x: number, z: number): Shape => ({ form: 'placed', move: [x, 0, z], scale: size, part: group(spun('red', [4, 0, 5, 0.6, 6, 5, 5, 10, 3.6, 12.4, 4, 14, 4.2, 16.4, 3, 19, 0, 20], { curve: true }), ball('skin', [2.8, 3, 1.4], [0, 15.6, 3.2]), mirror(ball('eye', [0.4, 0.5, 0.3], [1, 16, 4.5], 0)), ball('cheek', [0.6, 0.3, 0.3], [0, 14.4, 4.6], 0), mirror(ball('cheek', [0.5, 0.5, 0.2], [1.7, 15, 4.4], 0)), spun('gold', [5.6, 2, 5.9, 2.6, 6, 4, 5.7, 4]), ...[0, 72, 144, 216, 288].map((angle) => turn(ball('gold', [1.1, 1.1, 0.6], [0, 1.7, 0], 1), [0, 0, angle], [0, 8.4, 5.4])), ball('blue', [1.1, 1.1, 0.8], [0, 8.4, 5.6], 1)) });
  return madeInCentimetres([one(1, -9, -1), one(0.72, 1, 0.6), one(0.5, 8.4, 1.4), one(0.34, 13.6, 2)], { red: 'paint #c8242c', skin: 'paint #f4d4b0', eye: 'eye', cheek: 'paint #e0606a', gold: 'paint #f4c430', blue: 'paint #2f6fc0' });
};

const wheel = (slot: string, radius: number, width: number, at: Vec3): Shape => group(turn(spun(slot, [radius, -width / 2, radius, width / 2], { sides: 16 }), [0, 0, 90], at), turn(spun('hub', [0.4 * radius, -width / 2 - 0.3, 0.4 * radius, width / 2 + 0.3], { sides: 10 }), [0, 0, 90], at));

const toyTrain: Maker = () => {
  const car = (z: number, slot: string): Shape => group(move(box('wood', 9, 1.6, 12), 0, 2.6, z), move(box(slot, 9, 5, 12, 0.4), 0, 4.2, z), ...[-4, 4].flatMap((dz) => [-1, 1].map((side) => wheel('black', 2, 1.2, [4.4 * side, 2, z + dz]))));
  return madeInCentimetres(
    [
      move(box('wood', 9, 1.6, 18), 0, 2.6, 8), turn(spun('red', [3.8, 0, 3.8, 10.4, 3.2, 11, 0, 11], { sides: 18 }), [90, 0, 0], [0, 8, 6]), move(box('blue', 9, 11, 7, 0.4), 0, 4, 3), move(box('yellow', 11, 1.6, 9, 0.4), 0, 15, 3), move(box('dark', 6, 4, 7.4), 0, 9.4, 3), spun('black', [1.2, 11, 1.2, 14, 2, 16, 0, 15], { at: [0, 0, 14], sides: 12 }), spun('yellow', [1.2, 11, 1.2, 12, 0, 13.4], { at: [0, 0, 9.6], sides: 10 }),
      turn(spun('yellow', [1.6, 0, 1.6, 0.8, 0, 1]), [90, 0, 0], [0, 8, 17]), turn(extrude('red', [[-4.4, 0], [4.4, 0], [3, 3.4], [-3, 3.4]], 2), [-18, 0, 0], [0, 0.6, 18]), ...[3, 8.6, 14].flatMap((z) => [-1, 1].map((side) => wheel('black', z < 5 ? 2.8 : 2, 1.2, [4.6 * side, z < 5 ? 2.8 : 2, z]))), car(-9, 'green'), car(-24, 'yellow'), ...[-2.4, -16.6].map((z) => rod('dark', [0, 3.4, z - 1.4], [0, 3.4, z + 1.4], 0.6)), ...[[-2, -11], [2, -8], [-1, -7], [1.4, -11]].map(([x = 0, z = 0], k) => ball(k % 2 === 0 ? 'red' : 'blue', 2, [x, 9.6, z], 1)), move(box('red', 4, 4, 4, 0.2), -1.6, 8, -25), move(box('blue', 3.6, 3.6, 3.6, 0.2), 2, 8, -22),
    ],
    { red: 'paint #d8342c', blue: 'paint #2f6fd0', yellow: 'paint #f4c430', green: 'paint #4aa84a', wood: 'wood #c8955a', black: 'paint #26262a', dark: 'paint #4a4038', hub: 'paint #f4c430' },
  );
};

const toyCar: Maker = () => {
  const side: Point2[] = smoothOutline([[-11, 2], [11, 2], [11.4, 4.6], [9, 5.6], [5, 6], [2.6, 9.6], [-4.6, 9.8], [-7.6, 6.4], [-11, 5.8]], 2);
  return madeInCentimetres([turn(extrude('body', side, 9), [0, -90, 0]), turn(extrude('glass', [[-6, 6.2], [4, 6.2], [2, 9], [-4.2, 9]], 9.3), [0, -90, 0]), move(box('glass', 7, 2.4, 0.5), 0, 6.3, 4), ...[-6.4, 6.4].flatMap((z) => [-1, 1].map((x) => wheel('black', 2.4, 1.8, [4.4 * x, 2.4, z]))), mirror(ball('lamp', 0.9, [3, 4.4, 11.2], 1)), move(box('hub', 7, 0.8, 0.8), 0, 2.6, 11.4), move(box('hub', 7, 0.8, 0.8), 0, 2.6, -11.2)], { body: 'paint #d8242c', glass: 'glass #6a9ab8', black: 'rubber', hub: 'chrome', lamp: 'lamp' });
};

const rockingHorse: Maker = () =>
  madeInCentimetres(
    [
      mirror(sweep('rocker', arcPoints([0, 72], 70, 240, 300, 14).map(([z, y]): Vec3 => [14, y, z]), 2.2, { sides: 4 })), ...[-22, 22].map((z) => move(box('rocker', 30, 2.4, 4), 0, 4.4, z)), implicit('body', [{ from: [0, 38, -16], to: [0, 38, 14], radii: [10.4, 10] }, { from: [0, 42, 16], to: [0, 60, 26], radii: [8, 5.4] }, { from: [0, 62, 26], to: [0, 54, 40], radii: [5.4, 3.6] }], { blend: 4, cell: 1.4 }), mirror(group(rod('body', [6, 34, 14], [13, 6, 24], 3), rod('body', [6, 34, -16], [13, 6, -24], 3), ball('mane', [3.4, 2.4, 4], [13, 7, 24], 1), ball('mane', [3.4, 2.4, 4], [13, 7, -24], 1))),
      mirror(move(spun('body', [1.6, 0, 0, 5], { sides: 8 }), 2.6, 66, 25)), ...[0, 1, 2, 3, 4, 5].map((k) => ball('mane', [2, 3.6, 3.6], [0, 68 - 3.6 * k, 22 - 2.4 * k], 1)), ...[0, 1, 2, 3].map((k) => ball('mane', [2.4, 4, 3], [0, 42 - 4 * k, -26 - 2.4 * k], 1)), move(roundedBlock('seat', 19, 3, 16, 4), 0, 46.6, -2), ball('seat', [9, 3, 3], [0, 50, -9]), mirror(ball('eye', 1, [4.6, 60, 31], 1)), sweep('strap', smoothPath([[4, 56, 38], [8, 52, 20], [7, 50, 4]], 3), 0.7), sweep('strap', smoothPath([[-4, 56, 38], [-8, 52, 20], [-7, 50, 4]], 3), 0.7), rod('rocker', [-11, 58, 20], [11, 58, 20], 1.3),
    ],
    { body: 'wood #d8a868', mane: 'fur #4a2a18', rocker: 'paint #c8302c', seat: 'paint #2f5fa8', eye: 'eye', strap: 'leather #6a2a1c' },
  );

const brick = (slot: string, nx: number, nz: number): Shape => group(box(slot, 8 * nx - 0.2, 9.6, 8 * nz - 0.2, 0.2), ...Array.from({ length: nx * nz }, (_, k) => spun(slot, [2.5, 9.4, 2.5, 11.4, 0, 11.4], { at: [8 * ((k % nx) - (nx - 1) / 2), 0, 8 * (Math.floor(k / nx) - (nz - 1) / 2)], sides: 12 })));
const bricks: Maker = () => madeInCentimetres({ form: 'placed', scale: 0.4, part: group(move(brick('red', 4, 2), -10, 0, 0), move(brick('blue', 2, 2), 16, 0, 2), move(brick('yellow', 4, 2), 2, 9.6, 0), move(brick('green', 2, 2), -6, 19.2, 0), turn(brick('white', 2, 2), [0, 32, 0], [-16, 0, 24]), turn(brick('orange', 4, 1), [0, -24, 0], [14, 0, 26])) }, { red: 'plastic #d01c1c', blue: 'plastic #1f5fc0', yellow: 'plastic #f4c81c', green: 'plastic #2f9a3c', white: 'plastic #f4f4f0', orange: 'plastic #f0821c' });

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = { 1: [[0, 0]], 2: [[-1, 1], [1, -1]], 3: [[-1, 1], [0, 0], [1, -1]], 4: [[-1, 1], [1, 1], [-1, -1], [1, -1]], 5: [[-1, 1], [1, 1], [0, 0], [-1, -1], [1, -1]], 6: [[-1, 1], [1, 1], [-1, 0], [1, 0], [-1, -1], [1, -1]] };
const die = (front: number, top: number, right: number): Shape => {
  const face = (count: number): Shape => group(...(PIPS[count] ?? []).map(([x, y]) => move({ form: 'placed', part: sphere('pip', [1, 1, 0.25], { detail: 1 }), scale: 1 }, 2.6 * x, 2.6 * y, 5)));
  return group(move(box('die', 10, 10, 10, 1.2), 0, -5, 0), face(front), turn(face(7 - front), [0, 180, 0]), turn(face(top), [-90, 0, 0]), turn(face(right), [0, 90, 0]), turn(face(7 - right), [0, -90, 0]));
};
const dice: Maker = () => madeInCentimetres({ form: 'placed', scale: 0.2, part: group(turn(die(2, 5, 3), [0, 20, 0], [-7, 5, 0]), turn(die(6, 3, 5), [0, -28, 0], [8, 5, 3])) }, { die: 'plastic #f4f0e8', pip: 'plastic #1f1c1c' });

const kite: Maker = () => {
  const tail = smoothPath([[0, -34, 0], [6, -50, 2], [-5, -68, 0], [6, -88, -2], [-2, -108, 0]], 4);
  const quarter = (slot: string, outline: Point2[]): Shape => extrude(slot, outline, 0.6);
  return madeInCentimetres(turn(group(quarter('red', [[0, 34], [0, 8], [28, 8]]), quarter('yellow', [[0, 34], [-28, 8], [0, 8]]), quarter('blue', [[0, 8], [-28, 8], [0, -34]]), quarter('green', [[0, 8], [0, -34], [28, 8]]), rod('wood', [0, 34, -0.6], [0, -34, -0.6], 0.6, 6), rod('wood', [-28, 8, -0.6], [28, 8, -0.6], 0.6, 6), sweep('string', tail, 0.35, { sides: 5 }), ...[2, 6, 10, 14].map((k) => turn(mirror(extrude(k % 4 === 2 ? 'red' : 'yellow', [[0, 0], [6, 3.4], [6, -3.4]], 0.5)), [0, 0, 14], tail[k] ?? [0, 0, 0])), sweep('string', smoothPath([[0, 8, 0.4], [4, -30, 40], [6, -90, 70], [4, -140, 80]], 3), 0.25, { sides: 5 })), [-18, 0, 16]), { red: 'fabric #d8302c', yellow: 'fabric #f4c830', blue: 'fabric #2f6fd0', green: 'fabric #3aa85a', wood: 'wood', string: 'rope #f4f0e4' });
};

const balloonAt = (slot: string, at: Vec3, knot: Vec3, size = 1): Shape => group(move({ form: 'placed', part: group(spun(slot, [0.6, -16, 1.4, -15, 5, -13, 12, -4, 13.4, 3, 11.6, 10, 6, 15, 0, 16], { curve: true, sides: 18 }), spun(slot, [2, -18, 0.6, -15.4], { sides: 10 })), scale: size }, ...at), sweep('string', smoothPath([[at[0], at[1] - 17 * size, at[2]], [(at[0] + knot[0]) / 2 + 2, (at[1] + knot[1]) / 2 - 8, at[2]], knot], 3), 0.25, { sides: 5 }));
const balloon: Maker = () => madeInCentimetres([balloonAt('red', [0, 80, 0], [0, 0, 0])], { red: 'rubber #e0242c', string: 'rope #f4f0e4' });
const balloons: Maker = () => madeInCentimetres([balloonAt('red', [0, 118, 0], [0, 0, 0]), balloonAt('yellow', [-21, 104, 6], [0, 0, 0], 0.95), balloonAt('blue', [21, 106, 4], [0, 0, 0], 0.95), balloonAt('green', [8, 96, 20], [0, 0, 0], 0.9), balloonAt('violet', [-10, 124, -16], [0, 0, 0], 0.95), balloonAt('orange', [14, 122, -17], [0, 0, 0], 0.95), balloonAt('pink', [-9, 90, 19], [0, 0, 0], 0.85)], { red: 'rubber #e0242c', yellow: 'rubber #f8d030', blue: 'rubber #2f7fe0', green: 'rubber #3ab85a', violet: 'rubber #8a4ac8', orange: 'rubber #f8862c', pink: 'rubber #f47ab0', string: 'rope #f4f0e4' });

const snowman: Maker = () =>
  madeInCentimetres([ball('snow', [46, 42, 46], [0, 38, 0], 3), ball('snow', [34, 32, 34], [0, 94, 0], 3), ball('snow', [24, 23, 24], [0, 138, 0], 3), turn(spun('carrot', [4, 0, 3, 8, 0, 26], { sides: 10 }), [90, 0, 0], [0, 138, 22]), mirror(ball('coal', 3, [8, 145, 21.4], 1)), ...[-10, -5, 0, 5, 10].map((x) => ball('coal', 1.9, [x, 128 + 0.04 * x * x, 21.6 - 0.04 * x * x], 1)), ...[80, 94, 108].map((y) => ball('coal', 3.2, [0, y, y === 94 ? 34 : 31.4], 1)), spun('hat', [27, 154, 27, 157, 17, 157, 17.6, 182, 0, 182], { sides: 22 }), spun('band', [17.4, 157, 17.6, 157, 17.6, 163, 17.2, 163]), move(torus('scarf', 21, 5, 22), 0, 119, 0), sweep('scarf', [[16, 119, 16], [18, 104, 32], [18, 88, 34]], 4.4, { sides: 6 }), mirror(group(sweep('twig', [[28, 100, 0], [52, 116, 4], [74, 132, 6]], [2, 1.8, 1.2], { sides: 6 }), rod('twig', [66, 127, 5], [80, 124, 8], 1, 5), rod('twig', [66, 127, 5], [70, 142, 4], 1, 5)))], { snow: 'snow', carrot: 'fruit #f0821c', coal: 'rubber #1c1c1e', hat: 'fabric #26262a', band: 'fabric #c8242c', scarf: 'fabric #c8242c', twig: 'bark' });

const christmasTree: Maker = () => {
  const tiers = [[62, 24, 62], [52, 62, 56], [40, 100, 50], [26, 136, 44]] as const;
  const baubles = Array.from({ length: 34 }, (_, k): Shape => {
    const y = 30 + k * 4;
    const reach = Math.max(8, 60 - 0.36 * (y - 24));
    return ball((['red', 'gold', 'blue'] as const)[k % 3] as string, 4.4, [reach * Math.cos(2.4 * k), y, reach * Math.sin(2.4 * k)], 1);
  });
  return madeInCentimetres([spun('pot', [16, 0, 19, 16, 0, 16]), spun('trunk', [6, 14, 5, 30]), ...tiers.map(([radius, y, height]) => spun('needle', [radius * 0.8, y + 3, radius, y, radius * 0.62, y + height * 0.34, 0, y + height], { sides: 20 })), sweep('garland', helixPath([62, 8], [34, 166], 5, 18), 2.2, { sides: 6 }), ...baubles, ...Array.from({ length: 26 }, (_, k) => ball('light', 1.8, [(58 - 1.9 * k) * Math.cos(1.7 * k + 1), 36 + 5 * k, (58 - 1.9 * k) * Math.sin(1.7 * k + 1)], 0)), move(group(extrude('star', star(5, 13, 5.6), 4)), 0, 190, 0), ...[[-36, 30], [30, 36], [0, 46]].map(([x = 0, z = 0], k) => move(group(box(k === 1 ? 'blue' : 'red', 22, 16, 22), move(box('gold', 4, 16.4, 22.6), 0, 0, 0), move(box('gold', 22.6, 16.4, 4), 0, 0, 0), mirror(ball('gold', [4, 2.4, 2], [3.6, 17.6, 0], 1))), x, 0, z))], { needle: 'needle #1f6a34', pot: 'clay', trunk: 'bark', garland: 'gold', red: 'paint #d8242c', gold: 'gold', blue: 'paint #2f6fd0', star: 'glow #ffd84a', light: 'glow #fff0b0' }, { lights: [{ at: [0, 1.2, 0.6], color: '#ffd890', power: 1.2, when: 'always' }] });
};

const yoYo: Maker = () => madeInCentimetres([mirror(turn(spun('red', [1, 0.2, 3, 0.6, 3, 1.4, 2, 2, 0, 2]), [0, 0, -90], [0, 3, 0])), turn(spun('gold', [1, -2.1, 1, 2.1]), [0, 0, 90], [0, 3, 0]), sweep('string', smoothPath([[0, 4, 1], [0, 10, 1.4], [0, 16, 0], [0, 20, 0]], 3), 0.15, { sides: 5 }), turn(torus('string', 1.2, 0.15, 12), [90, 0, 0], [0, 21, 0])].map((part) => turn(part, [0, 50, 0])), { red: 'plastic #d8242c', gold: 'plastic #f4c430', string: 'rope #f4f0e4' });

const puppet: Maker = () => {
  const limb = (slot: string, from: Vec3, to: Vec3, r: number): Shape => rod(slot, from, to, r);
  return madeInCentimetres([ball('skin', [4.6, 5, 4.6], [0, 38, 0]), turn(spun('skin', [0.9, 0, 0.6, 4, 0, 4.4], { sides: 8 }), [90, 0, 0], [0, 38, 4]), mirror(ball('eye', 0.7, [1.8, 39.6, 4], 1)), spun('hat', [5, 41, 4, 43, 0, 51]), move(box('red', 9, 11, 6, 1), 0, 22, 0), move(box('blue', 8.4, 5, 5.6, 1), 0, 17.6, 0), mirror(group(limb('red', [5, 31, 0], [8, 25, 2], 1.3), limb('skin', [8, 24, 2], [10, 28, 5], 1.1), ball('skin', 1.6, [10.4, 29, 5.4], 1), limb('blue', [2.6, 18, 0], [3, 11, 2], 1.5), limb('skin', [3, 10, 2], [3, 3, 0], 1.1), ball('shoe', [1.8, 1.4, 3], [3, 1.6, 1], 1), rod('string', [10.4, 30, 5.4], [9, 66, 0], 0.15, 4), rod('string', [3, 11, 2.4], [3, 66, 7], 0.15, 4))), rod('string', [0, 50, 0], [0, 66, 0], 0.15, 4), move(box('wood', 22, 1.6, 2.4), 0, 66, 0), move(box('wood', 2.4, 1.6, 20), 0, 66, 2)], { skin: 'wood #e0b480', red: 'fabric #c8302c', blue: 'fabric #2f5fa8', hat: 'fabric #f4c430', shoe: 'wood #4a2a18', eye: 'eye', string: 'rope #f4f0e4', wood: 'wood #8a5a30' });
};

const blocks: Maker = () => {
  const cube = (slot: string, x: number, y: number, z: number, spin: number): Shape => turn(group(box(slot, 5, 5, 5, 0.4), ...[0, 90, 180, 270].map((angle) => turn(move(box('wood', 3.4, 3.4, 0.4), 0, 0.8, 2.4), [0, angle, 0])), ...[0, 90].map((angle) => turn(move(extrude(slot, angle === 0 ? star(5, 1.3, 0.6) : ellipse(1, 1, [0, 0], 12), 0.4), 0, 2.5, 2.6), [0, angle, 0]))), [0, spin, 0], [x, y, z]);
  return madeInCentimetres([cube('red', -5.6, 0, 0, 10), cube('blue', 0.6, 0, 0.4, -8), cube('green', 6.6, 0, -0.4, 14), cube('yellow', -2.4, 5, 0, 24), cube('blue', 3.6, 5, 0, -16), cube('red', 0.6, 10, 0, 6)], { red: 'paint #d8342c', blue: 'paint #2f6fd0', green: 'paint #4aa84a', yellow: 'paint #f4c430', wood: 'wood #e4c490' });
};

const pinwheel: Maker = () => {
  const vane = (slot: string): Shape => group(extrude(slot, [[0, 0], [9, 0], [9, 9]], 0.4), turn(extrude(slot, [[0, 0], [9, 9], [3, 8]], 0.5), [0, 18, 0]));
  return madeInCentimetres([rod('stick', [0, 0, -0.8], [0, 32, -0.8], 0.5), ...(['red', 'yellow', 'blue', 'green'] as const).map((slot, k) => turn(vane(slot), [0, 0, 90 * k], [0, 30, 0.4])), turn(spun('gold', [1, -1.4, 1, 1, 0, 1.6], { sides: 10 }), [90, 0, 0], [0, 30, 0])], { red: 'plastic #e0302c', yellow: 'plastic #f8d030', blue: 'plastic #2f7fe0', green: 'plastic #3ab85a', stick: 'wood', gold: 'gold' });
};

const rubiks: Maker = () => {
  const face = (slots: readonly string[]): Shape => group(...Array.from({ length: 9 }, (_, k) => move(box(slots[k % slots.length] as string, 1.6, 1.6, 0.2, 0.06), 1.85 * ((k % 3) - 1), 1.85 * (Math.floor(k / 3) - 1) - 0.8, 2.75)));
  return madeInCentimetres(turn(move(group(move(box('black', 5.6, 5.6, 5.6, 0.2), 0, -2.8, 0), face(['red', 'blue', 'white', 'red']), turn(face(['green', 'yellow', 'orange']), [0, 90, 0]), turn(face(['blue']), [0, 180, 0]), turn(face(['white', 'red', 'green', 'yellow']), [-90, 0, 0]), turn(face(['orange', 'orange', 'white']), [0, -90, 0])), 0, 2.8, 0), [0, 16, 0]), { black: 'plastic #17171a', red: 'plastic #c81c2c', blue: 'plastic #1f4fb8', white: 'plastic #f8f8f4', green: 'plastic #1f9a4a', yellow: 'plastic #f8d81c', orange: 'plastic #f8701c' });
};

const rubberDuck: Maker = () => madeInCentimetres([implicit('yellow', [{ from: [0, 4, -1], to: [0, 4, 2], radii: [4.4, 4] }, { from: [0, 5.4, -4], to: [0, 8, -7], radii: [2.4, 0.6] }], { blend: 1.4, cell: 0.42 }), ball('yellow', [3, 3, 3], [0, 10, 3.4]), mirror({ form: 'placed', part: ball('yellow', [1, 2, 3], [0, 0, 0]), move: [4.2, 5, -0.6], turn: [-20, 0, -8] }), ball('orange', [1.5, 0.5, 1.8], [0, 9.6, 6.6]), ball('orange', [1.3, 0.4, 1.5], [0, 8.9, 6.4]), mirror(ball('eye', 0.55, [1.4, 10.8, 5.7], 1))], { yellow: 'rubber #f8d020', orange: 'rubber #f0781c', eye: 'eye' });

/** Toys and festive figures. */
export const TOYS = { 'teddy-bear': teddyBear, doll, 'nesting-doll': nestingDoll, 'toy-train': toyTrain, 'toy-car': toyCar, 'rocking-horse': rockingHorse, bricks, dice, kite, balloon, balloons, snowman, 'christmas-tree': christmasTree, 'yo-yo': yoYo, puppet, blocks, pinwheel, 'puzzle-cube': rubiks, 'rubber-duck': rubberDuck };
