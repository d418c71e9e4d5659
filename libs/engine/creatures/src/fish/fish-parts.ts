import type { FishSection, FishSpec } from '@diorama/catalogue';
import type { Shape, Slot } from '@diorama/shape-language';
import { lathe, mirror, move, scale, scatter, sphere, sweep } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { limb } from '../anatomy/curves.js';
import type { Palette } from '../anatomy/palette.js';

/** Eyes, mouth and gills of a fish. */
export function faceOf(spec: FishSpec, at: (share: number) => FishSection, { slot }: Palette): Shape[] {
  const eye = spec.eye ?? 0.032;
  const [place, up] = spec.eyeAt ?? [0.12, 0.25];
  const [, top, bottom, width] = at(place);
  const middle = (top + bottom) / 2;
  const y = middle + ((top - bottom) / 2) * up;
  const x = width * Math.sqrt(1 - up * up) * 0.92;
  const z = 0.5 - place;
  const put = (part: string, radius: number, out: number, lift: number): Shape =>
    mirror(move(sphere(slot(part), [radius * 0.7, radius, radius], { detail: 1 }), x + out, y + lift, z + lift * 0.6));
  const parts: Shape[] = [put('iris', eye, 0, 0), put('eye', eye * 0.62, eye * 0.36, 0), put('glint', eye * 0.24, eye * 0.72, eye * 0.25)];
  return [...parts, ...mouthOf(spec, at, slot), ...(spec.profile === 'shark' ? gillsOf(at, slot('gills')) : [])];
}

function mouthOf(spec: FishSpec, at: (share: number) => FishSection, slot: Palette['slot']): Shape[] {
  const parts: Shape[] = [];
  const [, , low, wide] = at(0.1);
  switch (spec.mouth ?? 'line') {
    case 'line':
      parts.push(
        mirror(
          sweep(
            slot('line'),
            [
              [0, at(0.02)[2] * 0.5, 0.487],
              [wide * 0.9, low * 0.42, 0.5 - 0.075],
              [wide * 1.02, low * 0.46, 0.5 - 0.11],
            ],
            [0.006, 0.007, 0.004],
            { sides: 5 },
          ),
        ),
      );
      break;
    case 'lips':
      parts.push(
        move(sphere(slot('lips'), [0.04, 0.02, 0.02], { detail: 1 }), 0, 0.012, 0.49),
        move(sphere(slot('lips'), [0.036, 0.018, 0.02], { detail: 1 }), 0, -0.016, 0.486),
      );
      break;
    case 'open': {
      const y0 = low * 0.62;
      parts.push(move(sphere(slot('line'), [wide * 0.86, 0.03, 0.05], { detail: 2 }), 0, y0, 0.5 - 0.085));
      for (const share of [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8])
        parts.push(
          limb(
            slot('teeth'),
            [
              [wide * share * 0.84, y0 + 0.018, 0.5 - 0.06 - 0.04 * Math.abs(share), 0.008],
              [wide * share * 0.84, y0 - 0.016, 0.5 - 0.055 - 0.04 * Math.abs(share), 0],
            ],
            { sides: 4, steps: 1 },
          ),
        );
      break;
    }
    default:
  }
  return parts;
}

const gillsOf = (at: (share: number) => FishSection, slot: Slot): Shape[] =>
  [0, 1, 2, 3].map((k) => {
    const [, , , w] = at(0.21 + 0.022 * k);
    return mirror(
      sweep(
        slot,
        [
          [w * 0.93, 0.03, 0.5 - 0.21 - 0.022 * k],
          [w * 1.0, 0, 0.5 - 0.215 - 0.022 * k],
          [w * 0.93, -0.035, 0.5 - 0.21 - 0.022 * k],
        ],
        0.004,
        { sides: 4 },
      ),
    );
  });

/** Swords, lures, barbels, spikes and grooves. */
export function extrasOf(spec: FishSpec, at: (share: number) => FishSection, { slot }: Palette): Shape[] {
  switch (spec.extra) {
    case 'sword':
      return [
        limb(
          slot('horn'),
          [
            [0, 0.005, 0.46, 0.018],
            [0, 0.012, 0.62, 0.01],
            [0, 0.015, 0.92, 0],
          ],
          { sides: 6 },
        ),
      ];
    case 'horn':
      return [
        limb(
          slot('horn'),
          [
            [0.012, 0, 0.47, 0.014],
            [0.02, 0.01, 0.75, 0.011],
            [0.03, 0.015, 1.08, 0],
          ],
          { sides: 7 },
        ),
      ];
    case 'hammer':
      return [
        move(sphere(slot('body'), [0.17, 0.022, 0.045], { detail: 2 }), 0, 0.012, 0.475),
        ...[-1, 1].map((side) => move(sphere(slot('eye'), 0.018, { detail: 1 }), side * 0.168, 0.012, 0.48)),
      ];
    case 'lure':
      return lureOf(at(0.15)[1], slot);
    case 'whiskers':
      return barbelsOf(slot('fins'));
    case 'spikes':
      return spikesOf(slot);
    case 'grooves':
      return groovesOf(at, slot('gills'));
    default:
      return [];
  }
}

/** The rod of an anglerfish with its light. */
function lureOf(top: number, slot: Palette['slot']): Shape[] {
  const stalk: readonly (readonly [number, number, number, number])[] = [
    [0, top * 0.9, 0.36, 0.014],
    [0, 0.46, 0.42, 0.01],
    [0, 0.5, 0.6, 0.008],
    [0, 0.36, 0.68, 0.008],
  ];
  return [
    limb(slot('fins'), stalk, { sides: 6 }),
    move(sphere(slot('lure'), 0.042, { detail: 2 }), 0, 0.33, 0.69),
    ...anglerTeeth(slot('teeth')),
  ];
}

/** Barbels around the mouth. */
function barbelsOf(slot: Slot): Shape[] {
  return [-1, 1].flatMap((side) => [
    limb(
      slot,
      [
        [0.03 * side, -0.02, 0.46, 0.008],
        [0.12 * side, -0.02, 0.52, 0.006],
        [0.2 * side, -0.08, 0.46, 0],
      ],
      { sides: 5 },
    ),
    limb(
      slot,
      [
        [0.02 * side, -0.04, 0.46, 0.007],
        [0.05 * side, -0.12, 0.47, 0.005],
        [0.06 * side, -0.16, 0.42, 0],
      ],
      { sides: 5 },
    ),
  ]);
}

/** The spikes of a pufferfish. */
function spikesOf(slot: Palette['slot']): Shape[] {
  const spike = move(
    lathe(
      slot('horn'),
      [
        [0.012, 0],
        [0.001, 0.1],
      ],
      { sides: 5 },
    ),
    0,
    -0.01,
    0,
  );
  const ball = scale(sphere(slot('body'), [0.3, 0.34, 0.34], { detail: 2 }), 1);
  return [move(scatter(ball, [spike], 90, { seed: 3, minUp: -1, follow: true }), 0, -0.045, 0.06)];
}

/** The grooves in the throat of a whale. */
function groovesOf(at: (share: number) => FishSection, slot: Slot): Shape[] {
  return [-0.66, -0.4, -0.14, 0.14, 0.4, 0.66].map((share) => {
    const line = [0.06, 0.16, 0.3, 0.44].map((place): Vec3 => {
      const [, top, bottom, width] = at(place);
      const drop = Math.sqrt(1 - share * share);
      return [width * share, (top + bottom) / 2 - ((top - bottom) / 2) * drop * 1.004, 0.5 - place];
    });
    return sweep(slot, line, 0.0035, { sides: 4 });
  });
}

const anglerTeeth = (slot: Slot): Shape[] =>
  [-0.1, -0.06, -0.02, 0.02, 0.06, 0.1].flatMap((x, k) => [
    limb(
      slot,
      [
        [x, -0.02, 0.49 - 0.5 * Math.abs(x), 0.012],
        [x, -0.1 - 0.02 * (k % 2), 0.53 - 0.5 * Math.abs(x), 0],
      ],
      { sides: 5, steps: 1 },
    ),
    limb(
      slot,
      [
        [x * 1.1, -0.15, 0.49 - 0.5 * Math.abs(x), 0.012],
        [x * 1.1, -0.04 - 0.03 * (k % 2), 0.54 - 0.5 * Math.abs(x), 0],
      ],
      { sides: 5, steps: 1 },
    ),
  ]);
