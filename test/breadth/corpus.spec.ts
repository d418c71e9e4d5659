import { describe, expect, it } from 'vitest';

import { BREADTH_CATEGORIES, drawBreadthHalf, readBreadthCorpus, readWrongDrawings } from './corpus.ts';
import { hasPhrase } from './words.ts';

const { lotSeed, prompts } = readBreadthCorpus();
const wrongDrawings = readWrongDrawings();

describe('the corpus of public prompts', () => {
  it('has at least 320 prompts', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(320);
  });

  it.each(BREADTH_CATEGORIES)('has about a third of its prompts in the category %s', (category) => {
    const share = prompts.filter((prompt) => prompt.category === category).length / prompts.length;
    expect(Math.abs(share - 1 / 3)).toBeLessThan(0.05);
  });

  it('has each id and each prompt once', () => {
    const entries = [...prompts, ...wrongDrawings];
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(prompts.map(({ prompt }) => prompt.toLowerCase())).size).toBe(prompts.length);
  });

  it('takes at most a quarter of its prompts from one file', () => {
    const counts = Map.groupBy(prompts, ({ source }) => `${source.repository}/${source.path}`);
    expect([...counts].filter(([, taken]) => taken.length > prompts.length / 4).map(([file]) => file)).toEqual([]);
  });

  it('names only things that occur in their prompt', () => {
    const absent = prompts.flatMap(({ id, prompt, things }) =>
      things.filter(({ text }) => !hasPhrase(prompt, text)).map(({ text }) => `${id}: ${text}`),
    );
    expect(absent).toEqual([]);
  });

  it('names each thing of a prompt once, and at least one main subject', () => {
    const twice = prompts.filter(({ things }) => new Set(things.map(({ text }) => text.toLowerCase())).size < things.length);
    expect(twice.map(({ id }) => id)).toEqual([]);
    expect(prompts.filter(({ things }) => !things.some(({ main }) => main === true)).map(({ id }) => id)).toEqual([]);
  });

  it('records the half that the lot assigns', () => {
    expect(prompts.filter(({ id, half }) => half !== drawBreadthHalf(lotSeed, id)).map(({ id }) => id)).toEqual([]);
    const share = prompts.filter(({ half }) => half === 'dev').length / prompts.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  });
});

describe('the checks of wrong drawings', () => {
  it('name words that occur in their prompt', () => {
    expect(wrongDrawings.filter(({ prompt, words }) => !hasPhrase(prompt, words)).map(({ id }) => id)).toEqual([]);
  });
});
