import type { Diorama, World } from '@diorama/sdk';
import logo from '@diorama/web/icons/diorama.svg';

import type { ApiKeyStore } from '../api/key-store.js';
import { createElement } from '../hud/element.js';
import { startWorldGeneration } from './start-world-generation.js';

interface StartPageParts {
  readonly keys: ApiKeyStore;
  readonly clientOf: (apiKey: string | null) => Diorama;
  /** Leaves for the page of a world. */
  readonly open: (worldId: string) => void;
}

const WORLDS_SHOWN = 8;

/** The page at `/`: a prompt, the newest public worlds, and links. */
export function createStartPage(parts: StartPageParts): HTMLElement {
  const image = createElement('img', { attributes: { src: logo, alt: '', width: '40', height: '40' } });
  return createElement('div', { class: 'start' }, [
    createElement('header', { class: 'start-head' }, [image, createElement('b', { text: 'Diorama' }), links()]),
    createElement('h1', { text: 'Describe a world and walk in it' }),
    promptForm(parts),
    newest(parts.clientOf(null)),
  ]);
}

function links(): HTMLElement {
  const link = (href: string, text: string): HTMLElement => createElement('a', { text, attributes: { href } });
  return createElement('nav', {}, [link('/console', 'Console'), link('/docs', 'Documentation'), link('/docs/operators', 'Operators’ API')]);
}

function promptForm({ keys, clientOf, open }: StartPageParts): HTMLElement {
  const prompt = createElement('textarea', {
    attributes: { name: 'prompt', rows: '3', maxlength: '2000', required: '', placeholder: 'a red barn beside a wheat field at sunset' },
  });
  const key = createElement('input', {
    attributes: { type: 'password', name: 'key', autocomplete: 'off', spellcheck: 'false', required: '' },
  });
  key.value = keys.read() ?? '';
  const button = createElement('button', { class: 'primary', text: 'Generate', attributes: { type: 'submit' } });
  const status = createElement('p', { class: 'note', attributes: { role: 'status' } });
  const form = createElement('form', { class: 'panel glass start-form' }, [
    createElement('label', {}, [createElement('span', { text: 'Prompt' }), prompt]),
    createElement('label', {}, [createElement('span', { text: 'API key' }), key]),
    button,
    status,
    createElement('p', { class: 'note', text: 'The key stays in this browser. The world can be opened by anyone who has its link.' }),
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
  return startWorldGeneration(clientOf(apiKey), prompt, say);
}

function newest({ gallery }: Diorama): HTMLElement {
  const list = createElement('ul', { class: 'start-worlds' });
  const note = createElement('p', { class: 'note', text: 'Loading' });
  gallery.page({ page_size: WORLDS_SHOWN }).then(
    ({ worlds }) => {
      list.replaceChildren(...worlds.map(card));
      note.textContent = worlds.length === 0 ? 'There are no public worlds yet.' : '';
    },
    (error: unknown) => {
      note.textContent = error instanceof Error ? error.message : String(error);
    },
  );
  return createElement('section', { attributes: { 'aria-labelledby': 'newest' } }, [
    createElement('h2', { text: 'Newest public worlds', attributes: { id: 'newest' } }),
    list,
    note,
  ]);
}

function card({ id, display_name: name, assets }: World): HTMLElement {
  const { thumbnail_url: url, caption } = assets;
  const title = name || caption || 'Untitled world';
  const picture = url ? [createElement('img', { attributes: { src: url, alt: '', loading: 'lazy' } })] : [];
  const attributes = { href: `/world/${encodeURIComponent(id)}` };
  return createElement('li', {}, [
    createElement('a', { class: 'glass', attributes }, [...picture, createElement('span', { text: title })]),
  ]);
}
