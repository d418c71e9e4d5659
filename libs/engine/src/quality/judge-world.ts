import type { WorldQuality } from '@diorama/domain';
import { decodeSpz } from '@diorama/splat';

import type { OpenedScene, OpenScene } from '../open-scene.js';
import type { Raster } from '../raster.js';
import type { Scene } from '../scene/scene.js';
import { colliderFigures } from './collider-figures.js';
import { edgeAgreement } from './depth-edges.js';
import { captureTruth, comparePictures } from './judge-splats.js';
import { poleError, seamRatio } from './panorama-figures.js';
import { renderSplats } from './render-splats.js';
import { openHeading, OFFSETS, ROOM, rounded } from './standpoints.js';
import type { Heading } from './standpoints.js';

/** Input of the job `judge-world`. */
export interface JudgeWorldInput {
  readonly scene: Scene;
  readonly panorama: Raster;
  /** The `100k` file. */
  readonly splats: Uint8Array;
  /** The collider's GLB. */
  readonly collider: Uint8Array;
}

/** Pixels across of the comparisons, of which one band of rows in so many is made: this is to cost a second, not a minute. */
const WIDTH = 128;
const ONE_BAND_IN = 2;

/** Looks at a finished world as a visitor would, beside what its scene truly shows. */
export function judgeWorld({ scene, panorama, splats, collider }: JudgeWorldInput, open: OpenScene): WorldQuality {
  const opened = open(scene);
  const cloud = decodeSpz(splats);
  const heading = roomiest(opened);
  const views = [];
  let depthEdges = 1;
  for (const metres of OFFSETS) {
    if (metres > 0 && heading.room < metres + ROOM) continue;
    const origin = [heading.x * metres, 0, heading.z * metres] as const;
    const truth = captureTruth(opened.renderer, { origin, width: WIDTH, oneBandIn: ONE_BAND_IN });
    const picture = renderSplats(cloud, truth.view);
    const { psnr, holes } = comparePictures(truth, picture);
    views.push({ metres, psnr: rounded(psnr, 2), holes: rounded(holes, 5) });
    if (metres === 0) depthEdges = edgeAgreement(truth, picture);
  }
  const { agrees, stops } = colliderFigures(collider, opened);
  return {
    seam: rounded(seamRatio(panorama), 3),
    pole: rounded(poleError(panorama), 4),
    views,
    depthEdges: rounded(depthEdges, 3),
    collider: { agrees: rounded(agrees, 3), stops: rounded(stops, 3) },
  };
}

const FAR = OFFSETS[OFFSETS.length - 1] as number;

/** Where a visitor can walk straight on. */
export function roomiest({ renderer }: OpenedScene): Heading {
  return openHeading((azimuth) => Math.min(FAR + 2 * ROOM, renderer.cast([0, 0, 0], [Math.sin(azimuth), 0, -Math.cos(azimuth)])));
}
