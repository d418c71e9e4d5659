export { generateWorld } from './generate-world.workflow.js';
export { expireOperations, reconcileOperations } from './upkeep.workflow.js';
