import { describeGenerators } from '@diorama/catalogue/testing';

import { MACHINE_GENERATORS } from './generators.js';

describeGenerators({ name: 'machines', generators: MACHINE_GENERATORS, moreRowsThan: 160 });
