import { AuthenticationError, Diorama, NotFoundError, PermissionError } from '@diorama-worlds/sdk';
import type { CameraPath, ClientOptions } from '@diorama-worlds/sdk';

interface FilmOrder {
  readonly worldId: string;
  readonly path: CameraPath;
  readonly key: string;
  readonly signal: AbortSignal;
  /** Called with 0 to 100. */
  readonly onPercent: (percent: number) => void;
}

/** The location of the film, or the reason why it failed, for the visitor. */
export type FilmOutcome = { readonly url: string } | { readonly problem: string };

/** Has a film made of a path and waits for it. */
export async function orderFilm({ worldId, path, key, signal, onPercent }: FilmOrder, options: ClientOptions): Promise<FilmOutcome> {
  const api = new Diorama({ ...options, apiKey: key });
  try {
    const started = await api.worlds.export(worldId, { asset_type: 'camera_path', format: 'mp4', camera_path: path }, { signal });
    const onProgress = ({ percent }: { percent: number }): void => onPercent(percent);
    const { response } = started.done ? started : await api.operations.wait(started.operation_id, { signal, onProgress });
    const url = response && 'url' in response ? response.url : null;
    return typeof url === 'string' ? { url } : { problem: 'The film was rendered, but its file is missing.' };
  } catch (error) {
    signal.throwIfAborted();
    return { problem: describeProblem(error) };
  }
}

function describeProblem(error: unknown): string {
  if (error instanceof AuthenticationError || error instanceof PermissionError) return 'Your API key does not allow films.';
  if (error instanceof NotFoundError) return 'Only the owner of the world can make a film of it.';
  return error instanceof Error ? error.message : 'The film could not be made.';
}
