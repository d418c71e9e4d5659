import type { WalkFigures } from '@diorama/domain';
import type { BuildRequest } from '@diorama/jobs';
import { captureReferenceView, chooseStandpoints, findBuiltFile, judgeWalkView, renderSplats, summarizeWalk } from '@diorama/quality';
import type { SplatView } from '@diorama/quality';
import { decodeSpz } from '@diorama/splat';
import { beforeAll, describe, expect, it } from 'vitest';

import type { EngineJobs } from './execute-job.js';
import { createInlineRunner } from './inline-runner.js';
import { openScene } from './open-scene.js';
import { proceduralEngine } from './procedural.js';

/** A small draft. */
const request: BuildRequest<EngineJobs> = {
  preset: { panoWidth: 256, fullResSplats: 60_000, eyes: 4, walkRadius: 6 },
  runner: createInlineRunner(),
  onProgress: () => undefined,
  signal: { throwIfAborted: (): void => undefined },
};

/** Metres from the capture point at which the worlds are measured, and pixels across of the comparison. */
const METRES = 4;
const WIDTH = 48;

/** Least decibels and greatest shares. */
interface Bounds {
  readonly psnr: number;
  readonly worstPsnr: number;
  readonly downPsnr: number;
  readonly holes: number;
  readonly worstHoles: number;
  readonly worstFloaters: number;
}

/**
 * A place with the directions in which a walker gets that far. The worlds have 3 dB to spare, and a third of the holes and floaters or
 * fewer: the bounds catch worlds that fall apart, whereas `npm run quality` holds full-size worlds to closer ones.
 */
interface Place {
  readonly place: string;
  readonly prompt: string;
  readonly directions: number;
  readonly bounds: Bounds;
}

const PLACES: readonly Place[] = [
  {
    place: 'outdoors',
    prompt: 'a meadow with a barn',
    directions: 8,
    bounds: { psnr: 26, worstPsnr: 25, downPsnr: 24, holes: 0.002, worstHoles: 0.005, worstFloaters: 0.006 },
  },
  {
    place: 'in a room',
    prompt: 'a living room',
    directions: 2,
    bounds: { psnr: 19, worstPsnr: 18, downPsnr: 21, holes: 0.012, worstHoles: 0.015, worstFloaters: 0.04 },
  },
];

/** The names of the bounds that the figures break. */
function brokenBounds({ psnr, down, holes, floaters }: WalkFigures, bounds: Bounds): string[] {
  const isKept: Record<keyof Bounds, boolean> = {
    psnr: psnr.median >= bounds.psnr,
    worstPsnr: psnr.worst >= bounds.worstPsnr,
    downPsnr: down.median >= bounds.downPsnr,
    holes: holes.median <= bounds.holes,
    worstHoles: holes.worst <= bounds.worstHoles,
    worstFloaters: floaters.worst <= bounds.worstFloaters,
  };
  return Object.keys(isKept).filter((name) => !isKept[name as keyof Bounds]);
}

/** Opacity of a splat that stops no light, as a logit. */
const NOTHING = -20;
/** Metres to the right of the capture point beyond which worlds are damaged. */
const RIGHT = 2;

const isRight = ({ positions }: SplatView, splat: number): boolean => positions[3 * splat] > RIGHT;

/** The splats without those on the right. */
const withoutRight = (cloud: SplatView): SplatView => ({
  ...cloud,
  opacities: cloud.opacities.map((logit, i) => (isRight(cloud, i) ? NOTHING : logit)),
});

/** The splats with those on the right pulled towards the capture point. */
const withRightPulled = (cloud: SplatView): SplatView => ({
  ...cloud,
  positions: cloud.positions.map((metres, i) => (isRight(cloud, Math.floor(i / 3)) ? metres / 2 : metres)),
});

describe.each(PLACES)('a walk $place', ({ prompt, directions, bounds }) => {
  let judge: (cloud: SplatView) => WalkFigures;
  let files: Readonly<Record<'full_res' | '100k', SplatView>>;

  beforeAll(async () => {
    const { scene } = proceduralEngine.compose(prompt, 3);
    const built = await proceduralEngine.build(scene, request);
    const { model, renderer } = openScene(scene);
    const places = chooseStandpoints(model, request.preset.walkRadius).filter(({ metres }) => metres === METRES);
    const truths = places.map(({ origin }) => captureReferenceView(renderer, { origin, width: WIDTH }));
    judge = (cloud) => {
      const views = truths.map((truth) => ({ metres: METRES, ...judgeWalkView(truth, renderSplats(cloud, truth.view)) }));
      const [figures] = summarizeWalk(views);
      if (!figures) throw new Error('no place was judged');
      return figures;
    };
    const decode = (level: 'full_res' | '100k'): SplatView => decodeSpz(findBuiltFile(built, `splats.spz_urls.${level}`).bytes);
    files = { full_res: decode('full_res'), '100k': decode('100k') };
  }, 300_000);

  it('reaches four metres in several directions', () => {
    expect(judge(files.full_res).directions).toBeGreaterThanOrEqual(directions);
  });

  it.each(['full_res', '100k'] as const)('keeps the bounds with the %s file', (level) => {
    const figures = judge(files[level]);

    expect({ ...figures, broken: brokenBounds(figures, bounds) }).toEqual({ ...figures, broken: [] });
  });

  it('breaks the bounds where a side of the world is missing', () => {
    const broken = brokenBounds(judge(withoutRight(files.full_res)), bounds);
    expect(broken).toEqual(expect.arrayContaining(['psnr', 'worstPsnr', 'holes', 'worstHoles']));
  });

  it('breaks the bounds where splats float in front of the surfaces', () => {
    expect(brokenBounds(judge(withRightPulled(files.full_res)), bounds)).toContain('worstFloaters');
  });
});
