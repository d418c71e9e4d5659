import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ServiceModule } from '@diorama/service';
import type { Health, Logger } from '@diorama/telemetry';

import { TestEventSender } from './deliveries/test-event-sender.js';
import { MediaFetchService } from './fetches/media-fetch-service.js';
import { EgressController } from './rpc/egress.controller.js';
import { createFetchObserver } from './rpc/observe-fetch.js';

interface EgressModuleOptions {
  readonly fetches: MediaFetchService;
  readonly testEvents: TestEventSender;
  readonly logger: Logger;
  readonly health: Health;
}

@Module({})
export class EgressModule {
  static with({ fetches, testEvents, logger, health }: EgressModuleOptions): DynamicModule {
    return {
      module: EgressModule,
      imports: [ServiceModule.with({ logger, health, observeCall: createFetchObserver })],
      controllers: [EgressController],
      providers: [
        { provide: MediaFetchService, useValue: fetches },
        { provide: TestEventSender, useValue: testEvents },
      ],
    };
  }
}
