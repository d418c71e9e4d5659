import { rendersCoarsely } from '@diorama/domain';
import type { ModelPreset, Scene } from '@diorama/domain';
import { JobGate } from '@diorama/jobs';
import type { JobRunner } from '@diorama/jobs';
import type { EncodedPicture, Raster } from '@diorama/raster';

import type { MeshJobs, TexturePaintPlan } from './jobs.js';
import type { MeshJob } from './mesh-context.js';
import { computeBandRows } from './mesh-source.js';
import type { MeshDetail, PictureLayout } from './mesh-source.js';

export interface MeshExportRequest {
  readonly detail: MeshDetail;
  /** Where the heavy jobs run: inline, or on other threads. */
  readonly runner: JobRunner<MeshJobs>;
  /** Makes a texture's file. */
  readonly encodePicture: (raster: Raster) => Promise<EncodedPicture>;
  /** Called often with the fraction 0 to 1 that is done. */
  readonly onProgress: (fraction: number) => void;
  /** Asked between jobs; an AbortSignal fits. When it throws, the export rejects with what it threw. */
  readonly signal: { throwIfAborted(): void };
}

/** Two GLB files of the same surfaces. */
export interface ExportedMesh {
  readonly textured: Uint8Array;
  readonly colored: Uint8Array;
}

const CHUNK_VERTICES = 32_768;

const DRAFT: MeshDetail = { thingTexels: 2_048, groundTexels: 1_536, texturedTriangles: 450_000, coloredTriangles: 700_000 };
const FULL: MeshDetail = { thingTexels: 3_072, groundTexels: 2_048, texturedTriangles: 650_000, coloredTriangles: 1_000_000 };

/** Width of the panorama that goes with `DRAFT`, in pixels. */
const DRAFT_PANO_WIDTH = 2_048;

/** The detail of meshes that fits the pictures of a preset: below those of drafts, textures and triangles fall with the panorama. */
export function chooseMeshDetail(preset: ModelPreset): MeshDetail {
  if (!rendersCoarsely(preset)) return FULL;
  const share = Math.min(1, preset.panoWidth / DRAFT_PANO_WIDTH);
  return {
    thingTexels: share * DRAFT.thingTexels,
    groundTexels: share * DRAFT.groundTexels,
    texturedTriangles: Math.round(share * share * DRAFT.texturedTriangles),
    coloredTriangles: Math.round(share * share * DRAFT.coloredTriangles),
  };
}

/** Makes the meshes of a scene with jobs on the request's runner; the same scene and detail give the same bytes. */
export async function exportMesh(scene: Scene, request: MeshExportRequest): Promise<ExportedMesh> {
  const gate = new JobGate(request.runner, request.signal);
  const made = new MeshExport({ scene, detail: request.detail }, request, gate);
  try {
    return await made.run();
  } finally {
    await gate.settled(); // a caller that was refused may reuse the runner at once
    await made.encoded(); // nor is a texture of it still in memory then
  }
}

class MeshExport {
  private done = 0;
  private steps = 1;
  private readonly textures: Promise<EncodedPicture>[] = [];

  constructor(
    private readonly job: MeshJob,
    private readonly request: MeshExportRequest,
    private readonly gate: JobGate<MeshJobs>,
  ) {}

  async run(): Promise<ExportedMesh> {
    const { gate, job, request } = this;
    // Every thread lays the meshes out for itself before it paints: asked for together, they do so at the same time.
    const plans = await Promise.all(Array.from({ length: request.runner.width }, () => gate.run('plan-mesh', job)));
    const plan = plans[0] as TexturePaintPlan;
    this.steps = 1 + chunksOf(plan).length + plan.pictures.reduce((sum, { bands }) => sum + bands.length, 0);
    // One texture at a time is in memory unpacked; the next, or the vertices, are painted while it is being encoded.
    for (const [picture, layout] of plan.pictures.entries()) {
      const texture = this.encode(await this.paint(picture, layout));
      texture.catch(() => undefined); // is heard of below, once all are painted
      this.textures.push(texture);
    }
    const [textured, colored] = await Promise.all([this.finishTextured(), this.finishColored(plan)]);
    request.onProgress(1);
    return { textured, colored };
  }

  /** Resolves when no texture is being encoded any more. */
  async encoded(): Promise<void> {
    await Promise.allSettled(this.textures);
  }

  private async finishTextured(): Promise<Uint8Array> {
    return this.gate.run('encode-textured-mesh', { ...this.job, textures: await Promise.all(this.textures) });
  }

  private async finishColored(plan: TexturePaintPlan): Promise<Uint8Array> {
    return this.gate.run('encode-colored-mesh', { ...this.job, colors: await this.color(plan) });
  }

  private async encode(raster: Raster): Promise<EncodedPicture> {
    const { mimeType, bytes } = await this.request.encodePicture(raster);
    return { mimeType, bytes: new Uint8Array(bytes) }; // what an encoder gives may lie in memory that cannot be moved to a thread
  }

  private async paint(picture: number, layout: PictureLayout): Promise<Raster> {
    const { width, height } = layout;
    const data = new Uint8Array(3 * width * height);
    await Promise.all(
      layout.bands.map(async (_start, band) => {
        const rows = await this.gate.run('paint-mesh', { ...this.job, picture, band });
        data.set(rows, 3 * width * computeBandRows(layout, band).start);
        this.step();
      }),
    );
    return { width, height, data };
  }

  private async color(plan: TexturePaintPlan): Promise<Float32Array> {
    const colors = new Float32Array(3 * plan.coloredVertices);
    await Promise.all(
      chunksOf(plan).map(async (start) => {
        const end = Math.min(plan.coloredVertices, start + CHUNK_VERTICES);
        colors.set(await this.gate.run('color-mesh', { ...this.job, start, end }), 3 * start);
        this.step();
      }),
    );
    return colors;
  }

  private step(): void {
    this.request.onProgress(++this.done / this.steps);
  }
}

const chunksOf = ({ coloredVertices }: TexturePaintPlan): number[] =>
  Array.from({ length: Math.ceil(coloredVertices / CHUNK_VERTICES) }, (_, i) => i * CHUNK_VERTICES);
