import { systemClock } from '@diorama/clock';
import { DomainError } from '@diorama/domain';
import type { ObjectStore, StagedContent } from '@diorama/objects';
import { KeyedSemaphore, pollUntil, withPermit } from '@diorama/resilience';
import type { DataSource } from 'typeorm';

import type { MediaUse } from '../content/media-requirements.js';
import type { InspectedMedia } from '../content/inspection.js';
import type { InspectionRequest, MediaInspector } from '../content/inspector.js';
import { readObjectBytes } from '../files/read-object-bytes.js';
import { callObjectStore } from '../files/call-object-store.js';
import type { MediaContent } from '../store/media-assets.js';
import { abandonObjectClaim, claimObjectForWrite } from '../store/media-objects.js';

interface IntakeParts {
  readonly dataSource: DataSource;
  readonly store: ObjectStore;
  readonly inspector: MediaInspector;
}

/** Bytes on their way in. */
interface IncomingMedia {
  readonly accountId: string;
  readonly use: MediaUse;
  readonly bytesMax: number;
  readonly content: AsyncIterable<Uint8Array>;
  /** Ends it with the signal's reason, up to the moment when the bytes become an object. */
  readonly signal?: AbortSignal;
}

/**
 * The folder of an account's media. Worlds have folders of their own, so no pass for one opens it, nor does one account's
 * another's.
 */
export const getAccountFolder = (accountId: string): string => `inputs-${accountId}`;

/** A bucket takes parts of 8 MiB, three of a file at once: few files at a time keep this process small. */
const PUBLISHED_AT_ONCE = 3;
/** A file of one part is soon published, and does not wait for large ones. */
const SMALL_BYTES = 8 * 1_048_576;
const SMALL_PUBLISHED_AT_ONCE = 8;

/** While a sweep deletes the object of a key, the key cannot be claimed. */
const CLAIM_POLICY = { initialIntervalMs: 100, maximumElapsedMs: 5_000 };

/** Of all publications at once, one account has a quarter. */
const publications = (permits: number): KeyedSemaphore => new KeyedSemaphore({ permits, perKey: Math.max(1, Math.floor(permits / 4)) });

/** Stores untrusted bytes: they are streamed to a private place, inspected, and only then become an object. */
export class MediaIntake {
  private readonly publishing = publications(PUBLISHED_AT_ONCE);
  private readonly publishingSmall = publications(SMALL_PUBLISHED_AT_ONCE);

  constructor(private readonly parts: IntakeParts) {}

  /**
   * Stores the bytes if they are what they are to be used for, then has `record` put them on record. Whatever fails, nothing
   * is left of them; what is an object already goes with the next sweep, also when `record` answers null.
   *
   * @throws DomainError MEDIA_TOO_LARGE; UNAVAILABLE when an object of the same bytes is being deleted; UnusableMediaError; whatever
   *   the content or `record` throws
   */
  async take<Result>(arrival: IncomingMedia, record: (content: MediaContent) => Promise<Result | null>): Promise<Result | null> {
    const { store, inspector } = this.parts;
    const staged = await callObjectStore(() => store.stage(within(arrival.content, arrival.bytesMax)));
    try {
      const content = contentOf(arrival, staged, await inspector.inspect(staged.path, arrival));
      arrival.signal?.throwIfAborted();
      await this.claim(content.key, arrival.signal);
      return await this.publish(arrival, staged, { content, record });
    } catch (error) {
      await staged.discard().catch(() => undefined); // a store that is away is swept later
      throw error;
    }
  }

  /**
   * Inspects a stored object for its new use.
   *
   * @throws UnusableMediaError; DomainError OBJECT_NOT_FOUND or UNAVAILABLE; what the signal was aborted with while it waited
   */
  async inspectStored(key: string, request: InspectionRequest): Promise<void> {
    const { store, inspector } = this.parts;
    const staged = await callObjectStore(() => store.stage(readObjectBytes(store, key)));
    try {
      await inspector.inspect(staged.path, request);
    } finally {
      await staged.discard().catch(() => undefined); // a store that is away is swept later
    }
  }

  private async claim(key: string, signal: AbortSignal | undefined): Promise<void> {
    const isClaimed = await pollUntil(() => claimObjectForWrite(this.parts.dataSource, key), CLAIM_POLICY, { clock: systemClock, signal });
    if (!isClaimed) throw new DomainError('UNAVAILABLE');
  }

  private async publish<Result>(
    { accountId, signal }: IncomingMedia,
    staged: StagedContent,
    { content, record }: { readonly content: MediaContent; readonly record: (content: MediaContent) => Promise<Result | null> },
  ): Promise<Result | null> {
    const { dataSource } = this.parts;
    const { key, contentType } = content;
    const semaphore = staged.bytes <= SMALL_BYTES ? this.publishingSmall : this.publishing;
    let result: Result | null = null;
    try {
      await withPermit(semaphore.acquire(accountId, { signal }), () => callObjectStore(() => staged.publish(key, contentType)));
      result = await record(content);
    } finally {
      // A claim that cannot be ended now, as the database is gone, ends by itself within the hour.
      if (result === null) await abandonObjectClaim(dataSource, key).catch(() => undefined);
    }
    return result;
  }
}

function contentOf({ accountId }: IncomingMedia, { bytes, sha256 }: StagedContent, media: InspectedMedia): MediaContent {
  const { extension, contentType, width, height, durationSeconds } = media;
  const key = `${getAccountFolder(accountId)}/${sha256}.${extension}`;
  return { key, contentType, bytes, sha256, width, height, durationSeconds };
}

async function* within(content: AsyncIterable<Uint8Array>, bytesMax: number): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.byteLength;
    if (bytes > bytesMax) throw new DomainError('MEDIA_TOO_LARGE', { limit: String(bytesMax) });
    yield piece;
  }
}
