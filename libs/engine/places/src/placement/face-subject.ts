import type { SceneObject } from '@diorama/domain';
import { getThing } from '@diorama/things';
import type { SpawnPoint } from '@diorama/world-model';

/** An object that has its place; metres. */
interface PlacedObject {
  readonly kind: string;
  readonly x: number;
  readonly z: number;
}

/** An object at least this high is seen from afar; metres. */
const PROMINENT_HEIGHT = 1.2;
/** A prompt that asks for more objects of a kind than this means surroundings. */
const SUBJECT_COUNT_MAX = 3;
/** Radians between the subject's first object and another that is looked at together with it. */
const GROUP_HALF_ANGLE = (35 * Math.PI) / 180;

/**
 * Turns the first spawn point to the main subject of the prompt; where no object was requested, or the scene places objects itself, it
 * stays as it is.
 *
 * @param requested the objects of the scene, in the order of the prompt
 * @param placed where requested objects stand; of one kind, the most visible one first
 */
export function faceSubject(
  points: readonly SpawnPoint[],
  requested: readonly SceneObject[],
  placed: readonly PlacedObject[],
): readonly SpawnPoint[] {
  const [first, ...others] = points;
  const subject = findSubject(requested);
  const isPlaced = requested.some(({ at }) => at !== undefined);
  if (first === undefined || subject === null || isPlaced) return points;
  const bearings = placed.filter(({ kind }) => kind === subject.kind).map(({ x, z }) => Math.atan2(x - first.x, first.z - z));
  const [foremost] = bearings;
  if (foremost === undefined) return points;
  const offsets = bearings.map((bearing) => Math.atan2(Math.sin(bearing - foremost), Math.cos(bearing - foremost)));
  const group = offsets.filter((offset) => Math.abs(offset) <= GROUP_HALF_ANGLE);
  const middle = foremost + (Math.min(...group) + Math.max(...group)) / 2;
  return [{ ...first, azimuth: (Math.round((middle * 180) / Math.PI) + 360) % 360 }, ...others];
}

/** The subject of a prompt: the first kind that is tall and requested in small number, else the first tall one, else the first. */
export function findSubject(requested: readonly SceneObject[]): SceneObject | null {
  const tall = requested.filter(({ kind, size }) => getThing(kind).height * size > PROMINENT_HEIGHT);
  return tall.find(({ count }) => count <= SUBJECT_COUNT_MAX) ?? tall[0] ?? requested[0] ?? null;
}
