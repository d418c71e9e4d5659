import type { CatalogueRow } from '../row/row.js';
import { ARTS_ROWS } from './people/arts.js';
import { CLERGY_ROWS } from './people/clergy.js';
import { CARE_ROWS } from './people/care.js';
import { COSTUMES_ROWS } from './people/costumes.js';
import { EVERYDAY_ROWS } from './people/everyday.js';
import { FIGHTERS_ROWS } from './people/fighters.js';
import { FIGURE_ROWS } from './people/figures.js';
import { FOLK_ROWS } from './people/folk.js';
import { MAGIC_ROWS } from './people/magic.js';
import { MEDIEVAL_ROWS } from './people/medieval.js';
import { MONSTER_ROWS } from './people/monsters.js';
import { NATIONS_ROWS } from './people/nations.js';
import { NIGHT_ROWS } from './people/night.js';
import { ROBOT_ROWS } from './people/robots.js';
import { SERVICE_ROWS } from './people/service.js';
import { SPORT_ROWS } from './people/sport.js';
import { STATUE_ROWS } from './people/statues.js';
import { TRADES_ROWS } from './people/trades.js';

/** People, humanoids and robots; those of tales and of the future carry the themes fantasy and scifi. */
export const PEOPLE_ROWS: readonly CatalogueRow[] = [
  ...EVERYDAY_ROWS,
  ...SPORT_ROWS,
  ...SERVICE_ROWS,
  ...CARE_ROWS,
  ...TRADES_ROWS,
  ...ARTS_ROWS,
  ...CLERGY_ROWS,
  ...MEDIEVAL_ROWS,
  ...FIGHTERS_ROWS,
  ...NATIONS_ROWS,
  ...COSTUMES_ROWS,
  ...STATUE_ROWS,
  ...FIGURE_ROWS,
  ...MAGIC_ROWS,
  ...NIGHT_ROWS,
  ...FOLK_ROWS,
  ...MONSTER_ROWS,
  ...ROBOT_ROWS,
];
