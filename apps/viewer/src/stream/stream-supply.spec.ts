import { describe, expect, it } from 'vitest';

import type { LoadingProgress } from '../scene/splat-loader.js';
import type { StoredPart } from './cell-store.js';
import type { Box, StreamCell, StreamIndex } from './stream-index.js';
import { StreamSupply } from './stream-supply.js';

/** A cube of 2 m around a point on the z axis. */
const cubeAt = (z: number): Box => ({ min: { x: -1, y: -1, z: z - 1 }, max: { x: 1, y: 1, z: z + 1 } });

/** Cells before the visitor and one behind. Chunk 0 has the coarse level of all cells; then each cell has one chunk for each finer level. */
const PLACES = [-40, -3, -15, 8];
const CELLS = PLACES.map((z, i): StreamCell => ({
  bounds: cubeAt(z),
  runs: [
    { chunk: 2 * i + 2, offset: 0, count: 300_000 },
    { chunk: 2 * i + 1, offset: 0, count: 40_000 },
    { chunk: 0, offset: 1_000 * i, count: 1_000 },
  ],
}));
const INDEX: StreamIndex = { levels: 3, folders: Array.from({ length: 9 }, (_, i) => `${i}/`), cells: CELLS };
const fineChunk = (place: number): number => 2 * PLACES.indexOf(place) + 2;

interface TestPart extends StoredPart {
  readonly name: string;
}

/** A supply whose chunks come when the test lets them. */
function streamWatched({ isHeld = false } = {}) {
  const visit = new AbortController();
  const requests: number[] = [];
  const stopped: number[] = [];
  const onScreen = new Map<number, TestPart>();
  const frames: string[][] = [];
  const progress: (LoadingProgress | null)[] = [];
  const failing = new Set<number>();
  const waiting = new Map<number, () => void>();
  const state = { isHeld, shownCalls: 0 };
  const supply = new StreamSupply<TestPart>({
    index: INDEX,
    chunkBytes: (chunk) => 100 + chunk,
    read: async (chunk, cells, signal, onBytes) => {
      requests.push(chunk);
      onBytes(50);
      if (state.isHeld)
        await new Promise<void>((resolve, reject) => {
          waiting.set(chunk, resolve);
          signal.addEventListener('abort', () => {
            if (waiting.delete(chunk)) stopped.push(chunk);
            reject(new Error('stopped'));
          });
        });
      if (failing.has(chunk)) throw new Error('damaged');
      return cells.map(({ cell, level }) => ({
        name: `${cell}/${level}`,
        count: CELLS[cell]?.runs[level]?.count ?? 0,
        box: cubeAt(PLACES[cell] ?? 0),
      }));
    },
    show: async (parts) => {
      for (const { cell, part } of parts) onScreen.set(cell, part);
      frames.push(parts.map(({ part }) => part.name));
    },
    count: () => [...onScreen.values()].reduce((sum, { count }) => sum + count, 0),
    onProgress: (now) => progress.push(now),
    onShown: () => {
      state.shownCalls++;
    },
    signal: visit.signal,
  });
  const release = (chunk: number): void => {
    waiting.get(chunk)?.();
    waiting.delete(chunk);
  };
  return { supply, requests, stopped, onScreen, frames, progress, failing, state, release, leave: () => visit.abort() };
}

const LEVELS = ['100k', '500k', 'full_res'] as const;

describe('a streamed world', () => {
  it('shows all of its coarsest level first, in one frame, before finer chunks are requested', async () => {
    const { supply, requests, frames, release } = streamWatched({ isHeld: true });
    const loading = supply.load(LEVELS);
    await expect.poll(() => requests).toEqual([0]);
    expect([supply.level, supply.count]).toEqual([null, 0]);
    release(0);
    await expect.poll(() => requests.length).toBeGreaterThan(1);
    expect(frames).toEqual([['0/2', '1/2', '2/2', '3/2']]);
    expect([supply.level, supply.count]).toEqual(['100k', 4_000]);
    expect(loading).toBeInstanceOf(Promise);
  });

  it('then makes cells sharp: those that are seen from near first, the one behind last', async () => {
    const { supply, requests, onScreen } = streamWatched();
    expect(await supply.load(LEVELS)).toBe('shown');
    expect(requests).toEqual([0, fineChunk(-3), fineChunk(-15), fineChunk(8), fineChunk(-40)]);
    expect([...onScreen.values()].map(({ name }) => name).toSorted()).toEqual(['0/0', '1/0', '2/0', '3/0']);
    expect([supply.level, supply.count]).toEqual(['full_res', 1_200_000]);
  });

  it('requests each chunk once, and reports how much of all has come', async () => {
    const { supply, requests, progress } = streamWatched();
    await supply.load(LEVELS);
    expect(new Set(requests).size).toBe(requests.length);
    expect(progress[0]).toEqual({ level: '100k', step: 1, steps: 2, loaded: 0, total: 100 });
    const fine = progress.filter((now) => now?.step === 2);
    expect(new Set(fine.map((now) => now?.total))).toEqual(new Set([102 + 104 + 106 + 108]));
    expect(fine.at(-1)).toMatchObject({ level: 'full_res', loaded: 420 });
    expect(progress.at(-1)).toBeNull();
  });

  it('keeps the splats on the screen within the limit of the chosen level', async () => {
    const { supply, onScreen } = streamWatched();
    expect(await supply.load(['100k', '500k'])).toBe('shown');
    expect(supply.count).toBeLessThanOrEqual(500_000);
    expect(onScreen.get(PLACES.indexOf(-3))?.name).toBe('1/0');
    expect([supply.level, onScreen.get(PLACES.indexOf(-40))?.name]).toEqual(['500k', '0/1']);
  });

  it('loads nothing but the coarsest level where that was chosen', async () => {
    const { supply, requests } = streamWatched();
    expect(await supply.load(['100k'])).toBe('shown');
    expect([requests, supply.count, supply.level]).toEqual([[0], 4_000, '100k']);
  });

  it('follows the visitor: what is near becomes sharp, and what is far coarse again', async () => {
    const { supply, onScreen } = streamWatched();
    await supply.load(['100k', '500k']);
    supply.look({ position: { x: 0, y: 0, z: -39 }, direction: { x: 0, y: 0, z: -1 } });
    await expect.poll(() => onScreen.get(PLACES.indexOf(-40))?.name).toBe('0/0');
    await expect.poll(() => onScreen.get(PLACES.indexOf(-3))?.name).not.toBe('1/0');
    expect(supply.count).toBeLessThanOrEqual(500_000);
  });

  it('makes another plan only after a step or a turn', async () => {
    const { supply, state } = streamWatched();
    await supply.load(['100k', '500k']);
    const before = state.shownCalls;
    supply.look({ position: { x: 0.1, y: 0, z: 0 }, direction: { x: 0, y: 0, z: -1 } });
    await Promise.resolve();
    expect(state.shownCalls).toBe(before);
    supply.look({ position: { x: 0.1, y: 0, z: 0 }, direction: { x: 0, y: 0, z: 1 } });
    await expect.poll(() => state.shownCalls).toBeGreaterThan(before);
  });

  it('stops downloads when another level is chosen, and keeps what is on the screen', async () => {
    const { supply, requests, stopped, state, release } = streamWatched({ isHeld: true });
    const first = supply.load(LEVELS);
    await expect.poll(() => requests).toEqual([0]);
    release(0);
    await expect.poll(() => requests.length).toBe(4);
    state.isHeld = false;
    expect(await supply.load(['100k'])).toBe('shown');
    expect(await first).toBe('replaced');
    expect([stopped.length, supply.level, supply.count]).toEqual([3, '100k', 4_000]);
  });

  it('stops downloads when the visitor leaves', async () => {
    const { supply, requests, stopped, leave, release } = streamWatched({ isHeld: true });
    const loading = supply.load(LEVELS);
    await expect.poll(() => requests).toEqual([0]);
    release(0);
    await expect.poll(() => requests.length).toBe(4);
    leave();
    await expect(loading).rejects.toThrow('abort');
    expect(stopped).toHaveLength(3);
  });

  it('keeps what is on the screen when a chunk cannot be loaded, and tries again after a move', async () => {
    const { supply, failing, onScreen } = streamWatched();
    failing.add(fineChunk(-15));
    expect(await supply.load(LEVELS)).toBe('failed');
    expect(supply.level).toBe('100k');
    expect(onScreen.size).toBe(4);
    failing.clear();
    supply.look({ position: { x: 0, y: 0, z: -5 }, direction: { x: 0, y: 0, z: -1 } });
    await expect.poll(() => supply.level).toBe('full_res');
  });

  it('wants no longer what failed when something else was shown before', async () => {
    const { supply, failing, requests } = streamWatched();
    await supply.load(['100k']);
    failing.add(fineChunk(-3));
    expect(await supply.load(LEVELS)).toBe('failed');
    const before = requests.length;
    supply.look({ position: { x: 0, y: 0, z: -5 }, direction: { x: 0, y: 0, z: -1 } });
    await expect.poll(() => supply.count).toBe(4_000);
    expect(requests).toHaveLength(before);
  });

  it('throws when the coarsest level cannot be loaded', async () => {
    const { supply, failing, progress } = streamWatched();
    failing.add(0);
    await expect(supply.load(LEVELS)).rejects.toThrow('damaged');
    expect([supply.level, progress.at(-1)]).toEqual([null, null]);
  });
});
