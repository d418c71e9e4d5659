/**
 * Temporal. In: an address, a namespace, workflow types and activities. Out: a client that starts, cancels and signals workflows by id,
 * schedules, search attributes and running workers.
 */
export { WORKFLOW_SCHEDULES, SEARCH_ATTRIBUTE_TYPES, WORKFLOW_TYPES, getWorkflowType } from './workflow-catalogue.js';
export { signalPurgeDelivery, signalSendDeliveryNow, startDelivery } from './deliveries.js';
export {
  callTemporalWithDeadline,
  createTemporalClient,
  hasGrpcStatus,
  isTemporalReachable,
  readTemporalSettings,
} from './temporal-client.js';
export type { TemporalSettings } from './temporal-client.js';
export { ensureNamespace } from './namespace.js';
export { cancelOperation, listRunningOperations, startOperation } from './operations.js';
export type { StartableOperation } from './operations.js';
export { setUpNamespace } from './set-up-namespace.js';
export { startWorkerInBackground } from './start-worker-in-background.js';
export { readTaskQueue, readTemporalVersion } from './task-queues.js';
export type { QueuePoller, QueueReading } from './task-queues.js';
export { createTemporalUi } from './temporal-ui.js';
export type { TemporalUi, TemporalUiSettings, WorkflowView } from './temporal-ui.js';
export { waitForTemporal } from './wait-for-temporal.js';
export { startWorker } from './worker.js';
export { formatWorkerIdentity, parseWorkerIdentity } from './worker-identity.js';
export type { WorkerIdentity } from './worker-identity.js';
export type { RunningWorker, WorkerSettings } from './worker.js';
