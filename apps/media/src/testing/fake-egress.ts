import { Server, ServerCredentials } from '@grpc/grpc-js';
import { DomainError } from '@diorama/domain';
import { egressProto } from '@diorama/proto-types';
import { toGrpcStatus } from '@diorama/rpc';

/** A fake of egress whose responses a test scripts. */
export interface FakeEgress {
  readonly address: string;
  readonly answers: Map<string, readonly (Buffer | DomainError | 'silence')[]>;
  readonly asked: egressProto.FetchMediaRequest[];
  readonly requestIds: (string | undefined)[];
  /** How many calls were left while nothing came. */
  left(): number;
  stop(): void;
}

interface FetchCall {
  readonly request: egressProto.FetchMediaRequest;
  readonly metadata: { get(key: string): readonly (string | Buffer)[] };
  write(message: egressProto.FetchMediaResponse): void;
  emit(event: 'error', error: unknown): void;
  once(event: 'cancelled', listener: () => void): void;
  end(): void;
}

export async function startFakeEgress(): Promise<FakeEgress> {
  const [answers, asked, requestIds]: [FakeEgress['answers'], FakeEgress['asked'], FakeEgress['requestIds']] = [new Map(), [], []];
  let left = 0;
  const server = new Server();
  const fetchMedia = (call: FetchCall): void => {
    asked.push(call.request);
    requestIds.push(call.metadata.get('x-request-id')[0]?.toString());
    for (const piece of answers.get(call.request.url) ?? []) {
      if (piece === 'silence') return call.once('cancelled', () => void left++);
      if (piece instanceof DomainError) return call.emit('error', toGrpcStatus(piece));
      call.write({ chunk: piece });
    }
    call.end();
  };
  server.addService(egressProto.EgressServiceService, { fetchMedia });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    );
  });
  return { address: `127.0.0.1:${port}`, answers, asked, requestIds, left: () => left, stop: () => server.forceShutdown() };
}
