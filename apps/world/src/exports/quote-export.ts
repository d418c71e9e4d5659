import { NO_COST, TYPICAL_EXPORT_SECONDS, computeCost } from '@diorama/domain';
import type { Cost, Prices } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { computeAvailableCredits, readAccount } from '../accounts/account-row.js';
import { toPricedExport } from './camera-path.js';
import type { ExportWork } from './camera-path.js';
import { isExportFree } from './find-export.js';
import { readFinishedWorld } from './finished-world.js';

interface ExportQuoteRequest extends ExportWork {
  readonly accountId: string;
  readonly worldId: string;
}

interface ExportQuote {
  readonly cost: Cost;
  readonly estimatedSeconds: number;
  readonly availableCredits: number;
}

/** The median over the runs of this pair among the last 2,000 operations of all accounts. */
const SECONDS = `
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - started_at)) AS seconds FROM (
    SELECT kind, state, export_asset_type, export_format, started_at, ended_at FROM operation
    WHERE ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT 2000) AS latest
  WHERE kind = 'export-world' AND state = 'SUCCEEDED' AND started_at IS NOT NULL AND export_asset_type = $1 AND export_format = $2`;

/**
 * What `beginExport` would charge now; changes nothing, and ignores limits and credits.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND, WORLD_NOT_FOUND unless the account owns the world, WORLD_UNFINISHED
 */
export async function quoteExport(dataSource: DataSource, asked: ExportQuoteRequest, prices: Prices): Promise<ExportQuote> {
  const { assetType, format } = asked.pair;
  const account = await readAccount(dataSource, asked.accountId);
  await readFinishedWorld(dataSource, asked);
  const availableCredits = computeAvailableCredits(account);
  if (await isExportFree(dataSource, asked)) return { cost: NO_COST, estimatedSeconds: 1, availableCredits };
  const [row] = await queryRows<{ seconds: number | null }>(dataSource, SECONDS, [assetType, format]);
  const work = toPricedExport(asked);
  const typicalSeconds = TYPICAL_EXPORT_SECONDS[assetType] * work.frames;
  const estimatedSeconds = Math.max(Math.ceil(row?.seconds ?? typicalSeconds), 1);
  return { cost: computeCost(work, prices), estimatedSeconds, availableCredits };
}
