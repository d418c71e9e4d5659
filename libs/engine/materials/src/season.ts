import type { Place, Scene, Season } from '@diorama/domain';
import type { Rgb } from '@diorama/world-model';
import { mixRgb, parseHexColor, scaleVector } from '@diorama/world-model';

import type { MaterialName } from './material-table.js';
import { isSnowy } from './snow.js';

const LEAVES: readonly MaterialName[] = ['leaf', 'leaf-shade', 'bush-leaf', 'fern-leaf'];
const GRASSES: readonly MaterialName[] = ['grass', 'stem', 'reed'];
/** Materials that rain wets, so that they darken. */
const POROUS: readonly MaterialName[] = [
  'bark',
  'stone',
  'sand-stone',
  'basalt',
  'planks',
  'weathered-planks',
  'thatch',
  'brick',
  'stone-block',
  'roof-tile',
  'facade-brick',
  'concrete',
  'kerb-stone',
  'ruin-stone',
];

const SPRING = parseHexColor('#8fb84a');
const AUTUMN = parseHexColor('#c8732a');
const AUTUMN_GRASS = parseHexColor('#a9964f');
const WINTER_GRASS = parseHexColor('#9c8f66');
const FROST = parseHexColor('#dfe6ea');

/** Places that are green all the year round. */
const EVERGREEN: readonly Place[] = ['tropical-island', 'rainforest'];

/** The season as plants show it: in the tropics it is always summer. */
export const getPlantSeason = ({ place, season }: Scene): Season => (EVERGREEN.includes(place) ? 'summer' : season);

/** The colour of a material in the scene's season and weather. */
export function applySeasonToColor(name: MaterialName, color: Rgb, scene: Scene): Rgb {
  if (LEAVES.includes(name)) return leafColor(name, color, scene);
  if (GRASSES.includes(name)) return grassColor(color, scene);
  if (name === 'needle' && isSnowy(scene)) return mixRgb(color, FROST, 0.12);
  if (POROUS.includes(name) && scene.weather === 'rain') return scaleVector(color, 0.68);
  return color;
}

function leafColor(name: MaterialName, color: Rgb, scene: Scene): Rgb {
  const shade = name === 'leaf-shade' ? 0.55 : 1;
  const evergreen = name === 'fern-leaf' ? 0.4 : 1;
  const season = getPlantSeason(scene);
  if (season === 'spring') return mixRgb(color, scaleVector(SPRING, shade), 0.4);
  if (season === 'autumn') return mixRgb(color, scaleVector(AUTUMN, shade), 0.85 * evergreen);
  if (season === 'winter') return mixRgb(color, scaleVector(isSnowy(scene) ? FROST : WINTER_GRASS, shade), 0.5);
  return color;
}

function grassColor(color: Rgb, scene: Scene): Rgb {
  const season = getPlantSeason(scene);
  if (season === 'spring') return mixRgb(color, SPRING, 0.3);
  if (season === 'autumn') return mixRgb(color, AUTUMN_GRASS, 0.6);
  if (season === 'winter') return mixRgb(color, WINTER_GRASS, 0.8);
  return color;
}
