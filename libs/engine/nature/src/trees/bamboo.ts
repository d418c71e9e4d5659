import type { BambooSpec, Generated, GeneratorContext } from '@diorama/catalogue';
import { blades, group, sweep } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { GOLDEN_ANGLE, along, bezier, blendDirections, pointOn, points3, polar, sampleTable, times, wobble } from '../geometry/curves.js';

const FINISHES = { stalk: 'bamboo #8fae4a', joint: 'bamboo #c9c98a', leaf: 'leaf #6fa040', shade: 'leaf #4f7c30' } as const;

/** Jointed stalks in a group with sprays of narrow leaves in their upper half. */
export function makeBamboo({ stalks, radius, leaves }: BambooSpec, { size, random }: GeneratorContext): Generated {
  const [width, height, depth] = size;
  const list: Record<'leaf' | 'shade', Blade[]> = { leaf: [], shade: [] };
  const parts: Shape[] = [];
  for (let s = 0; s < stalks; s++) {
    const [x, , z] = polar(0.32 * Math.sqrt((s + 0.4) / stalks), s * GOLDEN_ANGLE);
    const foot: Vec3 = [x * width, 0, z * depth];
    const tall = height * random.range(0.76, 0.98);
    const lean = along(foot, polar(0.12 * width, random.range(0, 6.3)), 1);
    const path = bezier(foot, [foot[0], 0.6 * tall, foot[2]], [lean[0], tall, lean[2]], 8);
    const own = radius * random.range(0.75, 1.1);
    parts.push(sweep('stalk', path, [...times(8, (k) => own * (1 - 0.09 * k)), 0.1 * own], { sides: 7 }));
    const joints = Math.max(5, Math.round(tall / 0.6));
    for (let j = 1; j < joints; j++) {
      const share = j / joints;
      const at = pointOn(path, share);
      const girth = own * (1.22 - 0.75 * share);
      parts.push(sweep('joint', points3([at[0], at[1] - 0.22 * own, at[2]], [at[0], at[1] + 0.22 * own, at[2]]), girth, { sides: 5 }));
      if (share > 0.38)
        addSpray(
          list,
          {
            at,
            count: Math.round(leaves / (stalks * joints * 0.62)),
            reach: 0.09 * height * sampleTable([1, 1.1, 0.6], (share - 0.38) / 0.62),
          },
          random,
        );
    }
  }
  parts.push(...(['leaf', 'shade'] as const).map((slot) => blades(slot, list[slot])));
  return { shape: group(...parts), finishes: FINISHES };
}

function addSpray(
  list: Readonly<Record<'leaf' | 'shade', Blade[]>>,
  { at, count, reach }: { at: Vec3; count: number; reach: number },
  random: GeneratorContext['random'],
): void {
  const heading = random.range(0, 6.3);
  for (let k = 0; k < count; k++) {
    const out = polar(1, heading + (k % 2) * 2.6 + random.range(-0.5, 0.5));
    const from = along(along(at, out, reach * random.range(0.1, 1)), [0, 1, 0], reach * random.range(-0.1, 0.5));
    const direction = blendDirections([out, 0.8], [[0, -1, 0], random.range(0.1, 0.8)], [wobble(random, 1), 0.35]);
    const length = 0.8 * reach * random.range(0.7, 1.2);
    list[random.next() < 0.35 ? 'shade' : 'leaf'].push({
      path: [from, along(from, direction, length)],
      width: 0.22 * length,
      shade: blendDirections([out, 0.6], [[0, 1, 0], 0.8]),
    });
  }
}
