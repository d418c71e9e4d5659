import { SCENE_LIMITS } from '@diorama/domain';
import type { Scene } from '@diorama/domain';
import { InvalidSceneError, parseScene } from '@diorama/scene';

/** Properties of a scene that a planner may decide, each with a quote of the prompt. */
export const PLANNED_PROPERTIES = ['place', 'time', 'weather', 'season', 'water', 'cover', 'styles'] as const;
export type PlannedProperty = (typeof PLANNED_PROPERTIES)[number];

/** A scene that a planner proposes, and the words of the prompt that each property of it answers. */
export interface ScenePlanDocument {
  readonly scene: Scene;
  readonly quotes: Readonly<Partial<Record<PlannedProperty, string>>>;
}

/** Checks a stored plan and returns a fresh copy without unknown fields. @throws InvalidSceneError */
export function parsePlan(json: unknown): ScenePlanDocument {
  const { scene, quotes } = record(json, 'plan');
  const given = quotes == null ? {} : record(quotes, 'quotes');
  const named = PLANNED_PROPERTIES.filter((name) => given[name] != null);
  return { scene: parseScene(scene), quotes: Object.fromEntries(named.map((name) => [name, text(given[name], `quotes.${name}`)])) };
}

function record(json: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new InvalidSceneError(path, 'an object');
  return json as Readonly<Record<string, unknown>>;
}

function text(json: unknown, path: string): string {
  if (typeof json !== 'string' || json.length > SCENE_LIMITS.phrase)
    throw new InvalidSceneError(path, `a text of at most ${SCENE_LIMITS.phrase} characters`);
  return json;
}
