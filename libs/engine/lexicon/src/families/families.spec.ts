import { describe, expect, it } from 'vitest';

import { findFamilyRow } from './families.js';

describe('the row that represents a noun', () => {
  it.each([
    ['bloodhound', 'dog'],
    ['goldenrod', 'wildflower-patch'],
    ['troika', 'carriage'],
    ['brie', 'cheese'],
    ['baguet', 'baguette'],
    ['carbine', 'musket'],
    ['parka', 'coat'],
    ['fortified wine', 'tumbler'],
    ['pianist', 'musician'],
    ['geologist', 'scientist'],
    ['friend', 'person'],
    ['yellow pine', 'pine-tree'],
  ])('of "%s" is %s, which looks alike', (noun, row) => {
    expect(findFamilyRow(noun)).toBe(row);
  });

  it.each([
    // What holds, covers, marks or measures can look like anything.
    'wastebasket',
    'retort',
    'catheter',
    'voltmeter',
    'manifold',
    'rattle',
    // The words above usually mean other things than they do there.
    'lever',
    'trigger',
    'pedal',
    'halter',
    'varnish',
    'capacitor',
    'leftfield',
    'monocle',
    'random memory',
    'condom',
    'corn oil',
    'firing range',
    // The noun itself usually does.
    'client',
    'wafer',
    'comma',
    'republican',
    'blade',
    'route',
    'kiss',
    // Members of a class that is not one look.
    'continent',
    'larva',
    'mammal',
    'goober',
    'internet',
    'sleeping pill',
  ])('is none for "%s"', (noun) => {
    expect(findFamilyRow(noun)).toBeNull();
  });

  it('of people is a person, where their name says no more of their look', () => {
    expect(findFamilyRow('saint')).toBeNull();
    expect(findFamilyRow('witness')).toBe('person');
    expect(findFamilyRow('realist')).toBe('person');
    expect(findFamilyRow('murderer')).toBe('person');
  });
});
