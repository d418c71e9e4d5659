import type { JobRunner } from '@diorama/jobs';
import { describe, expect, it } from 'vitest';

import { createJobExecutor } from '../execute-job.js';
import type { EngineJobs } from '../execute-job.js';
import { proceduralEngine } from '../procedural.js';
import { renderSceneLight } from './render-light.js';

const WIDTH = 96;

describe('the light of a scene', () => {
  it('is a Radiance panorama of the asked width with the same bytes, however many jobs run at a time', async () => {
    const { scene } = proceduralEngine.compose('a flat empty desert at noon', 3);
    const execute = createJobExecutor();
    const files: Buffer[] = [];
    for (const width of [1, 2]) {
      const runner: JobRunner<EngineJobs> = { width, run: async (kind, input) => execute(kind, input) };
      const fractions: number[] = [];
      const request = { runner, signal: { throwIfAborted: () => {} }, onProgress: (fraction: number) => fractions.push(fraction) };
      files.push(Buffer.concat(await renderSceneLight(scene, WIDTH, request)));
      expect(fractions).toEqual([0.5, 1]);
    }
    expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
    expect(files[0]?.toString('latin1')).toMatch(
      /^#\?RADIANCE\nSOFTWARE=Diorama\nEXPOSURE=0\.\d+\nFORMAT=32-bit_rle_rgbe\n\n-Y 48 \+X 96\n/,
    );
  }, 60_000);

  it('stops when it is cancelled', async () => {
    const { scene } = proceduralEngine.compose('a flat empty desert at noon', 3);
    const runner: JobRunner<EngineJobs> = { width: 1, run: () => Promise.reject(new Error('a job ran')) };
    const signal = {
      throwIfAborted: () => {
        throw new Error('cancelled');
      },
    };
    await expect(renderSceneLight(scene, WIDTH, { runner, signal, onProgress: () => {} })).rejects.toThrow('cancelled');
  });
});
