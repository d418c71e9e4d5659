import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import { Transport } from '@nestjs/microservices';
import type { GrpcOptions } from '@nestjs/microservices';
import type { Guard } from '@diorama/outbound';
import { egressProto } from '@diorama/proto-types';
import { grpcService } from '@diorama/rpc';
import type { RpcTls } from '@diorama/rpc';
import type { Health, Logger, Metrics } from '@diorama/telemetry';

import { EgressModule } from './egress.module.js';
import { fetchPermits } from './fetches/fetch-permits.js';
import { MediaFetches } from './fetches/media-fetches.js';

export interface EgressServiceOptions {
  /** `host:port` to listen on. */
  readonly grpcAddress: string;
  /** Between the services; plain text without it. */
  readonly tls?: RpcTls | undefined;
  readonly guard: Guard;
  /** Fetches at once, an eighth of them of one account; those of other accounts wait within their own deadline. */
  readonly fetchesMax: number;
  /** How long a stop waits for fetches before it ends them. */
  readonly drainSeconds: number;
  readonly logger: Logger;
  readonly health: Health;
  readonly metrics: Metrics;
}

export interface EgressService {
  /** Takes no new fetch, lets those that run come to an end for a while, then ends them. */
  close(): Promise<void>;
}

/** Listens for the services that need something from the outside. */
export async function startEgressService(options: EgressServiceOptions): Promise<EgressService> {
  const { grpcAddress, tls, guard, fetchesMax, drainSeconds, logger, health, metrics } = options;
  const fetches = new MediaFetches({ guard, permits: fetchPermits(fetchesMax), metrics });
  const service = grpcService({
    packageName: 'diorama.egress.v1',
    serviceName: 'EgressService',
    definition: egressProto.EgressServiceService,
    protoFile: 'diorama/egress/v1/egress.proto',
    url: grpcAddress,
    tls,
    metrics,
  });
  const app = await NestFactory.createMicroservice<GrpcOptions>(EgressModule.with({ fetches, logger }), {
    transport: Transport.GRPC,
    options: { ...(service.options as GrpcOptions['options']), gracefulShutdown: true },
    logger: false,
    abortOnError: false,
  });
  let listening = false;
  health.needs('grpc', () => listening);
  await app.listen();
  service.setServing(true);
  listening = true;
  return {
    async close() {
      listening = false;
      service.setServing(false);
      const drained = setTimeout(() => fetches.end(), drainSeconds * 1_000);
      fetches.takeNoMore();
      await app.close(); // finishes the calls in flight
      clearTimeout(drained);
    },
  };
}
