import type { Readable } from 'node:stream';

/**
 * Where bytes live, by key. Keys are `[A-Za-z0-9._/-]`, at most 512 characters, with no empty, `.` or `..` segment. Whoever
 * writes under a key writes the same bytes each time: stores may keep either of two writes that meet.
 */
export interface ObjectStore {
  /**
   * Stores the content whole or not at all. An error of the content itself is thrown as it is.
   *
   * @throws ObjectStoreError MISMATCH when the content has not the announced size or hash
   */
  write(key: string, content: ObjectContent, options: WriteOptions): Promise<WriteResult>;
  /**
   * Takes content whose key is not known yet, whole or not at all. Nobody sees it before it is published; whoever stages it
   * publishes or discards it. An error of the content itself is thrown as it is.
   */
  stage(content: ObjectContent): Promise<StagedContent>;
  /** Removes staged content and halves of writes on which nothing moved for so long; answers how many. */
  sweepStaged(idleMs: number): Promise<number>;
  /** @throws ObjectStoreError NOT_FOUND, or RANGE_INVALID when the range begins behind the end */
  read(key: string, range?: ByteRange): Promise<ObjectReading>;
  /** @throws ObjectStoreError NOT_FOUND */
  stat(key: string): Promise<StoredObject>;
  /** Every object whose key begins with the prefix ('' for all), in the order of their keys' ASCII codes. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** What is not there counts as deleted. */
  delete(key: string): Promise<void>;
  /** Deletes every object below a prefix that ends in `/`, and answers how many there were. */
  deletePrefix(prefix: string): Promise<number>;
  /** @throws ObjectStoreError UNAVAILABLE when the store cannot be used now */
  ping(): Promise<void>;
  /** Lets go of idle connections. */
  close(): void;
  /** For stores that clients may reach themselves. */
  readonly presigner?: Presigner;
}

/** URLs that work without credentials until they expire; the store checks neither size nor hash of what is put. */
export interface Presigner {
  put(key: string, options: { readonly contentType: string; readonly expiresInSeconds: number }): Promise<PresignedPut>;
  get(key: string, options: { readonly expiresInSeconds: number }): Promise<string>;
}

export interface PresignedPut {
  readonly url: string;
  /** To be sent with the bytes. */
  readonly headers: Readonly<Record<string, string>>;
}

/** All at once, or in pieces of any size. */
export type ObjectContent = Uint8Array | AsyncIterable<Uint8Array>;

export interface WriteOptions {
  /** A media type in ASCII, parameters allowed. */
  readonly contentType: string;
  /** The size that the content must have. */
  readonly bytes?: number;
  /** The hash that the content must have, in lower-case hex. */
  readonly sha256?: string;
}

export interface WriteResult {
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** The store's own name of this version. */
  readonly etag: string;
}

/** Content that lies in a file of the store's own, under no key. */
export interface StagedContent {
  readonly path: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /**
   * Makes it the object of that key. The file is gone afterwards.
   *
   * @throws ObjectStoreError NOT_FOUND when it was discarded or swept
   */
  publish(key: string, contentType: string): Promise<void>;
  /** Removes it; what is gone already counts as removed. */
  discard(): Promise<void>;
}

/** Both ends are inclusive, as in HTTP; an end behind the last byte means the last byte. */
export interface ByteRange {
  readonly start?: number;
  readonly end?: number;
}

export interface StoredObject {
  /** Size of the whole object. */
  readonly bytes: number;
  /** Where the store keeps it; a plain file has no place for it. */
  readonly contentType?: string;
}

export interface ObjectReading extends StoredObject {
  /** The bytes of the range. Whoever does not read it to its end must destroy it. */
  readonly stream: Readable;
}

export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
}
