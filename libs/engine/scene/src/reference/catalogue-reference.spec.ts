import { describe, expect, it } from 'vitest';

import { renderCatalogueReferencePage } from './catalogue-reference.js';

describe('docs/reference/catalogue.md', () => {
  it('is written from the rows of the catalogue', async () => {
    await expect(renderCatalogueReferencePage()).toMatchFileSnapshot('../../../../../docs/reference/catalogue.md');
  });
});
