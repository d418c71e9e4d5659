import { describe, expect, it } from 'vitest';

import type { BreadthThing } from './corpus.ts';
import { scorePrompt, summarizeBreadth } from './figures.ts';
import type { BreadthReading, Claim } from './reading.ts';
import { scoreThings } from './score-things.ts';
import { findWrongDrawings } from './wrong-drawings.ts';

const claim = (text: string, kind: string, as: Claim['as'] = 'exact'): Claim => ({ text, kind, as });

const reading = (claims: readonly Claim[], missing: readonly string[] = [], drawn: readonly string[] = []): BreadthReading => ({
  claims,
  missing,
  indoors: false,
  place: 'beach',
  drawn,
});

const outcomeOf = (thing: BreadthThing, given: BreadthReading): string | undefined =>
  scoreThings({ things: [thing], side: 'either' }, given)[0]?.outcome;

describe('the verdict on a thing', () => {
  it.each<[string, BreadthThing, BreadthReading, string]>([
    ['claimed by its words', { text: 'red barn' }, reading([claim('two red barns', 'barn')]), 'exact'],
    ['claimed by its last word', { text: 'mountain lake' }, reading([claim('lake', 'lake', 'attribute')]), 'attribute'],
    ['claimed as its family', { text: 'egret' }, reading([claim('egrets', 'bird', 'family')]), 'family'],
    ['claimed as another family', { text: 'egret' }, reading([claim('egrets', 'tree', 'family')]), 'wrong-family'],
    ['claimed as a family that the table lacks', { text: 'egret' }, reading([claim('egret', 'thingamajig', 'family')]), 'unchecked-family'],
    ['claimed and reported', { text: 'castle' }, reading([claim('castle', 'tower')], ['castle']), 'nearest'],
    ['reported only', { text: 'castle' }, reading([], ['castle']), 'missing'],
    ['neither claimed nor reported', { text: 'castle' }, reading([claim('tower', 'tower')]), 'missing'],
    ['claimed without a reported modifier', { text: 'ping pong table' }, reading([claim('table', 'table')], ['ping pong']), 'modifier'],
    ['a compound that is claimed in part', { text: 'pool table', compound: true }, reading([claim('table', 'table')]), 'modifier'],
    [
      'reported with a further word',
      { text: 'mushroom' },
      reading([claim('glowing mushroom', 'mushroom')], ['glowing mushrooms']),
      'exact',
    ],
    ['reported beside a longer claim', { text: 'underground lake' }, reading([claim('underground lake', 'lake')], ['lake']), 'exact'],
  ])('that is %s', (_, thing, given, expected) => {
    expect(outcomeOf(thing, given)).toBe(expected);
  });

  it('does not count a place and its attributes on the wrong side, and counts objects', () => {
    const things = [{ text: 'beach' }, { text: 'sea' }, { text: 'boat' }];
    const given = reading([claim('beach', 'beach'), claim('sea', 'sea', 'attribute'), claim('boat', 'boat')]);
    const outcomes = scoreThings({ things, side: 'indoor' }, given).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['wrong-side', 'wrong-side', 'exact']);
  });

  it('ignores claims for another thing that has its last word as a modifier', () => {
    expect(outcomeOf({ text: 'lake' }, reading([claim('lakeside', 'beach')]))).toBe('missing');
  });
});

describe('the figures', () => {
  it('give each prompt the same weight and a main subject twice the weight of another thing', () => {
    const prompt = (things: BreadthThing[]) =>
      ({
        id: 'a',
        prompt: '',
        source: { repository: '', path: '', licence: '', use: '' },
        category: 'nature',
        side: 'outdoor',
        half: 'dev',
        things,
      }) as const;
    const given = reading([claim('lake', 'lake')]);
    const results = [
      scorePrompt(prompt([{ text: 'lake', main: true }, { text: 'castle' }]), given),
      scorePrompt(prompt([{ text: 'castle', main: true }]), given),
    ];
    expect(summarizeBreadth(results)).toMatchObject({ prompts: 2, things: 3, mainShown: 0.5, promptsWithNothingShown: 1, sideCorrect: 1 });
    expect(summarizeBreadth(results).thingsShown).toBeCloseTo(1 / 3);
  });
});

describe('a wrong drawing', () => {
  it('is a kind of the scene with a forbidden word', () => {
    const check = { id: 'a', prompt: '', source: { repository: '', path: '', licence: '', use: '' }, words: '', mustNotDraw: ['tree'] };
    expect(findWrongDrawings(check, reading([], [], ['broadleaf-tree', 'lamp', 'clear']))).toEqual(['broadleaf-tree']);
  });
});
