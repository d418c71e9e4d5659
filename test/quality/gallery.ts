import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { MEASURES, PHOTOGRAPH_MEASURES } from './figures.ts';
import type { Measure, PhotographFigures, WorldFigures } from './figures.ts';

/** Everything that was measured. */
export interface Measured {
  readonly worlds: readonly WorldFigures[];
  readonly photographs: readonly PhotographFigures[];
}

/**
 * A page of every world: its panorama, and world and splats one above the other on walks in several directions; and of every
 * photograph: the panorama made of it, and how it is found again there.
 */
export function galleryPage({ worlds, photographs }: Measured, folder: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>
  body { background: #16181c; color: #e6e6e6; font: 14px/1.5 sans-serif; margin: 24px; }
  article { margin: 0 0 40px; }
  h2 { font-size: 16px; margin: 0 0 8px; }
  .pictures { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(360px, 1fr)); }
  figure { margin: 0; }
  img { display: block; width: 100%; }
  figcaption, p { color: #aab; margin: 4px 0 0; }
</style>
<h1>Gallery</h1>
${worlds.map((world) => articleOf(world, folder)).join('\n')}
${photographs.map((photograph) => photographArticleOf(photograph, folder)).join('\n')}
</html>
`;
}

const PICTURES: Captions = [
  ['panorama', 'the panorama'],
  ['walk', 'the world and its splats on walks'],
];
const PHOTOGRAPH_PICTURES: Captions = [
  ['photograph', 'the photograph'],
  ['panorama', 'the panorama made of it'],
  ['found', 'the photograph as it is found again there'],
];

type Captions = readonly (readonly [kind: string, caption: string])[];

function articleOf(world: WorldFigures, folder: string): string {
  const missing = world.notRepresented.length > 0 ? `<p>not represented: ${escaped(world.notRepresented.join(', '))}</p>` : '';
  return `<article id="${world.name}"><h2>${escaped(world.prompt)}</h2>
${picturesOf(world.name, folder, PICTURES)}${figuresOf(world, MEASURES)}${missing}</article>`;
}

function photographArticleOf(photograph: PhotographFigures, folder: string): string {
  return `<article id="${photograph.name}"><h2>A photograph: ${escaped(photograph.prompt)}</h2>
${picturesOf(photograph.name, folder, PHOTOGRAPH_PICTURES)}${figuresOf(photograph, PHOTOGRAPH_MEASURES)}</article>`;
}

function picturesOf(name: string, folder: string, captions: Captions): string {
  const pictures = captions
    .filter(([kind]) => existsSync(join(folder, `${name}-${kind}.png`)))
    .map(
      ([kind, caption]) =>
        `<figure><img src="${name}-${kind}.png" alt="${caption}" loading="lazy"><figcaption>${caption}</figcaption></figure>`,
    );
  return `<div class="pictures">${pictures.join('')}</div>`;
}

function figuresOf<Figures>(measured: Figures, measures: readonly Measure<Figures>[]): string {
  return `<p>${measures.map((measure) => `${measure.name} ${measure.of(measured)?.toFixed(measure.digits) ?? '-'}`).join(' · ')}</p>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
