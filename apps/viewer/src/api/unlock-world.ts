import { Diorama, DioramaError, NotFoundError, PermissionError, RateLimitError, ValidationError } from '@diorama-worlds/sdk';
import type { ClientOptions } from '@diorama-worlds/sdk';

/** The result of an attempt to open a shared world with a password. */
export type UnlockOutcome =
  /** Null for a world that needs no password any more, or is no longer shared. */
  | { readonly kind: 'unlocked'; readonly token: string | null }
  /** Why the password did not open the world, for the visitor. */
  | { readonly kind: 'refused'; readonly problem: string };

interface Attempt {
  readonly worldId: string;
  readonly password: string;
  readonly signal: AbortSignal;
}

/** Exchanges the password of a shared world for a token. Each password is sent once. */
export async function unlockWorld({ worldId, password, signal }: Attempt, options: ClientOptions): Promise<UnlockOutcome> {
  try {
    const { share_token: token } = await new Diorama({ ...options, maxRetries: 0 }).gallery.unlock(worldId, password, { signal });
    return { kind: 'unlocked', token };
  } catch (error) {
    if (!(error instanceof DioramaError)) throw error;
    // Reading the world again shows what is true now.
    return error instanceof NotFoundError ? { kind: 'unlocked', token: null } : { kind: 'refused', problem: describeProblem(error) };
  }
}

function describeProblem(error: DioramaError): string {
  // A password that is too long to be one is a wrong one too.
  if (error instanceof PermissionError || error instanceof ValidationError) return 'That password is not correct.';
  if (error instanceof RateLimitError) return `Too many wrong passwords. Try again in ${error.retryAfter ?? 60} seconds.`;
  return error.message;
}
