import type { CrownOutline, GeneratorRandom } from '@diorama/catalogue';
import { lathe, scale } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, polar, sampleTable } from '../geometry/curves.js';

/** Radius of a crown from its lower end to its top, in shares of its largest. */
const OUTLINES: Readonly<Record<CrownOutline, readonly number[]>> = {
  round: [0.45, 0.78, 0.95, 1, 0.95, 0.78, 0.4],
  oval: [0.4, 0.8, 0.98, 1, 0.85, 0.6, 0.2],
  spreading: [0.6, 0.92, 1, 0.96, 0.82, 0.58, 0.25],
  cone: [0.95, 1, 0.82, 0.64, 0.46, 0.28, 0.06],
  umbrella: [0.7, 1, 1, 0.9, 0.6],
  vase: [0.2, 0.38, 0.58, 0.8, 1, 0.95, 0.6],
  egg: [0.75, 1, 0.98, 0.85, 0.66, 0.42, 0.1],
  flat: [0.85, 1, 0.95],
  spindle: [0.4, 0.76, 0.95, 1, 0.9, 0.62, 0.08],
};

/** The space that the ends of twigs fill. */
export interface Crown {
  readonly outline: CrownOutline;
  readonly bottom: number;
  readonly top: number;
  /** Largest radius along x and z. */
  readonly radii: readonly [x: number, z: number];
  readonly layers?: number;
}

/** A dark body inside a crown, so that the far side does not shine through. */
export function drawCore({ outline, bottom, top, radii }: Crown, share: number): Shape {
  const table = OUTLINES[outline];
  const steps = 7;
  const profile = Array.from({ length: steps + 1 }, (_, k): Point2 => {
    const radius = k === 0 || k === steps ? 0 : sampleTable(table, k / steps);
    return [share * radius, bottom + ((top - bottom) * k) / steps];
  });
  return scale(lathe('shade', profile, { sides: 12 }), [radii[0], 1, radii[1]]);
}

/** Points in a crown, evenly around it and denser near its surface. */
export function sampleCrown({ outline, bottom, top, radii, layers }: Crown, count: number, random: GeneratorRandom): Vec3[] {
  const table = OUTLINES[outline];
  const heights = spreadByArea(table, count);
  return heights.map((even, k) => {
    const share = layers === undefined ? even : (Math.floor(even * layers * 0.999) + 0.5 + random.range(-0.12, 0.12)) / layers;
    const radius = sampleTable(table, share);
    const reach = radius * (0.3 + 0.7 * random.next() ** 0.45);
    const angle = k * GOLDEN_ANGLE + random.range(-0.4, 0.4);
    const [x, , z] = polar(1, angle);
    return [
      x * reach * radii[0],
      bottom + (top - bottom) * Math.min(1, Math.max(0, share + random.range(-0.04, 0.04))),
      z * reach * radii[1],
    ];
  });
}

/** Heights that give each level its share of the crown's volume. */
function spreadByArea(table: readonly number[], count: number): number[] {
  const steps = 40;
  const areas = Array.from({ length: steps }, (_, k) => 0.15 + sampleTable(table, (k + 0.5) / steps) ** 1.6);
  const total = areas.reduce((sum, area) => sum + area, 0);
  const heights: number[] = [];
  let passed = 0;
  let step = 0;
  for (let k = 0; k < count; k++) {
    const wanted = ((k + 0.5) / count) * total;
    while (step < steps - 1 && passed + (areas[step] ?? 0) < wanted) passed += areas[step++] ?? 0;
    heights.push((step + (wanted - passed) / (areas[step] ?? 1)) / steps);
  }
  return heights;
}
