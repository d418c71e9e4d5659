import type { GeneratorTable, GoodsSpec } from '@diorama/catalogue';

import { generateArms } from './arms/arms.js';
import { generateInstrument } from './music/instruments.js';
import { generateStringed } from './music/stringed.js';
import { generateBall } from './play/balls.js';
import { generateToy } from './play/sports.js';
import { generateStudy } from './study/study.js';
import { generateBlade } from './tools/blade.js';
import { generateImplement } from './tools/implements.js';
import { generateShield } from './tools/shield.js';
import { generateTool } from './tools/tool.js';

/** The generators of tools, weapons, instruments, toys, sports goods, books and stationery, by their names in `GoodsSpec`. */
export const EQUIPMENT_GENERATORS: Pick<
  GeneratorTable<GoodsSpec>,
  'arms' | 'ball' | 'blade' | 'implement' | 'instrument' | 'shield' | 'stringed' | 'study' | 'tool' | 'toy'
> = {
  arms: generateArms,
  ball: generateBall,
  blade: generateBlade,
  implement: generateImplement,
  instrument: generateInstrument,
  shield: generateShield,
  stringed: generateStringed,
  study: generateStudy,
  tool: generateTool,
  toy: generateToy,
};
