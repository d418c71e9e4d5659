import { checkTimeout, withinBounds } from './deadline.js';
import type { Patience } from './deadline.js';
import { DioramaError } from './errors.js';
import { Downloads } from './downloads.js';
import { Gallery } from './gallery.js';
import type { Credits, GetUsageData, Health, Operation, Progress, Quote, Storage, Usage, World } from './generated/types.gen.js';
import { JwksCache } from './jwks-cache.js';
import type { Jwks, JwksCacheOptions } from './jwks-cache.js';
import { Media } from './media.js';
import { Operations } from './operations.js';
import { Panoramas } from './panoramas.js';
import { Tasks } from './tasks.js';
import { Transport, pathOf } from './transport.js';
import { Worlds } from './worlds.js';
import type { GenerateRequest, StartOptions } from './worlds.js';

export interface DioramaOptions {
  /** May be absent where only the gallery is read. */
  readonly apiKey?: string | undefined;
  /** Where the service is; `http://127.0.0.1:8800`, as `npm start` has it, unless told. */
  readonly baseUrl?: string | URL | undefined;
  /** Another implementation of fetch. */
  readonly fetch?: typeof fetch | undefined;
  /** How often a call is sent again after a failure that passes: 4 times unless told. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds for one call with all its retries; 120,000 unless told. A call can be given its own. */
  readonly timeoutMs?: number | undefined;
  /** Where the jitter of retries comes from: numbers from 0 up to 1. */
  readonly random?: (() => number) | undefined;
}

export interface GenerateAndWaitOptions extends StartOptions {
  /** Hears of each progress; the percent never goes back. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Hears of the operation as soon as it has started, to find it again by its id. */
  readonly onStart?: ((operation: Operation) => void) | undefined;
}

/** A finished generation. */
export interface Generated {
  readonly world: World;
  /** With its cost, its seed in `metadata`, and its times. */
  readonly operation: Operation;
}

const LOCAL_URL = 'http://127.0.0.1:8800';
const MAX_RETRIES = 4;
const TIMEOUT_MS = 120_000;

/** A client of the World Generation API, for Node 20 or newer and for browsers. */
export class Diorama {
  readonly worlds: Worlds;
  readonly operations: Operations;
  readonly panoramas: Panoramas;
  readonly tasks: Tasks;
  readonly media: Media;
  readonly downloads: Downloads;
  readonly gallery: Gallery;
  private readonly transport: Transport;

  /** @throws DioramaError when an option makes no sense */
  constructor(options: DioramaOptions = {}) {
    const { apiKey, baseUrl = LOCAL_URL, maxRetries = MAX_RETRIES, timeoutMs = TIMEOUT_MS, random = Math.random } = options;
    if (!Number.isInteger(maxRetries) || maxRetries < 0) throw new DioramaError('maxRetries must be a whole number from 0');
    checkTimeout(timeoutMs);
    if (apiKey !== undefined && !/^[!-~]+$/.test(apiKey))
      throw new DioramaError('The API key is empty, or contains spaces or characters outside ASCII');
    this.transport = new Transport({
      baseUrl: checkedUrl(baseUrl),
      apiKey,
      // Called as a method, the browser's fetch refuses to work.
      fetch: options.fetch ?? ((input, init) => fetch(input, init)),
      maxRetries,
      timeoutMs,
      random,
    });
    this.worlds = new Worlds(this.transport);
    this.operations = new Operations(this.transport);
    this.panoramas = new Panoramas(this.transport);
    this.tasks = new Tasks(this.transport);
    this.media = new Media(this.transport);
    this.downloads = new Downloads(this.transport);
    this.gallery = new Gallery(this.transport);
  }

  /**
   * Starts a generation and answers the world once it is there. `timeoutMs` is for both together; without it there is no end
   * but the operation's own.
   *
   * @throws OperationFailedError when the generation failed; any other DioramaError when it did not even start. An aborted
   * signal ends the waiting, not the generation: that is what `operations.cancel` is for.
   */
  generateAndWait(request: GenerateRequest, options: GenerateAndWaitOptions = {}): Promise<Generated> {
    const { onProgress, onStart, idempotencyKey, signal: outer, timeoutMs } = options;
    return withinBounds({ signal: outer, timeoutMs }, async ({ signal }) => {
      const started = await this.worlds.generate(request, { signal, idempotencyKey });
      onStart?.(started);
      const operation = await this.operations.wait(started.operation_id, { signal, onProgress });
      const worldId = operation.metadata?.world_id;
      if (worldId === undefined) throw new DioramaError('The finished operation contains no world');
      return { operation, world: await this.worlds.get(worldId, { signal }) };
    });
  }

  /** What a start would cost and how long it would take; nothing is spent and nothing starts. */
  quote(request: GenerateRequest, patience: Patience = {}): Promise<Quote> {
    return this.worlds.quote(request, patience);
  }

  /** What is left to spend. */
  credits(patience: Patience = {}): Promise<Credits> {
    return this.transport.json({ method: 'GET', path: '/svc/v1/credits', ...patience });
  }

  /** What the media assets of the account take, and its quota. */
  storage(patience: Patience = {}): Promise<Storage> {
    return this.transport.json({ method: 'GET', path: '/svc/v1/storage', ...patience });
  }

  /** What was used, by day: this month, UTC, unless told. */
  usage({ from, until }: NonNullable<GetUsageData['query']> = {}, patience: Patience = {}): Promise<Usage> {
    return this.transport.json({ method: 'GET', path: pathOf('/svc/v1/usage', { from, until }), ...patience });
  }

  /** The keys by which callbacks of the service are verified; one cache for all callbacks. */
  webhookKeys(options: JwksCacheOptions = {}): JwksCache {
    return new JwksCache(() => this.transport.json<Jwks>({ method: 'GET', path: '/.well-known/webhooks/jwks.json' }), options);
  }

  /** Whether the service can answer. */
  health(patience: Patience = {}): Promise<Health> {
    return this.transport.json({ method: 'GET', path: '/healthz', ...patience });
  }
}

function checkedUrl(baseUrl: string | URL): string {
  if (!URL.canParse(String(baseUrl))) throw new DioramaError(`'${String(baseUrl)}' is not a URL`);
  const url = new URL(String(baseUrl));
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new DioramaError('baseUrl must be an http or https URL');
  return (url.origin + url.pathname).replace(/\/+$/, '');
}
