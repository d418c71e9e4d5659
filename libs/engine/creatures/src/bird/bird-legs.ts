import type { BirdSpec } from '@diorama/catalogue';
import type { Shape, Slot } from '@diorama/shape-language';
import { group, mirror, sheet } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';
import { onBody } from './bird-build.js';
import type { BirdBuild } from './bird-build.js';

/** Legs under the body, or trailing in flight. */
export function legsOf(spec: BirdSpec, build: BirdBuild, palette: Palette): Shape[] {
  const { slot } = palette;
  const { plump, width, isFlying } = build;
  const { length = 0.35, thick = 0.028, foot = 'toes', thigh = 1 } = spec.legs ?? {};
  const x = plump * width * 0.5;
  const hip = onBody(build, x, -plump * 0.35, -0.04);
  if (isFlying) return [trailingLegs(build, { length, thick }, slot('legs'))];
  const z = hip[2] + (foot === 'stout' ? 0.05 : 0.03);
  const knee: Vec3 = [x, Math.max(0.06, length * 0.52), z - length * 0.06];
  const bits: Shape[] = [
    limb(
      slot('thighs'),
      [
        [hip[0], hip[1], hip[2], plump * 0.42 * thigh],
        [x, (hip[1] + knee[1]) / 2 + 0.02, z, plump * 0.26 * thigh],
        [knee[0], knee[1] * 0.96, knee[2], thick * 1.15],
      ],
      { sides: 8 },
    ),
    limb(
      slot('legs'),
      [
        [knee[0], knee[1] * 1.1, knee[2], thick * 1.1],
        [x, knee[1] * 0.5, z - 0.01, thick],
        [x, 0.02, z, thick],
      ],
      { sides: 7, steps: 2 },
    ),
  ];
  bits.push(...footOf(spec, [x, 0, z], palette));
  return [mirror(group(...bits))];
}

/** Toes, claws and webs on the ground at a place. */
function footOf(spec: BirdSpec, [x, , z]: Vec3, { slot }: Palette): Shape[] {
  const { length = 0.35, thick = 0.028, foot = 'toes' } = spec.legs ?? {};
  const bits: Shape[] = [];
  const reach = foot === 'stout' ? 0.2 : foot === 'talon' ? 0.17 : Math.max(0.13, Math.min(0.26, length * 0.34));
  for (const angle of foot === 'web' ? [-28, 0, 28] : [-38, 0, 38, 180]) {
    const [sx, sz] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const long = angle === 180 ? reach * 0.6 : reach;
    const rise = foot === 'talon' ? 0.035 : 0.015;
    bits.push(
      limb(
        slot('legs'),
        [
          [x, 0.03, z, thick],
          [x + sx * long * 0.5, rise + thick, z + sz * long * 0.5, thick * 0.9],
          [x + sx * long, thick * 0.7, z + sz * long, thick * 0.6],
        ],
        { sides: 6, steps: 1 },
      ),
    );
    if (foot === 'talon' || foot === 'stout')
      bits.push(
        limb(
          slot('claws'),
          [
            [x + sx * long * 0.95, thick * 1.1, z + sz * long * 0.95, thick * 0.7],
            [x + sx * long * 1.25, thick * 0.2, z + sz * long * 1.25, 0],
          ],
          { sides: 5, steps: 1 },
        ),
      );
  }
  if (foot === 'web')
    bits.push(
      sheet(
        slot('legs'),
        [
          [
            [x - 0.02, 0.022, z],
            [x + 0.02, 0.022, z],
          ],
          [
            [x - 0.48 * reach, 0.012, z + 0.86 * reach],
            [x + 0.48 * reach, 0.012, z + 0.86 * reach],
          ],
        ],
        0.014,
      ),
    );
  return bits;
}

/** Legs that trail under the tail in flight. */
function trailingLegs({ plump, width, middle }: BirdBuild, { length, thick }: { length: number; thick: number }, slot: Slot): Shape {
  const x = plump * width * 0.5;
  const trail = length > 0.6 ? 1 : 0.5;
  return mirror(
    limb(
      slot,
      [
        [x * 0.6, middle[1] - plump * 0.7, -0.2, thick * 1.3],
        [x * 0.5, middle[1] - plump * 0.8, -0.3 - length * trail, thick],
        [x * 0.5, middle[1] - plump * 0.9, -0.4 - length * trail, 0],
      ],
      { sides: 6 },
    ),
  );
}
