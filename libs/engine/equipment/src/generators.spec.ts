import { describeGenerators } from '@diorama/catalogue/testing';

import { EQUIPMENT_GENERATORS } from './generators.js';

describeGenerators({ name: 'equipment', generators: EQUIPMENT_GENERATORS, moreRowsThan: 180, spareFinishes: true });
