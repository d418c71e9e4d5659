import { Module } from '@nestjs/common';

import type { AdminClient, MediaClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import { ADMIN_CLIENT, CLOCK, LOGGER, MEDIA_CLIENT, CONTENT_MODERATORS } from '../clients/injection-tokens.js';
import { ContentPolicy } from './policy.js';
import type { ContentModerators } from './policy.js';

const policy = {
  provide: ContentPolicy,
  inject: [CONTENT_MODERATORS, MEDIA_CLIENT, ADMIN_CLIENT, LOGGER, CLOCK],
  useFactory: (moderators: ContentModerators, mediaClient: MediaClient, admin: AdminClient, logger: Logger, clock: () => number) =>
    new ContentPolicy({ ...moderators, mediaClient, admin, logger, clock }),
};

/** The content policy of prompts and pictures. */
@Module({ providers: [policy], exports: [ContentPolicy] })
export class PolicyModule {}
