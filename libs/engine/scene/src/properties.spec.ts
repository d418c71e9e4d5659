import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LEXICON, parsePhraseList } from '@diorama/lexicon';
import type { LexiconEntry } from '@diorama/lexicon';

import { composeScene } from './compose-scene.js';
import { parseScene } from './given/parse-scene.js';
import { normalizePrompt, tokenize } from '@diorama/prompt-reading';

const knownPhrases = Object.values(LEXICON).flatMap((entries: readonly LexiconEntry[]) =>
  entries.flatMap((entry) => [...parsePhraseList(entry.words), ...parsePhraseList(entry.near)]),
);

/** Text of any kind, and text made of what the lexicon knows, where most of the code is. */
const anyPrompt = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.tuple(fc.constantFrom(...knownPhrases, 'dragon', 'wibble'), fc.constantFrom(' ', ' ', ' ', ', ', '. ', '-', ' and ', ' no ')),
      {
        maxLength: 60,
      },
    )
    .map((parts) => parts.flat().join('')),
);
const anySeed = fc.integer({ min: 0, max: 4_294_967_295 });

describe('any text', () => {
  it('gives a scene that is valid and the same each time', () => {
    fc.assert(
      fc.property(anyPrompt, anySeed, (prompt, seed) => {
        const composition = composeScene(prompt, seed);
        expect(parseScene(JSON.parse(JSON.stringify(composition.scene)))).toEqual(composition.scene);
        expect(composeScene(prompt, seed)).toEqual(composition);
      }),
      { numRuns: 400 },
    );
  });

  it('has every word that is not represented in the prompt, and reports none twice', () => {
    fc.assert(
      fc.property(anyPrompt, anySeed, (prompt, seed) => {
        const { notRepresented } = composeScene(prompt, seed);
        const words = new Set(tokenize(normalizePrompt(prompt)).map((token) => token.text));
        for (const word of notRepresented.flatMap((phrase) => phrase.split(/[ -]/))) expect(words).toContain(word);
        expect(new Set(notRepresented).size).toBe(notRepresented.length);
      }),
      { numRuns: 400 },
    );
  });

  it('has no object of a kind that it forbids', () => {
    fc.assert(
      fc.property(anyPrompt, anySeed, (prompt, seed) => {
        const { objects, without } = composeScene(prompt, seed).scene;
        expect(objects.filter((object) => without.includes(object.kind))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('has a caption of one sentence without the missing words', () => {
    fc.assert(
      fc.property(anyPrompt, anySeed, (prompt, seed) => {
        const { caption } = composeScene(prompt, seed);
        expect(caption).toMatch(/^(An?|The moon|Mars|Floating|Outer|Deep) .*\.$/su);
        expect(caption).not.toContain('Not represented');
      }),
      { numRuns: 400 },
    );
  });
});
