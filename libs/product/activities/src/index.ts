/**
 * Activities of the workflows. In: adapters (database, object store, engine, models, egress). Out: the functions that workers register,
 * each idempotent by the id of its operation.
 */
export { convertMesh } from './export/convert-mesh.js';
export type { MeshConverter, MeshFile, MeshConversionRequest } from './export/convert-mesh.js';
export { createDeliveryActivities } from './delivery/delivery.activities.js';
export type { DeliveryActivityDependencies } from './delivery/delivery.activities.js';
export { createExportActivities } from './export/export.activities.js';
export type { ExportActivityDependencies } from './export/export.activities.js';
export { createExportOperationActivities } from './export/export-operation.activities.js';
export { createInferenceActivities } from './inference/inference.activities.js';
export type { InferenceActivityDependencies } from './inference/inference.activities.js';
export { createGenerationActivities } from './generation/generation.activities.js';
export type { GenerationActivityDependencies } from './generation/generation.activities.js';
export { createPaintingActivities } from './painting/painting.activities.js';
export type { PaintingActivityDependencies } from './painting/painting.activities.js';
export { createPaintingOperationActivities } from './painting/painting-operation.activities.js';
export { createPlanningActivities } from './planning/planning.activities.js';
export type { PlannerReport, PlanningActivityDependencies } from './planning/planning.activities.js';
export { createRetentionActivities } from './retention/retention.activities.js';
export { createSigningActivities } from './delivery/signing.activities.js';
export type { SigningActivityDependencies } from './delivery/signing.activities.js';
export { createOperationActivities } from './operation/operation.activities.js';
export type { OperationActivityDependencies } from './operation/operation.activities.js';
export type { DepthModel, DepthReader, OperationStarter, PictureEncoder, PictureReader, RetouchModel } from './ports.js';
