import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';

/** Words that every object of JavaScript has a value for. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'name'];
const FRAMES = [
  (word: string) => word,
  (word: string) => `${word}s`,
  (word: string) => `a ${word} on the ${word}`,
  (word: string) => `a ${word} room with ${word} walls and a ${word} floor`,
  (word: string) => `a table of ${word}, ${word}`,
  (word: string) => `inside a ${word}, the ${word} of a ship`,
  (word: string) => `${word}ly ${word} barn in ${word} style, painted in ${word}`,
  (word: string) => `no ${word}, three ${word} barns without ${word}`,
];

describe('a word that objects of JavaScript have a value for', () => {
  it.each(INHERITED.flatMap((word) => [word, word.toLowerCase()]).filter((word, at, all) => all.indexOf(word) === at))(
    'is a word: %s',
    (word) => {
      for (const frame of FRAMES) {
        const { scene } = composeScene(frame(word), 1);
        expect(scene.objects.length).toBeLessThanOrEqual(64);
      }
    },
  );
});
