import type { Shape, Slot } from '@diorama/shape-language';
import { group, mirror, radians, sheet } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from './curves.js';
import { limb, mix } from './curves.js';

/** A pair of wings of skin between fingers, whose shoulders meet at the origin: bats, dragons, pterosaurs. */
export function membraneWings({
  span,
  rise,
  arm,
  membrane,
  claws,
  sweep = 0,
  chord = 1,
}: {
  readonly span: number;
  /** Degrees that the arms rise. */
  readonly rise: number;
  readonly arm: Slot;
  readonly membrane: Slot;
  readonly claws: Slot;
  /** Degrees that the wings point back. */
  readonly sweep?: number;
  /** Factor on the width. */
  readonly chord?: number;
}): Shape {
  const half = span / 2;
  const place = (x: number, up: number, z: number): Vec3 => {
    const [c, s] = [Math.cos(radians(rise)), Math.sin(radians(rise))];
    const [cs, ss] = [Math.cos(radians(sweep)), Math.sin(radians(sweep))];
    const [px, pz] = [x * cs + z * chord * ss, z * chord * cs - x * ss];
    return [half * (px * c - up * s * 0.3), half * (px * s + up), half * pz];
  };
  const shoulder = place(0.04, 0, 0);
  const elbow = place(0.24, 0.02, -0.12);
  const wrist = place(0.44, 0.16, 0.06);
  const root = place(0.05, -0.04, -0.5);
  // The tips of the fingers, from the leading edge back, and the root of the trailing edge.
  const tips = [place(1.0, 0.02, -0.06), place(0.86, -0.06, -0.36), place(0.62, -0.08, -0.56), place(0.34, -0.06, -0.62)];
  const t = half * 0.03;
  const joint = (point: Vec3, radius: number): Joint => [...point, radius] as const;
  const parts: Shape[] = [
    limb(arm, [joint(shoulder, t * 1.8), joint(elbow, t * 1.25), joint(wrist, t)], { sides: 7 }),
    limb(
      claws,
      [
        joint(wrist, t * 0.8),
        joint(mix(wrist, [wrist[0] * 1.04, wrist[1] + half * 0.05, wrist[2] + half * 0.14], 0.6), t * 0.6),
        joint([wrist[0] * 1.06, wrist[1] + half * 0.06, wrist[2] + half * 0.12], 0),
      ],
      { sides: 6 },
    ),
  ];
  for (const tip of tips) {
    const bow: Vec3 = [0, half * 0.035, 0];
    const middle = mix(wrist, tip, 0.5);
    parts.push(
      limb(arm, [joint(wrist, t * 0.8), joint([middle[0], middle[1] + bow[1], middle[2]], t * 0.55), joint(tip, 0)], { sides: 6 }),
    );
  }
  const rays: readonly (readonly [from: Vec3, to: Vec3])[] = [
    ...tips.map((tip) => [wrist, tip] as const),
    [mix(shoulder, elbow, 0.5), root] as const,
  ];
  parts.push(...skinBetween(rays, half, membrane));
  return mirror(group(...parts));
}

/** The skin between neighbouring rays, with bays in its trailing edge. */
function skinBetween(rays: readonly (readonly [from: Vec3, to: Vec3])[], half: number, membrane: Slot): Shape[] {
  const parts: Shape[] = [];
  for (let k = 0; k + 1 < rays.length; k++) {
    const [[fromA, toA], [fromB, toB]] = [rays[k] as (typeof rays)[number], rays[k + 1] as (typeof rays)[number]];
    const grid = [0.02, 0.35, 0.7, 1].map((u) => {
      const [a, b] = [mix(fromA, toA, u), mix(fromB, toB, u)];
      const from = fromA;
      return [0, 0.25, 0.5, 0.75, 1].map((v): Vec3 => {
        const bay = Math.sin(Math.PI * v) * 0.16 * u * u;
        const [x, y, z] = mix(mix(a, b, v), from, bay);
        return [x, y + half * 0.035 * Math.sin(Math.PI * u) - half * 0.03 * Math.sin(Math.PI * v) * u, z];
      });
    });
    parts.push(sheet(membrane, grid, half * 0.008));
  }
  return parts;
}
