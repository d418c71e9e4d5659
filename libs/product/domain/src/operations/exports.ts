import { DEFAULT_NAVMESH_AGENT, formatNavmeshAgent, NAVMESH_AGENT_PREFIX, parseNavmeshAgent } from './navmesh-agents.js';
import type { NavmeshAgent } from './navmesh-agents.js';

/** How the geometry of a mesh can be packed; whoever reads a packed one must know the glTF extension of that name. */
export const COMPRESSIONS = ['none', 'meshopt'] as const;
export type Compression = (typeof COMPRESSIONS)[number];

/** Where the files of a navigation mesh for the default agent stand in the World's `assets`. */
const NAVMESH_ASSET_NAMES = { glb: 'navmesh.glb_url', detour: 'navmesh.detour_url' } as const;

/** What a finished world can be exported as: the table of `worlds/{world_id}:export`. A format is written as `formatExportFormat` does it. */
export const EXPORTS = [
  { assetType: 'splats', format: 'ply', asset: 'splats.ply_url' },
  { assetType: 'splats', format: 'sog', asset: 'splats.sog_url' },
  { assetType: 'splats', format: 'gltf', asset: 'splats.gltf_url' },
  { assetType: 'mesh', format: 'glb', asset: 'mesh.hq_mesh_url' },
  { assetType: 'mesh', format: 'glb+meshopt', asset: 'mesh.meshopt_urls.hq' },
  { assetType: 'mesh', format: 'glb-lod', asset: 'mesh.lod_url' },
  { assetType: 'mesh', format: 'usdz', asset: 'mesh.usdz_url' },
  { assetType: 'panorama', format: 'hdr', asset: 'imagery.pano_hdr_url' },
  { assetType: 'world', format: 'zip', asset: 'zip_url' },
  { assetType: 'occupancy', format: 'zip', asset: 'occupancy_url' },
  { assetType: 'navmesh', format: 'glb', asset: NAVMESH_ASSET_NAMES.glb },
] as const satisfies readonly ExportRow[];

interface ExportRow {
  readonly assetType: string;
  readonly format: string;
  /** The main file's place in the World's `assets`. */
  readonly asset: string;
}

/** What is exported, which settles the price. */
export const EXPORTED_ASSETS = ['splats', 'mesh', 'panorama', 'world', 'occupancy', 'navmesh'] as const;
export type ExportedAssets = (typeof EXPORTED_ASSETS)[number];

export type ExportFormat = (typeof EXPORTS)[number]['format'];

/** What can be exported, and as what: a word of `formatExportFormat`. */
export interface ExportPair {
  readonly assetType: ExportedAssets;
  readonly format: string;
}

/** The row of a pair, or null for one that cannot be exported. */
export function findExport(assetType: string, word: string): (typeof EXPORTS)[number] | null {
  const format = assetType === 'navmesh' ? parseNavmeshFormat(word)?.format : word;
  return EXPORTS.find((row) => row.assetType === assetType && row.format === format) ?? null;
}

/** A format that is asked for and how it is to be packed, or for which agent, as one word, such as `glb+meshopt`. */
export const formatExportFormat = (format: string, compression: Compression, agent: NavmeshAgent = DEFAULT_NAVMESH_AGENT): string =>
  `${compression === 'none' ? format : `${format}+${compression}`}${formatNavmeshAgent(agent)}`;

/** The format and the agent of a navigation mesh's word; null for a word without a valid agent. */
export function parseNavmeshFormat(word: string): { readonly format: string; readonly agent: NavmeshAgent } | null {
  const end = word.includes('+') ? word.indexOf('+') : word.length;
  const agent = parseNavmeshAgent(word.slice(end));
  return agent === null ? null : { format: word.slice(0, end), agent };
}

/** Names of the two files of a navigation mesh: those of the default agent stand in the World, others only in their operation. */
export function nameNavmeshAssets(agent: NavmeshAgent): { readonly glb: string; readonly detour: string } {
  const suffix = formatNavmeshAgent(agent);
  return { glb: `${NAVMESH_ASSET_NAMES.glb}${suffix}`, detour: `${NAVMESH_ASSET_NAMES.detour}${suffix}` };
}

/** Whether an exported asset of this name belongs to its World. The files of a navigation mesh for another agent belong to their operation. */
export const isWorldAsset = (name: string): boolean => !name.includes(NAVMESH_AGENT_PREFIX);

/** The two parts of a word of `formatExportFormat`. */
export function parseExportFormat(word: string): { readonly format: string; readonly compression: Compression } {
  const packed = COMPRESSIONS.find((compression) => compression !== 'none' && word.endsWith(`+${compression}`));
  if (packed === undefined) return { format: word, compression: 'none' };
  return { format: word.slice(0, -packed.length - 1), compression: packed };
}
