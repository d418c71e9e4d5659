import type { Job, JobTable } from '@diorama/jobs';
import type { OccupancyGrid } from '@diorama/mesh';
import type { EncodedPicture } from '@diorama/raster';

import { encodeColoredMesh, encodeTexturedMesh } from './encode-mesh.js';
import { computeOccupancyGrid } from './map-occupancy.js';
import type { MeshContext, MeshJob } from './mesh-context.js';
import type { PictureLayout } from './mesh-source.js';

/** The jobs that export a scene as meshes. */
export interface MeshJobs {
  /** Lays out the meshes of an export. */
  'plan-mesh': Job<MeshJob, TexturePaintPlan>;
  /** Paints one band of one texture. */
  'paint-mesh': Job<MeshJob & { readonly picture: number; readonly band: number }, Uint8Array>;
  /** Colours the vertices `[start, end)` of the coloured meshes. */
  'color-mesh': Job<MeshJob & { readonly start: number; readonly end: number }, Float32Array>;
  /** Writes the GLB of the textured meshes. */
  'encode-textured-mesh': Job<MeshJob & { readonly textures: readonly EncodedPicture[] }, Uint8Array>;
  /** Writes the GLB of the coloured meshes from the colours of all their vertices. */
  'encode-colored-mesh': Job<MeshJob & { readonly colors: Float32Array }, Uint8Array>;
  /** Reads a collider's GLB and finds where a robot could stand. */
  'map-occupancy': Job<{ readonly bytes: Uint8Array }, OccupancyGrid>;
}

/** What has to be painted before the meshes of an export can be written. */
export interface TexturePaintPlan {
  readonly pictures: readonly PictureLayout[];
  readonly coloredVertices: number;
}

export const MESH_JOBS: JobTable<MeshJobs, MeshContext> = {
  'plan-mesh': (job, { meshes }) => {
    const { pictures, coloredVertices } = meshes(job);
    return { pictures, coloredVertices };
  },
  'paint-mesh': (job, { meshes }) => meshes(job).paint(job.picture, job.band),
  'color-mesh': (job, { meshes }) => meshes(job).color(job.start, job.end),
  'encode-textured-mesh': (job, { open, meshes }) =>
    encodeTexturedMesh(meshes(job).textured(), job.textures, open(job.scene).model.eyeHeight),
  'encode-colored-mesh': (job, { open, meshes }) => encodeColoredMesh(meshes(job).colored(), job.colors, open(job.scene).model.eyeHeight),
  'map-occupancy': ({ bytes }) => computeOccupancyGrid(bytes),
};
