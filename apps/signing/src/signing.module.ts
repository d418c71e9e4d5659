import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ServiceModule } from '@diorama/service';
import type { Health, Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { SigningKeyRing } from './keys/key-ring.js';
import { SigningController } from './rpc/signing.controller.js';

interface SigningModuleOptions {
  readonly ring: SigningKeyRing;
  readonly dataSource: DataSource;
  readonly logger: Logger;
  readonly health: Health;
}

@Module({})
export class SigningModule {
  static with({ ring, dataSource, logger, health }: SigningModuleOptions): DynamicModule {
    return {
      module: SigningModule,
      imports: [ServiceModule.with({ dataSource, logger, health })],
      controllers: [SigningController],
      providers: [{ provide: SigningKeyRing, useValue: ring }],
    };
  }
}
