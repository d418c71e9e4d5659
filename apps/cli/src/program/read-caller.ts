import { NotFoundError } from '@diorama-worlds/sdk';
import type { Caller, Diorama } from '@diorama-worlds/sdk';

/** The owner of the key; null for a service of an earlier version, which cannot say. */
export async function readCaller(api: Diorama, signal: AbortSignal): Promise<Caller | null> {
  try {
    return await api.whoami({ signal });
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
