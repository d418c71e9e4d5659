export { describeBuilds, describeEngine } from './describe-engine.js';
export type { Build } from './describe-engine.js';
