import { Client, Metadata, credentials } from '@grpc/grpc-js';
import type { ClientOptions, MethodDefinition, ServiceError } from '@grpc/grpc-js';

import { fromServiceError } from './errors.js';

/** The shape of a service definition that ts-proto generates. */
export type ServiceDefinition = Readonly<Record<string, MethodDefinition<never, never>>>;

export interface CallOptions {
  /** The call fails as UNAVAILABLE when no answer has come by then; 5 s unless told. */
  readonly deadlineMs?: number;
  /** Travels to the callee's logs. */
  readonly requestId?: string;
}

interface StreamOptions extends CallOptions {
  /** Ends the stream. */
  readonly signal?: AbortSignal;
}

type Request<M> = M extends { requestSerialize: (value: infer R) => Buffer } ? R : never;
type Response<M> = M extends { responseDeserialize: (bytes: Buffer) => infer R } ? R : never;
type Method<M> = M extends { responseStream: true }
  ? (request: Request<M>, options?: StreamOptions) => AsyncIterable<Response<M>>
  : (request: Request<M>, options?: CallOptions) => Promise<Response<M>>;

/** One typed function a method; failures are DomainErrors. */
export type RpcClient<Definition> = { readonly [Name in keyof Definition]: Method<Definition[Name]> } & { close(): void };

const DEADLINE_MS = 5_000;
export const REQUEST_ID_KEY = 'x-request-id';

const CHANNEL: ClientOptions = {
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
  'grpc.max_receive_message_length': 16 * 1_048_576,
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
};

/**
 * A client of one service.
 *
 * @param address `host:port`, or a `dns:///` target of several
 */
export function createRpcClient<Definition extends object>(definition: Definition, address: string): RpcClient<Definition> {
  const channel = new Client(address, credentials.createInsecure(), CHANNEL);
  const methods: Record<string, unknown> = { close: () => channel.close() };
  for (const [name, method] of Object.entries(definition as ServiceDefinition)) {
    methods[name] = method.responseStream
      ? (request: never, options?: StreamOptions) => stream(channel, method, request, options)
      : (request: never, options?: CallOptions) => unary(channel, method, request, options);
  }
  return methods as RpcClient<Definition>;
}

function unary(channel: Client, method: MethodDefinition<never, never>, request: never, options: CallOptions = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    channel.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      metadataOf(options),
      { deadline: Date.now() + (options.deadlineMs ?? DEADLINE_MS) },
      (error, response) => (error === null ? resolve(response) : reject(fromServiceError(error))),
    );
  });
}

async function* stream(
  channel: Client,
  method: MethodDefinition<never, never>,
  request: never,
  options: StreamOptions = {},
): AsyncGenerator {
  const deadline = options.deadlineMs === undefined ? {} : { deadline: Date.now() + options.deadlineMs };
  const call = channel.makeServerStreamRequest(
    method.path,
    method.requestSerialize,
    method.responseDeserialize,
    request,
    metadataOf(options),
    deadline,
  );
  const cancel = (): void => call.cancel();
  options.signal?.addEventListener('abort', cancel, { once: true });
  try {
    yield* call as AsyncIterable<unknown>;
  } catch (error) {
    if (options.signal?.aborted !== true) throw fromServiceError(error as ServiceError);
  } finally {
    options.signal?.removeEventListener('abort', cancel);
    call.cancel();
  }
}

function metadataOf({ requestId }: CallOptions): Metadata {
  const metadata = new Metadata();
  if (requestId !== undefined) metadata.set(REQUEST_ID_KEY, requestId);
  return metadata;
}
