import type { AdminResponse } from '@diorama/contract';
import type { adminProto } from '@diorama/proto-types';

/** Operations in progress as operators see them. */
export const toOperationQueueView = (queue: adminProto.QueueFigures): AdminResponse<'Statistics'>['queue'] => ({
  queued: queue.queued,
  oldest_queued_seconds: queue.oldestQueuedSeconds,
  running: queue.running,
  waiting_for_worker: queue.unbegun,
  longest_wait_seconds: queue.oldestUnbegunSeconds,
});
