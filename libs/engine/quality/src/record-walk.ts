import type { FigureSpread, Scene, WalkFigures } from '@diorama/domain';
import type { OpenScene } from '@diorama/render';
import { decodeSpz } from '@diorama/splat';

import { captureReferenceView } from './judge-splats.js';
import type { ReferenceView } from './judge-splats.js';
import { chooseStandpoints, judgeWalkView } from './judge-walk.js';
import { renderSplats } from './render-splats.js';
import { roundToDigits } from './standpoints.js';
import { summarizeWalk } from './walk-figures.js';

/** Input of the job `capture-walk`. */
export interface CaptureWalkInput {
  readonly scene: Scene;
  /** Metres around the origin within which the world is to hold. */
  readonly radius: number;
  /** Most directions at each distance. */
  readonly directions: number;
}

/** The true view from one place of a walk. */
export interface WalkReference {
  readonly metres: number;
  readonly truth: ReferenceView;
}

/** Input of the job `judge-walk`. */
export interface JudgeWalkInput {
  readonly walk: readonly WalkReference[];
  /** The `100k` file. */
  readonly splats: Uint8Array;
}

/** Pixels across of the comparisons: they may take a few hundredths of the time that a world takes. */
const WIDTH = 48;

/** Renders a scene from the places of a walk. */
export function captureWalk({ scene, radius, directions }: CaptureWalkInput, open: OpenScene): WalkReference[] {
  const { model, renderer } = open(scene);
  return chooseStandpoints(model, radius, directions).map(({ metres, origin }) => ({
    metres,
    truth: captureReferenceView(renderer, { origin, width: WIDTH }),
  }));
}

/** Measures how the splats of a world look on that walk. */
export function judgeWalk({ walk, splats }: JudgeWalkInput): WalkFigures[] {
  const cloud = decodeSpz(splats);
  const views = walk.map(({ metres, truth }) => ({ metres, ...judgeWalkView(truth, renderSplats(cloud, truth.view)) }));
  return summarizeWalk(views).map(({ metres, directions, psnr, down, ssim, holes, floaters }) => ({
    metres,
    directions,
    psnr: rounded(psnr, 2),
    down: rounded(down, 2),
    ssim: rounded(ssim, 4),
    holes: rounded(holes, 5),
    floaters: rounded(floaters, 5),
  }));
}

const rounded = ({ median, worst }: FigureSpread, digits: number): FigureSpread => ({
  median: roundToDigits(median, digits),
  worst: roundToDigits(worst, digits),
});
