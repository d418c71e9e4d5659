import { SUBSTANCES } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import type { ObjectPlacement } from '@diorama/domain';

/** A stored value is not a scene; `path` says where it first differs, such as `objects[2].count`. */
export class InvalidSceneError extends Error {
  override readonly name = 'InvalidSceneError';

  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`Not a scene: ${path} must be ${expected}`);
  }
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Throws an InvalidSceneError for what is not an object. */
export function record(json: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new InvalidSceneError(path, 'an object');
  return json as Readonly<Record<string, unknown>>;
}

export function array(json: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(json)) throw new InvalidSceneError(path, 'a list');
  return json as readonly unknown[];
}

export function oneOf<Value extends string>(values: readonly Value[], json: unknown, path: string): Value {
  const found = values.find((value) => value === json);
  if (found === undefined) throw new InvalidSceneError(path, `one of ${values.join(', ')}`);
  return found;
}

export function number(json: unknown, path: string, { min, max }: Bounds): number {
  if (!(typeof json === 'number' && json >= min && json <= max)) throw new InvalidSceneError(path, `a number from ${min} to ${max}`);
  return json;
}

export function integer(json: unknown, path: string, bounds: Bounds): number {
  const value = number(json, path, bounds);
  if (!Number.isInteger(value)) throw new InvalidSceneError(path, 'an integer');
  return value;
}

/** Throws an InvalidSceneError for what is not a text of at most `SCENE_LIMITS.phrase` characters. */
export function text(json: unknown, path: string): string {
  if (typeof json !== 'string' || json.length > SCENE_LIMITS.phrase)
    throw new InvalidSceneError(path, `a text of at most ${SCENE_LIMITS.phrase} characters`);
  return json;
}

export function parseColor(json: unknown, path: string): readonly [number, number, number] {
  const channels = array(json, path);
  if (channels.length !== 3) throw new InvalidSceneError(path, 'null or three numbers');
  const channel = (i: number): number => number(channels[i], `${path}[${i}]`, { min: 0, max: 1 });
  return [channel(0), channel(1), channel(2)];
}

export function parsePlacement(json: unknown, path: string): ObjectPlacement {
  const { x, y, z, turn } = record(json, path);
  const horizontal = { min: -SCENE_LIMITS.reach, max: SCENE_LIMITS.reach };
  return {
    x: number(x, `${path}.x`, horizontal),
    ...(y == null ? {} : { y: number(y, `${path}.y`, SCENE_LIMITS.lift) }),
    z: number(z, `${path}.z`, horizontal),
    ...(turn == null ? {} : { turn: number(turn, `${path}.turn`, SCENE_LIMITS.turn) }),
  };
}

/** The names of all substances. */
export const SUBSTANCE_NAMES = Object.keys(SUBSTANCES);
