import type { CatalogueRow } from '../row/row.js';
import { APE_ROWS } from './animals/apes.js';
import { CATTLE_ROWS } from './animals/cattle.js';
import { DINOSAUR_ROWS } from './animals/dinosaurs.js';
import { DOG_ROWS } from './animals/dogs.js';
import { DRAGON_ROWS } from './animals/dragons.js';
import { FISH_ROWS } from './animals/fish.js';
import { GRAZER_ROWS } from './animals/grazers.js';
import { HORSE_ROWS } from './animals/horses.js';
import { INSECT_ROWS } from './animals/insects.js';
import { MYTHICAL_ROWS } from './animals/mythical.js';
import { PET_ROWS } from './animals/pets.js';
import { POULTRY_ROWS } from './animals/poultry.js';
import { PREDATOR_ROWS } from './animals/predators.js';
import { RAPTOR_ROWS } from './animals/raptors.js';
import { REPTILE_ROWS } from './animals/reptiles.js';
import { SERPENT_ROWS } from './animals/serpents.js';
import { SHELLFISH_ROWS } from './animals/shellfish.js';
import { SONGBIRD_ROWS } from './animals/songbirds.js';
import { WADER_ROWS } from './animals/waders.js';
import { WHALE_ROWS } from './animals/whales.js';
import { WOODLAND_ROWS } from './animals/woodland.js';

/** Generators whose variants turn their heads and have other spots. */
const HEADED: ReadonlySet<string> = new Set(['quadruped', 'bird']);

/** Objects of the theme animals, and of the theme fantasy those that are beasts. */
export const ANIMAL_ROWS: readonly CatalogueRow[] = [
  ...APE_ROWS,
  ...CATTLE_ROWS,
  ...DINOSAUR_ROWS,
  ...DOG_ROWS,
  ...DRAGON_ROWS,
  ...FISH_ROWS,
  ...GRAZER_ROWS,
  ...HORSE_ROWS,
  ...INSECT_ROWS,
  ...MYTHICAL_ROWS,
  ...PET_ROWS,
  ...POULTRY_ROWS,
  ...PREDATOR_ROWS,
  ...RAPTOR_ROWS,
  ...REPTILE_ROWS,
  ...SERPENT_ROWS,
  ...SHELLFISH_ROWS,
  ...SONGBIRD_ROWS,
  ...WADER_ROWS,
  ...WHALE_ROWS,
  ...WOODLAND_ROWS,
].map((row) => ({ variants: HEADED.has(row.form.generator) ? 3 : 1, ...row }));
