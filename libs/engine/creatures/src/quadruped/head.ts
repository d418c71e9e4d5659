import type { Mark, QuadrupedHead, QuadrupedSpec } from '@diorama/catalogue';
import type { Bone, Shape, SkinMark } from '@diorama/shape-language';
import { group, implicit, mirror, move, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import { scaleVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { ball, both, limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';
import { findSkin } from '../anatomy/skin-field.js';
import type { Proportions } from './proportions.js';
import { earOf } from './ears.js';
import { hornsOf } from './horns.js';

/** A head around the middle of its skull, its nose towards +z, one metre long. */
export function headOf(spec: QuadrupedSpec, { head, ears }: Proportions, palette: Palette): Shape {
  const { slot } = palette;
  const [aside, up] = ears.at ?? [0.6, 0.8, 0];
  const back = ears.at?.[2] ?? 0;
  const s = head.skull;
  const bones = skullBones(head, palette);
  const parts: Shape[] = [
    implicit(slot('head'), bones, {
      blend: BLEND,
      cell: (spec.count ?? 1) > 1 ? 0.1 : 0.074,
      marks: paintedMarks(spec.headMarks ?? [], [s * head.width, s, s], s, palette),
      ...(spec.coat !== undefined && spec.coatOnHead === true
        ? { coat: { ...spec.coat, scale: (0.8 * spec.coat.scale) / (spec.shoulder * head.size), slot: slot('pattern'), on: slot('head') } }
        : {}),
    }),
    ...eyesOf(head, bones, palette),
    ...noseOf(head, palette),
    ...jawsOf(head, palette),
  ];
  if (ears.kind !== 'none') {
    const ear = earOf(ears, { outer: slot('ears'), inner: slot('inner-ear') });
    parts.push(mirror(move(ear, aside * s * head.width, up * s, back * s)));
  }
  if (spec.horns !== undefined) parts.push(hornsOf(spec.horns, s, spec.hornSize ?? 1, slot('horns')));
  if (spec.trunkNose !== undefined) parts.push(...trunkOf(spec.trunkNose, head, palette));
  if (spec.frill !== undefined) parts.push(frillOf(spec.frill, s, slot('frill'), slot('horns')));
  if (spec.teeth === true) parts.push(teethOf(head, slot('teeth')));
  if (spec.beard === true) parts.push(beardOf(head, slot('mane')));
  if (spec.whiskers === true) parts.push(...whiskersOf(head, slot('whiskers')));
  for (const mark of spec.headMarks ?? []) {
    if (mark.solid !== true) continue;
    const patch = sphere(slot(mark.part), scaleVector(mark.radii, s), { detail: 2 });
    const placed = turn(patch, mark.turn ?? [0, 0, 0], [mark.at[0] * s * head.width, mark.at[1] * s, mark.at[2] * s]);
    parts.push(mark.at[0] === 0 ? placed : mirror(placed));
  }
  return group(...parts);
}

/** Distance over which the bones of a head melt into each other, in head lengths. */
const BLEND = 0.13;

/** Marks that are painted on a skin: at multiples of `unit`, with radii in multiples of `size`, and their mirror images. */
export function paintedMarks(marks: readonly Mark[], unit: Vec3, size: number, { slot }: Palette): SkinMark[] {
  return marks
    .filter(({ solid }) => solid !== true)
    .flatMap(({ part, at, radii, turn: [x, y, z] = [0, 0, 0] }) => {
      const [px, py, pz] = [at[0] * unit[0], at[1] * unit[1], at[2] * unit[2]];
      const mark = { slot: slot(part), radii: scaleVector(radii, size) };
      const right: SkinMark = { ...mark, at: [px, py, pz], turn: [x, y, z] };
      return px === 0 ? [right] : [right, { ...mark, at: [-px, py, pz], turn: [x, -y, -z] }];
    });
}

/** Length from the skull's middle to the tip of the nose. */
const reachOf = (head: QuadrupedHead): number => 1 - head.skull;

function skullBones(head: QuadrupedHead, { slot }: Palette): Bone[] {
  const { skull: s, width, muzzle, muzzleWidth, drop, cheek, jaw = 0.8, brow = 0, gape = 0 } = head;
  const [root, tip] = muzzle;
  const end = reachOf(head) - tip * 0.85;
  const open = Math.tan((gape * Math.PI) / 180) * end;
  return [
    { from: [0, 0, -0.1 * s], to: [0, 0.02, 0.3 * s], radii: [s, s * 0.94], flatten: width },
    { from: [0, -drop * 0.6, s * 0.55], to: [0, -drop, end], radii: [root, tip], flatten: muzzleWidth, slot: slot('muzzle') },
    {
      from: [0, -drop - root * 0.35, s * 0.3],
      to: [0, -drop - tip * 0.75 - open, end - tip * 0.7],
      radii: [root * jaw * 0.8, tip * jaw],
      flatten: muzzleWidth * 0.9,
      slot: slot('jaw'),
    },
    ...both({
      from: [s * width * 0.42, -s * 0.3, 0.1 * s],
      to: [s * width * 0.42, -s * 0.38 - drop * 0.4, s * 0.7],
      radii: [cheek, cheek * 0.85],
      slot: slot('cheeks'),
    }),
    ...(brow > 0 ? both(ball([head.eyeAt[0] * s * width * 0.9, (head.eyeAt[1] + 0.32) * s, head.eyeAt[2] * s * 0.84], brow)) : []),
  ];
}

function eyesOf(head: QuadrupedHead, bones: readonly Bone[], { slot }: Palette): Shape[] {
  const { eyeAt, skull: s, width } = head;
  const e = head.eye * 1.2;
  const axis: Vec3 = [0, 0, Math.min(0.3, eyeAt[2]) * s];
  const aim: Vec3 = [eyeAt[0] * s * width, eyeAt[1] * s, eyeAt[2] * s - axis[2]];
  const at = findSkin(bones, BLEND, axis, scaleVector(aim, 1 / (Math.hypot(...aim) || 1)));
  const length = Math.hypot(eyeAt[0], eyeAt[1] * 0.5, eyeAt[2]) || 1;
  const out: Vec3 = [eyeAt[0] / length, (eyeAt[1] * 0.5) / length, eyeAt[2] / length];
  const ahead = (share: number, dx = 0, dy = 0): Vec3 => [
    at[0] + out[0] * share * e + dx,
    at[1] + out[1] * share * e + dy,
    at[2] + out[2] * share * e,
  ];
  const balls: Shape[] = [];
  const put = (part: string, radius: number, place: Vec3): void => {
    balls.push(mirror(move(sphere(slot(part), radius, { detail: part === 'glint' ? 0 : 1 }), ...place)));
  };
  put(head.iris === true ? 'iris' : 'eye', e, at);
  if (head.iris === true) put('eye', e * 0.62, ahead(0.52));
  put('glint', e * 0.26, ahead(head.iris === true ? 1 : 0.82, 0.2 * e, 0.42 * e));
  return balls;
}

function noseOf(head: QuadrupedHead, { slot }: Palette): Shape[] {
  const { muzzle, muzzleWidth, drop, nose } = head;
  const [, tip] = muzzle;
  const z = reachOf(head) - tip * 0.12;
  const nostril = mirror(
    move(
      sphere(slot('nostril'), [tip * 0.2, tip * 0.24, tip * 0.16], { detail: 0 }),
      tip * muzzleWidth * 0.5,
      -drop + tip * 0.2,
      z + (nose > 0 ? 0.3 * nose : -0.02),
    ),
  );
  if (nose <= 0) return [nostril];
  return [
    move(sphere(slot('nose'), [nose * 1.15, nose * 0.85, nose * 0.7], { detail: 1 }), 0, -drop + tip * 0.3, z),
    ...(nose > 0.08 ? [nostril] : []),
  ];
}

/** The line of the mouth, and fangs. */
function jawsOf(head: QuadrupedHead, { slot }: Palette): Shape[] {
  const { muzzle, muzzleWidth, drop, skull: s, fang = 0, gape = 0 } = head;
  const [root, tip] = muzzle;
  const end = reachOf(head) - tip * 0.85;
  const at = (t: number): Vec3 => {
    const radius = root + (tip - root) * t;
    const z = s * 0.55 + (end - s * 0.55) * t;
    return [radius * muzzleWidth * 0.93, -drop * (0.6 + 0.4 * t) - radius * 0.42, z];
  };
  const side = sweep(
    slot('line'),
    [at(0.45), at(0.7), at(1), [tip * muzzleWidth * 0.55, -drop - tip * 0.42, end + tip * 0.72], [0, -drop - tip * 0.4, end + tip * 0.92]],
    [0.006, 0.012, 0.013, 0.013, 0.013],
    { sides: 6 },
  );
  const parts: Shape[] = [mirror(side)];
  if (gape > 0)
    parts.push(
      move(
        sphere(slot('tongue'), [tip * muzzleWidth * 0.6, tip * 0.3, (end - s * 0.5) * 0.5], { detail: 2 }),
        0,
        -drop - tip * 0.9 - 0.3 * gape * 0.01,
        end * 0.66,
      ),
    );
  if (fang > 0) {
    const [x, y, z] = at(0.9);
    parts.push(
      mirror(
        limb(
          slot('teeth'),
          [
            [x * 0.8, y + 0.02, z, 0.024 + 0.05 * fang],
            [x * 0.86, y - fang * 0.6, z + 0.06 * fang, 0.018 + 0.036 * fang],
            [x * 0.84, y - fang, z - 0.04 * fang, 0],
          ],
          { sides: 6 },
        ),
      ),
    );
  }
  if (fang < 0) {
    // Tusks of boars and elephants curve forwards and up.
    const [x, y, z] = at(0.55);
    const f = -fang;
    parts.push(
      mirror(
        limb(
          slot('teeth'),
          [
            [x * 0.8, y, z - 0.1, 0.055],
            [x * 1.25, y - f * 0.45, z + f * 0.3, 0.055],
            [x * 1.3, y - f * 0.5, z + f * 0.75, 0.04],
            [x * 1.15, y - f * 0.2, z + f * 1.05, 0],
          ],
          { steps: 4 },
        ),
      ),
    );
  }
  return parts;
}

/** An elephant's trunk with rings, in head lengths. */
function trunkOf(length: number, head: QuadrupedHead, { slot }: Palette): Shape[] {
  const tip = head.muzzle[1];
  const z = reachOf(head) - tip * 1.3;
  const y = -head.drop;
  const line = limb(
    slot('muzzle'),
    [
      [0, y + 0.02, z - 0.2, tip * 1.45],
      [0, y - 0.12, z + 0.16, tip * 1.3],
      [0, y - 0.32 * length, z + 0.3, tip * 1.05],
      [0, y - 0.62 * length, z + 0.34, tip * 0.8],
      [0, y - 0.88 * length, z + 0.42, tip * 0.62],
      [0, y - 0.98 * length, z + 0.62, tip * 0.5],
      [0, y - 0.9 * length, z + 0.74, tip * 0.42],
    ],
    { steps: 4, sides: 12 },
  );
  return [turn(line, [-head.pitch, 0, 0])];
}

/** A bony shield behind the skull with knobs on its edge. */
function frillOf(size: number, s: number, slot: string, knobs: string): Shape {
  const at = (angle: number, reach: number): Vec3 => {
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    return [x * reach * size * 0.95, y * reach * size + s * 0.1, -0.06 - 0.34 * reach * size * (0.4 + 0.6 * Math.max(0, y))];
  };
  const angles = [-1.95, -1.5, -1.05, -0.6, -0.2, 0.2, 0.6, 1.05, 1.5, 1.95];
  return group(
    sheet(
      slot,
      angles.map((angle) => [0.1, 0.45, 0.8, 1].map((reach) => at(angle, reach))),
      0.06,
    ),
    ...angles.map((angle) => move(sphere(knobs, [0.045, 0.06, 0.035], { detail: 1 }), ...at(angle, 1.02))),
  );
}

/** Rows of teeth in open jaws. */
function teethOf(head: QuadrupedHead, slot: string): Shape {
  const { muzzle, muzzleWidth, drop, skull: s, gape = 0 } = head;
  const end = reachOf(head) - muzzle[1] * 0.85;
  const teeth = Array.from({ length: 7 }, (_, k) => {
    const t = 0.3 + 0.75 * (k / 6);
    const radius = muzzle[0] + (muzzle[1] - muzzle[0]) * t;
    const z = s * 0.55 + (end - s * 0.55) * t;
    const x = radius * muzzleWidth * 0.78 * (t > 1 ? 0.75 : 1);
    const y = -drop * (0.6 + 0.4 * t) - radius * 0.62;
    const open = Math.tan((gape * Math.PI) / 180) * z;
    const long = 0.075 * (k % 2 === 0 ? 1 : 0.75);
    return group(
      limb(
        slot,
        [
          [x, y + 0.02, z, 0.02],
          [x, y - long, z, 0],
        ],
        { sides: 5, steps: 1 },
      ),
      ...(gape > 0
        ? [
            limb(
              slot,
              [
                [x * 0.85, y - radius * 0.12 - open * 0.85, z, 0.018],
                [x * 0.85, y - radius * 0.12 - open * 0.85 + long * 0.9, z, 0],
              ],
              { sides: 5, steps: 1 },
            ),
          ]
        : []),
    );
  });
  return mirror(group(...teeth));
}

const beardOf = (head: QuadrupedHead, slot: string): Shape =>
  limb(slot, [
    [0, -head.drop - head.muzzle[1] * 1.1, reachOf(head) - 0.26, 0.07],
    [0, -head.drop - 0.42, reachOf(head) - 0.42, 0.06],
    [0, -head.drop - 0.7, reachOf(head) - 0.56, 0],
  ]);

function whiskersOf(head: QuadrupedHead, slot: string): Shape[] {
  const [, tip] = head.muzzle;
  return [-0.12, 0.02, 0.16].map((rise) =>
    mirror(
      sweep(
        slot,
        [
          [tip * 0.7, -head.drop, reachOf(head) - tip * 0.6],
          [tip * 0.7 + 0.34, -head.drop + rise, reachOf(head) - tip - 0.06],
        ],
        [0.007, 0.003],
        { sides: 4 },
      ),
    ),
  );
}
