import { ServerCredentials, credentials, experimental } from '@grpc/grpc-js';
import type { ChannelCredentials, Server, ServerInterceptor } from '@grpc/grpc-js';

import { DEFAULT_CALLER_NAMES, authorizeGrpcCallers } from './authorize-callers.js';
import { CertificateFiles } from './certificate-files.js';
import type { TlsFiles, TlsLogger } from './certificate-files.js';

/** How this process speaks with the other services; plain text where there is none. */
export interface GrpcTlsCredentials {
  /** Of clients: the callee must prove that it is the host of its address. */
  readonly channel: ChannelCredentials;
  /** Of servers: the caller must have a certificate of the same authority. */
  readonly server: ServerCredentials;
  /** Of servers: rejects calls of methods that the process of the caller's certificate does not use. */
  readonly authorize: ServerInterceptor;
  /** Looks for new certificates at once; it happens by itself every ten seconds. */
  refresh(): void;
  /** Logs callers that are turned away before they can say anything. To be told of each server that listens. */
  watch(server: Server): void;
}

const REFRESH_MS = 10_000;

/** The files of this process, and how the certificates of callers name their processes. */
export interface TlsSettings extends TlsFiles {
  /** Pattern of DNS names with `{process}`; `{process}` unless set. */
  readonly callerNames?: string | undefined;
}

/**
 * Mutual TLS between services. Files that change are read again: new connections use them, those that are open go on.
 *
 * @param settings null for plain text
 * @throws Error where the files make no certificate with its key and its authority
 */
export function loadGrpcTlsCredentials(settings: TlsSettings | null, log: TlsLogger): GrpcTlsCredentials | undefined {
  if (settings === null) return undefined;
  const certificates = new CertificateFiles(settings, log);
  setInterval(() => certificates.refresh(), REFRESH_MS).unref();
  return {
    channel: experimental.createCertificateProviderChannelCredentials(certificates, certificates),
    server: experimental.createCertificateProviderServerCredentials(certificates, certificates, true),
    authorize: authorizeGrpcCallers(settings.callerNames ?? DEFAULT_CALLER_NAMES, log),
    refresh: () => certificates.refresh(),
    watch: (server) => watchRefusals(server, log),
  };
}

export const getChannelCredentials = (tls: GrpcTlsCredentials | undefined): ChannelCredentials =>
  tls?.channel ?? credentials.createInsecure();
export const getServerCredentials = (tls: GrpcTlsCredentials | undefined): ServerCredentials =>
  tls?.server ?? ServerCredentials.createInsecure();

/** What Node keeps of a connection whose handshake failed. */
interface RefusedSocket {
  /** Why a certificate was not accepted; null where the handshake did not come so far. */
  readonly authorizationError?: string | null;
  readonly _parent?: { readonly remoteAddress?: string } | null;
}
interface SecureServer {
  on(event: 'connection', listener: (socket: { readonly remoteAddress?: string }) => void): void;
  on(
    event: 'tlsClientError',
    listener: (error: { readonly message: string; readonly reason?: string }, socket: RefusedSocket) => void,
  ): void;
}

/** gRPC tells nobody of a handshake that failed, so its HTTP servers are asked themselves. */
function watchRefusals(server: Server, log: TlsLogger): void {
  const { http2Servers } = server as unknown as { readonly http2Servers?: ReadonlyMap<SecureServer, unknown> };
  for (const listener of http2Servers?.keys() ?? []) {
    listener.on('connection', (socket) => void socket.remoteAddress); // kept when read, and gone with the connection otherwise
    listener.on('tlsClientError', ({ reason, message }, { authorizationError, _parent }) =>
      log.warn(
        { caller: _parent?.remoteAddress, reason: authorizationError ?? reason ?? message },
        'rejected a client: its certificate was not accepted',
      ),
    );
  }
}
