import { findExport, nameCameraPathAsset, nameNavmeshAssets, parseExportFormat, parseNavmeshFormat } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';

export type ExportView = ReturnType<typeof toExportView>;

/** The result of an export as the v1 interface shows it. */
export function toExportView({ assetType, format: word }: worldProto.Export, urls: ReadonlyMap<string, string>) {
  const url = (name: string): string | null => urls.get(name) ?? null;
  const navmesh = assetType === 'navmesh' ? parseNavmeshFormat(word) : null;
  if (navmesh !== null) return toNavmeshView(navmesh, url);
  const cameraPathAsset = assetType === 'camera_path' ? nameCameraPathAsset(word) : null;
  if (cameraPathAsset !== null)
    return { asset_type: assetType, format: findExport(assetType, word)?.format ?? word, url: url(cameraPathAsset) };
  const { format, compression } = parseExportFormat(word);
  const main = { asset_type: assetType, format, url: url(findExport(assetType, word)?.asset ?? '') };
  if (assetType === 'splats') return { ...main, resolution: 'full_res' };
  if (assetType !== 'mesh') return main;
  const mesh = { ...main, mesh_variant: 'hq' };
  if (format !== 'glb') return mesh;
  if (compression === 'none')
    return { ...mesh, compression, hq_mesh_url: url('mesh.hq_mesh_url'), full_res_mesh_url: url('mesh.full_res_mesh_url') };
  return {
    ...mesh,
    compression,
    hq_mesh_url: url(`mesh.${compression}_urls.hq`),
    full_res_mesh_url: url(`mesh.${compression}_urls.full_res`),
  };
}

function toNavmeshView({ format, agent }: NonNullable<ReturnType<typeof parseNavmeshFormat>>, url: (name: string) => string | null) {
  const { glb, detour } = nameNavmeshAssets(agent);
  return { asset_type: 'navmesh', format, agent, url: url(glb), detour_url: url(detour) };
}
