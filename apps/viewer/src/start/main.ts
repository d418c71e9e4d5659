import './start.css';

import { Diorama } from '@diorama-worlds/sdk';

import { ApiKeyStore } from '../api/key-store.js';
import { findElement } from '../site/find-element.js';
import { readLocalKey } from './local-key.js';
import { StartPage } from './start-page.js';

const form = findElement(document, '#prompt-form', HTMLFormElement);
const clientOf = (apiKey: string | null): Diorama => new Diorama({ baseUrl: location.origin, ...(apiKey === null ? {} : { apiKey }) });
const prompt = new URLSearchParams(location.search).get('prompt') ?? '';
// The gateway says in the page whether there is a key to fetch.
const localKey = form.dataset['key'] === 'demo' ? readLocalKey(fetch) : Promise.resolve(null);

const start = new StartPage({ page: document.body, form, keys: new ApiKeyStore(), prompt, clientOf });
await Promise.all([start.showNewest(), localKey.then((key) => start.useKey(key))]);
