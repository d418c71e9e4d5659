import { describe, expect, it } from 'vitest';

import { findEra } from './find-era.js';

const find = (text: string, before = '') => findEra(text.split(' '), before);

describe('dates in prompts', () => {
  it.each([
    ['1974', 'seventies'],
    ['the 1930s', 'art-deco'],
    ['in the 1890s', 'victorian'],
    ['mid 1960s', 'mid-century'],
    ['early 1900s', 'victorian'],
    ['the 1800s', 'victorian'],
    ['80s', 'eighties'],
    ['90s', 'nineties'],
    ['16th century', 'renaissance'],
    ['seventeenth century', 'baroque'],
    ['in the 12th century', 'medieval'],
    ['5th century bc', 'classical'],
    ['around 950 ad', 'medieval'],
    ['4000 bce', 'prehistoric'],
    ['2190s', 'futuristic'],
    ['the year 3000', 'futuristic'],
  ])('"%s" is the time of the style %s', (text, style) => {
    expect(find(text)).toEqual({ length: text.split(' ').length, meaning: { role: 'adjective', style, isPeriod: true } });
  });

  it('are of no style in the present', () => {
    expect(find('in 2016')?.meaning).toEqual({ role: 'ignored' });
  });

  it.each([
    ['1500 penguins', ''],
    ['2000 sq ft', ''],
    ['1000 people', ''],
    ['24', ''],
    ['1408', 'room'],
    ['20s', 'her'],
    ['first world war', ''],
    ['in the garden', ''],
    ['1024', ''],
  ])('"%s" behind "%s" is none', (text, before) => {
    expect(find(text, before)).toBeNull();
  });

  it('are no ages: "a man in his seventies"', () => {
    expect(find('seventies', 'his')?.meaning).toEqual({ role: 'ignored' });
    expect(find('in the seventies')?.meaning).toMatchObject({ style: 'seventies' });
  });

  it('keep the preposition of a place: "in a 1970s kitchen"', () => {
    expect(find('in the 1970s kitchen')).toBeNull();
    expect(find('1970s kitchen')?.length).toBe(1);
  });
});
