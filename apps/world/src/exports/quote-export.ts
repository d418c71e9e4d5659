import { countFrames } from '@diorama/camera-paths';
import type { CameraPath } from '@diorama/camera-paths';
import { TYPICAL_EXPORT_SECONDS, computeCost } from '@diorama/domain';
import type { Cost, ExportPair, Prices } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { computeAvailableCredits, readAccount } from '../accounts/account-row.js';
import { readFinishedWorld } from './finished-world.js';

interface ExportQuoteRequest {
  readonly accountId: string;
  readonly worldId: string;
  readonly pair: ExportPair;
  /** Null for other assets. */
  readonly cameraPath: CameraPath | null;
}

interface ExportQuote {
  readonly cost: Cost;
  readonly estimatedSeconds: number;
  readonly availableCredits: number;
}

const IS_MADE_OR_RUNNING = `
  SELECT EXISTS (
    SELECT FROM operation WHERE world_id = $1 AND kind = 'export-world' AND export_asset_type = $2 AND export_format = $3
      AND (ended_at IS NULL OR state = 'SUCCEEDED' AND result IS NOT NULL)) AS found`;

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
  const [known] = await queryRows<{ found: boolean }>(dataSource, IS_MADE_OR_RUNNING, [asked.worldId, assetType, format]);
  const availableCredits = computeAvailableCredits(account);
  if (known?.found === true) return { cost: { totalCredits: 0, lineItems: [] }, estimatedSeconds: 1, availableCredits };
  const [row] = await queryRows<{ seconds: number | null }>(dataSource, SECONDS, [assetType, format]);
  const frames = asked.cameraPath === null ? 1 : countFrames(asked.cameraPath);
  const estimatedSeconds = Math.max(Math.ceil(row?.seconds ?? TYPICAL_EXPORT_SECONDS[assetType] * frames), 1);
  return { cost: computeCost({ kind: 'export-world', assets: assetType, frames }, prices), estimatedSeconds, availableCredits };
}
