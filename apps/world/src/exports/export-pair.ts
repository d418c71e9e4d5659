import { DomainError, findExport } from '@diorama/domain';
import type { ExportPair } from '@diorama/domain';

/** What a caller wrote is repeated as far as a person reads it: an error travels in headers, which are short. */
const SHOWN = 64;

/** @throws DomainError EXPORT_UNSUPPORTED for a pair that is not in the table of exports */
export function parseExportPair(assetType: string, format: string): ExportPair {
  const row = findExport(assetType, format);
  if (row === null) throw new DomainError('EXPORT_UNSUPPORTED', { asset_type: assetType.slice(0, SHOWN), format: format.slice(0, SHOWN) });
  return { assetType: row.assetType, format };
}
