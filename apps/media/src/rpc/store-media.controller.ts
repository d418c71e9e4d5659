import { Controller, Inject } from '@nestjs/common';
import { GrpcStreamCall } from '@nestjs/microservices';
import type { ServerReadableStream, sendUnaryData } from '@grpc/grpc-js';
import { DomainError } from '@diorama/domain';
import type { mediaProto } from '@diorama/proto-types';
import { parseRequest, toGrpcStatus } from '@diorama/rpc';
import { LOGGER, logGrpcCall } from '@diorama/service';
import { getCurrentRequestId } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';

import { MediaLibrary } from '../assets/media-library.js';
import type { ProvidedMedia } from '../assets/media-library.js';
import type { MediaAsset } from '../store/media-assets.js';
import { toMediaAssetMessage } from './media-messages.js';
import { storeMediaHeadSchema } from './media-requests.js';

type StoreMediaCall = ServerReadableStream<mediaProto.StoreMediaRequest, mediaProto.StoreMediaResponse>;

/**
 * Media that comes inside a request, as a stream. The raw call is used, for Nest's observables take all that comes at once:
 * the sender would not be slowed down to the pace of the store. Its filters and interceptors do not see such a call.
 */
@Controller()
export class StoreMediaController {
  constructor(
    @Inject(MediaLibrary) private readonly library: MediaLibrary,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @GrpcStreamCall('MediaService', 'storeMedia')
  async storeMedia(call: StoreMediaCall, answer: sendUnaryData<mediaProto.StoreMediaResponse>): Promise<void> {
    // A stream that was reset ends as if it were complete; the reset is reported a little later.
    const left = new AbortController();
    call.once('cancelled', () => left.abort());
    const startedAt = performance.now();
    try {
      const asset = await this.store(call, left.signal);
      answer(null, { mediaAsset: toMediaAssetMessage(asset) });
    } catch (error) {
      const line = { call: 'storeMedia', request_id: getCurrentRequestId(), ms: Math.round(performance.now() - startedAt) };
      if (left.signal.aborted) return logGrpcCall(this.logger, 'left', line);
      logGrpcCall(this.logger, { error }, line);
      answer(toGrpcStatus(error));
    }
  }

  private async store(call: StoreMediaCall, left: AbortSignal): Promise<MediaAsset> {
    const parts = (call as AsyncIterable<mediaProto.StoreMediaRequest>)[Symbol.asyncIterator]();
    const first = await parts.next();
    if (first.done === true || first.value.head === undefined)
      throw new DomainError('ARGUMENT_INVALID', { argument: 'head', problem: 'must be the first message' });
    const { accountId, projectId, purpose, quota } = parseRequest(storeMediaHeadSchema, first.value.head);
    const brought: ProvidedMedia = { accountId, projectId, use: purpose, quota };
    return this.library.store(brought, chunksOf(parts), left);
  }
}

async function* chunksOf(parts: AsyncIterator<mediaProto.StoreMediaRequest>): AsyncGenerator<Uint8Array, void> {
  for (;;) {
    const { done, value } = await parts.next();
    if (done === true) return;
    if (value.chunk === undefined) throw new DomainError('ARGUMENT_INVALID', { argument: 'chunk', problem: 'is missing' });
    yield value.chunk;
  }
}
