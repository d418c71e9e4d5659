import { DomainError } from '../errors.js';
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
  { assetType: 'splats', format: 'sog-lod', asset: 'splats.sog_lod_url' },
  { assetType: 'splats', format: 'gltf', asset: 'splats.gltf_url' },
  { assetType: 'mesh', format: 'glb', asset: 'mesh.hq_mesh_url' },
  { assetType: 'mesh', format: 'glb+meshopt', asset: 'mesh.meshopt_urls.hq' },
  { assetType: 'mesh', format: 'glb-lod', asset: 'mesh.lod_url' },
  { assetType: 'mesh', format: 'usdz', asset: 'mesh.usdz_url' },
  { assetType: 'panorama', format: 'hdr', asset: 'imagery.pano_hdr_url' },
  { assetType: 'world', format: 'zip', asset: 'zip_url' },
  { assetType: 'occupancy', format: 'zip', asset: 'occupancy_url' },
  { assetType: 'navmesh', format: 'glb', asset: NAVMESH_ASSET_NAMES.glb },
  { assetType: 'camera_path', format: 'mp4', asset: 'camera_path.mp4_url' },
  { assetType: 'camera_path', format: 'frames', asset: 'camera_path.frames_url' },
] as const satisfies readonly ExportRow[];

interface ExportRow {
  readonly assetType: string;
  readonly format: string;
  /** The main file's place in the World's `assets`. */
  readonly asset: string;
}

/** What is exported, which settles the price. */
export const EXPORTED_ASSETS = ['splats', 'mesh', 'panorama', 'world', 'occupancy', 'navmesh', 'camera_path'] as const;
export type ExportedAssets = (typeof EXPORTED_ASSETS)[number];

export type ExportFormat = (typeof EXPORTS)[number]['format'];

/** What can be exported, and as what: a word of `formatExportFormat`. */
export interface ExportPair {
  readonly assetType: ExportedAssets;
  readonly format: string;
}

/** The row of a pair, or null for one that cannot be exported. */
export function findExport(assetType: string, word: string): (typeof EXPORTS)[number] | null {
  const format = readFormat(assetType, word);
  return EXPORTS.find((row) => row.assetType === assetType && row.format === format) ?? null;
}

/** What a caller wrote is repeated in part: an error travels in headers, which are short. */
const SHOWN_CHARACTERS = 64;

/** @throws DomainError EXPORT_UNSUPPORTED for a pair that is not in the table of exports */
export function parseExportPair(assetType: string, format: string): ExportPair {
  const row = findExport(assetType, format);
  if (row !== null) return { assetType: row.assetType, format };
  throw new DomainError('EXPORT_UNSUPPORTED', {
    asset_type: assetType.slice(0, SHOWN_CHARACTERS),
    format: format.slice(0, SHOWN_CHARACTERS),
  });
}

/** The format of a word; undefined where the word lacks what the asset depends on. */
function readFormat(assetType: string, word: string): string | undefined {
  if (assetType === 'navmesh') return parseNavmeshFormat(word)?.format;
  return assetType === 'camera_path' ? parseCameraPathFormat(word)?.format : word;
}

const PATH_PREFIX = '+path-';

/** A format with the path that it shows as one word, such as `mp4+path-` and 32 hex digits. */
export const formatCameraPathFormat = (format: string, pathSha256: string): string => `${format}${PATH_PREFIX}${pathSha256.slice(0, 32)}`;

/** The format and the ending of a word of `formatCameraPathFormat`; null for another word. */
function parseCameraPathFormat(word: string): { readonly format: string; readonly path: string } | null {
  const [, format = '', path = ''] = /^([a-z0-9]+)(\+path-[0-9a-f]{32})$/.exec(word) ?? [];
  return format === '' ? null : { format, path };
}

/** Name of the file of a camera path, from a word of `formatCameraPathFormat`; null for another word. It belongs to its operation. */
export function nameCameraPathAsset(word: string): string | null {
  const parsed = parseCameraPathFormat(word);
  const row = EXPORTS.find(({ assetType, format }) => assetType === 'camera_path' && format === parsed?.format);
  return parsed === null || row === undefined ? null : `${row.asset}${parsed.path}`;
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

/** Whether an exported asset of this name belongs to its World. Camera paths and navigation meshes for another agent belong to their operation. */
export const isWorldAsset = (name: string): boolean => ![NAVMESH_AGENT_PREFIX, PATH_PREFIX].some((prefix) => name.includes(prefix));

/** The two parts of a word of `formatExportFormat`. */
export function parseExportFormat(word: string): { readonly format: string; readonly compression: Compression } {
  const packed = COMPRESSIONS.find((compression) => compression !== 'none' && word.endsWith(`+${compression}`));
  if (packed === undefined) return { format: word, compression: 'none' };
  return { format: word.slice(0, -packed.length - 1), compression: packed };
}
