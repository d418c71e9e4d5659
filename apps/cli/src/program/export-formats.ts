import type { ExportFormat } from '@diorama-worlds/sdk';

interface ExportRow {
  readonly what: ExportFormat;
  /** The file of the world that contains the export. */
  readonly file: string;
  /** For the help. */
  readonly content: string;
}

/** The exports by the word that names them on the command line. */
export const EXPORT_FORMATS: Readonly<Record<string, ExportRow>> = {
  ply: { what: { asset_type: 'splats', format: 'ply' }, file: 'splats.ply_url', content: 'splats as PLY' },
  sog: { what: { asset_type: 'splats', format: 'sog' }, file: 'splats.sog_url', content: 'splats as SOG' },
  'sog-lod': {
    what: { asset_type: 'splats', format: 'sog-lod' },
    file: 'splats.sog_lod_url',
    content: 'splats as SOG with levels of detail, for streaming',
  },
  gltf: { what: { asset_type: 'splats', format: 'gltf' }, file: 'splats.gltf_url', content: 'splats as glTF' },
  glb: { what: { asset_type: 'mesh', format: 'glb' }, file: 'mesh.hq_mesh_url', content: 'textured mesh as GLB' },
  'glb-meshopt': {
    what: { asset_type: 'mesh', format: 'glb', compression: 'meshopt' },
    file: 'mesh.meshopt_urls.hq',
    content: 'textured mesh as GLB, compressed with meshopt',
  },
  'glb-lod': {
    what: { asset_type: 'mesh', format: 'glb-lod' },
    file: 'mesh.lod_url',
    content: 'textured mesh as GLB with levels of detail',
  },
  usdz: { what: { asset_type: 'mesh', format: 'usdz' }, file: 'mesh.usdz_url', content: 'textured mesh as USDZ' },
  hdr: { what: { asset_type: 'panorama', format: 'hdr' }, file: 'imagery.pano_hdr_url', content: 'panorama in linear light (HDR)' },
  zip: { what: { asset_type: 'world', format: 'zip' }, file: 'zip_url', content: 'all files as ZIP' },
  occupancy: { what: { asset_type: 'occupancy', format: 'zip' }, file: 'occupancy_url', content: 'occupancy map: ZIP with PGM and YAML' },
  navmesh: { what: { asset_type: 'navmesh', format: 'glb' }, file: 'navmesh.glb_url', content: 'navigation mesh as GLB' },
};
