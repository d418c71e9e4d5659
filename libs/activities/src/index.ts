export { exportActivities } from './export.activities.js';
export type { ExportDeps } from './export.activities.js';
export { exportOperationActivities } from './export-operation.activities.js';
export { generationActivities } from './generation.activities.js';
export type { GenerationDeps } from './generation.activities.js';
export { retentionActivities } from './retention.activities.js';
export { operationActivities } from './operation.activities.js';
export type { OperationDeps } from './operation.activities.js';
export type { OperationStarter, PictureEncoder, PictureReader, Raster } from './ports.js';
