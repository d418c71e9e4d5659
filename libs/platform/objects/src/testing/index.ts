export { describeObjectStore } from './describe-object-store.js';
export type { StoreUnderTest } from './describe-object-store.js';
export { listAll } from './list-all.js';
