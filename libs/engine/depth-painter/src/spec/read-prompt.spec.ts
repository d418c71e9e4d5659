import { getLinearRgb } from '@diorama/lexicon';
import { describe, expect, it } from 'vitest';

import { parsePaintingPrompt } from './read-prompt.js';

const RED = { color: getLinearRgb('red'), substance: null };

describe('the colours of a painting', () => {
  it.each([
    ['red hills', 'rock'],
    ['drone footage of red hills', 'rock'],
    ['red drone footage of a forest', 'leaves'],
  ] as const)('are those of what "%s" shows', (prompt, part) => {
    const { parts, objects } = parsePaintingPrompt(prompt, 5);
    expect(objects).toEqual(new Map());
    expect(parts).toEqual(new Map([[part, RED]]));
  });
});
