import { DomainError, LIMITS } from '@diorama/domain';

import { isSignature, sign } from './signature.js';
import type { FillGrant, Grant, ReadGrant, WriteGrant } from './signature.js';
import {
  folderOf,
  formatFillTarget,
  formatReadTarget,
  formatWriteTarget,
  parseFillTarget,
  parseReadTarget,
  parseWriteTarget,
} from './target.js';
import type { SignedTarget } from './target.js';

/** Long enough for a queue of large downloads to begin. */
export const WORKER_READ_SECONDS = 900;
/** Within such a span of time a client gets the same URL each time, and its cache the same entry. */
const CLIENT_EXPIRY_STEP_SECONDS = 6 * 3_600;

export interface SignedUrlsOptions {
  readonly secret: string;
  /** Where clients reach the endpoint; no slash at the end. */
  readonly publicUrl: string;
  /** Where workers reach it. */
  readonly innerUrl: string;
  /** Unix milliseconds. */
  readonly clock: () => number;
}

/** An object that a URL gives to read. */
export interface ReadableObject {
  readonly key: string;
  /** Seconds until the URL ends, or null. */
  readonly secondsLeft: number | null;
}

/** Makes the URLs of the signed endpoint and judges those that come back. One that reads an object reads its whole folder. */
export class SignedUrls {
  constructor(private readonly options: SignedUrlsOptions) {}

  /** Valid for the asset URL time and up to six hours more; the same URL within each six hours. */
  forClient(key: string): string {
    const earliest = this.now() + LIMITS.assetUrlSeconds;
    const expiresAt = Math.ceil(earliest / CLIENT_EXPIRY_STEP_SECONDS) * CLIENT_EXPIRY_STEP_SECONDS;
    return this.read(this.options.publicUrl, key, expiresAt);
  }

  /** Valid as long as the object is there. */
  forLink(key: string): string {
    return this.read(this.options.publicUrl, key, null);
  }

  forWorker(key: string): string {
    return this.read(this.options.innerUrl, key, this.now() + WORKER_READ_SECONDS);
  }

  forUpload(object: Omit<WriteGrant, 'action' | 'expiresAt'>): string {
    const { key, contentType, bytes, sha256 } = object;
    const expiresAt = this.now() + LIMITS.uploadUrlSeconds;
    const grant: WriteGrant = { action: 'write', key, contentType, bytes, sha256, expiresAt };
    return this.options.innerUrl + formatWriteTarget({ grant, signature: this.sign(grant) });
  }

  /** Where the owner of a media asset sends its bytes; the public address. */
  forMediaUpload(mediaAssetId: string): string {
    const grant: FillGrant = { action: 'fill', mediaAssetId, expiresAt: this.now() + LIMITS.uploadUrlSeconds };
    return this.options.publicUrl + formatFillTarget({ grant, signature: this.sign(grant) });
  }

  /** @throws DomainError URL_SIGNATURE_INVALID */
  acceptRead(target: string): ReadableObject {
    const { key, grant } = this.accept(parseReadTarget(target));
    return { key, secondsLeft: grant.expiresAt === null ? null : grant.expiresAt - this.now() };
  }

  /** @throws DomainError URL_SIGNATURE_INVALID */
  acceptWrite(target: string): WriteGrant {
    return this.accept(parseWriteTarget(target)).grant;
  }

  /**
   * Answers the id of the media asset.
   *
   * @throws DomainError URL_SIGNATURE_INVALID
   */
  acceptMediaUpload(target: string): string {
    return this.accept(parseFillTarget(target)).grant.mediaAssetId;
  }

  private accept<Target extends SignedTarget<Grant>>(target: Target | null): Target {
    if (target === null || !isSignature(this.options.secret, target.grant, target.signature))
      throw new DomainError('URL_SIGNATURE_INVALID');
    const { expiresAt } = target.grant;
    if (expiresAt !== null && expiresAt <= this.now()) throw new DomainError('URL_SIGNATURE_INVALID');
    return target;
  }

  private read(base: string, key: string, expiresAt: number | null): string {
    const grant: ReadGrant = { action: 'read', folder: folderOf(key), expiresAt };
    return base + formatReadTarget({ key, grant, signature: this.sign(grant) });
  }

  private sign(grant: Grant): string {
    return sign(this.options.secret, grant);
  }

  private now(): number {
    return Math.floor(this.options.clock() / 1_000);
  }
}
