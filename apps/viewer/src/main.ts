import '@diorama/web/styles/tokens.css';
import '@diorama/web/styles/base.css';
import '@diorama/web/styles/progress.css';
import './styles/page.css';
import './styles/screens.css';
import './styles/hud.css';
import './styles/world-facts.css';
import './styles/detail.css';
import './styles/dialogs.css';
import './styles/film.css';
import './styles/move-hint.css';
import './styles/touch.css';
import './styles/small-screens.css';

import { ApiKeyStore } from './api/key-store.js';
import { createMessageScreen } from './screens/message-screen.js';
import { readSettings, parseWorldId } from './settings.js';
import { WorldVisit } from './world-visit.js';

const page = document.querySelector<HTMLElement>('#page') ?? document.body;
const worldId = parseWorldId(location.pathname);

if (worldId === null) {
  page.replaceChildren(
    createMessageScreen({
      icon: 'lost',
      title: 'No world chosen',
      text: 'The address of a world ends with /world/ and the id of the world.',
    }),
  );
} else {
  const leaving = new AbortController();
  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) leaving.abort();
  });
  const settings = readSettings(location.search);
  new WorldVisit({ page, worldId, keys: new ApiKeyStore(), settings, signal: leaving.signal }).run().catch((error: unknown) => {
    if (leaving.signal.aborted) return;
    page.replaceChildren(createMessageScreen({ icon: 'lost', title: 'Something went wrong', text: 'Please load the page again.' }));
    // The page is left usable; the browser's own report keeps the cause for whoever looks.
    reportError(error);
  });
}
