import { readEvents } from '../../api/event-stream.js';
import type { PlaygroundRequest } from '../playground-form.js';
import { ApiFailure, failureOf } from './failure.js';
import type { Cost } from './records.js';

/** What the playground reads of the v1 interface, as any client of it may. */
export interface Quote {
  readonly cost: Cost;
  readonly estimated_seconds: number;
  readonly available_credits: number;
}

export interface Progress {
  readonly percent: number;
  readonly stage: string | null;
  readonly description: string;
}

export interface RunOperation {
  readonly operation_id: string;
  readonly done: boolean;
  readonly error: { readonly code: number; readonly message: string } | null;
  readonly metadata: { readonly world_id?: string; readonly seed: number; readonly progress: Progress } | null;
  readonly response: RunWorld | RunPanorama | null;
  readonly cost: Cost | null;
}

/** What a depth panorama was painted with. */
export interface RunPanorama {
  readonly pano_url: string | null;
  readonly manifest_url: string | null;
}

export interface RunWorld {
  readonly world_id: string;
  readonly display_name: string;
  readonly world_svc_url: string;
  readonly seed: number;
  readonly permission: { readonly public: boolean; readonly allow_id_access: boolean };
  readonly assets: {
    readonly caption: string | null;
    readonly splats: { readonly spz_urls: Readonly<Record<string, string | null>> };
    readonly mesh: { readonly collider_mesh_url: string | null };
    readonly imagery: { readonly pano_url: string | null };
    readonly manifest_url: string | null;
  };
}

/** The v1 interface with one API key; the operator's session opens nothing here. Every call throws `ApiFailure`. */
export class PlaygroundClient {
  constructor(readonly apiKey: string) {}

  /** Validates and prices; spends nothing. */
  quote({ path, body }: PlaygroundRequest, signal: AbortSignal): Promise<Quote> {
    return this.send('POST', path, { body: { ...body, dry_run: true }, signal });
  }

  /** @param idempotencyKey the same one again begins nothing new */
  start({ path, body }: PlaygroundRequest, idempotencyKey: string, signal: AbortSignal): Promise<RunOperation> {
    return this.send('POST', path, { body, headers: { 'idempotency-key': idempotencyKey }, signal });
  }

  operation(id: string, signal: AbortSignal): Promise<RunOperation> {
    return this.send('GET', `/operations/${id}`, { signal });
  }

  cancel(id: string): Promise<RunOperation> {
    return this.send('POST', `/operations/${id}:cancel`);
  }

  /** Follows an operation until it or the stream ends. */
  async follow(id: string, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<void> {
    const response = await this.reach('GET', `/operations/${id}/events`, { signal, headers: { accept: 'text/event-stream' } });
    if (!response.ok) throw await failureOf(response);
    if (response.body === null) return;
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'progress') onProgress(JSON.parse(data) as Progress);
      if (event === 'done') return;
    }
  }

  private async send<Answer>(method: string, path: string, request: Request = {}): Promise<Answer> {
    const response = await this.reach(method, path, request);
    if (!response.ok) throw await failureOf(response);
    return (await response.json()) as Answer;
  }

  private async reach(method: string, path: string, { body, headers = {}, signal = null }: Request): Promise<Response> {
    const content = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      return await fetch(`/svc/v1${path}`, {
        method,
        headers: { 'svc-api-key': this.apiKey, ...content, ...headers },
        body: body === undefined ? null : JSON.stringify(body),
        cache: 'no-store',
        credentials: 'omit',
        signal,
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw new ApiFailure(0, `The server cannot be reached. ${error instanceof Error ? error.message : ''}`.trim());
    }
  }
}

interface Request {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | null;
}
