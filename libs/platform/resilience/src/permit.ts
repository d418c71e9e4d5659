/** A share of what a semaphore guards. */
export interface SemaphorePermit {
  /** Returns the share. Further calls do nothing. */
  release(): void;
}

/** The owner of a permit that a semaphore may revoke. */
export interface RevocablePermitOwner {
  /** The progress that a revocation would lose. The least valuable holder is revoked first. */
  value(): number;
  /** Whether the holder has used its permit so long that keys which hold no less may take it. Never when absent. */
  isOverdue?(): boolean;
  /** Called once when the permit is revoked. The share is free by then; the holder stops its work. */
  yield(): void;
}

/** The permit cannot be queued: its key already holds and awaits as much as one key may. */
export class SemaphoreFullError extends Error {
  override readonly name = 'SemaphoreFullError';

  constructor(readonly limit: number) {
    super(`the limit of one key is ${limit}`);
  }
}

/** A share in use. */
export interface PermitShare {
  readonly key: string | symbol;
  /** A second dimension that is limited as keys are. */
  readonly group: string | undefined;
  readonly amount: number;
  readonly holder: RevocablePermitOwner | undefined;
}
