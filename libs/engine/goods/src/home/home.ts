import type { Generator, HouseholdSpec } from '@diorama/catalogue';
import { box, extrude, group, mirror, move, rod, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, board, madeInCentimetres, roundedBlock, slab, spun } from '../geometry/bodies.js';
import type { Maker } from '../geometry/maker.js';
import { arcPoints, ellipse, roundedRectangle, smoothOutline } from '../geometry/outlines.js';
import { helixPath, smoothPath } from '../geometry/paths.js';
import { CLOTHES } from './clothes.js';

const pillowShape = (slot: string, width: number, depth: number, height: number): Shape => {
  const grid = (side: number): Vec3[][] => Array.from({ length: 9 }, (_, r) => Array.from({ length: 11 }, (__, c): Vec3 => {
    const [u, v] = [c / 5 - 1, r / 4 - 1];
    const swell = Math.sqrt(Math.max(0, (1 - u ** 4) * (1 - v ** 4)));
    const pull = 1 - 0.07 * (1 - u * u) * Math.abs(v) - 0.07 * (1 - v * v) * Math.abs(u);
    return [u * (width / 2) * pull, (side * swell * height) / 2, -v * (depth / 2) * pull];
  }));
  return group(sheet(slot, grid(1), 1), sheet(slot, grid(-1), 1));
};

const pillow: Maker = () => madeInCentimetres([turn(pillowShape('cloth', 66, 44, 17), [12, 0, 0])], { cloth: 'fabric #f6f2e8' });

const cushion: Maker = () => madeInCentimetres(turn(group(pillowShape('cloth', 44, 44, 16), ball('button', [1.8, 1, 1.8], [0, 8, 0], 1), ...[1, -1].flatMap((x) => [1, -1].map((z) => group(ball('button', 1.4, [21 * x, 0, 21 * z], 1), sweep('button', [[21 * x, 0, 21 * z], [24 * x, -1, 24 * z]], [0.8, 2]))))), [58, 0, 0]), { cloth: 'fabric #b8303c', button: 'gold #e0b040' });

const blanket: Maker = () => {
  const fold = (k: number): Shape => move(roundedBlock(k % 2 === 0 ? 'cloth' : 'second', 56 - k * 0.6, 4.2, 40 - k * 0.5, 3), 0, 4.4 * k, 0);
  const fringe = Array.from({ length: 14 }, (_, k) => rod('second', [-24 + 3.7 * k, 18, 20], [-24 + 3.7 * k, 12, 21.4], 0.5, 5));
  return madeInCentimetres([...[0, 1, 2, 3].map(fold), move(roundedBlock('cloth', 57, 2, 41, 3), 0, 17, 0), ...[-12, 12].map((x) => move(box('stripe', 5, 2.3, 41.4), x, 17, 0)), ...fringe], { cloth: 'wool #c8402c', second: 'wool #a83222', stripe: 'wool #f0e4c8' });
};

const towels: Maker = () => {
  const towel = (slot: string, y: number): Shape => group(...[0, 1, 2].map((k) => move(roundedBlock(slot, 38, 2.4, 26, 3), 0, y + 2.5 * k, 0)), turn(spun(slot, [3.7, -19, 3.7, 19], { sides: 14 }), [0, 0, 90], [0, y + 3.7, 12.4]), move(box('band', 3, 7.7, 26.6), 12, y, 0.4));
  return madeInCentimetres([towel('blue', 0), towel('white', 7.8), towel('teal', 15.6)], { blue: 'fabric #3a6fa8', white: 'fabric #f4f0e8', teal: 'fabric #5ab0a8', band: 'fabric #e0dccf' });
};

const canopy = (slots: readonly string[], radius: number, height: number, ribs: number, y: number): Shape =>
  group(...Array.from({ length: ribs }, (_, k): Shape => {
    const at = (share: number, angle: number, sag: number): Vec3 => [radius * Math.sin(share * 1.35) * 1.02 * Math.sin(angle), y + height * Math.cos(share * 1.35) - sag, radius * Math.sin(share * 1.35) * 1.02 * Math.cos(angle)];
    const [a, b] = [(2 * Math.PI * k) / ribs, (2 * Math.PI * (k + 1)) / ribs];
    return sheet(slots[k % slots.length] as string, [0.03, 0.25, 0.5, 0.75, 1].map((share) => [0, 0.5, 1].map((t): Vec3 => at(share, a + (b - a) * t, t === 0.5 ? -0.04 * height * share * (share > 0.9 ? -1.6 : 1) : 0))), 0.01 * radius);
  }));

const umbrella: Maker = () => madeInCentimetres(turn(group(canopy(['cloth', 'second'], 52, 34, 8, 52), rod('metal', [0, 6, 0], [0, 90, 0], 0.9), spun('metal', [0.8, 86, 0.5, 92, 0, 93]), sweep('grip', smoothPath([[0, 12, 0], [0, 2, 0], [3, -4, 0], [8, -3, 0], [9, 2, 0]], 3), 1.5)), [0, 0, 0]), { cloth: 'fabric #c8242c', second: 'fabric #a81c24', metal: 'chrome', grip: 'wood #6a3a20' });

const parasol: Maker = () => madeInCentimetres([canopy(['cloth', 'second'], 130, 62, 8, 176), rod('wood', [0, 0, 0], [0, 240, 0], 2.6, 10), ball('wood', 4, [0, 242, 0], 1), spun('base', [26, 0, 26, 6, 8, 12, 6, 30, 3, 30], { sides: 20 })], { cloth: 'canvas #e8402c', second: 'canvas #f8f2e4', wood: 'wood #c8985c', base: 'stone #b8b4ac' });

const alarmClock: Maker = () => madeInCentimetres([turn(spun('body', [6, 0, 6.6, 0.6, 6.6, 4, 6, 4.6, 5.6, 4.6, 5.6, 4, 0, 4], { sides: 28 }), [90, 0, 0], [0, 8.4, -2]), turn(spun('face', [5.6, 4, 5.5, 4.2, 0, 4.3], { sides: 28 }), [90, 0, 0], [0, 8.4, -2]), ...Array.from({ length: 12 }, (_, k) => turn(move(box('dark', k % 3 === 0 ? 0.7 : 0.4, 1.1, 0.3), 0, 3.9, 2.35), [0, 0, 30 * k], [0, 8.4, 0])), turn(box('dark', 0.6, 3, 0.4), [0, 0, 50], [0, 8.4, 2.5]), turn(box('dark', 0.4, 4.2, 0.4), [0, 0, -20], [0, 8.4, 2.7]), mirror(turn(spun('brass', [2.8, 0, 2.6, 1, 1.4, 2.2, 0, 2.6], { sides: 16 }), [0, 0, -32], [4, 13.6, 0])), rod('brass', [0, 14.6, 0], [0, 18.6, 0], 0.3), ball('brass', 0.8, [0, 18.6, 0], 1), sweep('brass', smoothPath([[-4, 15.4, 0], [-2, 19.4, 0], [2, 19.4, 0], [4, 15.4, 0]], 3), 0.35), mirror(rod('brass', [3.6, 3, 0], [5.6, 0, 1], 0.6))], { body: 'paint #c8302c', face: 'ceramic #fbf8ee', dark: 'rubber', brass: 'brass' });

const camera: Maker = () => madeInCentimetres([roundedBlock('body', 13, 8.4, 4, 0.8), move(box('leather', 13.2, 4.8, 4.2), 0, 1.6, 0), move(box('body', 5, 2, 3.6, 0.4), 0, 8.2, 0), move(box('glass', 2.4, 1.2, 0.4), 0, 8.5, 1.8), turn(spun('dark', [3.3, 0, 3.4, 2.4, 3, 3, 3, 5, 2.6, 5.4, 2.4, 4.8, 0, 4.2], { sides: 22 }), [90, 0, 0], [0, 4.1, 1.8]), turn(spun('lens', [2.4, 0, 2.2, 0.4, 0, 0.9], { sides: 18 }), [90, 0, 0], [0, 4.1, 6.2]), spun('body', [0.9, 8.4, 0.9, 9.6, 0, 9.6], { at: [-4.6, 0, 0] }), spun('dark', [1.3, 8.4, 1.3, 9.2, 0, 9.2], { at: [4.4, 0, 0] }), move(box('glass', 1.8, 1.1, 0.4), 4.4, 6.9, 1.9), sweep('leather', smoothPath([[-6.4, 7.4, 0], [-9, 4, -2], [-5, 0.6, -7], [5, 0.6, -7], [9, 4, -2], [6.4, 7.4, 0]], 3), 0.5)], { body: 'metal #b4b8bc', leather: 'leather #26221f', dark: 'rubber #1c1c1e', lens: 'glass #2f4a7a', glass: 'glass' });

const cameraTripod: Maker = () => madeInCentimetres([...[0, 120, 240].map((angle) => turn(group(rod('metal', [0, 112, 3], [0, 56, 24], 1.7), rod('dark', [0, 56, 24], [0, 0, 45], 1.2), rod('dark', [0, 70, 18], [0, 66, 0], 0.6, 5)), [0, angle, 0])), spun('dark', [4, 108, 4, 116, 2, 118, 2, 124, 4, 124, 4, 126, 0, 126]), move(box('dark', 15, 11, 9, 0.8), 0, 126, 0), move(box('dark', 7, 4, 8, 0.6), 0, 136, 0), turn(spun('dark', [4.6, 0, 4.8, 9, 4, 9.6, 0, 8], { sides: 20 }), [90, 0, 0], [0, 131, 4]), turn(spun('lens', [3.8, 0, 0, 1]), [90, 0, 0], [0, 131, 13]), rod('dark', [0, 120, -3], [5, 108, -26], 1)], { dark: 'plastic #26262a', metal: 'metal', lens: 'glass #2f4a7a' });

const filmCamera: Maker = () => madeInCentimetres([...[0, 120, 240].map((angle) => turn(group(rod('wood', [3, 112, 3], [5, 0, 52], 1.7, 6), rod('wood', [-3, 112, 3], [-5, 0, 52], 1.7, 6)), [0, angle, 0])), spun('dark', [7, 108, 7, 114, 0, 114]), move(box('dark', 17, 24, 40, 1), 0, 114, 0), ...[-14, 10].map((z) => turn(spun('reel', [12, -3, 12, 3], { sides: 22 }), [0, 0, 90], [0, 150, z])), ...[-14, 10].map((z) => turn(spun('dark', [4, -3.4, 4, 3.4], { sides: 14 }), [0, 0, 90], [0, 150, z])), turn(spun('dark', [4, 0, 5, 10, 7, 14, 7, 15, 0, 12], { sides: 18 }), [90, 0, 0], [0, 128, 20]), turn(box('dark', 18, 1, 9), [-40, 0, 0], [0, 138, 30]), rod('dark', [9, 126, -4], [16, 126, -4], 0.7)], { dark: 'paint #2a2a2e', wood: 'wood #7a4a28', reel: 'metal #6c7278' });

const smartphone: Maker = () => madeInCentimetres(turn(group(board('case', 7.4, 15.4, 0.9, 1), move(board('screen', 6.8, 14.6, 0.3, 0.8), 0, 0.4, 0.42), ...Array.from({ length: 12 }, (_, k) => move(extrude((['red', 'green', 'yellow', 'white'] as const)[(k * 3) % 4] as string, roundedRectangle(1.2, 1.2, 0.3), 0.2), -2.2 + 2.2 * (k % 3), 5.4 + 2.2 * Math.floor(k / 3), 0.62)), move(box('white', 3, 0.3, 0.2), 0, 1, 0.62)), [-18, 0, 0]), { case: 'metal #26262c', screen: 'screen #2a5fb8', red: 'screen #e84a3a', green: 'screen #4ac85a', yellow: 'screen #f4c83a', white: 'screen #f4f4f4' });

const rotaryPhone: Maker = () => madeInCentimetres([turn({ form: 'loft', sections: [{ z: 0, outline: roundedRectangle(21, 22, 4) }, { z: 4, outline: roundedRectangle(20, 20, 4) }, { z: 10, outline: roundedRectangle(13, 10, 3) }], slot: 'body' }, [-90, 0, 0]), mirror(move(box('body', 2.4, 3, 5, 0.6), 4.6, 10, 0)), turn(group(spun('body', [6.4, -0.4, 6, 0.6, 0, 0.8], { sides: 24 }), spun('dial', [5.8, 0.4, 5.4, 1.4, 2.2, 1.5, 2, 1, 0, 1], { sides: 24 }), ...Array.from({ length: 10 }, (_, k) => spun('hole', [0.8, 1.2, 0.8, 1.6, 0, 1.6], { sides: 10, at: [3.9 * Math.cos(0.5 * k + 0.4), 0, 3.9 * Math.sin(0.5 * k + 0.4)] }))), [52, 0, 0], [0, 6.8, 7.8]), sweep('body', smoothPath([[-10, 12.6, 0], [-6, 15, 0], [0, 15.8, 0], [6, 15, 0], [10, 12.6, 0]], 3), 1.7), mirror(turn(spun('body', [2.4, 0, 3.2, 1, 3.2, 3, 2, 4.2], { sides: 16 }), [0, 0, 20], [10.6, 10.4, 0])), sweep('hole', helixPath([1, 1], [0, 14], 9, 8).map(([x, y, z]): Vec3 => [-11 - 0.3 * y + x, 1.6 + z * 0.8 + (y > 10 ? (y - 10) * 2 : 0), -7 + 0.9 * y]), 0.35, { sides: 5 })], { body: 'plastic #b8242c', dial: 'chrome', hole: 'rubber #17171a' });

const vacuum: Maker = () => madeInCentimetres([turn(spun('body', [4, -22, 12, -18, 14, -6, 14, 10, 11, 20, 5, 24], { curve: true, sides: 20 }), [90, 0, 0], [20, 15, -10]), ...[6, 34].map((x) => turn(spun('dark', [11, -1.6, 11, 1.6], { sides: 20 }), [0, 0, 90], [x, 11, -16])), sweep('hose', smoothPath([[20, 17, 12], [18, 30, 30], [-4, 60, 34], [-30, 78, 20], [-34, 62, 10]], 5), 2.6), sweep('metal', [[-34, 66, 11], [-32, 20, 34], [-30, 5, 42]], 1.7), sweep('grip', [[-34, 64, 10], [-35, 76, 2]], 2.2), move(turn(group(box('dark', 30, 4, 10, 1), move(box('body', 24, 2, 7, 0.6), 0, 4, 0)), [0, -8, 0]), -30, 0.4, 44), sweep('grip', smoothPath([[20, 28, -22], [20, 34, -16], [20, 34, -4], [20, 28, 2]], 3), 1.3), ball('button', [2, 1, 2], [20, 28.6, 6], 1)], { body: 'plastic #c8242c', dark: 'plastic #26262a', hose: 'rubber #3a3a40', metal: 'chrome', grip: 'plastic #26262a', button: 'plastic #f4c430' });

const iron: Maker = () => {
  const sole: Point2[] = [...arcPoints([0, -4], [6, 6], 180, 360, 8), [5.6, 6], [3, 13], [0, 16.4], [-3, 13], [-5.6, 6]];
  const scaled = (share: number): Point2[] => sole.map(([x, y]): Point2 => [x * share, y * share]);
  const up = turn({ form: 'loft', slot: 'body', sections: [{ z: 1, outline: scaled(0.97) }, { z: 4, outline: scaled(0.9) }, { z: 8, outline: scaled(0.6) }] }, [-90, 0, 0]);
  return madeInCentimetres(turn(group(slab('metal', sole, 1.2), up, sweep('grip', smoothPath([[0, 6, 6], [0, 12, 7], [0, 14, 2], [0, 13.4, -7], [0, 8, -8]], 4), 1.5), spun('dial', [2, 7.6, 2, 9, 0, 9.2], { at: [0, 0, -2.4] }), sweep('cord', smoothPath([[0, 10, 8], [0, 12, 14], [5, 4, 20], [10, 0.6, 16]], 4), 0.5)), [0, 90, 0]), { body: 'plastic #2f7fc8', metal: 'chrome', grip: 'plastic #f4f2ec', dial: 'plastic #f08a2c', cord: 'rubber' });
};

const sewingMachine: Maker = () => {
  const arm: Point2[] = [[-20, 8], [-20, 10], [10, 10], [10, 24], [-14, 24], [-14, 15], [-21, 15], [-21, 29], [-18, 31], [19, 31], [21, 28], [21, 8]];
  return madeInCentimetres([move(box('wood', 48, 4, 22, 0.6), 0, 0, 0), move(box('body', 44, 5, 16, 0.8), 0, 4, 0), move(extrude('body', smoothOutline(arm, 1), 9), 0, 0, 0), rod('metal', [-17.5, 9, 0], [-17.5, 17, 0], 0.4), move(box('metal', 3, 0.8, 4), -17.5, 10, 1), move(box('metal', 9, 0.6, 10), -16, 9, 0), turn(spun('metal', [7, 0, 7.4, 1, 7.4, 2.4, 3, 3, 0, 3.4], { sides: 24 }), [0, 0, -90], [21, 24, 0]), spun('thread', [1.6, 31, 1.6, 35, 0, 35.2], { at: [10, 0, 0] }), rod('metal', [10, 31, 0], [10, 37, 0], 0.3), sweep('thread', [[10, 34, 0], [-6, 33, 2], [-17.5, 30, 5], [-17.5, 11, 1]], 0.14, { sides: 4 }), move(box('gold', 20, 1, 0.4), 0, 27, 4.5), ...[-6, 0, 6].map((x) => turn(slab('gold', ellipse(1.6, 0.8, [0, 0], 12), 0.3), [90, 0, 0], [x, 26, 4.4])), sheet('cloth', [[[-40, 9.6, 6], [-6, 9.6, 6]], [[-40, 9.8, -4], [-6, 9.8, -4]], [[-40, 5, -14], [-6, 5, -14]]], 0.5)], { body: 'paint #1f1f24', wood: 'wood #7a4a28', metal: 'chrome', gold: 'gold', thread: 'fabric #d8303c', cloth: 'fabric #4a8ac8' });
};

const easel: Maker = () => madeInCentimetres([mirror(rod('wood', [28, 0, 14], [5, 168, -8], 2, 6)), rod('wood', [0, 0, -56], [0, 160, -8], 2, 6), move(box('wood', 60, 3.4, 8), 0, 62, 8), turn(group(move(box('canvas', 64, 82, 3), 0, 0, 0), move(box('sky', 58, 76, 0.6), 0, 3, 1.6), move(extrude('hill', [[-29, 3], [29, 3], [29, 20], [10, 34], [-8, 22], [-29, 30]], 0.6), 0, 0, 2), turn(spun('sun', [6, 0, 6, 0.6, 0, 0.6], { sides: 20 }), [90, 0, 0], [14, 58, 1.8]), move(extrude('water', [[-29, 3], [29, 3], [29, 12], [-4, 16], [-29, 9]], 0.8), 0, 0, 2.1)), [-8, 0, 0], [0, 65, 9])], { wood: 'wood #b8844a', canvas: 'canvas #f4efe2', sky: 'paint #8ac4e8', hill: 'paint #5a9a48', water: 'paint #2f6fb0', sun: 'paint #f8c830' });

const palette: Maker = () => {
  const outline = smoothOutline([[-16, -2], [-12, -10], [0, -12], [12, -9], [16, 0], [12, 9], [2, 11], [-4, 6], [-10, 7]], 4);
  const colors = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'white'] as const;
  return madeInCentimetres(turn(group(slab('wood', outline, 0.8, { holes: [ellipse(2, 2.4, [-9, -1], 14)] }), ...colors.map((slot, k) => ball(slot, [2.2, 0.9, 1.9], [-7 + 3.4 * k - 0.02 * k * k, 1, k < 4 ? 8 - 0.3 * k : 7 - 3.6 * (k - 3)], 1)), turn(group(spun('red', [0.3, 0, 0.5, 8, 0.4, 18], { sides: 8 }), spun('white', [0.5, 18, 0.6, 20, 0, 23], { sides: 8 })), [90, 40, 0], [4, 1.8, -4])), [30, 0, 0]), { wood: 'wood #c8955a', red: 'paint #d8242c', orange: 'paint #f0821c', yellow: 'paint #f8d020', green: 'paint #3aa84a', blue: 'paint #2f5fd0', violet: 'paint #7a3ab8', white: 'paint #fbf8f0' });
};

const toothbrush: Maker = () => madeInCentimetres([spun('cup', [3.4, 0, 3.6, 0.3, 4, 10, 3.6, 10, 3.4, 1, 0, 1], { sides: 20 }), ...[['blue', 12, 1.4], ['pink', -14, -1.4]].map(([slot, lean, x]) => turn(group(move(box(String(slot), 1.1, 17, 0.8, 0.3), 0, 0, 0), ...[0, 1, 2, 3, 4].map((k) => move(box('bristle', 1, 0.5, 1.2), 0, 13.6 + 0.7 * k, 0.9))), [0, 0, -Number(lean)], [Number(x), 1, 0])), turn(group(spun('tube', [1.2, 0, 1.2, 1.4, 0, 1.4], { sides: 12 }), { form: 'loft', slot: 'white', sections: [{ z: -1, outline: [[-1.6, 1.4], [1.6, 1.4], [2, 12], [-2, 12]] }, { z: 1, outline: [[-1.6, 1.4], [1.6, 1.4], [2, 12], [-2, 12]] }] }), [88, 30, 0], [8, 1.3, 1])], { cup: 'ceramic #5ab0a8', blue: 'plastic #2f7fd8', pink: 'plastic #e85a8a', bristle: 'plastic #fbfbf8', tube: 'plastic #d8242c', white: 'plastic #f4f4f0' });

const soap: Maker = () => madeInCentimetres([{ form: 'placed', part: spun('dish', [4, 0, 5, 0.4, 8, 1.6, 8.4, 2.2, 7.6, 2, 0, 1], { sides: 24 }), scale: [1, 1, 0.7] }, { form: 'placed', part: sphere('soap', [5.4, 1.8, 3.4], { detail: 3 }), move: [0, 2.8, 0] }, ...[[2, 4.6, 0.4, 1.2], [3.4, 4.4, 0.8, 0.9], [-2.6, 4.4, 1, 1.1], [0.4, 5, -0.4, 0.8], [-4, 3.9, 0.6, 0.8], [1, 4.4, 2.2, 0.7]].map(([x = 0, y = 0, z = 0, r = 1]) => ball('foam', r, [x, y, z], 1))], { soap: 'wax #f4a8c0', dish: 'ceramic #f4f2ec', foam: 'snow' });

const toiletPaper: Maker = () => madeInCentimetres([spun('paper', [2, 0, 5.6, 0, 5.6, 10, 2, 10, 2, 0], { sides: 24 }), spun('core', [1.6, 0.2, 2.1, 0.2, 2.1, 9.8, 1.6, 9.8, 1.6, 0.2], { sides: 16 }), sheet('paper', [[[5.5, 10, 0], [5.5, 0, 0]], [[5.7, 10, 4], [5.7, 0, 4]], [[6.6, 10, 9], [6.6, 0, 9]]], 0.3)], { paper: 'paper #fbf8f2', core: 'paper #b8946a' });

const cutlery: Maker = () => {
  const flat = (outline: readonly Point2[], x: number): Shape => move(slab('metal', outline, 0.4), x, 0.3, 0);
  const handle: readonly Point2[] = [[-0.6, -9], [0.6, -9], [0.5, 0], [-0.5, 0]];
  return madeInCentimetres(turn(group(roundedBlock('cloth', 24, 0.6, 26, 0.6), flat([...handle.slice(0, 2), [0.4, 2], [1.3, 3], [1.4, 9], [0.9, 9], [0.8, 4.4], [0.3, 4.4], [0.25, 9], [-0.25, 9], [-0.3, 4.4], [-0.8, 4.4], [-0.9, 9], [-1.4, 9], [-1.3, 3], [-0.4, 2]], -6), flat([[-0.6, -9], [0.6, -9], [0.6, 0], [1, 1], [1, 7], [0, 10.4], [-0.5, 9], [-0.6, 1]], 0), flat([[-0.6, -9], [0.6, -9], [0.35, 2]], 6), flat(smoothOutline([[0, 1.6], [1.6, 4], [1.7, 7], [0, 9.6], [-1.7, 7], [-1.6, 4]], 3), 6), ball('metal', [1.5, 0.5, 3], [6, 0.7, -5.8])), [40, 0, 0]), { metal: 'chrome', cloth: 'fabric #8a2430' });
};
const spoonOf = (kind: 'spoon' | 'fork' | 'whisk' | 'ladle' | 'spatula'): Maker => () => {
  const heads: Readonly<Record<string, Shape>> = {
    spoon: { form: 'placed', part: sphere('metal', [2.6, 3.8, 1.1], { detail: 3 }), move: [0, 21, 0.4] },
    fork: group(move(extrude('metal', smoothOutline([[-0.6, 0], [0.6, 0], [2.2, 2.6], [2.2, 4], [-2.2, 4], [-2.2, 2.6]], 2), 0.6), 0, 15, 0), ...[-1.8, -0.6, 0.6, 1.8].map((x) => rod('metal', [x, 18, 0], [x * 1.05, 24.6, 0.5], 0.35, 6))),
    whisk: group(...[0, 30, 60, 90, 120, 150].map((a) => turn(sweep('metal', smoothPath([[0.4, 14, 0], [3.4, 20, 0], [3.2, 25, 0], [0, 27.4, 0], [-3.2, 25, 0], [-3.4, 20, 0], [-0.4, 14, 0]], 3), 0.18, { sides: 5 }), [0, a, 0]))),
    ladle: turn(spun('metal', [0, 0, 3, 0.8, 4.4, 3, 4.6, 4.4, 4.2, 4.4, 3.8, 3, 0, 1]), [0, 0, 0], [0, -3, 4]),
    spatula: group(move(extrude('metal', roundedRectangle(7, 9, 1), 0.4, { holes: [-2, 0, 2].map((x) => roundedRectangle(0.8, 5, 0.3, [x, 0])) }), 0, 20, 0)),
  };
  const grip = kind === 'ladle' ? sweep('metal', smoothPath([[0, 1, 0.4], [0, 10, 0], [0, 24, 0], [0, 27, 1.6], [0, 25.4, 2.6]], 3), 0.5) : spun('metal', [0.9, 0, 1, 0.6, 0.7, 7, 0.5, 13, 0.45, 18], { sides: 8 });
  return madeInCentimetres(group(heads[kind] as Shape, grip), { metal: kind === 'spatula' ? 'metal #6c7278' : 'chrome #8f979f' });
};

const cuttingBoard: Maker = () => madeInCentimetres(turn(group(slab('wood', [...roundedRectangle(36, 24, 3)], 2, { holes: [ellipse(1.6, 1.6, [15, 0], 12)] }), turn(group(slab('metal', [[0, -2.2], [18, -2.2], [14, 1.4], [0, 2.2]], 0.4), move(box('dark', 11, 1.8, 2.6, 0.4), -5.4, -0.6, 0)), [0, 28, 0], [-4, 2.2, 2]), ...[0, 1, 2, 3].map((k) => turn(spun('red', [2.6, 0, 2.6, 0.6, 0, 0.6], { sides: 14 }), [18, 30 * k, 0], [6 + 2.2 * k, 2.4, -5 + 0.6 * k])), ball('red', [2.8, 2.6, 2.8], [0, 4.4, -7])), [0, 0, 0]), { wood: 'wood #c8955a', metal: 'chrome', dark: 'rubber', red: 'fruit #d42a1c' });

const mirrorHand: Maker = () => madeInCentimetres(turn(group({ form: 'placed', part: turn(spun('gold', [6.6, -0.6, 7.2, 0, 6.6, 0.6, 6, 0.6], { sides: 28 }), [90, 0, 0]), move: [0, 20, 0], scale: [1, 1.2, 1] }, { form: 'placed', part: turn(spun('glass', [6, 0.4, 5.9, 0.8, 0, 0.8], { sides: 28 }), [90, 0, 0]), move: [0, 20, 0], scale: [1, 1.2, 1] }, spun('gold', [1.4, 0, 1, 2, 0.8, 6, 1.2, 9, 0.9, 12, 1.6, 13], { curve: true, sides: 10 }), ball('gold', 1.4, [0, 0, 0], 1), ball('gem', 1.1, [0, 29, 0.6], 1), ...[-1, 1].map((side) => sweep('gold', smoothPath([[side * 1, 12, 0], [side * 4, 12.4, 0], [side * 5, 14.6, 0], [side * 3.4, 14.4, 0]], 3), 0.6))), [-10, 0, 0]), { gold: 'gold #d8a840', glass: 'glass #d4ecf4', gem: 'crystal #d8283c' });

const KINDS: Readonly<Record<HouseholdSpec['kind'], Maker>> = { ...CLOTHES, pillow, cushion, blanket, towels, umbrella, parasol, 'alarm-clock': alarmClock, camera, 'tripod-camera': cameraTripod, 'film-camera': filmCamera, smartphone, 'rotary-phone': rotaryPhone, vacuum, iron, 'sewing-machine': sewingMachine, easel, palette, toothbrush, soap, 'toilet-paper': toiletPaper, cutlery, spoon: spoonOf('spoon'), fork: spoonOf('fork'), whisk: spoonOf('whisk'), ladle: spoonOf('ladle'), spatula: spoonOf('spatula'), 'cutting-board': cuttingBoard, 'hand-mirror': mirrorHand };

/** Household goods and clothes of a fixed kind. */
export const generateHousehold: Generator<HouseholdSpec> = ({ kind }, context) => KINDS[kind](context);
