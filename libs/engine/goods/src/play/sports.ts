import type { Generator, ToySpec } from '@diorama/catalogue';
import { box, extrude, group, loft, mirror, move, rod, sheet, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, madeInCentimetres, roundedBlock, slab, spun } from '../geometry/bodies.js';
import type { Maker } from '../geometry/maker.js';
import { arcPoints, ellipse, roundedRectangle, smoothOutline, symmetric } from '../geometry/outlines.js';
import { circlePath, smoothPath } from '../geometry/paths.js';
import { CHESS } from './chess.js';
import { TOYS } from './toys.js';

const net = (x0: number, x1: number, y0: number, y1: number, step: number, at: (x: number, y: number) => Vec3): Shape =>
  group(...Array.from({ length: Math.round((x1 - x0) / step) + 1 }, (_, k) => rod('net', at(x0 + k * step, y0), at(x0 + k * step, y1), 0.5, 4)), ...Array.from({ length: Math.round((y1 - y0) / step) + 1 }, (_, k) => rod('net', at(x0, y0 + k * step), at(x1, y0 + k * step), 0.5, 4)));

const basketballHoop: Maker = () => {
  const strings = Array.from({ length: 12 }, (_, k): Shape => {
    const at = (angle: number, radius: number, y: number): Vec3 => [radius * Math.cos(angle), y, radius * Math.sin(angle) + 44];
    const a = (2 * Math.PI * k) / 12;
    return group(...[0.5, -0.5].map((way) => sweep('net', [at(a, 22, 304), at(a + way * 0.52, 17, 284), at(a, 13.4, 262)], 0.6, { sides: 4 })));
  });
  return madeInCentimetres([move(box('base', 110, 22, 80, 3), 0, 0, -110), sweep('pole', smoothPath([[0, 18, -110], [0, 180, -110], [0, 270, -84], [0, 330, -10]], 3), 8, { sides: 8 }), rod('pole', [0, 220, -106], [0, 320, -6], 3), move(box('board', 180, 105, 4, 0.6), 0, 290, 0), move(extrude('line', roundedRectangle(60, 46, 1), 1, { holes: [roundedRectangle(50, 36, 1)] }), 0, 328, 2.4), move(extrude('line', roundedRectangle(180, 105, 1), 1, { holes: [roundedRectangle(170, 95, 1)] }), 0, 342.5, 2.4), move(torus('rim', 23, 1.4, 28), 0, 305, 44), move(box('rim', 14, 3, 20), 0, 303, 12), ...strings], { board: 'plastic #f6f4ee', line: 'paint #d8302c', rim: 'paint #f0641c', pole: 'paint #2c3038', base: 'rubber', net: 'rope #fbf8f0' });
};

const footballGoal: Maker = () =>
  madeInCentimetres([mirror(rod('post', [366, 0, 0], [366, 244, 0], 8)), rod('post', [-366, 244, 0], [366, 244, 0], 8), mirror(group(rod('post', [366, 244, 0], [366, 240, -70], 3), rod('post', [366, 240, -70], [366, 0, -180], 3), rod('post', [366, 0, 0], [366, 0, -180], 3), ...[60, 120, 180].map((y) => rod('net', [366, y, 0], [366, y, -180 + (110 * y) / 240], 1.5, 4)), ...[-45, -90].map((z) => rod('net', [366, 0, z], [366, 241, z], 1.5, 4)))), rod('post', [-366, 0, -180], [366, 0, -180], 3), ...Array.from({ length: 23 }, (_, k) => sweep('net', [[-352 + 32 * k, 244, 0], [-352 + 32 * k, 239, -70], [-352 + 32 * k, 1, -180]], 1.5, { sides: 4 })), ...[30, 60, 90, 120, 150, 180, 210].map((y) => rod('net', [-366, y, -180 + (110 * y) / 240], [366, y, -180 + (110 * y) / 240], 1.5, 4)), ...[-24, -48].map((z) => rod('net', [-366, 243, z], [366, 243, z], 1.5, 4))], { post: 'paint #fbfbf8', net: 'rope #f2f2ee' });

const tennisRacket: Maker = () => {
  const head = ellipse(12.6, 16.4, [0, 50], 28).map(([x, y]): Vec3 => [x, y, 0]);
  const strings = [-9, -6, -3, 0, 3, 6, 9].map((x) => { const y = 16 * Math.sqrt(1 - (x / 12.6) ** 2); return rod('string', [x, 50 - y, 0], [x, 50 + y, 0], 0.2, 4); });
  const cross = [-12, -9, -6, -3, 0, 3, 6, 9, 12].map((y) => { const x = 12.4 * Math.sqrt(1 - (y / 16.4) ** 2); return rod('string', [-x, 50 + y, 0], [x, 50 + y, 0], 0.2, 4); });
  return madeInCentimetres(turn(group(sweep('frame', head, 1.1, { closed: true, sides: 8 }), ...strings, ...cross, mirror(rod('frame', [1, 22, 0], [8, 37.4, 0], 1)), spun('grip', [1.9, 0, 1.6, 1, 1.5, 20, 1.2, 23], { sides: 8 }), ball('felt', 3.3, [14, 3.3, 6])), [-8, 0, 0]), { frame: 'paint #2f6fd0', string: 'plastic #fbf8ee', grip: 'leather #26262a', felt: 'fabric #d8e83a' });
};

const paddleSet: Maker = () => madeInCentimetres([turn(group(extrude('red', smoothOutline([[-1.6, 0], [-5, 2.4], [-7.6, 8], [-5.4, 14], [0, 16.4], [5.4, 14], [7.6, 8], [5, 2.4], [1.6, 0]], 3), 1), move(extrude('wood', smoothOutline([[-1.6, 0], [-5, 2.4], [-7.7, 8], [-5.5, 14], [0, 16.6], [5.5, 14], [7.7, 8], [5, 2.4], [1.6, 0]], 3), 0.5), 0, 0, 0), move(box('wood', 2.8, 11, 2, 0.5), 0, -9, 0)), [-16, 0, 14], [0, 10, 0]), ball('white', 2, [9, 2, 5])], { red: 'rubber #c8242c', wood: 'wood #d8a868', white: 'plastic #fbf8f0' });

const skateboard: Maker = () => {
  const deck = sheet('deck', [0, 1, 2, 3, 4, 5, 6].map((k) => [-1, -0.6, 0, 0.6, 1].map((side): Vec3 => { const z = -40 + 13.3 * k; const end = Math.max(0, Math.abs(z) - 26); return [side * (10.4 - end * 0.28), 12 + end * 0.34, z + 0.001 * side]; })), 1.4);
  return madeInCentimetres([turn(deck, [0, 90, 0]), ...[-24, 24].map((x) => group(move(box('metal', 6, 4.4, 9, 0.6), x, 7, 0), rod('metal', [x, 5, -9], [x, 5, 9], 0.9), ...[-9, 9].map((z) => turn(spun('wheel', [3.6, -2, 3.8, 0, 3.6, 2], { sides: 16 }), [90, 0, 0], [x, 3.8, z])))), move(slab('mark', roundedRectangle(40, 4, 2), 0.3), 0, 12.6, 0)], { deck: 'paint #26262a', metal: 'chrome', wheel: 'plastic #f0502c', mark: 'paint #f4c430' });
};

const surfboard: Maker = () => {
  const half: Point2[] = symmetric([[0, 0], [12, 3], [24, 30], [28, 80], [25, 130], [15, 170], [0, 200]]).map(([x, y]): Point2 => [x, y]);
  const outline = smoothOutline(half, 2);
  const scaled = (share: number): Point2[] => outline.map(([x, y]) => [x * share, 100 + (y - 100) * share]);
  return madeInCentimetres(turn(group(loft('board', [{ z: -3, outline: scaled(0.9) }, { z: 0, outline: scaled(1) }, { z: 3, outline: scaled(0.9) }]), move(extrude('stripe', smoothOutline(symmetric([[0, 4], [3, 10], [4, 100], [3, 186], [0, 194]]), 2), 1), 0, 0, 2.9), ...[60, 140].map((y) => move(extrude('band', [[-23, 0], [23, 0], [23.6, 8], [-23.6, 8]], 1), 0, y, 2.7)), extrude('stripe', [[-2, 10], [2, 10], [1, 3]], 1)), [-10, 0, 0]), { board: 'paint #f8f2e0', stripe: 'paint #e8482c', band: 'paint #2aa0b8' });
};

const skis: Maker = () => {
  const ski = (x: number): Shape => move(group(sheet('ski', [0, 20, 60, 110, 150, 162, 172].map((y, k) => [-1, 1].map((side): Vec3 => [side * (k === 6 ? 1.4 : 4.6), y, k > 4 ? (k - 4) * 4.4 : 0])), 1.4), move(box('binding', 6, 7, 5, 0.6), 0, 70, 2), move(box('binding', 6, 5, 5, 0.6), 0, 94, 2), move(box('tip', 7, 30, 0.6), 0, 112, 0.8)), x, 0, 0);
  const pole = (x: number): Shape => group(rod('metal', [x, 0, 6], [x * 0.8, 124, -6], 0.9), turn(torus('binding', 5, 0.6, 14), [8, 0, 0], [x, 9, 5]), rod('binding', [x * 0.82, 110, -4.6], [x * 0.8, 126, -6.2], 1.7));
  return madeInCentimetres(turn(group(ski(-8), ski(8), pole(24), pole(-24)), [-8, 0, 0]), { ski: 'paint #d8242c', tip: 'paint #f8f4ec', binding: 'rubber #26262a', metal: 'chrome' });
};

const snowboard: Maker = () => madeInCentimetres(turn(group(sheet('board', [0, 10, 24, 80, 130, 144, 154].map((y, k) => [-1, -0.5, 0.5, 1].map((side): Vec3 => [side * ([7, 13.4, 15, 12.6, 15, 13.4, 7][k] ?? 7), y, [6, 2.4, 0, 0, 0, 2.4, 6][k] ?? 0])), 1.6), ...[50, 104].map((y) => group(move(box('binding', 15, 22, 2.4, 0.6), 0, y - 11, 0.8), move(box('binding', 15, 3, 12, 0.6), 0, y - 11, 1), ...[2, 8].map((dy) => sweep('strap', smoothPath([[-8, y - 6 + dy, 2], [-5, y - 6 + dy, 10], [5, y - 6 + dy, 10], [8, y - 6 + dy, 2]], 2), 1.1)))), move(extrude('mark', [[-10, 0], [0, 12], [10, 0], [10, 8], [0, 20], [-10, 8]], 0.6), 0, 66, 0.8)), [-9, 0, 0]), { board: 'paint #2f8ad0', binding: 'rubber #26262a', strap: 'plastic #f0e8d8', mark: 'paint #f4d030' });

const sled: Maker = () => madeInCentimetres([mirror(sweep('metal', smoothPath([[16, 1, -44], [16, 1, 26], [16, 6, 44], [16, 20, 50], [14, 26, 42]], 3), 1.4)), ...[-12, -6, 0, 6, 12].map((x) => move(box('wood', 5, 1.8, 90, 0.4), x, 20, -2)), ...[-30, 6].map((z) => group(move(box('wood', 34, 2.4, 4), 0, 17.4, z), mirror(rod('wood', [14, 18, z], [16, 1, z], 1.3, 6)))), rod('metal', [-14, 26, 42], [14, 26, 42], 1.2), sweep('rope', smoothPath([[-12, 24, 46], [-6, 10, 66], [6, 10, 66], [12, 24, 46]], 4), 0.6)], { wood: 'wood #c88a4c', metal: 'paint #c8302c', rope: 'rope' });

const iceSkates: Maker = () => madeInCentimetres([-8, 8].map((x) => move(group(implicitBoot, move(box('blade', 0.6, 2.4, 27), 0, 0, 1.4), ...[-7, 8].map((z) => move(box('blade', 2.4, 3.4, 5), 0, 2, z)), ...[0, 1, 2, 3].map((k) => turn(box('lace', 4, 0.5, 0.6), [0, 0, k % 2 === 0 ? 16 : -16], [0, 12 + 2.2 * k, 4.8 - 0.6 * k]))), x, 0, x > 0 ? 2 : 0)), { boot: 'leather #f6f4f0', blade: 'chrome', lace: 'rope #8a8a90', sole: 'leather #5a3a24' });
const implicitBoot: Shape = group({ form: 'implicit', slot: 'boot', blend: 1.6, cell: 0.8, bones: [{ from: [0, 9, -5], to: [0, 20, -5], radii: [4.4, 4.8] }, { from: [0, 8.4, -4], to: [0, 7.6, 9], radii: [4.2, 3.4] }] }, move(roundedBlock('sole', 8, 1.6, 24, 4), 0, 4.2, 2));

const dartboard: Maker = () => {
  const wedge = (k: number, inner: number, outer: number, slot: string, z: number): Shape => move(extrude(slot, [...arcPoints([0, 0], outer, 18 * k - 9, 18 * k + 9, 2), ...arcPoints([0, 0], inner, 18 * k + 9, 18 * k - 9, 2)], 1), 0, 0, z);
  return madeInCentimetres([turn(spun('rim', [22.6, 0, 22.6, 4, 0, 4], { sides: 40 }), [90, 0, 0]), ...Array.from({ length: 20 }, (_, k) => group(wedge(k, 1.6, 17, k % 2 === 0 ? 'black' : 'cream', 3.8), wedge(k, 16, 17.2, k % 2 === 0 ? 'red' : 'green', 4.1), wedge(k, 9.6, 10.8, k % 2 === 0 ? 'red' : 'green', 4.1))), turn(spun('green', [1.7, 0, 1.7, 0.7, 0, 0.7]), [90, 0, 0], [0, 0, 4.2]), turn(spun('red', [0.8, 0, 0.8, 1, 0, 1]), [90, 0, 0], [0, 0, 4.2]), ...[[3, 6], [-5, -2]].map(([x = 0, y = 0]) => group(rod('metal', [x, y, 4], [x, y + 0.6, 14], 0.35), ...[0, 90].map((angle) => turn(extrude('red', [[-1.6, 0], [1.6, 0], [0, -3]], 0.2), [90, 0, angle], [x, y + 0.7, 15]))))], { rim: 'rubber #1c1c1f', black: 'fabric #26262a', cream: 'fabric #f0e4c8', red: 'fabric #d02c2c', green: 'fabric #1f8a4a', metal: 'brass' });
};

const dumbbell: Maker = () => madeInCentimetres([turn(spun('metal', [1.4, -8, 1.5, 0, 1.4, 8], { sides: 12 }), [0, 0, 90], [0, 7, 0]), mirror(group(turn(spun('iron', [5.6, 7, 7, 8, 7, 11, 5.6, 12], { sides: 6 }), [0, 0, -90], [0, 7, 0]), turn(spun('iron', [4.6, 12, 5.6, 12.6, 5.6, 15, 4.6, 15.6], { sides: 6 }), [0, 0, -90], [0, 7, 0])))], { iron: 'iron #2c2c30', metal: 'chrome' });

const trampoline: Maker = () => madeInCentimetres([move(torus('pad', 130, 12, 36), 0, 74, 0), spun('mat', [122, 72, 122, 74, 0, 73], { sides: 36 }), ...Array.from({ length: 6 }, (_, k) => turn(sweep('metal', [[-34, 0, 128], [-34, 70, 128], [34, 70, 128], [34, 0, 128]], 2.4), [0, 60 * k, 0])).slice(0, 6)], { pad: 'plastic #2f7fd0', mat: 'rubber #26262a', metal: 'chrome' });

const hulaHoop: Maker = () => madeInCentimetres(turn(group(...['red', 'yellow', 'blue', 'green'].flatMap((slot, k) => [0, 180].map((half) => sweep(slot, circlePath(40, 0, { from: 45 * k + half, to: 45 * k + 46 + half, steps: 5 }), 1.6)))), [78, 0, 0]), { red: 'plastic #e0302c', yellow: 'plastic #f8d030', blue: 'plastic #2f7fe0', green: 'plastic #3ab85a' });

const boxingGlove: Maker = () => madeInCentimetres([-9, 9].map((x) => move(group({ form: 'implicit', slot: 'red', blend: 2, cell: 0.9, bones: [{ from: [0, 16, 0], to: [0, 22, 1], radii: [7, 7.4] }, { from: [x > 0 ? -5 : 5, 13, 3], to: [x > 0 ? -6.4 : 6.4, 19, 4.4], radii: [3, 3] }] }, spun('cuff', [5.6, 0, 6, 1, 5.8, 9, 5, 11]), spun('white', [5.9, 2, 6.2, 3, 6.1, 6, 5.9, 7])), x, 0, 0)), { red: 'leather #c81c24', cuff: 'leather #a8141c', white: 'leather #f4f0e8' });

const medal: Maker = () => madeInCentimetres([turn(spun('gold', [4, -0.4, 4.2, 0, 4, 0.4, 3.2, 0.4, 3.2, 0.2, 0, 0.2], { sides: 28 }), [90, 0, 0], [0, 4.2, 0]), move(extrude('gold', smoothOutline(symmetric([[0, -1.8], [1.2, -1], [1.8, 0], [1.2, 1], [0, 1.8]]), 2), 1), 0, 4.2, 0), mirror(turn(extrude('ribbon', [[-1.3, 0], [1.3, 0], [1.3, 13], [-1.3, 13]], 0.3), [0, 0, -14], [0, 8, 0])), mirror(turn(extrude('white', [[-0.4, 0], [0.4, 0], [0.4, 13], [-0.4, 13]], 0.5), [0, 0, -14], [0, 8, 0])), turn(torus('gold', 1, 0.25, 12), [90, 0, 0], [0, 8.6, 0])], { gold: 'gold', ribbon: 'fabric #2f4fa8', white: 'fabric #d8242c' });

const netGoal: Maker = () => madeInCentimetres([mirror(rod('post', [60, 0, 0], [60, 96, 0], 2)), net(-60, 60, 40, 92, 8, (x, y) => [x, y, 0]), rod('white', [-60, 92, 0], [60, 92, 0], 1.6, 6), mirror(move(roundedBlock('post', 22, 3, 34, 4), 60, 0, 0))].map((part) => ({ form: 'placed' as const, part, scale: 2.4 })), { post: 'paint #2f4a3a', net: 'rope #f4f4ee', white: 'fabric #fbfbf8' });

const KINDS: Readonly<Record<ToySpec['kind'], Maker>> = { ...CHESS, ...TOYS, 'basketball-hoop': basketballHoop, 'football-goal': footballGoal, 'tennis-racket': tennisRacket, 'table-tennis-bat': paddleSet, skateboard, surfboard, skis, snowboard, sled, 'ice-skates': iceSkates, dartboard, dumbbell, trampoline, 'hula-hoop': hulaHoop, 'boxing-gloves': boxingGlove, medal, 'sports-net': netGoal };

/** Toys, games and sports goods of a fixed kind. */
export const generateToy: Generator<ToySpec> = ({ kind }, context) => KINDS[kind](context);
