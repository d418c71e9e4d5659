import { footOf, gapsOver, outlineOf, spanOf } from '../geometry/placed-object.js';
import type { PlacedObject } from '../geometry/placed-object.js';
import type { RelationBody } from '../geometry/place-parts.js';
import { distanceTo, gapBetween, spreadOver } from '../geometry/rectangle.js';

/** Relations that are judged by the surfaces of the objects. */
export type ContactKind = 'on' | 'under' | 'inside' | 'hanging-from' | 'above';

interface ContactCase {
  readonly subject: PlacedObject;
  readonly peers: readonly PlacedObject[];
}

/** Metres that surfaces which touch may lie apart, and the same as a share of the subject's height. */
const TOUCH = { least: 0.04, share: 0.04, most: 0.15 };
/** How far an object may sink into what carries it, metres and as a share of its height. */
const SINK = { least: 0.06, share: 0.3 };
/** Samples a side of the foot of an object. */
const SAMPLES = 7;

const tolerance = (height: number): number => Math.min(TOUCH.most, Math.max(TOUCH.least, TOUCH.share * height));

/** Whether an object stands on, under, inside or above a body, or hangs from it, by the surfaces of both. */
export function holdsContact(kind: ContactKind, given: ContactCase, body: RelationBody): boolean {
  switch (kind) {
    case 'on':
      return isOn(given, body);
    case 'under':
      return isUnder(given, body);
    case 'inside':
      return isInside(given, body);
    case 'hanging-from':
      return isHanging(given, body);
    default:
      return isAbove(given, body);
  }
}

/** Whether it rests on a surface of a body: it touches it and does not sink in. */
export function restsOn(subject: PlacedObject, carrier: PlacedObject): boolean {
  const { bottom, top } = spanOf(subject);
  const [touch, sink] = [tolerance(top - bottom), Math.max(SINK.least, SINK.share * (top - bottom))];
  let [touches, sinks, samples] = [0, 0, 0];
  for (const point of spreadOver(footOf(subject), SAMPLES, 0.9)) {
    const gaps = gapsOver(carrier, point).filter(({ from }) => from > -Infinity);
    if (gaps.length === 0) continue;
    samples++;
    if (gaps.some(({ from }) => Math.abs(from - bottom) <= touch)) touches++;
    else if (!gapsOver(carrier, point).some(({ from, to }) => from <= bottom + sink && to > bottom)) sinks++;
  }
  return touches > 0 && sinks <= 0.35 * samples;
}

function isOn({ subject, peers }: ContactCase, { outline, object, span }: RelationBody): boolean {
  if (object === null) return gapBetween(outlineOf(subject), outline) <= 0.15;
  if (restsOn(subject, object)) return true;
  const own = footOf(subject);
  // In a pile, one rests on another.
  const isOver = distanceTo(outline, own) <= 0 && spanOf(subject).bottom > span.bottom;
  return isOver && peers.some((peer) => gapBetween(footOf(peer), own) === 0 && restsOn(subject, peer));
}

function isUnder({ subject }: ContactCase, { outline, object, span }: RelationBody): boolean {
  const own = footOf(subject);
  const { bottom, top } = spanOf(subject);
  if (object === null) return top <= span.bottom + 0.15 && gapBetween(own, outline) <= 0.6;
  if (distanceTo(outline, own) > 0.05) return false;
  const reach = 0.15 * (top - bottom) + 0.05;
  return spreadOver(own, 3, 0.5).some((point) =>
    gapsOver(object, point).some(({ from, to }) => from <= bottom + reach && to >= top - reach && to < Infinity),
  );
}

function isInside({ subject, peers }: ContactCase, { outline, object, span }: RelationBody): boolean {
  const own = footOf(subject);
  if (object === null) return gapBetween(own, outline) <= 0.5;
  const { bottom, top } = spanOf(subject);
  const height = span.top - span.bottom;
  const isWithin = distanceTo(outline, own) <= 0.02 && bottom >= span.bottom - 0.05 && bottom <= span.bottom + 0.85 * height;
  if (!isWithin) return false;
  const reach = tolerance(top - bottom) + 0.1 * (top - bottom);
  const isFree = gapsOver(object, own).some(({ from, to }) => from <= bottom + reach && to > bottom + 0.3 * (top - bottom));
  return isFree || peers.some((peer) => gapBetween(footOf(peer), own) === 0 && restsOn(subject, peer));
}

function isHanging({ subject }: ContactCase, { foot, outline, object, span }: RelationBody): boolean {
  const own = outlineOf(subject);
  const { bottom, top } = spanOf(subject);
  if (object === null) return gapBetween(own, outline) <= 0.15 && bottom > span.bottom + 0.2;
  const touch = tolerance(top - bottom) + 0.04;
  if (bottom < span.bottom - 0.05 || top > span.top + touch) return false;
  const isBelow = [own, ...spreadOver(own, SAMPLES, 0.8)].some((point) =>
    gapsOver(object, point).some(({ to }) => Math.abs(to - top) <= touch),
  );
  return isBelow || (gapBetween(own, foot) <= 0.06 && bottom > span.bottom + 0.25 * (span.top - span.bottom));
}

function isAbove({ subject }: ContactCase, { outline, object, span }: RelationBody): boolean {
  const own = footOf(subject);
  const { bottom } = spanOf(subject);
  const reach = object === null ? 0.4 : Math.max(0.5, 0.25 * Math.max(outline.width, outline.depth), 0.7 * (bottom - span.top));
  return bottom >= span.top - (object === null ? 0.05 : 0) && distanceTo(outline, own) <= reach && bottom - span.top < 30;
}
