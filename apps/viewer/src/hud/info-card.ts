import { LEVELS, worldName } from '../api/world.js';
import type { Level, World } from '../api/world.js';
import { element } from './element.js';
import { icon } from './icon.js';

const SPLAT_LABELS: Readonly<Record<Level, string>> = { '100k': 'Splats, 100k', '500k': 'Splats, 500k', full_res: 'Splats, full' };

/** Name and caption of a world; opened, also its files and what of the prompt it does not show. */
export class InfoCard {
  readonly root: HTMLElement;
  private readonly notRepresented = element('p', { class: 'not-represented' });

  /** `onForget` is given where an API key opened the world. */
  constructor(world: World, onForget: (() => void) | null) {
    const caption = world.assets?.caption ?? '';
    const hint = element('span', { class: 'info-hint', text: 'More' });
    const details = element('details', { class: 'info' }, [
      element('summary', {}, [element('h1', { text: worldName(world) }), hint]),
      element('div', { class: 'info-body' }, [
        ...(caption === '' ? [] : [element('p', { class: 'caption-full', text: caption })]),
        downloads(world),
        ...(onForget === null ? [] : [forgetButton(onForget)]),
      ]),
    ]);
    details.addEventListener('toggle', () => {
      hint.textContent = details.open ? 'Less' : 'More';
    });
    this.notRepresented.hidden = true;
    const line = element('p', { class: 'caption', text: caption });
    line.hidden = caption === '';
    this.root = element('section', { class: 'card glass', attributes: { 'aria-label': 'About this world' } }, [
      details,
      line,
      this.notRepresented,
    ]);
  }

  showNotRepresented(parts: readonly string[]): void {
    this.notRepresented.hidden = parts.length === 0;
    this.notRepresented.textContent = `Not shown from the prompt: ${parts.join(', ')}.`;
  }
}

function downloads(world: World): HTMLElement {
  const { assets } = world;
  const files = [
    ...LEVELS.map((level) => [SPLAT_LABELS[level], assets?.splats?.spz_urls?.[level]] as const),
    ['Collider', assets?.mesh?.collider_mesh_url] as const,
    ['Panorama', assets?.imagery?.pano_url] as const,
  ];
  const links = files.flatMap(([label, url]) => (url ? [downloadLink(label, url)] : []));
  return element('ul', { class: 'downloads', attributes: { 'aria-label': 'Files' } }, links);
}

function downloadLink(label: string, url: string): HTMLElement {
  const attributes = { href: url, download: '', rel: 'noopener noreferrer', target: '_blank' };
  return element('li', {}, [element('a', { attributes }, [icon('download'), label])]);
}

function forgetButton(onForget: () => void): HTMLElement {
  const button = element('button', { class: 'text-button', text: 'Forget my API key', attributes: { type: 'button' } });
  button.addEventListener('click', onForget);
  return button;
}
