import { MODEL_PRESETS } from '@diorama/domain';
import type { ModelName, Scene } from '@diorama/domain';
import { findBuiltFile, judgeSplats } from '@diorama/quality';
import { decodeSpz } from '@diorama/splat';
import type { Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { createInlineRunner } from '../inline-runner.js';
import { openScene } from '../open-scene.js';
import { proceduralEngine } from '../procedural.js';

/** Pixels of the panorama, and the share of the splats; the eyes stay those of the model. */
const PANO_WIDTH = 256;
const SPLAT_SHARE = 1 / 60;
/** Metres from the origin: outside the area that the standard model follows walkers in (25 m), inside that of the larger one (60 m). */
const STEP = 40;
/** Metres from the origin that a large room has in some direction. */
const INDOOR_STEP = 7;
/** Share of the sphere that closed splats leave open at most. */
const CLOSED = 0.005;
/** Metres that a viewer keeps from a wall. */
const CLEARANCE = 0.3;

const runner = createInlineRunner();
const signal = { throwIfAborted: (): void => undefined };

/** The share of the sphere where the splats leave a gap, averaged over the directions in which a viewer can take the step. */
async function holesAfterStep(scene: Scene, model: ModelName, step: number): Promise<number> {
  const { fullResSplats, ...walk } = MODEL_PRESETS[model];
  const preset = { ...walk, panoWidth: PANO_WIDTH, fullResSplats: Math.round(fullResSplats * SPLAT_SHARE) };
  const world = await proceduralEngine.build(scene, { preset, runner, onProgress: () => undefined, signal });
  const cloud = decodeSpz(findBuiltFile(world, 'splats.spz_urls.full_res').bytes);
  const { renderer } = openScene(scene);
  const directions: readonly Vec3[] = [
    [0, 0, -1],
    [1, 0, 0],
    [0, 0, 1],
    [-1, 0, 0],
  ];
  const open = directions.filter((direction) => renderer.cast([0, 0, 0], direction) > step + CLEARANCE);
  expect(open).not.toEqual([]);
  const holes = open.map(([x, y, z]) => judgeSplats(cloud, renderer, { origin: [step * x, y, step * z], width: 96 }).holes);
  return holes.reduce((sum, share) => sum + share, 0) / holes.length;
}

describe('the extent of a world', () => {
  it('[generate-10] is larger with svc-1.1-plus than with svc-1.1: the splats stay closed farther from the centre', async () => {
    const { scene } = proceduralEngine.compose('a village', 5);
    const [standard, plus] = [await holesAfterStep(scene, 'svc-1.1', STEP), await holesAfterStep(scene, 'svc-1.1-plus', STEP)];
    expect(plus).toBeLessThan(CLOSED);
    expect(standard).toBeGreaterThan(5 * plus);
  }, 300_000);

  it('includes all of a large room', async () => {
    const { scene } = proceduralEngine.compose('a temple hall', 5);
    expect(await holesAfterStep(scene, 'svc-1.1', INDOOR_STEP)).toBeLessThan(CLOSED);
  }, 300_000);
});
