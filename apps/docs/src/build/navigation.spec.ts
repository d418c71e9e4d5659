import { describe, expect, it } from 'vitest';

import { addressOf, fillGroups } from './navigation.js';

const AREAS = [
  { title: 'Guides', description: '', groups: [{ title: 'Start', entries: ['docs/b.md', 'docs/'] }] },
  { title: 'Operators', description: '', groups: [{ title: 'Runbooks', entries: ['docs/runbooks/'] }] },
];

describe('the navigation', () => {
  it('shows named files in their order, then the others of the folder', () => {
    expect(fillGroups(['docs/a.md', 'docs/b.md', 'docs/c.md', 'docs/runbooks/x.md'], AREAS)).toEqual([
      { area: 'Guides', title: 'Start', sources: ['docs/b.md', 'docs/a.md', 'docs/c.md'] },
      { area: 'Operators', title: 'Runbooks', sources: ['docs/runbooks/x.md'] },
    ]);
  });

  it('refuses a file that no group shows, and an entry without a file', () => {
    expect(() => fillGroups(['docs/b.md', 'docs/new/x.md'], AREAS)).toThrow('No group of the navigation shows docs/new/x.md');
    expect(() => fillGroups(['docs/a.md'], AREAS)).toThrow('files that do not exist: docs/b.md');
  });

  it('gives each page the address of its file', () => {
    expect(addressOf('docs/reference/webhooks.md')).toBe('/docs/reference/webhooks');
    expect(addressOf('libs/product/sdk/README.md')).toBe('/docs/sdk');
    expect(addressOf('docs/operating/README.md')).toBe('/docs/operating');
  });
});
