import type { DwellingKind } from '@diorama/catalogue';
import { box, cylinder, extrude, group, implicit, jitter, lathe, mirror, move, radial, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { doorShape, windowShape } from '../building/openings.js';
import { boxRoof, roundRoof } from '../building/roofs.js';
import type { KindTable } from '../kinds.js';
import { archOutline, arc, ballAt, boxAt, disc, frustum, postAt, spaced, steps, strut } from '../solids/solids.js';

const igloo = (): Shape =>
  group(
    move(lathe('snow', arc(2.3, 0, 90, 8), { sides: 20 }), 0, 0, 0),
    ...[0, 1, 2, 3].flatMap((r) => { const a0 = (r * 20 * Math.PI) / 180; const n = 16 - 3 * r; return Array.from({ length: n }, (_, k) => turn(turn(boxAt('ice', [0.05, 0.74, 0.06], [0, 0, 0]), [-(r * 20 + 10), 0, 0], [0, 2.3 * Math.sin(a0), 2.32 * Math.cos(a0)]), [0, (360 / n) * (k + 0.5 * (r % 2)), 0])); }),
    ...[0.34, 0.64, 0.86].map((s) => move(lathe('ice', [[2.3 * Math.sqrt(1 - s * s) - 0.02, 0], [2.3 * Math.sqrt(1 - s * s) + 0.03, 0], [2.3 * Math.sqrt(1 - s * s) + 0.01, 0.05], [2.3 * Math.sqrt(1 - s * s) - 0.02, 0.05], [2.3 * Math.sqrt(1 - s * s) - 0.02, 0]], { sides: 20 }), 0, 2.3 * s, 0)),
    move(extrude('snow', archOutline(1.7, 1.5, 'round'), 1.7), 0, 0, 2.5),
    move(extrude('dark', archOutline(1.1, 1.1, 'round'), 1.76), 0, 0, 2.5),
    ...[-0.6, 0.6].map((z) => move(extrude('ice', archOutline(1.76, 1.54, 'round'), 0.06), 0, 0, 2.5 + z)),
  );

const treeHouse = (): Shape =>
  group(
    implicit('log', [{ from: [0, 0, 0], to: [0, 6, 0], radii: [0.8, 0.6] }, { from: [0, 4, 0], to: [2.4, 7.4, 0.6], radii: [0.5, 0.3] }, { from: [0, 4.4, 0], to: [-2.4, 7.6, -0.6], radii: [0.5, 0.3] }, { from: [0, 0.3, 0], to: [1.4, 0, 0.8], radii: [0.5, 0.2] }, { from: [0, 0.3, 0], to: [-1.3, 0, 0.9], radii: [0.5, 0.2] }, { from: [0, 0.3, 0], to: [0, 0, -1.4], radii: [0.5, 0.2] }], { blend: 0.5, cell: 0.26 }),
    boxAt('plank', [4.6, 0.2, 4], [0, 3.4, 0.5]),
    boxAt('wall', [2.9, 2.1, 2.5], [0, 3.6, 0]),
    move(boxRoof({ kind: 'gable', height: 1.5, overhang: 0.5 }, [2.9, 2.5], 'wall'), 0, 5.7, 0),
    move(doorShape('plain', 0.8, 1.6), -0.6, 3.6, 1.25),
    move(windowShape('paned', 0.8, 0.8), 0.7, 4.3, 1.25),
    turn(move(windowShape('paned', 0.8, 0.8), 0, 4.3, 1.45), [0, 90, 0]),
    ...spaced(9, 0.55).map((x) => boxAt('wood', [0.06, 0.8, 0.06], [x, 3.6, 2.44])),
    boxAt('wood', [4.6, 0.08, 0.1], [0, 4.36, 2.44]),
    mirror(boxAt('wood', [0.1, 0.08, 1.3], [2.2, 4.36, 1.8])),
    ...[-0.25, 0.25].map((d) => strut('wood', [1.6 + d, 0, 3.4], [1.6 + d, 3.6, 2.5], 0.08)),
    ...Array.from({ length: 10 }, (_, k) => boxAt('wood', [0.5, 0.06, 0.06], [1.6, 0.3 + 0.34 * k, 3.32 - 0.085 * k])),
    ...[-1.8, 1.8].map((x) => strut('timber', [x, 3.4, 1.9], [x * 0.2, 1.4, 0.4], 0.16)),
    ...[[0, 8.6, -0.4, 2.3], [2.3, 8, 0.4, 1.7], [-2.4, 8.2, -0.4, 1.8], [0.4, 7.6, -2, 1.6], [-1, 9.6, 0.2, 1.5]].map(([x = 0, y = 0, z = 0, r = 1], k) => move(sphere('leaf', [r, r * 0.75, r], { detail: 2, roughness: 0.24, seed: k }), x, y, z)),
  );

const mushroomHouse = (): Shape =>
  group(
    move(lathe('cream', [[1.5, 0], [1.6, 0.4], [1.3, 1.6], [1.25, 2.4], [1.5, 2.9]], { sides: 20 }), 0, 0, 0),
    move(lathe('red', [[1.4, -0.1], [2.8, 0], [3, 0.35], [2.7, 1.2], [1.9, 2], [0.9, 2.5], [0, 2.6]], { sides: 24 }), 0, 2.7, 0),
    ...[[0, 0.4, 2.85], [1.5, 1.3, 2.1], [-1.3, 1.4, 2.1], [2.6, 0.7, 0.9], [-2.6, 0.7, 0.8], [0.2, 2.2, 1.4], [1.6, 1.9, -1], [-1.7, 1.8, -0.9], [0, 1.2, -2.5]].map(([x = 0, y = 0, z = 0]) => move(sphere('white', [0.42, 0.3, 0.42], { detail: 1 }), x, 2.7 + y, z)),
    move(doorShape('arched', 0.9, 1.6), 0, 0, 1.45),
    mirror(turn(move(windowShape('round', 0.7, 0.7), 0, 1.5, 1.36), [0, 48, 0])),
    postAt('brick', 0.24, 1.2, [1.3, 4.4, -0.4], { sides: 8 }),
    ...[[-1.9, 1.4], [2, 1.2]].map(([x = 0, z = 0]) => group(postAt('cream', 0.1, 0.4, [x, 0, z]), move(lathe('red', [[0.3, 0], [0.2, 0.16], [0, 0.22]], { sides: 10 }), x, 0.36, z))),
  );

const gingerbread = (): Shape =>
  group(
    boxAt('white', [7, 0.2, 6.6], [0, 0, 0], 0.08),
    boxAt('ginger', [4.4, 2.6, 3.8], [0, 0.2, 0]),
    move(boxRoof({ kind: 'gable', height: 2.6, overhang: 0.4, ridge: 'z', slot: 'ginger' }, [4.4, 3.8], 'ginger'), 0, 2.8, 0),
    mirror(turn(boxAt('white', [3.8, 0.16, 4.8], [0, 0, 0]), [0, 0, -49.8], [1.3, 4.08, 0])),
    ...[-1, 1].map((s) => group(...spaced(5, 0.9).flatMap((z, k) => [0.6, 1.3, 2].map((x, j) => ballAt((['candy', 'yellow', 'green', 'blue', 'red'] as const)[(k + j) % 5] ?? 'candy', 0.2, [s * x, 5.66 - 1.18 * x, z]))))),
    ...spaced(9, 0.58).map((x) => ballAt('white', 0.2, [x, 5.3 - Math.abs(x) * 1.18 + 0.05, 2.34])),
    move(extrude('cream', archOutline(1.3, 2, 'round'), 0.2), 0, 0.2, 1.95),
    move(extrude('candy', archOutline(1, 1.8, 'round'), 0.3), 0, 0.2, 1.95),
    ballAt('yellow', 0.08, [0.3, 1.1, 2.14]),
    mirror(group(boxAt('cream', [1, 1, 0.2], [1.5, 1, 1.9]), boxAt('yellow', [0.8, 0.8, 0.26], [1.5, 1.1, 1.9]), boxAt('cream', [0.08, 0.9, 0.3], [1.5, 1, 1.9]), boxAt('cream', [0.9, 0.08, 0.3], [1.5, 1.45, 1.9]))),
    move(disc('red', 0.45, 0.2, 16), 0, 3.6, 1.95),
    move(disc('white', 0.28, 0.26, 16), 0, 3.6, 1.95),
    mirror(group(...Array.from({ length: 8 }, (_, k) => postAt(k % 2 === 0 ? 'red' : 'white', 0.15, 0.34, [2.5, 0.2 + 0.34 * k, 2.2], { sides: 10 })), sweep('red', [[2.5, 2.9, 2.2], [2.5, 3.3, 2.2], [2.7, 3.5, 2.2], [2.95, 3.4, 2.2], [3, 3.1, 2.2]], 0.15, { sides: 8 }))),
    boxAt('ginger', [0.7, 1.7, 0.7], [1.2, 4, -0.8]),
    boxAt('white', [0.9, 0.24, 0.9], [1.2, 5.7, -0.8], 0.08),
    ...[-2.6, 2.6].map((x) => move(lathe('green', [[0.6, 0], [0.4, 0.5], [0.5, 0.5], [0.25, 1], [0.32, 1], [0, 1.7]], { sides: 10, smooth: false }), x, 0.2, -1)),
  );

const hobbitHouse = (): Shape =>
  group(
    move(lathe('grass', [[5.4, 0], [5.2, 0.8], [4.2, 2.2], [2.6, 3.2], [0, 3.7]], { sides: 28 }), 0, 0, -1.4),
    move(lathe('grass', [[4, 0], [3.6, 0.8], [2, 1.9], [0, 2.2]], { sides: 20 }), 4, 0, -2.4),
    move(group(extrude('plank', arc(2.3, -14, 194, 20, [0, 0.6]), 4.2),
    move(disc('stone', 1.45, 0.4, 24), 0, 1.45, 2),
    move(disc('door', 1.18, 0.56, 24), 0, 1.45, 2),
    ...[-0.6, -0.2, 0.2, 0.6].map((x) => boxAt('timber', [0.04, 2, 0.6], [x, 0.45, 2])),
    move(disc('gold', 0.12, 0.9, 10), 0, 1.45, 2),
    ...[-3.1, 3.1].map((x) => move(group(disc('timber', 0.66, 0.7, 18), disc('glass', 0.5, 0.8, 18), boxAt('timber', [0.07, 1, 0.84], [0, -0.5, 0]), boxAt('timber', [1, 0.07, 0.84], [0, -0.035, 0])), x * 0.95, 1.2, 0.6)),
    ), 0, 0, 2.4),
    postAt('brick', 0.34, 1.6, [1.8, 2.8, -1.6], { sides: 8 }),
    postAt('clay', 0.2, 0.4, [1.8, 4.4, -1.6], { sides: 8 }),
    ...Array.from({ length: 5 }, (_, k) => jitter(move(cylinder('stone', 0.4, 0.1, { sides: 8 }), 0.14 * (k % 2), 0, 5.4 + 0.7 * k), 0.04, k)),
    ...[-2.4, -1.9, 2, 2.5].map((x, k) => ballAt((['pink', 'yellow', 'red', 'purple'] as const)[k] ?? 'pink', 0.16, [x, 0.4, 4.9])),
    ...[-2.2, 2.2].map((x) => boxAt('leaf', [0.9, 0.4, 0.5], [x, 0, 4.9], 0.1)),
    ...[-3.4, -2.8, -2.2, -1.6, 1.6, 2.2, 2.8, 3.4].map((x) => boxAt('white', [0.1, 0.7, 0.06], [x, 0, 8.2])),
    mirror(boxAt('white', [2, 0.08, 0.05], [2.5, 0.4, 8.2])),
  );

const wizardTower = (): Shape =>
  group(
    jitter(frustum('stone2', [7, 7], 1.4, [5.6, 5.6]), 0.4, 2),
    { form: 'deformed', by: { kind: 'bend', rate: 0.35 }, part: group(cylinder('wall', 2.2, 13, { top: 1.6, sides: 14 }), ...[3, 7, 11].map((y) => postAt('stone2', 2.3 - 0.045 * y, 0.24, [0, y, 0], { sides: 14 }))) },
    postAt('wall', 1.6, 1.6, [0, 12.4, 0.5], { top: 2.7, sides: 14 }),
    postAt('wall', 2.7, 2.8, [0, 14, 0.5], { sides: 14 }),
    move(roundRoof({ kind: 'cone', height: 7, overhang: 0.7 }, 2.7, 14), 0, 16.8, 0.5),
    turn(lathe('roof', [[0.5, 0], [0.3, 1], [0, 2]], { sides: 10 }), [20, 0, 25], [0, 23, 0.5]),
    ballAt('crystal', 0.5, [-0.9, 24.8, 1.1]),
    move(radial(boxAt('glow', [0.7, 1.4, 0.2], [0, 14.7, 0]), 7, 2.66), 0, 0, 0.5),
    ...[[0, 5, 1.9], [0, 9.4, 2]].map(([x = 0, y = 0, z = 0]) => move(windowShape('pointed', 0.8, 1.6), x, y, z)),
    move(doorShape('pointed', 1.2, 2.2), 0, 1, 2.2),
    ...[0, 1, 2, 3].map((k) => boxAt('stone2', [1.8 + 0.3 * k, 0.3, 0.5], [0, 0.9 - 0.3 * k, 2.7 + 0.4 * k])),
    group(postAt('wall', 0.9, 3.4, [2.4, 8.6, 0.2], { sides: 10 }), postAt('wall', 0.3, 1, [2.2, 7.6, 0.2], { top: 0.9, sides: 10 }), move(roundRoof({ kind: 'cone', height: 2.6, overhang: 0.3 }, 0.9, 10), 2.4, 12, 0.2), boxAt('glow', [0.4, 0.8, 0.3], [2.4, 10, 1.05])),
    ...[0, 120, 240].map((a) => turn(move(turn(frustum('crystal', [0.3, 0.3], 0.9, [0.02, 0.02]), [0, 0, 8]), 0, 18.4, 4), [0, a + 30, 0])),
  );

const rockUnder = (r: number, h: number): Shape => jitter(lathe('stone2', [[0, -h], [0.25 * r, -0.8 * h], [0.55 * r, -0.45 * h], [0.9 * r, -0.15 * h], [r, 0], [0.9 * r, 0.04 * h], [0, 0.05 * h]], { sides: 18, smooth: false, bands: [null, null, null, null, 'grass', 'grass'] }), 0.05 * r, 4);

const capTower = (x: number, z: number, r: number, h: number, cone: number, wall = 'wall', roof = 'roof'): Shape =>
  group(postAt(wall, r, h, [x, 0, z], { sides: 14 }), postAt(wall, r * 1.2, 0.18 * h, [x, 0.82 * h, z], { sides: 14 }), move(roundRoof({ kind: 'cone', height: cone, slot: roof, overhang: 0.15 * r }, r * 1.2, 14), x, h, z), boxAt('glass', [0.4 * r, 0.16 * h, 0.2], [x, 0.55 * h, z + r - 0.05]));

const floatingCastle = (): Shape =>
  group(
    rockUnder(14, 16),
    boxAt('wall', [12, 7, 10], [0, 0, -1]),
    ...spaced(7, 1.8).map((x) => boxAt('wall', [0.9, 1, 0.6], [x, 7, 3.8])),
    boxAt('wall', [6, 12, 6], [0, 0, -2]),
    move(frustum('roof', [6.6, 6.6], 4, [0, 0]), 0, 12, -2),
    capTower(-6, 4, 1.9, 9, 5),
    capTower(6, 4, 1.9, 9, 5),
    capTower(-6, -6, 1.9, 11, 5.4),
    capTower(6, -6, 1.9, 11, 5.4),
    capTower(2.6, -4, 1.5, 18, 6),
    move(doorShape('arched', 2.4, 3.6), 0, 0, 4),
    ...[-3.6, 3.6].map((x) => move(windowShape('pointed', 1.2, 2.4), x, 2.6, 4)),
    sweep('water', [[9, 0.7, 6], [11.6, 0.4, 7.6], [12.4, -4, 8.2], [12.5, -11, 8.3]], [0.8, 0.9, 0.7, 0.3], { sides: 6 }),
    ...[[-9.6, 4], [9.4, -2], [-9, -4]].map(([x = 0, z = 0], k) => group(postAt('log', 0.24, 1.4, [x, 0.4, z], { sides: 6 }), move(sphere('leaf', [1.2, 1.4, 1.2], { detail: 1, roughness: 0.2, seed: k }), x, 2.6, z))),
    ...[[-17, -6, 2, 2], [17, -9, -3, 1.6], [-13, -13, 6, 1.2]].map(([x = 0, y = 0, z = 0, r = 1]) => move(rockUnder(r, 1.5 * r), x, y, z)),
  );

const crystalTower = (): Shape => {
  const shard = (x: number, z: number, r: number, h: number, tilt: number, a: number): Shape => turn(turn(lathe('crystal', [[0.7 * r, 0], [r, 0.2 * h], [0.72 * r, 0.78 * h], [0, h]], { sides: 6, smooth: false }), [0, 0, tilt]), [0, a, 0], [x, 0, z]);
  return group(jitter(frustum('stone2', [10, 10], 1.4, [7, 7]), 0.5, 5), shard(0, 0, 2.6, 26, 0, 15), shard(-1.8, 1, 1.5, 17, 7, 40), shard(2, 0.4, 1.6, 19, -6, 80), shard(0.6, -2, 1.4, 15, 5, 100), shard(0.4, 2.2, 1.1, 11, -8, 130), ...Array.from({ length: 9 }, (_, k) => turn(shard(0, 3.4, 0.6, 3.4 + (k % 3) * 1.4, 0, 20 * k), [0, 40 * k, 0])), move(extrude('dark', archOutline(1.3, 2.6, 'pointed'), 0.4), 0, 1, 2.9), ...[8, 13, 18].map((y) => move(lathe('gold', [[2.5 - 0.03 * y, 0], [2.9 - 0.03 * y, 0], [2.9 - 0.03 * y, 0.3], [2.5 - 0.03 * y, 0.3], [2.5 - 0.03 * y, 0]], { sides: 6, smooth: false }), 0, y, 0)));
};

const fairyHouse = (): Shape =>
  group(
    move(lathe('log', [[0.75, 0], [0.6, 0.3], [0.5, 1], [0.56, 1.6]], { sides: 14 }), 0, 0, 0),
    move(lathe('purple', [[0.9, -0.06], [0.92, 0], [0.5, 0.6], [0.2, 1.2], [0.06, 1.7], [0, 1.8]], { sides: 14 }), 0, 1.55, 0),
    ...Array.from({ length: 10 }, (_, k) => turn(boxAt('pink', [0.3, 0.16, 0.06], [0, 1.46, 0.86], 0.02), [0, 36 * k, 0])),
    move(doorShape('round', 0.46, 0.46), 0, 0.12, 0.52),
    mirror(turn(move(windowShape('round', 0.28, 0.28), 0, 0.9, 0.48), [0, 50, 0])),
    move(windowShape('round', 0.24, 0.24), 0, 1.1, 0.5),
    ...[[-0.8, 0.5], [0.85, 0.4], [-0.5, 0.9]].map(([x = 0, z = 0], k) => group(postAt('cream', 0.05, 0.22, [x, 0, z]), move(lathe('red', [[0.16, 0], [0.1, 0.09], [0, 0.12]], { sides: 10 }), x, 0.2, z), ballAt('white', 0.03, [x, 0.31, z + 0.04 * k]))),
    boxAt('brick', [0.16, 0.5, 0.16], [0.4, 2, -0.2]),
    ...[0, 1, 2].map((k) => postAt('stone', 0.13, 0.04, [0.04 * k, 0, 0.8 + 0.3 * k], { sides: 7 })),
    ballAt('glow', 0.06, [0.36, 0.8, 0.56]),
    mirror(sweep('leaf', [[0.6, 0, 0.3], [0.62, 0.6, 0.2], [0.5, 1.1, 0.24]], 0.03, { sides: 5 })),
    ...[[-0.3, 1.9, 0.62], [0.3, 2.2, 0.4], [0, 2.6, 0.26]].map(([x = 0, y = 0, z = 0]) => ballAt('yellow', 0.05, [x, y, z])),
  );

const darkTower = (): Shape =>
  group(jitter(frustum('shade', [12, 12], 4, [7, 7]), 0.7, 3), move(frustum('dark', [6, 6], 26, [3.4, 3.4]), 0, 3, 0), turn(move(frustum('shade', [5.4, 5.4], 25, [3, 3]), 0, 3, 0), [0, 45, 0]), ...[0, 90, 180, 270].map((a) => turn(group(...[8, 16, 24].map((y) => turn(frustum('shade', [0.7, 0.7], 3, [0.02, 0.02]), [35, 0, 0], [0, y, 2.8 - 0.05 * y])), turn(frustum('dark', [1.4, 1.4], 11, [0.02, 0.02]), [-6, 0, 0], [0, 28, 2.2])), [0, a + 45, 0])), postAt('shade', 1.8, 2, [0, 28, 0], { top: 3, sides: 8 }), ballAt('ember', 1.5, [0, 33, 0]), ballAt('flame', 0.9, [0, 33, 0.9]), boxAt('dark', [0.3, 2, 0.4], [0, 32, 1.6]), ...[7, 12, 17, 22].map((y) => boxAt('ember', [0.5, 1.6, 0.3], [0, y, 2.9 - 0.05 * y])), move(extrude('ember', archOutline(1.6, 3, 'pointed'), 0.4), 0, 2.6, 3.2), move(steps('shade', 3, 2.8, 3, 7), 0, 0, 3.6));

/** Dwellings of peoples, and houses of stories. */
export const DWELLING_KINDS: KindTable<DwellingKind> = {
  igloo,
  yurt: () => group(postAt('canvas', 2.9, 1.7, [0, 0, 0], { sides: 24 }), move(lathe('cream', [[3.05, -0.1], [3.05, 0], [0.6, 1.3], [0, 1.35]], { sides: 24 }), 0, 1.7, 0), postAt('red', 0.62, 0.16, [0, 2.9, 0], { sides: 14 }), ...[0.36, 0.8, 1.3].map((y) => move(lathe('rope', [[2.86, 0], [2.96, 0], [2.96, 0.09], [2.86, 0.09], [2.86, 0]], { sides: 24 }), 0, y, 0)), move(radial(extrude('blue', [[-0.28, 0], [0, 0.22], [0.28, 0], [0, -0.22]], 0.05), 20, 2.92), 0, 1.54, 0), boxAt('red', [1.2, 1.7, 0.2], [0, 0, 2.92]), boxAt('orange', [0.42, 1.4, 0.26], [0.24, 0.14, 2.92]), boxAt('orange', [0.42, 1.4, 0.26], [-0.24, 0.14, 2.92]), postAt('iron', 0.09, 1.1, [0.5, 2.9, -0.2], { sides: 8 })),
  tipi: () => group(move(lathe('canvas', [[2, 0], [0.24, 4.2], [0, 4.2]], { sides: 14, smooth: false }), 0, 0, 0), ...Array.from({ length: 9 }, (_, k) => turn(strut('log', [0, 0.1, 1.9], [0, 5.4, -0.42], 0.07), [0, 40 * k, 0])), move(lathe('red', [[1.76, 0], [1.63, 0.3], [1.6, 0.3], [1.6, 0]], { sides: 14, smooth: false }), 0, 0.66, 0), ...[0, 40, 80, 120, 160, 200, 240, 280, 320].map((a) => turn(turn(extrude('blue', [[-0.2, 0], [0.2, 0], [0, 0.4]], 0.05), [-23, 0, 0], [0, 1.3, 1.46]), [0, a + 20, 0])), turn(extrude('dark', [[-0.5, 0], [0.5, 0], [0.1, 1.9], [-0.1, 1.9]], 0.06), [-22.8, 0, 0], [0, 0.02, 2.0]), mirror(turn(extrude('canvas', [[0, 0], [0.7, 0.5], [0.5, 1], [0, 0.9]], 0.05), [-10, 0, 0], [0.1, 3.4, 0.5]))),
  treehouse: treeHouse,
  'mushroom-house': mushroomHouse,
  'gingerbread-house': gingerbread,
  'hobbit-house': hobbitHouse,
  'fairy-house': fairyHouse,
  'wizard-tower': wizardTower,
  'floating-castle': floatingCastle,
  'crystal-tower': crystalTower,
  'dark-tower': darkTower,
  'pumpkin-house': () => group(...Array.from({ length: 12 }, (_, k) => turn(move(sphere('orange', [0.85, 1.5, 1.2], { detail: 2 }), 0, 1.5, 1), [0, 30 * k, 0])), sweep('green', [[0, 2.7, 0], [0.1, 3.3, 0], [0.5, 3.7, 0.1]], [0.36, 0.24, 0.16]), move(doorShape('arched', 0.8, 1.4), 0, 0.2, 2.16), mirror(turn(move(windowShape('round', 0.6, 0.6), 0, 1.5, 2.2), [0, 40, 0])), boxAt('brick', [0.4, 1, 0.4], [-1, 2.5, -0.4]), ...[[-1.8, 1.6], [1.9, 1.4]].map(([x = 0, z = 0]) => move(sphere('orange', [0.3, 0.24, 0.3], { detail: 1 }), x, 0.22, z)), sweep('leaf', [[0.3, 2.8, 0.4], [1.2, 2.8, 1.2], [1.9, 1.6, 1.6], [2.2, 0.2, 1.9]], 0.06, { sides: 5 })),
  'candy-castle': () => group(boxAt('cream', [8, 4, 6], [0, 0, 0]), ...spaced(7, 1.2).map((x) => boxAt('candy', [0.7, 0.6, 0.6], [x, 4, 2.7])), ...[[-4, 3], [4, 3], [-4, -3], [4, -3]].map(([x = 0, z = 0]) => group(...Array.from({ length: 6 }, (_, k) => postAt(k % 2 === 0 ? 'candy' : 'white', 1.3, 1, [x, k, z], { sides: 14 })), move(lathe('teal', [[1.6, 0], [1.2, 0.9], [0.5, 2], [0, 2.8]], { sides: 14 }), x, 6, z), ballAt('yellow', 0.3, [x, 8.9, z]))), ...Array.from({ length: 5 }, (_, k) => postAt(k % 2 === 0 ? 'purple' : 'cream', 1.9, 1.4, [0, 4 + 1.4 * k, -1], { sides: 16 })), move(lathe('candy', [[2.3, 0], [1.7, 1.2], [0.7, 2.6], [0, 3.8]], { sides: 16 }), 0, 11, -1), ballAt('yellow', 0.4, [0, 14.9, -1]), move(extrude('white', archOutline(2.4, 3, 'round'), 0.3), 0, 0, 3), move(extrude('ginger', archOutline(1.9, 2.6, 'round'), 0.4), 0, 0, 3), mirror(group(postAt('white', 0.09, 2.2, [2.2, 0, 4.4]), move(disc('red', 0.7, 0.2, 18), 2.2, 2.7, 4.4), move(disc('white', 0.45, 0.26, 18), 2.2, 2.7, 4.4), move(disc('red', 0.2, 0.3, 14), 2.2, 2.7, 4.4))), ...[-2.6, 2.6].map((x) => move(windowShape('round', 1, 1), x, 1.8, 3.02)), box('candy', 9, 0.3, 7)),
  'ice-palace': () => group(boxAt('ice', [12, 6, 8], [0, 0, 0]), ...[[-6, 4, 9, 5], [6, 4, 9, 5], [-6, -4, 12, 6], [6, -4, 12, 6], [-2.4, 0, 14, 8], [2.4, 0, 16, 9], [0, -2, 20, 11]].map(([x = 0, z = 0, h = 0, c = 0]) => group(turn(postAt('ice', 1.5, h, [0, 0, 0], { sides: 6 }), [0, 30, 0], [x, 0, z]), move(lathe('crystal', [[1.8, 0], [0, c]], { sides: 6, smooth: false }), x, h, z))), ...spaced(9, 1.3).map((x, k) => move(lathe('crystal', [[0.4, 0], [0, 1.4 + 0.5 * (k % 2)]], { sides: 5, smooth: false }), x, 6, 3.6)), move(extrude('crystal', archOutline(2.8, 4.4, 'pointed'), 0.5), 0, 0, 4), move(extrude('navy', archOutline(2, 3.6, 'pointed'), 0.6), 0, 0, 4), ...[-3.6, 3.6].map((x) => move(extrude('crystal', archOutline(1.2, 3, 'pointed'), 0.4), x, 1.4, 4)), boxAt('snow', [16, 0.6, 12], [0, 0, 0.6], 0.2), move(steps('ice', 4, 0.6, 1.6, 3), 0, 0, 6.4)),
};
