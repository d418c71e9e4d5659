import type { RequestOptions } from './transport/call-timeout.js';
import { NotFoundError } from './transport/errors.js';
import { followOperationStream } from './transport/operation-stream.js';
import type { FollowOptions, OperationEvent } from './transport/operation-stream.js';
import type {
  BatchAnswer,
  BatchItem,
  BatchWorldsRequest,
  DeletedWorld,
  EditWorldRequest,
  ExportWorldRequest,
  GenerateWorldRequest,
  ListWorldsRequest,
  Operation,
  Quote,
  UpdateWorldRequest,
  VaryWorldRequest,
  World,
  WorldAnswer,
  WorldPage,
} from './generated/types.gen.js';
import { newIdempotencyKey } from './transport/idempotency.js';
import { iteratePages } from './transport/pages.js';
import type { Transport } from './transport/transport.js';

/** A generation request, without `dry_run`: use `quote`. */
export type GenerateRequest = Omit<GenerateWorldRequest, 'dry_run'>;

/** A variation of a world, without `dry_run`: use `quoteVariation`. */
export type Variation = Omit<VaryWorldRequest, 'dry_run'>;

/** An edit of a world, without `dry_run`: use `quoteEdit`. */
export type Edit = Omit<EditWorldRequest, 'dry_run'>;

export interface StartOptions extends RequestOptions {
  /** A key of your own, so that your program does not start the work twice after a restart. By default each call has a new key. */
  readonly idempotencyKey?: string | undefined;
}

/** Several starts: `prompts`, or one `world_prompt` with `seeds`. With `dry_run` nothing starts, and each item is a quote. */
export type BatchRequest = BatchWorldsRequest;

export interface UpdateOptions extends RequestOptions {
  /** `etag` of a world that you have read: the change fails with PreconditionFailedError if the world has changed since. */
  readonly ifMatch?: string | undefined;
}

/** A world and its version. */
export interface TaggedWorld {
  readonly world: World;
  readonly etag: string;
}

/** The assets that can be exported, with their formats. */
export type ExportFormat =
  | { readonly asset_type: 'splats'; readonly format: 'ply' | 'sog' | 'sog-lod' | 'gltf' }
  | { readonly asset_type: 'mesh'; readonly format: 'glb'; readonly compression?: 'none' | 'meshopt' }
  | { readonly asset_type: 'mesh'; readonly format: 'glb-lod' | 'usdz' }
  | { readonly asset_type: 'panorama'; readonly format: 'hdr' }
  | { readonly asset_type: 'world' | 'occupancy'; readonly format: 'zip' }
  | { readonly asset_type: 'navmesh'; readonly format: 'glb'; readonly agent?: NavmeshAgent }
  | { readonly asset_type: 'camera_path'; readonly format: 'mp4' | 'frames'; readonly camera_path: CameraPath };

/** Body that a navigation mesh is for, in metres and degrees; an absent field has the value of the viewer's walker. */
export type NavmeshAgent = NonNullable<ExportWorldRequest['agent']>;

/** Way of a camera through a world: its key poses, and how the film is made. */
export type CameraPath = NonNullable<ExportWorldRequest['camera_path']>;

/** Worlds of your account. */
export class Worlds {
  constructor(private readonly transport: Transport) {}

  /** Starts a generation. A retry of the client never starts it twice. */
  generate(request: GenerateRequest, options: StartOptions = {}): Promise<Operation> {
    return this.startFrom(GENERATE, request, options);
  }

  /**
   * Starts up to 20 generations, and returns for each item in order its operation or its error. An item that did not start costs nothing.
   * The call is repeated after a lost connection without starting an item twice. It does not repeat items with an error.
   */
  async generateBatch(request: BatchRequest, options: StartOptions = {}): Promise<BatchItem[]> {
    return (await this.startFrom<BatchAnswer>('/svc/v1/worlds:batch', request, options)).items;
  }

  /** Price and estimated duration of a generation. Nothing starts and no credits are spent. */
  quote(request: GenerateRequest, options: RequestOptions = {}): Promise<Quote> {
    return this.quoteOf(GENERATE, request, options);
  }

  /** Starts a new world from the scene of a finished one, with another season, time of day, weather, style or seed. */
  vary(worldId: string, variation: Variation, options: StartOptions = {}): Promise<Operation> {
    return this.startFrom(`${pathTo(worldId)}:vary`, variation, options);
  }

  /** Price and estimated duration of a variation. Nothing starts and no credits are spent. */
  quoteVariation(worldId: string, variation: Variation, options: RequestOptions = {}): Promise<Quote> {
    return this.quoteOf(`${pathTo(worldId)}:vary`, variation, options);
  }

  /** Starts a new world from a finished one, with some objects added, moved, removed or restyled. Everything else remains unchanged. */
  edit(worldId: string, edit: Edit, options: StartOptions = {}): Promise<Operation> {
    return this.startFrom(`${pathTo(worldId)}:edit`, edit, options);
  }

  /** Price and estimated duration of an edit. Nothing starts and no credits are spent. */
  quoteEdit(worldId: string, edit: Edit, options: RequestOptions = {}): Promise<Quote> {
    return this.quoteOf(`${pathTo(worldId)}:edit`, edit, options);
  }

  private startFrom<T = Operation>(
    path: string,
    body: object,
    { idempotencyKey = newIdempotencyKey(), ...options }: StartOptions,
  ): Promise<T> {
    return this.transport.json({ method: 'POST', path, body, headers: { 'idempotency-key': idempotencyKey }, ...options });
  }

  private quoteOf(path: string, body: object, options: RequestOptions): Promise<Quote> {
    return this.transport.json({ method: 'POST', path, body: { ...body, dry_run: true }, ...options });
  }

  /** One page of the worlds that match the filter. */
  page(filter: ListWorldsRequest = {}, options: RequestOptions = {}): Promise<WorldPage> {
    return this.transport.json({ method: 'POST', path: '/svc/v1/worlds:list', body: filter, ...options });
  }

  /** All worlds that match the filter. */
  list(filter: ListWorldsRequest = {}, options: RequestOptions = {}): AsyncGenerator<World, void, void> {
    return iteratePages(
      (token) => this.page({ ...filter, ...(token === null ? {} : { page_token: token }) }, options),
      (page) => page.worlds,
    );
  }

  /** Returns the current state of the world with fresh asset URLs. */
  async get(worldId: string, options: RequestOptions = {}): Promise<World> {
    const { world } = await this.transport.json<WorldAnswer>({ method: 'GET', path: pathTo(worldId), ...options });
    return world;
  }

  /** Returns the world as `get` does, with the version that `update` compares. */
  async getTagged(worldId: string, options: RequestOptions = {}): Promise<TaggedWorld> {
    const { body, etag } = await this.transport.tagged<WorldAnswer>({ method: 'GET', path: pathTo(worldId), ...options });
    return { world: body.world, etag };
  }

  /**
   * Changes the name, tags, permissions or restrictions of the link of a finished world, and returns the world. Absent fields keep their
   * values. Null in `sharing` removes a restriction.
   */
  async update(worldId: string, changes: UpdateWorldRequest, { ifMatch, ...options }: UpdateOptions = {}): Promise<TaggedWorld> {
    const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
    const call = { method: 'PATCH', path: pathTo(worldId), body: changes, headers, ...options } as const;
    const { body, etag } = await this.transport.tagged<WorldAnswer>(call);
    return { world: body.world, etag };
  }

  /** Permanently deletes the world and its assets. If a retry after a lost response finds no world, the world was deleted. */
  async delete(worldId: string, options: RequestOptions = {}): Promise<DeletedWorld> {
    try {
      return await this.transport.json<DeletedWorld>({ method: 'DELETE', path: pathTo(worldId), ...options });
    } catch (error) {
      if (error instanceof NotFoundError && error.attempts > 1) return { id: worldId, world_id: worldId, deleted: true };
      throw error;
    }
  }

  /** Starts an export. Wait for its operation with `operations.wait`; an export that exists already is done at once. */
  export(worldId: string, what: ExportFormat, options: StartOptions = {}): Promise<Operation> {
    return this.startFrom(`${pathTo(worldId)}:export`, what, options);
  }

  /** Price and estimated duration of an export. Nothing starts and no credits are spent. Free if its files exist. */
  quoteExport(worldId: string, what: ExportFormat, options: RequestOptions = {}): Promise<Quote> {
    return this.quoteOf(`${pathTo(worldId)}:export`, what, options);
  }

  /** The events of the operation that makes the world. Unlike `operations.events`, it does not fall back to polling: without event streams it ends without `done`. */
  events(worldId: string, options: FollowOptions = {}): AsyncGenerator<OperationEvent, void, void> {
    return followOperationStream(this.transport, { path: `${pathTo(worldId)}/events` }, options);
  }
}

const GENERATE = '/svc/v1/worlds:generate';

const pathTo = (worldId: string): string => `/svc/v1/worlds/${encodeURIComponent(worldId)}`;
