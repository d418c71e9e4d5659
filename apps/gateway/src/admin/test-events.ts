import { randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { createWebhookUrlError } from '@diorama/contract';
import type { AdminResponse, TestWebhookRequest } from '@diorama/contract';
import { DomainError, ID_RANDOM_BYTES, LIMITS, createDeliveryId } from '@diorama/domain';
import type { AdminClient, EgressClient } from '@diorama/rpc';
import { ATTEMPT_ERRORS, describeAttemptOutcome, formatTestEventBody, isSuccessStatus, parseWebhookUrl } from '@diorama/webhook';
import { requireKnownValue } from '@diorama/views';

import { ADMIN_CLIENT, BLOCKED_HOST_SUFFIXES, CLOCK, EGRESS_CLIENT } from '../clients/injection-tokens.js';
import { MinuteLimiter } from '../http/minute-limiter.js';
import { InvalidRequestError } from '../http/request-errors.js';

/** Longer than the sender takes, with the signature. */
const DEADLINE_MS = 20_000;

/** A test event for a receiver. */
interface TestEventOrder {
  readonly url: string;
  /** Null names no account that exists. */
  readonly accountId: string | null;
  readonly findProject: () => Promise<string | null>;
  /** Who sends it, for the audit log. */
  readonly actor: string;
  /** Whose limits it counts against. */
  readonly holder: string;
}

/** Sends test events to the URLs of receivers. */
@Injectable()
export class TestEventsService {
  private readonly limiter: MinuteLimiter;

  // eslint-disable-next-line max-params -- record, sender, policy and time
  constructor(
    @Inject(ADMIN_CLIENT) private readonly admin: AdminClient,
    @Inject(EGRESS_CLIENT) private readonly egress: EgressClient | null,
    @Inject(BLOCKED_HOST_SUFFIXES) private readonly refusedEnds: readonly string[],
    @Inject(CLOCK) private readonly clock: () => number,
  ) {
    this.limiter = new MinuteLimiter({ limit: LIMITS.testEventsPerMinute, counted: 'test events' }, clock);
  }

  /**
   * For an operator, who may name an account.
   *
   * @throws InvalidRequestError for a URL that the operator forbids; DomainError ACCOUNT_NOT_FOUND, RATE_LIMITED, UNAVAILABLE
   */
  send({ webhook_url: url, account_id: account }: TestWebhookRequest, operator: string): Promise<AdminResponse<'TestDelivery'>> {
    const accountId = account ?? null;
    const findProject = async () => (accountId === null ? null : this.findProject(accountId));
    return this.sendOnce({ url, accountId, findProject, actor: operator, holder: operator });
  }

  /** Records the test, then sends it once. */
  private async sendOnce({ url, accountId, findProject, actor, holder }: TestEventOrder): Promise<AdminResponse<'TestDelivery'>> {
    const read = parseWebhookUrl(url, { refusedEnds: this.refusedEnds });
    if (!read.ok) throw new InvalidRequestError([{ ...createWebhookUrlError(read.problem), loc: ['body', 'webhook_url'] }]);
    if (this.egress === null) throw new DomainError('UNAVAILABLE');
    this.limiter.admit(holder);
    const projectId = await findProject();
    const deliveryId = createDeliveryId(randomBytes(ID_RANDOM_BYTES));
    // First the record: nothing is sent to a receiver that is not on it. The path and the query of the URL can be secret.
    const line = { operator: actor, action: 'webhook.test', accountId: accountId ?? '', target: read.host };
    await this.admin.recordAudit({ ...line, detailsJson: JSON.stringify({ delivery_id: deliveryId }) });
    const event = Buffer.from(formatTestEventBody({ deliveryId, accountId, projectId, createdAt: new Date(this.clock()) }));
    const sent = await this.egress.sendTestEvent({ url, deliveryId, event, holder }, { deadlineMs: DEADLINE_MS });
    const { httpStatus, durationMs, address, keyIds } = sent;
    const result =
      httpStatus === undefined
        ? { errorCategory: requireKnownValue(ATTEMPT_ERRORS, sent.errorCategory) }
        : { httpStatus, retryAfter: null };
    return {
      delivery_id: deliveryId,
      delivered: httpStatus !== undefined && isSuccessStatus(httpStatus),
      http_status: httpStatus ?? null,
      error_category: 'errorCategory' in result ? result.errorCategory : null,
      duration_ms: durationMs,
      address: address === '' ? null : address,
      key_ids: keyIds,
      hint: describeAttemptOutcome(result),
    };
  }

  /** @throws DomainError ACCOUNT_NOT_FOUND */
  private async findProject(accountId: string): Promise<string | null> {
    const { account } = await this.admin.getAccount({ accountId });
    return account?.projects.at(-1)?.projectId ?? null;
  }
}
