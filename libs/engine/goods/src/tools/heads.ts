import type { ToolSpec } from '@diorama/catalogue';
import { array, box, extrude, group, loft, mirror, move, radial, rod, sheet, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ball, facing, sphereDirections, spun } from '../geometry/bodies.js';
import { arcPoints, smoothOutline, star, symmetric } from '../geometry/outlines.js';
import { smoothPath } from '../geometry/paths.js';

const drum = (slot: string, radius: number, length: number, sides = 14): Shape => spun(slot, [radius, -length / 2, radius, length / 2], { turn: [0, 0, 90], sides, at: [0, 0, 0] });

/** A blade in the xy plane with thin edges. */
const blade = (slot: string, outline: readonly Point2[], thickness: number): Shape => {
  const [cx, cy] = outline.reduce(([sx, sy], [x, y]) => [sx + x / outline.length, sy + y / outline.length], [0, 0]) as Point2;
  const shrunk = (share: number): Point2[] => outline.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
  return loft(slot, [{ z: -thickness, outline: shrunk(0.82) }, { z: 0, outline: [...outline] }, { z: thickness, outline: shrunk(0.82) }], { smooth: false });
};

const hammer = group(
  move(box('metal', 2.6, 3, 2.6, 0.3), 0, -1.5, 0), move(drum('metal', 1, 3), 2.4, 0, 0), move(drum('metal', 1.7, 2), 4.4, 0, 0),
  mirror(move(turn(extrude('metal', [[0, -1.2], [0, 1.3], ...arcPoints([-0.6, -4.4], 5.4, 90, 146, 7), ...arcPoints([-0.6, -5.2], 5.2, 146, 90, 7)], 0.9), [0, 9, 0]), -1, 0, 0.75), 'z'),
);
const sledge = group(drum('metal', 3.4, 15, 8), move(box('accent', 3, 8, 3, 0.3), 0, -4, 0));
const mallet = group(drum('metal', 4.6, 13), mirror(move(drum('accent', 4.7, 1.2), 4.6, 0, 0)), spun('shaft', [1.4, 3, 1.4, 5.4, 0, 5.5]));

const axeBlade = blade('metal', [[0, 3.2], [-4, 3], [-9, 6], [-11, 7], [-12.4, 3.6], [-12.8, 0], [-12.2, -4], [-10.6, -8], [-8.6, -5.6], [-4, -2.6], [0, -2.6]], 1);
const axe = group(move(axeBlade, 0, -4, 0), move(box('metal', 4.4, 5.6, 3, 0.4), 0.4, -7, 0), spun('shaft', [1.4, -1, 1.5, 1, 0, 1.2]));
const doubleAxe = group(mirror(move({ form: 'placed', part: axeBlade, scale: [1.15, 1.5, 1.2] }, -1, -6, 0)), move(box('metal', 4, 12, 3.4, 0.5), 0, -12, 0), spun('accent', [1.6, 0, 1.2, 3, 0, 9], { sides: 6 }));
const pickaxe = group(
  sweep('metal', [...arcPoints([0, -38], 38, 52, 128, 14)].map(([x, y]): Vec3 => [x, y, 0]), [0.4, 0.9, 1.3, 1.6, 1.8, 2, 2.2, 2.3, 2.2, 2, 1.8, 1.6, 1.3, 0.9, 0.4], { sides: 4 }),
  move(box('metal', 5, 5, 4, 0.5), 0, -3, 0), spun('shaft', [1.6, 0, 1.8, 4, 0, 4.2]),
);
const scoop = (rows: readonly (readonly [y: number, half: number, depth: number])[]): Shape =>
  sheet('metal', rows.map(([y, half, depth]) => [-1, -0.5, 0, 0.5, 1].map((share): Vec3 => [half * share, y, -depth * (1 - share * share)])), 0.6);
const shovel = group(scoop([[-1, 2, 0.4], [3, 9, 1.6], [10, 11, 3], [19, 10.4, 3], [25, 7.4, 2], [30, 0.6, 0.2]]), spun('metal', [2.2, -9, 1.7, 0, 1, 6, 0, 7], { sides: 10 }));
const spade = group(scoop([[-1, 2.4, 0.3], [1, 9, 1], [14, 9.4, 1.6], [27, 8.6, 1.2]]), spun('metal', [2.2, -9, 1.7, 0, 1, 6, 0, 7], { sides: 10 }));
const rake = group(move(box('metal', 40, 2.2, 2.2, 0.3), 0, 0, 0), array(sweep('metal', [[0, 1, 0.6], [0, 1.4, 5], [0, -0.6, 8]], [0.7, 0.6, 0.15]), 13, [3.1, 0, 0], true), mirror(rod('metal', [1, -9, 0], [9, 0.4, 0], 0.6)));
const leafRake = group(...Array.from({ length: 11 }, (_, k): Shape => {
  const angle = ((k - 5) * 11 * Math.PI) / 180;
  return sweep('metal', smoothPath([[0, -8, 0], [14 * Math.sin(angle), 16 * Math.cos(angle), 0], [30 * Math.sin(angle), 34 * Math.cos(angle), 0], [31 * Math.sin(angle), 35 * Math.cos(angle), 4]], 2), 0.5, { sides: 6 });
}), move(box('accent', 15, 1.4, 1.6), 0, 15, 0));
const hoe = group(move(turn(box('metal', 17, 1, 10), [20, 0, 0]), 0, 2, 6), rod('metal', [0, -5, 0], [0, 3, 2], 1));
const pitchfork = group(sweep('metal', [[-10, 1, 0], [-9, -2, 0], [0, -3.4, 0], [9, -2, 0], [10, 1, 0]], 1), ...[-10, -3.4, 3.4, 10].map((x) => sweep('metal', smoothPath([[x, Math.abs(x) > 5 ? 0 : -3, 0], [x, 10, -1.2], [x, 20, -0.4], [x, 34, 2.4]], 2), [0.9, 0.9, 0.8, 0.8, 0.6, 0.4, 0.15])), spun('metal', [1.9, -12, 1.5, -3, 0, -2.8], { sides: 8 }));
const trident = group(
  ...[-1, 1].map((side) => sweep('metal', smoothPath([[0, -2, 0], [7 * side, 2, 0], [9 * side, 10, 0], [9 * side, 26, 0]], 3), [1.5, 1.5, 1.5, 1.4, 1.4, 1.3, 1.2, 1.2, 1.2, 1.1])),
  ...[[-9, 26], [9, 26], [0, 32]].map(([x = 0, y = 0]) => move(extrude('metal', [[-3.4, 0], [3.4, 0], [0, 9]], 1.6), x, y, 0)), rod('metal', [0, -4, 0], [0, 33, 0], 1.5), ball('accent', 3, [0, -2, 0]), spun('accent', [1.9, -14, 2.2, -6, 0, -5], { sides: 10 }),
);
const bristles = (count: number, width: number, length: number, depth: number): Shape[] =>
  Array.from({ length: count }, (_, k): Shape => {
    const share = (k / (count - 1)) * 2 - 1;
    return sheet('metal', [0, 0.5, 1].map((down) => [-1, 1].map((side): Vec3 => [share * width * (0.86 + 0.14 * down) + side * 0.5 * (width / count) * 1.7, down * length, 0])), depth);
  });
const broom = group(move(box('accent', 32, 5, 5, 0.8), 0, -1, 0), ...bristles(12, 15, 15, 4), spun('accent', [2, -6, 2.4, 0]));
const besom = group(
  ...Array.from({ length: 46 }, (_, k): Shape => {
    const [angle, reach] = [2.39996 * k, Math.sqrt((k + 0.5) / 46)];
    const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return sweep('metal', smoothPath([[1.8 * x, -4, 1.8 * z], [6.4 * x, 14, 6.4 * z], [9 * x, 46 - 8 * reach + (k % 5), 9 * z]], 2), [0.9, 0.9, 0.7, 0.6, 0.25], { sides: 5 });
  }),
  ...[0, 4, 8].map((y) => spun('accent', [3.4 + 0.25 * y, y, 4.2 + 0.25 * y, y + 0.9, 3.4 + 0.25 * y, y + 1.8], { sides: 14 })), spun('metal', [2, -4, 4, 2, 6.6, 16, 7, 30, 3, 36], { sides: 12 }),
);
const mop = group(move(box('accent', 16, 3, 6, 0.6), 0, -1, 0), ...Array.from({ length: 30 }, (_, k): Shape => {
  const angle = 2.39996 * k;
  const reach = Math.sqrt((k + 0.5) / 30);
  return sweep('metal', smoothPath([[7 * Math.cos(angle) * reach, 0, 3 * Math.sin(angle) * reach], [10 * Math.cos(angle) * reach, 12, 7 * Math.sin(angle) * reach], [15 * Math.cos(angle) * reach, 26 - 4 * reach, 11 * Math.sin(angle) * reach]], 2), [1, 1, 1, 1, 1.2], { sides: 6 });
}));
const scythe = group(
  blade('metal', [[0, -1], [0, 3], [-14, 5.4], [-30, 4], [-46, -3], [-58, -14], [-44, -7], [-30, -1.4], [-14, 0.4]], 0.8), move(box('metal', 4, 6, 3.4, 0.4), 0, -3, 0), rod('shaft', [0, -74, 0], [7, -72, 5], 1.2), ball('shaft', 1.5, [7, -72, 5], 1), rod('shaft', [0, -104, 0], [7, -102, 5], 1.2), ball('shaft', 1.5, [7, -102, 5], 1),
);
const spear = group(blade('metal', symmetric([[0, -1], [1.4, 0], [2, 4], [4.4, 9], [3.4, 18], [0, 31]]), 1.1), spun('accent', [1.7, -9, 2.2, -8, 1.9, -1, 1, 3, 0, 3.2], { sides: 10 }));
const halberd = group(
  blade('metal', [[0, 4], [-6, 3], [-13, 9], [-17, 4], [-18, -3], [-16, -10], [-12, -14], [-6, -8], [0, -8]], 1), move(blade('metal', [[0, 1], [5, 0], [14, -4], [5, -5], [0, -7]], 1.1), -0.3, 0, 0.05), move(blade('metal', symmetric([[0, 0], [1.6, 0], [2.2, 6], [0, 32]]), 1.2), 0.1, 0.3, 0.03), spun('accent', [2.2, -16, 2.4, -14, 2.2, 4, 0, 6], { sides: 8 }),
);
const mace = group(ball('metal', 5.4, [0, 5, 0]), ...sphereDirections(18).map((out) => move(facing(spun('accent', [1.3, 0, 0, 3.6], { sides: 6 }), out, 5, 'y'), 0, 5, 0)), spun('metal', [1.8, -4, 2.4, -1, 2.2, 1]));
const flanged = group(radial(move(extrude('metal', [[0, -6], [4, -3], [7, 2], [4.4, 8], [0, 10]], 1), 0, 2, 0), 7), spun('metal', [2.4, -6, 2.4, 10, 0, 14]));
const warHammer = group(move(drum('metal', 4.6, 9, 8), 5, 0, 0), move(spun('metal', [4, 0, 2.6, 6, 0, 15], { turn: [0, 0, 90], sides: 6 }), -2, 0, 0), move(box('metal', 8, 9, 7, 0.8), 0, -4.5, 0), spun('accent', [1.8, 4, 1.4, 7, 0, 15], { sides: 6 }), spun('accent', [2.2, -16, 2.5, -14, 2.4, -5], { sides: 8 }));
const crystal = group(
  spun('metal', [0, -1, 4.4, 6, 3.6, 12, 0, 22], { sides: 6 }), ...[0, 1, 2, 3].map((k) => turn(sweep('accent', smoothPath([[1.6, -16, 0], [6.4, -6, 0], [7.4, 4, 0], [3.4, 11, 0]], 3), [1.5, 1.5, 1.4, 1.3, 1.2, 1, 0.8, 0.6, 0.4, 0.3], { sides: 6 }), [0, 90 * k, 0])), spun('accent', [2.2, -20, 2.8, -18, 2.4, -10, 3, -6, 0, -4], { sides: 10 }),
);
const orbHead = group(ball('metal', 6, [0, 8, 0]), ...[0, 120, 240].map((angle) => turn(sweep('accent', smoothPath([[1, -6, 0], [6.6, 1, 0], [7.4, 8, 0], [5.4, 13, 0]], 3), [1.3, 1.3, 1.3, 1.2, 1.1, 1, 0.9, 0.7, 0.5, 0.4], { sides: 6 }), [0, angle, 0])), spun('accent', [2, -12, 3, -8, 2.6, 0, 4, 2, 0, 3]));
const spiral = sweep('shaft', [[0, -2, 0], [0, 4, 0], ...Array.from({ length: 17 }, (_, k): Vec3 => {
  const angle = Math.PI - (Math.PI * 1.55 * k) / 16 * 1.5;
  const reach = 9 - 0.4 * k;
  return [9 + reach * Math.cos(angle), 10 + reach * Math.sin(angle), 0];
})], [2.2, 2.3, ...Array.from({ length: 17 }, (_, k) => 2.3 - 0.09 * k)]);
const starHead = group(extrude('metal', star(5, 5, 2.2), 1.6), ball('accent', 1, [0, -5, 0], 1));
const wandTip = group(spun('metal', [0, 0, 0.9, 1, 0, 2.6], { sides: 6 }), ...sphereDirections(7, 0).map(([x, y, z]) => ball('metal', 0.28, [3.2 * x, 2 + 3 * y, 3.2 * z], 0)));
const flame = group(
  spun('accent', [2.2, -9, 4.6, 2, 4.8, 3, 3.8, 3, 0, 2.6], { sides: 12 }), spun('metal', [0, 1, 4.2, 4, 4.6, 8, 3, 14, 1, 20, 0, 24], { curve: true, sides: 10 }), ...[0, 90, 200, 290].map((angle, k) => turn(spun('metal', [0, 0, 2.2, 3, 1.8, 7, 0, 13 - k], { curve: true, sides: 8 }), [14, angle, 0], [0, 3, 0])),
  ...[-8, -5, -2, 1].map((y) => spun('accent', [2.6 + 0.12 * (y + 9), y, 3.1 + 0.16 * (y + 9), y + 1, 2.8 + 0.16 * (y + 9), y + 2], { sides: 10 })),
);
const paddle = loft('metal', [{ z: -0.9, outline: smoothOutline(symmetric([[0, -10], [1.4, -8], [5, 2], [8, 18], [7.4, 34], [0, 40]]).slice(0), 2) }, { z: 0.9, outline: smoothOutline(symmetric([[0, -10], [1.4, -8], [5, 2], [8, 18], [7.4, 34], [0, 40]]).slice(0), 2) }], { smooth: false });
const plunger = spun('metal', [2, -2, 2.6, 0, 5.4, 2, 7, 7, 7.4, 11, 6, 11, 0, 9], { sides: 18 });
const paintBrush = group(spun('accent', [1, -3, 1.3, 0, 1.3, 4], { sides: 8 }), { form: 'placed', part: spun('metal', [1.3, 3.8, 1.7, 8, 1, 12, 0, 14], { curve: true, sides: 10 }), scale: [1, 1, 0.8] });
const club = group(spun('shaft', [1.6, -40, 2.4, -20, 5, 4, 7, 18, 6, 27, 0, 30], { curve: true, sides: 10 }), ...sphereDirections(16, -0.6).map(([x, y, z]) => move(facing(spun('metal', [1.1, 0, 0, 4], { sides: 5 }), [x, y * 0.3, z], 5.8, 'y'), 0, 13 + 9 * y, 0)));
const flail = group(
  spun('accent', [1.6, -2, 2.2, 0, 1.8, 2, 0, 2.4]), ...Array.from({ length: 6 }, (_, k): Shape => {
    const point = arcPoints([8, 0], 8, 165, 20, 6)[k] as Point2;
    return turn(sweep('accent', Array.from({ length: 8 }, (__, s): Vec3 => [1.7 * Math.cos((s * Math.PI) / 4), 1 * Math.sin((s * Math.PI) / 4), 0]), 0.4, { closed: true, sides: 5 }), [90 * (k % 2), 0, 60 - 26 * k], [point[0], point[1], 0]);
  }),
  move(group(ball('metal', 5, [0, 0, 0]), ...sphereDirections(16).map((out) => facing(spun('accent', [1.2, 0, 0, 3.4], { sides: 6 }), out, 4.7, 'y'))), 16, -5, 0),
);

/** Heads of tools and weapons; the shaft ends at the origin. Slots: `metal` the working part, `accent` its fittings, `shaft`. */
export const HEADS: Readonly<Record<ToolSpec['head'], Shape>> = {
  hammer, sledge, mallet, axe, 'double-axe': doubleAxe, pickaxe, shovel, spade, rake, 'leaf-rake': leafRake, hoe, pitchfork, trident, broom, besom, mop, scythe, spear, halberd, mace, flanged, 'war-hammer': warHammer, crystal, orb: orbHead, spiral, star: starHead, 'wand-tip': wandTip, flame, paddle, plunger, 'paint-brush': paintBrush, club, flail,
};
