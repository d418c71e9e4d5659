import type { Finish, Generator, TurnedSpec } from '@diorama/catalogue';
import { creased, madeInCentimetres, pointsOf, radiusAt, smoothLine } from '@diorama/goods-parts';
import { group, turn } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';

import { drawFitting } from './fittings.js';

/** Vessels and other turned goods: cups, bottles, pots, bells, with handles, spout, lid and content. */
export const generateTurned: Generator<TurnedSpec> = (spec) => {
  const outer = profileOf(spec);
  const profile = withRings(
    outer,
    (spec.bands ?? []).flatMap(([from, to]) => [from, to]),
  );
  const finishes: Record<string, Finish> = { body: spec.finish };
  const slotOf = (k: number): Slot => {
    const middle = ((profile[k]?.[1] ?? 0) + (profile[k + 1]?.[1] ?? 0)) / 2;
    const band = (spec.bands ?? []).findIndex(([from, to]) => middle > from && middle < to);
    return band < 0 ? 'body' : `band-${band}`;
  };
  (spec.bands ?? []).forEach(([, , finish], k) => (finishes[`band-${k}`] = finish));
  const parts: Shape[] = [drawBody(spec, profile, slotOf)];
  if (spec.inside !== undefined) finishes['inside'] = spec.inside;
  if (spec.content !== undefined) finishes['content'] = spec.content[0];
  (spec.parts ?? []).forEach((part, k) => {
    finishes[`part-${k}`] = part.finish;
    parts.push(creased(`part-${k}`, profileOf(part), { sides: part.sides ?? 20 }));
  });
  (spec.fittings ?? []).forEach((fitting, k) => {
    if (fitting.finish !== undefined) finishes[`fitting-${k}`] = fitting.finish;
    parts.push(drawFitting(fitting, profile, fitting.finish === undefined ? 'body' : `fitting-${k}`));
  });
  const shape = spec.lying === true ? turn(group(...parts), [0, 0, 90]) : group(...parts);
  return madeInCentimetres(shape, finishes, spec.light === undefined ? {} : { lights: [spec.light] });
};

const profileOf = ({ profile, curve }: Pick<TurnedSpec, 'profile' | 'curve'>): Point2[] =>
  curve === true ? smoothLine(pointsOf(profile), 3) : pointsOf(profile);

function drawBody({ wall, content, inside, sides = 24 }: TurnedSpec, outer: readonly Point2[], slotOf: (k: number) => Slot): Shape {
  const crease = 38;
  if (wall === undefined) return creased('body', outer, { sides, slotOf, crease });
  const floor = Math.max(wall, content?.[1] ?? 0) + (outer[0]?.[1] ?? 0);
  const lining = outer
    .toReversed()
    .filter(([, y]) => y > floor + 1e-6)
    .map(([radius, y]): Point2 => [Math.max(radius - wall, 0.02), y]);
  const bottom: Point2[] = [
    [Math.max(radiusAt(outer, floor) - wall, 0.02), floor],
    [0, floor],
  ];
  const liningSlot = inside === undefined ? 'body' : 'inside';
  const rim = outer.length - 1;
  const last = rim + lining.length + 1;
  return creased('body', [...outer, ...lining, ...bottom], {
    sides,
    crease,
    slotOf: (k) => (k < rim ? slotOf(k) : k === last && content !== undefined ? 'content' : k === rim ? 'body' : liningSlot),
  });
}

/** The profile with further rings at the heights where a band starts or ends. */
function withRings(profile: readonly Point2[], heights: readonly number[]): Point2[] {
  const out: Point2[] = [];
  profile.forEach((point, k) => {
    out.push(point);
    const next = profile[k + 1];
    if (next === undefined) return;
    const between = heights.filter((y) => y > point[1] + 1e-6 && y < next[1] - 1e-6).toSorted((a, b) => a - b);
    for (const y of between) out.push([point[0] + ((next[0] - point[0]) * (y - point[1])) / (next[1] - point[1]), y]);
  });
  return out;
}
