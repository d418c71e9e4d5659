import '@diorama/web/styles/tokens.css';
import '@diorama/web/styles/base.css';
import '@diorama/web/styles/progress.css';
import '@diorama/web/styles/site.css';
import './start.css';

import { Diorama } from '@diorama-worlds/sdk';

import { ApiKeyStore } from '../api/key-store.js';
import { createSiteFrame } from '../site/site-frame.js';
import { readLocalKey } from './local-key.js';
import { StartPage } from './start-page.js';

const page = document.querySelector<HTMLElement>('#page') ?? document.body;
const clientOf = (apiKey: string | null): Diorama => new Diorama({ baseUrl: location.origin, ...(apiKey === null ? {} : { apiKey }) });
const prompt = new URLSearchParams(location.search).get('prompt') ?? '';

const start = new StartPage({ keys: new ApiKeyStore(), localKey: await readLocalKey(fetch), prompt, clientOf });
page.replaceChildren(createSiteFrame('/', start.content));
await start.showNewest();
