import type { ListedObject, ObjectStore } from '../object-store.js';

/** Everything below a prefix, as the store lists it. */
export async function listAllObjects(store: ObjectStore, prefix: string): Promise<ListedObject[]> {
  const listed: ListedObject[] = [];
  for await (const object of store.list(prefix)) listed.push(object);
  return listed;
}
