import { describeCall } from '@diorama/rpc';
import type { CallEnd, CallLine } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

/** Collects fields of one access log line while its call runs. */
export interface CallObserver {
  /** Receives each message of the answer. */
  next?(message: unknown): void;
  /** Extra fields of the line. Must not contain arguments, which may be secret. */
  fields(): object;
  /** Level, message and result of the line; `describeCall` by default. */
  describe?(end: CallEnd): Pick<CallLine, 'level' | 'message'> & { readonly fields: object };
}

/** Creates the observer of one call. */
export type ObserveCall = () => CallObserver;

/** Writes the access log line of a call. */
export function logCall(logger: Logger, end: CallEnd, line: object, describe: CallObserver['describe'] = describeCall): void {
  const { level, message, fields } = describe(end);
  logger[level]({ ...line, ...fields }, message);
}
