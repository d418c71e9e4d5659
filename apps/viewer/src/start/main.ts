import '@diorama/web/styles/tokens.css';
import '@diorama/web/styles/base.css';
import './start.css';

import { Diorama } from '@diorama/sdk';

import { ApiKeyStore } from '../api/key-store.js';
import { createStartPage } from './start-page.js';

const page = document.querySelector<HTMLElement>('#page') ?? document.body;
const keys = new ApiKeyStore();
const clientOf = (apiKey: string | null): Diorama => new Diorama({ baseUrl: location.origin, ...(apiKey === null ? {} : { apiKey }) });

page.replaceChildren(createStartPage({ keys, clientOf, open: (worldId) => location.assign(`/world/${encodeURIComponent(worldId)}`) }));
