import { describeGenerators } from '@diorama/catalogue/testing';

import { VEHICLE_GENERATORS } from './generators.js';

describeGenerators({ name: 'vehicles', generators: VEHICLE_GENERATORS, moreRowsThan: 160 });
