import { Inject, Injectable } from '@nestjs/common';
import { createWebhookUrlError } from '@diorama/contract';
import { parseWebhookUrl } from '@diorama/webhook';

import { BLOCKED_HOST_SUFFIXES } from '../clients/injection-tokens.js';
import { InvalidRequestError } from '../http/request-errors.js';

/** The operator's restrictions on callback URLs, in addition to the rules of the interface. The sender applies the same restrictions. */
@Injectable()
export class WebhookUrlPolicy {
  /** @param refusedEnds ends of host names, in lower case */
  constructor(@Inject(BLOCKED_HOST_SUFFIXES) private readonly refusedEnds: readonly string[]) {}

  /** @throws InvalidRequestError */
  require(webhookUrl: string): void {
    const read = parseWebhookUrl(webhookUrl, { refusedEnds: this.refusedEnds });
    if (!read.ok) throw new InvalidRequestError([createWebhookUrlError(read.problem)]);
  }
}
