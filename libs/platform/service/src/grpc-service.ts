import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import { Transport } from '@nestjs/microservices';
import type { GrpcOptions } from '@nestjs/microservices';
import type { DynamicModule, INestApplication } from '@nestjs/common';
import { connectAndMigrate, addDatabaseReadiness } from '@diorama/postgres';
import { createGrpcServices } from '@diorama/rpc';
import type { GrpcServicesOptions } from '@diorama/rpc';
import type { Health, Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { createSystemInfoReader } from './system-info.js';

/** What a service does once its database is ready, and when it stops. */
interface PreparedService {
  readonly module: DynamicModule;
  /** Runs at a stop, before the calls in flight are awaited. */
  readonly drain?: () => unknown;
  /** Runs at a stop, after the last call has ended. */
  readonly end?: () => unknown;
}

interface GrpcServiceStart {
  /** Name of the process, such as `world`. */
  readonly name: string;
  readonly grpc: GrpcServicesOptions;
  readonly logger: Logger;
  readonly health: Health;
  /** Absent in a service without a database. */
  readonly database?: {
    readonly dataSource: DataSource;
    /** True migrates the schema; false waits for another process to do it. */
    readonly migrateOnStart: boolean;
  };
  /** Creates the module. Runs after the schema is current and before the service listens. */
  readonly prepare: () => Promise<PreparedService> | PreparedService;
}

export interface RunningService {
  /** Takes no new calls, finishes the calls in flight, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts a gRPC service: waits for the database and the schema, prepares the module, then listens. When the database is lost
 * later, calls fail as UNAVAILABLE until it returns.
 */
export async function startGrpcService({ name, grpc, logger, health, database, prepare }: GrpcServiceStart): Promise<RunningService> {
  if (database !== undefined) addDatabaseReadiness(health, database.dataSource);
  const readSystemInfo = createSystemInfoReader({ service: name, health, dataSource: database?.dataSource });
  const serving = new GrpcServer({ ...grpc, readSystemInfo }, health);
  if (database !== undefined) await connectAndMigrate(database.dataSource, { migrateOnStart: database.migrateOnStart, logger });
  try {
    const { module, drain, end } = await prepare();
    const app = await NestFactory.createMicroservice<GrpcOptions>(module, { ...serving.transport, logger: false, abortOnError: false });
    await app.listen();
    serving.start();
    return {
      async close() {
        serving.stop();
        await drain?.();
        await app.close(); // finishes the calls in flight
        await end?.();
        await database?.dataSource.destroy();
      },
    };
  } catch (error) {
    await database?.dataSource.destroy();
    throw error;
  }
}

/** The gRPC side of a process: Nest's transport, the check `grpc` of its readiness, and the status of `grpc.health.v1`. */
export class GrpcServer {
  readonly transport: GrpcOptions;
  private readonly setServing: (serving: boolean) => void;
  private isServing = false;

  constructor(options: GrpcServicesOptions, health: Health) {
    const service = createGrpcServices(options);
    this.setServing = (serving) => service.setServing(serving);
    this.transport = {
      transport: Transport.GRPC,
      options: { ...(service.options as GrpcOptions['options']), gracefulShutdown: true },
    };
    health.needs('grpc', () => this.isServing);
  }

  /** Adds gRPC to an application that also serves HTTP. It listens after `startAllMicroservices`. */
  attachTo(app: Pick<INestApplication, 'connectMicroservice'>): void {
    app.connectMicroservice<GrpcOptions>(this.transport);
  }

  start(): void {
    this.setServing(true);
    this.isServing = true;
  }

  stop(): void {
    this.isServing = false;
    this.setServing(false);
  }
}
