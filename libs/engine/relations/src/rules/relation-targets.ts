import type { SceneRelation } from '@diorama/domain';

/**
 * What the k-th object of an entry is related to: one object of each entry that the relation names, or two of the only one for `between`. An
 * entry without an object in the world gives none.
 */
export function listTargets<Target>(
  { kind, subject, objects = [] }: Pick<SceneRelation, 'kind' | 'subject' | 'objects'>,
  k: number,
  listOf: (entry: number) => readonly Target[],
): Target[] {
  const lists = objects.filter((entry) => entry !== subject).map(listOf);
  const [first = []] = lists;
  if (kind === 'between' && lists.length === 1) return first.slice(0, 2);
  const related = kind === 'between' ? lists.slice(0, 2) : lists.slice(0, 1);
  return related.map((list) => list[k % list.length]).filter((target) => target !== undefined);
}
