import { Module } from '@nestjs/common';

import type { AdminClient, MediaClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import { ADMIN_CLIENT, LOGGER, MEDIA_CLIENT, MODERATORS } from '../clients/injection-tokens.js';
import { Policy } from './policy.js';
import type { Moderators } from './policy.js';

const policy = {
  provide: Policy,
  inject: [MODERATORS, MEDIA_CLIENT, ADMIN_CLIENT, LOGGER],
  useFactory: (moderators: Moderators, mediaClient: MediaClient, admin: AdminClient, logger: Logger): Policy =>
    new Policy({ ...moderators, mediaClient, admin, logger }),
};

/** The content policy of prompts and pictures. */
@Module({ providers: [policy], exports: [Policy] })
export class PolicyModule {}
