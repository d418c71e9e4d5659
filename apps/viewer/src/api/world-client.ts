import { readEvents } from './event-stream.js';
import type { Progress, World } from './world.js';

/** The server could not be reached, or cannot answer for the moment: worth another try. */
export class ServiceTrouble extends Error {
  override readonly name = 'ServiceTrouble';
}

/** What came of looking for a world. */
export type Found =
  | { readonly kind: 'open'; readonly world: World; readonly progress: Progress | null; readonly route: Route }
  /** No such world, as far as this visitor may know. */
  | { readonly kind: 'missing' }
  /** The API key is not a valid one. */
  | { readonly kind: 'refused' };

/** The way by which a world was found; its events are read the same way. */
export interface Route {
  readonly worldUrl: string;
  readonly eventsUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

const publicRoute = (id: string): Route => ({
  worldUrl: `/public/worlds/${encodeURIComponent(id)}`,
  eventsUrl: `/public/worlds/${encodeURIComponent(id)}/events`,
  headers: {},
});

const privateRoute = (id: string, key: string): Route => ({
  worldUrl: `/svc/v1/worlds/${encodeURIComponent(id)}`,
  eventsUrl: `/svc/v1/worlds/${encodeURIComponent(id)}/events`,
  headers: { 'Svc-Api-Key': key },
});

/** Looks for a world without a key, then with the visitor's key where there is one. Throws `ServiceTrouble`. */
export async function findWorld(id: string, key: string | null, signal: AbortSignal): Promise<Found> {
  const shared = await read(publicRoute(id), signal);
  return shared.kind === 'missing' && key !== null ? read(privateRoute(id, key), signal) : shared;
}

/**
 * Follows a generation until it has ended and answers its last status; `null` when the world is gone.
 * Throws `ServiceTrouble` when the stream breaks off.
 */
export async function followProgress(route: Route, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<string | null> {
  const response = await request(route.eventsUrl, { ...route.headers, accept: 'text/event-stream' }, signal);
  if (response.status === 404) return null;
  if (!response.ok || !response.body) throw new ServiceTrouble(`The progress stream returned status ${response.status}.`);
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'progress') onProgress(JSON.parse(data) as Progress);
      if (event === 'done') return (JSON.parse(data) as { status: string }).status;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw new ServiceTrouble('The progress stream was interrupted.', { cause: error });
  }
  throw new ServiceTrouble('The progress stream ended early.');
}

async function read(route: Route, signal: AbortSignal): Promise<Found> {
  const response = await request(route.worldUrl, { ...route.headers, accept: 'application/json' }, signal);
  if (response.status === 401 || response.status === 403) return { kind: 'refused' };
  // An address whose id has the wrong form is 422, and names no world either.
  if (response.status === 404 || response.status === 422) return { kind: 'missing' };
  if (!response.ok) throw new ServiceTrouble(`The server returned status ${response.status}.`);
  try {
    const { world, progress } = (await response.json()) as { world: World; progress?: Progress | null };
    return { kind: 'open', world, progress: progress ?? null, route };
  } catch (error) {
    signal.throwIfAborted();
    throw new ServiceTrouble('The response of the server is not a world.', { cause: error });
  }
}

async function request(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { headers, signal, cache: 'no-store' });
  } catch (error) {
    signal.throwIfAborted();
    throw new ServiceTrouble('The server cannot be reached.', { cause: error });
  }
}
