import { BOOKS_OF_MAGIC } from './books-of-magic.js';
import { SIGNS_OF_MAGIC } from './signs-of-magic.js';

/** Books of spells, scrolls, maps and signs of magic. */
export const SCRIPTS = { ...BOOKS_OF_MAGIC, ...SIGNS_OF_MAGIC };
