import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { MEASURES } from './figures.ts';
import type { WorldFigures } from './figures.ts';

/** A page of every world: its panorama, and world and splats side by side from a metre beside the capture point. */
export function galleryPage(worlds: readonly WorldFigures[], folder: string): string {
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
</html>
`;
}

const PICTURES = [
  ['panorama', 'the panorama'],
  ['truth', 'the world from a metre beside'],
  ['splats', 'its splats from there'],
] as const;

function articleOf(world: WorldFigures, folder: string): string {
  const pictures = PICTURES.filter(([kind]) => existsSync(join(folder, `${world.name}-${kind}.png`))).map(
    ([kind, caption]) =>
      `<figure><img src="${world.name}-${kind}.png" alt="${caption}" loading="lazy"><figcaption>${caption}</figcaption></figure>`,
  );
  const figures = MEASURES.map((measure) => `${measure.name} ${measure.of(world)?.toFixed(measure.digits) ?? '-'}`).join(' · ');
  const missing = world.notRepresented.length > 0 ? `<p>not represented: ${escaped(world.notRepresented.join(', '))}</p>` : '';
  return `<article id="${world.name}"><h2>${escaped(world.prompt)}</h2>
<div class="pictures">${pictures.join('')}</div><p>${figures}</p>${missing}</article>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
