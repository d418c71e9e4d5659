import { rankStyleTypes } from '@diorama/catalogue';
import type { MaterialName } from '@diorama/materials';
import { chooseLeafTints, createFlowerScatterRules, createGrassScatterRules } from '@diorama/placement';
import { createRandomStream, fbm2, hashStreamName } from '@diorama/random';
import { clamp, parseHexColor, smoothstep } from '@diorama/world-model';
import {
  HOUSE_FRONT_DISTANCE,
  ROAD_HALF_WIDTH,
  SIDE_ROAD_HALF_WIDTH,
  SIDE_STREET_LENGTH,
  STREET_LENGTH,
  getStreet,
} from '@diorama/terrain';
import type { GroundPainter, SitePlan, TerrainHeight } from '@diorama/terrain';

import { buildCity } from '../settlements/city-buildings.js';
import { furnishStreet, addPavements } from '../settlements/street-furniture.js';
import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

/** A street of shops and dwellings with parked cars, trees and lamps, side streets, and towers where it ends. */
export const cityStreet: Biome = {
  plan: { trail: 'street', pools: false, riverBearing: 0 },
  water: WATER_APPEARANCES.green,
  land,
  paint,
  furnish: (context) => {
    const street = getStreet(context.plan);
    if (street === null) return;
    addPavements(context, street);
    furnishStreet(context, street, createRandomStream(context.plan.seed, hashStreamName('street')));
    buildCity(context, street, createRandomStream(context.plan.seed, hashStreamName('city')));
  },
  scatter: (scene) => [
    {
      kind: 'broadleaf-tree',
      spacing: 9,
      reach: [16, 150],
      size: [0.7, 1.1],
      share: 0.35,
      fromTrail: HOUSE_FRONT_DISTANCE + 9,
      tints: chooseLeafTints(scene),
    },
    {
      kind: 'bush',
      spacing: 5,
      reach: [16, 70],
      size: [0.5, 1],
      share: 0.25,
      fromTrail: HOUSE_FRONT_DISTANCE + 9,
      tints: chooseLeafTints(scene),
    },
    ...(scene.cover === 'leaves'
      ? [
          {
            kind: 'leaf-litter',
            spacing: 0.7,
            reach: [0.9, 15],
            size: [0.8, 1.3],
            share: 0.6,
            tints: chooseLeafTints(scene),
            small: true,
          } as const,
        ]
      : []),
    ...(scene.cover === 'flowers' ? createFlowerScatterRules(scene, 0.8) : []),
    ...(scene.cover === 'grass' || scene.cover === 'moss' ? createGrassScatterRules(scene, 0.6) : []),
  ],
};

/** The street rises and falls a little; what lies beside a place lies level with it. */
function land({ seed, scene, trail }: SitePlan): TerrainHeight {
  return (x, z) => {
    const along = trail === null ? -z : trail.alongAt(x, z);
    const swell = fbm2(seed + 1, along / 85, 0.5, 2) * 2.6 + fbm2(seed + 2, along / 210, 1.5, 1) * 5;
    return swell * scene.relief * smoothstep(8, 70, Math.abs(along));
  };
}

/** Surface of a carriageway: its ground, and its colour where it is even, worn and patched. */
const ROADS = {
  asphalt: roadOf('ground-asphalt', '#54555a', '#6c6b69', '#3f4043'),
  paving: roadOf('ground-paving', '#77716a', '#837d75', '#645f59'),
  soil: roadOf('ground-soil', '#8d7454', '#9c8260', '#77603f'),
} as const;
const PAVING = parseHexColor('#8f8b84');
const GRIT = parseHexColor('#7d766b');

function roadOf(ground: MaterialName, even: string, worn: string, patch: string) {
  return { ground, even: parseHexColor(even), worn: parseHexColor(worn), patch: parseHexColor(patch) };
}

/** Roads with worn tracks and darker gutters, paving up to the houses, yards with some grass behind them. */
function paint(plan: SitePlan): GroundPainter {
  const roads = paintRoads(plan);
  return (s, layers, palette) => {
    layers.lay('ground-gravel', GRIT, 1);
    layers.lay('ground-grass', palette.grass, smoothstep(-0.2, 0.3, s.broad) * smoothstep(14, 18, s.trail));
    roads(s, layers, palette);
  };
}

/** The carriageways of a street and its side streets in the ground of the style, and the paving along them; on any ground. */
export function paintRoads(plan: SitePlan): GroundPainter {
  const street = getStreet(plan);
  const { ground, even, worn, patch } = ROADS[rankStyleTypes(plan.scene)[0]?.road ?? 'asphalt'];
  return (s, layers) => {
    const along = street === null ? Infinity : street.alongAt(s.x, s.z);
    const across = street === null ? Infinity : street.fromCrossing(along);
    const main = Math.abs(along) < STREET_LENGTH + 20 ? s.trail - ROAD_HALF_WIDTH : Infinity;
    const side = s.trail < SIDE_STREET_LENGTH + 20 ? across - SIDE_ROAD_HALF_WIDTH : Infinity;
    const off = Math.min(main, side);
    layers.lay('ground-paving', PAVING, 1 - smoothstep(6, 9, off + s.broad));
    if (off > 0.3) return;
    const lane = main < side ? s.trail : across;
    const tracks = Math.min(...[0.9, 2.5].map((track) => Math.abs(lane - track)));
    layers.lay(ground, even, 1);
    layers.lay(ground, worn, (1 - smoothstep(0.15, 0.6, tracks)) * 0.55);
    layers.lay(ground, patch, smoothstep(0.35, 0.5, s.broad) * 0.5 + clamp(smoothstep(-0.7, 0, off) * 0.5, 0, 0.5));
  };
}
