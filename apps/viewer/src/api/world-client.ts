import { AuthenticationError, Diorama, DioramaError, NotFoundError, PermissionError, ValidationError } from '@diorama-worlds/sdk';
import type { ClientOptions, FollowOptions, OperationEvent, Preview, Progress } from '@diorama-worlds/sdk';

import type { World } from './world.js';

/** The result of looking for a world. */
export type WorldLookup =
  | {
      readonly kind: 'open';
      readonly world: World;
      readonly progress: Progress | null;
      readonly preview: Preview | null;
      readonly route: WorldAccessRoute;
    }
  /** The world is shared with a password, and the visitor has no valid token. */
  | { readonly kind: 'locked' }
  /** The visitor can see no such world. */
  | { readonly kind: 'missing' }
  /** The API key does not open worlds. */
  | { readonly kind: 'refused'; readonly problem: string };

interface FoundWorld {
  readonly world: object;
  readonly progress: Progress | null;
  readonly preview: Preview | null;
}

/** How a world was found; its events are read the same way. */
export interface WorldAccessRoute {
  readonly needsKey: boolean;
  events(following: FollowOptions): AsyncGenerator<OperationEvent, void, void>;
}

/** What a visitor has to show; null for what is missing. */
export interface VisitorCredentials {
  /** API key. */
  readonly key: string | null;
  /** Of a world that is shared with a password. */
  readonly shareToken: string | null;
}

/**
 * Looks for a world without a key, then with the visitor's key if there is one.
 *
 * @throws DioramaError when the server does not answer
 */
export async function findWorld(
  id: string,
  { key, shareToken }: VisitorCredentials,
  options: ClientOptions,
  signal: AbortSignal,
): Promise<WorldLookup> {
  const shared = await findShared(id, shareToken ?? undefined, options, signal);
  if (shared.kind === 'open' || key === null) return shared;
  const own = await findOwn(id, key, options, signal);
  return own.kind === 'open' || shared.kind === 'missing' ? own : shared;
}

async function findShared(id: string, shareToken: string | undefined, options: ClientOptions, signal: AbortSignal): Promise<WorldLookup> {
  const found = await read(async () => {
    const { gallery } = new Diorama(options);
    const { world, progress = null, preview = null } = await gallery.get(id, { signal, shareToken });
    const events: WorldAccessRoute['events'] = (following) => gallery.events(id, { ...following, shareToken });
    return open({ world, progress, preview }, { needsKey: false, events });
  });
  return found.kind === 'refused' ? { kind: 'locked' } : found;
}

async function findOwn(id: string, key: string, options: ClientOptions, signal: AbortSignal): Promise<WorldLookup> {
  // No header can carry such a key.
  if (!/^[!-~]+$/.test(key)) return KEY_NOT_VALID;
  return read(async () => {
    const { worlds } = new Diorama({ ...options, apiKey: key });
    const world = await worlds.get(id, { signal });
    return open({ world, progress: null, preview: null }, { needsKey: true, events: (following) => worlds.events(id, following) });
  });
}

/** The API names every asset of a finished world that the viewer reads. */
const open = ({ world, ...state }: FoundWorld, route: WorldAccessRoute): WorldLookup => ({
  kind: 'open',
  world: world as World,
  ...state,
  route,
});

/** How a generation ended, and its operation. */
export interface GenerationEnd {
  readonly status: 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
  readonly operationId: string;
}

/**
 * Follows a generation until it ends; null when the world no longer exists.
 *
 * @throws DioramaError when streams cannot be read
 */
export async function followProgress(
  route: WorldAccessRoute,
  following: FollowOptions,
  onProgress: (progress: Progress) => void,
): Promise<GenerationEnd | null> {
  try {
    for await (const event of route.events(following)) {
      if (event.type === 'done') return { status: event.status, operationId: event.operationId };
      onProgress(event.progress);
    }
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
  throw new DioramaError('The progress stream cannot be read.');
}

const KEY_NOT_VALID: WorldLookup = { kind: 'refused', problem: 'That API key is not valid.' };
const KEY_WITHOUT_SCOPE: WorldLookup = {
  kind: 'refused',
  problem: 'That API key may not read worlds. Use a key with the scope worlds:read.',
};

async function read(find: () => Promise<WorldLookup>): Promise<WorldLookup> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AuthenticationError) return KEY_NOT_VALID;
    if (error instanceof PermissionError) return KEY_WITHOUT_SCOPE;
    // An address whose id has the wrong form is 422: it names no world either.
    if (error instanceof NotFoundError || error instanceof ValidationError) return { kind: 'missing' };
    throw error;
  }
}
