import { escapeHtml } from '@diorama/web';

/** What a link to a world shows of it in other services. */
export interface WorldPreview {
  readonly title: string;
  readonly description: string;
  /** URL of the page. */
  readonly pageUrl: string;
  /** URL of the picture, which stays the same; null until the world is finished. */
  readonly pictureUrl: string | null;
}

/** Finds the preview of a world by its id; null for a world of which nothing may be shown. */
export interface WorldPreviewSource {
  find(worldId: string): Promise<WorldPreview | null>;
}

/** Pixels of the picture of a world. */
const PICTURE = { width: 512, height: 288, type: 'image/webp' } as const;

/** The same for each id that names no world, or none that its link opens: the tags do not say which. */
const NEUTRAL = { title: 'A world in Diorama', description: 'A 3D world to walk in, made from a description.' } as const;

/**
 * The title of a world's page and the tags that other services read for the preview of a link (Open Graph and Twitter cards), as HTML.
 *
 * @param preview null for a world of which nothing may be shown
 */
export function renderPreviewTags(preview: WorldPreview | null): string {
  const { title, description } = preview ?? NEUTRAL;
  const picture = preview?.pictureUrl ?? null;
  return [
    `<title>${escapeHtml(preview === null ? 'Diorama' : `${title} · Diorama`)}</title>`,
    tag('name', 'description', description),
    tag('property', 'og:site_name', 'Diorama'),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    ...(preview === null ? [] : [tag('property', 'og:url', preview.pageUrl)]),
    ...(picture === null ? [] : pictureTags(picture, title)),
    tag('name', 'twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', description),
    ...(picture === null ? [] : [tag('name', 'twitter:image', picture), tag('name', 'twitter:image:alt', title)]),
  ].join('\n    ');
}

const pictureTags = (url: string, title: string): string[] => [
  tag('property', 'og:image', url),
  tag('property', 'og:image:type', PICTURE.type),
  tag('property', 'og:image:width', `${PICTURE.width}`),
  tag('property', 'og:image:height', `${PICTURE.height}`),
  tag('property', 'og:image:alt', title),
];

const tag = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;
