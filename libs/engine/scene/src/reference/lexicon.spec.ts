import { describe, expect, it } from 'vitest';

import { findPhraseSense, LEXICON, parsePhraseList, PHRASE_WORDS_MAX, toAmericanSpelling } from '@diorama/lexicon';
import type { LexiconEntry } from '@diorama/lexicon';

import { composeScene } from '../compose-scene.js';
import { tokenize } from '@diorama/prompt-reading';

const entries = Object.values(LEXICON).flatMap((list: readonly LexiconEntry[]) => list);
const all = entries.flatMap((entry) => [...parsePhraseList(entry.words), ...parsePhraseList(entry.near)]);

describe('the lexicon', () => {
  it('has each phrase once', () => {
    expect(all.filter((phrase, i) => all.indexOf(phrase) !== i)).toEqual([]);
  });

  it('has phrases in the form in which they are looked up', () => {
    for (const phrase of all)
      expect(
        tokenize(phrase)
          .map((token) => toAmericanSpelling(token.key))
          .join(' '),
      ).toBe(phrase);
  });

  it('has no phrase longer than is looked for', () => {
    for (const phrase of all) expect(phrase.split(' ').length).toBeLessThanOrEqual(PHRASE_WORDS_MAX);
  });

  it('finds plurals, also irregular and British ones', () => {
    for (const [words, base] of [
      [
        ['palm', 'trees'],
        ['palm', 'tree'],
      ],
      [['knives'], ['knife']],
      [['cacti'], ['cactus']],
      [['daisies'], ['daisy']],
      [['benches'], ['bench']],
      [['harbours'], ['harbor']],
    ] as const) {
      const sense = findPhraseSense(words);
      expect(sense).toEqual({ ...findPhraseSense(base), plural: true });
    }
  });

  it('takes a verb ending off verbs only', () => {
    expect(findPhraseSense(['nestling'])?.meaning.role).toBe('grammar');
    expect(findPhraseSense(['barning'])).toBeNull();
  });

  it('reports each near phrase, alone, unless the catalogue, a room or a site draws it', () => {
    const near = entries.flatMap((entry) => parsePhraseList(entry.near));
    const silent = near.filter((phrase) => {
      const { notRepresented, represented } = composeScene(phrase, 0);
      return notRepresented.join() !== phrase && represented.length === 0;
    });
    expect(silent).toEqual([]);
  });

  it('reports no exact phrase for something in the scene, alone', () => {
    const nouns = entries.filter((entry) => entry.role === 'noun' || entry.role === 'adjective');
    const named = nouns.flatMap((entry) => parsePhraseList(entry.words));
    expect(named.filter((phrase) => composeScene(phrase, 0).notRepresented.length > 0)).toEqual([]);
  });
});
