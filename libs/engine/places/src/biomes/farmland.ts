import type { Scene } from '@diorama/domain';
import { isSnowy, getPlantSeason } from '@diorama/materials';
import type { GroundPalette } from '@diorama/materials';
import {
  chooseLeafTints,
  createFlowerScatterRules,
  createGrassScatterRules,
  createShoreScatterRules,
  createStoneScatterRules,
} from '@diorama/placement';
import type { ScatterRule } from '@diorama/placement';
import { parseHexColor, smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';
import { FarmFields, createRollingTerrain } from '@diorama/terrain';
import type { Crop, FieldPosition, GroundLayers, GroundPainter, GroundSample, SitePlan, TrailCourse } from '@diorama/terrain';

import { buildFarmstead } from '../settlements/farmstead.js';
import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';
import { paintMeadow } from './meadow.js';

/** A lane between fields of wheat, maize and stubble with bales, a farm with a windmill at its end, wooded hills around. */
export const farmland: Biome = {
  plan: { trail: 'lane', pools: false, riverBearing: null },
  water: WATER_APPEARANCES.clear,
  land: (plan) => createRollingTerrain(plan, { hills: 24, waves: 2.2 }),
  paint: ({ trail, scene, seed }) => (trail === null ? paintMeadow : fieldPainter(trail, scene, seed)),
  furnish: buildFarmstead,
  scatter: (scene, plan) => [
    { kind: 'broadleaf-tree', spacing: 9, reach: [95, 162], size: [1, 1.7], share: 0.55, patches: 34, tints: chooseLeafTints(scene) },
    { kind: 'conifer', spacing: 10, reach: [100, 162], size: [0.9, 1.5], share: 0.3, patches: 30, tints: chooseLeafTints(scene) },
    ...(isSnowy(scene) ? [DRIFTS] : []),
    ...createShoreScatterRules(),
    ...verge(plan, [...createStoneScatterRules(0.25), ...createFlowerScatterRules(scene, 0.8), ...createGrassScatterRules(scene, 0.95)]),
  ],
};

const DRIFTS: ScatterRule = {
  kind: 'snow-drift',
  spacing: 4.5,
  reach: [4, 50],
  size: [0.6, 2.2],
  share: 0.4,
  fromTrail: 1.5,
  small: true,
};

/** The rules, but only off the fields and on pasture. */
function verge({ trail, seed }: SitePlan, rules: readonly ScatterRule[]): ScatterRule[] {
  if (trail === null) return [...rules];
  const fields = new FarmFields(trail, seed);
  const spot: FieldPosition = { crop: 'pasture', inside: 0, across: 0 };
  const within = (x: number, z: number): boolean => fields.at(x, z, spot).inside < 0.15 || spot.crop === 'pasture';
  return rules.map((rule) => ({ ...rule, within }));
}

interface FieldLook {
  readonly crop: Rgb;
  readonly soil: Rgb;
  /** Metres from row to row as they are painted, and how strongly they show. */
  readonly period: number;
  readonly contrast: number;
}

const SOIL = parseHexColor('#6d5138');
const GOLD = parseHexColor('#bfa156');
const YOUNG = parseHexColor('#6f9440');
const STRAW = parseHexColor('#bda467');
const DRY_LEAF = parseHexColor('#9a8650');

function fieldLooks(scene: Scene): Readonly<Record<Exclude<Crop, 'pasture'>, FieldLook>> {
  const season = getPlantSeason(scene);
  const young = season === 'spring' || season === 'winter';
  const faded = season === 'autumn' || season === 'winter';
  return {
    wheat: { crop: young ? YOUNG : GOLD, soil: young ? SOIL : parseHexColor('#8f743c'), period: 1.24, contrast: young ? 0.45 : 0.25 },
    stubble: { crop: STRAW, soil: parseHexColor('#93794c'), period: 1.5, contrast: 0.55 },
    corn: { crop: faded ? DRY_LEAF : parseHexColor('#56752f'), soil: SOIL, period: 1.8, contrast: season === 'spring' ? 0.8 : 0.6 },
    cabbage: { crop: season === 'winter' ? parseHexColor('#5d6b45') : parseHexColor('#638a48'), soil: SOIL, period: 1.6, contrast: 0.75 },
    plowed: { crop: parseHexColor('#7d6046'), soil: parseHexColor('#58402c'), period: 1.5, contrast: 0.9 },
  };
}

/** Crops in rows on bare soil, grass between the fields. */
function fieldPainter(trail: TrailCourse, scene: Scene, seed: number): GroundPainter {
  const fields = new FarmFields(trail, seed);
  const looks = fieldLooks(scene);
  const spot: FieldPosition = { crop: 'pasture', inside: 0, across: 0 };
  return (s: GroundSample, layers: GroundLayers, palette: GroundPalette) => {
    paintMeadow(s, layers, palette);
    const { crop, inside, across } = fields.at(s.x, s.z, spot);
    const cover = smoothstep(-0.35, 0.45, inside + s.fine * 0.35) * (1 - smoothstep(0.13, 0.24, s.slope));
    if (crop === 'pasture' || cover <= 0) return;
    const look = looks[crop];
    const row = 0.5 + 0.5 * Math.cos((2 * Math.PI * across) / look.period);
    layers.lay('ground-soil', look.soil, cover);
    layers.lay('ground-soil', look.crop, cover * (1 - look.contrast * row));
  };
}
