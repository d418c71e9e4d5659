import type { FishSection, FishSpec, Generator } from '@diorama/catalogue';
import type { Point2, Shape, Slot } from '@diorama/shape-language';
import { curve, deform, group, loft, mirror, move, scale, sphere, turn } from '@diorama/shape-language';

import { createPalette } from '../anatomy/palette.js';
import type { Palette, PartTable } from '../anatomy/palette.js';
import { extrasOf, faceOf } from './fish-parts.js';
import { breastFins, dorsalFin, tailFin, uprightFin } from './fins.js';
import { FISH_PROFILES } from './profiles.js';

const PARTS: PartTable = {
  body: ['scales', '#7a94a8'],
  belly: ['scales', 'body'],
  back: ['scales', 'body'],
  band: ['scales', '#f4f2ee'],
  band2: ['scales', '#1e1e22'],
  fins: ['skin', 'body'],
  tail: ['skin', 'fins'],
  dorsal: ['skin', 'fins'],
  pectoral: ['skin', 'fins'],
  patch: ['skin', '#f4f2ee'],
  lips: ['skin', '#c87868'],
  line: ['skin', '#2a2624'],
  gills: ['skin', 'line'],
  teeth: ['bone', '#f4f0e4'],
  horn: ['bone', '#e8dcc0'],
  lure: ['glow', '#a8f0d0'],
  iris: ['eye', '#e8d890'],
  eye: ['eye', '#141416'],
  glint: ['paint', '#ffffff'],
};

const POINTS = 14;

/** Fish, sharks and whales: a skin through sections with fins. The nose is at +z. */
export const fish: Generator<FishSpec> = (spec, { random }) => {
  const skin = spec.skin ?? 'scales';
  const substances = Object.fromEntries(['body', 'belly', 'back', 'band', 'band2'].map((part) => [part, skin]));
  const palette = createPalette(PARTS, spec.colors, substances);
  const one = scale(fishOf(spec, palette), spec.length);
  const count = spec.count ?? 1;
  if (count === 1) return { shape: one, finishes: palette.finishes };
  const school = Array.from({ length: count }, (_, k) => {
    const angle = k * 2.399963;
    const reach = spec.length * 0.72 * Math.sqrt(k + 0.3);
    return turn(
      one,
      [random.range(-10, 10), random.range(-16, 16), 0],
      [
        reach * Math.cos(angle) * 0.8,
        spec.length * (1.2 + random.range(-0.9, 0.9) * Math.min(2, 0.3 * Math.sqrt(count) + 0.4)),
        reach * Math.sin(angle) * 1.5,
      ],
    );
  });
  return { shape: group(...school), finishes: palette.finishes };
};

function fishOf(spec: FishSpec, palette: Palette): Shape {
  const { deep = 1, wide = 1 } = spec;
  const { slot } = palette;
  const sections = curve(FISH_PROFILES[spec.profile], 3).map(([at, top, bottom, width]): FishSection => [
    at,
    top * deep,
    bottom * deep,
    width * wide,
  ]);
  const at = (share: number): FishSection => sectionAt(sections, share);
  const parts: Shape[] = [
    ...skinOf(spec, sections, palette),
    ...faceOf(spec, at, palette),
    ...middleFins(spec, at, palette),
    ...pairedFins(spec, at, palette),
  ];
  parts.push(...extrasOf(spec, at, palette));
  for (const { part, at: place, up, size } of spec.patches ?? []) {
    const [, top, low, half] = at(place);
    const high = up > 0 ? top * up : -low * up;
    parts.push(
      mirror(
        move(
          sphere(slot(part), [half * 0.34, size[1], size[0]], { detail: 2 }),
          half * 0.78 * Math.sqrt(Math.max(0.1, 1 - up * up)),
          high,
          0.5 - place,
        ),
      ),
    );
  }
  const shape = group(...parts);
  if (spec.arch === undefined) return shape;
  // Bent about the x axis: the deformation bends the y axis, so that the fish is laid along it first.
  const laid = turn(shape, [-90, 0, 0]);
  return turn(deform(laid, { kind: 'bend', rate: spec.arch }), [90 - spec.arch * 0.2, 0, 0]);
}

/** Fins of the tail and the back. */
function middleFins(spec: FishSpec, at: (share: number) => FishSection, { slot }: Palette): Shape[] {
  const tail = spec.tail ?? { kind: 'fork' };
  const dorsal = spec.dorsal ?? { kind: 'ridge' };
  const [, tailTop, tailBottom] = at(1);
  const parts = [move(tailFin(tail.kind, tail.size ?? 1, slot('tail')), 0, (tailTop + tailBottom) / 2, -0.49)];
  if (dorsal.kind !== 'none') {
    const place = dorsal.at ?? 0.3;
    const [, top] = at(place);
    const [, end] = at(Math.min(1, place + 0.2));
    parts.push(
      move(
        turn(dorsalFin(dorsal.kind, dorsal.size ?? 1, slot('dorsal')), [-Math.atan2(top - end, 0.2) * 40, 0, 0]),
        0,
        top * 0.94,
        0.5 - place,
      ),
    );
  }
  return parts;
}

/** Fins of breast and belly. */
function pairedFins(spec: FishSpec, at: (share: number) => FishSection, { slot }: Palette): Shape[] {
  const { deep = 1 } = spec;
  const pectoral = spec.pectoral ?? {};
  const parts: Shape[] = [];
  const where = pectoral.kind === undefined || pectoral.kind === 'fin' ? 0.3 : 0.28;
  const [, , bottom, width] = at(where);
  parts.push(
    move(
      breastFins(pectoral, width * 0.86, slot('pectoral')),
      0,
      bottom * (pectoral.kind === undefined || pectoral.kind === 'fin' ? 0.25 : 0.6),
      0.5 - where,
    ),
  );
  if (spec.anal !== false && (pectoral.kind === undefined || pectoral.kind === 'fin')) {
    const [, , low] = at(0.66);
    parts.push(
      uprightFin(
        slot('fins'),
        [
          [-0.08, low * 0.8],
          [-0.13, low - 0.1 * deep],
          [-0.26, low - 0.06 * deep],
          [-0.28, low * 0.6],
        ],
        0.014,
      ),
    );
    const [, , chest] = at(0.4);
    parts.push(
      mirror(
        turn(
          uprightFin(
            slot('fins'),
            [
              [0.14, 0.02],
              [0.05, -0.1],
              [0, -0.11],
              [0.02, 0.02],
            ],
            0.012,
          ),
          [0, 0, 14],
          [0.02, chest * 0.95, 0],
        ),
      ),
    );
  }
  return parts;
}

function sectionAt(sections: readonly FishSection[], share: number): FishSection {
  const next = sections.findIndex(([at]) => at >= share);
  const [a, b] = [sections[Math.max(0, next - 1)] as FishSection, sections[next < 0 ? sections.length - 1 : next] as FishSection];
  const t = b[0] > a[0] ? Math.min(1, Math.max(0, (share - a[0]) / (b[0] - a[0]))) : 0;
  return [share, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t, a[3] + (b[3] - a[3]) * t];
}

function outlineOf([, top, bottom, width]: FishSection): Point2[] {
  return Array.from({ length: POINTS }, (_, k): Point2 => {
    const angle = (2 * Math.PI * k) / POINTS - Math.PI / 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const middle = (top + bottom) / 2;
    return [width * c, middle + ((top - bottom) / 2) * s];
  });
}

function skinOf(spec: FishSpec, sections: readonly FishSection[], { slot }: Palette): Shape[] {
  const strips = Array.from({ length: POINTS }, (_, k): Slot | null => {
    const up = Math.sin((2 * Math.PI * (k + 0.5)) / POINTS - Math.PI / 2);
    if (spec.pale === true && up < -0.3) return slot('belly');
    return up > 0.55 && slot('back') !== slot('body') ? slot('back') : null;
  });
  const borders = [0, ...(spec.bands ?? []).flatMap(([from, to]) => [from, to]), 1].toSorted((a, b) => a - b);
  const parts: Shape[] = [];
  for (let k = 0; k + 1 < borders.length; k++) {
    const [from, to] = [borders[k] as number, borders[k + 1] as number];
    if (to - from < 1e-6) continue;
    const band = spec.bands?.find(([start, end]) => start <= from + 1e-6 && end >= to - 1e-6);
    const between = sections.filter(([at]) => at > from + 1e-4 && at < to - 1e-4);
    const piece = [sectionAt(sections, from), ...between, sectionAt(sections, to)].toReversed();
    parts.push(
      loft(
        band === undefined ? slot('body') : slot(band[2]),
        piece.map((section) => ({ z: 0.5 - section[0], outline: outlineOf(section) })),
        band === undefined ? { strips } : {},
      ),
    );
  }
  return parts;
}
