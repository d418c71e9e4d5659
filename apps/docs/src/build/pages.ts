import { dirname, join, normalize } from 'node:path/posix';

import { renderMarkdown } from '../markdown/render-markdown.js';
import type { LinkTarget, PictureSize, Section } from '../markdown/render-markdown.js';
import { addressOf, fillGroups } from './navigation.js';

/** The files that pages are made from. */
export interface Sources {
  /** Markdown by its path in the repository. */
  readonly markdown: ReadonlyMap<string, string>;
  /** Paths of other files that are served: pictures, schemas and programs. */
  readonly files: readonly string[];
  /** Sizes of those files that are pictures, by their paths. */
  readonly pictures: ReadonlyMap<string, PictureSize>;
}

export interface Page {
  readonly address: string;
  readonly area: string;
  readonly group: string;
  readonly title: string;
  readonly description: string;
  /** The body, from the heading on. */
  readonly html: string;
  readonly sections: readonly Section[];
}

/** Renders every Markdown file, in the order of the navigation, and a list for each folder without a README that a page links to. */
export function renderPages({ markdown, files, pictures }: Sources): Page[] {
  const groups = fillGroups([...markdown.keys()]);
  const folders = new Set([...markdown.keys(), ...files].map((path) => dirname(path)).filter((path) => path.startsWith('docs/')));
  const linked = new Map<string, Place>();
  const resolve =
    (from: string, place: Place) =>
    (address: string): LinkTarget => {
      const [path = '', anchor] = address.split('#');
      const file = normalize(join(dirname(from), path)).replace(/\/$/, '');
      const hash = anchor === undefined ? '' : `#${anchor}`;
      const index = `${file}/README.md`;
      if (markdown.has(index)) return { href: addressOf(index) + hash };
      if (markdown.has(file)) return { href: addressOf(file) + hash };
      if (folders.has(file) && !linked.has(file)) linked.set(file, place);
      return folders.has(file) || files.includes(file) ? { href: `/${file}`, size: pictures.get(file) } : { file };
    };
  const pages = groups.flatMap(({ area, title: group, sources }) => {
    const place = { area, group };
    return sources.map((source) => ({
      ...place,
      address: addressOf(source),
      ...renderMarkdown(markdown.get(source) ?? '', resolve(source, place)),
    }));
  });
  const lists = [...linked].map(([folder, place]) => renderFolder(folder, place, pages, files));
  return groups.flatMap(({ area, title }) => [...pages, ...lists].filter((page) => page.area === area && page.group === title));
}

interface Place {
  readonly area: string;
  readonly group: string;
}

/** A list of the pages and files of a folder. It stands with its pages, or where the first page that links to it stands. */
function renderFolder(folder: string, place: Place, pages: readonly Page[], files: readonly string[]): Page {
  const name = folder.split('/').at(-1) ?? '';
  const title = (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
  const inside = pages.filter(({ address }) => dirname(address) === `/${folder}`);
  const rows = [
    ...inside.map((page) => `- [${page.title}](${page.address})`),
    ...files.filter((file) => dirname(file) === folder).map((file) => `- [${file.split('/').at(-1)}](/${file})`),
  ];
  const rendered = renderMarkdown(`# ${title}\n\n${rows.join('\n')}\n`, (href) => ({ href }));
  const { area, group } = inside[0] ?? place;
  return { ...rendered, address: `/${folder}`, area, group, description: `Pages and files of ${name.replaceAll('-', ' ')}.` };
}
