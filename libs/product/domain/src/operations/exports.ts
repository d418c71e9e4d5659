/** How the geometry of a mesh can be packed; whoever reads a packed one must know the glTF extension of that name. */
export const COMPRESSIONS = ['none', 'meshopt'] as const;
export type Compression = (typeof COMPRESSIONS)[number];

/** What a finished world can be exported as: the table of `worlds/{world_id}:export`. A format is written as `formatExportFormat` does it. */
export const EXPORTS = [
  { assetType: 'splats', format: 'ply', asset: 'splats.ply_url' },
  { assetType: 'splats', format: 'sog', asset: 'splats.sog_url' },
  { assetType: 'splats', format: 'gltf', asset: 'splats.gltf_url' },
  { assetType: 'mesh', format: 'glb', asset: 'mesh.hq_mesh_url' },
  { assetType: 'mesh', format: 'glb+meshopt', asset: 'mesh.meshopt_urls.hq' },
  { assetType: 'mesh', format: 'usdz', asset: 'mesh.usdz_url' },
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
export const findExport = (assetType: string, format: string): (typeof EXPORTS)[number] | null =>
  EXPORTS.find((row) => row.assetType === assetType && row.format === format) ?? null;

/** A format that is asked for and how it is to be packed, as one word, such as `glb+meshopt`. */
export const formatExportFormat = (format: string, compression: Compression): string =>
  compression === 'none' ? format : `${format}+${compression}`;

/** The two parts of a word of `formatExportFormat`. */
export function parseExportFormat(word: string): { readonly format: string; readonly compression: Compression } {
  const packed = COMPRESSIONS.find((compression) => compression !== 'none' && word.endsWith(`+${compression}`));
  if (packed === undefined) return { format: word, compression: 'none' };
  return { format: word.slice(0, -packed.length - 1), compression: packed };
}
