import http from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import https from 'node:https';

import { Client } from 'minio';

export interface S3Options {
  /** `http(s)://host[:port]`, without a path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** A local folder for content whose key is not known yet; it is made if it is not there. */
  readonly stagingFolder: string;
}

/** A store from which nothing comes in this time, and that takes no bytes, is taken for gone. */
const SILENCE_MS = 30_000;

/**
 * A client of the store and the means to drop its idle connections.
 *
 * @param silenceMs how long it waits for a sign of life of a call
 */
export function connectS3(
  { endpoint, region, accessKey, secretKey }: Omit<S3Options, 'stagingFolder'>,
  silenceMs = SILENCE_MS,
): {
  readonly client: Client;
  readonly close: () => void;
} {
  const url = new URL(endpoint);
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new TypeError('an S3 endpoint must have the form http(s)://host[:port]');
  const isSecure = url.protocol === 'https:';
  // No bound on sockets: a reader that is slow to take an object must not keep others from theirs.
  const agent = new (isSecure ? https : http).Agent({ keepAlive: true });
  const client = new Client({
    endPoint: url.hostname,
    port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
    useSSL: isSecure,
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    transportAgent: agent,
    transport: { request: impatient(isSecure ? https.request : http.request, silenceMs) },
  });
  return { client, close: () => agent.destroy() };
}

/** Once an object has begun to come its pace is that of whoever reads it; all other answers are read here. */
function impatient(send: typeof http.request, silenceMs: number): typeof http.request {
  return (...call: unknown[]) => {
    const request = Reflect.apply(send, undefined, call) as ClientRequest;
    request.setTimeout(silenceMs, () =>
      request.destroy(Object.assign(new Error('the S3 store sent no data in time'), { code: 'ETIMEDOUT' })),
    );
    if (isOfObject(call[0] as RequestOptions)) request.once('response', (answer: IncomingMessage) => answer.setTimeout(0));
    return request;
  };
}

/** Lists and the like have their question in the query. */
const isOfObject = ({ method, path }: RequestOptions): boolean => method === 'GET' && path?.includes('?') === false;
