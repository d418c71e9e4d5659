/**
 * Object packs. In: folders with `object-pack.json` and GLB files. Out: for each pack the rows that it adds to the catalogue, with their models in
 * shared memory. Files are read in a confined process; a pack that is not valid throws `ObjectPackError`, which names the file and the reason.
 */
export { OBJECT_PACK_MANIFEST, objectPackJsonSchema } from './manifest.js';
export { loadObjectPacks } from './load-object-packs.js';
export { ObjectPackError } from './object-pack-error.js';
export { inspectObjectPack, openObjectPacks } from './open-object-packs.js';
export type { InspectedObject } from './open-object-packs.js';
