import type { QuadrupedSpec } from '@diorama/catalogue';
import type { Bone, Shape } from '@diorama/shape-language';
import { group, implicit, lathe, mirror, move, scatter, sphere, turn } from '@diorama/shape-language';
import { addVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { ball, bandedLimb, both, chain, limb, pitched } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';
import type { Proportions } from './proportions.js';
import { paintedMarks } from './head.js';
import type { Posture } from './posture.js';
import { tailJoints } from './tail.js';

/** A point of the trunk: aside, up and ahead of the hip, in the frame of the spine. */
export const onTrunk = (posture: Posture, x: number, up: number, ahead: number): Vec3 =>
  addVectors(posture.hip, pitched([x, up, ahead], -posture.pitch));

/** The trunk with neck, shoulders and thighs as one skin, in multiples of the height at the shoulder. */
export function bodyOf(
  spec: QuadrupedSpec,
  { proportions, posture, neck, palette }: { proportions: Proportions; posture: Posture; neck: readonly Joint[]; palette: Palette },
): Shape {
  const { trunk } = proportions;
  const { slot } = palette;
  const bones: Bone[] = [
    ...trunkBones(spec, proportions, posture, palette),
    ...chain(neck, { slot: slot(spec.mane === 'shaggy' ? 'mane' : 'neck') }),
  ];
  for (const [index, leg] of posture.legs.entries()) {
    const [from, to] = [leg[0] as Joint, leg[1] as Joint];
    bones.push({
      from: [from[0] * 0.9, from[1], from[2]],
      to: [to[0], to[1], to[2]],
      radii: [Math.min(from[3], trunk.chest * 0.75), to[3]],
      slot: slot(index < 2 ? 'shoulders' : 'haunches'),
    });
  }
  bones.push(...tailBones(proportions, posture));
  // Animals of a herd are coarser.
  const coarse = (spec.count ?? 1) > 1 ? 1.5 : 1;
  const tail = proportions.tail.kind === 'taper' ? 0.3 * proportions.tail.length : 0;
  const span = trunk.length + trunk.chest + trunk.hip + tail;
  return group(
    implicit(slot('coat'), bones, {
      blend: 0.26 * trunk.chest,
      cell: (span / (spec.coat === undefined || spec.coat.pattern === 'belly' ? 22 : 27)) * coarse,
      ...(spec.coat === undefined ? {} : { coat: { ...spec.coat, scale: spec.coat.scale / spec.shoulder, slot: slot('pattern') } }),
      marks: paintedMarks(spec.bodyMarks ?? [], [1, 1, 1], 1, palette).map((mark) => ({
        ...mark,
        at: onTrunk(posture, ...mark.at),
        turn: [(mark.turn?.[0] ?? 0) - posture.pitch, mark.turn?.[1] ?? 0, mark.turn?.[2] ?? 0],
      })),
    }),
    ...(spec.fleece === true ? [fleeceOf(proportions, posture, slot('fleece'), coarse)] : []),
    ...(spec.quills === true ? [quillsOf(proportions, posture, palette)] : []),
    ...(spec.bodyMarks ?? [])
      .filter(({ solid }) => solid === true)
      .map((mark) => {
        const patch = turn(
          sphere(slot(mark.part), mark.radii, { detail: 2 }),
          [posture.pitch * -1, mark.turn?.[1] ?? 0, mark.turn?.[2] ?? 0],
          onTrunk(posture, ...mark.at),
        );
        return mark.at[0] === 0 ? patch : mirror(patch);
      }),
  );
}

/** The thick part of a tail that grows out of the trunk. */
function tailBones({ trunk, tail }: Proportions, posture: Posture): Bone[] {
  if (tail.kind !== 'taper') return [];
  const root = tailRoot(trunk.hip, tail.kind, posture);
  return chain(tailJoints(tail, root).slice(0, 4));
}

/** Where a tail leaves the trunk. */
export const tailRoot = (hip: number, kind: string, posture: Posture): Vec3 =>
  kind === 'taper' ? onTrunk(posture, 0, hip * 0.16, -hip * 0.55) : onTrunk(posture, 0, hip * 0.5, -hip * 0.8);

function trunkBones(spec: QuadrupedSpec, { trunk }: Proportions, posture: Posture, { slot }: Palette): Bone[] {
  const { length, chest, waist, hip, width, hump = 0, arch = 0, sag = 0 } = trunk;
  const at = (up: number, ahead: number): Vec3 => onTrunk(posture, 0, up, ahead);
  const front = slot(spec.mane === 'shaggy' ? 'mane' : 'coat');
  const middle = length * 0.52;
  // The back is a straight line from the croup to the shoulder, so that the middle lies lower where the waist is thicker.
  const back = (hip + chest) / 2 - waist + arch;
  return [
    { from: at(0, -0.02), to: at(back - sag, middle), radii: [hip, waist], flatten: width },
    { from: at(back - sag, middle), to: at(0, length), radii: [waist, chest], flatten: width },
    { from: at(0, length), to: at(-chest * 0.1, length + chest * 0.3), radii: [chest, chest * 0.8], flatten: width * 0.95, slot: front },
    ...(slot('breast') === slot('coat')
      ? []
      : [
          {
            from: at(-chest * 0.38, length - chest * 0.2),
            to: at(-chest * 0.2, length + chest * 0.5),
            radii: [chest * 0.76, chest * 0.68] as const,
            flatten: width * 0.92,
            slot: slot('breast'),
          },
        ]),
    ...(slot('belly') === slot('coat')
      ? []
      : [
          {
            from: at(back - sag - waist * 0.42, length * 0.12),
            to: at(-chest * 0.42, length * 0.9),
            radii: [waist * 0.72, chest * 0.7] as const,
            flatten: width * 0.98,
            slot: slot('belly'),
          },
        ]),
    ...both({
      from: [hip * width * 0.35, at(-0.02, -hip * 0.3)[1], at(0, -hip * 0.3)[2]],
      to: [hip * width * 0.35, at(-0.02, 0)[1], at(0, 0)[2]],
      radii: [hip * 0.72, hip * 0.74],
    }),
    ...(hump > 0 ? [{ ...ball(at(chest * 0.55 + hump, length * 0.93), chest * 0.55, { flatten: width * 0.8 }), slot: front }] : []),
  ];
}

/** The lower part of each leg with its foot. */
export function lowerLegs({ legs }: Proportions, posture: Posture, palette: Palette, stripes: 'stripes' | null = null): Shape[] {
  const { slot } = palette;
  return posture.legs.flatMap((leg, index) => {
    const below = leg.slice(1);
    const last = below.at(-1) as Joint;
    const part = index < 2 ? 'legs' : 'hind-legs';
    const sock = slot('socks');
    const shin = below.length > 3 ? below.slice(Math.floor(below.length / 2)) : below;
    const isStriped = stripes !== null && slot(part) === slot('coat');
    const parts = isStriped
      ? bandedLimb([slot('coat'), slot('pattern')], below, { steps: 2, sides: 8, every: 1 })
      : [limb(slot(part), below, { steps: 2, sides: legs.kind === 'column' ? 11 : 8 })];
    if (sock !== slot(part))
      parts.push(
        limb(
          sock,
          shin.map(([x, y, z, r]): Joint => [x, y, z, r * 1.06]),
          { steps: 2, sides: 8 },
        ),
      );
    if (legs.kind === 'flipper') return [...parts, flipperOf(index, last, palette)];
    const isHand = last[1] > 0.12 && legs.kind !== 'hoofed';
    return [
      ...parts,
      isHand
        ? move(handOf(legs, palette), last[0], last[1], last[2])
        : move(footOf(legs, palette), last[0], Math.max(0, last[1] - 0.06), last[2]),
    ];
  });
}

/** A hanging hand with claws or fingers. */
const handOf = ({ foot, thick }: Proportions['legs'], { slot }: Palette): Shape =>
  group(
    sphere(slot('feet'), 0.045 * Math.min(thick, foot), { detail: 1 }),
    ...[-1, 0, 1].map((side) =>
      limb(
        slot('claws'),
        [
          [0.02 * side, -0.01, 0.01, 0.014],
          [0.032 * side, -0.06, 0.05, 0],
        ],
        { sides: 5, steps: 1 },
      ),
    ),
  );

/** The flipper of a seal. */
function flipperOf(index: number, [x, , z]: Joint, { slot }: Palette): Shape {
  const side = index % 2 === 0 ? 1 : -1;
  const blade = sphere(slot('feet'), index < 2 ? [0.34, 0.05, 0.16] : [0.14, 0.06, 0.36], { detail: 2 });
  return index < 2
    ? turn(blade, [0, side * 38, 0], [x + side * 0.12, 0.06, z - 0.08])
    : turn(blade, [0, side * 24 + 180, 0], [x + side * 0.04, 0.07, z - 0.28]);
}

function footOf({ kind, foot, claws, thick }: Proportions['legs'], { slot }: Palette): Shape {
  if (kind === 'hoofed') {
    const cone = (x: number): Shape =>
      move(
        lathe(
          slot('hoofs'),
          [
            [0.043 * foot, 0],
            [0.036 * foot, 0.035 * foot],
            [0.03 * foot, 0.062 * foot],
          ],
          { sides: 10 },
        ),
        x,
        0,
        0.008,
      );
    return group(cone(0));
  }
  if (kind === 'column') {
    const nail = (angle: number): Shape =>
      move(
        sphere(slot('claws'), [0.024, 0.026, 0.014], { detail: 1 }),
        0.1 * thick * Math.sin(angle),
        0.03,
        0.1 * thick * Math.cos(angle) + 0.004,
      );
    return group(
      lathe(
        slot('feet'),
        [
          [0.108 * thick, 0],
          [0.112 * thick, 0.03],
          [0.1 * thick, 0.09],
        ],
        { sides: 14 },
      ),
      ...[-0.75, -0.25, 0.25, 0.75].map(nail),
    );
  }
  const [w, h, l] = kind === 'flat' || kind === 'ape' ? [0.052, 0.04, 0.085] : kind === 'short' ? [0.055, 0.035, 0.09] : [0.05, 0.04, 0.07];
  const toes = [-0.6, -0.2, 0.2, 0.6].map((share) =>
    group(
      move(
        sphere(slot('feet'), [w * 0.32 * foot, h * 0.62 * foot, l * 0.36 * foot], { detail: 0 }),
        share * w * foot,
        h * 0.55 * foot,
        l * foot * (1.18 - 0.3 * Math.abs(share)),
      ),
      ...(claws === true
        ? [
            limb(
              slot('claws'),
              [
                [share * w * foot, h * 0.7 * foot, l * foot * 1.35, 0.012 * foot],
                [share * w * foot * 1.1, h * 0.15 * foot, l * foot * 1.85, 0],
              ],
              { sides: 5, steps: 1 },
            ),
          ]
        : []),
    ),
  );
  return group(move(sphere(slot('feet'), [w * foot, h * foot, l * foot], { detail: 1 }), 0, h * foot * 0.9, l * 0.4 * foot), ...toes);
}

/** Curls of wool over the trunk. */
function fleeceOf({ trunk }: Proportions, posture: Posture, slot: string, coarse: number): Shape {
  const count = 80;
  const radius = Math.max(trunk.chest, trunk.waist) * 1.06;
  const bones: Bone[] = [];
  for (let k = 0; k < count; k++) {
    const y = 1 - (2 * (k + 0.5)) / count;
    const turnAngle = k * 2.399963;
    const around = Math.sqrt(1 - y * y);
    const [x, z] = [around * Math.cos(turnAngle), around * Math.sin(turnAngle)];
    const at = onTrunk(posture, x * radius * trunk.width, y * radius, trunk.length * 0.5 + z * (trunk.length * 0.5 + radius * 0.9));
    bones.push(ball(at, radius * 0.27, {}));
  }
  bones.push({
    from: onTrunk(posture, 0, 0, 0),
    to: onTrunk(posture, 0, 0, trunk.length),
    radii: [radius * 0.9, radius * 0.9],
    flatten: trunk.width,
  });
  return implicit(slot, bones, { blend: 0.06, cell: (trunk.length / 15) * coarse });
}

/** Quills on the back, which point backwards. */
function quillsOf({ trunk }: Proportions, posture: Posture, { slot }: Palette): Shape {
  const quill = group(
    move(
      lathe(
        slot('quills'),
        [
          [0.02, 0],
          [0.016, 0.16],
          [0.002, 0.3],
        ],
        { sides: 5, bands: [null, slot('quill-tips')] },
      ),
      0,
      -0.02,
      0,
    ),
  );
  const radius = Math.max(trunk.chest, trunk.hip) * 1.02;
  const dome = sphere(slot('quills'), [radius * trunk.width, radius, trunk.length * 0.5 + radius * 0.8], { detail: 2 });
  return turn(
    scatter(dome, [quill], 260, { seed: 5, minUp: -0.1, follow: true }),
    [-posture.pitch, 0, 0],
    onTrunk(posture, 0, 0.04, trunk.length * 0.42),
  );
}
