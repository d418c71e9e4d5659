import { MODEL_PRESETS } from '@diorama/domain';
import type { JobRunner, PanoramaReference } from '@diorama/jobs';
import { pixelToDirection } from '@diorama/pano';
import { SEMANTICS } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { createJobExecutor } from '../execute-job.js';
import type { EngineJobs } from '../execute-job.js';
import { proceduralEngine } from '../procedural.js';

const WIDTH = 64;
const preset = { ...MODEL_PRESETS['svc-1.0-draft'], panoWidth: WIDTH, fullResSplats: 20_000, eyes: 8 };

/** What a build tells, and the distances that it was told with. */
async function build(prompt: string): Promise<{ truth: PanoramaReference; distance: Float32Array }> {
  const execute = createJobExecutor();
  let truth: PanoramaReference | null = null;
  let distance: Float32Array | null = null;
  const runner: JobRunner<EngineJobs> = {
    width: 1,
    run: async (kind, input) => {
      if ('distance' in input && kind === 'encode-depth') distance = (input as { distance: Float32Array }).distance;
      return execute(kind, input);
    },
  };
  const { scene } = proceduralEngine.compose(prompt, 3);
  await proceduralEngine.build(scene, {
    preset,
    runner,
    onProgress: () => {},
    signal: { throwIfAborted: () => {} },
    onTruth: (told) => (truth = told),
  });
  if (truth === null || distance === null) throw new Error('the build told nothing');
  return { truth, distance };
}

describe('what the pixels of a panorama show', () => {
  it('agrees with the distances: surfaces face the viewer, and sky has no normal', async () => {
    const { truth, distance } = await build('a house beside a lake in a meadow at noon');
    const { normals, semantics } = truth;
    expect([normals.width, normals.height, semantics.length]).toEqual([WIDTH, WIDTH / 2, distance.length]);
    const direction = new Float64Array(3);
    let facing = 0;
    for (const [p, metres] of distance.entries()) {
      const normal = [0, 1, 2].map((axis) => (2 * (normals.data[3 * p + axis] ?? 0)) / 255 - 1);
      const name = SEMANTICS[semantics[p] ?? -1];
      expect(name === 'sky').toBe(metres === Infinity);
      const length = Math.hypot(...normal);
      expect(name === 'sky' ? length < 0.01 : Math.abs(length - 1) < 0.02).toBe(true);
      pixelToDirection(WIDTH, p % WIDTH, Math.floor(p / WIDTH), direction);
      if (name !== 'sky' && normal.reduce((sum, n, axis) => sum + n * (direction[axis] ?? 0), 0) < 0.02) facing++;
    }
    expect(facing).toBe(distance.filter((metres) => metres !== Infinity).length);
    const seen = new Set([...semantics].map((id) => SEMANTICS[id]));
    for (const name of ['sky', 'ground', 'water', 'building']) expect(seen).toContain(name);
  }, 60_000);

  it('points up from the ground below the viewer', async () => {
    const { truth } = await build('a flat empty desert');
    const below = truth.normals.data.subarray(-3);
    expect(below[1]).toBeGreaterThan(240);
  }, 60_000);
});
