export { createAnalyticRenderer } from './analytic-world.js';
export type { AnalyticWorld, Ball } from './analytic-world.js';
