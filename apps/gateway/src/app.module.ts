import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';

import type { AdminClient, MediaClient, WorldClient } from '@diorama/rpc';
import { Health } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';

import { AccountsController } from './accounts/accounts.controller.js';
import { ApiKeys } from './accounts/api-keys.js';
import type { Operators } from './accounts/operator.guard.js';
import { HealthController } from './health/health.controller.js';
import { EventStreams } from './operations/event-streams.js';
import { OperationsController } from './operations/operations.controller.js';
import { Operations } from './operations/operations.js';
import type { Workflows } from './operations/workflows.js';
import { MediaAssetsController } from './media/media-assets.controller.js';
import { CreditsController } from './credits/credits.controller.js';
import { Policy } from './policy/policy.js';
import type { PolicyParts } from './policy/policy.js';
import { GenerationStarts } from './starts/generation-starts.js';
import { PromptMedia } from './starts/prompt-media.js';
import { ADMIN, API_KEYS, CLOCK, LOGGER, MEDIA, OPERATORS, WORKFLOWS, WORLD } from './tokens.js';
import { SharedWorldsController } from './worlds/shared-worlds.controller.js';
import { Exports } from './worlds/exports.js';
import { WorldViews } from './worlds/world-views.js';
import { WorldsController } from './worlds/worlds.controller.js';
import { Worlds } from './worlds/worlds.js';

/** What the gateway is given; it makes nothing of the outside world itself. */
export interface GatewayParts {
  readonly world: WorldClient;
  readonly admin: AdminClient;
  readonly media: MediaClient;
  readonly workflows: Workflows;
  readonly operators: Operators;
  readonly moderators: Pick<PolicyParts, 'texts' | 'media'>;
  readonly viewerUrl: string;
  /** Shared by the large bodies in flight. */
  readonly bodyMemoryBytes: number;
  readonly health: Health;
  readonly logger: Logger;
  readonly clock: () => number;
}

@Module({})
export class AppModule {
  static of(parts: GatewayParts): DynamicModule {
    return {
      module: AppModule,
      controllers: [
        HealthController,
        AccountsController,
        OperationsController,
        WorldsController,
        SharedWorldsController,
        MediaAssetsController,
        CreditsController,
      ],
      providers: [
        { provide: WORLD, useValue: parts.world },
        { provide: MEDIA, useValue: parts.media },
        { provide: ADMIN, useValue: parts.admin },
        { provide: WORKFLOWS, useValue: parts.workflows },
        { provide: OPERATORS, useValue: parts.operators },
        { provide: LOGGER, useValue: parts.logger },
        { provide: CLOCK, useValue: parts.clock },
        { provide: Health, useValue: parts.health },
        { provide: API_KEYS, useValue: new ApiKeys(parts.world, parts.clock) },
        { provide: WorldViews, useValue: new WorldViews(parts.media, parts.viewerUrl) },
        { provide: PromptMedia, useValue: new PromptMedia(parts.media) },
        { provide: Policy, useValue: policyOf(parts) },
        EventStreams,
        Exports,
        GenerationStarts,
        Operations,
        Worlds,
      ],
    };
  }
}

function policyOf({ moderators, media, admin, logger }: GatewayParts): Policy {
  return new Policy({ ...moderators, mediaClient: media, admin, logger });
}
