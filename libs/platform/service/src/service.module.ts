import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { Health, Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import type { ObserveGrpcCall } from './call-log.js';
import { CALL_OBSERVER, DATA_SOURCE, HEALTH, LOGGER } from './injection-tokens.js';

interface ServiceModuleOptions {
  readonly logger: Logger;
  readonly health: Health;
  /** Absent in a service without a database. */
  readonly dataSource?: DataSource | undefined;
  /** Extends the access log of the service. */
  readonly observeCall?: ObserveGrpcCall;
}

/** Global: provides the logger, the health and the database to all modules of a service. */
@Module({})
export class ServiceModule {
  static with({ logger, health, dataSource, observeCall }: ServiceModuleOptions): DynamicModule {
    const providers = [
      { provide: LOGGER, useValue: logger },
      { provide: HEALTH, useValue: health },
      ...(dataSource === undefined ? [] : [{ provide: DATA_SOURCE, useValue: dataSource }]),
      ...(observeCall === undefined ? [] : [{ provide: CALL_OBSERVER, useValue: observeCall }]),
    ];
    return { module: ServiceModule, global: true, providers, exports: providers.map(({ provide }) => provide) };
  }
}
