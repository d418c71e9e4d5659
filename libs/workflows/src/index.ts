export { depthToRgb } from './depth-to-rgb.workflow.js';
export { exportWorld } from './export-world.workflow.js';
export { generateWorld } from './generate-world.workflow.js';
export { sweepDeletedWorlds, sweepMedia, sweepRows } from './retention.workflow.js';
export { expireOperations, reconcileOperations } from './upkeep.workflow.js';
