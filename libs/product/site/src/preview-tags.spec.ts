import { describe, expect, it } from 'vitest';

import { renderPreviewTags } from './preview-tags.js';
import type { WorldPreview } from './preview-tags.js';

const PREVIEW: WorldPreview = {
  title: 'Fjord',
  description: 'A quiet fjord.',
  pageUrl: 'https://worlds.example.com/world/1',
  pictureUrl: 'https://worlds.example.com/public/worlds/1/picture.webp',
};

/** The tags by name, with their content as a browser reads it. */
function readTags(html: string): Readonly<Record<string, string>> {
  const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  const decode = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  return Object.fromEntries(found.map(([, name = '', content = '']) => [name, decode(content)]));
}

describe('the preview of a link to a world', () => {
  it('has the title, the description and the picture for Open Graph and Twitter', () => {
    const html = renderPreviewTags(PREVIEW);
    expect(html).toMatch(/^<title>Fjord · Diorama<\/title>\n/);
    expect(readTags(html)).toEqual({
      description: 'A quiet fjord.',
      'og:site_name': 'Diorama',
      'og:type': 'website',
      'og:title': 'Fjord',
      'og:description': 'A quiet fjord.',
      'og:url': PREVIEW.pageUrl,
      'og:image': PREVIEW.pictureUrl,
      'og:image:type': 'image/webp',
      'og:image:width': '512',
      'og:image:height': '288',
      'og:image:alt': 'Fjord',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Fjord',
      'twitter:description': 'A quiet fjord.',
      'twitter:image': PREVIEW.pictureUrl,
      'twitter:image:alt': 'Fjord',
    });
  });

  it('has no picture until the world is finished', () => {
    const tags = readTags(renderPreviewTags({ ...PREVIEW, pictureUrl: null }));
    expect(tags['twitter:card']).toBe('summary');
    expect(Object.keys(tags).filter((name) => name.includes('image'))).toEqual([]);
  });

  it('names no world where nothing may be shown', () => {
    const html = renderPreviewTags(null);
    expect(html).toContain('<title>Diorama</title>');
    expect(Object.keys(readTags(html)).filter((name) => /image|url/.test(name))).toEqual([]);
  });

  it.each([
    ['an element', '</title><script>alert(1)</script>'],
    ['an attribute', '" onload="alert(1)" x="'],
    ['an attribute in single quotes', "' onload='alert(1)"],
    ['another tag', '"><meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ['a comment', '--><!-- <!--'],
    ['an entity', '&lt;b&gt; &amp;quot; &#60;script&#62;'],
    ['a pattern of replacements', "$& $1 $` $' $$"],
    ['emoji', 'a 👩‍🚀 on Mars — “home” ©'],
  ])('shows text that looks like %s as text', (_name, text) => {
    const html = renderPreviewTags({ ...PREVIEW, title: text, description: text });
    expect(html.match(/<(?!\/?title>|meta (?:name|property)=")/g)).toBeNull();
    expect(html.split('\n')).toHaveLength(17);
    const tags = readTags(html);
    for (const name of ['description', 'og:title', 'og:description', 'og:image:alt', 'twitter:title', 'twitter:description'])
      expect(tags[name]).toBe(text);
  });
});
