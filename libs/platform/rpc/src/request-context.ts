import { ServerInterceptingCall } from '@grpc/grpc-js';
import type { ServerInterceptor } from '@grpc/grpc-js';

import { REQUEST_ID_KEY, withRequestContext } from '@diorama/telemetry';

/** Runs each call of a server in the context of the request that its metadata names. */
export const runWithCallRequestContext: ServerInterceptor = (_definition, call) => {
  let requestId: string | undefined;
  return new ServerInterceptingCall(call, {
    start: (next) =>
      next({
        onReceiveMetadata(metadata, pass) {
          requestId = metadata.get(REQUEST_ID_KEY)[0]?.toString();
          withRequestContext(requestId, () => pass(metadata));
        },
        onReceiveMessage: (message, pass) => withRequestContext(requestId, () => pass(message)),
        onReceiveHalfClose: (pass) => withRequestContext(requestId, pass),
      }),
  });
};
