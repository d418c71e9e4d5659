import { findSiteType, toSiteNoun } from '@diorama/catalogue';
import type { SiteType } from '@diorama/catalogue';
import type { Backdrop, BackdropDirection, Biome, Landform, Liquid, Scene, Water } from '@diorama/domain';

import { withArticle } from './describe-objects.js';

/** Where a place lies, by the shape of its land: "in a canyon". The gap takes the ground ("a desert canyon"). */
const LAND: Readonly<Record<Landform, readonly [preposition: string, article: string, noun: string]>> = {
  plain: ['on', 'a ', 'plain'],
  hills: ['among', '', 'hills'],
  valley: ['in', 'a ', 'valley'],
  peaks: ['among', '', 'mountain peaks'],
  ridge: ['on', 'a ', 'ridge'],
  canyon: ['in', 'a ', 'canyon'],
  gorge: ['in', 'a ', 'gorge'],
  mesas: ['among', '', 'table mountains'],
  plateau: ['on', 'a ', 'plateau'],
  badlands: ['in', '', 'badlands'],
  'cliff-coast': ['on', 'a ', 'cliff'],
  fjord: ['by', 'a ', 'fjord'],
  island: ['on', 'a ', 'island'],
  archipelago: ['on', 'a ', 'group of islands'],
  'river-bank': ['on', 'a ', 'river bank'],
  dunes: ['among', '', 'dunes'],
  crater: ['in', 'a ', 'crater'],
  craters: ['on', 'a ', 'cratered plain'],
  volcano: ['below', 'a ', 'volcano'],
  terraces: ['on', '', 'terraces'],
  'floating-islands': ['on', 'a ', 'floating island'],
  'sea-bed': ['on', 'a ', 'sea bed'],
  asteroid: ['on', 'an ', 'asteroid'],
};

/** A place as the ground of another one: by itself, and before the name of a landform. */
const GROUND: Readonly<Record<Biome, readonly [phrase: string, adjective: string]>> = {
  canyon: ['in a canyon', 'red rock'],
  alpine: ['in the mountains', 'alpine'],
  meadow: ['on a meadow', 'grassy'],
  desert: ['in the desert', 'desert'],
  beach: ['on a beach', 'sandy'],
  forest: ['in a forest', 'wooded'],
  tundra: ['in the tundra', 'tundra'],
  volcanic: ['in a volcanic landscape', 'volcanic'],
  swamp: ['in a swamp', 'swampy'],
  village: ['in a village', 'village'],
  'tropical-island': ['on a tropical island', 'tropical'],
  rainforest: ['in a rainforest', 'jungle'],
  'conifer-forest': ['in a conifer forest', 'wooded'],
  farmland: ['on farmland', 'farmed'],
  'city-street': ['in a city', 'city'],
  ruins: ['among ruins', 'ruined'],
};

/** Landforms by which a ground is known, so that its name says nothing more. */
const SAME: Readonly<Partial<Record<Biome, Landform>>> = {
  canyon: 'canyon',
  alpine: 'peaks',
  desert: 'dunes',
  volcanic: 'volcano',
  'tropical-island': 'island',
};

/** Where a place lies: "in a canyon", "on a desert plateau", "in the desert"; empty where that is its own land and ground. */
export function describeLand({ place, site, landform, ground }: Pick<Scene, 'place' | 'site' | 'landform' | 'ground'>): string {
  if (landform === undefined) return ground === undefined ? '' : GROUND[ground][0];
  // The name of a site says what its land is.
  if (ground === undefined && findSite(site)?.landform === landform) return '';
  const [preposition, article, noun] = LAND[landform];
  if (SAME[place as Biome] === landform) return ground === undefined ? '' : GROUND[ground][0];
  const adjective = ground === undefined || SAME[ground] === landform ? '' : `${GROUND[ground][1]} `;
  const named = `${adjective}${noun}`;
  return `${preposition} ${article === '' ? '' : /^[aeiou]/.test(named) ? 'an ' : 'a '}${named}`;
}

const WATERS: Readonly<Record<Exclude<Water, 'none'>, string>> = {
  river: 'with a river',
  lake: 'with a lake',
  sea: 'by the sea',
  waterfall: 'with a waterfall',
  canal: 'with a canal',
  pools: 'with pools',
};

const NOUNS: Readonly<Record<Exclude<Water, 'none'>, string>> = {
  river: 'river',
  lake: 'lake',
  sea: 'sea',
  waterfall: 'waterfall',
  canal: 'canal',
  pools: 'pools',
};

const FILLED: Readonly<Record<Exclude<Liquid, 'ice'>, string>> = { lava: 'of lava', hot: 'of hot water', slime: 'of slime' };

/** The water of an outdoor place: "with a frozen lake", "with a river of lava"; empty without water. */
export function describeWater({ site, water, liquid, landform }: Pick<Scene, 'site' | 'water' | 'liquid' | 'landform'>): string {
  if (liquid === undefined && findSite(site)?.water === water) return '';
  if (water === 'none' || (landform === 'fjord' && liquid === undefined)) return '';
  if (liquid === undefined) return WATERS[water];
  const article = water === 'pools' ? '' : 'a ';
  if (liquid === 'ice') return water === 'sea' ? 'by a frozen sea' : `with ${article}frozen ${NOUNS[water]}`;
  if (liquid === 'hot' && water === 'pools') return 'with hot springs';
  return `with ${article}${NOUNS[water]} ${FILLED[liquid]}`;
}

const WHERE: Readonly<Record<BackdropDirection, string>> = {
  ahead: 'in the distance',
  left: 'on the left',
  right: 'on the right',
  behind: 'behind the viewer',
  around: 'all around',
  window: 'outside the windows',
};

const SEEN: Readonly<Record<Biome, string>> = {
  canyon: 'a canyon',
  alpine: 'mountains',
  meadow: 'a meadow',
  desert: 'a desert',
  beach: 'the sea',
  forest: 'a forest',
  tundra: 'tundra',
  volcanic: 'a volcano',
  swamp: 'a swamp',
  village: 'a village',
  'tropical-island': 'the sea',
  rainforest: 'a rainforest',
  'conifer-forest': 'a conifer forest',
  farmland: 'farmland',
  'city-street': 'a city',
  ruins: 'ruins',
};

const SEEN_LAND: Readonly<Partial<Record<Landform, string>>> = {
  hills: 'hills',
  valley: 'a valley',
  ridge: 'a ridge',
  gorge: 'a gorge',
  mesas: 'table mountains',
  plateau: 'a plateau',
  badlands: 'badlands',
  dunes: 'dunes',
  fjord: 'a fjord',
  crater: 'a crater',
};

/** The places that are seen from the place of a scene: "mountains in the distance". */
export function describeBackdrops({ backdrops = [] }: Pick<Scene, 'backdrops'>): string[] {
  return backdrops.map((backdrop) => `${nameOf(backdrop)} ${WHERE[backdrop.where]}`);
}

function nameOf({ place, site, landform }: Backdrop): string {
  const type = findSite(site);
  if (type !== undefined) return type.name ?? withArticle(toSiteNoun(type));
  return (landform === undefined ? undefined : SEEN_LAND[landform]) ?? SEEN[place];
}

const findSite = (site: string | undefined): SiteType | undefined => (site === undefined ? undefined : findSiteType({ site }));
