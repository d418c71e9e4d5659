import { describe, expect, it } from 'vitest';

import { readSettings, parseWorldId } from './settings.js';

describe('the address', () => {
  it('names the world', () => {
    expect(parseWorldId('/world/0192-ab')).toBe('0192-ab');
    expect(parseWorldId('/below/world/a%20b/')).toBe('a b');
    expect([parseWorldId('/world/'), parseWorldId('/world/%E0'), parseWorldId('/')]).toEqual([null, null, null]);
  });

  it('sets budget, mode and surroundings', () => {
    expect(readSettings('?budget=full&mode=walk&ui=0')).toEqual({ budget: 'full_res', mode: 'walk', ui: false, embed: false });
    expect(readSettings('?budget=9&mode=swim')).toEqual({ budget: null, mode: 'orbit', ui: true, embed: false });
    expect(readSettings('?embed=1').embed).toBe(true);
  });
});
