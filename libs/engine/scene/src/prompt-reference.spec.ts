import { describe, expect, it } from 'vitest';

import { promptReference } from './prompt-reference.js';

describe('docs/reference/prompts.md', () => {
  it('is written from the lexicon', async () => {
    await expect(promptReference()).toMatchFileSnapshot('../../../../docs/reference/prompts.md');
  });
});
