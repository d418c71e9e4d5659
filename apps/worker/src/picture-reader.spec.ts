import { describe, expect, it, vi } from 'vitest';

import { createPictureReader } from './picture-reader.js';

const extracting = vi.hoisted(() => ({ signals: [] as unknown[] }));

vi.mock('@diorama/video', () => ({
  VideoError: class extends Error {},
  extractFrames: async (_path: string, { signal }: { readonly signal?: AbortSignal }) => {
    extracting.signals.push(signal);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  },
}));

describe('reading a video', () => {
  it('ends at once when it is cancelled', { timeout: 5_000 }, async () => {
    const cancelled = new AbortController();
    const reading = createPictureReader(undefined).video('/a.mp4', { maxEdge: 64, signal: cancelled.signal });
    expect(extracting.signals).toEqual([cancelled.signal]);
    cancelled.abort(new Error('cancelled'));
    await expect(reading).rejects.toThrow('cancelled');
  });
});
