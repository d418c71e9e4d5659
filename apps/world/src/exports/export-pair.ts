import { DomainError } from '@diorama/domain';
import type { ExportedAssets } from '@diorama/domain';

/** What can be exported, and as what. */
export interface ExportPair {
  readonly assetType: ExportedAssets;
  readonly format: 'ply' | 'glb';
}

const PAIRS: readonly ExportPair[] = [
  { assetType: 'splats', format: 'ply' },
  { assetType: 'mesh', format: 'glb' },
];

/** @throws DomainError EXPORT_UNSUPPORTED for any other pair */
export function exportPair(assetType: string, format: string): ExportPair {
  const pair = PAIRS.find((known) => known.assetType === assetType && known.format === format);
  if (pair === undefined) throw new DomainError('EXPORT_UNSUPPORTED', { asset_type: assetType, format });
  return pair;
}
