import type { Diorama, World } from '@diorama/sdk';
import logo from '@diorama/web/icons/diorama.svg';

import type { KeyStore } from '../api/key-store.js';
import { element } from '../hud/element.js';
import { beginWorld } from './generate.js';

export interface StartPageParts {
  readonly keys: KeyStore;
  readonly clientOf: (apiKey: string | null) => Diorama;
  /** Leaves for the page of a world. */
  readonly open: (worldId: string) => void;
}

const WORLDS_SHOWN = 8;

/** The page at `/`: a prompt, the newest public worlds, and links. */
export function startPage(parts: StartPageParts): HTMLElement {
  const image = element('img', { attributes: { src: logo, alt: '', width: '40', height: '40' } });
  return element('div', { class: 'start' }, [
    element('header', { class: 'start-head' }, [image, element('b', { text: 'Diorama' }), links()]),
    element('h1', { text: 'Describe a world and walk in it' }),
    promptForm(parts),
    newest(parts.clientOf(null)),
  ]);
}

function links(): HTMLElement {
  const link = (href: string, text: string): HTMLElement => element('a', { text, attributes: { href } });
  return element('nav', {}, [link('/console', 'Console'), link('/docs', 'API reference'), link('/docs/operators', 'Operators’ API')]);
}

function promptForm({ keys, clientOf, open }: StartPageParts): HTMLElement {
  const prompt = element('textarea', {
    attributes: { name: 'prompt', rows: '3', maxlength: '2000', required: '', placeholder: 'a red barn beside a wheat field at sunset' },
  });
  const key = element('input', { attributes: { type: 'password', name: 'key', autocomplete: 'off', spellcheck: 'false', required: '' } });
  key.value = keys.read() ?? '';
  const button = element('button', { class: 'primary', text: 'Generate', attributes: { type: 'submit' } });
  const status = element('p', { class: 'note', attributes: { role: 'status' } });
  const form = element('form', { class: 'panel glass start-form' }, [
    element('label', {}, [element('span', { text: 'Prompt' }), prompt]),
    element('label', {}, [element('span', { text: 'API key' }), key]),
    button,
    status,
    element('p', { class: 'note', text: 'The key stays in this browser. The world can be opened by anyone who has its link.' }),
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    const apiKey = key.value.trim();
    keys.write(apiKey);
    generate(clientOf, apiKey, { prompt: prompt.value.trim(), say: (text) => (status.textContent = text) }).then(open, (error: unknown) => {
      button.disabled = false;
      status.textContent = error instanceof Error ? error.message : String(error);
    });
  });
  return form;
}

interface Order {
  readonly prompt: string;
  readonly say: (text: string) => void;
}

/** The id of the world. The client is made here, so that a key that is not valid is an error of the promise. */
async function generate(clientOf: StartPageParts['clientOf'], apiKey: string, { prompt, say }: Order): Promise<string> {
  say('Starting');
  return beginWorld(clientOf(apiKey), prompt, say);
}

function newest({ gallery }: Diorama): HTMLElement {
  const list = element('ul', { class: 'start-worlds' });
  const note = element('p', { class: 'note', text: 'Loading' });
  gallery.page({ page_size: WORLDS_SHOWN }).then(
    ({ worlds }) => {
      list.replaceChildren(...worlds.map(card));
      note.textContent = worlds.length === 0 ? 'There are no public worlds yet.' : '';
    },
    (error: unknown) => {
      note.textContent = error instanceof Error ? error.message : String(error);
    },
  );
  return element('section', { attributes: { 'aria-labelledby': 'newest' } }, [
    element('h2', { text: 'Newest public worlds', attributes: { id: 'newest' } }),
    list,
    note,
  ]);
}

function card({ id, display_name: name, assets }: World): HTMLElement {
  const { thumbnail_url: url, caption } = assets;
  const title = name || caption || 'Untitled world';
  const picture = url ? [element('img', { attributes: { src: url, alt: '', loading: 'lazy' } })] : [];
  const attributes = { href: `/world/${encodeURIComponent(id)}` };
  return element('li', {}, [element('a', { class: 'glass', attributes }, [...picture, element('span', { text: title })])]);
}
