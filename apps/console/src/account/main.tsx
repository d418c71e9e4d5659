import '@diorama/web/styles/tokens.css';
import '@diorama/web/styles/base.css';
import '../styles/page.css';
import '../styles/parts.css';
import '../styles/fields.css';
import '../styles/tables.css';
import '../styles/pages.css';
import '../styles/filters.css';
import '@diorama/web/styles/progress.css';
import '../styles/playground.css';
import '../styles/account.css';

import { render } from 'preact';

import { AccountApp } from './account-app.js';

const root = document.querySelector('#account') ?? document.body;
root.replaceChildren();
render(<AccountApp />, root);
