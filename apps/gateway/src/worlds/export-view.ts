import { exportOf } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';

export type ExportView = ReturnType<typeof exportView>;

/** The result of an export as the v1 interface shows it. */
export function exportView({ assetType, format }: worldProto.Export, urls: ReadonlyMap<string, string>) {
  const url = (name: string): string | null => urls.get(name) ?? null;
  const main = { asset_type: assetType, format, url: url(exportOf(assetType, format)?.asset ?? '') };
  if (assetType === 'splats') return { ...main, resolution: 'full_res' };
  if (assetType !== 'mesh') return main;
  return { ...main, mesh_variant: 'hq', hq_mesh_url: url('mesh.hq_mesh_url'), full_res_mesh_url: url('mesh.full_res_mesh_url') };
}
