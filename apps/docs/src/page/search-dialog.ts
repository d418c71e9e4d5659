import type { SearchEntry } from '../build/search-index.js';
import { findSections, prepareEntries } from './find-sections.js';
import type { FoundSection, PreparedEntry } from './find-sections.js';

/** Has the button and `/` open the search, and Ctrl+K unless another search of the page has it. The index is fetched at the first opening. */
export function installSearch(dialog: HTMLDialogElement, opener: HTMLButtonElement, hasShortcut = true): void {
  const input = dialog.querySelector('input');
  const list = dialog.querySelector('ol');
  const status = dialog.querySelector<HTMLElement>('.status');
  if (input === null || list === null || status === null) return;
  let entries: Promise<readonly PreparedEntry[]> | undefined;
  const show = async (): Promise<void> => {
    const query = input.value;
    try {
      entries ??= fetchEntries(dialog.dataset['index'] ?? '');
      const found = findSections(await entries, query);
      if (query !== input.value) return; // another one was typed
      list.replaceChildren(...found.map(renderFound));
      status.textContent = query.trim() === '' ? '' : found.length === 0 ? 'Nothing found' : `${found.length} results`;
    } catch {
      entries = undefined;
      status.textContent = 'The search cannot be loaded. Check the connection and try again.';
    }
  };
  const open = (): void => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    void show();
  };
  opener.addEventListener('click', open);
  input.addEventListener('input', () => void show());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || (event.target instanceof Element && event.target.closest('a'))) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => moveFocus(event, input, list));
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable], [contenteditable] *');
    const isShortcut = event.key === 'k' ? hasShortcut && (event.ctrlKey || event.metaKey) : event.key === '/' && !isTyping;
    if (!isShortcut) return;
    event.preventDefault();
    open();
  });
}

async function fetchEntries(address: string): Promise<PreparedEntry[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The index returns ${response.status}`);
  return prepareEntries((await response.json()) as SearchEntry[]);
}

function renderFound({ entry, excerpt }: FoundSection): HTMLLIElement {
  const link = document.createElement('a');
  link.href = entry.url;
  const parts: readonly (readonly [string, string])[] = [
    ['strong', entry.heading === '' ? entry.page : entry.heading],
    ['small', entry.heading === '' ? '' : entry.page],
    ['span', excerpt],
  ];
  for (const [name, text] of parts) {
    if (text === '') continue;
    const element = document.createElement(name);
    element.textContent = text;
    link.append(element);
  }
  const row = document.createElement('li');
  row.append(link);
  return row;
}

/** The arrows move between the input and the results; Enter in the input opens the first one. */
function moveFocus(event: KeyboardEvent, input: HTMLInputElement, list: HTMLOListElement): void {
  const links = [...list.querySelectorAll('a')];
  const stops: HTMLElement[] = [input, ...links];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0 && at !== -1) stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  else if (event.key === 'Enter' && at === 0) links[0]?.click();
  else return;
  event.preventDefault();
}
