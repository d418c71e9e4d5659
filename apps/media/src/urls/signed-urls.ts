import { DomainError, LIMITS } from '@diorama/domain';

import { isSignature, sign } from './signature.js';
import type { Grant, ReadGrant, WriteGrant } from './signature.js';
import { formatTarget, parseReadTarget, parseWriteTarget } from './target.js';
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

/** An object to be read, and the media type to serve it as. */
export interface ReadableFile {
  readonly key: string;
  readonly contentType: string;
}

/** Makes the URLs of the signed endpoint and judges those that come back. */
export class SignedUrls {
  constructor(private readonly options: SignedUrlsOptions) {}

  /** Valid for the asset URL time and up to six hours more; the same URL within each six hours. */
  forClient(file: ReadableFile): string {
    const earliest = this.now() + LIMITS.assetUrlSeconds;
    const expiresAt = Math.ceil(earliest / CLIENT_EXPIRY_STEP_SECONDS) * CLIENT_EXPIRY_STEP_SECONDS;
    return this.read(this.options.publicUrl, file, expiresAt);
  }

  /** Valid as long as the object is there. */
  forLink(file: ReadableFile): string {
    return this.read(this.options.publicUrl, file, null);
  }

  forWorker(file: ReadableFile): string {
    return this.read(this.options.innerUrl, file, this.now() + WORKER_READ_SECONDS);
  }

  forUpload(object: Omit<WriteGrant, 'action' | 'expiresAt'>): string {
    const { key, contentType, bytes, sha256 } = object;
    const expiresAt = this.now() + LIMITS.uploadUrlSeconds;
    return this.url(this.options.innerUrl, { action: 'write', key, contentType, bytes, sha256, expiresAt });
  }

  /** @throws DomainError URL_SIGNATURE_INVALID */
  acceptRead(target: string): ReadGrant {
    return this.accept(parseReadTarget(target));
  }

  /** @throws DomainError URL_SIGNATURE_INVALID */
  acceptWrite(target: string): WriteGrant {
    return this.accept(parseWriteTarget(target));
  }

  /** Seconds until a grant ends, or null. */
  secondsLeft({ expiresAt }: Grant): number | null {
    return expiresAt === null ? null : expiresAt - this.now();
  }

  private accept<Kind extends Grant>(target: SignedTarget<Kind> | null): Kind {
    if (target === null || !isSignature(this.options.secret, target.grant, target.signature))
      throw new DomainError('URL_SIGNATURE_INVALID');
    const left = this.secondsLeft(target.grant);
    if (left !== null && left <= 0) throw new DomainError('URL_SIGNATURE_INVALID');
    return target.grant;
  }

  private read(base: string, { key, contentType }: ReadableFile, expiresAt: number | null): string {
    return this.url(base, { action: 'read', key, contentType, expiresAt });
  }

  private url(base: string, grant: Grant): string {
    return base + formatTarget({ grant, signature: sign(this.options.secret, grant) });
  }

  private now(): number {
    return Math.floor(this.options.clock() / 1_000);
  }
}
