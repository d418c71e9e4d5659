import { LIMITS } from '@diorama/domain';
import { VISIBILITIES, escapeHtml, renderSiteFooter, renderSiteHeader } from '@diorama/web';

import { EXAMPLES } from '../start/examples.js';
import { OFFERED_MODELS } from '../start/model-quotes.js';

/** Vite replaces the paths of files with the hashed names under which they are served. */
const LOGO = '../../libs/product/web/icons/diorama.svg';

/** Cards without content, in the place of worlds that are being loaded. */
const renderEmptyCards = (count: number): string =>
  '<li class="world-card is-empty" aria-hidden="true"><div class="world-picture"></div><div class="world-name"></div></li>'.repeat(count);

const renderModels = (): string =>
  OFFERED_MODELS.map(
    ({ model, label, hint }, index) =>
      `<label class="choice"><input type="radio" name="model" value="${model}"${index === 0 ? ' checked' : ''} /><span>${label} <small>${hint}</small></span></label>`,
  ).join('');

const renderVisibilities = (): string => VISIBILITIES.map(({ value, label }) => `<option value="${value}">${label}</option>`).join('');

function renderExamples(): string {
  const sizes = '(max-width: 820px) 46vw, 260px';
  return EXAMPLES.map(({ prompt, picture }) => {
    const file = `./src/start/examples/${picture}`;
    const image = `<img src="${file}.webp" srcset="${file}-320.webp 320w, ${file}.webp 512w" sizes="${sizes}" alt="" width="512" height="288" />`;
    return `<li><button class="example" type="button">${image}<span>${escapeHtml(prompt)}</span></button></li>`;
  }).join('');
}

/** What the build puts into the slots of a page, such as `{{header}}`, as HTML. */
export const PAGE_SLOTS = {
  'start.html': {
    header: renderSiteHeader('/', LOGO),
    footer: renderSiteFooter(),
    'prompt-length': String(LIMITS.promptLength),
    prompt: escapeHtml(EXAMPLES[0].prompt),
    'key-field': '<input type="password" name="key" autocomplete="off" spellcheck="false" placeholder="svck_…" />',
    models: renderModels(),
    visibilities: renderVisibilities(),
    examples: renderExamples(),
    'empty-cards': renderEmptyCards(8),
  },
  'gallery.html': {
    header: renderSiteHeader('/gallery', LOGO),
    footer: renderSiteFooter(),
    'empty-cards': renderEmptyCards(12),
  },
} as const;
