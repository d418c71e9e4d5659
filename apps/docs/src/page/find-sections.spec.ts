import { describe, expect, it } from 'vitest';

import { findSections, prepareEntries } from './find-sections.js';

const entries = prepareEntries([
  { url: '/docs/webhooks', page: 'Webhooks', heading: '', text: 'A task ends with one signed event.' },
  {
    url: '/docs/webhooks#verifying',
    page: 'Webhooks',
    heading: 'Verifying',
    text: 'Every callback carries three headers. The signature is Ed25519.',
  },
  { url: '/docs/prompts', page: 'Guide to prompts', heading: '', text: 'A prompt describes a place, such as a café at dusk.' },
  { url: '/docs/backup', page: 'Backups', heading: '', text: 'Restore a backup. Webhooks wait while it runs.' },
]);
const urls = (query: string): string[] => findSections(entries, query).map(({ entry }) => entry.url);

describe('the search', () => {
  it('finds sections that have every word, those with the word in their title first', () => {
    expect(urls('webhooks')).toEqual(['/docs/webhooks', '/docs/webhooks#verifying', '/docs/backup']);
    expect(urls('webhooks ed25519')).toEqual(['/docs/webhooks#verifying']);
    expect(urls('verify')).toEqual(['/docs/webhooks#verifying']);
  });

  it('takes no notice of case and accents', () => {
    expect(urls('CAFE')).toEqual(['/docs/prompts']);
    expect(urls('café')).toEqual(['/docs/prompts']);
  });

  it.each(['', '   ', '.*', '(((', 'zebra'])('finds nothing for %j', (query) => {
    expect(urls(query)).toEqual([]);
  });

  it('shows the text around the first match', () => {
    const [found] = findSections(
      prepareEntries([{ url: '/x', page: 'X', heading: '', text: `${'word '.repeat(60)}needle ${'end '.repeat(60)}` }]),
      'needle',
    );
    expect(found?.excerpt).toMatch(/^… .*needle.* …$/);
    expect(found?.excerpt.length).toBeLessThan(170);
  });
});
