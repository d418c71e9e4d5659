import type { ExportFormat } from '@diorama-worlds/sdk';

/** What each word exports, and which file of the world that gives. */
export const EXPORT_FORMATS: Readonly<Record<string, { readonly what: ExportFormat; readonly file: string }>> = {
  ply: { what: { asset_type: 'splats', format: 'ply' }, file: 'splats.ply_url' },
  sog: { what: { asset_type: 'splats', format: 'sog' }, file: 'splats.sog_url' },
  'sog-lod': { what: { asset_type: 'splats', format: 'sog-lod' }, file: 'splats.sog_lod_url' },
  gltf: { what: { asset_type: 'splats', format: 'gltf' }, file: 'splats.gltf_url' },
  glb: { what: { asset_type: 'mesh', format: 'glb' }, file: 'mesh.hq_mesh_url' },
  'glb-meshopt': { what: { asset_type: 'mesh', format: 'glb', compression: 'meshopt' }, file: 'mesh.meshopt_urls.hq' },
  'glb-lod': { what: { asset_type: 'mesh', format: 'glb-lod' }, file: 'mesh.lod_url' },
  usdz: { what: { asset_type: 'mesh', format: 'usdz' }, file: 'mesh.usdz_url' },
  hdr: { what: { asset_type: 'panorama', format: 'hdr' }, file: 'imagery.pano_hdr_url' },
  zip: { what: { asset_type: 'world', format: 'zip' }, file: 'zip_url' },
  occupancy: { what: { asset_type: 'occupancy', format: 'zip' }, file: 'occupancy_url' },
  navmesh: { what: { asset_type: 'navmesh', format: 'glb' }, file: 'navmesh.glb_url' },
};
