import { cylinder, extrude, group, lathe, move, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { CatalogueRow, CatalogueTheme, RowDetails } from '../../row/row.js';
import type { Finish } from '../../substances/substances.js';

/** What an assembled object is: its other names, the finishes of its slots, its parts, and details of its row. */
type Assembly = readonly [words: string, finishes: Readonly<Record<string, Finish>>, parts: readonly Shape[], details?: RowDetails];

/** Writes rows of one theme that are assembled from simple shapes: `thing(id, size, words, finishes, parts, details)`. */
export const assembledIn =
  (theme: CatalogueTheme, usual: RowDetails = {}) =>
  (id: string, size: Vec3, ...[words, finishes, parts, details = {}]: Assembly): CatalogueRow => ({
    id,
    theme,
    size,
    form: { generator: 'shape', shape: roundNumbers(group(...parts)), finishes },
    ...(words === '' ? {} : { words }),
    ...usual,
    ...details,
  });

/** The same data with numbers of at most four decimals, a tenth of a millimetre, and without negative zeros, which JSON does not keep. */
function roundNumbers<Data>(data: Data): Data {
  if (typeof data === 'number') return (Math.round(data * 10_000) / 10_000 + 0) as Data;
  if (Array.isArray(data)) return data.map((entry: unknown) => roundNumbers(entry)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, roundNumbers(value)])) as Data;
}

const pairsOf = (numbers: readonly number[], unit = 1): Point2[] =>
  Array.from({ length: numbers.length / 2 }, (_, k): Point2 => [unit * (numbers[2 * k] ?? 0), unit * (numbers[2 * k + 1] ?? 0)]);

/** A turned body from the radius and the height of each ring, from the bottom up, centimetres. */
export const turnedBody = (slot: string, profile: readonly number[], sides = 24): Shape =>
  lathe(slot, pairsOf(profile, 0.01), { sides, smooth: true });

/** A turned body with its foot at a point, metres. */
export const turnedAt = (slot: string, profile: readonly number[], [x, y, z]: Vec3, sides = 24): Shape =>
  move(turnedBody(slot, profile, sides), x, y, z);

/** A tube through points x, y, z, metres. */
export const tube = (slot: string, points: readonly number[], radius: number | readonly number[], sides = 8): Shape =>
  sweep(
    slot,
    Array.from({ length: points.length / 3 }, (_, k): Vec3 => [points[3 * k] ?? 0, points[3 * k + 1] ?? 0, points[3 * k + 2] ?? 0]),
    radius,
    { sides },
  );

/** A plate over an outline x, y, anticlockwise, centred on z, metres. */
export const plate = (slot: string, outline: readonly number[], depth: number, z = 0): Shape =>
  move(extrude(slot, pairsOf(outline), depth), 0, 0, z);

/** An upright cylinder whose foot is at a point, metres. */
export const post = (slot: string, radius: number, height: number, [x, y, z]: Vec3, sides = 16): Shape =>
  move(cylinder(slot, radius, height, { sides }), x, y, z);

/** A disc that faces the front, its back at a point, metres. */
export const disc = (slot: string, radius: number, depth: number, at: Vec3, sides = 24): Shape =>
  turn(cylinder(slot, radius, depth, { sides }), [90, 0, 0], at);

/** A disc that faces to the right, its left side at a point, metres. */
export const sideDisc = (slot: string, radius: number, depth: number, at: Vec3, sides = 24): Shape =>
  turn(cylinder(slot, radius, depth, { sides }), [0, 0, -90], at);

/** A ball or an ellipsoid around a point, metres. */
export const ball = (slot: string, radii: number | Vec3, [x, y, z]: Vec3, detail = 2): Shape =>
  move(sphere(slot, radii, { detail }), x, y, z);

/** A number from 0 to 1 for each index: the fractional parts of multiples of an irrational number, which spread evenly. */
export const spread = (index: number, factor = 0.618_033_988_75): number => (index * factor) % 1;
