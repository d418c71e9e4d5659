import type { ArmsSpec, Generator } from '@diorama/catalogue';
import { array, box, extrude, group, loft, mirror, move, rod, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, madeInCentimetres, slab, spun } from '../geometry/bodies.js';
import type { Maker } from '../geometry/maker.js';
import { arcPoints, ellipse, smoothOutline, star } from '../geometry/outlines.js';
import { smoothPath } from '../geometry/paths.js';
import { ARMOUR } from './armour.js';

const arrowShape = (length: number): Shape =>
  group(
    rod('wood', [0, 0, 0], [0, length, 0], 0.45, 6), move(extrude('metal', [[0, -1], [1.7, -1.6], [0, 5], [-1.7, -1.6]], 0.6), 0, length, 0), ...[0, 120, 240].map((angle) => turn(extrude('feather', [[0.2, 1], [2.2, 0], [2.2, 7], [0.2, 10]], 0.2), [0, angle, 0])),
  );

const bow: Maker = () => {
  const limb = smoothPath([[-16, -68, 0], [-10, -62, 0], [6, -40, 0], [12, -16, 0], [10, 0, 0], [12, 16, 0], [6, 40, 0], [-10, 62, 0], [-16, 68, 0]], 3);
  return madeInCentimetres([sweep('wood', limb, limb.map(([, y]) => 0.8 + 1.2 * (1 - Math.abs(y) / 70))), rod('string', [-13.6, -65, 0], [-13.6, 65, 0], 0.3, 5), rod('grip', [10, -7, 0], [10, 7, 0], 2.3, 10), move(turn(arrowShape(70), [0, 0, -90]), -13, 0, 0)], { wood: 'wood #8a5428', string: 'rope #efe6d0', grip: 'leather #3a2018', metal: 'metal', feather: 'feather #d83a2c' });
};

const arrow: Maker = () => madeInCentimetres([turn(arrowShape(72), [0, 0, -64])], { wood: 'wood #b08a54', metal: 'metal #7c848c', feather: 'feather #d83a2c' });

const arrows: Maker = () => {
  const tips = [[-2.4, 0, -4], [2.4, 1, 3], [0, 2.4, 8], [-1.6, -2, 12], [1.8, -2, -9]] as const;
  return madeInCentimetres([turn(group(spun('leather', [5, 0, 6, 1, 6.6, 46, 7, 46, 7, 49, 6, 49, 0, 44]), ...[8, 38].map((y) => spun('trim', [6.4, y, 6.7, y, 7, y + 4, 6.5, y + 4])), ...tips.map(([x, z, lean]) => move(turn(turn(arrowShape(60), [180, 0, 0]), [0, 0, -lean * 0.4]), x * 1.4, 68, z * 1.4)), sweep('trim', smoothPath([[-6, 6, -3], [-15, 26, -4], [-6.6, 44, -3]], 4), 0.8)), [-8, 0, -8])], { leather: 'leather #7a4a28', trim: 'leather #4a2a18', wood: 'wood #b08a54', metal: 'metal', feather: 'feather #d83a2c' });
};

const crossbow: Maker = () => {
  const prod = smoothPath([[-34, 20, 14], [-20, 20, 24], [0, 20, 28], [20, 20, 24], [34, 20, 14]], 3);
  const stock: Point2[] = [[-30, -1], [-34, -6], [-30, -9], [-12, -4], [30, -3], [30, 2.4], [-12, 2.6]];
  return madeInCentimetres(turn(group(turn(extrude('wood', stock, 4), [0, -90, 0], [0, 18, 0]), sweep('metal', prod, prod.map(([x]) => 1.7 - 0.03 * Math.abs(x)), { sides: 6 }), sweep('string', [[-33, 20, 14], [0, 20.6, -8], [33, 20, 14]], 0.35, { sides: 5 }), move(turn(arrowShape(34), [90, 0, 0]), 0, 21.2, -6), turn(torus('metal', 3.6, 0.7, 14), [90, 0, 0], [0, 17, 33]), sweep('metal', smoothPath([[0, 15, -6], [0, 10, -8], [0, 9, -14]], 3), 0.6)), [-40, 0, 0], [0, 10, 0]), { wood: 'wood #6e4426', metal: 'iron #5c5c64', string: 'rope #efe6d0', feather: 'feather #d83a2c' });
};

const cannon: Maker = () => {
  const barrel = turn(spun('iron', [4, -10, 5, -8, 2.6, -5, 3, -3, 14, 0, 14.6, 4, 13.4, 6, 12.6, 36, 13.2, 38, 12, 40, 10.6, 78, 12.4, 82, 12.8, 90, 11.6, 94, 7.4, 94, 7, 84, 0, 84], { sides: 20 }), [83, 0, 0], [0, 44, -34]);
  const wheel = group(turn(torus('wood', 21, 2.6, 24), [0, 0, 90]), turn(torus('iron', 23, 1.4, 24), [0, 0, 90]), ...[0, 45, 90, 135].map((angle) => turn(rod('wood', [0, -20, 0], [0, 20, 0], 1.7, 6), [angle, 0, 0])), turn(spun('iron', [4.4, -4, 4.4, 4]), [0, 0, 90]));
  const cheek: Point2[] = [[-78, 2], [-74, -4], [-28, 22], [12, 30], [16, 42], [-8, 44], [-30, 34]];
  return madeInCentimetres([barrel, mirror(move(wheel, 26, 24.4, 8)), rod('wood', [-26, 24.4, 8], [26, 24.4, 8], 3), mirror(turn(extrude('wood', cheek, 5), [0, -90, 0], [12, 0, 0])), move(box('wood', 22, 5, 8), 0, 4, -66), move(box('wood', 22, 5, 8), 0, 20, -30)], { iron: 'iron #333338', wood: 'wood #7a4a28' });
};

const cannonballs: Maker = () => {
  const layer = (count: number, y: number): Shape[] => Array.from({ length: count * count }, (_, k) => ball('iron', 6, [(Math.floor(k / count) - (count - 1) / 2) * 12, y, ((k % count) - (count - 1) / 2) * 12]));
  return madeInCentimetres([...layer(3, 9), ...layer(2, 17.4), ...layer(1, 25.8), move(box('wood', 42, 3, 42, 0.4), 0, 0, 0), mirror(move(box('wood', 3, 6, 42), 20, 0, 0)), mirror(move(box('wood', 42, 6, 3), 0, 0, 20), 'z')], { iron: 'iron #35353a', wood: 'wood #7a4a28' });
};

const musket: Maker = () => {
  const stock: Point2[] = [[-60, -12], [-58, -17], [-30, -8], [-18, -5], [40, -2.4], [40, 0.4], [-16, 0.6], [-24, -1], [-34, -2.6]];
  return madeInCentimetres([turn(group(extrude('wood', smoothOutline(stock, 2), 4), rod('iron', [-16, 1.6, 0], [66, 1.6, 0], 1.3, 10), ...[-4, 18, 38].map((x) => move(turn(spun('brass', [2, 0, 2, 2], { sides: 10 }), [0, 0, 90]), x, 0.4, 0)), sweep('brass', smoothPath([[-26, -5, 0], [-24, -9.4, 0], [-18, -9, 0], [-15, -4.4, 0]], 3), 0.5), move(box('iron', 7, 2.4, 5.4), -17, 0, 0), turn(extrude('iron', [[0, 0], [2, 0], [3.4, 5], [1.4, 6]], 1.4), [0, 0, 0], [-22, 1.4, 2])), [0, 0, 70])], { wood: 'wood #7a4426', iron: 'iron #44444a', brass: 'brass' });
};

const pistol: Maker = () => {
  const stock: Point2[] = [[-9, -2], [-13, -13], [-17, -13.6], [-15, -3], [-11, 2], [9, 1.6], [9, -1.4], [-4, -2.4]];
  return madeInCentimetres([turn(group(extrude('wood', smoothOutline(stock, 3), 3), rod('iron', [-8, 2, 0], [17, 2, 0], 1.2, 10), spun('brass', [1.6, 0, 1.9, 2, 1.2, 2, 0, 1], { turn: [0, 0, -90], at: [15.6, 2, 0] }), sweep('brass', smoothPath([[-7, -2, 0], [-6, -6, 0], [-2, -5.4, 0], [-1, -2, 0]], 3), 0.4), move(box('iron', 6, 2, 4), -4, 0.4, 0), turn(extrude('iron', [[0, 0], [2, 0], [2.4, 4], [0.4, 5]], 1.2), [0, 0, 14], [-8, 2, 1]), ball('brass', [1.8, 2, 2], [-15.2, -13, 0])), [0, 0, 0])], { wood: 'wood #7a4426', iron: 'iron #4c4c54', brass: 'brass' });
};

const bomb: Maker = () =>
  madeInCentimetres([move(sphere('iron', 10, { detail: 3 }), 0, 10, 0), spun('iron', [3, 18.6, 3, 22, 0, 22]), sweep('fuse', smoothPath([[0, 21, 0], [1, 25, 0], [5, 27, 0], [7, 30, 0]], 3), 0.6), ball('flame', 1.3, [7, 31, 0], 1), ...[0, 60, 120, 180, 240, 300].map((angle) => turn(spun('flame', [0.5, 0.6, 0, 3.6], { sides: 5 }), [0, 0, angle], [7, 31, 0])), ball('glint', [1.6, 2.4, 0.6], [-4, 14, 8.2], 1)], { iron: 'iron #232328', fuse: 'rope #d8c8a0', flame: 'glow #ffb030', glint: 'metal #7a7a84' });

const dynamite: Maker = () =>
  madeInCentimetres([...[[0, 0], [4.2, 0], [2.1, 3.6], [-2.1, 3.6], [-4.2, 0], [-2.1, -3.6], [2.1, -3.6]].map(([x = 0, z = 0]) => group(spun('red', [2, 0, 2.05, 0.3, 2.05, 19.6, 2, 20, 0, 20], { at: [x, 0, z], sides: 12 }), rod('fuse', [x, 20, z], [0.3 * x, 24, 0.3 * z], 0.25, 5))), ...[5, 14].map((y) => spun('band', [6.3, y, 6.5, y, 6.5, y + 1.6, 6.3, y + 1.6, 6.3, y], { sides: 6 })), sweep('fuse', smoothPath([[0, 23.6, 0], [1, 27, 0], [5, 29, 0]], 3), 0.4), ball('flame', 1, [5.4, 29.4, 0], 1)], { red: 'paint #c82420', fuse: 'rope #e4d8b8', band: 'rubber #26221f', flame: 'glow #ffb030' });

const target: Maker = () => {
  const ring = (slot: string, radius: number, k: number): Shape => turn(spun(slot, [radius, 0, radius, 4 + 0.35 * k, 0, 4 + 0.35 * k], { sides: 28 }), [90, 0, 0], [0, 0, 0]);
  const face = turn(group(ring('straw', 42, -4), ...(['white', 'black', 'blue', 'red', 'gold'] as const).map((slot, k) => ring(slot, 40 - 8 * k, k))), [-12, 0, 0], [0, 92, 4]);
  const leg = (x0: number, x1: number, z: number): Shape => rod('wood', [x0, 0, z], [x1, 134, -2], 2.6, 6);
  return madeInCentimetres([face, leg(-40, -6, 12), leg(40, 6, 12), leg(0, 0, -50), move(box('wood', 66, 4, 4), 0, 46, 7), turn(move(turn(arrowShape(60), [-90, 0, 0]), 4, 8, 62), [-12, 0, 0], [0, 92, 4]), turn(move(turn(arrowShape(60), [-90, 0, 0]), -13, -10, 62), [-12, 0, 0], [0, 92, 4])], { straw: 'straw #c8a050', white: 'paint #f4f0e6', black: 'paint #26262a', blue: 'paint #2a7fd0', red: 'paint #d82c28', gold: 'paint #f8d030', wood: 'wood #8a5c34', metal: 'metal', feather: 'feather #e8e4dc' });
};

const weaponRack: Maker = () => {
  const sword = group(extrude('metal', [[-1.8, 0], [0, -64], [1.8, 0]], 0.8), move(box('gold', 15, 1.8, 1.8), 0, 0, 0), rod('leather', [0, 1.6, 0], [0, 13, 0], 1.3), ball('gold', 2, [0, 14, 0], 1));
  const axe = group(rod('wood', [0, -70, 0], [0, 20, 0], 1.4), mirror(extrude('metal', [[1, 16], [11, 22], [13, 10], [11, -2], [1, 6]], 1)));
  const spear = group(rod('wood', [0, -76, 0], [0, 70, 0], 1.2), extrude('metal', [[-2.4, 70], [0, 66], [2.4, 70], [0, 92]], 0.8));
  return madeInCentimetres([mirror(group(move(box('wood', 7, 96, 7, 0.6), 56, 0, 0), move(box('wood', 9, 6, 34, 0.6), 56, 0, 0))), ...[24, 74].map((y) => move(box('wood', 112, 7, 4, 0.4), 0, y, 0)), move(box('wood', 112, 3, 16, 0.4), 0, 6, 4), move(sword, -40, 82, 5), move(axe, -16, 80, 5), move(sword, 8, 82, 5), move(spear, 26, 86, 5), move(axe, 42, 80, 5)], { wood: 'wood #6a4226', metal: 'metal #a4acb4', gold: 'gold #c09a40', leather: 'leather' });
};

const shuriken: Maker = () => madeInCentimetres(move(turn(group(extrude('metal', star(4, 6, 1.9), 0.5, { holes: [ellipse(0.8, 0.8, [0, 0], 12)] }), ...[0, 90, 180, 270].map((angle) => turn(loft('edge', [{ z: -0.4, outline: [[-1, 1.6], [1, 1.6], [0, 5]] }, { z: 0.4, outline: [[-1, 1.6], [1, 1.6], [0, 5]] }], { smooth: false }), [0, 0, angle]))), [-20, 0, 20]), 0, 6, 0), { metal: 'iron #55555c', edge: 'metal #a0a8b0' });

const boomerang: Maker = () => madeInCentimetres(turn(slab('wood', smoothOutline([[-20, -9], [-17, -10.6], [-7, -2], [0, 2.6], [7, -2], [17, -10.6], [20, -9], [10, 4], [0, 9], [-10, 4]], 3), 1.2), [60, 0, 0]), { wood: 'wood #b8743c' });

const trap: Maker = () => {
  const jaw = (side: number): Shape => turn(group(sweep('iron', arcPoints([0, 0], [19, 17], 0, 180, 12).map(([x, y]): Vec3 => [x, y, 0]), 1.2, { sides: 6 }), ...Array.from({ length: 9 }, (_, k): Shape => {
    const [x, y] = arcPoints([0, 0], [19, 17], 18, 162, 8)[k] as Point2;
    return turn(spun('tooth', [1.4, 0, 0, 5], { sides: 4 }), [-50 * side, 0, 0], [x, y, 0]);
  })), [50 * side, 0, 0], [0, 2, 0]);
  return madeInCentimetres([jaw(1), jaw(-1), spun('plate', [6, 1, 6, 2.4, 0, 2.6]), move(box('iron', 46, 2, 4), 0, 0, 0), mirror(sweep('iron', smoothPath([[20, 1, 0], [29, 1, 5], [29, 5, -5], [20, 4, 0]], 3), 1)), array(turn(torus('iron', 2, 0.6, 10), [0, 0, 20]), 4, [4.4, 0, 0])].map((part, k) => (k === 5 ? move(part, 30, 1.2, 0) : part)), { iron: 'iron #5a4a40', tooth: 'metal #8a8a8e', plate: 'rust' });
};

const KINDS: Readonly<Record<ArmsSpec['kind'], Maker>> = { ...ARMOUR, bow, arrow, quiver: arrows, crossbow, cannon, cannonballs, musket, pistol, bomb, dynamite, target, 'weapon-rack': weaponRack, shuriken, boomerang, trap };

/** Bows, guns, armour and other arms of a fixed kind. */
export const generateArms: Generator<ArmsSpec> = ({ kind }, context) => KINDS[kind](context);
