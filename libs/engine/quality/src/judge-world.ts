import type { Scene } from '@diorama/domain';
import type { Raster } from '@diorama/raster';
import type { OpenedScene, OpenScene } from '@diorama/render';
import { decodeSpz } from '@diorama/splat';

import { measureCollider } from './collider-figures.js';
import { measureDepthEdgeAgreement } from './depth-edges.js';
import type { CaptureQuality } from './judge-pictures.js';
import { captureReferenceView, comparePictures } from './judge-splats.js';
import type { ReferenceView } from './judge-splats.js';
import { measurePoleError, measureSeamRatio } from './panorama-figures.js';
import { renderSplats } from './render-splats.js';
import { findOpenHeading, OFFSETS, ROOM, roundToDigits } from './standpoints.js';
import type { DirectionClearance } from './standpoints.js';

/** What a world is held against: its scene as a visitor would truly see it. */
export interface SceneReference {
  /** From the capture point and beside it, as far as there is room. */
  readonly views: readonly { readonly metres: number; readonly truth: ReferenceView }[];
  readonly collider: { readonly agrees: number; readonly stops: number };
}

/** Input of the job `look-at-scene`. */
export interface LookAtSceneInput {
  readonly scene: Scene;
  /** The collider's GLB. */
  readonly collider: Uint8Array;
}

/** Input of the job `judge-world`. */
export interface JudgeWorldInput {
  readonly truth: SceneReference;
  readonly panorama: Raster;
  /** The `100k` file. */
  readonly splats: Uint8Array;
}

/** Pixels across of the comparisons, of which one band of rows in so many is made: this is to cost a second, not a minute. */
const WIDTH = 128;
const ONE_BAND_IN = 2;

/** Looks at a scene from where its world will be looked at; this needs the scene, which is open only while its world is built. */
export function captureSceneReference({ scene, collider }: LookAtSceneInput, open: OpenScene): SceneReference {
  const opened = open(scene);
  const heading = findMostOpenDirection(opened);
  const views = OFFSETS.filter((metres) => metres === 0 || heading.room >= metres + ROOM).map((metres) => {
    const origin = [heading.x * metres, 0, heading.z * metres] as const;
    return { metres, truth: captureReferenceView(opened.renderer, { origin, width: WIDTH, oneBandIn: ONE_BAND_IN }) };
  });
  return { views, collider: measureCollider(collider, opened) };
}

/** Looks at a finished world as a visitor would, beside what its scene truly shows. */
export function judgeWorld({ truth: { views, collider }, panorama, splats }: JudgeWorldInput): CaptureQuality {
  const cloud = decodeSpz(splats);
  let depthEdges = 1;
  const judged = views.map(({ metres, truth }) => {
    const picture = renderSplats(cloud, truth.view, truth);
    if (metres === 0) depthEdges = measureDepthEdgeAgreement(truth, picture);
    const { psnr, holes } = comparePictures(truth, picture);
    return { metres, psnr: roundToDigits(psnr, 2), holes: roundToDigits(holes, 5) };
  });
  return {
    seam: roundToDigits(measureSeamRatio(panorama), 3),
    pole: roundToDigits(measurePoleError(panorama), 4),
    views: judged,
    depthEdges: roundToDigits(depthEdges, 3),
    collider: { agrees: roundToDigits(collider.agrees, 3), stops: roundToDigits(collider.stops, 3) },
  };
}

const FAR = OFFSETS[OFFSETS.length - 1] as number;

/** Where a visitor can walk straight on. */
function findMostOpenDirection({ renderer }: OpenedScene): DirectionClearance {
  return findOpenHeading((azimuth) => Math.min(FAR + 2 * ROOM, renderer.cast([0, 0, 0], [Math.sin(azimuth), 0, -Math.cos(azimuth)])));
}
