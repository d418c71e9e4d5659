import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import type { Logger } from '@diorama/telemetry';

import type { KeyRing } from './keys/key-ring.js';
import { AccessLogInterceptor } from './rpc/access-log.interceptor.js';
import { ErrorFilter } from './rpc/error.filter.js';
import { SigningController } from './rpc/signing.controller.js';
import { KEY_RING, LOGGER } from './tokens.js';

export interface SigningModuleParts {
  readonly ring: KeyRing;
  readonly logger: Logger;
}

@Module({})
export class SigningModule {
  static with({ ring, logger }: SigningModuleParts): DynamicModule {
    return {
      module: SigningModule,
      controllers: [SigningController],
      providers: [
        { provide: KEY_RING, useValue: ring },
        { provide: LOGGER, useValue: logger },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: AccessLogInterceptor },
      ],
    };
  }
}
