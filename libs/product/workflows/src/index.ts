/**
 * Workflow code of Temporal. In: the ids of operations, deliveries and keys. Out: workflows for generation, exports, painting, deliveries,
 * key rotation and sweeps; deterministic and without input or output.
 */
export { depthToRgb } from './depth-to-rgb.workflow.js';
export { exportWorld } from './export-world.workflow.js';
export { generateWorld } from './generate-world.workflow.js';
export { sweepDeletedWorlds, sweepMedia, sweepRows } from './retention.workflow.js';
export { rotateSigningKey } from './signing.workflow.js';
export { deliverWebhook } from './webhook-delivery.workflow.js';
export { expireOperations, reconcileOperations, sweepDeliveries } from './upkeep.workflow.js';
