import './page.css';
import { installSearch } from './search-dialog.js';
import { installThemeButton } from './theme.js';

/** Adds a button to each block of code that copies it. */
function addCopyButtons(): void {
  if (!window.isSecureContext) return; // there is no clipboard
  for (const block of document.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', () => {
      const code = block.querySelector('code')?.textContent ?? '';
      navigator.clipboard.writeText(code).then(
        () => (button.textContent = 'Copied'),
        () => (button.textContent = 'Not copied'), // the browser refuses
      );
    });
    block.append(button);
  }
}

/** The list of pages, which a phone shows on demand. */
function installMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('.menu');
  button?.addEventListener('click', () => {
    const isOpen = document.body.classList.toggle('has-menu');
    button.ariaExpanded = String(isOpen);
  });
}

/** Marks the heading of the outline that is being read. */
function followHeadings(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.outline a')].map((link) => [decodeURI(link.hash.slice(1)), link]),
  );
  if (links.size === 0) return;
  const observer = new IntersectionObserver(
    (seen) => {
      const first = seen.find(({ isIntersecting }) => isIntersecting);
      if (first === undefined) return;
      for (const link of links.values()) link.removeAttribute('aria-current');
      links.get(first.target.id)?.setAttribute('aria-current', 'true');
    },
    { rootMargin: '-70px 0px -70% 0px' },
  );
  for (const id of links.keys()) {
    const heading = document.getElementById(id);
    if (heading !== null) observer.observe(heading);
  }
}

const theme = document.querySelector<HTMLButtonElement>('.theme');
const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
const opener = document.querySelector<HTMLButtonElement>('.find');
if (theme !== null) installThemeButton(theme);
if (dialog !== null && opener !== null) installSearch(dialog, opener);
installMenu();
addCopyButtons();
followHeadings();
document.querySelector('.side [aria-current]')?.scrollIntoView({ block: 'center' });
