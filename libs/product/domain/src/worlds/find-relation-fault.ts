import type { LayoutFault } from './find-layout-fault.js';
import { ARRANGEMENT_KINDS } from './scene-relation.js';
import type { RelationKind, SceneRelation } from './scene-relation.js';
import type { Scene } from './scene.js';

/** Relations of the objects of one entry to one another or to the viewer, which need no other. */
const WITHOUT_OBJECTS: readonly RelationKind[] = [...ARRANGEMENT_KINDS, 'in-corner', 'in-middle', 'at-end-of'];
/** Entries that a relation stands in relation to, at most. */
const OBJECTS_MAX: Readonly<Partial<Record<RelationKind, number>>> = { between: 2 };

/** The first rule of relations that a scene breaks; null where it keeps all. */
export function findRelationFault({
  version,
  objects,
  relations = [],
}: Pick<Scene, 'version' | 'relations'> & { readonly objects: { readonly length: number } }): LayoutFault | null {
  if (version === 1 && relations.length > 0) return { path: 'relations', expected: 'left out in version 1' };
  for (const [i, relation] of relations.entries()) {
    const fault = findFault(relation, objects.length);
    if (fault !== null) return { path: `relations[${i}].${fault.path}`, expected: fault.expected };
  }
  return null;
}

function findFault({ kind, subject, objects = [], area }: SceneRelation, entries: number): LayoutFault | null {
  const index = `the index of an entry of objects, less than ${entries}`;
  if (subject >= entries) return { path: 'subject', expected: index };
  const unknown = objects.findIndex((object) => object >= entries);
  if (unknown >= 0) return { path: `objects[${unknown}]`, expected: index };
  const most = OBJECTS_MAX[kind] ?? 1;
  if (objects.length > most) return { path: 'objects', expected: `a list of at most ${most} for ${kind}` };
  if (objects.length > 0 && area !== undefined) return { path: 'area', expected: 'left out where objects are given' };
  if (objects.length === 0 && area === undefined && !WITHOUT_OBJECTS.includes(kind))
    return { path: 'objects', expected: `given for ${kind}, or area in their place` };
  if (kind !== 'facing' && objects.includes(subject)) return { path: 'objects', expected: 'other entries than the subject' };
  return null;
}
