import type { Generator, InstrumentSpec } from '@diorama/catalogue';
import { array, box, extrude, group, mirror, move, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, board, madeInCentimetres, slab, spun } from '../geometry/bodies.js';
import type { Maker } from '../geometry/maker.js';
import { arcPoints, ellipse, smoothLine } from '../geometry/outlines.js';
import { smoothPath } from '../geometry/paths.js';
import { DRUMS } from './drums.js';
import { WINDS } from './winds.js';

/** White and black keys along x from the left, centred; the front of the keys at z = 0. */
const keyboard = (count: number, width: number, length: number): Shape =>
  group(
    ...Array.from({ length: count }, (_, k) => move(box('ivory', width * 0.92, 1.6, length), (k - (count - 1) / 2) * width, 0, -length / 2)),
    ...Array.from({ length: count - 1 }, (_, k) => k).filter((k) => ![2, 6].includes(k % 7)).map((k) => move(box('ebony', width * 0.55, 1.4, length * 0.62), (k - count / 2 + 1) * width, 1.2, -length * 0.68)),
  );
const pedals = (z: number): Shape => group(...[-6, 0, 6].map((x) => move(box('gold', 2.6, 1.4, 8, 0.4), x, 4, z)));

const piano: Maker = () =>
  madeInCentimetres([move(box('case', 148, 118, 30, 0.6), 0, 0, -14), move(box('case', 152, 4, 36, 0.8), 0, 117, -12), move(box('case', 148, 8, 32, 0.8), 0, 62, 14), move(keyboard(35, 3.8, 16), 0, 70, 28.6), mirror(move(box('case', 7, 10, 30, 0.8), 70.5, 68, 14)), mirror(move(box('case', 6, 62, 7, 0.8), 68, 0, 24)), turn(box('case', 100, 2, 5), [0, 0, 0], [0, 84, 3]), turn(box('paper', 34, 24, 0.8), [-12, 0, 0], [0, 86, 5]), ...[0, 1, 2, 3, 4].map((k) => turn(box('ink', 28, 0.6, 0.4), [-12, 0, 0], [0, 90 + 4 * k, 4.6 - 0.85 * k])), pedals(4), mirror(move(box('panel', 56, 46, 0.8, 0.3), 34, 10, 1.2)), mirror(move(box('panel', 60, 22, 0.8, 0.3), 34, 88, 1.2))], { case: 'wood #4a2416', panel: 'wood #6a3620', ivory: 'ceramic #f6f2e6', ebony: 'rubber #141416', gold: 'brass', paper: 'paper', ink: 'paint #4a4a50' }, { offers: [{ kind: 'top', height: 1.21, size: [1.4, 0.3] }] });

const grandPiano: Maker = () => {
  const outline: Point2[] = [[-72, -60], [72, -60], ...smoothLine([[72, -20], [66, 20], [40, 50], [20, 82], [-10, 104], [-48, 108], [-70, 88], [-72, 40]], 3)];
  const lid = outline.filter(([, y]) => y > -40);
  return madeInCentimetres([slab('case', outline, 28, { at: [0, 66, 0] }), slab('inside', outline.map(([x, y]): Point2 => [0.94 * x, 0.94 * y + 2]).filter(([, y]) => y > -34), 1, { at: [0, 93.6, 0] }), turn(slab('case', lid.map(([x, y]): Point2 => [x + 72, y]), 3), [0, 0, 33], [-72, 96, 0]), move(box('case', 146, 3, 26), 0, 66, 60), move(keyboard(35, 3.8, 16), 0, 76, 74), move(box('case', 134, 9, 24), 0, 67, 64), mirror(move(box('case', 7, 18, 26, 0.8), 70, 67, 62)), move(box('case', 90, 22, 2), 0, 94, 30), rod('case', [46, 94, -10], [52, 176, -8], 1.4, 6), ...[[-60, 46], [60, 46], [-30, -88]].map(([x = 0, z = 0]) => group(spun('case', [5.4, 6, 7, 62, 8, 66], { sides: 12, at: [x, 0, z] }), turn(spun('gold', [3.4, -2, 3.4, 2], { sides: 12 }), [0, 0, 90], [x, 3.4, z]))), move(pedals(52), 0, 2, 0), mirror(rod('case', [5, 8, 46], [8, 66, 46], 1.2)), move(box('case', 20, 4, 6), 0, 5, 46), ...Array.from({ length: 12 }, (_, k) => rod('gold', [-50 + 8 * k, 95.4, 20], [-56 + 5.4 * k, 95.4, -90 + 7 * Math.abs(k - 2)], 0.3, 4)), turn(box('paper', 40, 26, 0.8), [-16, 0, 0], [0, 97, 34])], { case: 'paint #17171a', inside: 'gold #b88a3c', ivory: 'ceramic #f6f2e6', ebony: 'rubber #0e0e10', gold: 'brass', paper: 'paper' });
};

const synthesizer: Maker = () =>
  madeInCentimetres([...[1, -1].map((side) => rod('metal', [-34 * side, 0, 0], [34 * side, 70, 0], 1.8, 8)), ...[-34, 34].map((x) => rod('metal', [x, 0, -16], [x, 0, 16], 1.8, 8)), mirror(rod('metal', [34, 70, -12], [34, 70, 12], 1.8, 8)), move(box('case', 104, 8, 32, 1), 0, 71, 0), move(keyboard(26, 3.8, 15), 0, 76, 16.2), move(box('screen', 18, 0.8, 6), 0, 78.6, -8), ...[-40, -34, -28, -22, 22, 28, 34, 40].map((x) => spun('metal', [1.6, 78, 1.5, 80.4, 0, 80.4], { sides: 10, at: [x, 0, -8] }))], { case: 'plastic #26262c', ivory: 'ceramic #f6f2e6', ebony: 'rubber #0e0e10', metal: 'chrome', screen: 'screen' });

const harp: Maker = () => {
  const neckPath = smoothPath([[-34, 104, 0], [-24, 122, 0], [-6, 118, 0], [12, 126, 0], [30, 148, 0], [36, 158, 0]], 4);
  const strings = Array.from({ length: 18 }, (_, k): Shape => {
    const share = (k + 1) / 19;
    const [x, y] = neckPath[Math.floor(share * (neckPath.length - 4)) + 1] ?? [0, 0, 0];
    return rod(k % 7 === 0 ? 'red' : 'string', [x, y, 0], [x + 3 - 2 * share, 24 + 74 * Math.max(0, 1 - (x + 34) / 66) ** 1.2, 0], 0.28, 4);
  });
  return madeInCentimetres([spun('gold', [3.4, 8, 2.6, 20, 2.6, 140, 4, 150, 5.6, 154, 3, 160, 0, 164], { sides: 14, at: [34, 0, 0] }), sweep('gold', neckPath, 3.4, { sides: 8 }), sweep('wood', [[34, 14, 0], [10, 34, 0], [-16, 70, 0], [-36, 106, 0]], [9, 8, 6, 3.6], { sides: 8 }), move(box('gold', 34, 9, 30, 2), 24, 0, 0), ...strings, turn(torus('gold', 4, 1.4, 14), [90, 0, 0], [36, 162, 0]), ball('gold', 3, [-36, 106, 0])], { gold: 'gold #d8a840', wood: 'wood #8a5428', string: 'silver', red: 'paint #c82c30' });
};

const accordion: Maker = () => {
  const folds = Array.from({ length: 11 }, (_, k) => move(box(k % 2 === 0 ? 'bellows' : 'fold', 2, 30 - (k % 2) * 2.4, 17 - (k % 2) * 2), -10 + 2 * k, 1 + (k % 2) * 1.2, 0));
  const keys = Array.from({ length: 14 }, (_, k) => move(box('ivory', 7, 2, 1.6), 21.4, 2 + 2.2 * k, 6.4));
  const dark = Array.from({ length: 13 }, (_, k) => k).filter((k) => ![2, 6].includes(k % 7)).map((k) => move(box('ebony', 4, 1.1, 1.6), 20, 3.4 + 2.2 * k, 7));
  return madeInCentimetres([...folds, move(box('case', 10, 34, 20, 1.4), 16, 0, 0), move(box('case', 10, 32, 20, 1.4), -16, 0.6, 0), ...keys, ...dark, ...Array.from({ length: 24 }, (_, k) => ball('ivory', 0.8, [-18 + 2.6 * (k % 3), 4 + 3.4 * Math.floor(k / 3), 10.2], 0)), ...[8, 16, 24].map((y) => move(box('gold', 5, 1.4, 0.8), 13.6, y, 10)), sweep('strap', smoothPath([[14, 33, -8], [12, 24, -15], [14, 4, -8]], 4), 1.2)], { case: 'paint #b01c2c', bellows: 'leather #26262a', fold: 'paint #d8b050', ivory: 'ceramic #f6f2e6', ebony: 'rubber #0e0e10', gold: 'gold', strap: 'leather #3a2018' });
};

const gramophone: Maker = () => {
  const horn = spun('horn', [2, 0, 2.4, 8, 4, 18, 8, 28, 15, 36, 25, 41, 24.4, 41.4, 14, 37, 6.6, 29, 2.6, 18, 0, 16], { sides: 16 });
  return madeInCentimetres([move(box('wood', 40, 16, 40, 1), 0, 2, 0), move(box('wood', 44, 3, 44, 1), 0, 0, 0), move(box('wood', 43, 2, 43, 0.6), 0, 17.4, 0), spun('disc', [15, 19.4, 15, 20.4, 5, 20.5, 5, 20.5, 0, 20.5], { sides: 28 }), spun('label', [5, 20.4, 5, 20.8, 1, 20.9, 0.6, 22, 0, 22], { sides: 18 }), ...[8, 11, 13.4].map((radius) => move(torus('groove', radius, 0.12, 28), 0, 20.5, 0)), sweep('gold', smoothPath([[0, 24, 12], [0, 26, 4], [0, 30, -14], [0, 42, -20], [0, 50, -14]], 4), [1.2, 1.2, 1.3, 1.4, 1.4, 1.5, 1.6, 1.6, 1.7, 1.8, 1.8, 1.9, 2, 2, 2.1, 2.1, 2.2]), turn(horn, [52, 0, 0], [0, 49, -15]), spun('gold', [1.6, 0, 1.8, 4, 0, 4.2], { at: [0, 20.4, 11], sides: 10 }), sweep('gold', [[20, 10, 0], [25, 10, 0], [25, 4, 0], [29, 4, 0]], 0.7)], { wood: 'wood #6a3418', horn: 'brass', gold: 'brass #a8863c', disc: 'rubber #17171a', groove: 'rubber #2c2c30', label: 'paint #b8242c' });
};

const microphone: Maker = () =>
  madeInCentimetres([spun('metal', [16, 0, 16, 1.6, 4, 3, 1.2, 4, 1.2, 90, 1.6, 90, 1.6, 96, 0.8, 96, 0.8, 144, 0, 144], { sides: 18 }), turn(group(spun('dark', [1.6, 0, 2, 4, 2.5, 13, 2.7, 14], { sides: 16 }), spun('ring', [2.9, 13.6, 3.2, 14, 3.2, 15.4, 2.9, 15.6], { sides: 16 }), ball('grille', 3.8, [0, 18, 0])), [24, 0, 0], [0, 142, -1]), move(torus('dark', 2, 0.8, 14), 0, 145, 0), sweep('dark', smoothPath([[0, 142, -1], [-3, 120, -3], [2, 80, -3], [-3, 30, -4], [6, 1, -12]], 3), 0.5)], { dark: 'rubber #26262a', metal: 'metal #5c6068', ring: 'chrome', grille: 'metal #a4a8ac' });

const vintageMic: Maker = () => madeInCentimetres([spun('metal', [6, 0, 6, 1, 2, 2.4, 0.8, 4, 0.8, 14], { sides: 18 }), turn(group({ form: 'placed', part: spun('metal', [0, 0, 3.4, 0.6, 5, 3, 5.4, 8, 5, 13, 3.4, 15.4, 0, 16], { curve: true }), scale: [1, 1, 0.8] }, ...[-3, -1.5, 0, 1.5, 3].map((x) => move(box('dark', 0.7, 11, 1), x, 2.6, 3.9 - 0.09 * x * x)), move(box('metal', 10.6, 1.6, 5, 0.4), 0, 7.2, 2)), [-14, 0, 0], [0, 13, 0])], { metal: 'chrome', dark: 'rubber #26262a' });

const xylophone: Maker = () => {
  const slots = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'violet', 'pink'] as const;
  return madeInCentimetres([...slots.map((slot, k) => group(move(box(slot, 4.4, 1.4, 25 - 1.7 * k, 0.4), -19 + 5.4 * k, 5, 0), ...[0.34, -0.34].map((share) => spun('metal', [0.5, 6.3, 0.5, 6.9, 0, 7], { at: [-19 + 5.4 * k, 0, share * (25 - 1.7 * k)], sides: 8 })))), ...[1, -1].map((side) => sweep('wood', [[-23, 3.4, side * 9], [23, 3.4, side * 5]], 1.8, { sides: 4 })), move(box('wood', 2, 4, 19), -21.4, 1, 0), move(box('wood', 2, 4, 12), 21.4, 1, 0), ...[0, 1].map((k) => group(rod('wood', [-16 + 6 * k, 7.4, 16], [12 + 5 * k, 8.6, -2 + 3 * k], 0.4, 6), ball('red', 1.6, [12 + 5 * k, 8.8, -2 + 3 * k], 1)))], { wood: 'wood #c8955a', metal: 'chrome', red: 'paint #d8342c', orange: 'paint #f08a2c', yellow: 'paint #f4d030', green: 'paint #4ab84a', cyan: 'paint #3ac0c8', blue: 'paint #2f6fd0', violet: 'paint #7a4ab8', pink: 'paint #e86aa8' });
};

const bell: Maker = () =>
  madeInCentimetres([spun('bronze', [25, 0, 26, 1, 24, 5, 18, 14, 15, 28, 13.6, 38, 9, 43, 0, 44], { curve: true, sides: 26 }), spun('band', [17.4, 16, 18.4, 16, 17, 19, 16.6, 19]), spun('band', [14.6, 34, 15.2, 34, 14.6, 36.4, 14, 36.4]), spun('iron', [3, -4, 4.6, -2, 4, 2, 1.2, 4, 1.2, 20], { sides: 12 }), ...[0, 90].map((angle) => turn(torus('iron', 4.4, 1.2, 14), [90, angle, 0], [0, 46, 0])), mirror(group(move(box('wood', 7, 66, 9, 0.6), 34, -8, 0), move(box('wood', 9, 6, 40, 0.8), 34, -10, 0), rod('wood', [34, 6, 14], [34, 24, 0], 2.2, 6), rod('wood', [34, 6, -14], [34, 24, 0], 2.2, 6))), move(box('wood', 84, 8, 10, 0.8), 0, 50, 0), sweep('rope', smoothPath([[2, -4, 0], [3, -8, 1], [1, -10, 2]], 3), 0.7)], { bronze: 'bronze #b8863c', band: 'bronze', iron: 'iron', wood: 'wood #5a3820', rope: 'rope' });

const gong: Maker = () =>
  madeInCentimetres([turn(spun('bronze', [36, -2, 37, 0, 36, 2, 31, 2.4, 30, 1.6, 14, 2, 12, 4, 6, 6, 0, 6.4], { sides: 32 }), [90, 0, 0], [0, 62, 0]), mirror(group(move(box('wood', 6, 118, 6, 0.6), 50, 0, 0), move(box('wood', 9, 6, 44, 0.8), 50, 0, 0))), move(box('wood', 124, 7, 7, 0.8), 0, 112, 0), move(box('wood', 98, 5, 5, 0.6), 0, 12, 0), mirror(rod('rope', [14, 96, 0], [14, 112, 0], 0.8)), mirror(turn(box('gold', 10, 5, 9, 0.6), [0, 0, 20], [62, 111, 0])), turn(group(rod('wood', [0, 0, 0], [0, 40, 0], 1.2), ball('red', [4.4, 6, 4.4], [0, 42, 0])), [-12, 0, 16], [32, 0, 14])], { bronze: 'gold #c8963c', wood: 'wood #8a1f1c', rope: 'rope', gold: 'gold', red: 'fabric #e8dcc0' });

const musicNote: Maker = () => madeInCentimetres([...[-7, 7].map((x) => turn({ form: 'placed', part: ball('note', [4.4, 3.4, 2], [0, 0, 0]) }, [0, 0, 22], [x, 3.8 + (x > 0 ? 2 : 0), 0])), rod('note', [-3.4, 4, 0], [-3.4, 26, 0], 0.8), rod('note', [10.6, 6, 0], [10.6, 28, 0], 0.8), extrude('note', [[-4.2, 22], [11.4, 24.4], [11.4, 29], [-4.2, 26.6]], 2)], { note: 'plastic #1f1f24' });

const boombox: Maker = () => madeInCentimetres([move(board('body', 58, 28, 14, 3), 0, 0, 0), ...[-18, 18].flatMap((x) => [turn(spun('ring', [10, 0, 10, 0.8, 8.8, 1.2, 8.4, 0.4], { sides: 24 }), [90, 0, 0], [x, 12, 7]), turn(spun('cone', [8.6, 0, 8.4, 0.5, 3, -0.2, 2.6, 1.2, 0, 1.6], { sides: 20 }), [90, 0, 0], [x, 12, 7])]), move(box('window', 14, 8, 1, 0.4), 0, 6, 7), mirror(turn(spun('ring', [1.8, 0, 1.8, 0.5], { sides: 12 }), [90, 0, 0], [3.4, 10, 7.4])), move(box('dial', 44, 3, 0.8), 0, 23, 7), ...[-8, -4, 0, 4, 8].map((x) => move(box('ring', 2.8, 1.4, 2, 0.3), x, 17, 7)), sweep('ring', [[-24, 26, 0], [-24, 35, 0], [24, 35, 0], [24, 26, 0]], 1.2), rod('ring', [20, 28, -5], [34, 52, -5], 0.4)], { body: 'plastic #2f3238', ring: 'chrome', cone: 'rubber #17171a', window: 'glass #5a6a74', dial: 'screen #e8a030' });

const radio: Maker = () => madeInCentimetres([move(board('wood', 34, 22, 14, 4), 0, 1, 0), turn(slab('cloth', ellipse(7.4, 7.4, [0, 0], 24), 0.8), [90, 0, 0], [-8, 12, 6.8]), ...[-4, -2, 0, 2, 4].map((x) => move(box('gold', 0.5, 13, 0.6), -8 + x, 5.4, 7.5)), move(box('dial', 12, 6, 0.8, 0.3), 8, 12, 7), move(box('needle', 0.4, 5, 0.4), 9.4, 12.4, 7.7), ...[4, 12].map((x) => turn(spun('gold', [1.8, 0, 1.6, 1.6, 0, 1.6], { sides: 12 }), [90, 0, 0], [x, 6, 7])), mirror(move(box('wood', 3, 1.4, 12), 13, 0, 0))], { wood: 'wood #7a4424', cloth: 'fabric #b89868', gold: 'brass', dial: 'lamp #f4e0a0', needle: 'paint #c82424' });

const headphones: Maker = () => madeInCentimetres([sweep('body', arcPoints([0, 9], [9, 10.4], -6, 186, 16).map(([x, y]): Vec3 => [x, y, 0]), 0.9), sweep('pad', arcPoints([0, 9], [8.4, 9.8], 40, 140, 10).map(([x, y]): Vec3 => [x, y, 0]), 1.4), mirror(group(turn(spun('body', [4, 0, 4.2, 0.6, 3.6, 2.4, 0, 2.8], { sides: 20 }), [0, 0, -90], [8.6, 6, 0]), turn(torus('pad', 3, 1.3, 18), [0, 0, 90], [7.8, 6, 0])))], { body: 'plastic #d8343c', pad: 'leather #26262a' });

const harmonica: Maker = () => madeInCentimetres([{ form: 'placed', part: group(move(box('metal', 12, 0.9, 3, 0.3), 0, 1.9, 0), move(box('metal', 12, 0.9, 3, 0.3), 0, 0, 0), move(box('wood', 11.6, 1.2, 2.8), 0, 0.8, 0), array(move(box('dark', 0.7, 0.8, 0.3), -4.5, 1, 1.36), 10, [1, 0, 0])), turn: [14, 0, 0] }], { metal: 'chrome', wood: 'wood #8a5428', dark: 'rubber' });

const musicStand: Maker = () => madeInCentimetres([...[0, 120, 240].map((angle) => turn(sweep('metal', smoothPath([[0, 20, 0], [0, 12, 14], [0, 1, 26]], 3), 1), [0, angle, 0])), rod('metal', [0, 12, 0], [0, 112, 0], 1.2), turn(group(board('metal', 52, 34, 1, 2), move(box('metal', 52, 1.4, 6), 0, 0, 2.6), ...[-11.4, 11.4].map((x) => move(box('paper', 21, 29, 0.4), x, 1.4, 0.9)), ...[0, 1, 2, 3, 4, 5].map((k) => mirror(move(box('ink', 17, 0.5, 0.2), 11.4, 5 + 4 * k, 1.2)))), [-20, 0, 0], [0, 104, 2])], { metal: 'iron #2c2c30', paper: 'paper', ink: 'paint #4a4a50' });

const KINDS: Readonly<Record<InstrumentSpec['kind'], Maker>> = { ...DRUMS, ...WINDS, piano, 'grand-piano': grandPiano, synthesizer, harp, accordion, gramophone, microphone, 'vintage-microphone': vintageMic, xylophone, bell, gong, 'music-note': musicNote, boombox, radio, headphones, harmonica, 'music-stand': musicStand };

/** Musical instruments of a fixed kind. */
export const generateInstrument: Generator<InstrumentSpec> = ({ kind }, context) => KINDS[kind](context);
