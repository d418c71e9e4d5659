import type { CatalogueRow } from '../row/row.js';
import { CONTAINER_ROWS } from './goods/containers.js';
import { COOKWARE_ROWS } from './goods/cookware.js';
import { FOOD_ROWS } from './goods/food.js';
import { HOME_ROWS } from './goods/home.js';
import { MUSIC_ROWS } from './goods/music.js';
import { PLAY_ROWS } from './goods/play.js';
import { RELIC_ROWS } from './goods/relics.js';
import { SKELETON_ROWS } from './goods/skeletons.js';
import { STUDY_ROWS } from './goods/study.js';
import { TABLEWARE_ROWS } from './goods/tableware.js';
import { TOOL_ROWS } from './goods/tools.js';
import { VASE_ROWS } from './goods/vases.js';
import { WEAPON_ROWS } from './goods/weapons.js';

/** Objects of the theme goods, and portable objects of other themes. */
export const GOODS_ROWS: readonly CatalogueRow[] = [
  ...CONTAINER_ROWS,
  ...COOKWARE_ROWS,
  ...FOOD_ROWS,
  ...HOME_ROWS,
  ...MUSIC_ROWS,
  ...PLAY_ROWS,
  ...RELIC_ROWS,
  ...SKELETON_ROWS,
  ...STUDY_ROWS,
  ...TABLEWARE_ROWS,
  ...TOOL_ROWS,
  ...VASE_ROWS,
  ...WEAPON_ROWS,
];
