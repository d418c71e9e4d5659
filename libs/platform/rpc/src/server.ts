import { fileURLToPath } from 'node:url';

import { status } from '@grpc/grpc-js';
import type { Server, ServerOptions, ServiceDefinition, UntypedServiceImplementation, handleUnaryCall } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { HealthImplementation } from 'grpc-health-check';
import type { ServingStatus } from 'grpc-health-check';

import { systemProto } from '@diorama/proto-types';
import type { Metrics } from '@diorama/telemetry';

import { measureGrpcCalls } from './call-metrics.js';
import { runWithCallRequestContext } from './request-context.js';
import { getServerCredentials } from './tls/tls.js';
import type { GrpcTlsCredentials } from './tls/tls.js';

/** The folder of the .proto files, for reflection only; the codecs are the generated ones. */
const PROTO_FOLDER = fileURLToPath(new URL('../../../../proto', import.meta.url));

/** A service of a package. */
export interface GrpcServiceDefinition {
  /** Such as `WorldService`. */
  readonly serviceName: string;
  /** The generated definition, so that both ends of a call use one codec. */
  readonly definition: object;
  /** Such as `diorama/world/v1/world.proto`. */
  readonly protoFile: string;
}

/** What the process reports about itself. */
export type ReadSystemInfo = () => Promise<systemProto.GetSystemInfoResponse>;

export interface GrpcServicesOptions {
  /** Such as `diorama.world.v1`. */
  readonly packageName: string;
  readonly services: readonly GrpcServiceDefinition[];
  /** `host:port` to listen on. */
  readonly url: string;
  /** Plain text without it. */
  readonly tls?: GrpcTlsCredentials | undefined;
  /** Counts and times the calls where it is given. */
  readonly metrics?: Metrics | undefined;
  /** Whether the service can answer now, asked at each health check; true unless set. */
  readonly isHealthy?: (() => Promise<boolean>) | undefined;
  /** Serves `diorama.system.v1` with it. */
  readonly readSystemInfo?: ReadSystemInfo | undefined;
  /** Maximum age of a connection in milliseconds; 300,000 unless set. */
  readonly connectionAgeMs?: number | undefined;
}

export interface GrpcService {
  /** The `options` of Nest's gRPC transport. */
  readonly options: object;
  /** Told by the health service; NOT_SERVING makes callers look elsewhere. */
  setServing(serving: boolean): void;
}

/** Options of Nest's gRPC transport for the services of one package at one address, with `grpc.health.v1` and reflection. */
export function createGrpcServices({
  packageName,
  services,
  url,
  tls,
  metrics,
  connectionAgeMs,
  isHealthy,
  readSystemInfo,
}: GrpcServicesOptions): GrpcService {
  const definitions = Object.fromEntries(services.map(({ serviceName, definition }) => [`${packageName}.${serviceName}`, definition]));
  const names = ['', ...Object.keys(definitions)];
  let listener: Server | null = null;
  const health = new HealthImplementation(Object.fromEntries(names.map((name) => [name, 'NOT_SERVING'])));
  return {
    options: {
      package: packageName,
      packageDefinition: definitions,
      url,
      credentials: getServerCredentials(tls),
      maxReceiveMessageLength: 16 * 1_048_576,
      channelOptions: {
        ...buildListenerOptions(connectionAgeMs),
        interceptors: [
          runWithCallRequestContext,
          ...(metrics === undefined ? [] : [measureGrpcCalls(metrics)]),
          ...(tls === undefined ? [] : [tls.authorize]),
        ],
      },
      onLoadPackageDefinition: (_loaded: unknown, server: Server) => {
        listener = server;
        addHealth(server, health, isHealthy);
        if (readSystemInfo !== undefined) addSystemInfo(server, readSystemInfo);
        const described = readSystemInfo === undefined ? services : [...services, { protoFile: SYSTEM_PROTO }];
        reflection(described.map(({ protoFile }) => protoFile)).addToServer(server);
      },
    },
    setServing(serving) {
      if (serving && listener !== null) tls?.watch(listener);
      for (const name of names) health.setStatus(name, serving ? 'SERVING' : 'NOT_SERVING');
    },
  };
}

type CheckHandler = handleUnaryCall<unknown, { readonly status: ServingStatus }>;

/** Serves `grpc.health.v1`; a check of a service that is up asks `isHealthy` first. */
function addHealth(server: Server, health: HealthImplementation, isHealthy: (() => Promise<boolean>) | undefined): void {
  health.addToServer({
    addService(service: ServiceDefinition, handlers: UntypedServiceImplementation) {
      const { check } = handlers as { readonly check: CheckHandler };
      const checked: CheckHandler = (call, answer) => {
        const decided = isHealthy === undefined ? Promise.resolve(true) : isHealthy().catch(() => false);
        void decided.then((healthy) => (healthy ? check(call, answer) : answer(null, { status: 'NOT_SERVING' })));
      };
      server.addService(service, { ...handlers, check: checked });
    },
  });
}

const SYSTEM_PROTO = 'diorama/system/v1/system.proto';

function addSystemInfo(server: Server, read: ReadSystemInfo): void {
  const getSystemInfo: systemProto.SystemServiceServer['getSystemInfo'] = (_call, answer) => {
    read().then(
      (info) => answer(null, info),
      () => answer({ code: status.INTERNAL, details: 'the process could not be read' }),
    );
  };
  server.addService(systemProto.SystemServiceService, { getSystemInfo });
}

const CONNECTION_AGE_MS = 300_000;

/**
 * A connection takes no more calls after a while, and ends with those it has: callers look the name up again, and find the replicas
 * that have come since.
 */
export const buildListenerOptions = (connectionAgeMs = CONNECTION_AGE_MS): ServerOptions => ({
  'grpc.max_connection_age_ms': connectionAgeMs,
});

function reflection(protoFiles: string[]): ReflectionService {
  return new ReflectionService(loadSync(protoFiles, { includeDirs: [PROTO_FOLDER] }));
}
