import { describe, expect, it } from 'vitest';

import { renderMarkdown } from './render-markdown.js';
import type { LinkTarget } from './render-markdown.js';

const resolve = (address: string): LinkTarget =>
  address.startsWith('missing') ? { file: address } : { href: `/docs/${address.replace(/\.md/, '')}` };
const render = (source: string): string => renderMarkdown(source, resolve).html;

describe('a page', () => {
  it('has a title, a description and sections with the ids that GitHub gives', () => {
    const page = renderMarkdown(
      '# A *page*\n\nFirst `words`\nof it.\n\n## Is it ready, and why not?\n\nText.\n\n## Twice\n\n## Twice\n',
      resolve,
    );
    expect(page).toMatchObject({ title: 'A page', description: 'First words of it.' });
    expect(page.sections.map(({ id, heading, text }) => [id, heading, text])).toEqual([
      ['', '', ''],
      ['a-page', 'A page', 'First words of it.'],
      ['is-it-ready-and-why-not', 'Is it ready, and why not?', 'Text.'],
      ['twice', 'Twice', ''],
      ['twice-1', 'Twice', ''],
    ]);
    expect(page.html).toContain('<h2 id="twice-1">');
  });

  it('links to other pages, and keeps the words of a link without a page', () => {
    expect(render('[tasks](tasks.md#the-operation)')).toContain('<a href="/docs/tasks#the-operation">tasks</a>');
    expect(render('[chart](missing/chart.yaml)')).toContain(
      '<span class="file" title="In the Diorama repository: missing/chart.yaml">chart</span>',
    );
    expect(render('![a lake](missing/lake.jpg)')).toBe('<p>a lake</p>\n');
    expect(render('[site](https://example.com)')).toContain('rel="noreferrer noopener"');
  });

  it('marks comments, strings, keywords and numbers of code, and loses no character of it', () => {
    const code = `const a = "<b>"; // 1 & 2\nreturn 3;\n`;
    const html = render(`\`\`\`ts\n${code}\`\`\``);
    expect(html).toContain('<span class="string">&quot;&lt;b&gt;&quot;</span>');
    expect(html).toContain('<span class="comment">// 1 &amp; 2</span>');
    const [, inside = ''] = /<code[^>]*>([\s\S]*)<\/code>/.exec(html) ?? [];
    const text = inside
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(text).toBe(code);
  });
});

describe('hostile Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert(1))',
    '[click](JaVaScRiPt:alert(1))',
    '[click](&#106;avascript:alert(1))',
    '[click](vbscript:alert(1))',
    '[click](data:text/html,<script>alert(1)</script>)',
    '![x](x" onerror="alert(1))',
    '[x](a.md "\\" onmouseover=\\"alert(1)")',
    '[x](missing"onclick="alert(1))',
    '```"><script>alert(1)</script>\ncode\n```',
    '```ts\n</code></pre><script>alert(1)</script>\n```',
    '# <script>alert(1)</script>',
    '| <script>alert(1)</script> |\n|---|\n| <b onclick=alert(1)>x</b> |',
    '<svg/onload=alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '<javascript:alert(1)>',
    '[x](//evil.example/%ff)',
  ])('cannot add an element, a handler or an address that runs: %s', (source) => {
    const html = render(source);
    const tags = [...html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi)].map(([, name = '', attributes = '']) => ({
      name,
      attributes,
    }));
    const allowed = /^(p|a|em|strong|code|pre|h1|div|span|table|thead|tbody|tr|th|td|img|ul|li)$/;
    expect(tags.filter(({ name }) => !allowed.test(name))).toEqual([]);
    const values = tags.map(({ attributes }) => attributes.replace(/"[^"]*"/g, '""'));
    expect(values.filter((names) => /\son\w+=/i.test(names))).toEqual([]);
    expect(html).not.toMatch(/(href|src)="\s*(javascript|vbscript|data):/i);
    expect(html).not.toMatch(/(href|src)="\/\//);
  });
});
