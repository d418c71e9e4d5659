import { Diorama, DioramaError } from '@diorama-worlds/sdk';
import type { ClientOptions, Operation } from '@diorama-worlds/sdk';

/** A generation that came to nothing. */
export interface GenerationFailure {
  readonly status: 'FAILED' | 'CANCELLED';
  /** The message of the API. */
  readonly reason: string | null;
}

/** A client with the visitor's key, and the visit that its calls belong to. */
interface OwnerAccess {
  readonly key: string;
  readonly options: ClientOptions;
  readonly signal: AbortSignal;
}

/** Operations of each state that are searched, newest first. */
const SEARCHED = 100;

/** Why an operation failed, in the words of the API; null when the key does not reach the operation. */
export function readFailureReason(operationId: string, access: OwnerAccess): Promise<string | null> {
  return withoutTrouble(async () => reasonOf(await clientOf(access).operations.get(operationId, { signal: access.signal })));
}

/**
 * Finds the newest operation that should have generated a world and failed or was cancelled; the API no longer returns such a world. Null if no such operation exists
 * among the newest of the account, and when the key does not reach operations.
 */
export function findGenerationFailure(worldId: string, access: OwnerAccess): Promise<GenerationFailure | null> {
  return withoutTrouble(async () => {
    const { operations } = clientOf(access);
    for (const status of ['FAILED', 'CANCELLED'] as const) {
      const page = await operations.page({ state: status, page_size: SEARCHED }, { signal: access.signal });
      const found = page.operations.find(({ metadata }) => metadata?.world_id === worldId && metadata.operation_type === GENERATION);
      if (found !== undefined) return { status, reason: reasonOf(found) };
    }
    return null;
  });
}

const GENERATION = 'generate-world';

const clientOf = ({ key, options }: OwnerAccess): Diorama => new Diorama({ ...options, apiKey: key });

const reasonOf = ({ error }: Operation): string | null => error?.message ?? null;

/** The reason is an extra: without it the page says less. */
async function withoutTrouble<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DioramaError) return null;
    throw error;
  }
}
