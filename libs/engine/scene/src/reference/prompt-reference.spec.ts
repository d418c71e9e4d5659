import { describe, expect, it } from 'vitest';

import { renderPromptReferencePage } from './prompt-reference.js';

describe('docs/reference/prompt-words.md', () => {
  it('is written from the lexicon', async () => {
    await expect(renderPromptReferencePage()).toMatchFileSnapshot('../../../../../docs/reference/prompt-words.md');
  });
});
