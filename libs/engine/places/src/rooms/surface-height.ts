import type { Instance, Prototype } from '@diorama/world-model';

/** Objects stand on triangles whose normal rises at least this much. */
const LEVEL = 0.9;

/** Triangles whose area seen from above is less than this, square metres, are on edge. */
const THINNEST = 1e-9;

/** Where an object rests: points of its disc at this share of its radius, whose heights differ by less than this, metres. */
const REST_POINTS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const REST_SHARE = 0.6;
const REST_EVENNESS = 0.02;

/** y in metres at which a disc rests on an upright instance; null where it does not rest level. */
export function measureRestingHeight(
  prototype: Prototype,
  instance: Instance,
  { x, z, radius }: { readonly x: number; readonly z: number; readonly radius: number },
): number | null {
  const reach = REST_SHARE * radius;
  const heights = REST_POINTS.map(([dx, dz]) => measureSurfaceHeight(prototype, instance, x + dx * reach, z + dz * reach));
  if (heights.some((height) => height === null)) return null;
  const [low, high] = [Math.min(...(heights as number[])), Math.max(...(heights as number[]))];
  return high - low < REST_EVENNESS ? high : null;
}

/** Height of the upper surface of an upright instance at a place, y in metres; null where the place lies outside it or the surface slants. */
function measureSurfaceHeight({ positions, indices }: Prototype, { transform: m }: Instance, x: number, z: number): number | null {
  const scale = Math.hypot(m[0] as number, m[4] as number, m[8] as number);
  const [dx, dz] = [x - (m[3] as number), z - (m[11] as number)];
  const [u, w] = [
    (dx * (m[0] as number) + dz * (m[8] as number)) / (scale * scale),
    (dx * (m[2] as number) + dz * (m[10] as number)) / (scale * scale),
  ];
  let [highest, isLevel] = [-Infinity, false];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [3 * (indices[t] as number), 3 * (indices[t + 1] as number), 3 * (indices[t + 2] as number)];
    const [ax, ay, az] = [positions[a] as number, positions[a + 1] as number, positions[a + 2] as number];
    const [bx, by, bz] = [(positions[b] as number) - ax, (positions[b + 1] as number) - ay, (positions[b + 2] as number) - az];
    const [cx, cy, cz] = [(positions[c] as number) - ax, (positions[c + 1] as number) - ay, (positions[c + 2] as number) - az];
    const up = bz * cx - bx * cz;
    if (Math.abs(up) < THINNEST) continue;
    const [px, pz] = [u - ax, w - az];
    const [first, second] = [(pz * cx - px * cz) / up, (bz * px - bx * pz) / up];
    if (first < 0 || second < 0 || first + second > 1) continue;
    const y = ay + first * by + second * cy;
    if (y > highest) [highest, isLevel] = [y, up > LEVEL * Math.hypot(by * cz - bz * cy, up, bx * cy - by * cx)];
  }
  return isLevel ? (m[7] as number) + scale * highest : null;
}
