import type { Scene } from '@diorama/domain';
import { parsePhrase, parseRecord, parseScene } from '@diorama/scene';

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
  const { scene, quotes } = parseRecord(json, 'plan');
  const given = quotes == null ? {} : parseRecord(quotes, 'quotes');
  const named = PLANNED_PROPERTIES.filter((name) => given[name] != null);
  return { scene: parseScene(scene), quotes: Object.fromEntries(named.map((name) => [name, parsePhrase(given[name], `quotes.${name}`)])) };
}
