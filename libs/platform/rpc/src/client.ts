import { once } from 'node:events';

import { DomainError } from '@diorama/domain';
import { Client } from '@grpc/grpc-js';
import type { ClientWritableStream, Metadata, MethodDefinition, ServiceError } from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';

import { createTraceMetadata, traceGrpcCall } from './call-spans.js';
import { buildChannelOptions } from './channel.js';
import { fromServiceError } from './errors.js';
import type { ServiceDescription } from './service-description.js';
import { getChannelCredentials } from './tls/tls.js';
import type { GrpcTlsCredentials } from './tls/tls.js';

/** The shape of a service definition that ts-proto generates. */
export type ServiceDefinition = Readonly<Record<string, MethodDefinition<never, never>>>;

export interface CallOptions {
  /**
   * The call fails as UNAVAILABLE when no answer has come by then: 5 s unless told, 60 s for a call that sends a stream, never
   * for one that answers with a stream.
   */
  readonly deadlineMs?: number;
  /** Ends a call as UNAVAILABLE, whatever the callee has done by then; a stream that is answered just ends. */
  readonly signal?: AbortSignal;
}

type Request<M> = M extends { requestSerialize: (value: infer R) => Buffer } ? R : never;
type Response<M> = M extends { responseDeserialize: (bytes: Buffer) => infer R } ? R : never;
type Method<M> = M extends { responseStream: true }
  ? (request: Request<M>, options?: CallOptions) => AsyncIterable<Response<M>>
  : M extends { requestStream: true }
    ? (requests: AsyncIterable<Request<M>>, options?: CallOptions) => Promise<Response<M>>
    : (request: Request<M>, options?: CallOptions) => Promise<Response<M>>;

/** One typed function a method; failures are DomainErrors. */
export type RpcClient<Definition> = { readonly [Name in keyof Definition]: Method<Definition[Name]> } & {
  /** Asks `grpc.health.v1`: whether the service can answer. False also when no answer comes in time. */
  isServing(options?: Pick<CallOptions, 'deadlineMs'>): Promise<boolean>;
  close(): void;
};

const DEADLINE_MS = 5_000;
const SENDING_DEADLINE_MS = 60_000;

/**
 * A client of one service.
 *
 * @param description of the service, whose methods declare whether a call may be repeated
 * @param address `host:port`, or a `dns:///` target of several
 * @param tls plain text without it
 */
export function createRpcClient<Definition extends object>(
  { definition, description }: { readonly definition: Definition; readonly description: ServiceDescription },
  address: string,
  tls?: GrpcTlsCredentials,
): RpcClient<Definition> {
  const channel = new Client(address, getChannelCredentials(tls), buildChannelOptions(description));
  const methods: Record<string, unknown> = {
    isServing: (options?: CallOptions) => isServing(channel, description.fullName, options),
    close: () => channel.close(),
  };
  for (const [name, method] of Object.entries(definition as ServiceDefinition)) {
    methods[name] = methodOf(channel, method);
  }
  return methods as RpcClient<Definition>;
}

const HEALTH_CHECK = healthService['Check'] as unknown as MethodDefinition<never, never>;

async function isServing(channel: Client, service: string, options?: CallOptions): Promise<boolean> {
  try {
    const { status } = (await unary(channel, HEALTH_CHECK, { service } as never, options)) as { readonly status: string };
    return status === 'SERVING';
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

function methodOf(channel: Client, method: MethodDefinition<never, never>): unknown {
  if (method.responseStream) return (request: never, options?: CallOptions) => stream(channel, method, request, options);
  if (method.requestStream)
    return (requests: AsyncIterable<never>, options: CallOptions = {}) =>
      traceGrpcCall(method.path, (metadata) => send(channel, method, requests, { ...options, metadata }));
  return (request: never, options?: CallOptions) => unary(channel, method, request, options);
}

function unary(channel: Client, method: MethodDefinition<never, never>, request: never, options: CallOptions = {}): Promise<unknown> {
  const call = (metadata: Metadata): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const made = channel.makeUnaryRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        metadata,
        { deadline: Date.now() + (options.deadlineMs ?? DEADLINE_MS) },
        (error, response) => {
          detach();
          if (error === null) resolve(response);
          else reject(fromServiceError(error));
        },
      );
      const detach = cancelWith(options.signal, made);
    });
  return traceGrpcCall(method.path, call);
}

/**
 * Sends the requests as fast as the callee takes them. An error of the requests themselves ends the call and is thrown as it is;
 * an answer that comes before their end leaves the rest unsent.
 */
async function send(
  channel: Client,
  method: MethodDefinition<never, never>,
  requests: AsyncIterable<never>,
  { deadlineMs = SENDING_DEADLINE_MS, signal, metadata }: CallOptions & { readonly metadata: Metadata },
): Promise<unknown> {
  const over = new AbortController();
  let call: ClientWritableStream<never> | undefined;
  const answered = new Promise<unknown>((resolve, reject) => {
    call = channel.makeClientStreamRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      metadata,
      { deadline: Date.now() + deadlineMs },
      (error, response) => {
        over.abort();
        if (error === null) resolve(response);
        else reject(fromServiceError(error));
      },
    );
  });
  const settled = answered.catch(() => undefined);
  if (call === undefined) return answered;
  const detach = cancelWith(signal, call);
  try {
    // Whichever is first: requests that break off, or an answer while the next request is still waited for.
    await Promise.race([writeAll(call, requests, over.signal), settled]);
    return await answered;
  } finally {
    detach();
  }
}

async function writeAll(call: ClientWritableStream<never>, requests: AsyncIterable<never>, over: AbortSignal): Promise<void> {
  call.on('error', () => undefined); // the answer tells it
  try {
    for await (const request of requests) {
      if (over.aborted) return;
      if (!call.write(request)) await once(call, 'drain', { signal: over }).catch(() => undefined);
    }
    call.end();
  } catch (error) {
    call.cancel();
    throw error;
  }
}

async function* stream(channel: Client, method: MethodDefinition<never, never>, request: never, options: CallOptions = {}): AsyncGenerator {
  const isAborted = (): boolean => options.signal?.aborted === true;
  if (isAborted()) return;
  const deadline = options.deadlineMs === undefined ? {} : { deadline: Date.now() + options.deadlineMs };
  const call = channel.makeServerStreamRequest(
    method.path,
    method.requestSerialize,
    method.responseDeserialize,
    request,
    createTraceMetadata(),
    deadline,
  );
  const detach = cancelWith(options.signal, call);
  try {
    yield* call as AsyncIterable<unknown>;
  } catch (error) {
    if (!isAborted()) throw fromServiceError(error as ServiceError);
  } finally {
    detach();
    call.cancel();
  }
}

/** Cancels the call with the signal, also one that was aborted before; the answer takes the call off the signal again. */
function cancelWith(signal: AbortSignal | undefined, call: { cancel(): void }): () => void {
  if (signal === undefined) return () => undefined;
  const cancel = (): void => call.cancel();
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true });
  return () => signal.removeEventListener('abort', cancel);
}
