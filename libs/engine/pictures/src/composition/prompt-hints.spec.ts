import { describe, expect, it } from 'vitest';

import { parsePromptHints } from './prompt-hints.js';

describe('the hints of a prompt', () => {
  it.each([
    ['a kitchen', 'indoors'],
    ['a meadow', 'outdoors'],
    ['aerial footage of a canyon', 'outdoors'],
    ['a cozy space', null],
    ['a tapestry of colors', null],
  ])('read "%s" as scenes do', (prompt, setting) => {
    expect(parsePromptHints(prompt)).toEqual({ setting });
  });
});
