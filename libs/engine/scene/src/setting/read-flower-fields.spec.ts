import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';

describe('the count of flowers', () => {
  it.each([
    ['a field of red poppies', 'poppy', 120],
    ['a field of bright yellow tulips with a windmill', 'tulip', 120],
    ['hills of daisies', 'daisy', 120],
    ['a meadow full of purple flowers', 'flower', 120],
    ['a field with two daisies', 'daisy', 2],
    ['a vase of tulips in a kitchen', 'tulip', 10],
  ])('of "%s" is that of a %s: %i', (prompt, kind, count) => {
    expect(composeScene(prompt, 1).scene.objects.find((object) => object.kind === kind)?.count).toBe(count);
  });
});

describe('animals with one word for one and for many', () => {
  it.each([
    ['sheep in a field', 'sheep', 4],
    ['a sheep in a field', 'sheep', 1],
    ['the deer in the forest', 'deer', 1],
    ['a pond with fish', 'fish', 12],
    ['people crossing a street', 'person', 4],
    ['a person crossing a street', 'person', 1],
  ])('"%s"', (prompt, kind, count) => {
    expect(composeScene(prompt, 1).scene.objects.find((object) => object.kind === kind)?.count).toBe(count);
  });
});

describe('a person who owns something', () => {
  it.each([
    ["a child's bedroom", 'child', false],
    ["a wizard's study with a wizard", 'wizard', true],
    ["a bedroom with a child's drawing", 'child', false],
  ])('is in the world of "%s" where it is named itself: %s, %s', (prompt, kind, isShown) => {
    expect(composeScene(prompt, 1).scene.objects.some((object) => object.kind === kind)).toBe(isShown);
  });
});
