import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';

import { AccountsModule } from './accounts/accounts.module.js';
import { AdminModule } from './admin/admin.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { ChangesModule } from './changes/changes.module.js';
import { CreditsModule } from './credits/credits.module.js';
import { HealthModule } from './health/health.module.js';
import { MediaModule } from './media/media.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { OperatorsModule } from './operators/operators.module.js';
import { PanoramasModule } from './panoramas/panoramas.module.js';
import { ScenesModule } from './scenes/scenes.module.js';
import { SelfServiceModule } from './self-service/self-service.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { SystemModule } from './system/system.module.js';
import { TasksModule } from './tasks/tasks.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { WorldsModule } from './worlds/worlds.module.js';
import { DependenciesModule } from './gateway-dependencies.js';
import type { GatewayDependencies } from './gateway-dependencies.js';

const FEATURES = [
  AccountsModule,
  AdminModule,
  CatalogueModule,
  ChangesModule,
  CreditsModule,
  HealthModule,
  MediaModule,
  OperationsModule,
  OperatorsModule,
  PanoramasModule,
  ScenesModule,
  SelfServiceModule,
  SignInModule,
  SystemModule,
  TasksModule,
  WebhooksModule,
  WorldsModule,
];

@Module({})
export class AppModule {
  static of(parts: GatewayDependencies): DynamicModule {
    return { module: AppModule, imports: [DependenciesModule.with(parts), ...FEATURES] };
  }
}
