import { describeGenerators } from '@diorama/catalogue/testing';

import { FURNISHING_GENERATORS } from './generators.js';

describeGenerators({ name: 'furnishings', generators: FURNISHING_GENERATORS, moreRowsThan: 200, spareRowFinishes: true });
