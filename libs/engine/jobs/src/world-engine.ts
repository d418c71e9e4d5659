import type { ModelPreset, Scene, WorldQuality } from '@diorama/domain';
import type { Raster } from '@diorama/raster';
import type { Composition } from '@diorama/scene';

import type { EstimateDepth, PanoramaDistances } from './estimate-depth.js';
import type { JobRunner, JobTypes } from './job-runner.js';

/** One implementation of world generation; `testing/` has the suite that every one of them passes. */
export interface WorldEngine<Jobs extends JobTypes<Jobs>> {
  readonly name: string;
  /** Changes whenever the same scene and seed would give other bytes. */
  readonly version: string;
  /** Reads a prompt. Never throws for odd text: what it does not understand is listed as not represented. */
  compose(prompt: string, seed: number): Composition;
  /** Renders panorama, depth and splats, builds the collider, and looks at what came of it. */
  build(scene: Scene, request: BuildRequest<Jobs>): Promise<BuiltWorld>;
}

export interface BuildRequest<Jobs extends JobTypes<Jobs>> {
  readonly preset: ModelPreset;
  /** Where the heavy jobs run: inline, or on other threads. */
  readonly runner: JobRunner<Jobs>;
  /** Called often with the fraction 0 to 1 that a stage has come to. */
  readonly onProgress: (stage: BuildStage, fraction: number) => void;
  /** Asked between jobs; an AbortSignal fits. When it throws, `build` rejects with what it threw. */
  readonly signal: { throwIfAborted(): void };
  /** Called with each file of the world once it is whole, while others are still being made; they come in no order. */
  readonly onFile?: (file: BuiltFile) => void;
  /**
   * Called with the panorama once it is whole, and with the heading of the first view of the world: degrees clockwise from its centre. Its pixels
   * never change afterwards.
   */
  readonly onPanorama?: (panorama: Raster, heading: number) => void;
  /** Estimates distances in a panorama of pictures; without it they are read from its layout. */
  readonly estimateDepth?: EstimateDepth | undefined;
  /** Distances of the panorama of a picture, from elsewhere; without them they are estimated. */
  readonly distances?: PanoramaDistances | undefined;
  /** A panorama that was painted over the scene's distances: the world takes its colours. Its geometry stays that of the scene. */
  readonly painting?: Raster | undefined;
  /** Called with what the panorama's pixels show, where the engine knows it; nobody changes it afterwards. */
  readonly onTruth?: (truth: PanoramaReference) => void;
}

/** What each pixel of a panorama shows. */
export interface PanoramaReference {
  /** Unit surface normals towards the viewer, each channel 127.5 n + 127.5 for x right, y up, z back; sky is 128, 128, 128. */
  readonly normals: Raster;
  /** Index into SEMANTICS, one byte a pixel, row-major; as wide and high as the normals. */
  readonly semantics: Uint8Array;
}

export type BuildStage = 'render' | 'splats' | 'collider';

export interface BuiltWorld {
  readonly files: readonly BuiltFile[];
  readonly panorama: Raster;
  readonly quality: WorldQuality;
  /** Height of the capture point above the ground in metres. */
  readonly groundPlaneOffset: number;
  readonly spawnPoints: readonly { readonly x: number; readonly y: number; readonly z: number; readonly azimuth: number }[];
  /** How many objects of each entry of the scene were placed, and the share of the panorama's solid angle in which they are seen. */
  readonly objects?: readonly { readonly count: number; readonly visible: number }[];
  /** Which relations of the scene hold in the geometry, in the order of the scene; left out for scenes without relations. */
  readonly relations?: readonly { readonly kind: string; readonly phrase: string; readonly satisfied: boolean }[];
  /** What far things fade to, as `#rrggbb` in sRGB: the mean over all directions. Left out where a world has no horizon. */
  readonly horizonColor?: string;
  /** Where the sun stands: degrees clockwise from -z, and above the horizon. Left out where no sun is seen. */
  readonly sun?: { readonly azimuth: number; readonly elevation: number };
}

/** An asset in its final bytes. */
export interface BuiltFile {
  /** Place in the World's `assets`, such as `splats.spz_urls.100k`. */
  readonly name: AssetName;
  readonly extension: 'spz' | 'glb' | 'exr';
  readonly bytes: Uint8Array;
}

export type AssetName =
  | 'splats.spz_urls.100k'
  | 'splats.spz_urls.500k'
  | 'splats.spz_urls.full_res'
  | 'mesh.collider_mesh_url'
  | 'imagery.depth_exr_url';
