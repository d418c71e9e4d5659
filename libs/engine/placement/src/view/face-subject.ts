import type { Scene, SceneObject, SceneRelation } from '@diorama/domain';
import { getThing } from '@diorama/things';
import { angleBetween } from '@diorama/world-model';
import type { Sky, SpawnPoint } from '@diorama/world-model';

/** An object that has its place; metres. */
interface PlacedObject {
  readonly kind: string;
  readonly x: number;
  readonly z: number;
  /** The entry of the scene that asks for it. */
  readonly requested?: number | undefined;
}

/** An object at least this high is seen from afar; metres. */
const PROMINENT_HEIGHT = 1.2;
/** A prompt that asks for more objects of a kind than this means surroundings. */
const SUBJECT_COUNT_MAX = 3;
/** Radians between the subject's first object and another that is looked at together with it. */
const GROUP_HALF_ANGLE = (35 * Math.PI) / 180;

/** Share of the way to a low sun that a view without a subject turns. */
const SUN_SHARE = 0.5;

/** The parts of a scene that say what its subject is. */
type Requested = Pick<Scene, 'objects' | 'relations'>;

/**
 * Turns the first spawn point to the main subject of the prompt and to what it stands in relation to; where no object was requested, or the scene places objects itself, it
 * stays as it is.
 *
 * @param placed where requested objects stand; of one kind, the most visible one first
 */
export function faceSubject(
  points: readonly SpawnPoint[],
  { objects, relations = [] }: Requested,
  placed: readonly PlacedObject[],
): readonly SpawnPoint[] {
  const [first, ...others] = points;
  const subject = findSubject(objects);
  const isPlaced = objects.some(({ at }) => at !== undefined);
  if (first === undefined || subject === null || isPlaced) return points;
  const group = findGroup(objects.indexOf(subject), relations);
  const seen =
    group === null ? placed.filter(({ kind }) => kind === subject.kind) : placed.filter(({ requested = -1 }) => group.has(requested));
  const bearings = seen.map(({ x, z }) => Math.atan2(x - first.x, first.z - z));
  const [foremost] = bearings;
  if (foremost === undefined) return points;
  const offsets = bearings.map((bearing) => angleBetween(foremost, bearing));
  const inView = offsets.filter((offset) => Math.abs(offset) <= GROUP_HALF_ANGLE);
  const middle = foremost + (Math.min(...inView) + Math.max(...inView)) / 2;
  const all = placed.flatMap(({ x, z, requested }) =>
    requested === undefined ? [] : [{ entry: requested, bearing: Math.atan2(x - first.x, first.z - z) }],
  );
  const azimuth =
    middle +
    findTurnToOthers(
      middle,
      inView.map((offset) => foremost + offset),
      all,
    );
  return [{ ...first, azimuth: (Math.round((azimuth * 180) / Math.PI) + 360) % 360 }, ...others];
}

/** Radians from the middle of the first view within which an object is seen well. */
const SEEN_HALF_ANGLE = (32 * Math.PI) / 180;
/** Radians by which the view turns from its subject at most, in steps; and what a radian is worth in entries that come into view. */
const TURN_MAX = (26 * Math.PI) / 180;
const TURN_STEP = (2 * Math.PI) / 180;
const TURN_COST = 1.2;

/** Radians that the view turns from its subject, which it keeps, so that it shows as many entries of the scene as it can. */
function findTurnToOthers(
  middle: number,
  subject: readonly number[],
  all: readonly { readonly entry: number; readonly bearing: number }[],
): number {
  const shows = (azimuth: number, bearing: number): boolean => Math.abs(angleBetween(azimuth, bearing)) <= SEEN_HALF_ANGLE;
  const kept = subject.filter((bearing) => shows(middle, bearing));
  const worth = (turn: number): number => {
    const azimuth = middle + turn;
    if (!kept.every((bearing) => shows(azimuth, bearing))) return -Infinity;
    const entries = new Set(all.filter(({ bearing }) => shows(azimuth, bearing)).map(({ entry }) => entry));
    return entries.size - TURN_COST * Math.abs(turn);
  };
  let best = 0;
  for (let step = 1; step * TURN_STEP <= TURN_MAX + 1e-9; step++)
    for (const turn of [step * TURN_STEP, -step * TURN_STEP]) if (worth(turn) > worth(best)) best = turn;
  return best;
}

/** Turns the first spawn point half the way to a low sun, so that both what lies ahead and the glow are in view. */
export function faceLowSun(
  points: readonly SpawnPoint[],
  { time, lightDirection: [x, , z] }: Pick<Sky, 'time' | 'lightDirection'>,
): readonly SpawnPoint[] {
  const [first, ...others] = points;
  if (first === undefined || (time !== 'dawn' && time !== 'dusk')) return points;
  const degrees = (SUN_SHARE * Math.atan2(x, -z) * 180) / Math.PI;
  return [{ ...first, azimuth: (Math.round(degrees) + 360) % 360 }, ...others];
}

/** The entries that relations connect with an entry, or with the first subject of a relation; null for a scene without relations. */
function findGroup(entry: number, relations: readonly SceneRelation[]): ReadonlySet<number> | null {
  const [stated] = relations;
  if (stated === undefined) return null;
  const isNamed = relations.some(({ subject, objects = [] }) => subject === entry || objects.includes(entry));
  const group = new Set([isNamed ? entry : stated.subject]);
  for (let size = 0; size < group.size;) {
    size = group.size;
    for (const { subject, objects = [] } of relations) {
      const related = [subject, ...objects];
      if (related.some((other) => group.has(other))) for (const other of related) group.add(other);
    }
  }
  return group;
}

/** The subject of a prompt: the first kind that is tall and requested in small number, else the first tall one, else the first. */
export function findSubject(requested: readonly SceneObject[]): SceneObject | null {
  const tall = requested.filter(({ kind, size }) => getThing(kind).height * size > PROMINENT_HEIGHT);
  return tall.find(({ count }) => count <= SUBJECT_COUNT_MAX) ?? tall[0] ?? requested[0] ?? null;
}
