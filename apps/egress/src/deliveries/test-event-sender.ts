import { systemClock } from '@diorama/clock';
import { DomainError } from '@diorama/domain';
import type { egressProto } from '@diorama/proto-types';

import { AttemptLimiter, AttemptQueueFullError } from './attempt-limiter.js';
import { postSigned } from './signed-post.js';
import type { SignedPostOptions } from './signed-post.js';

/** A person waits for the result, so that it is shorter than an attempt of a delivery. */
const TEST_MS = 5_000;
/** Test events at once, so that they take nothing from deliveries. */
const BOUNDS = { total: 8, perHost: 2, perAccount: 2, waitMs: 1_000 };

const BUSY = { limit: 'test events in progress', retry_after: '5' };

/** Posts test events: signed and guarded as attempts of deliveries, once each, without a record. */
export class TestEventSender {
  private readonly lanes = new AttemptLimiter(BOUNDS, systemClock);
  private readonly closing = new AbortController();

  constructor(private readonly parts: SignedPostOptions) {}

  /** @param url passes `parseWebhookUrl` @throws DomainError RATE_LIMITED while too many others are in progress */
  async send({ url, deliveryId, event, holder }: egressProto.SendTestEventRequest): Promise<egressProto.SendTestEventResponse> {
    const permit = await this.acquire(new URL(url).hostname, holder);
    try {
      const posted = await postSigned({ url, deliveryId, event, timeoutMs: TEST_MS }, this.parts, this.closing.signal);
      const { outcome, durationMs, address, keyIds } = posted;
      return {
        httpStatus: 'httpStatus' in outcome ? outcome.httpStatus : undefined,
        errorCategory: 'errorCategory' in outcome ? outcome.errorCategory : '',
        durationMs,
        address: address ?? '',
        keyIds: [...keyIds],
      };
    } finally {
      permit.release();
    }
  }

  /** Ends what is in progress. */
  close(): void {
    this.lanes.close();
    this.closing.abort();
  }

  private async acquire(host: string, accountId: string) {
    try {
      return await this.lanes.acquire({ host, accountId }, this.closing.signal);
    } catch (error) {
      if (error instanceof AttemptQueueFullError) throw new DomainError('RATE_LIMITED', BUSY);
      throw error;
    }
  }
}
