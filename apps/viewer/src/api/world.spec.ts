import { describe, expect, it } from 'vitest';

import { getCaption, getWorldName, listWorldFacts } from './world.js';

const world = (display_name: string | null, text_prompt: string | null) => ({
  id: 'w',
  display_name,
  world_prompt: { text_prompt },
  assets: null,
});

describe('the name of a world', () => {
  it('is the one it was given', () => {
    expect(getWorldName(world(' Barns ', 'two red barns'))).toBe('Barns');
  });

  it('is its prompt where it was given none', () => {
    expect(getWorldName(world('', 'a mossy canyon with a river at dusk'))).toBe('a mossy canyon with a river at dusk');
    expect(getWorldName(world(null, null))).toBe('Untitled world');
  });

  it('is the beginning of a long prompt, to the end of a word', () => {
    const name = getWorldName(world('', 'a wide meadow with poppies and a winding stream between old birches under scattered clouds'));
    expect(name).toBe('a wide meadow with poppies and a winding stream between old…');
    expect(getWorldName(world('', '森'.repeat(80)))).toBe(`${'森'.repeat(60)}…`);
  });
});

describe('the caption of a world', () => {
  it.each([
    ['A meadow with a lake. Not represented: wooden.', 'A meadow with a lake.'],
    ['A meadow with a lake.', 'A meadow with a lake.'],
    [null, ''],
  ])('of %j is %j', (caption, text) => {
    const assets = { caption, thumbnail_url: null, splats: null, mesh: null, imagery: null };
    expect(getCaption({ ...world('', ''), assets })).toBe(text);
  });
});

describe('the facts of a world', () => {
  it.each([
    [
      { ...world('Barns', ' two red barns '), model: 'svc-1.1', seed: 0 },
      [
        ['Prompt', 'two red barns'],
        ['Model', 'svc-1.1'],
        ['Seed', '0'],
      ],
    ],
    [{ ...world('Barns', null), model: 'svc-1.1', seed: null }, [['Model', 'svc-1.1']]],
    [{ id: 'w', display_name: null, assets: null }, []],
  ])('are only those that are known', (given, facts) => {
    expect(listWorldFacts(given)).toEqual(facts);
  });
});
