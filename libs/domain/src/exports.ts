/** What a finished world can be exported as: the table of `worlds/{world_id}:export`. */
export const EXPORTS = [
  { assetType: 'splats', format: 'ply', asset: 'splats.ply_url' },
  { assetType: 'splats', format: 'sog', asset: 'splats.sog_url' },
  { assetType: 'splats', format: 'gltf', asset: 'splats.gltf_url' },
  { assetType: 'mesh', format: 'glb', asset: 'mesh.hq_mesh_url' },
  { assetType: 'world', format: 'zip', asset: 'zip_url' },
  { assetType: 'occupancy', format: 'zip', asset: 'occupancy_url' },
] as const satisfies readonly ExportRow[];

interface ExportRow {
  readonly assetType: string;
  readonly format: string;
  /** The main file's place in the World's `assets`. */
  readonly asset: string;
}

/** What is exported, which settles the price. */
export const EXPORTED_ASSETS = ['splats', 'mesh', 'world', 'occupancy'] as const;
export type ExportedAssets = (typeof EXPORTED_ASSETS)[number];

export type ExportFormat = (typeof EXPORTS)[number]['format'];

/** What can be exported, and as what. */
export type ExportPair = Pick<(typeof EXPORTS)[number], 'assetType' | 'format'>;

/** The row of a pair, or null for one that cannot be exported. */
export const exportOf = (assetType: string, format: string): (typeof EXPORTS)[number] | null =>
  EXPORTS.find((row) => row.assetType === assetType && row.format === format) ?? null;
