import type { GeometryFigures } from '@diorama/quality';

import type { GeometryPrompt } from './draw-prompts.ts';

/** A prompt with what was measured in its world. */
export interface MeasuredWorld extends GeometryPrompt {
  readonly caption: string;
  readonly figures: GeometryFigures;
  /** Milliseconds to build the geometry. */
  readonly milliseconds: number;
}

/** Sums over all worlds, with the gate of each. */
export interface GeometryRow {
  readonly measure: string;
  readonly value: number;
  readonly gate: string;
  readonly isMet: boolean;
}

const WALK_SHARE_MIN = 0.9;
const OFFENDERS = 12;

const sum = (worlds: readonly MeasuredWorld[], count: (world: MeasuredWorld) => number): number =>
  worlds.reduce((total, world) => total + count(world), 0);

/** The gates over all worlds; distances in metres. */
export function tabulateGeometry(worlds: readonly MeasuredWorld[], walkDistance: number): GeometryRow[] {
  const outdoors = worlds.filter(({ figures }) => !figures.indoor);
  const walked = outdoors.filter(({ figures }) => figures.passages.walk >= walkDistance).length;
  const share = outdoors.length === 0 ? 1 : walked / outdoors.length;
  const none = (measure: string, value: number): GeometryRow => ({ measure, value, gate: '0', isMet: value === 0 });
  const info = (measure: string, value: number): GeometryRow => ({ measure, value, gate: '', isMet: true });
  return [
    info('worlds', worlds.length),
    info(
      'objects',
      sum(worlds, ({ figures }) => figures.objects),
    ),
    info(
      'doors of rooms',
      sum(worlds, ({ figures }) => figures.passages.doors),
    ),
    none(
      'blocked doors',
      sum(worlds, ({ figures }) => figures.passages.blocked.length),
    ),
    none(
      'objects inside a wall',
      sum(worlds, ({ figures }) => figures.overlaps.filter(({ isPlace }) => isPlace).length),
    ),
    none(
      'objects inside another object',
      sum(worlds, ({ figures }) => figures.overlaps.filter(({ isPlace }) => !isPlace).length),
    ),
    none(
      'floating objects',
      sum(worlds, ({ figures }) => figures.floating.length),
    ),
    none(
      'rooms whose far side is not reached',
      sum(worlds, ({ figures }) => (figures.passages.missedSides > 0 ? 1 : 0)),
    ),
    {
      measure: `share of outdoor worlds with a walk of ${walkDistance} m`,
      value: Number(share.toFixed(3)),
      gate: `>= ${WALK_SHARE_MIN}`,
      isMet: share >= WALK_SHARE_MIN,
    },
  ];
}

/** The table as text, one row a line. */
export const formatGeometryTable = (rows: readonly GeometryRow[]): string =>
  rows
    .map(({ measure, value, gate, isMet }) => `${measure.padEnd(52)}${String(value).padStart(8)}  ${gate}${isMet ? '' : '  missed'}`)
    .join('\n');

/** The most frequent offenders, and the first worlds with each kind of fault. */
export function formatOffenders(worlds: readonly MeasuredWorld[]): string {
  const pairs = new Map<string, string[]>();
  for (const { figures, prompt, seed } of worlds) {
    const place = ` (${prompt}, seed ${seed})`;
    const note = (key: string, detail: string): void => {
      pairs.set(key, [...(pairs.get(key) ?? []), detail + place]);
    };
    for (const { a, b, depth, at } of figures.overlaps)
      note(`${[a, b].toSorted().join(' in ')}`, `${depth.toFixed(2)} m at ${at.map((value) => value.toFixed(1)).join(' ')}`);
    for (const { name, gap, at } of figures.floating)
      note(`${name} floats`, `${gap.toFixed(2)} m at ${at.map((value) => value.toFixed(1)).join(' ')}`);
    for (const { x, z } of figures.passages.blocked) note('blocked door', `at ${x.toFixed(1)} ${z.toFixed(1)}`);
    if (figures.passages.missedSides > 0) note('far side not reached', `${figures.passages.missedSides} sides`);
    if (!figures.indoor && figures.passages.walk < 20) note('short walk', `${figures.passages.walk.toFixed(1)} m`);
  }
  return [...pairs]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([key, details]) => `${String(details.length).padStart(5)}  ${key}: ${details.slice(0, 3).join('; ')}`)
    .slice(0, OFFENDERS * 8)
    .join('\n');
}
