import type { CallLimits } from './transport/call-timeout.js';
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

/** A start; `dry_run` is what `quote` is for. */
export type GenerateRequest = Omit<GenerateWorldRequest, 'dry_run'>;

/** A variation of a world, and an edit of one; their prices come from `quoteVariation` and `quoteEdit`. */
export type Variation = Omit<VaryWorldRequest, 'dry_run'>;
export type Edit = Omit<EditWorldRequest, 'dry_run'>;

export interface StartOptions extends CallLimits {
  /** A key of your own, so that starts after a restart of your program are not repeated either. Each call draws one by itself. */
  readonly idempotencyKey?: string | undefined;
}

/** Several starts: `prompts`, or one `world_prompt` with `seeds`. With `dry_run` nothing starts, and each item is a quote. */
export type BatchRequest = BatchWorldsRequest;

export interface UpdateOptions extends CallLimits {
  /** `etag` of a world that you have read: the change fails with PreconditionFailedError if the world has changed since. */
  readonly ifMatch?: string | undefined;
}

/** A world and its version. */
export interface TaggedWorld {
  readonly world: World;
  readonly etag: string;
}

/** What can be exported, and as what. */
export type ExportFormat =
  | { readonly asset_type: 'splats'; readonly format: 'ply' | 'sog' | 'gltf' }
  | { readonly asset_type: 'mesh'; readonly format: 'glb'; readonly compression?: 'none' | 'meshopt' }
  | { readonly asset_type: 'mesh'; readonly format: 'glb-lod' | 'usdz' }
  | { readonly asset_type: 'panorama'; readonly format: 'hdr' }
  | { readonly asset_type: 'world' | 'occupancy'; readonly format: 'zip' }
  | { readonly asset_type: 'navmesh'; readonly format: 'glb'; readonly agent?: NavmeshAgent };

/** Body that a navigation mesh is for, in metres and degrees; the walker of the viewer where a field is left out. */
export type NavmeshAgent = NonNullable<ExportWorldRequest['agent']>;

/** Worlds of your account. */
export class Worlds {
  constructor(private readonly transport: Transport) {}

  /** Starts a generation. A start that is sent again by itself never starts twice. */
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

  /** What a start would cost and how long it would take; nothing is spent and nothing starts. */
  quote(request: GenerateRequest, patience: CallLimits = {}): Promise<Quote> {
    return this.quoteOf(GENERATE, request, patience);
  }

  /** Starts a new world from the scene of a finished one, with another season, time of day, weather, style or seed. */
  vary(worldId: string, variation: Variation, options: StartOptions = {}): Promise<Operation> {
    return this.startFrom(`${pathTo(worldId)}:vary`, variation, options);
  }

  /** What a variation would cost; nothing is spent and nothing starts. */
  quoteVariation(worldId: string, variation: Variation, patience: CallLimits = {}): Promise<Quote> {
    return this.quoteOf(`${pathTo(worldId)}:vary`, variation, patience);
  }

  /** Starts a new world from a finished one, with some objects added, moved, removed or restyled. Everything else stays as it is. */
  edit(worldId: string, edit: Edit, options: StartOptions = {}): Promise<Operation> {
    return this.startFrom(`${pathTo(worldId)}:edit`, edit, options);
  }

  /** What an edit would cost; nothing is spent and nothing starts. */
  quoteEdit(worldId: string, edit: Edit, patience: CallLimits = {}): Promise<Quote> {
    return this.quoteOf(`${pathTo(worldId)}:edit`, edit, patience);
  }

  /** A start that is sent again by itself never starts twice. */
  private startFrom<T = Operation>(
    path: string,
    body: object,
    { idempotencyKey = newIdempotencyKey(), ...patience }: StartOptions,
  ): Promise<T> {
    return this.transport.json({ method: 'POST', path, body, headers: { 'idempotency-key': idempotencyKey }, ...patience });
  }

  private quoteOf(path: string, body: object, patience: CallLimits): Promise<Quote> {
    return this.transport.json({ method: 'POST', path, body: { ...body, dry_run: true }, ...patience });
  }

  /** One page. */
  page(filter: ListWorldsRequest = {}, patience: CallLimits = {}): Promise<WorldPage> {
    return this.transport.json({ method: 'POST', path: '/svc/v1/worlds:list', body: filter, ...patience });
  }

  /** All worlds that the filter lets through. */
  list(filter: ListWorldsRequest = {}, patience: CallLimits = {}): AsyncGenerator<World, void, void> {
    return iteratePages(
      (token) => this.page({ ...filter, ...(token === null ? {} : { page_token: token }) }, patience),
      (page) => page.worlds,
    );
  }

  /** Returns the current state of the world with fresh asset URLs. */
  async get(worldId: string, patience: CallLimits = {}): Promise<World> {
    const { world } = await this.transport.json<WorldAnswer>({ method: 'GET', path: pathTo(worldId), ...patience });
    return world;
  }

  /** Returns the world as `get` does, with the version that `update` compares. */
  async getTagged(worldId: string, patience: CallLimits = {}): Promise<TaggedWorld> {
    const { body, etag } = await this.transport.tagged<WorldAnswer>({ method: 'GET', path: pathTo(worldId), ...patience });
    return { world: body.world, etag };
  }

  /**
   * Changes the name, tags, permissions or restrictions of the link of a finished world, and returns the world. Absent fields keep their
   * values. Null in `sharing` removes a restriction.
   */
  async update(worldId: string, changes: UpdateWorldRequest, { ifMatch, ...patience }: UpdateOptions = {}): Promise<TaggedWorld> {
    const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
    const call = { method: 'PATCH', path: pathTo(worldId), body: changes, headers, ...patience } as const;
    const { body, etag } = await this.transport.tagged<WorldAnswer>(call);
    return { world: body.world, etag };
  }

  /** Deletes the world and its assets for good. When the answer was lost, a retry that finds no world is the proof that it is done. */
  async delete(worldId: string, patience: CallLimits = {}): Promise<DeletedWorld> {
    try {
      return await this.transport.json<DeletedWorld>({ method: 'DELETE', path: pathTo(worldId), ...patience });
    } catch (error) {
      if (error instanceof NotFoundError && error.attempts > 1) return { id: worldId, world_id: worldId, deleted: true };
      throw error;
    }
  }

  /** A mesh is an operation to wait for; everything else is done in seconds, and mostly in the answer. */
  export(worldId: string, what: ExportFormat, options: StartOptions = {}): Promise<Operation> {
    return this.startFrom(`${pathTo(worldId)}:export`, what, options);
  }

  /** What an export would cost and how long it would take; nothing is spent and nothing starts. It is free where its files exist. */
  quoteExport(worldId: string, what: ExportFormat, patience: CallLimits = {}): Promise<Quote> {
    return this.quoteOf(`${pathTo(worldId)}:export`, what, patience);
  }

  /** The events of the operation that makes the world. They end without `done` where streams do not get through. */
  events(worldId: string, following: FollowOptions = {}): AsyncGenerator<OperationEvent, void, void> {
    return followOperationStream(this.transport, { path: `${pathTo(worldId)}/events` }, following);
  }
}

const GENERATE = '/svc/v1/worlds:generate';

const pathTo = (worldId: string): string => `/svc/v1/worlds/${encodeURIComponent(worldId)}`;
