/** A thread ended while it ran a job: out of memory, or a crash. */
export class ThreadDiedError extends Error {
  override readonly name = 'ThreadDiedError';
}

/** A job was given up because its runner was cancelled or closed. */
export class JobsCancelledError extends Error {
  override readonly name = 'JobsCancelledError';
}
