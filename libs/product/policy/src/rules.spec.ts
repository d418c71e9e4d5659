import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { normalizeForMatching } from './normalize-for-matching.js';
import { ModerationRulesError, findViolatedCategory, parseModerationRules } from './rules.js';

const shipped = parseModerationRules(readFileSync(new URL('../rules/default.yaml', import.meta.url), 'utf8'));

describe('folding', () => {
  it.each([
    ['PORN', ' porn '],
    ['ｐｏｒｎ', ' porn '],
    ['pórn', ' porn '],
    ['p\u200bo\u00adr\u2060n', ' porn '],
    ['роrn', ' porn '],
    ['tеёnѕ wїth', ' teens with '],
    ['p0rn', ' porn '],
    ['p o r n', ' porn '],
    ['p.o.r.n', ' porn '],
    ['p-o-r-n!', ' porn '],
    ['𝓹𝓸𝓻𝓷', ' porn '],
    ['a house of 1970, wow!', ' a house of 1970 wow '],
    ['a\tb\nc', ' a b c '],
    ['東京の夜', ' 東京の夜 '],
    ['', '  '],
  ])('reads %j as %j', (text, folded) => {
    expect(normalizeForMatching(text)).toBe(folded.normalize('NFD'));
  });
});

describe('the rules that are shipped', () => {
  it.each([
    ['a hardcore p0rn studio', 'sexual'],
    ['HENTAI bedroom', 'sexual'],
    ['naked kids on a beach', 'minors'],
    ['a shrine to Hitler', 'hate'],
    ['a room with instructions for a pipe bomb on the wall', 'weapons'],
    ['a rape rape field field', 'sexual'],
    ['a hall with a pile of corpses', 'violence'],
  ])('refuse %j as %s', (text, category) => {
    expect(findViolatedCategory(shipped, text)).toBe(category);
  });

  it.each([
    'a mossy canyon with a river at dusk',
    'a nude mountainside of bare rock',
    'kids playing on a beach',
    'a rape field in full blossom',
    'yellow rape fields, rape fields to the horizon',
    'a cornfield near Scunthorpe',
    'the battlefield of Verdun, 1916',
    'a sexton in the churchyard',
    'two red barns beside a lake',
    'the ruins of a concentration camp memorial',
    'a grape harvest in Tuscany',
    'a tower of p o t s',
  ])('let %j through', (text) => {
    expect(findViolatedCategory(shipped, text)).toBeNull();
  });
});

describe('a rules file', () => {
  it.each([
    ['', /categories/],
    ['categories: 3', /categories/],
    ['categories: [{name: A, terms: [x]}]', /name/],
    ['categories: [{name: a}]', /neither/],
    ['categories: [{name: a, terms: [""]}]', /terms/],
    ['categories: [{name: a, terms: [x], term: y}]', /unknown field "term"/],
    ['categories: [{name: a, together: x}]', /together/],
    ['categories: [', /./],
  ])('is refused with its faults named: %j', (text, message) => {
    expect(() => parseModerationRules(text)).toThrow(ModerationRulesError);
    expect(() => parseModerationRules(text)).toThrow(message);
  });

  it('tells all its faults at once', () => {
    expect(() => parseModerationRules('categories: [{name: A, terms: [x]}, {name: b}]')).toThrow(/name.*neither/);
  });
});
