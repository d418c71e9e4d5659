import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';

import type { ObjectPack } from '@diorama/catalogue';
import type { WorldEngineName } from '@diorama/domain';
import type { AdminClient, DeliveryClient, EgressClient, MediaClient, SigningClient, WorldClient } from '@diorama/rpc';
import { Health } from '@diorama/telemetry';
import type { Logger, Metrics } from '@diorama/telemetry';
import type { TemporalUi } from '@diorama/temporal';

import * as tokens from './clients/injection-tokens.js';
import type { WorkflowStarter } from './clients/workflow-starter.js';
import type { ConsoleSignIn } from './operators/openid-sign-in.js';
import type { OperatorsByTokenHash } from './operators/operators.js';
import type { ContentModerators } from './policy/policy.js';
import type { SystemSources } from './system/system-sources.js';

/** What the gateway is given: clients of other services, and settings. It creates none of them itself. */
export interface GatewayDependencies {
  readonly world: WorldClient;
  readonly admin: AdminClient;
  readonly media: MediaClient;
  readonly deliveries: DeliveryClient;
  readonly signing: SigningClient;
  /** Null sends no test events. */
  readonly egress: EgressClient | null;
  readonly workflows: WorkflowStarter;
  /** What the system page reads. */
  readonly system: SystemSources;
  readonly operators: OperatorsByTokenHash;
  readonly signIn: ConsoleSignIn;
  readonly moderators: ContentModerators;
  readonly viewerUrl: string;
  /** Networks of the proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Suffixes of host names to which no webhook is sent. */
  readonly refusedEnds: readonly string[];
  readonly temporalUi: TemporalUi;
  /** Shared by the large bodies in flight. */
  readonly bodyMemoryBytes: number;
  /** Packs whose objects the catalogue has. */
  readonly objectPacks: readonly ObjectPack[];
  /** Engines that a request for a world may choose. */
  readonly clientEngines: readonly WorldEngineName[];
  readonly health: Health;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: () => number;
}

/** Global: provides the parts to all feature modules. */
@Module({})
export class DependenciesModule {
  static with(parts: GatewayDependencies): DynamicModule {
    const providers = [
      { provide: tokens.WORLD_CLIENT, useValue: parts.world },
      { provide: tokens.ADMIN_CLIENT, useValue: parts.admin },
      { provide: tokens.MEDIA_CLIENT, useValue: parts.media },
      { provide: tokens.DELIVERY_CLIENT, useValue: parts.deliveries },
      { provide: tokens.EGRESS_CLIENT, useValue: parts.egress },
      { provide: tokens.SIGNING_CLIENT, useValue: parts.signing },
      { provide: tokens.SYSTEM_SOURCES, useValue: parts.system },
      { provide: tokens.WORKFLOW_STARTER, useValue: parts.workflows },
      { provide: tokens.OPERATORS, useValue: parts.operators },
      { provide: tokens.CONSOLE_SIGN_IN, useValue: parts.signIn },
      { provide: tokens.CONTENT_MODERATORS, useValue: parts.moderators },
      { provide: tokens.VIEWER_URL, useValue: parts.viewerUrl },
      { provide: tokens.BLOCKED_HOST_SUFFIXES, useValue: parts.refusedEnds },
      { provide: tokens.TEMPORAL_UI, useValue: parts.temporalUi },
      { provide: tokens.OBJECT_PACKS, useValue: parts.objectPacks },
      { provide: tokens.CLIENT_ENGINES, useValue: parts.clientEngines },
      { provide: tokens.LOGGER, useValue: parts.logger },
      { provide: tokens.CLOCK, useValue: parts.clock },
      { provide: Health, useValue: parts.health },
    ];
    return { module: DependenciesModule, global: true, providers, exports: providers.map(({ provide }) => provide) };
  }
}
