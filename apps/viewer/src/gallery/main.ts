import '@diorama/web/styles/tokens.css';
import '@diorama/web/styles/base.css';
import '@diorama/web/styles/site.css';
import './gallery.css';

import { Diorama } from '@diorama-worlds/sdk';

import { createSiteFrame } from '../site/site-frame.js';
import { GalleryView } from './gallery-view.js';

const page = document.querySelector<HTMLElement>('#page') ?? document.body;
const view = new GalleryView(new Diorama({ baseUrl: location.origin }).gallery);

page.replaceChildren(createSiteFrame('/gallery', view.content));
view.open(location.search);
