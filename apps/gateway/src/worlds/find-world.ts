import { DomainError, isWorldId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { CallOptions, WorldClient } from '@diorama/rpc';

type SharedWorld = worldProto.GetSharedWorldResponse & { readonly world: worldProto.World };

/** Reads a world that the account can read. @throws DomainError WORLD_NOT_FOUND */
export async function findWorld(client: WorldClient, accountId: string, worldId: string): Promise<worldProto.World> {
  if (!isWorldId(worldId)) throw new DomainError('WORLD_NOT_FOUND');
  const { world } = await client.getWorld({ accountId, worldId });
  if (world === undefined) throw new DomainError('WORLD_NOT_FOUND');
  return world;
}

interface SharedRead extends CallOptions {
  /** Of a visitor who knows the password of the world. */
  readonly shareToken?: string | undefined;
}

/**
 * Reads a world that is readable by its link, with its progress and early assets.
 *
 * @throws DomainError WORLD_NOT_FOUND; SHARE_PASSWORD_REQUIRED for a world with a password, without a valid token
 */
export async function findSharedWorld(
  client: WorldClient,
  worldId: string,
  { shareToken = '', ...options }: SharedRead = {},
): Promise<SharedWorld> {
  if (!isWorldId(worldId)) throw new DomainError('WORLD_NOT_FOUND');
  const { world, ...rest } = await client.getSharedWorld({ worldId, shareToken }, options);
  if (world === undefined) throw new DomainError('WORLD_NOT_FOUND');
  return { world, ...rest };
}
