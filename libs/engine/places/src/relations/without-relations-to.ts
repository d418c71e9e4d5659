import type { Scene } from '@diorama/domain';

/** A scene without the relations that name one of these entries. */
export function withoutRelationsTo(entries: readonly number[], scene: Scene): Scene {
  const { relations, ...rest } = scene;
  if (relations === undefined || entries.length === 0) return scene;
  const kept = relations.filter(({ subject, objects = [] }) => ![subject, ...objects].some((entry) => entries.includes(entry)));
  return kept.length === 0 ? rest : { ...rest, relations: kept };
}
