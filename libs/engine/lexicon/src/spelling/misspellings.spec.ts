import { describe, expect, it } from 'vitest';

import { correctSpelling } from './misspellings.js';

describe('a misspelt word', () => {
  it.each([
    ['appartment', 'apartment'],
    ['squirels', 'squirrels'],
    ['villige', 'village'],
    ['villiage', 'village'],
    ['dinosour', 'dinosaur'],
    ['libary', 'library'],
    ['restaraunt', null],
    ['brige', 'bridge'],
    ['stret', 'street'],
    ['kitchne', 'kitchen'],
    ['restuarant', 'restaurant'],
    ['catherdal', 'cathedral'],
    ['lighthosue', 'lighthouse'],
  ])('%s stands for %s', (word, meant) => {
    expect(correctSpelling(word)).toBe(meant);
  });

  it.each([
    'village',
    'hungry',
    'barely',
    'watches',
    'gleaming',
    'hovers',
    'shifts',
    'strapped',
    'galleries',
    'turnips',
    'flowerings',
    'hewn',
    'qwertyuiop',
    '12345678',
    '',
  ])('is kept where it may be another word: "%s"', (word) => {
    expect(correctSpelling(word)).toBeNull();
  });
});
