import { DomainError } from '@diorama/domain';
import type { Logger } from '@diorama/telemetry';

/** Logs a call that failed, as loudly as somebody has to look at it. */
export function logFailedCall(logger: Logger, error: unknown, line: object): void {
  if (!(error instanceof DomainError)) logger.error({ ...line, err: error }, 'call met an unexpected fault');
  else if (error.kind.retryable) logger.warn({ ...line, code: error.code, err: error.cause }, 'call could not be served');
  else logger.info({ ...line, code: error.code }, 'call refused');
}
