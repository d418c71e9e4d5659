import { readChannel } from '@diorama/exr';
import type { JobRunner } from '@diorama/jobs';
import type { Raster } from '@diorama/raster';
import { SPLAT_JOBS } from '@diorama/splatting';
import { describe, expect, it } from 'vitest';

import { UnusableDepthError } from './field/depth-panorama.js';
import type { DepthPanorama } from './field/depth-panorama.js';
import type { DepthJobs } from './jobs.js';
import type { PaintedDepth } from './painter.js';
import { proceduralDepthPainter } from './procedural-painter.js';
import { depthRunner } from './testing/depth-runner.js';
import {
  depthEdgeAgreement,
  computeMeanLuminance,
  computePeakSignalToNoise,
  rollRows,
  paintingSeamRatio,
} from './testing/painting-metrics.js';
import { computeAnalyticDepth, boxDistance, renderTestDepth } from './testing/sample-depths.js';

const WIDTH = 512;

interface Wanted {
  readonly seed?: number;
  readonly width?: number;
  readonly runner?: JobRunner<DepthJobs>;
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: { throwIfAborted(): void };
}

const paintDepth = (depth: DepthPanorama, prompt: string, wanted: Wanted = {}): Promise<PaintedDepth> => {
  const { seed = 1, width = depth.width, runner = depthRunner(), onProgress = () => {}, signal = { throwIfAborted() {} } } = wanted;
  return proceduralDepthPainter.paint({ depth, prompt, seed, width }, { runner, onProgress, signal });
};

const paint = async (depth: DepthPanorama, prompt: string, wanted?: Wanted): Promise<Raster> =>
  (await paintDepth(depth, prompt, wanted)).panorama;

/** Scenes whose depths have edges that can be told from each other's. */
const SCENES = ['a living room', 'a city street', 'a meadow with a red barn', 'a temple hall', 'a kitchen'];

describe('a painted depth', () => {
  const depths = new Map(SCENES.map((prompt) => [prompt, renderTestDepth(prompt, WIDTH)]));
  const depthOf = (prompt: string): DepthPanorama => depths.get(prompt) as DepthPanorama;
  const painted = new Map<string, Promise<Raster>>();
  const paintingOf = (prompt: string): Promise<Raster> => {
    const known = painted.get(prompt) ?? paint(depthOf(prompt), prompt);
    painted.set(prompt, known);
    return known;
  };

  it('[depth-12] has the edges of its depth, and not those of another', async () => {
    const own = new Map<string, number>();
    let others = 0;
    for (const prompt of SCENES) {
      const picture = await paintingOf(prompt);
      own.set(prompt, depthEdgeAgreement(depthOf(prompt), picture));
      for (const other of SCENES) if (other !== prompt) others += depthEdgeAgreement(depthOf(other), picture) / (SCENES.length - 1);
    }
    expect([...own].filter(([, agreement]) => agreement < 0.6)).toEqual([]);
    expect(others).toBeLessThanOrEqual([...own.values()].reduce((sum, agreement) => sum + agreement) / 2);
  }, 480_000);

  it.each(SCENES)(
    'closes at its seam: %s',
    async (prompt) => {
      expect(paintingSeamRatio(await paintingOf(prompt))).toBeLessThanOrEqual(1.1);
    },
    240_000,
  );

  it.each([
    ['a living room', 37],
    ['a meadow with a red barn', 200],
  ])(
    'turns with its depth: %s by %i columns',
    async (prompt, by) => {
      const depth = depthOf(prompt);
      const turned = await paint({ ...depth, metres: rollRows(depth.metres, WIDTH, by) }, prompt);
      const expected = rollRows((await paintingOf(prompt)).data, 3 * WIDTH, 3 * by);
      expect(computePeakSignalToNoise(turned.data, expected)).toBeGreaterThanOrEqual(35);
    },
    240_000,
  );

  it.each(['a meadow', 'a living room'])(
    'is darker by night than by day: %s',
    async (place) => {
      const depth = renderTestDepth(place, 256);
      const lights: number[] = [];
      for (const time of ['at night', 'at dusk', 'by day']) lights.push(computeMeanLuminance(await paint(depth, `${place} ${time}`)));
      expect(lights).toEqual(lights.toSorted((a, b) => a - b));
      expect(lights[2]).toBeGreaterThan(1.1 * (lights[0] ?? Infinity));
    },
    240_000,
  );

  it('has the same bytes for one seed, whatever the order of the jobs, and others for another', async () => {
    const depth = renderTestDepth('a forest', 256);
    const first = await paint(depth, 'a forest');
    const backwards = await paint(depth, 'a forest', { runner: lastFirstRunner() });
    expect(Buffer.compare(first.data, backwards.data)).toBe(0);
    const other = await paint(depth, 'a forest', { seed: 2 });
    expect(Buffer.compare(first.data, other.data)).not.toBe(0);
    expect(depthEdgeAgreement(depth, other)).toBeGreaterThan(0.9 * depthEdgeAgreement(depth, first));
  }, 240_000);

  it('fits the world whose depth file it is painted from', async () => {
    const prompt = 'a village';
    const { width, metres } = renderTestDepth(prompt, WIDTH);
    const file = SPLAT_JOBS['encode-depth']({ width, distance: metres }, null);
    const { data } = readChannel(file);
    const depth = { width, height: width / 2, metres: data };
    expect(depthEdgeAgreement(depth, await paint(depth, prompt))).toBeGreaterThanOrEqual(0.6);
  }, 240_000);

  it('can be larger or smaller than its depth', async () => {
    const depth = renderTestDepth('a city street', 256);
    for (const width of [128, 384]) {
      const { panorama } = await paintDepth(depth, 'a city street', { width });
      expect(panorama).toMatchObject({ width, height: width / 2 });
      expect(panorama.data.length).toBe((3 * width * width) / 2);
    }
  }, 240_000);
});

describe('what a painting says of itself', () => {
  const depth = renderTestDepth('a meadow with a red barn', 256);

  it('names what was asked for and has no shape or look in it', async () => {
    const { notRepresented, caption } = await paintDepth(depth, 'a blue barn and a dragon in a purple meadow at dusk');
    expect(notRepresented).toEqual(['dragon']);
    expect(caption).toMatch(/meadow.*at dusk/);
  });

  it('tells that a room is painted as something else', async () => {
    const { caption, notRepresented } = await paintDepth(renderTestDepth('a living room', 128), 'a coral reef');
    expect(caption).toContain('under water');
    expect(notRepresented).not.toContain('coral reef');
  });

  it('takes any text', async () => {
    for (const prompt of ['', 'qwxz 🐉 zzz', 'red '.repeat(400)]) {
      const { panorama } = await paintDepth(depth, prompt, { width: 64 });
      expect(new Set(panorama.data).size).toBeGreaterThan(16);
    }
  });

  it('goes up to the end in its progress', async () => {
    const seen: number[] = [];
    await paintDepth(depth, 'a meadow', { width: 128, onProgress: (fraction) => seen.push(fraction) });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  it('stops when it is told to', async () => {
    let jobs = 0;
    const stop = (): void => {
      jobs += 1;
      if (jobs > 3) throw new Error('stopped');
    };
    await expect(paintDepth(depth, 'a meadow', { signal: { throwIfAborted: stop } })).rejects.toThrow('stopped');
  });
});

describe('a hostile depth', () => {
  const isPicture = ({ data }: Raster): boolean => new Set(data).size > 8;

  it.each([
    ['all sky', () => Infinity],
    ['all alike', () => 3],
    ['all close', () => 0.001],
    ['all far', () => 5e5],
    ['from a millimetre to a hundred kilometres', (x: number, y: number) => 10 ** (8 * (0.5 + 0.5 * Math.sin(9 * x + 5 * y)) - 3)],
    ['of spikes', (x: number, y: number, z: number) => (Math.round(7919 * (x + 2 * y + 3 * z)) % 5 === 0 ? 0.4 : 40)],
    [
      'of holes in a wall',
      (x: number, y: number, z: number) => (Math.round(311 * (x + z)) % 7 === 0 ? Infinity : 4 / Math.max(0.1, Math.abs(y))),
    ],
  ])('is painted: %s', async (_name, distance) => {
    const picture = await paint(computeAnalyticDepth(128, distance), 'a village at dawn');
    expect(isPicture(picture)).toBe(true);
  });

  it.each([
    ['too narrow', { width: 4, height: 2, metres: new Float32Array(8).fill(1) }],
    ['not twice as wide as high', { width: 32, height: 32, metres: new Float32Array(1024).fill(1) }],
    ['of another size than it says', { width: 32, height: 16, metres: new Float32Array(100).fill(1) }],
    ['with no number', { width: 8, height: 4, metres: new Float32Array(32).fill(Number.NaN) }],
    ['behind the viewer', { width: 8, height: 4, metres: new Float32Array(32).fill(-1) }],
  ])('is refused: %s', async (_name, depth) => {
    await expect(paint(depth, 'a meadow', { width: 32 })).rejects.toBeInstanceOf(UnusableDepthError);
  });

  it('shows no bands where its file has few bits', async () => {
    // Walls slant against the rows, so that steps of depth run across them.
    const room = computeAnalyticDepth(256, boxDistance(4, 1.4, 1.6, 5));
    const step = 12 / 255;
    const coarse = { ...room, metres: room.metres.map((metres) => step * Math.round(metres / step)) };
    const [fine, stepped] = [await paint(room, 'a white room'), await paint(coarse, 'a white room')];
    expect(computePeakSignalToNoise(fine.data, stepped.data)).toBeGreaterThan(24);
  });
});

/** Runs the jobs that wait, always the last first. */
function lastFirstRunner(): JobRunner<DepthJobs> {
  const runner = depthRunner();
  const waiting: (() => void)[] = [];
  return {
    width: 5,
    run: async <Kind extends keyof DepthJobs>(kind: Kind, input: DepthJobs[Kind]['input']) => {
      await new Promise<void>((start) => {
        waiting.push(start);
        queueMicrotask(() => waiting.pop()?.());
      });
      return runner.run(kind, input);
    },
  };
}
