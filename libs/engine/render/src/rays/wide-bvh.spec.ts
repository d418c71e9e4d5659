import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { buildBvh } from './bvh-build.js';
import type { Bvh } from './bvh-build.js';
import { widenBvh, WIDTH } from './wide-bvh.js';
import type { WideBvh } from './wide-bvh.js';

const coordinate = fc.integer({ min: -5, max: 5 });
const box = fc
  .tuple(coordinate, coordinate, coordinate, fc.nat(3), fc.nat(3), fc.nat(3))
  .map(([x, y, z, width, height, depth]) => [x, y, z, x + width, y + height, z + depth]);

type LeafBox = readonly [link: number, ...box: number[]];

/** The leaves of a binary tree with the boxes that their parents hold. */
function leavesOf({ bounds, links, root }: Bvh): LeafBox[] {
  return root < 0 ? [] : [...links].flatMap((link, child) => (link < 0 ? [[link, ...bounds.slice(6 * child, 6 * child + 6)]] : []));
}

/** As `leavesOf`, for those that a walk from the root reaches. */
function leavesBelow({ bounds, links, root }: WideBvh, node = root): LeafBox[] {
  if (node < 0) return [];
  return Array.from({ length: WIDTH }, (_, child) => child).flatMap((child) => {
    const held = Array.from({ length: 6 }, (_, bound) => bounds[6 * WIDTH * node + WIDTH * bound + child] ?? NaN);
    if (held[0] === Infinity) return [];
    const link = links[WIDTH * node + child] ?? 0;
    if (link < 0) return [[link, ...held]];
    const below = leavesBelow({ bounds, links, root }, link);
    // The box of a node holds those below it.
    for (const [, ...inner] of below)
      for (let axis = 0; axis < 3; axis++) {
        expect(inner[axis]).toBeGreaterThanOrEqual(held[axis] ?? Infinity);
        expect(inner[axis + 3]).toBeLessThanOrEqual(held[axis + 3] ?? -Infinity);
      }
    return below;
  });
}

const byLink = ([a]: LeafBox, [b]: LeafBox): number => b - a;

test('a wide tree reaches every leaf of the binary one once, in its box', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 80 }), fc.integer({ min: 1, max: 7 }), (boxes, leafSize) => {
      const bvh = buildBvh(Float32Array.from(boxes.flat()), { leafSize, axes: [0, 1, 2] });
      const wide = widenBvh(bvh);
      expect(leavesBelow(wide).toSorted(byLink)).toEqual(leavesOf(bvh).toSorted(byLink));
      expect(wide.links.length).toBeLessThanOrEqual(2 * bvh.links.length);
    }),
    { numRuns: 200 },
  );
});

test('a tree of one leaf stays one, and one of no items too', () => {
  for (const count of [0, 1]) {
    const bvh = buildBvh(new Float32Array(6 * count), { leafSize: 3, axes: [0, 1, 2] });
    expect(widenBvh(bvh)).toEqual({ bounds: new Float32Array(0), links: new Int32Array(0), root: bvh.root });
  }
});

test('a node has four children where there are four leaves', () => {
  const bvh = buildBvh(Float32Array.from([0, 1, 2, 3].flatMap((x) => [x, 0, 0, x + 1, 1, 1])), { leafSize: 1, axes: [0] });
  const wide = widenBvh(bvh);
  expect([...wide.links].every((link) => link < 0)).toBe(true);
  expect(new Set(wide.bounds.slice(0, WIDTH))).toEqual(new Set([0, 1, 2, 3]));
});
