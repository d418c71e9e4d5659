import { DomainError, LIMITS } from '@diorama/domain';

import { verifyGrantSignature, signGrant } from './url-signature.js';
import type { UploadAssetGrant, ReadFolderGrant, UrlGrant, ReadObjectGrant, WriteObjectGrant } from './url-signature.js';
import {
  getObjectKeyFolder,
  formatUploadTarget,
  formatReadTarget,
  formatWriteTarget,
  parseUploadTarget,
  parseReadTarget,
  parseWriteTarget,
} from './signed-target.js';
import type { SignedTarget } from './signed-target.js';

/** Long enough for a queue of large downloads to begin. */
export const WORKER_READ_SECONDS = 900;
/** A client gets the same URL for an object within this span, so that its cache keeps one entry. */
const CLIENT_EXPIRY_STEP_SECONDS = 3_600;

interface SignedUrlsOptions {
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
  /** Whether the URL is for the object's bytes, or for the manifest that it holds. */
  readonly view: ReadRepresentation;
  /** Unix seconds at which the URL expires, or null. */
  readonly expiresAt: number | null;
  /** Seconds until then, or null. */
  readonly secondsLeft: number | null;
}

export type ReadRepresentation = 'object' | 'manifest';

const ACTIONS = { object: 'get', manifest: 'get-manifest' } as const;

/** Makes the URLs of the signed endpoint and checks those that come back. Each is for one object and one verb. */
export class SignedUrls {
  constructor(private readonly options: SignedUrlsOptions) {}

  /** Valid for 23 to 24 hours; the same URL within each hour. */
  forClient(key: string, view: ReadRepresentation = 'object'): string {
    const latest = this.now() + LIMITS.assetUrlSeconds;
    return this.forReading({ key, view, expiresAt: latest - (latest % CLIENT_EXPIRY_STEP_SECONDS) });
  }

  /** Valid as long as the object exists; always the same URL. */
  forLink(key: string, view: ReadRepresentation = 'object'): string {
    return this.forReading({ key, view, expiresAt: null });
  }

  /** At the public address, with that expiry. */
  forReading({ key, view, expiresAt }: Omit<ReadableObject, 'secondsLeft'>): string {
    return this.read(this.options.publicUrl, { action: ACTIONS[view], key, expiresAt });
  }

  forWorker(key: string): string {
    return this.read(this.options.innerUrl, { action: 'get', key, expiresAt: this.now() + WORKER_READ_SECONDS });
  }

  forUpload(object: Omit<WriteObjectGrant, 'action' | 'expiresAt'>): string {
    const { key, contentType, bytes, sha256 } = object;
    const expiresAt = this.now() + LIMITS.uploadUrlSeconds;
    const grant: WriteObjectGrant = { action: 'write', key, contentType, bytes, sha256, expiresAt };
    return this.options.innerUrl + formatWriteTarget({ grant, signature: this.sign(grant) });
  }

  /** Where the owner of a media asset sends its bytes; the public address. */
  forMediaUpload(mediaAssetId: string): string {
    const grant: UploadAssetGrant = { action: 'fill', mediaAssetId, expiresAt: this.now() + LIMITS.uploadUrlSeconds };
    return this.options.publicUrl + formatUploadTarget({ grant, signature: this.sign(grant) });
  }

  /** @throws DomainError URL_SIGNATURE_INVALID */
  acceptRead(target: string): ReadableObject {
    const read = parseReadTarget(target);
    if (read === null) throw new DomainError('URL_SIGNATURE_INVALID');
    const { key, expiresAt, signature } = read;
    const folderGrant: ReadFolderGrant = { action: 'read', folder: getObjectKeyFolder(key), expiresAt };
    const grants: readonly [ReadObjectGrant, ...UrlGrant[]] = [
      { action: 'get', key, expiresAt },
      { action: 'get-manifest', key, expiresAt },
      folderGrant,
    ];
    const grant = grants.find((one) => verifyGrantSignature(this.options.secret, one, signature)) ?? grants[0];
    this.accept({ grant, signature });
    const secondsLeft = expiresAt === null ? null : expiresAt - this.now();
    return { key, view: grant.action === 'get-manifest' ? 'manifest' : 'object', expiresAt, secondsLeft };
  }

  /** @throws DomainError URL_SIGNATURE_INVALID */
  acceptWrite(target: string): WriteObjectGrant {
    return this.accept(parseWriteTarget(target)).grant;
  }

  /**
   * Returns the id of the media asset.
   *
   * @throws DomainError URL_SIGNATURE_INVALID
   */
  acceptMediaUpload(target: string): string {
    return this.accept(parseUploadTarget(target)).grant.mediaAssetId;
  }

  private accept<Target extends SignedTarget<UrlGrant>>(target: Target | null): Target {
    if (target === null || !verifyGrantSignature(this.options.secret, target.grant, target.signature))
      throw new DomainError('URL_SIGNATURE_INVALID');
    const { expiresAt } = target.grant;
    if (expiresAt !== null && expiresAt <= this.now()) throw new DomainError('URL_SIGNATURE_INVALID');
    return target;
  }

  private read(base: string, grant: ReadObjectGrant): string {
    return base + formatReadTarget({ key: grant.key, expiresAt: grant.expiresAt, signature: this.sign(grant) });
  }

  private sign(grant: UrlGrant): string {
    return signGrant(this.options.secret, grant);
  }

  private now(): number {
    return Math.floor(this.options.clock() / 1_000);
  }
}
