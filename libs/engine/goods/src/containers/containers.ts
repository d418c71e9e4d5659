import type { ContainerSpec, Generator } from '@diorama/catalogue';
import { box, extrude, group, implicit, mirror, move, radial, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, board, discPoints, madeInCentimetres, roundedBlock, slab, spun } from '../geometry/bodies.js';
import type { Maker } from '../geometry/maker.js';
import { arcPoints, ellipse, roundedRectangle } from '../geometry/outlines.js';
import { circlePath, smoothPath } from '../geometry/paths.js';
import { coin, cutGem } from '../relics/treasures.js';
import { BAGS } from './bags.js';

const metres = (height: number, width: number, depth: number) => ({ offers: [{ kind: 'top' as const, height: height / 100, size: [width / 100, depth / 100] as const }] });

const cardboardBox: Maker = ({ variant }) => {
  const wall = (w: number, x: number, z: number, turned: number): Shape => turn(box('card', w, 30, 0.6), [0, turned, 0], [x, 0, z]);
  const flap = (w: number, depth: number, tilt: number, to: Vec3, yaw: number): Shape => turn(move(box('inner', w, 0.5, depth), 0, 0, depth / 2), [tilt, yaw, 0], to);
  const body = group(box('card', 44, 1, 34), wall(44, 0, 17, 0), wall(44, 0, -17, 0), wall(34, 22, 0, 90), wall(34, -22, 0, 90));
  if (variant === 1) return madeInCentimetres([box('card', 44, 30, 34), move(box('tape', 44.3, 0.3, 5), 0, 29.9, 0), mirror(move(box('tape', 0.3, 9, 5), 22.1, 21.2, 0))], { card: 'paper #b88a54', tape: 'plastic #d8bc88' }, metres(30, 44, 34));
  return madeInCentimetres([body, flap(43, 16, 28, [0, 30, 17], 0), flap(43, 16, 40, [0, 30, -17], 180), flap(33, 16, 34, [22, 30, 0], 90), flap(33, 16, 22, [-22, 30, 0], -90), move(box('mark', 7, 9, 0.3), 14, 5, 17.3), move(box('tape', 5, 12, 0.3), 0, 18, 17.3)], { card: 'paper #b88a54', inner: 'paper #c89c64', mark: 'paper #6a4a28', tape: 'plastic #d8bc88' });
};

const woodenBox: Maker = () => {
  const slat = (y: number): Shape => group(...[0, 1].map((k) => mirror(move(box('wood', k === 0 ? 40 : 2, 7, k === 0 ? 2 : 30), k === 0 ? 0 : 19, y, k === 0 ? 14 : 0), k === 0 ? 'z' : 'x')));
  return madeInCentimetres([slat(1), slat(9.4), slat(17.8), move(box('wood', 40, 1.6, 30), 0, 0, 0), ...[1, -1].flatMap((x) => [1, -1].map((z) => move(box('post', 3, 26, 3), 18.4 * x, 0, 13.6 * z)))], { wood: 'planks #b08a54', post: 'wood #8a6238' });
};

const fruitCrate: Maker = () => {
  const slat = (y: number): Shape => group(mirror(move(box('wood', 50, 6, 1.2), 0, y, 15.6), 'z'), mirror(move(box('wood', 1.2, 6, 31), 24.6, y, 0)));
  const apples = discPoints(20, 17).map(([x, z], k) => ball(k % 3 === 0 ? 'green' : 'red', [4, 3.8, 4], [1.35 * x, 17 + 2 * (k % 2), 0.76 * z], 1));
  return madeInCentimetres([slat(1), slat(9), slat(16), move(box('wood', 49, 14, 30), 0, 1, 0), ...[1, -1].flatMap((x) => [1, -1].map((z) => move(box('wood', 3, 24, 3), 23 * x, 0, 14 * z))), ...apples], { wood: 'planks #c89c60', red: 'fruit #c8241e', green: 'fruit #8ab83a' });
};

const bottleCrate: Maker = () => {
  const bottle = spun('glass', [3.2, 2, 3.2, 17, 1.4, 21, 1.2, 26, 1.6, 26, 1.6, 27.4, 0, 27.5], { sides: 10 });
  return madeInCentimetres([mirror(move(board('crate', 40, 20, 1.4, 1), 0, 0, 14.4), 'z'), mirror(turn(extrude('crate', roundedRectangle(29, 24, 2, [0, 12]), 1.4, { holes: [roundedRectangle(11, 4, 1.8, [0, 19.4])] }), [0, 90, 0], [19.6, 0, 0])), box('crate', 40, 2, 29), ...Array.from({ length: 12 }, (_, k) => move(bottle, 8.8 * ((k % 4) - 1.5), 0, 8.8 * (Math.floor(k / 4) - 1))), ...[-8.8, 0, 8.8].map((x) => move(box('crate', 0.7, 11, 28), x, 2, 0))], { crate: 'plastic #c82a2a', glass: 'glass #5a3414' });
};

const chestBody = (): Shape[] => [
  move(box('wood', 70, 30, 44, 1), 0, 2, 0), ...[-30, 0, 30].map((x) => move(box('metal', 5, 32, 46, 0.6), x, 1, 0)), move(box('metal', 72, 4, 46, 0.6), 0, 29, 0), move(box('metal', 72, 4, 46, 0.6), 0, 0, 0), mirror(turn(torus('metal', 4, 0.9, 14), [0, 0, 90], [36.6, 18, 0])),
];
const chestLid = (): Shape => {
  const arch: Point2[] = [...arcPoints([0, 0], [22, 14], 0, 180, 12)];
  return group(turn(extrude('wood', arch, 70), [0, 90, 0]), ...[-30, 0, 30].map((x) => turn(extrude('metal', arch.map(([a, b]): Point2 => [a * 1.04, b * 1.06]), 5), [0, 90, 0], [x, 0, 0])), move(box('metal', 72, 2.4, 46, 0.4), 0, -0.6, 0));
};
const lock: Shape = group(move(box('gold', 9, 11, 2, 0.5), 0, 24, 23), turn(slab('dark', ellipse(1.2, 1.2, [0, 0], 12), 0.5), [90, 0, 0], [0, 30.6, 24]), move(box('dark', 1, 3.4, 0.5), 0, 27, 24.2));
const CHEST = { wood: 'planks #7a4a28', metal: 'brass #b8924a', gold: 'gold', dark: 'rubber #1c1814' } as const;

const treasureChest: Maker = ({ random }) => {
  const gold = Array.from({ length: 56 }, (_, k): Shape => {
    const [x, z] = discPoints(56, 1)[k] as [number, number];
    return turn(coin(2.6), [random.range(-36, 36), random.range(0, 180), random.range(-36, 36)], [30 * x, 33 + 7 * (1 - x * x - z * z), 18 * z]);
  });
  const stones = [[-16, 8, 'red'], [6, 10, 'green'], [19, 4, 'blue']].map(([x, z, slot]) => turn(cutGem(String(slot), 3.4), [50, 20, 30], [Number(x), 37, Number(z)]));
  return madeInCentimetres([...chestBody(), turn(chestLid(), [-72, 0, 0], [0, 33, -22]), move({ form: 'placed', part: { form: 'sphere', radii: [32, 8, 19], slot: 'gold' } }, 0, 31, 0), ...gold, ...stones, lock, turn(spun('gold', [3, 0, 3, 0.6, 0.8, 1.6, 0.8, 4, 3.4, 6, 3.8, 10, 3.4, 10, 0, 6]), [0, 0, -20], [22, 36, -4])], { ...CHEST, red: 'crystal #e0203c', green: 'crystal #20b85a', blue: 'crystal #2a6ae8' });
};

const chest: Maker = () => madeInCentimetres([...chestBody(), move(chestLid(), 0, 33, 0), move(lock, 0, 1, 0)], CHEST);

const toolbox: Maker = () =>
  madeInCentimetres([roundedBlock('body', 46, 18, 22, 1.6), move(turn(extrude('body', [[-11, 0], [11, 0], [6, 7], [-6, 7]], 45), [0, 90, 0]), 0, 18, 0), move(box('trim', 46.6, 1.6, 22.6), 0, 17.2, 0), sweep('grip', smoothPath([[-10, 24, 0], [-10, 30, 0], [10, 30, 0], [10, 24, 0]], 2), 1.2), ...[-14, 14].map((x) => group(move(box('metal', 4, 7, 1, 0.3), x, 14, 11.2), move(box('metal', 5, 2, 1.6, 0.3), x, 16.4, 11.4)))], { body: 'paint #c82c24', trim: 'paint #8a1c18', grip: 'rubber', metal: 'chrome' });

const suitcase: Maker = () =>
  madeInCentimetres([move(board('body', 46, 62, 24, 5), 0, 4, 0), ...[-15, -5, 5, 15].map((x) => move(board('rib', 4, 52, 25.4, 2), x, 9, 0)), move(box('dark', 46.8, 1.4, 24.4), 0, 34, 0), ...[1, -1].flatMap((x) => [1, -1].map((z) => turn(spun('dark', [2.6, -1.4, 2.6, 1.4], { sides: 12 }), [0, 0, 90], [18 * x, 2.6, 8 * z]))), mirror(rod('metal', [8, 62, -6], [8, 98, -6], 0.9)), rod('dark', [-9.6, 98, -6], [9.6, 98, -6], 1.7), sweep('dark', smoothPath([[-7, 66, 4], [-6, 69.6, 4], [6, 69.6, 4], [7, 66, 4]], 2), 1)], { body: 'plastic #2a7a9a', rib: 'plastic #3a8eae', dark: 'rubber', metal: 'chrome' });

const vintageCase: Maker = () =>
  madeInCentimetres([move(board('body', 60, 40, 18, 3), 0, 0, 0), move(box('trim', 60.8, 1.6, 18.8), 0, 27, 0), ...[-18, 18].flatMap((x) => [move(box('strap', 4, 41, 19.4, 0.4), x, -0.4, 0), move(box('metal', 5.4, 5, 1.4, 0.3), x, 24, 9.6)]), ...[1, -1].flatMap((x) => [0, 1].map((y) => move(box('strap', 7, 7, 19, 0.8), 27 * x, y * 33.4 - 0.2, 0))), sweep('strap', smoothPath([[-8, 40, 0], [-7, 45, 0], [7, 45, 0], [8, 40, 0]], 2), 1.1)], { body: 'leather #8a5a34', trim: 'leather #4a2c18', strap: 'leather #5a3820', metal: 'brass' });

const briefcase: Maker = () => madeInCentimetres([board('body', 44, 31, 10, 2), move(box('metal', 44.6, 1, 10.5), 0, 20, 0), ...[-13, 13].map((x) => move(box('metal', 4, 4, 1, 0.2), x, 18.6, 5.2)), sweep('grip', smoothPath([[-7, 31, 0], [-6.4, 35.4, 0], [6.4, 35.4, 0], [7, 31, 0]], 2), 1)], { body: 'leather #2a2422', metal: 'gold #c8a048', grip: 'leather #2a2422' });

const jerrycan: Maker = () => {
  const side: Point2[] = [[-17, 0], [17, 0], [17, 34], [9, 42], [-11, 42], [-17, 37]];
  const cross = [40, -40].map((angle) => turn(box('body', 2, 34, 1.6, 0.4), [0, 0, angle], [angle > 0 ? 11 : -11, 6, 8.4]));
  return madeInCentimetres([extrude('body', side, 16), ...cross, ...cross.map((part) => turn(part, [0, 180, 0])), ...[-4.4, 0, 4.4].map((z) => sweep('body', smoothPath([[-8, 41, z], [-8, 46.4, z], [6, 46.4, z], [6, 41, z]], 2), 0.9)), turn(spun('metal', [3, 0, 3.2, 4, 3.8, 4, 3.8, 6.4, 0, 6.4]), [0, 0, -40], [12.4, 36.8, 0])], { body: 'paint #4a5a34', metal: 'metal #8a8e90' });
};

const trashCan: Maker = () =>
  madeInCentimetres([spun('metal', [22, 0, 26, 62, 27, 62, 27, 64, 0, 64], { sides: 26 }), radial(rod('dark', [0, 4, 22.6], [0, 60, 26], 0.7, 5), 20), spun('metal', [28, 63, 28, 67, 20, 72, 8, 75, 0, 75.4], { sides: 26 }), sweep('dark', smoothPath([[-5, 74, 0], [-4, 79, 0], [4, 79, 0], [5, 74, 0]], 2), 1), mirror(sweep('dark', smoothPath([[25, 46, 4], [29.6, 44, 4], [29.6, 44, -4], [25, 46, -4]], 2), 0.9))], { metal: 'metal #9aa0a4', dark: 'metal #7c8286' });

const wheelieBin: Maker = () =>
  madeInCentimetres([{ form: 'placed', part: turn({ form: 'loft', sections: [{ z: 6, outline: roundedRectangle(42, 46, 5) }, { z: 92, outline: roundedRectangle(56, 64, 5) }], slot: 'body' }, [-90, 0, 0]) }, move(roundedBlock('lid', 60, 4, 68, 6), 0, 92, 0), turn(roundedBlock('lid', 54, 6, 60, 10), [0, 0, 0], [0, 95, 0]), mirror(turn(spun('dark', [9, -3, 9, 3], { sides: 18 }), [0, 0, 90], [21, 9, -24])), rod('dark', [-24, 93, -37], [24, 93, -37], 1.8), mirror(move(box('lid', 4, 5, 7), 20, 90, -34)), turn(slab('mark', [[-7, -6], [7, -6], [0, 7]], 0.6, { holes: [[[-3, -3.6], [3, -3.6], [0, 2.4]]] }), [97, 0, 0], [0, 54, 30])], { body: 'plastic #2f6a3a', lid: 'plastic #26542e', dark: 'rubber', mark: 'paint #e8e8e0' });

const tote: Maker = () =>
  madeInCentimetres([turn({ form: 'loft', sections: [{ z: 0, outline: roundedRectangle(50, 32, 3) }, { z: 27, outline: roundedRectangle(58, 39, 3) }], slot: 'body' }, [-90, 0, 0]), move(roundedBlock('lid', 61, 3, 42, 3), 0, 26, 0), move(roundedBlock('lid', 52, 4, 33, 3), 0, 27, 0), mirror(move(box('clip', 3, 8, 12, 0.6), 30.2, 20, 0)), ...[-16, 0, 16].map((x) => turn(box('body', 3, 24, 1.2), [7, 0, 0], [x, 0, 16.2]))], { body: 'plastic #3a6fb8', lid: 'plastic #2a3038', clip: 'plastic #e0a020' }, metres(31, 52, 33));

const basket: Maker = () => {
  const rings = [0, 1, 2, 3, 4, 5].map((k) => sweep(k % 2 === 0 ? 'wicker' : 'dark', circlePath(14 + 0.9 * k, 1.8 + 3.2 * k, { steps: 24 }), 1.7, { closed: true, sides: 7 }));
  return madeInCentimetres([spun('wicker', [13, 0, 15, 2, 18, 18, 17, 18, 14, 3, 0, 2], { sides: 24 }), ...rings, sweep('dark', circlePath(18.6, 19.4, { steps: 24 }), 1.5, { closed: true }), sweep('wicker', arcPoints([0, 18], [18, 22], 0, 180, 14).map(([x, y]): Vec3 => [x, y, 0]), 1.4), sweep('dark', arcPoints([0, 18], [18.4, 22.8], 20, 160, 12).map(([x, y]): Vec3 => [x, y, 0]), 0.9)], { wicker: 'wicker #b8884a', dark: 'wicker #8a5f30' });
};

const eggBasket: Maker = () => {
  const base = [0, 1, 2, 3].map((k) => sweep(k % 2 === 0 ? 'wicker' : 'dark', circlePath(12 + 1.4 * k, 1.6 + 3 * k, { steps: 22 }), 1.6, { closed: true, sides: 7 }));
  const eggs = ['red', 'yellow', 'blue', 'green', 'pink', 'red', 'blue'].map((slot, k) => {
    const [x, z] = discPoints(7, 9)[k] as [number, number];
    return turn(group(spun(slot, [0, 0, 2.4, 1, 3.4, 4, 2.4, 7, 0, 8.6], { curve: true, sides: 12 }), spun('band', [3.3, 3.4, 3.5, 4, 3.2, 5, 0, 5], { sides: 12 })), [10 * (k % 3), 0, 14 - 9 * (k % 4)], [x, 8 + (k % 2), z]);
  });
  return madeInCentimetres([spun('wicker', [11, 0, 13, 2, 17, 12, 0, 9], { sides: 22 }), ...base, ...eggs, sweep('wicker', arcPoints([0, 11], [16, 22], 0, 180, 14).map(([x, y]): Vec3 => [x, y, 0]), 1.2), mirror(ball('pink', [4, 2.4, 1.6], [4, 33.6, 0], 1), 'x')], { wicker: 'wicker #c0904e', dark: 'wicker #8a5f30', red: 'paint #e0404a', yellow: 'paint #f4d040', blue: 'paint #4a9ae0', green: 'paint #6ac05a', pink: 'paint #f48ab8', band: 'paint #f8f4ec' });
};

const picnicBasket: Maker = () =>
  madeInCentimetres([turn({ form: 'loft', sections: [{ z: 0, outline: roundedRectangle(38, 24, 3) }, { z: 20, outline: roundedRectangle(44, 29, 3) }], slot: 'wicker' }, [-90, 0, 0]), ...[2, 7, 12, 17].map((y) => turn({ form: 'loft', sections: [{ z: y, outline: roundedRectangle(40 + y * 0.3, 26 + y * 0.25, 3) }, { z: y + 1.6, outline: roundedRectangle(40.4 + y * 0.3, 26.4 + y * 0.25, 3) }], slot: 'dark' }, [-90, 0, 0])), ...[-1, 1].map((side) => turn(move(roundedBlock('wicker', 22, 2, 30, 2), 11 * side, 0, 0), [0, 0, 8 * side], [0, 20.4, 0])), move(box('cloth', 18, 1, 31), -8, 20.6, 0), move(box('cloth', 18, 8, 0.8), -9, 13, 15), ...[-14, -9, -4].map((x) => move(box('red', 2, 8.2, 1), x, 12.9, 15)), sweep('dark', arcPoints([0, 16], [13, 22], 0, 180, 14).map(([z, y]): Vec3 => [0, y, z]), 1.5)], { wicker: 'wicker #b8884a', dark: 'wicker #7a5228', cloth: 'fabric #f4efe4', red: 'fabric #c8302c' });

const laundryBasket: Maker = () => {
  const bars = radial(rod('body', [0, 3, 20], [0, 50, 25], 1, 5), 24);
  const cloth = discPoints(9, 17).map(([x, z], k): Shape => ({ form: 'placed', part: { form: 'sphere', radii: [9, 6, 8], roughness: 0.3, seed: k + 1, slot: (['white', 'blue', 'pink'] as const)[k % 3] as string }, move: [x, 48 + (k % 3) * 2, z] }));
  return madeInCentimetres([bars, ...[1, 18, 34, 50].map((y) => sweep('body', circlePath(20 + y * 0.1, y + 1, { steps: 26 }), 1.3, { closed: true })), spun('inside', [18, 2, 22.4, 46, 0, 46]), ...cloth], { body: 'plastic #e8e4da', inside: 'fabric #c8c4ba', white: 'fabric #f4f0e8', blue: 'fabric #4a7ab8', pink: 'fabric #d88a98' });
};

const cooler: Maker = () => madeInCentimetres([roundedBlock('body', 56, 32, 34, 3), move(roundedBlock('lid', 58, 7, 36, 3), 0, 31, 0), sweep('metal', [[-29, 22, 0], [-31, 24, 0], [-31, 46, 0], [31, 46, 0], [31, 24, 0], [29, 22, 0]], 1), move(box('metal', 5, 6, 1.4, 0.3), 0, 28, 17.6)], { body: 'plastic #c82c2c', lid: 'plastic #f4f2ec', metal: 'metal' });

const gift: Maker = ({ variant }) => {
  const papers = ['paint #c8242c', 'paint #2a6fc0', 'paint #2f8a4a'] as const;
  const ribbons = ['gold #f0c850', 'paint #f4f0e8', 'paint #d82c34'] as const;
  const loop = sweep('ribbon', smoothPath([[0, 0, 0], [5, 6, 0], [11, 6, 0], [10, 1, 0], [0, 0, 0]], 4), 1.2, { sides: 6 });
  return madeInCentimetres([box('paper', 30, 20, 30), move(box('paper', 32, 6, 32), 0, 20, 0), move(box('ribbon', 5, 26.4, 32.6), 0, 0, 0), move(box('ribbon', 32.6, 26.4, 5), 0, 0, 0), ...[0, 90, 180, 270].map((angle) => move(turn(loop, [0, angle + 45, 0]), 0, 26, 0)), ball('ribbon', 2.2, [0, 27.6, 0], 1)], { paper: papers[variant % 3] ?? 'paint #c8242c', ribbon: ribbons[variant % 3] ?? 'gold' });
};

const ammoCrate: Maker = () => madeInCentimetres([move(box('green', 70, 28, 36, 0.6), 0, 4, 0), move(box('green', 72, 5, 38, 0.6), 0, 32, 0), ...[-26, 26].map((x) => move(box('dark', 6, 38, 39, 0.4), x, 0, 0)), ...[-12, 12].map((x) => move(box('metal', 4, 7, 1.4, 0.3), x, 28, 18.8)), mirror(sweep('rope', smoothPath([[36, 26, 7], [40, 18, 5], [40, 18, -5], [36, 26, -7]], 3), 1)), move(box('mark', 22, 3, 0.6), 0, 15, 18)], { green: 'paint #5a6238', dark: 'paint #434a2a', metal: 'metal', rope: 'rope', mark: 'paint #e0c040' });

const sandbags: Maker = () => {
  const bag = (x: number, y: number, z: number, k: number): Shape => ({ form: 'placed', part: { form: 'sphere', radii: [25, 8, 14], roughness: 0.1, seed: k, slot: 'canvas' }, move: [x, y, z], turn: [0, 3 * (k % 3), 0] });
  return madeInCentimetres([...[-70, -23, 23, 70].map((x, k) => bag(x, 8, 0, k + 1)), ...[-47, 0, 47].map((x, k) => bag(x, 20, 0, k + 5)), ...[-70, -23, 23, 70].map((x, k) => bag(x * 0.94, 32, 0, k + 8)), ...[-47, 0, 47].map((x, k) => bag(x, 44, 0, k + 14))], { canvas: 'canvas #b09a6c' });
};

const sackImplicit: Shape = {
  form: 'jittered',
  part: implicit('cloth', [{ from: [0, 15, 0], to: [0, 26, 0], radii: [22, 20] }, { from: [-12, 10, 4], to: [12, 10, -4], radii: [12, 12] }, { from: [0, 40, 0], to: [0, 50, 0], radii: [9, 4.6] }, ...[0, 1, 2, 3, 4, 5].map((k) => ({ from: [0, 54, 0] as Vec3, to: [8 * Math.cos(k), 64, 8 * Math.sin(k)] as Vec3, radii: [3, 3] as const }))], { blend: 4, cell: 1.5 }),
  amount: 1,
  seed: 7,
};
const sack: Maker = () => madeInCentimetres([sackImplicit, move(torus('rope', 5.6, 1.2, 16), 0, 53, 0), sweep('rope', smoothPath([[0, 53, 6], [2, 48, 10], [3, 40, 15]], 3), 0.9)], { cloth: 'canvas #b8975c', rope: 'rope #7a5a34' });
const moneyBag: Maker = () => madeInCentimetres([{ form: 'placed', part: sackImplicit, scale: 0.6 }, move(torus('rope', 3.6, 0.9, 16), 0, 32, 0), turn(spun('gold', [5, 0, 5, 1, 0, 1.2], { sides: 18 }), [90, 0, 0], [0, 14, 10.6]), ...discPoints(9, 13).map(([x, z], k) => turn(coin(2), [14 * (k % 2), 0, 0], [x * 1.3, 0.6, z * 0.6 + 12]))], { cloth: 'canvas #9a7a48', rope: 'rope #d8b060', gold: 'gold #f0c048' });

const KINDS: Readonly<Record<ContainerSpec['kind'], Maker>> = {
  ...BAGS, 'cardboard-box': cardboardBox, 'wooden-box': woodenBox, 'fruit-crate': fruitCrate, 'bottle-crate': bottleCrate, 'treasure-chest': treasureChest, chest, toolbox, suitcase, 'vintage-suitcase': vintageCase, briefcase, jerrycan, 'trash-can': trashCan, 'wheelie-bin': wheelieBin, tote, basket, 'egg-basket': eggBasket, 'picnic-basket': picnicBasket, 'laundry-basket': laundryBasket, cooler, gift, 'ammo-crate': ammoCrate, sandbags, sack, 'money-bag': moneyBag,
};

/** Boxes, bags, baskets and other containers of a fixed kind. */
export const generateContainer: Generator<ContainerSpec> = ({ kind }, context) => KINDS[kind](context);

