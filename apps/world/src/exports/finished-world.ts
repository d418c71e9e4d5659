import { DomainError } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

interface WorldOfAccount {
  readonly worldId: string;
  readonly accountId: string;
}

const WORLD = 'SELECT model, seed, completed_at IS NOT NULL AS finished FROM world WHERE id = $1 AND account_id = $2 AND listed';

/** @throws DomainError WORLD_NOT_FOUND unless the account owns the world, WORLD_UNFINISHED */
export async function readFinishedWorld(
  executor: SqlExecutor,
  { worldId, accountId }: WorldOfAccount,
): Promise<{ model: string; seed: number }> {
  const [world] = await queryRows<{ model: string; seed: string; finished: boolean }>(executor, WORLD, [worldId, accountId]);
  if (world === undefined) throw new DomainError('WORLD_NOT_FOUND');
  if (!world.finished) throw new DomainError('WORLD_UNFINISHED');
  return { model: world.model, seed: Number(world.seed) };
}
