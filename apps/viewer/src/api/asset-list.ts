/** A file of a world that visitors may have. */
export interface AssetFile {
  /** Where it stands in the API's answer, such as `splats.spz_urls.100k`. */
  readonly name: string;
  readonly label: string;
  /** What it is for. */
  readonly purpose: string;
  /** By the ending of its name, such as `SPZ`. */
  readonly format: string;
  readonly url: string;
  /** Null where nobody has said it yet. */
  readonly bytes: number | null;
}

/** Labels in the order in which files are listed; what the API adds later follows them under its own name. */
const KNOWN: readonly (readonly [name: string, label: string, purpose: string])[] = [
  ['splats.spz_urls.full_res', 'Splats, full', 'Gaussian splats, full resolution'],
  ['splats.spz_urls.500k', 'Splats, 500k', 'Gaussian splats for phones and tablets'],
  ['splats.spz_urls.100k', 'Splats, 100k', 'Gaussian splats for a quick look'],
  ['splats.ply_url', 'Splats, PLY', 'Gaussian splats, uncompressed'],
  ['splats.sog_url', 'Splats, SOG', 'Gaussian splats, compressed'],
  ['splats.sog_lod_url', 'Splats, streamed', 'Streamed SOG with levels of detail'],
  ['splats.gltf_url', 'Splats, glTF', 'With KHR_gaussian_splatting'],
  ['mesh.hq_mesh_url', 'Textured mesh', 'For game engines and modelling tools'],
  ['mesh.full_res_mesh_url', 'Fine mesh', 'Coloured by vertex, for modelling tools'],
  ['mesh.meshopt_urls.hq', 'Textured mesh, packed', 'With EXT_meshopt_compression'],
  ['mesh.meshopt_urls.full_res', 'Fine mesh, packed', 'With EXT_meshopt_compression'],
  ['mesh.lod_url', 'Textured mesh, levels', 'With MSFT_lod, levels of detail'],
  ['mesh.usdz_url', 'Textured mesh, USDZ', 'For tools that read USD'],
  ['mesh.collider_mesh_url', 'Collider', 'Collision mesh for walking'],
  ['navmesh.glb_url', 'Navigation mesh', 'Ground that a walker can reach'],
  ['navmesh.detour_url', 'Navigation tiles', 'Binary tiles for Detour'],
  ['imagery.pano_url', 'Panorama', '360-degree panorama from the capture point'],
  ['imagery.pano_hdr_url', 'HDR panorama', 'Linear light, for image-based lighting'],
  ['imagery.depth_exr_url', 'Depth', 'Metres along the ray, panorama'],
  ['imagery.normal_url', 'Normals', 'Direction of each surface, panorama'],
  ['imagery.semantic_url', 'Semantics', 'Object class of each pixel, panorama'],
  ['scene_url', 'Scene', 'The scene from which the world was generated'],
  ['thumbnail_url', 'Thumbnail', 'A small picture'],
  ['manifest_url', 'Manifest', 'Seed, engine, hashes and timings'],
];

/**
 * Every file that a world's `assets` name, in a fixed order. Sizes come from the manifest, which knows what was made with the world;
 * two names of one file are one entry.
 */
export function listAssets(assets: unknown, sizes: ReadonlyMap<string, number>): readonly AssetFile[] {
  const urls = new Map(filesIn(assets, ''));
  const ordered = [...KNOWN.map(([name]) => name), ...[...urls.keys()].filter((name) => !KNOWN.some(([known]) => known === name))];
  const seen = new Set<string>();
  return ordered.flatMap((name) => {
    const url = urls.get(name);
    if (url === undefined || seen.has(url)) return [];
    seen.add(url);
    const [, label = name, purpose = ''] = KNOWN.find(([known]) => known === name) ?? [];
    return [{ name, label, purpose, format: formatOf(url), url, bytes: sizes.get(name) ?? null }];
  });
}

/** `471 kB`, `3.5 MB`: decimal, as file managers count. */
export function formatByteSize(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
  return bytes < 99_950_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.round(bytes / 1e6)} MB`;
}

/** All texts at any depth that are addresses, under the names that lead to them. */
function filesIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) || value.startsWith('/') ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => filesIn(inner, path === '' ? name : `${path}.${name}`));
}

function formatOf(url: string): string {
  const [, ending = ''] = /\.([a-z0-9]+)(?:$|[?#])/i.exec(url) ?? [];
  return ending.toUpperCase();
}
