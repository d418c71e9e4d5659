import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

import { createSlugger } from './create-slugger.js';
import { highlight } from './highlight.js';

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The target of a link or picture: an address, or a file of the repository that the pages do not have. */
export type LinkTarget = { readonly href: string; readonly size?: PictureSize | undefined } | { readonly file: string };

/** The text from one heading to the next. */
export interface Section {
  /** Id of the heading; empty for the text before the first one. */
  readonly id: string;
  readonly heading: string;
  /** 1 to 6; 1 for the text before the first heading. */
  readonly level: number;
  /** The plain text of the section, in one line. */
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly html: string;
  /** The text of the first heading of level 1. */
  readonly title: string;
  /** The first paragraph as plain text, at most 160 characters. */
  readonly description: string;
  readonly sections: readonly Section[];
}

const DESCRIPTION_LENGTH = 160;
/** A comment that fills a line, which is for maintainers and not part of a page. */
const MAINTAINER_NOTE = /^<!-- .* -->\n/gm;

/**
 * Renders Markdown as HTML that cannot hold a script: HTML in the source is text, and addresses other than http, https, mailto and relative
 * ones are not links. `resolve` gives the target of each relative address.
 */
export function renderMarkdown(source: string, resolve: (address: string) => LinkTarget): RenderedMarkdown {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.renderer.rules['fence'] = (tokens, index) => renderCode(tokens[index]?.content ?? '', tokens[index]?.info.trim() ?? '');
  markdown.renderer.rules['code_block'] = (tokens, index) => renderCode(tokens[index]?.content ?? '', '');
  markdown.renderer.rules['table_open'] = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>';
  markdown.renderer.rules['table_close'] = () => '</table></div>';
  const tokens = markdown.parse(source.replaceAll(MAINTAINER_NOTE, ''), {});
  const sections = readSections(tokens);
  resolveLinks(tokens, resolve);
  const paragraph = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}),
    title: sections.find(({ level, heading }) => level === 1 && heading !== '')?.heading ?? '',
    description: shorten(plainText(tokens[paragraph + 1])),
    sections,
  };
}

function renderCode(code: string, language: string): string {
  const name = /^[\w-]*/.exec(language)?.[0] ?? '';
  return `<div class="code"><pre tabindex="0"><code${name === '' ? '' : ` class="language-${name}"`}>${highlight(code, name)}</code></pre></div>\n`;
}

/** Gives each heading its id, and returns the sections. */
function readSections(tokens: readonly Token[]): Section[] {
  const slug = createSlugger();
  const sections: { id: string; heading: string; level: number; texts: string[] }[] = [{ id: '', heading: '', level: 1, texts: [] }];
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      const heading = plainText(tokens[index + 1]);
      const id = slug(heading);
      token.attrSet('id', id);
      sections.push({ id, heading, level: Number(token.tag.slice(1)), texts: [] });
    } else if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open') sections.at(-1)?.texts.push(plainText(token));
    else if (token.type === 'fence' || token.type === 'code_block') sections.at(-1)?.texts.push(token.content.replace(/\s+/g, ' ').trim());
  });
  return sections.map(({ texts, ...section }) => ({ ...section, text: texts.filter((text) => text !== '').join(' ') }));
}

function plainText(token: Token | undefined): string {
  const parts = (token?.children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : type === 'image' ? '' : content));
  return parts.join('').replace(/\s+/g, ' ').trim();
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

const IS_ABSOLUTE = /^(https?:|mailto:|#)/i;

/** Points links and pictures to their targets. The text of a link without a page stays, with the file that it names as a tooltip. */
function resolveLinks(tokens: readonly Token[], resolve: (address: string) => LinkTarget): void {
  for (const token of tokens) {
    const isInsideLink: boolean[] = [];
    for (const child of token.children ?? []) {
      if (child.type === 'link_close' && isInsideLink.pop() === false) child.tag = 'span';
      const name = child.type === 'link_open' ? 'href' : child.type === 'image' ? 'src' : null;
      if (name === null) continue;
      const isLink = pointToTarget(child, name, resolve);
      if (child.type === 'link_open') isInsideLink.push(isLink);
    }
  }
}

/** Returns whether the token is still a link. */
function pointToTarget(token: Token, name: 'href' | 'src', resolve: (address: string) => LinkTarget): boolean {
  const address = String(token.attrGet(name) ?? '');
  if (IS_ABSOLUTE.test(address)) {
    if (!address.startsWith('#')) token.attrSet('rel', 'noreferrer noopener');
    return true;
  }
  const target = resolve(decodeAddress(address));
  if (name === 'src') token.attrSet('loading', 'lazy');
  if ('href' in target) {
    token.attrSet(name, encodeURI(target.href));
    // The browser keeps the place of a picture that it has not loaded.
    if (name === 'src' && target.size !== undefined) {
      token.attrSet('width', String(target.size.width));
      token.attrSet('height', String(target.size.height));
    }
    return true;
  }
  if (name === 'src') {
    Object.assign(token, { type: 'text', content: token.content, children: null }); // its description
    return false;
  }
  token.attrs = [
    ['class', 'file'],
    ['title', `In the Diorama repository: ${target.file}`],
  ];
  token.tag = 'span';
  return false;
}

function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address; // not UTF-8
  }
}
