import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { GrpcController } from '@diorama/service';
import type { Metadata, ServerWritableStream } from '@grpc/grpc-js';
import type { egressProto } from '@diorama/proto-types';
import type { Observable } from 'rxjs';
import { parseRequest } from '@diorama/rpc';

import { TestEventSender } from '../deliveries/test-event-sender.js';
import { MediaFetchService } from '../fetches/media-fetch-service.js';
import { createBackpressuredStream } from './backpressured-stream.js';
import { fetchMediaRequestSchema, sendTestEventRequestSchema } from './requests.js';

export type FetchMediaMessage = egressProto.FetchMediaResponse;

/** What the other services ask of this one. */
@GrpcController()
export class EgressController {
  constructor(
    @Inject(MediaFetchService) private readonly fetches: MediaFetchService,
    @Inject(TestEventSender) private readonly testEvents: TestEventSender,
  ) {}

  @GrpcMethod('EgressService', 'fetchMedia')
  fetchMedia(
    request: egressProto.FetchMediaRequest,
    _metadata: Metadata,
    call: ServerWritableStream<egressProto.FetchMediaRequest, FetchMediaMessage>,
  ): Observable<FetchMediaMessage> {
    const { url, accountId, maxBytes, timeoutMs } = parseRequest(fetchMediaRequestSchema, request);
    return createBackpressuredStream(call, (signal) => this.fetches.fetch({ url, accountId, bytesMax: maxBytes, timeoutMs, signal }));
  }

  @GrpcMethod('EgressService', 'sendTestEvent')
  sendTestEvent(request: egressProto.SendTestEventRequest): Promise<egressProto.SendTestEventResponse> {
    return this.testEvents.send(parseRequest(sendTestEventRequestSchema, request));
  }
}
