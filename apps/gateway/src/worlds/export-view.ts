import type { worldProto } from '@diorama/proto-types';

export type ExportView = ReturnType<typeof exportView>;

/** The result of an export as the v1 interface shows it. */
export function exportView({ assetType, format }: worldProto.Export, urls: ReadonlyMap<string, string>) {
  const url = (name: string): string | null => urls.get(name) ?? null;
  if (assetType === 'splats') return { asset_type: assetType, format, url: url('splats.ply_url'), resolution: 'full_res' };
  return {
    asset_type: assetType,
    format,
    url: url('mesh.hq_mesh_url'),
    mesh_variant: 'hq',
    hq_mesh_url: url('mesh.hq_mesh_url'),
    full_res_mesh_url: url('mesh.full_res_mesh_url'),
  };
}
