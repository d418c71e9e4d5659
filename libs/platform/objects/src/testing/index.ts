export { describeObjectStore } from './describe-object-store.js';
export type { StoreUnderTest } from './describe-object-store.js';
export { listAllObjects } from './list-all.js';
