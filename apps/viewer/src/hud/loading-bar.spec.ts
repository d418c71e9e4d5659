import { describe, expect, it } from 'vitest';

import { loadingText } from './loading-bar.js';

describe('the loading text', () => {
  it.each([
    [{ step: 1, steps: 3, loaded: 0, total: 0 }, 'Detail 1 of 3'],
    [{ step: 2, steps: 3, loaded: 1_420_000, total: 9_600_000 }, 'Detail 2 of 3 · 1.4 of 9.6 MB'],
    [{ step: 2, steps: 3, loaded: 1_420_000, total: 0 }, 'Detail 2 of 3 · 1.4 MB'],
    [{ step: 1, steps: 1, loaded: 500, total: 500 }, 'Detail 500k · preparing'],
  ])('of %j', (loading, text) => {
    expect(loadingText({ level: '500k', ...loading })).toBe(text);
  });
});
