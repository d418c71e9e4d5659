import './gallery.css';

import { Diorama } from '@diorama-worlds/sdk';

import { GalleryView } from './gallery-view.js';

new GalleryView(document.body, new Diorama({ baseUrl: location.origin }).gallery).open(location.search);
