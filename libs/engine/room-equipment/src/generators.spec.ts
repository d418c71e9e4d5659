import { describeGenerators } from '@diorama/catalogue/testing';

import { ROOM_EQUIPMENT_GENERATORS } from './generators.js';

describeGenerators({ name: 'room equipment', generators: ROOM_EQUIPMENT_GENERATORS, moreRowsThan: 150 });
