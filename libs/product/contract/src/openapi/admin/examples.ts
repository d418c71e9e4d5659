import type { Examples } from '../build-document.js';
import { ACCOUNT_EXAMPLES } from './account-examples.js';
import type { AdminComponent } from './components.js';
import { FIGURE_EXAMPLES } from './figure-examples.js';
import { RECORD_EXAMPLES } from './record-examples.js';

/** Examples of the bodies of the operators' API, by the names of their schemas. A test validates each one. */
export const ADMIN_EXAMPLES: Examples<AdminComponent> = { ...ACCOUNT_EXAMPLES, ...RECORD_EXAMPLES, ...FIGURE_EXAMPLES };
