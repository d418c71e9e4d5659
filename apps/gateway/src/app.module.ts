import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';

import type { AdminClient, DeliveryClient, MediaClient, SigningClient, WorldClient } from '@diorama/rpc';
import { Health } from '@diorama/telemetry';
import type { Logger, Metrics } from '@diorama/telemetry';

import { AccountsController } from './admin/accounts.controller.js';
import { AccountDeletion } from './admin/account-deletion.js';
import { AccountsAdminController } from './admin/accounts-admin.controller.js';
import { ConsoleCookie } from './operators/console-cookie.js';
import { ConsoleSessions } from './operators/console-sessions.js';
import { DeliveriesAdminController } from './admin/deliveries-admin.controller.js';
import { DeliveryRecords } from './admin/delivery-records.js';
import { KeysAdminController } from './admin/keys-admin.controller.js';
import { OperationRecords } from './admin/operation-records.js';
import type { WorkflowUrl } from './admin/operation-records.js';
import { RecordsAdminController } from './admin/records-admin.controller.js';
import { SessionController } from './admin/session.controller.js';
import { SigningKeysAdminController } from './admin/signing-keys-admin.controller.js';
import { ApiKeys } from './accounts/api-keys.js';
import type { Operators } from './operators/operators.js';
import { HealthController } from './health/health.controller.js';
import { EventStreams } from './operations/event-streams.js';
import { OperationsController } from './operations/operations.controller.js';
import { Operations } from './operations/operations.js';
import type { Workflows } from './clients/workflows.js';
import { MediaAssetsController } from './media/media-assets.controller.js';
import { CreditsController } from './credits/credits.controller.js';
import { DepthStarts } from './panoramas/depth-starts.js';
import { PanoramasController } from './panoramas/panoramas.controller.js';
import { Policy } from './policy/policy.js';
import type { PolicyParts } from './policy/policy.js';
import { GenerationStarts } from './starts/generation-starts.js';
import { PromptMedia } from './starts/prompt-media.js';
import { Deliveries } from './tasks/deliveries.js';
import { TaskOperationsController } from './tasks/task-operations.controller.js';
import { TaskViews } from './tasks/task-views.js';
import { TasksController } from './tasks/tasks.controller.js';
import { WebhookGate } from './tasks/webhook-gate.js';
import {
  ADMIN,
  API_KEYS,
  CLOCK,
  CONSOLE_COOKIE,
  CONSOLE_SESSIONS,
  DELIVERIES,
  LOGGER,
  MEDIA,
  OPERATORS,
  SIGNING,
  WORKFLOWS,
  WORKFLOW_URL,
  WORLD,
} from './clients/tokens.js';
import { JwksController } from './webhooks/jwks.controller.js';
import { KeySet } from './webhooks/key-set.js';
import { SharedWorldsController } from './worlds/shared-worlds.controller.js';
import { Exports } from './worlds/exports.js';
import { WorldViews } from './views/world-views.js';
import { WorldsController } from './worlds/worlds.controller.js';
import { Worlds } from './worlds/worlds.js';

/** What the gateway is given; it makes nothing of the outside world itself. */
export interface GatewayParts {
  readonly world: WorldClient;
  readonly admin: AdminClient;
  readonly media: MediaClient;
  readonly deliveries: DeliveryClient;
  readonly signing: SigningClient;
  readonly workflows: Workflows;
  readonly operators: Operators;
  readonly moderators: Pick<PolicyParts, 'texts' | 'media'>;
  readonly viewerUrl: string;
  /** Ends of host names to which no webhook goes. */
  readonly refusedEnds: readonly string[];
  readonly workflowUrl: WorkflowUrl;
  /** Shared by the large bodies in flight. */
  readonly bodyMemoryBytes: number;
  readonly health: Health;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: () => number;
}

const OPERATORS_SIDE = [
  SessionController,
  AccountsAdminController,
  KeysAdminController,
  RecordsAdminController,
  DeliveriesAdminController,
  SigningKeysAdminController,
];

@Module({})
export class AppModule {
  static of(parts: GatewayParts): DynamicModule {
    return {
      module: AppModule,
      controllers: [
        HealthController,
        JwksController,
        AccountsController,
        ...OPERATORS_SIDE,
        OperationsController,
        WorldsController,
        SharedWorldsController,
        MediaAssetsController,
        PanoramasController,
        CreditsController,
        TasksController,
        TaskOperationsController,
      ],
      providers: [
        { provide: WORLD, useValue: parts.world },
        { provide: MEDIA, useValue: parts.media },
        { provide: DELIVERIES, useValue: parts.deliveries },
        { provide: ADMIN, useValue: parts.admin },
        { provide: SIGNING, useValue: parts.signing },
        { provide: KeySet, useValue: new KeySet(parts.signing, parts.clock) },
        { provide: WebhookGate, useValue: new WebhookGate(parts.refusedEnds) },
        { provide: WORKFLOWS, useValue: parts.workflows },
        { provide: OPERATORS, useValue: parts.operators },
        { provide: CONSOLE_SESSIONS, useValue: new ConsoleSessions(parts.operators, parts.clock) },
        { provide: CONSOLE_COOKIE, useValue: new ConsoleCookie(parts.viewerUrl) },
        { provide: WORKFLOW_URL, useValue: parts.workflowUrl },
        { provide: LOGGER, useValue: parts.logger },
        { provide: CLOCK, useValue: parts.clock },
        { provide: Health, useValue: parts.health },
        { provide: API_KEYS, useValue: new ApiKeys(parts.world, parts.clock) },
        { provide: WorldViews, useValue: new WorldViews(parts.media, parts.viewerUrl) },
        { provide: PromptMedia, useValue: new PromptMedia(parts.media) },
        { provide: Policy, useValue: policyOf(parts) },
        AccountDeletion,
        Deliveries,
        DeliveryRecords,
        DepthStarts,
        EventStreams,
        Exports,
        GenerationStarts,
        OperationRecords,
        Operations,
        TaskViews,
        Worlds,
      ],
    };
  }
}

function policyOf({ moderators, media, admin, logger }: GatewayParts): Policy {
  return new Policy({ ...moderators, mediaClient: media, admin, logger });
}
