import { DomainError } from '@diorama/domain';

/** Whether a call may succeed later: the callee is unavailable, or met an unexpected fault such as the loss of its database. */
export const isRetryableGrpcFailure = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.kind.retryable || error.code === 'INTERNAL');
