import type { ObjectRestyle, Scene, SceneObject } from '@diorama/domain';

/**
 * What a scene shows after its edits: the entries with the looks that edits gave all of their objects, without those of which nothing is left, and
 * the relations between entries that no edit moved or took out. For descriptions; the layout of the world follows from the scene with its edits.
 */
export function settleEdits(scene: Scene): Scene {
  const { edits, relations = [], ...rest } = scene;
  if (edits === undefined) return scene;
  const removed = scene.objects.map(() => new Set<number>());
  const looks = scene.objects.map((): ObjectRestyle => ({}));
  const changed = new Set<number>();
  for (const edit of edits) {
    const { change, object } = edit;
    if (change === 'add') continue;
    const count = scene.objects[object]?.count ?? 0;
    const items = edit.item === undefined ? Array.from({ length: count }, (_, k) => k) : [edit.item];
    if (change === 'restyle') {
      const { change: _change, object: _object, item, ...look } = edit;
      if (item === undefined || count === 1) looks[object] = { ...looks[object], ...look };
      continue;
    }
    changed.add(object);
    if (change === 'remove') for (const item of items) removed[object]?.add(item);
  }
  const left = scene.objects.map((entry, i): SceneObject => ({ ...entry, ...looks[i], count: entry.count - (removed[i]?.size ?? 0) }));
  const numbers = numberLeft(left);
  const kept = relations.flatMap(({ subject, objects = [], ...relation }) => {
    const entries = [subject, ...objects];
    if (entries.some((entry) => changed.has(entry))) return [];
    const [first = 0, ...others] = entries.map((entry) => numbers[entry] ?? 0);
    return [{ ...relation, subject: first, ...(others.length === 0 ? {} : { objects: others }) }];
  });
  const objects = left.filter(({ count }) => count > 0).map(withoutPlaces);
  return { ...rest, objects, ...(kept.length === 0 ? {} : { relations: kept }) };
}

/** The index of each entry among those of which something is left. */
function numberLeft(objects: readonly SceneObject[]): number[] {
  let next = 0;
  return objects.map(({ count }) => (count > 0 ? next++ : -1));
}

/** Placements do not say which of the objects are left. */
function withoutPlaces({ at, ...entry }: SceneObject): SceneObject {
  return at !== undefined && at.length === entry.count ? { ...entry, at } : entry;
}
