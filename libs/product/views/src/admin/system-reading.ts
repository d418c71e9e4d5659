import type { adminProto, systemProto } from '@diorama/proto-types';
import type { QueueReading, WorkflowView } from '@diorama/temporal';

/** A queue and what was read of it; null when Temporal did not answer. */
export interface QueueState {
  readonly name: string;
  readonly reading: QueueReading | null;
}

/** What was read; null for each part that did not answer in time. */
export interface SystemReading {
  readonly services: readonly { readonly name: string; readonly info: systemProto.GetSystemInfoResponse | null }[];
  /** The process that reads. */
  readonly gateway: systemProto.GetSystemInfoResponse;
  readonly temporalVersion: string | null;
  readonly queues: readonly QueueState[];
  readonly operations: adminProto.QueueFigures | null;
  readonly temporalViews: readonly WorkflowView[];
  readonly at: Date;
}
