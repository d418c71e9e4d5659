import { box, extrude, group, implicit, mirror, move, radial, rod, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, discPoints, madeInCentimetres, slab, spun } from '../geometry/bodies.js';
import type { Maker } from '../geometry/maker.js';
import { ellipse, gearOutline, heart, smoothOutline, star } from '../geometry/outlines.js';
import { smoothPath } from '../geometry/paths.js';

/** A coin around the origin. */
export const coin = (radius = 1.6): Shape => spun('gold', [radius, -0.2, radius, 0.2, 0.8 * radius, 0.2, 0.8 * radius, 0.14, 0, 0.14], { sides: 12 });

/** A cut stone that stands on its tip. */
export const cutGem = (slot: string, radius: number): Shape => spun(slot, [0, 0, radius, radius * 1.05, radius, radius * 1.2, 0.62 * radius, radius * 1.6, 0, radius * 1.6], { sides: 8 });

const crystalBall: Maker = () =>
  madeInCentimetres(
    [
      spun('stand', [7.4, 0, 7.6, 1, 5, 2, 4, 4, 5.4, 6.4, 6.4, 7.4, 5, 7.6, 0, 6], { sides: 20, curve: true }), radial(sweep('stand', smoothPath([[0, 0, 6], [0, 1.6, 9], [0, 0.4, 10.4]], 2), 0.9), 3), move(sphere('ball', 9, { detail: 3 }), 0, 15, 0),
      radial(sweep('stand', smoothPath([[0, 6.4, 6], [0, 10, 8.8], [0, 14, 9.6]], 2), [0.9, 0.8, 0.7, 0.5, 0.3]), 4), ball('glint', [1.4, 2, 0.6], [-4.4, 18.8, 7], 1), ball('glint', [0.7, 0.9, 0.4], [-2.4, 21, 6.8], 1),
    ],
    { ball: 'crystal #9a6af0', stand: 'gold #b8903c', glint: 'snow' }, { lights: [{ at: [0, 0.16, 0], color: '#a87aff', power: 0.7, when: 'always' }] },
  );

const orb: Maker = () =>
  madeInCentimetres([spun('stone', [11, 0, 11, 3, 8, 4, 6, 12, 8, 15, 9, 16, 9, 18, 0, 17], { sides: 8 }), move(sphere('orb', 8, { detail: 3 }), 0, 30, 0), turn(torus('ring', 11.6, 0.5), [18, 0, 12], [0, 30, 0]), turn(torus('ring', 13.4, 0.4), [-24, 0, -30], [0, 30, 0])], { orb: 'glow #3ad0ff', stone: 'stone #5c5a60', ring: 'gold' }, { lights: [{ at: [0, 0.3, 0], color: '#4ad8ff', power: 1.4, when: 'always' }] });

const gem: Maker = () => madeInCentimetres(turn(cutGem('gem', 5), [0, 22, 34], [0, 0, 0]), { gem: 'crystal #d8203c' });

const diamond: Maker = () => madeInCentimetres(cutGem('gem', 5), { gem: 'crystal #c8ecf8' });

const gems: Maker = () => {
  const slots = ['red', 'green', 'blue', 'violet', 'clear'] as const;
  return madeInCentimetres([...discPoints(12, 8).map(([x, z], k) => turn(cutGem(slots[k % 5] as string, 2 + (k % 3) * 0.4), [50 + 30 * (k % 3), 67 * k, 20 * (k % 4)], [x, 1.6, z])), ...discPoints(5, 3.4).map(([x, z], k) => turn(cutGem(slots[(k + 2) % 5] as string, 2.2), [70, 90 * k, 30], [x, 4.4, z])), turn(cutGem('blue', 2.4), [120, 20, 0], [0.4, 8, 0])], { red: 'crystal #e0203c', green: 'crystal #20b85a', blue: 'crystal #2a6ae8', violet: 'crystal #9a3ae0', clear: 'crystal #d8f0f8' });
};

const goldPile: Maker = ({ random }) => {
  const coins = Array.from({ length: 110 }, (_, k): Shape => {
    const [x, z] = discPoints(110, 34)[k] as [number, number];
    const y = 24 * (1 - Math.hypot(x, z) / 36) ** 0.9 + 0.6;
    return turn(coin(2.4), [random.range(-34, 34), random.range(0, 180), random.range(-34, 34)], [x, y, z]);
  });
  const stones = [[-14, 13, 9, 'red'], [12, 15, 6, 'green'], [3, 16, 12, 'blue']].map(([x, y, z, slot]) => turn(cutGem(String(slot), 3), [40, 30, 20], [Number(x), Number(y), Number(z)]));
  return madeInCentimetres([spun('heap', [36, 0, 34, 1.6, 24, 9.4, 12, 17, 4, 22, 0, 23.4], { sides: 24 }), ...coins, ...stones, turn(spun('gold', [3, 0, 3, 0.6, 0.8, 1.6, 0.8, 4, 3.4, 6, 3.8, 10, 3.4, 10, 0, 6]), [20, 0, -24], [16, 9, 10])], { gold: 'gold #f0c048', heap: 'gold #c8922c', red: 'crystal #e0203c', green: 'crystal #20b85a', blue: 'crystal #2a6ae8' });
};

const coins: Maker = () => {
  const pile = (x: number, z: number, count: number): Shape => group(...Array.from({ length: count }, (_, k) => turn(coin(), [0, 30 * k, 0], [x + 0.15 * Math.sin(2 * k), 0.2 + 0.42 * k, z + 0.15 * Math.cos(3 * k)])));
  return madeInCentimetres([pile(0, 0, 13), pile(-3.7, 0.8, 8), pile(3.5, 1.2, 10), pile(0.4, 3.6, 4), turn(coin(), [70, 20, 0], [4, 1.6, 4]), move(coin(), -3, 0.2, 4.4)], { gold: 'gold #f0c048' });
};

const crown: Maker = () => {
  const spike = (k: number): Shape => turn(group(move(extrude('gold', [[-2.2, 0], [2.2, 0], [1.4, 3], [0, 7], [-1.4, 3]], 0.7), 0, 3.4, 8.4), ball('pearl', 0.9, [0, 10.8, 8.4], 1), ball(k % 2 === 0 ? 'ruby' : 'sapphire', [1, 1.2, 0.6], [0, 2.4, 9], 1)), [0, 45 * k, 0]);
  return madeInCentimetres([spun('gold', [8.4, 0, 9, 0, 9, 0.6, 8.8, 1, 8.8, 4, 9, 4.4, 9, 5, 8.2, 5, 8.4, 0], { sides: 28 }), ...Array.from({ length: 8 }, (_, k) => spike(k)), spun('velvet', [8.2, 1.6, 8, 5, 5, 8.4, 0, 9.6], { curve: true, sides: 20 })], { gold: 'gold #f0c040', pearl: 'ceramic #f4f0ea', ruby: 'crystal #d81c3c', sapphire: 'crystal #2a5ae0', velvet: 'fabric #8a1428' });
};

const ring: Maker = () => madeInCentimetres([turn(torus('gold', 1, 0.17, 28), [90, 0, 0], [0, 1.17, 0]), spun('gold', [0.3, 2.2, 0.55, 2.5, 0.6, 2.8, 0, 2.8], { sides: 8 }), move(cutGem('gem', 0.6), 0, 2.4, 0)], { gold: 'gold #f0c040', gem: 'crystal #d0ecf8' });

const amulet: Maker = () => {
  const chain = Array.from({ length: 28 }, (_, k): Shape => {
    const angle = (2 * Math.PI * (k + 0.5)) / 28;
    return ball('gold', 0.55, [7.4 * Math.sin(angle), 15 - 8.4 * Math.cos(angle) * (1 - 0.16 * Math.cos(angle)), -1 + 0.6 * Math.cos(angle)], 1);
  });
  return madeInCentimetres(turn(group(...chain, turn(spun('gold', [3.6, 0, 3.8, 0.4, 3.4, 1, 2.4, 1, 0, 0.8], { sides: 20 }), [90, 0, 0], [0, 4, -0.6]), ball('gem', [2.2, 2.2, 1.1], [0, 4, 0.5])), [-16, 0, 0]), { gold: 'gold #e8b840', gem: 'crystal #20b8a0' });
};

const skullShape = group(
  implicit('bone', [
    { from: [0, 13, -2.4], to: [0, 13, 1.4], radii: [7.4, 6.8] }, { from: [-3, 9, 4.6], to: [3, 9, 4.6], radii: [3.4, 3.4] }, { from: [-4.6, 8, 4], to: [-2.4, 3.4, 4.6], radii: [1.6, 1.4] }, { from: [4.6, 8, 4], to: [2.4, 3.4, 4.6], radii: [1.6, 1.4] }, { from: [-2.4, 4.2, 5.2], to: [2.4, 4.2, 5.2], radii: [2, 2] },
    { from: [-5, 6, 0], to: [-3.4, 1.4, 4], radii: [1.2, 1.4] }, { from: [5, 6, 0], to: [3.4, 1.4, 4], radii: [1.2, 1.4] }, { from: [-3, 1.2, 4.8], to: [3, 1.2, 4.8], radii: [1.3, 1.3] }, { from: [-6, 9.4, 2], to: [-4.8, 8, 6], radii: [1, 1.2] }, { from: [6, 9.4, 2], to: [4.8, 8, 6], radii: [1, 1.2] },
  ], { blend: 1.6, cell: 0.62 }),
  mirror(ball('hollow', [2.3, 2.4, 1.6], [3.2, 10.2, 7.2])), ball('hollow', [1, 1.6, 1], [0, 6.6, 7.6], 1), ...[-2.25, -0.75, 0.75, 2.25].flatMap((x) => [move(box('tooth', 1.2, 1.6, 0.8, 0.2), x, 2.5, 6.6 - 0.12 * x * x), move(box('tooth', 1.2, 1.2, 0.8, 0.2), x, 1.4, 6.2 - 0.12 * x * x)]), move(box('hollow', 6, 0.35, 0.5), 0, 2.5, 6.5),
);
const skullFinishes = { bone: 'bone', hollow: 'rubber #1c1814', tooth: 'bone #f2ecd8' } as const;

const skull: Maker = () => madeInCentimetres(skullShape, skullFinishes);

const bone = (length: number, radius = 1.2): Shape => group(rod('bone', [-length / 2, 0, 0], [length / 2, 0, 0], radius), ...[-1, 1].flatMap((end) => [-1, 1].map((side) => ball('bone', 1.6 * radius, [(end * length) / 2, 0.1, 1.3 * radius * side], 1))));

const singleBone: Maker = () => madeInCentimetres(move(turn(bone(24, 1.5), [70, 0, 0]), 0, 3, 0), { bone: 'bone #f0e8d0' });

const bones: Maker = () => {
  const rib = (x: number): Shape => sweep('bone', smoothPath([[x, 0.6, -8], [x + 1, 9, -6], [x + 1.4, 12, 2], [x + 1, 8, 8]], 3), [0.9, 0.9, 0.8, 0.8, 0.8, 0.7, 0.7, 0.6, 0.5, 0.3]);
  return madeInCentimetres([move(turn(skullShape, [-14, 24, 0]), 12, 1, 8), rib(-18), rib(-13), rib(-8), rib(-3), sweep('bone', [[-24, 1, -8], [2, 1.2, -8]], 1.3), turn(bone(30, 1.4), [0, 24, 4], [-4, 2, 12]), turn(bone(26, 1.3), [0, -38, 8], [-2, 3.6, 10]), turn(bone(22, 1.2), [0, 70, 0], [20, 1.6, -6]), turn(bone(18, 1.1), [0, 130, 0], [-22, 1.4, 8])], skullFinishes);
};

const crossbones: Maker = () => madeInCentimetres([move(skullShape, 0, 5, 2), turn(bone(34, 1.5), [0, 0, 32], [0, 8.4, -1]), turn(bone(34, 1.5), [0, 0, -32], [0, 8.4, -4])], skullFinishes);

const dragonEgg: Maker = () => {
  const profile = [[0, 9], [0.16, 15], [0.34, 19], [0.52, 18.6], [0.7, 15.4], [0.86, 10], [0.96, 4.6]] as const;
  const scales = profile.flatMap(([share, radius], row) => {
    const count = Math.max(5, Math.round(radius * 0.72));
    return Array.from({ length: count }, (_, k) => turn(turn(slab(row % 2 === 0 ? 'scale' : 'light', smoothOutline([[-3.4, 0], [0, -4.6], [3.4, 0], [0, 3.4]], 2), 0.8), [76 - 90 * (share - 0.36), 0, 0], [0, 52 * share + 3, radius]), [0, (360 * (k + 0.5 * (row % 2))) / count, 0]));
  });
  const twig = (k: number): Shape => turn(rod('twig', [-12, 3 + (k % 4) * 1.8, 16 + (k % 3) * 2.2], [12, 2 + ((k * 3) % 5) * 1.6, 17 + (k % 2) * 2], 1.1, 6), [0, 24 * k, 0]);
  return madeInCentimetres([spun('egg', [0, 2, 9, 4, 15, 10, 19, 20, 18.4, 31, 14, 42, 7, 51, 0, 55], { curve: true }), ...scales, ...Array.from({ length: 24 }, (_, k) => twig(k))], { scale: 'scales #a8202c', egg: 'scales #5a1420', light: 'scales #c8402c', twig: 'bark #6a4a2c' });
};

const idol: Maker = () =>
  madeInCentimetres(
    [
      move(box('base', 14, 4, 12, 0.6), 0, 0, 0), implicit('gold', [{ from: [0, 7, 0], to: [0, 15, 0], radii: [4.6, 4] }, { from: [-4, 15, 0], to: [-3, 8, 4], radii: [1.8, 1.6] }, { from: [4, 15, 0], to: [3, 8, 4], radii: [1.8, 1.6] }, { from: [-3, 6, 0], to: [-4.4, 5, 5], radii: [2.4, 1.8] }, { from: [3, 6, 0], to: [4.4, 5, 5], radii: [2.4, 1.8] }], { blend: 1, cell: 0.5 }),
      move(box('gold', 9, 10, 8, 1.4), 0, 18, 0), mirror(move(box('dark', 2.4, 1.6, 0.6), 2.2, 23.4, 4)), mirror(move(box('gem', 1.2, 1, 0.8), 2.2, 23.7, 4)), move(box('gold', 1.6, 3, 1.4, 0.3), 0, 20.8, 4.4), move(box('dark', 5, 1.2, 0.6), 0, 19.2, 4), ...[-3, -1, 1, 3].map((x) => move(box('gold', 1, 0.9, 0.8), x * 0.5, 19.3, 4)), mirror(spun('gold', [1.6, 0, 1.8, 1, 0.6, 1.2], { turn: [0, 0, -90], at: [4.4, 22, 0] })),
      ...[-4, -2, 0, 2, 4].map((x) => turn(extrude('gold', [[-1, 0], [1, 0], [1.4, 4], [0, 7 - 0.3 * x * x * 0.5], [-1.4, 4]], 1.4), [0, 0, -6 * x], [x * 0.9, 27.4, 0])),
    ],
    { gold: 'gold #d8a838', base: 'stone #5c5650', dark: 'rubber #2a1c10', gem: 'crystal #20c06a' },
  );

const magicLamp: Maker = () =>
  madeInCentimetres([spun('gold', [5, 0, 5, 0.6, 2, 1.6, 2, 2.6, 6, 4, 7.6, 6, 6.4, 8, 3, 9.4, 3.2, 10, 2.4, 11, 0.8, 12, 0.8, 12.6, 1.2, 13.4, 0, 14.4], { curve: true }), sweep('gold', smoothPath([[-4, 6, 0], [-10, 6.4, 0], [-13, 8.4, 0], [-16.4, 10.4, 0]], 3), [3.4, 3.2, 2.8, 2.2, 1.8, 1.6, 1.3, 1.1, 1, 1.2]), sweep('gold', smoothPath([[6.4, 8, 0], [11, 10, 0], [13, 7, 0], [10, 4, 0], [6.4, 4.8, 0]], 3), 0.7), ball('smoke', [1.4, 1.2, 1.2], [-18, 13, 0]), ball('smoke', [2.2, 1.8, 1.8], [-18.6, 16.4, 0.4]), ball('smoke', [3, 2.4, 2.4], [-16.6, 20.4, 0])], { gold: 'gold #e0a830', smoke: 'cloud #c8b4f0' });

const shipInBottle: Maker = () => {
  const sail = (x: number, y: number, w: number, h: number): Shape => turn(slab('sail', [[-w / 2, 0], [w / 2, 0], [w / 2, h], [-w / 2, h]], 0.2), [90, 0, 0], [x, y, 0.4]);
  return madeInCentimetres([turn(spun('glass', [0, 0, 6, 0.2, 6.6, 1, 6.6, 1.6, 6.3, 1.6, 0, 1.2]), [0, 0, -90], [-13, 9.6, 0]), turn(spun('glass', [5.6, 0, 3.4, 3, 2, 4.4, 1.9, 9, 2.3, 9.2, 2.3, 10.2, 0, 10.2]), [0, 0, -90], [8.4, 9.6, 0]), ...[0, 180].map((angle) => turn(sweep('glass', [[-12, 9.6, 6.5], [8.6, 9.6, 5.8]], 0.3), [0, 0, 0], [0, 0, angle === 0 ? 0 : -12.4])), ...[3.2, 16].map((y) => sweep('glass', [[-12, y, 0], [8.6, y === 16 ? 15.2 : 4, 0]], 0.3)), slab('sea', [[-12, -5], [8, -5], [8, 5], [-12, 5]], 2, { at: [0, 4.2, 0] }), turn(slab('hull', [[-7, 2], [-5.6, -0.6], [4, -0.6], [6.6, 2.6], [5, 2]], 3), [90, 0, 0], [-1.6, 7.2, -1.5]), ...[-5, -1, 2.6].map((x) => rod('mast', [x, 8, 0], [x, 14.4 - Math.abs(x + 1) * 0.3, 0], 0.16, 5)), sail(-5, 9.6, 3, 1.7), sail(-5, 11.6, 2.4, 1.5), sail(-1, 9.6, 3.6, 2), sail(-1, 12, 2.8, 1.7), sail(2.6, 9.6, 3, 1.7), sail(2.6, 11.6, 2.2, 1.5), ...[-9, 5].map((x) => group(move(box('mast', 1.6, 2.4, 11), x, 0, 0), mirror(move(box('mast', 1.6, 4, 1.6), x, 0, 4.6), 'z'))), turn(spun('cork', [1.7, 0, 1.5, 2.6, 0, 2.6]), [0, 0, -90], [18, 9.6, 0])], { glass: 'glass #b4d4de', sea: 'water #2a7aa8', hull: 'wood #6a3c20', mast: 'wood #4a2c18', sail: 'canvas #f4ecd8', cork: 'wood #c8a070' });
};

const key: Maker = () => madeInCentimetres(turn(group(torus('gold', 2.6, 0.6), ...[0, 90, 180].map((a) => turn(move(torus('gold', 1.1, 0.4, 12), 0, 0, -3.4), [0, a - 90, 0])), rod('gold', [0, 0, 2.6], [0, 0, 14], 0.7), torus('gold', 0.9, 0.4, 12), move(box('gold', 3.4, 1, 1), 1.8, -0.5, 13), move(box('gold', 2.4, 1, 1), 1.4, -0.5, 11)), [-80, 0, 0], [0, 4, 0]), { gold: 'brass' });

const padlock: Maker = () => madeInCentimetres([move(box('body', 6.4, 5.4, 2.6, 0.6), 0, 0, 0), sweep('shackle', [[-2.1, 5, 0], [-2.1, 7.4, 0], [-1.4, 9, 0], [0, 9.6, 0], [1.4, 9, 0], [2.1, 7.4, 0], [2.1, 5, 0]], 0.6), turn(slab('dark', ellipse(0.8, 0.8, [0, 0.5], 12), 0.3), [90, 0, 0], [0, 2.4, 1.25]), move(box('dark', 0.7, 1.8, 0.3), 0, 1, 1.35)], { body: 'brass', shackle: 'metal', dark: 'rubber' });

const gear: Maker = () => madeInCentimetres([turn(slab('metal', gearOutline(14, 20, 16.4), 5, { holes: [ellipse(4, 4, [0, 0], 16), ...[0, 72, 144, 216, 288].map((a) => ellipse(3.6, 3.6, [10 * Math.cos((a * Math.PI) / 180), 10 * Math.sin((a * Math.PI) / 180)], 14))] }), [90, 0, 0], [0, 20, -2.5]), turn(spun('hub', [4, 0, 5.6, 0, 5.6, 7, 4, 7, 4, 0]), [90, 0, 0], [0, 20, -3.5])], { metal: 'bronze', hub: 'brass' });

const gears: Maker = () => {
  const wheel = (slot: string, x: number, y: number, r: number, teeth: number, z: number): Shape => group(turn(slab(slot, gearOutline(teeth, r, r - 2.4), 3, { holes: [ellipse(r * 0.16, r * 0.16, [0, 0], 12), ...[0, 90, 180, 270].map((a) => ellipse(r * 0.2, r * 0.2, [r * 0.5 * Math.cos((a * Math.PI) / 180), r * 0.5 * Math.sin((a * Math.PI) / 180)], 12))] }), [90, 0, 0], [x, y, z]), turn(spun('axle', [r * 0.2, 0, r * 0.2, 5], { sides: 10 }), [90, 0, 0], [x, y, z - 1]));
  return madeInCentimetres([wheel('bronze', 0, 22, 20, 18, 0), wheel('brass', 26, 32, 12, 11, 0.6), wheel('copper', -25, 34, 13, 12, -0.8), wheel('iron', 20, 10, 9.6, 9, 2), move(box('iron', 64, 3, 10, 0.5), 0, 0, 0), ...[[-25, 34], [0, 22], [26, 32], [20, 10]].map(([x = 0, y = 0]) => rod('iron', [x, 0, -1.6], [x, y, -1.6], 1.2, 6))], { bronze: 'bronze', brass: 'brass', copper: 'copper', iron: 'iron', axle: 'metal' });
};

const chain: Maker = () => {
  const path = smoothPath([[-30, 2, 4], [-20, 2, -6], [-8, 2, 4], [2, 2, 8], [10, 2, -2], [20, 2, -6], [30, 2, 2]], 4);
  const link = (k: number): Shape => {
    const [from, to] = [path[k] as Vec3, path[k + 1] as Vec3];
    const middle: Vec3 = [(from[0] + to[0]) / 2, 2, (from[2] + to[2]) / 2];
    const yaw = (Math.atan2(to[0] - from[0], to[2] - from[2]) * 180) / Math.PI;
    return turn(turn({ form: 'placed', part: torus('iron', 2, 0.6, 14), scale: [0.75, 1, 1.35] }, [0, 0, k % 2 === 0 ? 20 : 90]), [0, yaw, 0], middle);
  };
  return madeInCentimetres(Array.from({ length: path.length - 1 }, (_, k) => link(k)), { iron: 'iron #5c5c62' });
};

const heartShape: Maker = () => madeInCentimetres(move({ form: 'group', parts: [extrude('heart', heart(18), 3), ...[1, -1].map((side) => move({ form: 'placed', part: extrude('heart', heart(15), 2), scale: 1 }, 0, 0, side * 2))] }, 0, 10, 0), { heart: 'candy #e0203c' });

const starShape: Maker = () => madeInCentimetres(move(group(extrude('star', star(5, 16, 7), 4), ...[1, -1].map((side) => move(extrude('star', star(5, 12, 5), 2), 0, 0, 2.4 * side))), 0, 14, 0), { star: 'gold #f8c838' });

/** Gems, gold, bones and other treasures. */
export const TREASURES = { 'crystal-ball': crystalBall, orb, gem, diamond, gems, 'gold-pile': goldPile, coins, crown, ring, amulet, skull, bone: singleBone, bones, crossbones, 'dragon-egg': dragonEgg, idol, 'magic-lamp': magicLamp, 'ship-in-bottle': shipInBottle, key, padlock, gear, gears, chain, heart: heartShape, star: starShape };
