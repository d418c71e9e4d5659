import type { Generated, GeneratorContext, GeneratorRandom, PalmTreeSpec } from '@diorama/catalogue';
import { blades, group, move, sphere, sweep, turn } from '@diorama/shape-language';
import type { Blade, Shape } from '@diorama/shape-language';
import { crossProduct, normalizeVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { along, bezier, blendDirections, GOLDEN_ANGLE, polar, times } from '../geometry/curves.js';

const FINISHES = {
  frond: 'leaf #5c8f3c',
  dark: 'leaf #44702e',
  bark: 'bark #8a7254',
  ring: 'bark #6a563e',
  fruit: 'fruit #6a4a2a',
  dry: 'straw #a88a54',
} as const;

/** A palm: trunks with a head of fronds. */
export function makePalmTree(spec: PalmTreeSpec, { size, random }: GeneratorContext): Generated {
  const height = size[1];
  const stems = spec.stems ?? 1;
  const parts = times(stems, (k) => {
    const factor = k === 0 ? 1 : random.range(0.6, 0.85);
    const lean = (spec.lean ?? 0.05) + (stems > 1 ? 0.28 : 0);
    return palmStem(spec, { height: height * factor, lean, heading: (2 * Math.PI * k) / stems + (stems > 1 ? 0.6 : Math.PI / 2) }, random);
  });
  return { shape: group(...parts), finishes: FINISHES };
}

function palmStem(
  spec: PalmTreeSpec,
  { height, lean, heading }: { height: number; lean: number; heading: number },
  random: GeneratorRandom,
): Shape {
  const tall = (spec.trunk ?? 0.75) * height;
  const girth = (spec.girth ?? 0.018) * height;
  const [hx, , hz] = polar(lean * tall, heading);
  const path = bezier([0, -0.01 * height, 0], [0.15 * hx, 0.55 * tall, 0.15 * hz], [hx, tall, hz], 7);
  const radii = path.map(
    (_, k) =>
      girth * (spec.bulge === true ? 0.9 + 0.75 * Math.sin(Math.PI * Math.min(1, 0.1 + k / 8)) ** 2 : k === 0 ? 1.5 : 1.05 - 0.045 * k),
  );
  const parts: Shape[] = tall < 0.05 * height ? [] : [sweep('bark', path, radii, { sides: 9 }), ...ringsOf(path, radii)];
  const head = path.at(-1) as Vec3;
  const list: Record<'frond' | 'dark' | 'dry', Blade[]> = { frond: [], dark: [], dry: [] };
  for (let k = 0; k < spec.fronds; k++) {
    const share = k / spec.fronds;
    const angle = spec.plane === true ? (k % 2 === 0 ? Math.PI / 2 : -Math.PI / 2) : k * GOLDEN_ANGLE;
    const rise = spec.plane === true ? 82 - 72 * share : 78 - 105 * share * (spec.droop ?? 0.6) - 8 * random.next();
    addFrond(
      spec,
      { head, angle, rise, length: spec.length * height * random.range(0.88, 1.05), slots: share > 0.55 ? 'dark' : 'frond', list },
      random,
    );
  }
  if (spec.skirt === true)
    for (let k = 0; k < 22; k++) {
      const at: Vec3 = [head[0], head[1] - 0.02 * height - 0.004 * k * height, head[2]];
      addFrond(
        { ...spec, droop: 1 },
        { head: at, angle: k * GOLDEN_ANGLE, rise: -62, length: 0.62 * spec.length * height, slots: 'dry', list },
        random,
      );
    }
  parts.push(...(['frond', 'dark', 'dry'] as const).filter((slot) => list[slot].length > 0).map((slot) => blades(slot, list[slot])));
  if (spec.fruit !== undefined) parts.push(...fruitOf(spec.fruit, head, height));
  return group(...parts);
}

function ringsOf(path: readonly Vec3[], radii: readonly number[]): Shape[] {
  return path.slice(0, -1).flatMap((from, k) => {
    const to = path[k + 1] as Vec3;
    const up = normalizeVector(subtractVectors(to, from));
    return [0.25, 0.75].map((share) => {
      const at = along(from, subtractVectors(to, from), share);
      const radius = 1.1 * ((radii[k] as number) * (1 - share) + (radii[k + 1] as number) * share);
      return sweep('ring', [along(at, up, -0.3 * radius), along(at, up, 0.3 * radius)], [0.97 * radius, 1.04 * radius], { sides: 9 });
    });
  });
}

function fruitOf(kind: NonNullable<PalmTreeSpec['fruit']>, head: Vec3, height: number): Shape[] {
  const size = (kind === 'coconuts' ? 0.018 : 0.007) * height;
  if (kind === 'coconuts')
    return times(8, (k) => {
      const [x, , z] = polar(0.028 * height, k * 2.4);
      return move(sphere('fruit', size, { detail: 1 }), head[0] + x, head[1] - size * (1 + 0.5 * (k % 3)), head[2] + z);
    });
  return times(5, (b) => {
    const [x, , z] = polar(0.045 * height, (2 * Math.PI * b) / 5);
    const beads = times(14, (k) =>
      move(
        sphere('fruit', size, { detail: 0 }),
        0.9 * size * Math.sin(k * 2.4) * 1.6,
        -0.7 * size * k,
        0.9 * size * Math.cos(k * 2.4) * 1.6,
      ),
    );
    return turn(group(...beads), [0, 0, 0], [head[0] + x, head[1] - 0.02 * height, head[2] + z]);
  });
}

interface Frond {
  readonly head: Vec3;
  readonly angle: number;
  /** Degrees above the horizon at which it leaves. */
  readonly rise: number;
  readonly length: number;
  readonly slots: 'frond' | 'dark' | 'dry';
  readonly list: Readonly<Record<'frond' | 'dark' | 'dry', Blade[]>>;
}

function addFrond(spec: PalmTreeSpec, { head, angle, rise, length, slots, list }: Frond, random: GeneratorRandom): void {
  const pitch = (rise * Math.PI) / 180;
  const level = polar(1, angle + random.range(-0.12, 0.12));
  const start: Vec3 = [level[0] * Math.cos(pitch), Math.sin(pitch), level[2] * Math.cos(pitch)];
  const hang = (spec.droop ?? 0.6) * length;
  const middle = along(head, start, 0.55 * length);
  const tip: Vec3 = [
    head[0] + start[0] * 0.9 * length + level[0] * 0.12 * length,
    head[1] + start[1] * length - 0.75 * hang * (0.4 + 0.6 * Math.cos(pitch)),
    head[2] + start[2] * 0.9 * length + level[2] * 0.12 * length,
  ];
  const path = bezier(head, middle, tip, 6);
  const side = normalizeVector(crossProduct(level, [0, 1, 0]));
  const blade = list[slots];
  if (spec.frond === 'fan') return addFan(path, { side, length }, blade);
  if (spec.frond === 'blade') {
    const wide = 0.16 * length;
    blade.push({
      path,
      width: [0.15 * wide, 0.8 * wide, wide, wide, 0.85 * wide, 0.5 * wide, 0],
      up: spec.plane === true ? [0, 0, 1] : along([0, 1, 0], level, -0.2),
    });
    return;
  }
  blade.push({ path, width: 0.022 * length });
  const pairs = spec.frond === 'plume' ? 12 : 17;
  for (let k = 1; k <= pairs; k++) {
    const at = 0.16 + (0.84 * k) / pairs;
    const [from, next] = [path[Math.floor(at * 5.999)] as Vec3, path[Math.floor(at * 5.999) + 1] as Vec3];
    const point = along(from, subtractVectors(next, from), at * 5.999 - Math.floor(at * 5.999));
    const forward = normalizeVector(subtractVectors(next, from));
    const reach = 0.3 * length * Math.sin(Math.PI * (0.16 + 0.78 * at)) * random.range(0.85, 1.1);
    for (const sign of [-1, 1]) {
      const direction = blendDirections([side, 0.85 * sign], [forward, 0.6], [[0, -1, 0], 0.35]);
      blade.push({
        path: [point, along(point, direction, reach)],
        width: 0.052 * length,
        shade: blendDirections([[0, 1, 0], 0.8], [side, 0.35 * sign], [level, 0.3]),
      });
    }
  }
}

/** A fan of pointed leaflets at the end of a stalk. */
function addFan(path: readonly Vec3[], { side, length }: { side: Vec3; length: number }, list: Blade[]): void {
  const centre = path[3] as Vec3;
  const forward = normalizeVector(subtractVectors(path[4] as Vec3, path[2] as Vec3));
  list.push({ path: path.slice(0, 4), width: [0.03 * length, 0.025 * length, 0.025 * length, 0.025 * length] });
  for (let k = 0; k < 13; k++) {
    const spread = ((k - 6) / 6) * 1.9;
    const direction = blendDirections([forward, Math.cos(spread)], [side, Math.sin(spread)], [[0, -1, 0], 0.12 * Math.abs(spread)]);
    const reach = 0.52 * length * (1 - 0.12 * Math.abs(spread));
    list.push({
      path: [centre, along(centre, direction, reach)],
      width: 0.13 * length,
      up: crossProduct(side, forward),
      shade: blendDirections([[0, 1, 0], 1], [direction, 0.3]),
    });
  }
}
