import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import type { Logger } from '@diorama/telemetry';

import { MediaFetches } from './fetches/media-fetches.js';
import { AccessLogInterceptor } from './rpc/access-log.interceptor.js';
import { EgressController } from './rpc/egress.controller.js';
import { ErrorFilter } from './rpc/error.filter.js';
import { LOGGER } from './tokens.js';

export interface EgressModuleParts {
  readonly fetches: MediaFetches;
  readonly logger: Logger;
}

@Module({})
export class EgressModule {
  static with({ fetches, logger }: EgressModuleParts): DynamicModule {
    return {
      module: EgressModule,
      controllers: [EgressController],
      providers: [
        { provide: MediaFetches, useValue: fetches },
        { provide: LOGGER, useValue: logger },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: AccessLogInterceptor },
      ],
    };
  }
}
