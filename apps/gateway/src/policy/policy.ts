import { DomainError } from '@diorama/domain';
import type { Moderator } from '@diorama/policy';
import { mediaProto } from '@diorama/proto-types';
import type { AdminClient, MediaClient } from '@diorama/rpc';
import { getCurrentRequestId } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';

import type { AuthenticatedUser } from '../accounts/api-keys.js';

const { AUDIENCE_WORKER } = mediaProto.SignDownloadsRequest_Audience;

export interface ContentModerators {
  readonly texts: Moderator;
  /** Null where pictures are not judged. */
  readonly media: Moderator | null;
}

interface PolicyParts extends ContentModerators {
  readonly mediaClient: MediaClient;
  readonly admin: AdminClient;
  readonly logger: Logger;
}

/** A stored picture or video that a request brings along. */
interface JudgedMedia {
  readonly kind: 'image' | 'video';
  readonly key: string;
}

/** Holds requests against the content policy. A refusal is on record by its category, never with what was refused. */
export class ContentPolicy {
  constructor(private readonly parts: PolicyParts) {}

  /** Whether judging a text takes a service of the operator. */
  get judgesTextsRemotely(): boolean {
    return this.parts.texts.isRemote === true;
  }

  /** The category by which rules of our own refuse texts; null when they allow them, or when a service judges texts instead. */
  async localTextRefusal(texts: readonly string[]): Promise<string | null> {
    return this.judgesTextsRemotely ? null : this.textRefusal(texts);
  }

  /** The category for which the operator's moderation service refuses texts. Null if it allows them or is not configured. */
  async remoteTextRefusal(texts: readonly string[]): Promise<string | null> {
    return this.judgesTextsRemotely ? this.textRefusal(texts) : null;
  }

  /** @throws DomainError UNAVAILABLE when the texts cannot be judged now */
  textRefusal(texts: readonly string[]): Promise<string | null> {
    return this.parts.texts.refusal({ texts, media: [] });
  }

  /** For who only asks what something would cost: nothing is put on record. @throws DomainError CONTENT_POLICY_VIOLATION */
  async requireTexts(texts: readonly string[]): Promise<void> {
    const category = await this.textRefusal(texts);
    if (category !== null) throw new DomainError('CONTENT_POLICY_VIOLATION', { category });
  }

  /** @throws DomainError CONTENT_POLICY_VIOLATION */
  async requireMedia(user: AuthenticatedUser, media: readonly JudgedMedia[]): Promise<void> {
    const { media: moderator, mediaClient } = this.parts;
    if (moderator === null || media.length === 0) return;
    const keys = media.map(({ key }) => key);
    const { urls } = await mediaClient.signDownloads({ keys, manifestKeys: [], audience: AUDIENCE_WORKER });
    const judged = media.map(({ kind }, index) => ({ kind, url: urls[index] ?? '' }));
    const category = await moderator.refusal({ texts: [], media: judged });
    if (category !== null) await this.refuse(user, category);
  }

  /** @throws DomainError CONTENT_POLICY_VIOLATION, always */
  async refuse({ accountId }: AuthenticatedUser, category: string): Promise<never> {
    const { admin, logger } = this.parts;
    try {
      const detailsJson = JSON.stringify({ category, request_id: getCurrentRequestId() });
      await admin.recordAudit({ operator: '', action: 'policy.refused', accountId, target: category, detailsJson });
    } catch (error) {
      logger.warn({ err: error, category }, 'a policy refusal could not be recorded');
    }
    throw new DomainError('CONTENT_POLICY_VIOLATION', { category });
  }
}
