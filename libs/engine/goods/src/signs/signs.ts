import type { Finish, FlagSpec, Generator, SignSpec } from '@diorama/catalogue';
import { box, extrude, group, mirror, move, rod, sheet, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, discPoints, madeInCentimetres, roundedBlock, slab, spun } from '../geometry/bodies.js';
import type { Maker } from '../geometry/maker.js';
import { arcPoints, ellipse, heart, rectangle, roundedRectangle, star } from '../geometry/outlines.js';

/** Flags on a pole and banners on a bar: stripes along or across, with an emblem; centimetres. */
export const generateFlag: Generator<FlagSpec> = ({ mount, size: [width, height], stripes, along, emblem, pole }) => {
  const finishes: Record<string, Finish> = Object.fromEntries(stripes.map((finish, k) => [`stripe-${k}`, finish]));
  if (emblem !== undefined) finishes['emblem'] = emblem[1];
  finishes['pole'] = pole[1];
  finishes['knob'] = 'gold';
  const wave = (x: number, y: number): number => (mount === 'pole' ? 0.07 * width * Math.sin((7 * x) / width) * (0.3 + x / width) : 0.02 * width * Math.sin((9 * x) / width + y / height));
  const strip = (k: number): Shape => {
    const [from, to] = [k / stripes.length, (k + 1) / stripes.length];
    const us = along === 'across' ? [from, from + (to - from) / 3, from + (2 * (to - from)) / 3, to] : Array.from({ length: 11 }, (_, i) => i / 10);
    const vs = along === 'across' ? [0, 0.5, 1] : [1 - to, 1 - (from + to) / 2, 1 - from];
    return sheet(`stripe-${k}`, vs.map((v) => us.map((u): Vec3 => [u * width, v * height, wave(u * width, v * height)])), 1);
  };
  const cloth = group(...stripes.map((_, k) => strip(k)), ...(emblem === undefined ? [] : emblemOf(emblem[0], width, height, wave)));
  if (mount === 'banner') return madeInCentimetres([move(cloth, -width / 2, 0, 0), extrude(`stripe-${stripes.length - 1}`, [[-width / 2, 0.2], [0, -0.24 * width], [width / 2, 0.2]], 1.2), rod('pole', [-0.6 * width, height + 1, 0], [0.6 * width, height + 1, 0], 1.8), mirror(ball('knob', 3.4, [0.62 * width, height + 1, 0], 1))], finishes);
  return madeInCentimetres([rod('pole', [0, 0, 0], [0, pole[0], 0], Math.max(2, 0.012 * pole[0]), 10), ball('knob', Math.max(3, 0.02 * pole[0]), [0, pole[0], 0], 1), move(cloth, 1.5, pole[0] - height - 4, 0), spun('pole', [0.05 * pole[0], 0, 0.045 * pole[0], 0.02 * pole[0], 0.02 * pole[0], 0.04 * pole[0], 0, 0.05 * pole[0]])], finishes);
};

function emblemOf(kind: NonNullable<FlagSpec['emblem']>[0], width: number, height: number, wave: (x: number, y: number) => number): Shape[] {
  const s = 0.3 * Math.min(width, height);
  const at: Vec3 = [width / 2, height / 2, wave(width / 2, height / 2)];
  const both = (outline: readonly Point2[], depth = 6): Shape => extrude('emblem', outline, depth);
  const shapes: Readonly<Record<typeof kind, readonly Shape[]>> = {
    star: [both(star(5, s, 0.42 * s))],
    disc: [both(ellipse(s, s))],
    cross: [both(rectangle(-0.3 * s, -1.4 * s, 0.3 * s, 1.4 * s), 6.2), both(rectangle(-1.1 * s, -0.1 * s, 1.1 * s, 0.5 * s))],
    heart: [both(heart(2 * s))],
    skull: [
      move(both(ellipse(0.62 * s, 0.56 * s, [0, 0], 18)), 0, 0.3 * s, 0), both(rectangle(-0.34 * s, -0.46 * s, 0.34 * s, -0.1 * s)), ...[1, -1].map((side) => ({ form: 'restyled' as const, part: extrude('emblem', ellipse(0.16 * s, 0.18 * s, [0.24 * side * s, 0.26 * s], 10), 7), slots: { emblem: 'stripe-0' } })),
      ...[34, -34].map((angle) => turn(group(both(rectangle(-1.2 * s, -0.11 * s, 1.2 * s, 0.11 * s), 5.6), ...[1, -1].flatMap((x) => [1, -1].map((y) => both(ellipse(0.16 * s, 0.16 * s, [1.2 * x * s, 0.14 * y * s], 8), 5.8)))), [0, 0, angle], [0, -0.5 * s, 0])),
    ],
    lion: [both([[-0.7 * s, -s], [-0.4 * s, -0.2 * s], [-0.9 * s, 0.3 * s], [-0.4 * s, 0.4 * s], [-0.5 * s, s], [0, 0.6 * s], [0.5 * s, s], [0.4 * s, 0.4 * s], [0.9 * s, 0.3 * s], [0.4 * s, -0.2 * s], [0.7 * s, -s], [0, -0.6 * s]])],
  };
  const slope = Math.atan2(wave(at[0] + 1, at[1]) - wave(at[0] - 1, at[1]), 2);
  return shapes[kind].map((part) => turn(part, [0, (-slope * 180) / Math.PI, 0], at));
}

const bunting: Maker = () => {
  const line = Array.from({ length: 25 }, (_, k): Vec3 => { const u = k / 12 - 1; return [u * 200, 250 - 42 * (1 - u * u), 0]; });
  return madeInCentimetres([sweep('rope', line, 0.8, { sides: 5 }), ...Array.from({ length: 12 }, (_, k) => { const [x, y] = line[2 * k + 1] as Vec3; return move(extrude((['red', 'yellow', 'blue', 'green'] as const)[k % 4] as string, [[-13, 0], [0, -28], [13, 0]], 0.8), x, y, 0); }), ...[-200, 200].map((x) => group(rod('wood', [x, 0, 0], [x, 256, 0], 2.6, 8), ball('wood', 4, [x, 258, 0], 1)))], { red: 'fabric #e0302c', yellow: 'fabric #f8d030', blue: 'fabric #2f7fe0', green: 'fabric #3ab85a', rope: 'rope', wood: 'wood' });
};

const signpost: Maker = () => {
  const one = (y: number, yaw: number, slot: string): Shape => turn(move(group(extrude(slot, [[-10, -8], [52, -8], [64, 0], [52, 8], [-10, 8]], 3), ...[-3, 2].map((dy, k) => move(box('ink', 34 - 10 * k, 1.6, 0.6), 22, dy - 0.8, 1.6)), ball('iron', 1.2, [0, 0, 1.8], 1)), 0, 0, 6), [0, yaw, 0], [0, y, 0]);
  return madeInCentimetres([rod('wood', [0, 0, 0], [0, 220, 0], 6, 8), spun('wood', [6, 218, 7.4, 221, 0, 232], { sides: 8 }), one(196, 0, 'board'), one(172, 168, 'board'), one(148, -40, 'board'), ...discPoints(7, 12).map(([x, z]) => ball('stone', [7, 5, 6], [x * 1.3, 2, z * 1.3], 1))], { wood: 'wood #6a4426', board: 'planks #a8783f', ink: 'paint #3a2414', iron: 'iron', stone: 'stone' });
};

const billboard: Maker = () =>
  madeInCentimetres([...[-150, 150].map((x) => rod('steel', [x, 0, -20], [x, 380, -20], 12, 8)), ...[-150, 0, 150].map((x) => rod('steel', [x, 240, -20], [x, 520, -10], 6, 6)), move(box('steel', 640, 300, 14), 0, 240, 0), move(box('sky', 616, 276, 4), 0, 252, 7), turn(spun('sun', [60, 0, 60, 2, 0, 2], { sides: 24 }), [90, 0, 0], [160, 420, 8]), move(extrude('sea', [[-308, -12], [308, -12], [308, 60], [120, 84], [-60, 60], [-308, 90]], 6), 0, 264, 9), move(extrude('product', roundedRectangle(90, 190, 30), 8), -170, 380, 9), move(extrude('white', roundedRectangle(70, 80, 12), 4), -170, 370, 14), move(box('steel', 640, 4, 60), 0, 232, 30), ...[-220, -75, 75, 220].map((x) => group(rod('steel', [x, 234, 50], [x, 226, 84], 2), turn(spun('lamp', [9, 0, 5, 10, 0, 11], { sides: 12 }), [-40, 0, 0], [x, 226, 86])))], { steel: 'metal #5a6068', sky: 'paint #5ab4e8', sun: 'paint #f8d038', sea: 'paint #2a7ab8', product: 'paint #d82c34', white: 'paint #fbf8f0', lamp: 'lamp' }, { lights: [{ at: [0, 3, 1.2], color: '#fff0d0', power: 2, when: 'lit' }] });

const signOn = (height: number, plate: Shape): Shape[] => [rod('pole', [0, 0, 0], [0, height + 20, 0], 3, 10), move(plate, 0, height, 3.6)];
const octagon = (radius: number): Point2[] => Array.from({ length: 8 }, (_, k): Point2 => [radius * Math.cos(((k + 0.5) * Math.PI) / 4), radius * Math.sin(((k + 0.5) * Math.PI) / 4)]);
const METAL_POLE = { pole: 'metal #8a9096' } as const;
const stopSign: Maker = () => madeInCentimetres(signOn(210, group(extrude('white', octagon(38), 1.6), move(extrude('red', octagon(34.5), 1), 0, 0, 0.8), move(box('white', 40, 8, 1), 0, -4, 1.2))), { red: 'paint #c81c24', white: 'paint #fbf8f4', ...METAL_POLE });
const yieldSign: Maker = () => madeInCentimetres(signOn(200, group(extrude('red', [[0, -34], [40, 34], [-40, 34]], 1.6), move(extrude('white', [[0, -18], [25, 25], [-25, 25]], 1), 0, 0, 0.8))), { red: 'paint #c81c24', white: 'paint #fbf8f4', ...METAL_POLE });
const warningSign: Maker = () => madeInCentimetres(signOn(200, group(extrude('black', [[0, -44], [44, 0], [0, 44], [-44, 0]], 1.6), move(extrude('yellow', [[0, -39], [39, 0], [0, 39], [-39, 0]], 1), 0, 0, 0.8), move(extrude('black', [[-4, -4], [4, -4], [6, 24], [-6, 24]], 1), 0, 0, 1.2), move(extrude('black', ellipse(4.6, 4.6, [0, -14], 14), 1), 0, 0, 1.2))), { yellow: 'paint #f4c01c', black: 'paint #1c1c1e', ...METAL_POLE });
const streetSign: Maker = () => madeInCentimetres([rod('pole', [0, 0, 0], [0, 280, 0], 3, 10), ball('pole', 4, [0, 282, 0], 1), ...[[262, 0], [240, 90]].map(([y = 0, yaw = 0]) => turn(group(move(extrude('white', roundedRectangle(84, 18, 2), 2), 0, y, 0), move(extrude('green', roundedRectangle(80, 15, 2), 2.8), 0, y, 0), ...[1, -1].map((side) => move(box('white', 52, 4, 0.6), 0, y - 2, 1.6 * side - (side > 0 ? 0.2 : -0.2)))), [0, yaw, 0]))], { green: 'paint #1f6a3c', white: 'paint #fbf8f4', ...METAL_POLE });

const cone: Maker = () => madeInCentimetres([roundedBlock('rubber', 38, 3.4, 38, 3), spun('orange', [15, 3, 3.2, 70, 2.4, 71, 0, 71], { sides: 22 }), ...[[24, 36], [46, 55]].map(([a = 0, b = 0]) => spun('white', [15.2 - 0.176 * (a - 3), a, 15.4 - 0.176 * (a - 3), a, 15.4 - 0.176 * (b - 3), b, 15.2 - 0.176 * (b - 3), b], { sides: 22 }))], { orange: 'plastic #f0641c', rubber: 'rubber #2c2a2a', white: 'plastic #fbfbf8' });

const barrier: Maker = () => {
  const plank = (y: number): Shape => group(move(box('white', 150, 20, 3), 0, y, 0), ...[-60, -30, 0, 30, 60].map((x) => move(extrude('red', [[-10, 0], [4, 0], [14, 20], [0, 20]], 3.6), x, y, 0)));
  return madeInCentimetres([plank(70), plank(40), mirror(group(...[1, -1].map((side) => rod('steel', [62, 96, 0], [62, 0, 28 * side], 2.4, 6)), move(box('steel', 5, 3, 60), 62, 0, 0))), mirror(group(spun('base', [4, 92, 4, 96, 0, 96], { at: [62, 0, 0], sides: 14 }), spun('lamp', [5.4, 96, 5.4, 102, 3, 107, 0, 107], { at: [62, 0, 0], sides: 14 })))], { red: 'paint #d8242c', white: 'paint #fbf8f4', steel: 'metal', base: 'rubber', lamp: 'glow #ffa02a' }, { lights: [{ at: [0.6, 1, 0.1], color: '#ffa02a', power: 0.6, when: 'always' }] });
};
const safetyRail: Maker = () => madeInCentimetres([...[-90, 0, 90].map((x) => group(move(box('yellow', 10, 110, 10, 1), x, 0, 0), move(box('dark', 22, 2, 22), x, 0, 0), move(box('dark', 10.4, 10, 10.4), x, 90, 0))), ...[40, 84].map((y) => move(box('yellow', 180, 16, 5, 1), 0, y, 3)), ...[-60, -30, 30, 60].map((x) => group(...[40, 84].map((y) => move(extrude('dark', [[-7, 0], [3, 0], [11, 16], [1, 16]], 5.6), x, y, 3))))], { yellow: 'paint #f4c01c', dark: 'paint #26262a' });
const jersey: Maker = () => madeInCentimetres([turn(extrude('concrete', [[-30, 0], [30, 0], [30, 7], [18, 26], [11, 80], [-11, 80], [-18, 26], [-30, 7]], 200), [0, 90, 0]), ...[-70, 0, 70].map((x) => turn(extrude('orange', [[30.6, 1], [18.8, 26.4], [18.4, 26.4], [30, 1]], 24), [0, -90, 0], [x, 0, 0]))], { concrete: 'concrete #b4b2ac', orange: 'paint #f0781c' });

const neonTube = (points: readonly Vec3[], slot: string, closed = false): Shape => sweep(slot, points, 1.5, { closed, sides: 8 });
const neonFrame = (parts: readonly Shape[]): Shape[] => [move(extrude('board', roundedRectangle(90, 90, 8), 3), 0, 45, -4), ...parts.map((part) => move(part, 0, 45, 0))];
const outlineTube = (outline: readonly Point2[], slot: string): Shape => neonTube(outline.map(([x, y]): Vec3 => [x, y, 0]), slot, true);
const NEON = { board: 'plastic #1c1c24', pink: 'neon #ff3aa8', cyan: 'neon #28e0f0', yellow: 'neon #ffe040', green: 'neon #40ff7a' } as const;
const light = (color: string) => ({ lights: [{ at: [0, 0.45, 0.4] as Vec3, color, power: 1.6, when: 'always' as const }] });
const neonSign: Maker = () => madeInCentimetres(neonFrame([outlineTube(ellipse(39, 39, [0, 0], 28), 'cyan'), outlineTube([[-20, 18], [20, 18], [0, -6]], 'pink'), neonTube([[0, -6, 0], [0, -26, 0]], 'pink'), neonTube([[-13, -26, 0], [13, -26, 0]], 'pink'), neonTube([[-6, 8, 1], [16, 30, 1]], 'yellow'), outlineTube(ellipse(4, 4, [-4, 10], 12), 'green')]), { cyan: NEON.cyan, board: NEON.board, pink: NEON.pink, yellow: NEON.yellow, green: NEON.green }, light('#ff5ac0'));
const neonHeart: Maker = () => madeInCentimetres(neonFrame([outlineTube(heart(64), 'pink'), outlineTube(heart(46), 'cyan')]), { pink: NEON.pink, board: NEON.board, cyan: NEON.cyan }, light('#ff3aa8'));
const neonArrow: Maker = () => madeInCentimetres(neonFrame([outlineTube([[-34, -10], [2, -10], [2, -26], [36, 0], [2, 26], [2, 10], [-34, 10]], 'yellow'), ...[-26, -14, -2].map((x) => ball('pink', 2.6, [x, 0, 0.5], 1))]), { yellow: NEON.yellow, board: NEON.board, pink: NEON.pink }, light('#ffe040'));

const picnicBlanket: Maker = () => madeInCentimetres([slab('white', rectangle(-80, -70, 80, 70), 1), ...Array.from({ length: 8 }, (_, k) => move(box('red', 10, 1.3, 140), -70 + 20 * k, 0, 0)), ...Array.from({ length: 7 }, (_, k) => move(box('red', 160, 1.2, 10), 0, 0, -60 + 20 * k)), ...Array.from({ length: 56 }, (_, k) => move(box('dark', 10, 1.6, 10), -70 + 20 * (k % 8), 0, -60 + 20 * Math.floor(k / 8)))], { red: 'fabric #d85048', white: 'fabric #fbf4ea', dark: 'fabric #b81c24' });
const chalk: Maker = () => {
  const line = (points: readonly Point2[], slot: string): Shape => sweep(slot, points.map(([x, y]): Vec3 => [x, 0.2, -y]), 1.2, { sides: 4 });
  const square = (x: number, y: number, slot: string): Shape => line([[x - 20, y - 20], [x + 20, y - 20], [x + 20, y + 20], [x - 20, y + 20], [x - 20, y - 20]], slot);
  return madeInCentimetres([...[-120, -80, 0, 80].map((y, k) => square(0, y, k % 2 === 0 ? 'white' : 'pink')), ...[-40, 40].flatMap((y, k) => [square(-20, y, k === 0 ? 'blue' : 'yellow'), square(20, y, k === 0 ? 'yellow' : 'blue')]), line(arcPoints([0, 100], 24, 0, 180, 14), 'pink'), line(ellipse(9, 9, [60, 80], 16), 'yellow'), ...[0, 60, 120, 180, 240, 300].map((a) => line([[60 + 12 * Math.cos((a * Math.PI) / 180), 80 + 12 * Math.sin((a * Math.PI) / 180)], [60 + 20 * Math.cos((a * Math.PI) / 180), 80 + 20 * Math.sin((a * Math.PI) / 180)]], 'yellow'))], { white: 'paint #fbf8f0', pink: 'paint #f4a0c0', blue: 'paint #8ac4f0', yellow: 'paint #f8e880' });
};
const tavernSign: Maker = () => madeInCentimetres([rod('wood', [-46, 0, 0], [-46, 250, 0], 6, 8), rod('wood', [-46, 232, 0], [44, 232, 0], 4, 6), rod('wood', [-46, 196, 0], [-14, 230, 0], 3, 6), ...[-16, 30].map((x) => sweep('iron', [[x, 230, 0], [x, 216, 0]], 0.8)), move(extrude('board', [...arcPoints([0, 0], [32, 8], 0, 180, 10), [-32, -50], [0, -58], [32, -50]], 4), 7, 206, 0), ...[1, -1].map((side) => move(group(extrude('mug', roundedRectangle(20, 26, 2), 1.4), move(sweep('mug', arcPoints([10, 0], [9, 9], -80, 80, 8).map(([x, y]): Vec3 => [x, y, 0]), 1.6), 0, 0, 0), ...[-8, 0, 8].map((x) => ball('foam', [6, 5, 2], [x, 14, 0], 1))), 4, 178, side * 2.4))], { wood: 'wood #5a3820', board: 'wood #8a3a24', iron: 'iron', mug: 'gold #d8a030', foam: 'paint #fbf4e4' });

const windsock: Maker = () => madeInCentimetres([rod('pole', [0, 0, 0], [0, 420, 0], 4, 8), ...[0, 1, 2, 3, 4].map((k) => turn(spun(k % 2 === 0 ? 'red' : 'white', [22 - 3 * k, 0, 19 - 3 * k, 32, 0, 32], { sides: 16 }), [0, 0, -96], [6 + 32 * k, 410 - 3.4 * k, 0])), ball('pole', 5, [0, 424, 0], 1)], { red: 'fabric #f0502c', white: 'fabric #fbf8f4', pole: 'metal' });

const KINDS: Readonly<Record<SignSpec['kind'], Maker>> = { bunting, signpost, billboard, 'stop-sign': stopSign, 'yield-sign': yieldSign, 'warning-sign': warningSign, 'street-sign': streetSign, cone, barrier, 'safety-rail': safetyRail, 'concrete-barrier': jersey, neon: neonSign, 'neon-heart': neonHeart, 'neon-arrow': neonArrow, 'picnic-blanket': picnicBlanket, chalk, 'tavern-sign': tavernSign, windsock };

/** Signs without text, barriers and things that lie flat on the ground. */
export const generateSign: Generator<SignSpec> = ({ kind }, context) => KINDS[kind](context);
