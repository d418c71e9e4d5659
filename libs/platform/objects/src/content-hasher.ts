import { createHash } from 'node:crypto';

import { ContentMismatchError } from './errors.js';
import type { ObjectContent, WriteOptions } from './object-store.js';

/** Counts and hashes content on its way to a store, and holds it to what was announced. */
export class ContentHasher {
  private bytes = 0;
  private sha256 = '';
  private readonly hash = createHash('sha256');

  constructor(private readonly announced: Pick<WriteOptions, 'bytes' | 'sha256'>) {}

  /**
   * The same content; ends with a ContentMismatchError as soon as it is not what was announced, which for a hash is at its
   * end. Stores make the object visible only after the end.
   */
  async *through(content: ObjectContent): AsyncGenerator<Uint8Array, void> {
    for await (const piece of content instanceof Uint8Array ? [content] : content) {
      this.bytes += piece.byteLength;
      if (this.bytes > (this.announced.bytes ?? Infinity)) throw new ContentMismatchError('size');
      this.hash.update(piece);
      yield piece;
    }
    this.finish();
  }

  /** Only after the content has passed. */
  result(): { readonly bytes: number; readonly sha256: string } {
    return { bytes: this.bytes, sha256: this.sha256 };
  }

  private finish(): void {
    this.sha256 = this.hash.digest('hex');
    if (this.announced.bytes !== undefined && this.announced.bytes !== this.bytes) throw new ContentMismatchError('size');
    if (this.announced.sha256 !== undefined && this.announced.sha256 !== this.sha256) throw new ContentMismatchError('sha256');
  }
}
