import { Module } from '@nestjs/common';

import { LIMITS } from '@diorama/domain';
import type { AdminClient, MediaClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import { ADMIN_CLIENT, CLOCK, LOGGER, MEDIA_CLIENT, CONTENT_MODERATORS } from '../clients/injection-tokens.js';
import { MinuteLimiter } from '../http/minute-limiter.js';
import { ContentPolicy } from './policy.js';
import type { ContentModerators } from './policy.js';

const policy = {
  provide: ContentPolicy,
  inject: [CONTENT_MODERATORS, MEDIA_CLIENT, ADMIN_CLIENT, LOGGER, CLOCK],
  // eslint-disable-next-line max-params -- one for each part of the policy
  useFactory: (moderators: ContentModerators, mediaClient: MediaClient, admin: AdminClient, logger: Logger, clock: () => number) => {
    const limiter = new MinuteLimiter({ limit: LIMITS.textChecksPerMinute, counted: 'texts checked without a start' }, clock);
    return new ContentPolicy({ ...moderators, limiter, mediaClient, admin, logger });
  },
};

/** The content policy of prompts and pictures. */
@Module({ providers: [policy], exports: [ContentPolicy] })
export class PolicyModule {}
