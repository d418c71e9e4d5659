import '@diorama/web/styles/tokens.css';
import '@diorama/web/styles/base.css';
import './styles/page.css';
import './styles/parts.css';
import './styles/fields.css';
import './styles/tables.css';
import './styles/pages.css';
import './styles/charts.css';
import './styles/filters.css';
import './styles/help.css';
import './styles/system.css';
import '@diorama/web/styles/progress.css';
import './styles/playground.css';
import './styles/phone.css';

import { render } from 'preact';

import { Console } from './console.js';

const root = document.querySelector('#console') ?? document.body;
root.replaceChildren();
render(<Console />, root);
