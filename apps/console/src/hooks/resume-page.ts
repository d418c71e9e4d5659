import { readStored, writeStored } from '@diorama/web';

const NAME = 'diorama-console-page';

/** Keeps the address of the page over a sign-in at the identity provider, which comes back without it. */
export function keepPage(): void {
  if (location.hash !== '') writeStored('session', NAME, location.hash);
}

/** Goes to the page that was kept, once. An address that names a page wins. */
export function resumePage(): void {
  const kept = readStored('session', NAME);
  if (kept === null) return;
  writeStored('session', NAME, null);
  if (location.hash === '') location.hash = kept;
}
