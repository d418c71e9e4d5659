import { DomainError } from '@diorama/domain';
import { KeyedSemaphore, SemaphoreFullError } from '@diorama/resilience';
import type { Clock, SemaphorePermit, RevocablePermitOwner } from '@diorama/resilience';

/** An upload that asks to be let in. */
interface ArrivingUpload {
  readonly accountId: string;
  /** null where the sender does not say how many bytes come. */
  readonly announcedBytes: number | null;
  /** Made to yield when another account waits and this one holds the most. */
  readonly holder: RevocablePermitOwner;
  /** Aborted when the sender leaves. */
  readonly left: AbortSignal;
}

/** Each upload counts as this part of the room at least, which bounds their number; an account has a quarter of the room. */
const UPLOADS_MAX = 128;
const ACCOUNT_SHARE = 1 / 4;
/** After this wait an upload takes the place of one of an account that has more. */
const PREEMPT_MS = 500;
/** After this wait an upload is refused. */
const WAIT_MS = 30_000;
const RETRY_SECONDS = 5;

/**
 * Room for uploads until they are published. What an upload needs of the disk is scarce, its connection is not, so room is shared by
 * announced bytes. An account may use what nobody else wants; a new upload of an account that holds less takes the place of the
 * slowest upload of the account that holds the most.
 */
export class UploadAdmission {
  private readonly room: KeyedSemaphore;

  /** @param roomBytes of the disk */
  constructor(
    private readonly roomBytes: number,
    clock: Clock,
  ) {
    this.room = new KeyedSemaphore({
      permits: roomBytes,
      perKey: roomBytes * ACCOUNT_SHARE,
      demandPerKey: roomBytes * ACCOUNT_SHARE,
      preempt: { clock, afterMs: PREEMPT_MS },
    });
  }

  /**
   * Waits for room.
   *
   * @returns the permit, to be released when the upload is over
   * @throws DomainError RATE_LIMITED when the account already has as many uploads as it may; UNAVAILABLE when there is no room; the
   *   reason of `left`
   */
  async enter({ accountId, announcedBytes, holder, left }: ArrivingUpload): Promise<SemaphorePermit> {
    const late = AbortSignal.timeout(WAIT_MS);
    const amount = Math.max(announcedBytes ?? 0, this.roomBytes / UPLOADS_MAX);
    try {
      return await this.room.acquire(accountId, { amount, holder, signal: AbortSignal.any([left, late]) });
    } catch (error) {
      if (left.aborted) throw left.reason;
      if (error instanceof SemaphoreFullError || this.room.heldBy(accountId) > 0) throw this.tooManyUploads(error);
      throw new DomainError('UNAVAILABLE', {}, { cause: error });
    }
  }

  private tooManyUploads(cause: unknown): DomainError {
    const megabytes = Math.floor((this.roomBytes * ACCOUNT_SHARE) / 1_000_000);
    const limit = `${UPLOADS_MAX * ACCOUNT_SHARE} concurrent uploads and ${megabytes} MB per account`;
    return new DomainError('RATE_LIMITED', { limit, retry_after: String(RETRY_SECONDS) }, { cause });
  }
}

/** Of an upload that yields to another account. */
export const createUploadDisplacedError = (): DomainError =>
  new DomainError('MEDIA_UPLOAD_DISPLACED', { retry_after: String(RETRY_SECONDS) });
