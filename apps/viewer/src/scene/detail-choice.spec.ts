import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readDetailChoice, saveDetailChoice } from './detail-choice.js';

const refuse = (): never => {
  throw new Error('SecurityError');
};

describe('the chosen level of detail', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('is remembered until the device decides again', () => {
    expect(readDetailChoice()).toBeNull();
    saveDetailChoice('500k');
    expect(readDetailChoice()).toBe('500k');
    saveDetailChoice(null);
    expect(readDetailChoice()).toBeNull();
  });

  it('is null where storage holds something else', () => {
    saveDetailChoice('100k');
    for (const name of stored.keys()) stored.set(name, '9000k');
    expect(readDetailChoice()).toBeNull();
  });

  it('is null where the browser refuses storage', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => saveDetailChoice('500k')).not.toThrow();
    expect(readDetailChoice()).toBeNull();
  });
});
