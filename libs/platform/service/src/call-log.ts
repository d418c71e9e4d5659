import { describeCallOutcome } from '@diorama/rpc';
import type { CallOutcome, CallLogFields } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

/** Collects fields of one access log line while its call runs. */
export interface GrpcCallObserver {
  /** Receives each message of the answer. */
  next?(message: unknown): void;
  /** Extra fields of the line. Must not contain arguments, which may be secret. */
  fields(): object;
  /** Level, message and result of the line; `describeCallOutcome` by default. */
  describe?(end: CallOutcome): Pick<CallLogFields, 'level' | 'message'> & { readonly fields: object };
}

/** Creates the observer of one call. */
export type ObserveGrpcCall = () => GrpcCallObserver;

/** Writes the access log line of a call. */
export function logGrpcCall(
  logger: Logger,
  end: CallOutcome,
  line: object,
  describe: GrpcCallObserver['describe'] = describeCallOutcome,
): void {
  const { level, message, fields } = describe(end);
  logger[level]({ ...line, ...fields }, message);
}
