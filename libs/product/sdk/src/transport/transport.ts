import { delay, runWithinTimeout } from './call-timeout.js';
import type { CallBounds, RequestOptions } from './call-timeout.js';
import { ConnectionError, DioramaError, PermissionError, ServiceError, SignedUrlError, createErrorFromResponse } from './errors.js';
import { isRetryableError, computeRetryDelay } from './retry.js';

/** How the service is reached. */
export interface TransportSettings {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Headers of every call, with the credentials in them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a browser sends its cookies. */
  readonly credentials: 'omit' | 'same-origin';
  readonly fetch: typeof fetch;
  readonly maxRetries: number;
  /** Milliseconds for one call with all its retries. */
  readonly timeoutMs: number;
  /** Returns numbers from 0 up to 1. */
  readonly random: () => number;
  readonly onRetry: ((retry: Retry) => void) | undefined;
}

/** A call that failed and is about to be sent again. */
export interface Retry {
  readonly error: unknown;
  /** Milliseconds until the next attempt. */
  readonly waitMs: number;
  /** Starts the next attempt at once. */
  readonly now: () => void;
}

/** One call of the interface. */
export interface ApiCall extends RequestOptions {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With its query. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the call is not retried, because a second request would take effect twice. */
  readonly once?: boolean;
}

/** A JSON body and its version. */
interface TaggedBody<T> {
  readonly body: T;
  readonly etag: string;
}

/** An upload to a signed URL. */
export interface SignedUpload extends RequestOptions {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Creates the body for each attempt; null if it can be sent only once and was sent. */
  readonly body: () => BodyInit | null;
}

/** Sends requests, and retries those that may succeed and do no harm. */
export class Transport {
  constructor(readonly settings: TransportSettings) {}

  /** The body of the response. @throws DioramaError */
  async json<T>(call: ApiCall): Promise<T> {
    return (await this.tagged<T>(call)).body;
  }

  /** The body of the response with its entity tag; the tag is empty if the response has no tag. @throws DioramaError */
  tagged<T>(call: ApiCall): Promise<TaggedBody<T>> {
    return this.repeat({ timeoutMs: this.settings.timeoutMs, once: call.once, ...given(call) }, async (signal, attempts) => {
      const response = await this.send(call, signal, attempts);
      try {
        return { body: JSON.parse(await response.text()) as T, etag: response.headers.get('etag') ?? '' };
      } catch (cause) {
        throw new ConnectionError('The response was interrupted or is not JSON', { status: response.status, attempts, cause });
      }
    });
  }

  /** A response whose body is not read yet. Not retried; streams reconnect in `events`. @throws DioramaError */
  open(call: ApiCall, signal: AbortSignal): Promise<Response> {
    return this.send(call, signal, 1);
  }

  /** Sends bytes to a signed URL, without the API key. @throws DioramaError */
  put({ url, method, headers, body, ...options }: SignedUpload): Promise<void> {
    return this.repeat(options, async (signal, attempts) => {
      const made = body();
      if (made === null) throw new DioramaError('The upload was interrupted, and a stream cannot be sent again', { attempts });
      const init = { method, headers, body: made, signal, ...(made instanceof ReadableStream ? { duplex: 'half' } : {}) };
      const response = await this.fetchSigned(url, init, attempts);
      await response.text().catch(() => '');
    });
  }

  /**
   * Reads the response of a signed URL, and requests it again if `take` fails. Only the signal of the caller limits a body that `take` does
   * not read.
   *
   * @throws DioramaError
   */
  read<T>(
    url: string,
    { headers = {}, ...options }: RequestOptions & { readonly headers?: Readonly<Record<string, string>> },
    take: (response: Response) => T | Promise<T>,
    method: 'GET' | 'HEAD' = 'GET',
  ): Promise<T> {
    return this.repeat({ timeoutMs: this.settings.timeoutMs, ...given(options) }, async (bounds, attempts) => {
      const signal = options.signal === undefined ? bounds : AbortSignal.any([bounds, options.signal]);
      const response = await this.fetchSigned(url, { method, headers, signal }, attempts);
      try {
        return await take(response);
      } catch (cause) {
        throw new ConnectionError('The download was interrupted', { status: response.status, attempts, cause });
      }
    });
  }

  private repeat<T>(
    { once = false, ...options }: RequestOptions & { readonly once?: boolean | undefined },
    attempt: (signal: AbortSignal, attempts: number) => Promise<T>,
  ): Promise<T> {
    const { random, onRetry } = this.settings;
    const maxRetries = once ? 0 : this.settings.maxRetries;
    return runWithinTimeout(options, async ({ signal, until }: CallBounds) => {
      for (let attempts = 1; ; attempts++) {
        try {
          return await attempt(signal, attempts);
        } catch (error) {
          signal.throwIfAborted();
          if (!isRetryableError(error) || attempts > maxRetries) throw error;
          const wait = computeRetryDelay(error, attempts, random);
          if (Date.now() + wait >= until) throw error; // it would come too late
          const wake = new AbortController();
          onRetry?.({ error, waitMs: wait, now: () => wake.abort() });
          await delay(wait, signal, wake.signal);
        }
      }
    });
  }

  private send({ method, path, body, headers }: ApiCall, signal: AbortSignal, attempts: number): Promise<Response> {
    const { baseUrl, credentials } = this.settings;
    const init: RequestInit = {
      method,
      signal,
      credentials,
      cache: 'no-store',
      // The key must not be sent to the target of a redirect.
      redirect: 'manual',
      headers: {
        ...this.settings.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    return this.fetch(baseUrl + path, init, attempts);
  }

  private async fetchSigned(url: string, init: RequestInit, attempts: number): Promise<Response> {
    try {
      return await this.fetch(url, init, attempts);
    } catch (error) {
      // No API key was sent, so that none was rejected.
      throw error instanceof PermissionError ? new SignedUrlError(error.message, error) : error;
    }
  }

  private async fetch(url: string, init: RequestInit, attempts: number): Promise<Response> {
    const response = await this.reach(url, init, attempts);
    if (response.ok) return response;
    const { status, headers } = response;
    if (status === 0 || (status >= 300 && status < 400))
      throw new ServiceError('The service returned a redirect; set baseUrl to the target address', null, { status, attempts });
    throw createErrorFromResponse({ status, headers, attempts, text: await response.text().catch(() => '') });
  }

  private async reach(url: string, init: RequestInit, attempts: number): Promise<Response> {
    try {
      const { fetch } = this.settings;
      return await fetch(url, init);
    } catch (cause) {
      init.signal?.throwIfAborted();
      throw new ConnectionError(`The service cannot be reached: ${wordsOf(cause)}`, { attempts, cause });
    }
  }
}

/** The options that the caller has set. */
function given({ signal, timeoutMs }: RequestOptions): RequestOptions {
  return { ...(signal === undefined ? {} : { signal }), ...(timeoutMs === undefined ? {} : { timeoutMs }) };
}

/** Why a fetch failed: Node names the reason in the cause, browsers name none. */
function wordsOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  return inner !== '' ? inner : error instanceof Error ? error.message : String(error);
}

/** A path with its query; what is undefined or null in it is left out. */
export function buildRequestPath(path: string, query: Readonly<Record<string, string | number | boolean | null | undefined>> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
