import type { worldProto } from '@diorama/proto-types';

import { toSharingView } from './sharing-view.js';
import { toTimeView } from '../time-view.js';

/** URLs of a world's assets, by the assets' names. */
type AssetUrls = ReadonlyMap<string, string>;

/** A World as the v1 interface shows it; fields of `assets` are null until the generation has succeeded. */
export type WorldView = ReturnType<typeof toWorldView>;

export function toWorldView(world: worldProto.World, urls: AssetUrls, viewerUrl: string) {
  const { origin = null, ...prompt } = JSON.parse(world.worldPromptJson) as { readonly origin?: unknown };
  return {
    id: world.worldId,
    world_id: world.worldId,
    display_name: world.displayName,
    tags: world.tags.length === 0 ? null : world.tags,
    styles: world.styles.length === 0 ? null : world.styles,
    world_svc_url: `${viewerUrl}/world/${world.worldId}`,
    assets: assetsView(world, urls),
    created_at: toTimeView(world.createdAt),
    updated_at: toTimeView(world.updatedAt),
    permission: permissionView(world.permission),
    sharing: toSharingView(world.sharing),
    world_prompt: prompt as unknown,
    model: world.model,
    seed: world.seed,
    origin,
  };
}

function assetsView(world: worldProto.World, urls: AssetUrls) {
  const url = (name: string): string | null => urls.get(name) ?? null;
  const made = world.assets.length > 0;
  return {
    caption: made ? world.caption : null,
    thumbnail_url: url('thumbnail_url'),
    splats: {
      spz_urls: { '100k': url('splats.spz_urls.100k'), '500k': url('splats.spz_urls.500k'), full_res: url('splats.spz_urls.full_res') },
      ply_url: url('splats.ply_url'),
      sog_url: url('splats.sog_url'),
      sog_lod_url: url('splats.sog_lod_url'),
      gltf_url: url('splats.gltf_url'),
      semantics_metadata: made ? { metric_scale_factor: world.metricScaleFactor, ground_plane_offset: world.groundPlaneOffset } : null,
    },
    mesh: {
      collider_mesh_url: url('mesh.collider_mesh_url'),
      hq_mesh_url: url('mesh.hq_mesh_url'),
      full_res_mesh_url: url('mesh.full_res_mesh_url'),
      meshopt_urls: { hq: url('mesh.meshopt_urls.hq'), full_res: url('mesh.meshopt_urls.full_res') },
      lod_url: url('mesh.lod_url'),
      usdz_url: url('mesh.usdz_url'),
    },
    imagery: {
      pano_url: url('imagery.pano_url'),
      pano_hdr_url: url('imagery.pano_hdr_url'),
      depth_exr_url: url('imagery.depth_exr_url'),
      normal_url: url('imagery.normal_url'),
      semantic_url: url('imagery.semantic_url'),
    },
    manifest_url: url('manifest_url'),
    zip_url: url('zip_url'),
    occupancy_url: url('occupancy_url'),
    navmesh: { glb_url: url('navmesh.glb_url'), detour_url: url('navmesh.detour_url') },
    scene_url: url('scene_url'),
    spawn_points: made ? world.spawnPoints : null,
  };
}

function permissionView(permission: worldProto.Permission | undefined) {
  return {
    public: permission?.public ?? false,
    allow_id_access: permission?.allowIdAccess ?? false,
    allowed_readers: permission?.allowedReaders ?? [],
  };
}
