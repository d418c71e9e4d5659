import type { SceneObject } from '@diorama/domain';
import { listUnpositioned } from '@diorama/placement';
import { solveRelations } from '@diorama/relations';
import type { RelationSpace } from '@diorama/relations';

/** Gives the objects that relations name their places, and lists the entries that still have none, each with its number in the scene. */
export function placeRelatedObjects(space: RelationSpace): [number, SceneObject][] {
  const entries = listUnpositioned(space.scene);
  if (space.scene.relations === undefined) return entries;
  const placed = solveRelations(space);
  return entries.filter(([entry]) => !placed.has(entry));
}
