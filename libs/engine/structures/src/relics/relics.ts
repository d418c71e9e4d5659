import type { RelicKind } from '@diorama/catalogue';
import { array, box, cylinder, extrude, group, jitter, lathe, mirror, move, radial, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { classicalColumn } from '../building/features.js';
import { boxRoof } from '../building/roofs.js';
import type { KindTable } from '../kinds.js';
import { archOutline, arc, ballAt, boxAt, disc, frustum, postAt, spaced, steps, strut } from '../solids/solids.js';

const mound = (): Shape => group(boxAt('soil', [0.9, 0.12, 1.7], [0, 0, 0.95], 0.05), boxAt('grass', [1.2, 0.05, 2.2], [0, 0, 0.8]));

const wheel = (radius: number, z = 0): Shape =>
  group(
    turn(lathe('plank', [[0.82 * radius, -0.06], [radius, -0.06], [radius, 0.06], [0.82 * radius, 0.06], [0.82 * radius, -0.06]], { sides: 18, smooth: false }), [90, 0, 0], [0, 0, z]),
    ...[0, 45, 90, 135].map((a) => turn(boxAt('wood', [0.08, 2 * radius * 0.9, 0.08], [0, -radius * 0.9, z]), [0, 0, a])),
    disc('iron', 0.2 * radius, 0.2, 10),
  );
const wheelAt = (x: number, z: number, radius: number): Shape => turn(wheel(radius), [0, 90, 0], [x, radius, z]);

const catapult = (): Shape =>
  group(
    mirror(boxAt('plank', [0.24, 0.3, 3.6], [0.8, 0.4, 0])),
    ...[-1.6, 0, 1.5].map((z) => boxAt('plank', [1.7, 0.24, 0.24], [0, 0.42, z])),
    mirror(group(boxAt('wood', [0.22, 1.7, 0.26], [0.8, 0.6, 0.2]), strut('wood', [0.8, 0.7, 1.4], [0.8, 2.1, 0.25], 0.16), strut('wood', [0.8, 0.7, -0.8], [0.8, 1.7, 0.15], 0.16))),
    boxAt('hide', [1.9, 0.34, 0.34], [0, 2.1, 0.2], 0.06),
    turn(cylinder('rope', 0.2, 1.6, { sides: 10 }), [0, 0, 90], [0.8, 0.7, -0.4]),
    strut('wood', [0, 0.7, -0.4], [0, 2.3, -2.4], 0.16),
    turn(lathe('plank', [[0.1, 0], [0.4, 0.14], [0.44, 0.3], [0.36, 0.3], [0, 0.12]], { sides: 12 }), [-40, 0, 0], [0, 2.3, -2.5]),
    ballAt('stone', 0.28, [0, 2.7, -2.5]),
    ...[-1.2, 1.2].flatMap((z) => [wheelAt(1.05, z, 0.5), wheelAt(-1.05, z, 0.5)]),
  );

const trebuchet = (): Shape =>
  group(
    mirror(group(boxAt('plank', [0.3, 0.35, 7], [1.3, 0, 0]), strut('plank', [1.3, 0.2, 2.6], [1, 5.4, 0], 0.3), strut('plank', [1.3, 0.2, -2.6], [1, 5.4, 0], 0.3), boxAt('wood', [0.24, 0.24, 2.7], [1.15, 2.6, 0]))),
    ...[-3, 0, 3].map((z) => boxAt('plank', [3, 0.3, 0.3], [0, 0.1, z])),
    turn(cylinder('iron', 0.12, 2.6, { sides: 8 }), [0, 0, 90], [1.3, 5.4, 0]),
    sweep('wood', [[0, 3.9, 1.9], [0, 5.4, 0], [0, 9.8, -5.4]], [0.26, 0.24, 0.1], { sides: 8 }),
    boxAt('wood', [1.5, 1.7, 1.5], [0, 2, 2.1]),
    boxAt('iron', [1.56, 0.16, 1.56], [0, 2.2, 2.1]),
    boxAt('iron', [1.56, 0.16, 1.56], [0, 3.2, 2.1]),
    boxAt('stone', [1.3, 0.3, 1.3], [0, 3.66, 2.1], 0.1),
    ...[-0.08, 0.08].map((x) => sweep('rope', [[x, 9.8, -5.4], [x, 6.4, -6.4]], 0.04, { sides: 5 })),
    ballAt('stone', 0.4, [0, 6.1, -6.5]),
  );

const ballista = (): Shape =>
  group(
    boxAt('wood', [0.3, 0.24, 3], [0, 1.3, 0]),
    mirror(strut('wood', [0.1, 1.2, 0.9], [0.9, 0, 1.3], 0.16)),
    mirror(strut('wood', [0.1, 1.2, -0.4], [0.8, 0, -1], 0.16)),
    boxAt('plank', [0.9, 0.8, 0.24], [0, 1.1, 1.2]),
    mirror(group(boxAt('rope', [0.24, 0.9, 0.3], [0.42, 1.05, 1.2], 0.05), sweep('wood', [[0.4, 1.5, 1.2], [1.1, 1.5, 0.95], [1.8, 1.5, 0.4]], [0.09, 0.08, 0.05]))),
    sweep('rope', [[-1.8, 1.5, 0.4], [0, 1.56, -0.9], [1.8, 1.5, 0.4]], 0.025, { sides: 5 }),
    sweep('pale', [[0, 1.6, -1], [0, 1.6, 1.8]], 0.05, { sides: 6 }),
    turn(cylinder('iron', 0.11, 0.36, { top: 0.005, sides: 6 }), [90, 0, 0], [0, 1.6, 1.8]),
    mirror(strut('wood', [0.1, 1.2, -1.2], [0.1, 1.2, -1.5], 0.2)),
    turn(cylinder('iron', 0.08, 0.8, { sides: 8 }), [0, 0, 90], [0.4, 1.4, -1.3]),
    mirror(turn(wheel(0.24), [0, 90, 0], [0.44, 1.4, -1.3])),
  );

const siegeTower = (): Shape =>
  group(
    ...[[-1.8, -1.8], [1.8, -1.8], [-1.8, 1.8], [1.8, 1.8]].map(([x = 0, z = 0]) => strut('plank', [x * 1.25, 0.8, z * 1.25], [x, 10, z], 0.34)),
    ...[0.8, 3.8, 6.8].map((y) => boxAt('plank', [4.6 - 0.06 * y, 0.24, 4.6 - 0.06 * y], [0, y, 0])),
    ...[1.04, 4.04, 7.04].flatMap((y) => [0, 90, -90].map((a) => turn(move(array(box('wood', 0.44, 2.5, 0.1), 9, [0.47, 0, 0], true), 0, y, 2.15), [0, a, 0]))),
    ...[0, 90, 180, 270].map((a) => turn(move(array(box('plank', 0.6, 0.8, 0.14), 4, [1.1, 0, 0], true), 0, 9.8, 1.9), [0, a, 0])),
    boxAt('plank', [4.2, 0.24, 4.2], [0, 9.6, 0]),
    turn(boxAt('plank', [2.4, 0.16, 3.4], [0, 0, 1.7]), [-28, 0, 0], [0, 7.2, 2.2]),
    ...[1.04, 4.04].map((y) => boxAt('dark', [0.9, 0.5, 0.2], [0, y + 1.4, 2.2])),
    boxAt('hide', [3.4, 1.6, 0.06], [0, 4.2, 2.26], 0.01),
    ...[-1.6, 1.6].flatMap((z) => [wheelAt(2.5, z, 0.8), wheelAt(-2.5, z, 0.8)]),
    boxAt('red', [0.9, 1.4, 0.04], [0.46, 12, 0]),
    postAt('wood', 0.05, 3.6, [0, 9.8, 0], { sides: 6 }),
  );

const cage = (): Shape =>
  group(boxAt('iron', [1.6, 0.1, 1.6], [0, 0, 0]), boxAt('iron', [1.6, 0.1, 1.6], [0, 2, 0]), ...[0, 90, 180, 270].map((a) => turn(group(array(postAt('iron', 0.03, 2, [0, 0, 0.76], { sides: 6 }), 9, [0.19, 0, 0], true), boxAt('iron', [1.56, 0.06, 0.05], [0, 1, 0.76])), [0, a, 0])), boxAt('gold', [0.16, 0.2, 0.08], [0.2, 0.95, 0.82]), sweep('iron', [[-0.14, 2.1, 0], [-0.1, 2.36, 0], [0.1, 2.36, 0], [0.14, 2.1, 0]], 0.03, { sides: 6 }));

const ruined = (width: number, profile: readonly number[], depth: number, slot: string, hole?: readonly Point2[]): Shape => {
  const count = profile.length;
  const top = profile.map((y, k): Point2 => [width / 2 - (width * (k + 0.5)) / count, y]);
  return jitter(extrude(slot, [[-width / 2, 0], [width / 2, 0], [width / 2, profile[0] ?? 1], ...top, [-width / 2, profile.at(-1) ?? 1]], depth, hole === undefined ? {} : { holes: [hole] }), 0.06, 3);
};
const rubble = (count: number, spread: number, slot: string, size = 0.5, seed = 1): Shape =>
  group(...Array.from({ length: count }, (_, k) => { const [a, r] = [k * 2.4 + seed, spread * Math.sqrt((k + 0.5) / count)]; return jitter(turn(boxAt(slot, [size * (0.7 + 0.3 * (k % 3)), size * 0.7, size * (0.6 + 0.2 * (k % 4))], [0, 0, 0], 0.08 * size), [12 * (k % 3), 40 * k, 9 * (k % 4)], [r * Math.sin(a), 0.05, r * Math.cos(a)]), 0.05 * size, k); }));

/** Graves, engines of war, instruments of law, ruins. */
export const RELIC_KINDS: KindTable<RelicKind> = {
  gravestone: ({ variant }) => group(extrude('stone', variant === 1 ? [[-0.36, 0], [0.36, 0], [0.36, 0.8], [0.2, 0.95], [0, 1.1], [-0.2, 0.95], [-0.36, 0.8]] : [...arc(0.38, 0, 180, 10, [0, 0.72]), [-0.38, 0], [0.38, 0]], 0.16), boxAt('stone2', [0.9, 0.14, 0.34], [0, 0, 0]), ...[0.36, 0.5, 0.64].map((y) => boxAt('stone2', [0.44 - 0.1 * (y > 0.6 ? 1 : 0), 0.05, 0.18], [0, y, 0])), boxAt('stone2', [0.06, 0.26, 0.19], [0, 0.74, 0]), boxAt('stone2', [0.2, 0.06, 0.19], [0, 0.86, 0]), mound()),
  'grave-cross': () => group(boxAt('stone', [0.16, 1.3, 0.14], [0, 0.2, 0]), boxAt('stone', [0.8, 0.16, 0.14], [0, 1, 0]), turn(lathe('stone', [[0.22, -0.05], [0.29, -0.05], [0.29, 0.05], [0.22, 0.05], [0.22, -0.05]], { sides: 16 }), [90, 0, 0], [0, 1.08, 0]), boxAt('stone2', [0.6, 0.24, 0.4], [0, 0, 0]), mound()),
  mausoleum: () => group(boxAt('stone', [6, 0.6, 7], [0, 0, 0]), boxAt('marble', [4.6, 3.6, 5.4], [0, 0.6, -0.4]), boxAt('stone', [5.6, 0.5, 6.6], [0, 4.2, 0]), move(extrude('stone', [[-2.8, 0], [2.8, 0], [0, 1.2]], 6.6), 0, 4.7, 0), ...[-2, -0.8, 0.8, 2].map((x) => move(classicalColumn(0.24, 3.6, 'marble', 12), x, 0.6, 2.8)), boxAt('copper', [1.2, 2.4, 0.2], [0, 0.6, 2.3]), boxAt('dark', [0.04, 2.4, 0.26], [0, 0.6, 2.3]), move(steps('stone', 3, 0.6, 0.9, 3), 0, 0, 3.4), boxAt('stone', [0.2, 1, 0.2], [0, 5.9, 3]), boxAt('stone', [0.7, 0.2, 0.2], [0, 6.4, 3])),
  crypt: () => group(boxAt('stone2', [4.4, 0.4, 5.4], [0, 0, 0]), boxAt('masonry', [3.6, 2.4, 4.6], [0, 0.4, 0]), move(extrude('stone2', [[-2.1, 0], [2.1, 0], [0, 1.7]], 5), 0, 2.8, 0), move(extrude('stone', archOutline(1.7, 2.4, 'pointed'), 0.3), 0, 0.4, 2.3), move(extrude('dark', archOutline(1.3, 2.1, 'pointed'), 0.4), 0, 0.4, 2.3), ...[-0.4, -0.13, 0.13, 0.4].map((x) => boxAt('iron', [0.05, 1.6, 0.1], [x, 0.4, 2.52])), boxAt('stone', [0.2, 1.1, 0.2], [0, 4.4, 2.2]), boxAt('stone', [0.7, 0.2, 0.2], [0, 4.9, 2.2]), mirror(group(boxAt('stone', [0.5, 1, 0.5], [1.6, 0.4, 2.7]), ballAt('stone', 0.24, [1.6, 1.6, 2.7]))), move(sphere('bone', [0.2, 0.22, 0.2], { detail: 1 }), 0, 3.4, 2.5), ...[[-1.5, 2.9], [1.5, 1]].map(([x = 0, y = 0], k) => boxAt('leaf', [0.9, 0.9, 0.1], [x, y - 0.9, 2.34 - 0.01 * k], 0.04))),
  sarcophagus: () => group(boxAt('stone2', [1.3, 0.2, 2.6], [0, 0, 0]), boxAt('stone', [1.1, 0.8, 2.4], [0, 0.2, 0], 0.03), mirror(array(boxAt('stone2', [0.08, 0.5, 0.3], [0.55, 0.34, 0]), 4, [0, 0, 0.55], true)), boxAt('stone', [1.3, 0.16, 2.6], [0, 1, 0], 0.04), boxAt('stone2', [0.2, 0.08, 1.6], [0, 1.15, 0.1]), boxAt('stone2', [0.7, 0.08, 0.2], [0, 1.15, -0.3])),
  altar: () => group(boxAt('stone2', [2.8, 0.24, 1.8], [0, 0, 0]), boxAt('stone', [1.8, 0.8, 0.9], [0, 0.24, 0]), boxAt('stone', [2.3, 0.16, 1.2], [0, 1.04, 0], 0.03), boxAt('red', [0.8, 0.02, 1.24], [0, 1.2, 0]), boxAt('red', [0.8, 0.6, 0.02], [0, 0.6, 0.61]), boxAt('gold', [0.3, 0.3, 0.03], [0, 0.76, 0.62]), ...[-0.9, -0.6, 0.6, 0.9].map((x) => group(postAt('cream', 0.05, 0.3 + 0.1 * Math.abs(x), [x, 1.2, 0]), move(lathe('flame', [[0.02, 0], [0.035, 0.05], [0, 0.14]], { sides: 6 }), x, 1.5 + 0.1 * Math.abs(x), 0))), move(lathe('gold', [[0.12, 0], [0.03, 0.06], [0.03, 0.2], [0.13, 0.4], [0.11, 0.4], [0, 0.24]], { sides: 14 }), 0, 1.2, 0)),
  gallows: () => group(boxAt('plank', [3.4, 0.2, 2.6], [0, 1.6, 0]), ...[-1.5, 1.5].flatMap((x) => [-1.1, 1.1].map((z) => boxAt('timber', [0.2, 1.6, 0.2], [x, 0, z]))), boxAt('timber', [0.26, 3.8, 0.26], [-1.2, 1.8, -0.4]), boxAt('timber', [2.6, 0.26, 0.26], [-0.1, 5.4, -0.4]), strut('timber', [-1.2, 4.4, -0.4], [-0.3, 5.4, -0.4], 0.18), sweep('rope', [[0.7, 5.4, -0.4], [0.7, 4.2, -0.4]], 0.03, { sides: 6 }), postAt('rope', 0.07, 0.3, [0.7, 4, -0.4]), sweep('rope', Array.from({ length: 14 }, (_, k) => [0.7 + 0.17 * Math.sin((k * Math.PI) / 7), 3.76 + 0.25 * Math.cos((k * Math.PI) / 7), -0.4] as const), 0.03, { sides: 6, closed: true }), boxAt('dark', [0.8, 0.22, 0.8], [0.7, 1.6, -0.4]), move(steps('plank', 0.9, 1.6, 1.8, 7), 0.9, 0, 1.3)),
  guillotine: () => group(mirror(boxAt('timber', [0.16, 3.6, 0.2], [0.42, 0, 0])), boxAt('timber', [1.2, 0.2, 0.26], [0, 3.5, 0]), boxAt('timber', [1.4, 0.16, 1], [0, 0, 0]), extrude('silver', [[-0.34, 2.7], [0.34, 2.4], [0.34, 3], [-0.34, 3]], 0.03), boxAt('iron', [0.7, 0.24, 0.1], [0, 3, 0]), boxAt('wood', [0.68, 0.7, 0.12], [0, 0.5, 0]), move(disc('dark', 0.13, 0.16, 14), 0, 0.9, 0), boxAt('plank', [0.6, 0.1, 1.8], [0, 0.7, -1]), ...[-0.3, -1.7].map((z) => boxAt('timber', [0.5, 0.7, 0.12], [0, 0, z])), move(lathe('wood', [[0.24, 0], [0.3, 0.4], [0.27, 0.4], [0, 0.06]], { sides: 14 }), 0, 0.1, 0.5), sweep('rope', [[0.3, 3.3, 0.06], [0.52, 3, 0.12], [0.52, 1, 0.12]], 0.02, { sides: 5 }), mirror(strut('timber', [0.5, 0.1, 0.45], [0.42, 1.4, 0], 0.1))),
  stocks: () => group(mirror(boxAt('timber', [0.18, 1.9, 0.22], [0.85, 0, 0])), extrude('plank', [[-0.8, 1], [0.8, 1], [0.8, 1.7], [-0.8, 1.7]], 0.12), ...[[0, 0.12], [-0.42, 0.07], [0.42, 0.07]].map(([x = 0, r = 0.1]) => move(disc('dark', r, 0.15, 14), x, 1.35, 0)), boxAt('dark', [1.6, 0.02, 0.14], [0, 1.34, 0]), boxAt('iron', [0.1, 0.2, 0.16], [0.72, 1.26, 0]), boxAt('plank', [2.2, 0.14, 1.4], [0, 0, 0])),
  catapult,
  trebuchet,
  ballista,
  'siege-tower': siegeTower,
  'battering-ram': () => group(turn(cylinder('log', 0.34, 5, { sides: 10 }), [90, 0, 0], [0, 1.5, -2.3]), turn(cylinder('iron', 0.4, 0.7, { top: 0.2, sides: 10 }), [90, 0, 0], [0, 1.5, 2.6]), ...[-1.5, 1.5].map((z) => group(mirror(strut('plank', [1, 0.5, z], [0.8, 3, z], 0.2)), boxAt('plank', [2.2, 0.2, 0.2], [0, 0.6, z]), ...[-0.4, 0.4].map((x) => sweep('rope', [[x, 3, z], [x * 0.7, 1.4, z]], 0.03, { sides: 5 })))), move(boxRoof({ kind: 'gable', height: 1, overhang: 0.2, ridge: 'z', slot: 'hide' }, [1.8, 4], 'plank'), 0, 2.9, 0), mirror(boxAt('plank', [0.2, 0.24, 4], [1, 0.5, 0])), ...[-1.4, 1.4].flatMap((z) => [wheelAt(1.2, z, 0.5), wheelAt(-1.2, z, 0.5)])),
  cage,
  'dungeon-cell': () => group(boxAt('stone2', [4, 0.2, 4], [0, 0, 0]), boxAt('masonry', [4, 2.8, 0.3], [0, 0.2, -1.85]), mirror(boxAt('masonry', [0.3, 2.8, 4], [1.85, 0.2, 0])), array(postAt('iron', 0.04, 2.6, [0, 0.2, 1.8], { sides: 6 }), 15, [0.24, 0, 0], true), ...[0.4, 1.5, 2.7].map((y) => boxAt('iron', [3.5, 0.08, 0.08], [0, y, 1.8])), boxAt('masonry', [4, 0.4, 0.4], [0, 2.8, 1.8]), boxAt('iron', [0.2, 0.26, 0.14], [0.4, 1.3, 1.84]), boxAt('plank', [0.8, 0.12, 1.9], [-1.2, 0.7, -0.7]), boxAt('hide', [0.84, 0.06, 1.3], [-1.2, 0.82, -0.4]), boxAt('dark', [0.7, 0.5, 0.34], [0.4, 2, -1.85]), ...[-0.2, 0, 0.2].map((x) => boxAt('iron', [0.05, 0.5, 0.4], [0.4 + x, 2, -1.85])), ...[0, 1, 2, 3].map((k) => move(turn(lathe('iron', [[0.05, -0.02], [0.09, -0.02], [0.09, 0.02], [0.05, 0.02], [0.05, -0.02]], { sides: 8 }), [90, 90 * k, 0]), 1.1, 1.7 - 0.14 * k, -1.66)), boxAt('thatch', [1.2, 0.08, 0.9], [0.8, 0.2, -0.4], 0.03)),
  'ruined-house': () => group(boxAt('stone2', [8, 0.2, 6], [0, 0, 0]), move(ruined(8, [1.6, 2.8, 4.4, 3.6, 2, 1.4, 0.9], 0.4, 'masonry', [[1, 1.1], [2, 1.1], [2, 2.3], [1, 2.3]]), 0, 0, -2.8), move(ruined(8, [1, 1.4, 0.9, 0.4, 0.3, 1.6, 2.4], 0.4, 'masonry'), 0, 0, 2.8), turn(ruined(5.4, [3.6, 2.6, 2.8, 1.6, 1], 0.4, 'masonry', [[-0.6, 0.02], [0.5, 0.02], [0.5, 1.9], [-0.6, 1.9]]), [0, 90, 0], [3.8, 0, 0]), turn(ruined(5.4, [0.8, 1.8, 2.9, 4.6, 3.8], 0.4, 'masonry'), [0, 90, 0], [-3.8, 0, 0]), ...[-1, 0.6].map((x, k) => strut('timber', [x, 0.3, 2 - k], [x + 1.4, 3.4, -2.7], 0.2)), rubble(16, 2.6, 'stone', 0.5, 2), move(rubble(8, 1.2, 'brick', 0.36, 5), 3, 0, 3.4), ...[[-2.6, 1], [2, -1.4], [0.4, 2]].map(([x = 0, z = 0], k) => move(sphere('leaf', [0.5, 0.4, 0.5], { detail: 1, roughness: 0.3, seed: k }), x, 0.4, z))),
  'ruined-tower': () => group(...Array.from({ length: 16 }, (_, k) => { const h = [9, 10.5, 9.4, 7.6, 6, 4.2, 3, 2.2, 2.6, 4, 5.4, 7, 8.2, 9.6, 10.2, 8.8][k] ?? 6; return turn(jitter(boxAt(k % 3 === 0 ? 'stone' : 'masonry', [1.3, h, 0.9], [0, 0, 2.7]), 0.06, k), [0, 22.5 * k, 0]); }), postAt('stone2', 3.5, 0.4, [0, 0, 0], { sides: 16 }), move(extrude('dark', archOutline(1.2, 2.2, 'round'), 0.2), 0, 0.2, 3.12), boxAt('dark', [0.3, 1.2, 0.2], [0, 6, 3.12]), turn(move(rubble(18, 2.2, 'stone', 0.7, 3), 3, 0, -2.6), [0, 0, 0]), ...[[2, 3.2], [-2.6, 2.2]].map(([x = 0, z = 0], k) => move(sphere('leaf', [0.7, 0.9, 0.6], { detail: 1, roughness: 0.3, seed: k }), x, 0.6, z)), boxAt('plank', [4, 0.2, 2], [0, 4, -0.4])),
  'ruined-arch': () => group(jitter(group(boxAt('stone', [1.1, 3.2, 1.1], [-2, 0, 0]), boxAt('stone', [1.1, 2.8, 1.1], [2, 0, 0]), extrude('stone2', [...arc(2.5, 180, 48, 9, [0, 3]), ...arc(1.5, 52, 180, 9, [0, 3])], 1)), 0.08, 4), move(rubble(12, 1.3, 'stone', 0.6, 1), 1.6, 0, 1.2), boxAt('leaf', [0.4, 1.6, 0.3], [-2.5, 1.6, 0.4], 0.1), move(sphere('leaf', [0.6, 0.4, 0.5], { detail: 1, roughness: 0.3 }), -1.7, 5, 0), ...[-2, 2].map((x) => boxAt('stone2', [1.5, 0.3, 1.5], [x, 0, 0]))),
  'rubble-pile': ({ variant }) => group(rubble(26, 1.5, 'concrete', 0.6, variant), move(rubble(14, 0.8, 'brick', 0.5, 4 + variant), 0, 0.36, 0), move(rubble(6, 0.4, 'concrete', 0.5, 7), 0, 0.75, 0), ...[0, 1, 2, 3].map((k) => sweep('rust', [[0.3 * k - 0.5, 0.4, 0.2], [0.6 * k - 0.9, 1.3 + 0.1 * k, 0.5 - 0.4 * k]], 0.025, { sides: 5 })), strut('timber', [-1.4, 0.1, 0.6], [0.7, 0.9, -0.4], 0.16)),
  'collapsed-building': () => group(...[0, 1, 2].map((s) => group(boxAt('concrete', [10 - 2.4 * s, 0.3, 8], [-1 - 1.2 * s, 3 * s, 0]), ...spaced(3, 3.4).map((z) => boxAt('concrete', [0.4, 3, 0.4], [-5.6, 3 * s, z])), ...(s < 2 ? [0, 1].map((k) => boxAt('concrete', [0.4, 3, 0.4], [-2 + 2.6 * k - 2 * s, 3 * s, -3.4])) : []))), move(turn(ruined(9, [9.4, 8.6, 8, 6.2, 4, 2.6], 0.3, 'brick', [[0.4, 3.8], [1.8, 3.8], [1.8, 5.4], [0.4, 5.4]]), [0, 180, 0]), -1.4, 0, -3.9), turn(boxAt('concrete', [5, 0.3, 6], [0, 0, 0]), [0, 0, -42], [2.6, 3.4, 0.4]), turn(boxAt('concrete', [4, 0.3, 5], [0, 0, 0]), [0, 10, -24], [4.4, 1.4, 1]), move(rubble(30, 3, 'concrete', 0.9, 3), 3, 0, 1.4), move(rubble(14, 2, 'brick', 0.6, 6), 1, 0.2, 3.6), ...[0, 1, 2, 3, 4].map((k) => sweep('rust', [[-0.6 - 0.1 * k, 6.2, -2 + k], [0.9, 6.6 - 0.3 * k, -2 + k]], 0.04, { sides: 5 }))),
};
