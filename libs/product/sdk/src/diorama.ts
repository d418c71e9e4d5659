import { ApiKeys } from './api-keys.js';
import { Catalogue } from './catalogue.js';
import { requireHeaderSafeSecret, createTransport } from './transport/client-options.js';
import type { ClientOptions } from './transport/client-options.js';
import { runWithinTimeout } from './transport/call-timeout.js';
import type { RequestOptions } from './transport/call-timeout.js';
import { DioramaError } from './transport/errors.js';
import { Downloads } from './downloads.js';
import { Gallery } from './gallery.js';
import type {
  Caller,
  Credits,
  ExportResult,
  GetUsageData,
  Health,
  Operation,
  Preview,
  Progress,
  Quote,
  Storage,
  Usage,
  World,
} from './generated/types.gen.js';
import { JwksCache } from './webhooks/jwks-cache.js';
import type { Jwks, JwksCacheOptions } from './webhooks/jwks-cache.js';
import { Media } from './media.js';
import { Operations } from './operations.js';
import { Panoramas } from './panoramas.js';
import { Scenes } from './scenes.js';
import { Tasks } from './tasks.js';
import { buildRequestPath } from './transport/transport.js';
import type { Transport } from './transport/transport.js';
import { WebhookDeliveries } from './webhook-deliveries.js';
import { Worlds } from './worlds.js';
import type { ExportFormat, GenerateRequest, StartOptions } from './worlds.js';

export interface DioramaOptions extends ClientOptions {
  /** Not needed for calls without a key, such as those of `gallery`. */
  readonly apiKey?: string | undefined;
}

export interface GenerateAndWaitOptions extends StartOptions {
  /** Called with each progress update; the percentage never decreases. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called with the early files of the running generation, such as the panorama. */
  readonly onPreview?: ((preview: Preview) => void) | undefined;
  /** Called with the operation as soon as it has started, so that you can keep its id. */
  readonly onStart?: ((operation: Operation) => void) | undefined;
}

/** A finished generation. */
export interface Generated {
  readonly world: World;
  /** With its cost, its times, and its seed in `metadata`. */
  readonly operation: Operation;
}

/** Options of an export that is waited for. */
export type ExportAndWaitOptions = Omit<GenerateAndWaitOptions, 'onPreview'>;

/** A finished export. */
export interface Exported {
  /** What was exported, with the URL of the file. */
  readonly result: ExportResult;
  /** With its cost and its times. */
  readonly operation: Operation;
}

/** A client of the World Generation API, for Node 20 or newer and for browsers. */
export class Diorama {
  readonly worlds: Worlds;
  readonly operations: Operations;
  readonly panoramas: Panoramas;
  readonly scenes: Scenes;
  readonly catalogue: Catalogue;
  readonly tasks: Tasks;
  readonly media: Media;
  readonly downloads: Downloads;
  readonly gallery: Gallery;
  readonly keys: ApiKeys;
  readonly webhooks: WebhookDeliveries;
  private readonly transport: Transport;

  /** @throws DioramaError when an option is not valid */
  constructor(options: DioramaOptions = {}) {
    const { apiKey } = options;
    const headers = apiKey === undefined ? {} : { 'svc-api-key': requireHeaderSafeSecret('apiKey', apiKey) };
    this.transport = createTransport(options, { headers, credentials: 'omit' });
    this.worlds = new Worlds(this.transport);
    this.operations = new Operations(this.transport);
    this.panoramas = new Panoramas(this.transport);
    this.scenes = new Scenes(this.transport);
    this.catalogue = new Catalogue(this.transport);
    this.tasks = new Tasks(this.transport);
    this.media = new Media(this.transport);
    this.downloads = new Downloads(this.transport);
    this.gallery = new Gallery(this.transport);
    this.keys = new ApiKeys(this.transport);
    this.webhooks = new WebhookDeliveries(this.transport);
  }

  /**
   * Starts a generation, waits until it has succeeded, and returns the world. `timeoutMs` limits the whole call; without it the call ends
   * with the operation.
   *
   * @throws OperationFailedError if the generation failed; another DioramaError if it did not start. An aborted signal ends the wait, not
   * the generation: cancel it with `operations.cancel`.
   */
  generateAndWait(request: GenerateRequest, options: GenerateAndWaitOptions = {}): Promise<Generated> {
    const { onProgress, onPreview, onStart, idempotencyKey, signal: outer, timeoutMs } = options;
    return runWithinTimeout({ signal: outer, timeoutMs }, async ({ signal }) => {
      const started = await this.worlds.generate(request, { signal, idempotencyKey });
      onStart?.(started);
      const operation = await this.operations.wait(started.operation_id, { signal, onProgress, onPreview });
      const worldId = operation.metadata?.world_id;
      if (worldId === undefined) throw new DioramaError('The finished operation contains no world');
      return { operation, world: await this.worlds.get(worldId, { signal }) };
    });
  }

  /**
   * Makes another file of a finished world, and returns its URL when it exists. `timeoutMs` limits the start and the wait together; no limit by default.
   *
   * @throws OperationFailedError when the export failed. An aborted signal ends the wait, not the export; `operations.cancel` ends the export.
   */
  exportAndWait(worldId: string, what: ExportFormat, options: ExportAndWaitOptions = {}): Promise<Exported> {
    const { onProgress, onStart, idempotencyKey, signal: outer, timeoutMs } = options;
    return runWithinTimeout({ signal: outer, timeoutMs }, async ({ signal }) => {
      const started = await this.worlds.export(worldId, what, { signal, idempotencyKey });
      onStart?.(started);
      const operation = await this.operations.wait(started.operation_id, { signal, onProgress });
      const { response } = operation;
      if (response === null || response === undefined || !('asset_type' in response)) {
        throw new DioramaError('The finished operation contains no export');
      }
      return { result: response, operation };
    });
  }

  /** Price and estimated duration of a generation. Nothing starts and no credits are spent. */
  quote(request: GenerateRequest, options: RequestOptions = {}): Promise<Quote> {
    return this.worlds.quote(request, options);
  }

  /** The account, the project and the scopes of the API key. */
  whoami(options: RequestOptions = {}): Promise<Caller> {
    return this.transport.json({ method: 'GET', path: '/svc/v1/whoami', ...options });
  }

  /** The credits that the account can spend. */
  credits(options: RequestOptions = {}): Promise<Credits> {
    return this.transport.json({ method: 'GET', path: '/svc/v1/credits', ...options });
  }

  /** Size of the media assets of the account, and its quota. */
  storage(options: RequestOptions = {}): Promise<Storage> {
    return this.transport.json({ method: 'GET', path: '/svc/v1/storage', ...options });
  }

  /** Credits used, by day. Default: this month, UTC. */
  usage({ from, until }: NonNullable<GetUsageData['query']> = {}, options: RequestOptions = {}): Promise<Usage> {
    return this.transport.json({ method: 'GET', path: buildRequestPath('/svc/v1/usage', { from, until }), ...options });
  }

  /** Cache of the keys that verify webhooks of the service. Use one cache for all webhooks. */
  webhookKeys(options: JwksCacheOptions = {}): JwksCache {
    return new JwksCache(() => this.transport.json<Jwks>({ method: 'GET', path: '/.well-known/webhooks/jwks.json' }), options);
  }

  /** State of the service. */
  health(options: RequestOptions = {}): Promise<Health> {
    return this.transport.json({ method: 'GET', path: '/healthz', ...options });
  }
}
