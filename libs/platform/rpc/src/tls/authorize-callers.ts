import { ServerInterceptingCall, status } from '@grpc/grpc-js';
import type { ServerInterceptor } from '@grpc/grpc-js';

import type { TlsLogger } from './certificate-files.js';
import { CALLERS_BY_METHOD, GRPC_CALLER_NAMES } from './grpc-callers.js';
import type { GrpcCaller } from './grpc-callers.js';

/** Services that every process with a certificate may call: they say whether a service is up, and describe its methods. */
const OPEN_SERVICE = /^\/grpc\.(health|reflection)\./;
/** What a pattern of names has in the place of the kind of process. */
const PLACEHOLDER = '{process}';

/** Pattern of names for certificates that have the bare name of their process, such as `gateway`. */
export const DEFAULT_CALLER_NAMES = PLACEHOLDER;

/**
 * Rejects calls of methods that are not in the row of their caller in `GRPC_CALLERS`, with PERMISSION_DENIED. The caller is the process that
 * the DNS names in its certificate name.
 *
 * @param names pattern of the DNS names in certificates, such as `worlds-{process}-grpc`. A pool of inference is `inference-` and its name
 */
export function authorizeGrpcCallers(names: string, log: TlsLogger): ServerInterceptor {
  const readCaller = createCallerReader(names);
  return (definition, call) => {
    if (OPEN_SERVICE.test(definition.path)) return new ServerInterceptingCall(call);
    const { subjectaltname = '' } = call.getAuthContext().sslPeerCertificate ?? {};
    const caller = readCaller(subjectaltname);
    if (caller !== null && CALLERS_BY_METHOD.get(definition.path)?.has(caller) === true) return new ServerInterceptingCall(call);
    log.warn(
      { method: definition.path, caller, names: subjectaltname, peer: call.getPeer() },
      'denied a call: its caller may not use the method',
    );
    return new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: () => call.sendStatus({ code: status.PERMISSION_DENIED, details: 'the caller may not use this method' }),
          onReceiveMessage: () => undefined,
          onReceiveHalfClose: () => undefined,
        }),
    });
  };
}

/**
 * Reads the kind of process out of the alternative names of a certificate, as Node writes them: `DNS:worlds-media-grpc, DNS:...`. Null for a
 * certificate that names no caller, or several.
 */
export function createCallerReader(names: string): (alternativeNames: string) => GrpcCaller | null {
  const [before = '', after = ''] = names.toLowerCase().split(PLACEHOLDER);
  return (alternativeNames) => {
    if (alternativeNames.includes('"')) return null; // a name with a comma, which could look like several names
    const found = new Set(
      alternativeNames
        .toLowerCase()
        .split(', ')
        .flatMap((name) => findCaller(name, `dns:${before}`, after)),
    );
    const [caller] = found;
    return found.size === 1 && caller !== undefined ? caller : null;
  };
}

function findCaller(name: string, before: string, after: string): GrpcCaller[] {
  if (!name.startsWith(before) || !name.endsWith(after) || name.length < before.length + after.length) return [];
  const process = name.slice(before.length, name.length - after.length);
  return GRPC_CALLER_NAMES.filter((caller) => process === caller || (caller === 'inference' && /^inference-[a-z0-9-]+$/.test(process)));
}
