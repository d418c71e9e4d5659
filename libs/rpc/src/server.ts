import { fileURLToPath } from 'node:url';

import { ServerCredentials } from '@grpc/grpc-js';
import type { Server } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { HealthImplementation } from 'grpc-health-check';

/** The folder of the .proto files, for reflection only; the codecs are the generated ones. */
const PROTO_FOLDER = fileURLToPath(new URL('../../../proto', import.meta.url));

export interface GrpcServiceOptions {
  /** Such as `diorama.world.v1`. */
  readonly packageName: string;
  /** Such as `WorldService`. */
  readonly serviceName: string;
  /** The generated definition, so that both ends of a call use one codec. */
  readonly definition: object;
  /** Such as `diorama/world/v1/world.proto`. */
  readonly protoFile: string;
  /** `host:port` to listen on. */
  readonly url: string;
}

export interface GrpcService {
  /** The `options` of Nest's gRPC transport. */
  readonly options: object;
  /** Told by the health service; NOT_SERVING makes callers look elsewhere. */
  setServing(serving: boolean): void;
}

/** Options of Nest's gRPC transport for one service, with `grpc.health.v1` and reflection beside it. */
export function grpcService({ packageName, serviceName, definition, protoFile, url }: GrpcServiceOptions): GrpcService {
  const fullName = `${packageName}.${serviceName}`;
  const health = new HealthImplementation({ '': 'NOT_SERVING', [fullName]: 'NOT_SERVING' });
  return {
    options: {
      package: packageName,
      packageDefinition: { [fullName]: definition },
      url,
      credentials: ServerCredentials.createInsecure(),
      maxReceiveMessageLength: 16 * 1_048_576,
      onLoadPackageDefinition: (_loaded: unknown, server: Pick<Server, 'addService'>) => {
        health.addToServer(server);
        reflection(protoFile).addToServer(server);
      },
    },
    setServing(serving) {
      for (const name of ['', fullName]) health.setStatus(name, serving ? 'SERVING' : 'NOT_SERVING');
    },
  };
}

function reflection(protoFile: string): ReflectionService {
  return new ReflectionService(loadSync(protoFile, { includeDirs: [PROTO_FOLDER] }));
}
