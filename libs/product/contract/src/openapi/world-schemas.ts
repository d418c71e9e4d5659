import { z } from 'zod';

import { worldPromptSchema } from '../http/world-prompt.js';

/** A moment in an answer, ISO 8601 in UTC. */
export const dateTimeStringSchema = z.string().meta({ format: 'date-time' });

const url = z.string().meta({ format: 'uri' }).nullish();

export const worldPermissionSchema = z.object({
  public: z.boolean(),
  allow_id_access: z.boolean(),
  allowed_readers: z.array(z.string()).optional().describe('Accounts that can read the world. Visible only to the owner.'),
});

export const worldSharingSchema = z.object({
  expires_at: dateTimeStringSchema.nullable().describe('Time at which the link expires. Null if it does not expire.'),
  has_password: z.boolean().describe('Whether visitors need a password.'),
});

/** Token of a shared world; null for a world that needs no password. */
export const shareTokenSchema = z.object({
  share_token: z.string().nullable().describe('Send the token in the `Share-Token` header. Null if the world has no password.'),
  expires_at: dateTimeStringSchema.nullable().describe('Time at which the token expires. Null without a token.'),
});

export const splatsSchema = z.object({
  spz_urls: z
    .object({ '100k': url, '500k': url, full_res: url })
    .nullish()
    .describe('Gaussian splats in SPZ format, in three resolutions.'),
  ply_url: url.describe('All splats as PLY. Available after an export.'),
  sog_url: url.describe('All splats as SOG. Available after an export.'),
  sog_lod_url: url.describe(
    'Splats with levels of detail as a ZIP archive of streamed SOG. The viewer streams it. Available after an export.',
  ),
  gltf_url: url.describe('All splats as GLB with KHR_gaussian_splatting. Available after an export.'),
  semantics_metadata: z
    .object({
      metric_scale_factor: z.number().describe('Metres per unit.'),
      ground_plane_offset: z.number().describe('Metres from the ground up to the capture point.'),
    })
    .nullish(),
});

export const meshSchema = z.object({
  collider_mesh_url: url.describe('Collider, GLB.'),
  hq_mesh_url: url.describe('Textured mesh, GLB, with a named node for each object. Available after an export.'),
  full_res_mesh_url: url.describe('Vertex-coloured mesh, GLB. Available after an export.'),
  meshopt_urls: z
    .object({ hq: url.describe('Textured mesh.'), full_res: url.describe('Vertex-coloured mesh.') })
    .nullish()
    .describe('Both meshes, compressed with EXT_meshopt_compression. Available after an export.'),
  lod_url: url.describe('Textured mesh with levels of detail, GLB with MSFT_lod. Available after an export.'),
  usdz_url: url.describe('Textured mesh, USDZ. Available after an export.'),
});

export const imagerySchema = z.object({
  pano_url: url.describe('The equirectangular panorama, PNG.'),
  pano_hdr_url: url.describe('The panorama in linear light, Radiance HDR, for image-based lighting. Available after an export.'),
  depth_exr_url: url.describe('Distance along the ray in metres, EXR.'),
  normal_url: url.describe(
    'Surface normals, PNG. The channels are x (right), y (up) and z (back), each encoded as 127.5 n + 127.5. Null for worlds from images.',
  ),
  semantic_url: url.describe(
    'Class of each pixel, PNG with one byte per pixel. The manifest names the classes. Null for worlds from images.',
  ),
});

const spawnPoint = z.object({
  x: z.number(),
  y: z.number(),
  z: z.number(),
  azimuth: z.number().describe("Degrees clockwise from the panorama's centre."),
});

export const worldAssetsSchema = z.object({
  caption: z.string().nullish().describe('Description of the world.'),
  thumbnail_url: url,
  splats: splatsSchema.nullish(),
  mesh: meshSchema.nullish(),
  imagery: imagerySchema.nullish(),
  zip_url: url.describe('All files of the generation in one archive. Available after an export.'),
  occupancy_url: url.describe('Occupancy grid for robots, PGM and YAML in an archive. Available after an export.'),
  navmesh: z
    .object({
      glb_url: url.describe('Walkable triangles of the navigation mesh, GLB.'),
      detour_url: url.describe('Tiles of the navigation mesh for Detour, binary.'),
    })
    .nullish()
    .describe('Navigation mesh for the default agent. Available after an export.'),
  manifest_url: url.describe('Seed, engine, hashes and timings of the generation.'),
  scene_url: url.describe('The scene as JSON. It can be the prompt of another world. Null for worlds from images.'),
  spawn_points: z.array(spawnPoint).nullish().describe('Points where a visitor can stand, in metres: x right, y up, z back.'),
});

/** The world from which another one was made, and how. */
export const worldOriginSchema = z.object({
  world_id: z.string().describe('The world whose scene was changed.'),
  change: z.enum(['variation', 'edit']).describe('`variation`: generated with `:vary`. `edit`: generated with `:edit`.'),
});

/** A World; what is in its assets is null until it has been made. */
export const worldSchema = z.object({
  id: z.string(),
  world_id: z.string().optional().describe('The same as `id`.'),
  display_name: z.string().describe('Name of the world. Empty if none was set.'),
  tags: z.array(z.string()).nullish(),
  styles: z
    .array(z.string())
    .nullish()
    .describe('Styles of the catalogue that the world has, such as `medieval`. Null until the world is finished, and if it has no styles.'),
  world_svc_url: z.string().meta({ format: 'uri' }).describe('URL of the page that shows the world.'),
  assets: worldAssetsSchema,
  created_at: dateTimeStringSchema.nullish(),
  updated_at: dateTimeStringSchema.nullish(),
  permission: worldPermissionSchema.nullish(),
  sharing: worldSharingSchema.nullish().describe('Restrictions of the link.'),
  world_prompt: worldPromptSchema
    .nullish()
    .describe(
      "The prompt that was used. Media sent as base64 appear as media assets. For accounts that do not own the world, each medium appears as a media asset with the ID 'withheld'.",
    ),
  model: z.string().nullish(),
  seed: z.int().nullish(),
  origin: worldOriginSchema
    .nullish()
    .describe('The original world of a variation or an edit. Null for other worlds, and for accounts that do not own the world.'),
});

export const worldResponseSchema = z.object({ world: worldSchema });

export const worldPageSchema = z.object({
  worlds: z.array(worldSchema),
  next_page_token: z.string().nullable().describe('Token of the next page. Null on the last page.'),
});

export const deletedWorldSchema = z.object({ id: z.string(), world_id: z.string(), deleted: z.literal(true) });
