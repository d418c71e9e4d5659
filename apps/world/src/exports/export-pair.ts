import { DomainError, exportOf } from '@diorama/domain';
import type { ExportPair } from '@diorama/domain';

/** @throws DomainError EXPORT_UNSUPPORTED for a pair that is not in the table of exports */
export function exportPair(assetType: string, format: string): ExportPair {
  const row = exportOf(assetType, format);
  if (row === null) throw new DomainError('EXPORT_UNSUPPORTED', { asset_type: assetType, format });
  return row;
}
