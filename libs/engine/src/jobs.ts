import type { WorldQuality } from '@diorama/domain';
import type { OccupancyGrid } from '@diorama/mesh';
import type { Decimated, DeflatedPart, SogScene, SplatCloud } from '@diorama/splat';

import type { DepthField } from './depth-painter/depth-field.js';
import type { LightMaps, LightRowsInput } from './depth-painter/light-rows.js';
import type { Metered, PaintRowsInput, Sitting } from './depth-painter/paint-rows.js';
import type { SurveyHints } from './depth-painter/site.js';
import type { SmoothRowsInput } from './depth-painter/smooth-steps.js';
import type { DepthSurvey } from './depth-painter/survey.js';
import type { RetouchRowsInput } from './paint-network/retouch-rows.js';
import type { ShownPainting, ShowPaintingInput } from './paint-network/show-painting.js';
import type { MeshDetail, PictureLayout } from './export/mesh-source.js';
import type { SpawnPoint, Vec3 } from './geometry/world-model.js';
import type { Layout } from './pictures/layout.js';
import type { PaintedPanorama, PaintInput } from './pictures/paint-panorama.js';
import type { EncodedPicture } from './encoded-picture.js';
import type { PictureMeshInput } from './pictures/picture-mesh.js';
import type { PictureSplats, PictureSplatsInput } from './pictures/picture-splats.js';
import type { ShapedPanorama, ShapeInput } from './pictures/shape-panorama.js';
import type { JudgePicturesInput } from './quality/judge-pictures.js';
import type { JudgeWorldInput, LookAtSceneInput, SceneTruth } from './quality/judge-world.js';
import type { Raster } from './raster.js';
import type { CaptureView, RowRange } from './render/capture.js';
import type { Scene } from './scene/scene.js';
import type { CapturedSplats } from './surface/capture-splats.js';
import type { SharingCapture } from './surface/ownership.js';
import type { SettledColors, SettleInput } from './surface/settle-colors.js';
import type { SkyDomeInput } from './surface/sky-dome.js';
import type { HiddenSky } from './surface/sky-raster.js';
import type { SplatPart } from './surface/splat-batch.js';

/** The engine's jobs: what each takes. Inputs and outputs are plain data that a thread can receive. */
export interface JobInputs {
  /** Finds the places to capture from. */
  'plan-captures': { readonly scene: Scene; readonly count: number; readonly radius: number };
  /** Traces distances only. */
  'map-rows': { readonly scene: Scene; readonly view: CaptureView; readonly rows: RowRange };
  /** Renders rows of the first capture: panorama, depth, splats and sky. Rows come in whole pairs. */
  'render-rows': { readonly scene: Scene; readonly captures: readonly SharingCapture[]; readonly rows: RowRange };
  /** Renders rows of a later capture for the surfaces that are its own. */
  'splat-rows': {
    readonly scene: Scene;
    readonly captures: readonly SharingCapture[];
    readonly own: number;
    readonly rows: RowRange;
    readonly skyWidth: number;
  };
  /** Makes the dome of the sky. */
  'sky-splats': SkyDomeInput;
  /** Thins splats out to at most `most`. */
  'thin-level': { readonly level: Decimated; readonly most: number };
  /** Moves the colours of splats so that, blended, they look like the panorama. */
  'settle-colors': SettleInput;
  /** Packs splats for SPZ. */
  'pack-level': SplatCloud;
  /** Compresses one piece of a packed level. */
  'deflate-piece': { readonly bytes: Uint8Array; readonly last: boolean };
  /** Writes the EXR of a distance picture, `width` x `width / 2` metres. */
  'encode-depth': { readonly width: number; readonly distance: Float32Array };
  /** Builds the collider's GLB. */
  'build-collider': { readonly scene: Scene };
  /** Reads an SPZ file. */
  'decode-splats': { readonly bytes: Uint8Array };
  /** Reads an SPZ file and quantises it for SOG. */
  'pack-sog': { readonly bytes: Uint8Array };
  /** Reads a collider's GLB and looks where a robot could stand. */
  'map-occupancy': { readonly bytes: Uint8Array };
  /** Lays out the meshes of an export. */
  'plan-mesh': MeshJob;
  /** Paints one band of one texture. */
  'paint-mesh': MeshJob & { readonly picture: number; readonly band: number };
  /** Colours the vertices `[start, end)` of the coloured mesh. */
  'color-mesh': MeshJob & { readonly start: number; readonly end: number };
  /** Writes the GLB of the textured meshes. */
  'encode-textured-mesh': MeshJob & { readonly textures: readonly EncodedPicture[] };
  /** Writes the GLB of the coloured mesh from the colours of all its vertices. */
  'encode-colored-mesh': MeshJob & { readonly colors: Float32Array };
  /** Looks at a scene from where its world will be looked at. */
  'look-at-scene': LookAtSceneInput;
  /** Measures a world of a scene. */
  'judge-world': JudgeWorldInput;
  /** Measures a world of pictures. */
  'judge-pictures': JudgePicturesInput;
  /** Lays pictures onto the sphere and continues them all around. */
  'paint-panorama': PaintInput;
  /** Brings a panorama into the form that a depth network is shown. */
  'show-network': { readonly panorama: Raster };
  /** Estimates the distances in a panorama. */
  'shape-panorama': ShapeInput;
  /** Makes splats of rows of a panorama with distances. Rows come in whole pairs. */
  'picture-splats': PictureSplatsInput;
  /** Builds the collider's GLB of a panorama's layout. */
  'picture-collider': Layout;
  /** Writes the GLB of a panorama's surfaces with a texture, which is the panorama of this width. */
  'picture-textured-mesh': PictureMeshInput & { readonly width: number; readonly texture: EncodedPicture };
  /** Writes the GLB of a panorama's surfaces with a colour at each vertex. */
  'picture-colored-mesh': PictureMeshInput & { readonly panorama: Raster };
  /** Finds the steps that a file of few bits left in a depth panorama. */
  'find-depth-steps': DepthField;
  /** Smooths them away in some rows. */
  'smooth-depth-rows': SmoothRowsInput;
  /** Looks at a whole depth panorama without them. */
  'survey-depth': { readonly field: DepthField; readonly hints: SurveyHints };
  /** Finds how light reaches some rows of a survey. */
  'light-depth-rows': LightRowsInput;
  /** Smooths the light that was found and measures the exposure. */
  'meter-depth': Sitting;
  /** Paints rows of a picture of a survey. */
  'paint-depth-rows': PaintRowsInput;
  /** Shows a network a painted depth. */
  'show-painting': ShowPaintingInput;
  /** Changes rows of such a picture as the network answered. */
  'retouch-rows': RetouchRowsInput;
}

export interface MeshJob {
  readonly scene: Scene;
  readonly detail: MeshDetail;
}

/** What each job gives. */
export interface JobOutputs {
  'plan-captures': CapturePlan;
  'map-rows': Float32Array;
  'render-rows': RenderedRows;
  'splat-rows': CapturedSplats & { readonly sky: HiddenSky };
  'sky-splats': SplatPart;
  'thin-level': Decimated;
  'settle-colors': SettledColors;
  'pack-level': Uint8Array;
  'deflate-piece': DeflatedPart;
  'encode-depth': Uint8Array;
  'build-collider': Uint8Array;
  'decode-splats': SplatCloud;
  'pack-sog': SogScene;
  'map-occupancy': OccupancyGrid;
  'plan-mesh': MeshPlan;
  'paint-mesh': Uint8Array;
  'color-mesh': Float32Array;
  'encode-textured-mesh': Uint8Array;
  'encode-colored-mesh': Uint8Array;
  'look-at-scene': SceneTruth;
  'judge-world': WorldQuality;
  'judge-pictures': WorldQuality;
  'paint-panorama': PaintedPanorama;
  'show-network': Float32Array;
  'shape-panorama': ShapedPanorama;
  'picture-splats': PictureSplats;
  'picture-collider': Uint8Array;
  'picture-textured-mesh': Uint8Array;
  'picture-colored-mesh': Uint8Array;
  'find-depth-steps': Float64Array | null;
  'smooth-depth-rows': Float32Array;
  'survey-depth': DepthSurvey;
  'light-depth-rows': LightMaps;
  'meter-depth': Metered;
  /** Eight bits a channel, RGB, dithered. */
  'paint-depth-rows': Uint8Array;
  'show-painting': ShownPainting;
  'retouch-rows': Uint8Array;
}

/** What there is to paint before the meshes of an export can be written. */
export interface MeshPlan {
  readonly pictures: readonly PictureLayout[];
  readonly coloredVertices: number;
}

export interface CapturePlan {
  /** Places to capture from, metres; the origin is the first. */
  readonly spots: readonly Vec3[];
  readonly spawnPoints: readonly SpawnPoint[];
  /** Height of the origin above the ground, metres. */
  readonly eyeHeight: number;
  /** Nothing but sky lies further from the origin, metres. */
  readonly radius: number;
}

export interface RenderedRows extends CapturedSplats {
  /** Eight bits a channel, RGB, dithered. */
  readonly panorama: Uint8Array;
  /** Metres along the ray, Infinity for sky. */
  readonly distance: Float32Array;
  /** As in `PanoramaTruth`. */
  readonly normals: Uint8Array;
  readonly semantics: Uint8Array;
  /** Sums of the sky at half the resolution, as `skyBand` makes them. */
  readonly sky: Float32Array;
}

export type JobKind = keyof JobInputs;

/**
 * Runs jobs that are pure functions of plain data. Results do not depend on where or in which order they ran; the engine
 * puts them together in the order in which it asked.
 */
export interface JobRunner {
  /** How many jobs run at the same time. */
  readonly width: number;
  /**
   * Runs one job. Typed arrays in the input may be moved to where it runs, so the caller must not touch them again; those
   * over a SharedArrayBuffer stay.
   */
  run<Kind extends JobKind>(kind: Kind, input: JobInputs[Kind]): Promise<JobOutputs[Kind]>;
}
