import { readGrpcTlsFiles } from '@diorama/config';
import type { GrpcTlsConfig } from '@diorama/config';
import { migrateAndDisconnect } from '@diorama/postgres';
import type { DatabaseConnection } from '@diorama/postgres';
import { loadGrpcTlsCredentials } from '@diorama/rpc';
import type { GrpcTlsCredentials } from '@diorama/rpc';
import { Health, ShutdownSequence, createLogger, createMetrics, runMainProcess, serveHealth, startTracing } from '@diorama/telemetry';
import type { Logger, Metrics, TracingSettings } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

/** Variables that every service reads. */
export interface ServiceConfig extends TracingSettings, GrpcTlsConfig {
  readonly LOG_LEVEL: string;
  readonly SHUTDOWN_SECONDS: number;
  readonly DIORAMA_ENV: 'production' | 'development';
  /** Only in services with a database. */
  readonly MIGRATE?: 'on-start' | 'only' | 'never' | undefined;
  readonly DATABASE_URL?: string;
}

/** The parts of a process that its services share. */
interface ServiceProcess {
  readonly tls: GrpcTlsCredentials | undefined;
  readonly logger: Logger;
  readonly health: Health;
  readonly metrics: Metrics;
  /** Its steps run at a stop, the last registered first. */
  readonly lifecycle: ShutdownSequence;
  /** Whether this process migrates its schema before it serves. */
  readonly migrateOnStart: boolean;
}

export interface ServiceDefinition<Config extends ServiceConfig> {
  /** Name of the process in logs, traces and metrics. */
  readonly name: string;
  /** Reads the environment. @throws ConfigError */
  readonly config: () => Config;
  /** Address of /livez, /readyz and /metrics; null serves none. */
  readonly healthAddress: (config: Config) => { readonly host: string; readonly port: number } | null;
  /** Absent in a service without a database. */
  readonly createDataSource?: (connection: DatabaseConnection) => DataSource;
  readonly start: (config: Config, parts: ServiceProcess) => Promise<void>;
}

/**
 * Runs the process of a service: logs, health, traces, metrics and the stop on a signal. With `MIGRATE=only` it migrates the
 * schema and exits.
 */
export function runService<Config extends ServiceConfig>(definition: ServiceDefinition<Config>): void {
  runMainProcess(async () => {
    const { name, createDataSource } = definition;
    const config = definition.config();
    const logger = createLogger({ service: name, level: config.LOG_LEVEL });
    if (config.MIGRATE === 'only' && createDataSource !== undefined)
      return migrateAndDisconnect(openDatabase(createDataSource, { url: config.DATABASE_URL ?? '', poolSize: 1, logger }), logger);
    const health = new Health();
    const lifecycle = new ShutdownSequence({ logger, health, shutdownSeconds: config.SHUTDOWN_SECONDS });
    lifecycle.onStop('tracing', await startTracing(name, config));
    const metrics = createMetrics(name);
    const address = definition.healthAddress(config);
    if (address !== null) {
      const server = await serveHealth(health, address, metrics);
      lifecycle.onStop('health', () => server.close());
    }
    const tls = loadGrpcTlsCredentials(readGrpcTlsFiles(config), logger);
    await definition.start(config, { tls, logger, health, metrics, lifecycle, migrateOnStart: shouldMigrateOnStart(config) });
  });
}

/** The default is to migrate on start, except in production, where a separate job migrates. */
export const shouldMigrateOnStart = ({ MIGRATE, DIORAMA_ENV }: Pick<ServiceConfig, 'MIGRATE' | 'DIORAMA_ENV'>): boolean =>
  (MIGRATE ?? (DIORAMA_ENV === 'production' ? 'never' : 'on-start')) === 'on-start';

/** Creates the connection pool of a service; it logs idle connections that break. */
export function openDatabase(
  create: (connection: DatabaseConnection) => DataSource,
  { logger, ...connection }: Omit<DatabaseConnection, 'onIdleError'> & { readonly logger: Logger },
): DataSource {
  return create({ ...connection, onIdleError: (error) => logger.warn({ err: error }, 'idle database connection lost') });
}
