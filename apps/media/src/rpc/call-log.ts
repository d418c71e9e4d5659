import { describeCall } from '@diorama/rpc';
import type { CallEnd } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

/** Logs a call with what is known of it, as loudly as somebody has to look at it. */
export function logCall(logger: Logger, end: CallEnd, line: object): void {
  const { level, message, fields } = describeCall(end);
  logger[level]({ ...line, ...fields }, message);
}
