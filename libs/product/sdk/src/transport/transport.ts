import { delay, runWithinTimeout } from './call-timeout.js';
import type { CallBounds, CallLimits } from './call-timeout.js';
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
  /** Answers numbers from 0 up to 1. */
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
export interface ApiCall extends CallLimits {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With its query. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the call is never sent again, because a second one would take effect twice. */
  readonly once?: boolean;
}

/** A JSON body and its version. */
interface TaggedBody<T> {
  readonly body: T;
  readonly etag: string;
}

/** Bytes on their way to a signed URL. */
export interface SignedUpload extends CallLimits {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Makes the body anew for each attempt; null where it can be sent only once and has been. */
  readonly body: () => BodyInit | null;
}

/** Sends calls, and sends them again where that is of use and does no harm. */
export class Transport {
  constructor(readonly settings: TransportSettings) {}

  /** The answer's body. @throws DioramaError */
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

  /** An answer whose body is still to come. It is tried once: who reads streams comes back by other rules. @throws DioramaError */
  open(call: ApiCall, signal: AbortSignal): Promise<Response> {
    return this.send(call, signal, 1);
  }

  /** Sends bytes to a URL that carries its own authority: the API key stays at home. @throws DioramaError */
  put({ url, method, headers, body, ...patience }: SignedUpload): Promise<void> {
    return this.repeat(patience, async (signal, attempts) => {
      const made = body();
      if (made === null) throw new DioramaError('The upload broke off, and a stream cannot be sent again', { attempts });
      const init = { method, headers, body: made, signal, ...(made instanceof ReadableStream ? { duplex: 'half' } : {}) };
      const response = await this.fetchSigned(url, init, attempts);
      await response.text().catch(() => '');
    });
  }

  /**
   * What is taken of the answer of a URL that carries its own authority; it is asked again where the taking breaks off. A
   * body that is left for later is bound by the caller's signal alone.
   *
   * @throws DioramaError
   */
  read<T>(url: string, patience: CallLimits, take: (response: Response) => T | Promise<T>, method: 'GET' | 'HEAD' = 'GET'): Promise<T> {
    return this.repeat({ timeoutMs: this.settings.timeoutMs, ...given(patience) }, async (bounds, attempts) => {
      const signal = patience.signal === undefined ? bounds : AbortSignal.any([bounds, patience.signal]);
      const response = await this.fetchSigned(url, { method, signal }, attempts);
      try {
        return await take(response);
      } catch (cause) {
        throw new ConnectionError('The download was interrupted', { status: response.status, attempts, cause });
      }
    });
  }

  private repeat<T>(
    { once = false, ...patience }: CallLimits & { readonly once?: boolean | undefined },
    attempt: (signal: AbortSignal, attempts: number) => Promise<T>,
  ): Promise<T> {
    const { random, onRetry } = this.settings;
    const maxRetries = once ? 0 : this.settings.maxRetries;
    return runWithinTimeout(patience, async ({ signal, until }: CallBounds) => {
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
      // A key must not follow to wherever a redirect leads.
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
      // It is no key that is refused here, for none was sent.
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

/** What a caller gave of signal and time, without what it left open. */
function given({ signal, timeoutMs }: CallLimits): CallLimits {
  return { ...(signal === undefined ? {} : { signal }), ...(timeoutMs === undefined ? {} : { timeoutMs }) };
}

/** Why a fetch failed: Node says it in the cause, browsers not at all. */
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
