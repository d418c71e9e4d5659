export { SCHEDULES, SEARCH_ATTRIBUTES, WORKFLOWS, workflowOf } from './catalogue.js';
export { signalPurge, startDelivery } from './deliveries.js';
export { callTemporal, createTemporalClient, isTemporalThere, temporalSettings } from './connect.js';
export type { TemporalSettings } from './connect.js';
export { cancelOperation, listRunningOperations, startOperation } from './operations.js';
export type { StartableOperation } from './operations.js';
export { setUpNamespace } from './set-up.js';
export { startWorker } from './worker.js';
export type { RunningWorker, WorkerSettings } from './worker.js';
