import type { BirdSpec } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import { extrude, group, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';
import { beakOf } from './beak.js';
import type { BirdBuild } from './bird-build.js';
import { feather } from './plumage.js';

/** Beak, eyes, crest and marks around the middle of the head. */
export function headParts(spec: BirdSpec, { head }: BirdBuild, palette: Palette): Shape {
  const { slot } = palette;
  const eye = spec.eye ?? head * 0.2;
  const isAhead = spec.face === 'owl' || spec.face === 'heart';
  const at: Vec3 = isAhead ? [head * 0.42, head * 0.12, head * 0.86] : [head * 0.76, head * 0.22, head * 0.48];
  const parts: Shape[] = [move(beakOf(spec.beak ?? {}, palette), 0, isAhead ? -head * 0.12 : -head * 0.04, head * (isAhead ? 0.95 : 0.84))];
  const put = (part: string, radius: number, share: number, lift = 0): void => {
    const length = Math.hypot(...at);
    const place: Vec3 = [at[0] * (1 + (share * eye) / length), at[1] + lift * eye, at[2] * (1 + (share * eye) / length)];
    parts.push(mirror(move(sphere(slot(part), radius, { detail: 1 }), ...place)));
  };
  if (isAhead) {
    const disc = (part: string, radius: number, z: number): void => {
      parts.push(
        mirror(
          turn(
            sphere(slot(part), [radius, radius * (spec.face === 'heart' ? 1.25 : 1.05), head * 0.16], { detail: 2 }),
            [0, 16, spec.face === 'heart' ? -18 : 0],
            [head * 0.4, head * 0.06, z],
          ),
        ),
      );
    };
    disc('face', head * 0.56, head * 0.72);
  }
  put(spec.iris === true || isAhead ? 'iris' : 'eye', eye, 0);
  if (spec.iris === true || isAhead) put('eye', eye * 0.62, 0.6);
  put('glint', eye * 0.28, 0.95, 0.4);
  parts.push(...crestOf(spec.crest ?? 'none', head, palette));
  for (const mark of spec.headMarks ?? []) {
    const patch = turn(
      sphere(slot(mark.part), [mark.radii[0] * head, mark.radii[1] * head, mark.radii[2] * head], { detail: 2 }),
      mark.turn ?? [0, 0, 0],
      [mark.at[0] * head, mark.at[1] * head, mark.at[2] * head],
    );
    parts.push(mark.at[0] === 0 ? patch : mirror(patch));
  }
  return group(...parts);
}

function crestOf(kind: NonNullable<BirdSpec['crest']>, h: number, palette: Palette): Shape[] {
  const { slot } = palette;
  switch (kind) {
    case 'comb':
    case 'wattle':
      return combOf(kind, h, palette);
    case 'tuft':
      return [-1, 0, 1].map((side) =>
        limb(
          slot('crest'),
          [
            [0.1 * h * side, h * 0.8, 0, h * 0.14],
            [0.2 * h * side, h * 1.3, -h * 0.6, h * 0.1],
            [0.25 * h * side, h * 1.35, -h * 1.3, 0],
          ],
          { sides: 6 },
        ),
      );
    case 'plume':
      return [0, 1, 2, 3, 4].map((k) =>
        limb(
          slot('crest'),
          [
            [0, h * 0.8, h * (0.4 - 0.2 * k), h * 0.16],
            [0, h * (1.5 - 0.05 * k), h * (0.25 - 0.35 * k), h * 0.15],
            [0, h * (1.95 - 0.2 * k), h * (0.5 - 0.6 * k), 0],
          ],
          { sides: 6 },
        ),
      );
    case 'mohawk':
      return [0, 1, 2, 3, 4].map((k) =>
        turn(feather(slot('crest'), h * 1.1, h * 0.5), [80 - 26 * k, 0, 0], [0, h * (0.9 - 0.08 * k), h * (0.4 - 0.25 * k)]),
      );
    case 'ears':
    case 'crown':
      return tallCrestOf(kind, h, palette);
    default:
      return [];
  }
}

/** The comb and the lobes under the beak of a cock. */
function combOf(kind: 'comb' | 'wattle', h: number, { slot }: Palette): Shape[] {
  const teeth: [number, number][] = [
    [0.75, 0],
    [0.85, 0.45],
    [0.5, 0.3],
    [0.3, 0.75],
    [0, 0.42],
    [-0.2, 0.85],
    [-0.45, 0.4],
    [-0.75, 0.7],
    [-0.85, 0.1],
    [-0.5, -0.35],
    [0.4, -0.3],
  ];
  const comb = turn(
    extrude(
      slot('comb'),
      teeth.map(([x, y]): [number, number] => [x * h * 0.9, y * h]),
      h * 0.2,
    ),
    [0, -90, 0],
    [0, h * 0.8, h * 0.1],
  );
  const wattles = mirror(move(sphere(slot('comb'), [h * 0.12, h * 0.42, h * 0.2], { detail: 1 }), h * 0.2, -h * 0.85, h * 0.85));
  return kind === 'comb' ? [comb, wattles] : [wattles];
}

/** The tufts of a horned owl, or the crown of a peacock. */
function tallCrestOf(kind: 'ears' | 'crown', h: number, { slot }: Palette): Shape[] {
  if (kind === 'ears')
    return [
      mirror(
        limb(
          slot('crest'),
          [
            [h * 0.5, h * 0.6, h * 0.2, h * 0.28],
            [h * 0.66, h * 1.1, h * 0.12, h * 0.18],
            [h * 0.78, h * 1.5, 0, 0],
          ],
          { sides: 7 },
        ),
      ),
    ];
  return [-2, -1, 0, 1, 2].map((k) =>
    group(
      limb(
        slot('crest'),
        [
          [0, h * 0.9, 0, h * 0.05],
          [0.12 * k * h, h * 1.8, -h * 0.18 * k, h * 0.045],
        ],
        { sides: 5, steps: 1 },
      ),
      move(sphere(slot('crest'), h * 0.14, { detail: 1 }), 0.12 * k * h, h * 1.85, -h * 0.18 * k),
    ),
  );
}
