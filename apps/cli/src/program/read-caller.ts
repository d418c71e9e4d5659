import { NotFoundError, PermissionError } from '@diorama-worlds/sdk';
import type { Caller, Credits, Diorama } from '@diorama-worlds/sdk';

/** The owner of the key; null for a service of an earlier version, which cannot say. */
export async function readCaller(api: Diorama, signal: AbortSignal): Promise<Caller | null> {
  try {
    return await api.whoami({ signal });
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/** The credits of the account; null for a key without the scope `account:read`. */
export async function readCredits(api: Diorama, signal: AbortSignal): Promise<Credits | null> {
  try {
    return await api.credits({ signal });
  } catch (error) {
    if (error instanceof PermissionError) return null;
    throw error;
  }
}
