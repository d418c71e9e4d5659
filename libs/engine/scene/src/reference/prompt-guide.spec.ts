import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { composeScene } from '../index.js';

const GUIDE = new URL('../../../../../docs/reference/prompts.md', import.meta.url);
const PICTURES = [...readFileSync(GUIDE, 'utf8').matchAll(/!\[([^\]]+)\]\(([^)]+)\)/g)].map(([, prompt = '', path = '']) => ({
  prompt,
  path,
}));
/** Bytes of all pictures together. */
const PICTURES_MAX = 1_500_000;

describe('docs/reference/prompts.md', () => {
  it('has small pictures', () => {
    expect(PICTURES.length).toBeGreaterThan(4);
    const bytes = PICTURES.map(({ path }) => statSync(fileURLToPath(new URL(path, GUIDE))).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(PICTURES_MAX);
  });

  it.each(PICTURES)('shows all of "$prompt"', ({ prompt }) => {
    expect(composeScene(prompt, 1).notRepresented).toEqual([]);
  });
});
