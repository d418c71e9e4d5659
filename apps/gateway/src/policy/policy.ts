import { DomainError, LIMITS } from '@diorama/domain';
import type { Moderator } from '@diorama/policy';
import { mediaProto } from '@diorama/proto-types';
import type { worldProto } from '@diorama/proto-types';
import type { AdminClient, MediaClient } from '@diorama/rpc';
import { getCurrentRequestId } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { MinuteLimiter } from '../http/minute-limiter.js';

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
  /** The time in milliseconds. */
  readonly clock: () => number;
}

/** A stored picture or video that a request brings along. */
interface JudgedMedia {
  readonly kind: 'image' | 'video';
  readonly key: string;
}

/**
 * Applies the content policy to requests. A refusal is on record by its category, never with what was refused.
 *
 * A moderation service costs the operator money for each judgement, so requests that such a service judges are counted by account: all of
 * them before the judgement, and a start until it has begun, because the rate limits of starts count it from then on.
 */
export class ContentPolicy {
  /** Counts requests by account that check texts and start nothing. */
  private readonly limiter: MinuteLimiter;

  constructor(private readonly parts: PolicyParts) {
    this.limiter = new MinuteLimiter({ limit: LIMITS.textChecksPerMinute, counted: 'texts checked without a start' }, parts.clock);
  }

  /** Whether a moderation service of the operator judges texts. */
  get judgesTextsRemotely(): boolean {
    return this.parts.texts.isRemote === true;
  }

  /** The category by which local rules refuse texts; null when they allow them, or when a service judges texts instead. */
  async localTextRefusal(texts: readonly string[]): Promise<string | null> {
    return this.judgesTextsRemotely ? null : this.refusalOf(texts);
  }

  /**
   * Judges the texts of a start or a change, and records a refusal.
   * @throws DomainError CONTENT_POLICY_VIOLATION; UNAVAILABLE when the texts cannot be judged now; RATE_LIMITED
   */
  async requireTexts(user: AuthenticatedUser, texts: readonly string[]): Promise<void> {
    if (this.judgesTextsRemotely) this.count(user);
    const category = await this.refusalOf(texts);
    if (category !== null) await this.refuse(user, category);
  }

  /** Judges the texts of a dry run, and records nothing. @throws DomainError as `requireTexts` */
  async requireQuotedTexts(user: AuthenticatedUser, texts: readonly string[]): Promise<void> {
    if (this.judgesTextsRemotely) this.count(user);
    await this.requireCountedTexts(texts);
  }

  /** Judges the texts of a request that `count` has counted, and records nothing. @throws DomainError as `requireTexts`, but for RATE_LIMITED */
  async requireCountedTexts(texts: readonly string[]): Promise<void> {
    const category = await this.refusalOf(texts);
    if (category !== null) throw new DomainError('CONTENT_POLICY_VIOLATION', { category });
  }

  /** Counts a request that checks texts and starts nothing. Returns the windows as they stand after it. @throws DomainError RATE_LIMITED */
  count({ accountId }: AuthenticatedUser): worldProto.RateWindow[] {
    return this.limiter.admit(accountId);
  }

  /** Takes back the count of a start that has begun. */
  uncountStart({ accountId }: AuthenticatedUser): void {
    if (this.judgesTextsRemotely) this.limiter.takeBack(accountId);
  }

  private refusalOf(texts: readonly string[]): Promise<string | null> {
    return this.parts.texts.refusal({ texts, media: [] });
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
