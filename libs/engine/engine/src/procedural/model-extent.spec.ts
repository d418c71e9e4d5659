import { MODEL_PRESETS } from '@diorama/domain';
import type { ModelName, Scene } from '@diorama/domain';
import { findBuiltFile, judgeSplats } from '@diorama/quality';
import { decodeSpz } from '@diorama/splat';
import type { Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { createInlineRunner } from '../inline-runner.js';
import { openScene } from '../open-scene.js';
import { proceduralEngine } from '../procedural.js';

/** Pixels of the panorama; the splat count shrinks with it, the capture spots stay those of the model. */
const PANO_WIDTH = 320;
/** Metres from the origin: outside the capture radius of the standard model (3 m), inside that of the larger one (8 m). */
const STEP = 7;
/** Metres that a viewer keeps from a wall. */
const CLEARANCE = 0.3;

const runner = createInlineRunner();
const signal = { throwIfAborted: (): void => undefined };

/** The share of the sphere where the splats leave a gap, averaged over the directions in which a viewer can take the step. */
async function holesAfterStep(scene: Scene, model: ModelName): Promise<number> {
  const { panoWidth, fullResSplats, ...captures } = MODEL_PRESETS[model];
  const preset = { ...captures, panoWidth: PANO_WIDTH, fullResSplats: Math.round(fullResSplats * (PANO_WIDTH / panoWidth) ** 2) };
  const world = await proceduralEngine.build(scene, { preset, runner, onProgress: () => undefined, signal });
  const cloud = decodeSpz(findBuiltFile(world, 'splats.spz_urls.full_res').bytes);
  const { renderer } = openScene(scene);
  const directions: readonly Vec3[] = [
    [0, 0, -1],
    [1, 0, 0],
    [0, 0, 1],
    [-1, 0, 0],
  ];
  const open = directions.filter((direction) => renderer.cast([0, 0, 0], direction) > STEP + CLEARANCE);
  expect(open).not.toEqual([]);
  const holes = open.map(([x, y, z]) => judgeSplats(cloud, renderer, { origin: [STEP * x, y, STEP * z], width: 96 }).holes);
  return holes.reduce((sum, share) => sum + share, 0) / holes.length;
}

describe('the extent of a world', () => {
  it.each([
    ['outdoors', 'a village'],
    ['in a large room', 'a temple hall'],
  ])(
    '[generate-10] is larger with svc-1.1-plus than with svc-1.1 %s: the splats stay closed farther from the centre',
    async (_, prompt) => {
      const { scene } = proceduralEngine.compose(prompt, 5);
      const [standard, plus] = [await holesAfterStep(scene, 'svc-1.1'), await holesAfterStep(scene, 'svc-1.1-plus')];
      expect(plus).toBeLessThan(0.005);
      expect(standard).toBeGreaterThan(5 * plus);
    },
  );
});
