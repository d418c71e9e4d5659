import type { Scene, SceneRelation } from '@diorama/domain';

/** A relation that the solver follows: of the scene, or one that another relation implies. */
export interface FollowedRelation extends SceneRelation {
  /** Metres between the objects, of a relation that is implied by `between`. */
  readonly spacing?: number;
}

/** The entries that relations name, in the order in which they get their places. */
export interface RelationOrder {
  readonly entries: readonly number[];
  readonly relations: ReadonlyMap<number, readonly FollowedRelation[]>;
}

/** Free metres that are left on both sides of what stands between two others. */
const MARGIN = 0.45;

/**
 * Orders the entries of a scene so that what others stand in relation to gets its place before them. Circles of relations are cut where an entry
 * with a smaller index would wait for one that waits for it.
 *
 * @param widthOf metres that an object of an entry takes
 */
export function orderRelations(scene: Pick<Scene, 'objects' | 'relations'>, widthOf: (entry: number) => number): RelationOrder {
  const isEntry = (entry: number): boolean => entry >= 0 && entry < scene.objects.length;
  const stated = (scene.relations ?? []).filter(({ subject, objects = [] }) => isEntry(subject) && objects.every(isEntry));
  const relations = new Map<number, FollowedRelation[]>();
  const follow = (relation: FollowedRelation): void => {
    const own = relations.get(relation.subject) ?? [];
    relations.set(relation.subject, own);
    own.push(relation);
  };
  for (const relation of stated) if (scene.objects[relation.subject]?.at === undefined) follow(relation);
  for (const relation of stated) for (const implied of impliedBy(relation, scene, { relations, widthOf })) follow(implied);
  const entries: number[] = [];
  const visited = new Set<number>();
  const visit = (entry: number): void => {
    if (visited.has(entry)) return;
    visited.add(entry);
    for (const { objects = [] } of relations.get(entry) ?? []) for (const target of objects) visit(target);
    entries.push(entry);
  };
  for (const { subject, objects = [] } of stated) for (const entry of [...objects, subject]) visit(entry);
  return { entries, relations };
}

interface Known {
  readonly relations: ReadonlyMap<number, readonly FollowedRelation[]>;
  readonly widthOf: (entry: number) => number;
}

/** What stands between two others needs them at a fitting distance from one another. */
function impliedBy(
  { kind, subject, objects = [] }: SceneRelation,
  { objects: entries }: Pick<Scene, 'objects'>,
  { relations, widthOf }: Known,
): FollowedRelation[] {
  if (kind !== 'between') return [];
  const [first, second] = objects;
  const spacing = widthOf(subject) + 2 * MARGIN;
  const isFree = (entry: number): boolean => !relations.has(entry) && entries[entry]?.at === undefined;
  if (first === undefined) return [];
  if (second === undefined || second === first)
    return isFree(first) && (entries[first]?.count ?? 1) > 1 ? [{ kind: 'in-row', subject: first, phrase: '', spacing }] : [];
  if (isFree(second) && second !== subject) return [{ kind: 'near', subject: second, objects: [first], phrase: '', spacing }];
  return isFree(first) && first !== subject ? [{ kind: 'near', subject: first, objects: [second], phrase: '', spacing }] : [];
}
