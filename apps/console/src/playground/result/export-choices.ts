import type { ExportFormat } from '@diorama-worlds/sdk';

/** What can be exported with one press. */
export interface ExportChoice {
  readonly label: string;
  readonly format: ExportFormat;
}

/** All exports but films, whose camera paths are recorded in the viewer. */
export const EXPORT_CHOICES: readonly ExportChoice[] = [
  { label: 'Splats, PLY', format: { asset_type: 'splats', format: 'ply' } },
  { label: 'Splats, SOG', format: { asset_type: 'splats', format: 'sog' } },
  { label: 'Splats, streamed SOG (ZIP)', format: { asset_type: 'splats', format: 'sog-lod' } },
  { label: 'Splats, glTF', format: { asset_type: 'splats', format: 'gltf' } },
  { label: 'Mesh, GLB', format: { asset_type: 'mesh', format: 'glb' } },
  { label: 'Mesh, compressed GLB', format: { asset_type: 'mesh', format: 'glb', compression: 'meshopt' } },
  { label: 'Mesh, GLB with levels of detail', format: { asset_type: 'mesh', format: 'glb-lod' } },
  { label: 'Mesh, USDZ', format: { asset_type: 'mesh', format: 'usdz' } },
  { label: 'Panorama, HDR', format: { asset_type: 'panorama', format: 'hdr' } },
  { label: 'All files, ZIP', format: { asset_type: 'world', format: 'zip' } },
  { label: 'Occupancy grid, ZIP', format: { asset_type: 'occupancy', format: 'zip' } },
  { label: 'Navigation mesh, GLB', format: { asset_type: 'navmesh', format: 'glb' } },
];
