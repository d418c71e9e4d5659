import { SITE_TYPES } from '@diorama/catalogue';
import type { SiteType } from '@diorama/catalogue';
import type { Biome } from '@diorama/domain';
import { chooseThingVariant, isInsideWorld } from '@diorama/placement';
import type { PlacementContext } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import type { Sector } from '@diorama/terrain';
import { getThing } from '@diorama/things';

/** What people built in a backdrop. */
interface BackdropItem {
  readonly kind: string;
  readonly count: number;
  /** Metres from the viewer between which it stands; 64 to 130 where left out. */
  readonly reach?: readonly [number, number];
  readonly size?: number;
}

const ITEMS: Readonly<Partial<Record<Biome, readonly BackdropItem[]>>> = {
  'city-street': [
    { kind: 'skyscraper', count: 14, reach: [104, 140] },
    { kind: 'apartment-block', count: 12, reach: [82, 116] },
    { kind: 'city-block', count: 14, reach: [72, 100] },
  ],
  village: [
    { kind: 'church', count: 1, reach: [78, 96] },
    { kind: 'house', count: 18, reach: [62, 110] },
    { kind: 'barn', count: 2, reach: [66, 100] },
  ],
  farmland: [
    { kind: 'barn', count: 3, reach: [62, 96] },
    { kind: 'farmhouse', count: 2, reach: [62, 96] },
    { kind: 'hay-bale', count: 14, reach: [58, 90] },
  ],
  ruins: [
    { kind: 'column', count: 16, reach: [58, 90], size: 1.6 },
    { kind: 'arch', count: 4, reach: [60, 88], size: 1.4 },
  ],
};

/** Items of a site that are lower than this do not show from afar, metres; and how many of one kind stand in a backdrop. */
const SEEN_HEIGHT = 3.5;
const SITE_COUNT_MAX = 12;
/** Houses of each kind that stand around a site in a backdrop. */
const HOUSES_OF_KIND = 4;
const DEFAULT_REACH = [62, 128] as const;
const TRIES = 14;
const STEEPNESS_MAX = 0.55;

/** Puts in what people built in a backdrop, inside its sector and most of it where the viewer looks. */
export function furnishBackdrop(context: PlacementContext, sector: Sector): void {
  const { place, site } = sector.backdrop;
  const { scene } = context.plan;
  for (const item of listItems(place, site)) {
    if (scene.without.includes(item.kind)) continue;
    const random = createRandomStream(scene.seed, hashStreamName(`backdrop ${sector.azimuth} ${place} ${item.kind}`));
    for (let k = 0; k < item.count; k++) putItem(context, sector, item, random);
  }
}

function listItems(place: Biome, site: string | undefined): readonly BackdropItem[] {
  const type = site === undefined ? undefined : SITE_TYPES.get(site);
  if (type === undefined) return ITEMS[place] ?? [];
  const own = type.items
    .filter(({ kind, size = 1 }) => getThing(kind).height * size > SEEN_HEIGHT)
    .map(({ kind, count = 1, size }): BackdropItem => ({
      kind,
      count: Math.min(SITE_COUNT_MAX, count),
      ...(size === undefined ? {} : { size }),
    }));
  own.push(...listHouses(type));
  return type.keepsFurniture === false ? own : [...own, ...(ITEMS[type.base] ?? [])];
}

/** The houses around a site, with the building at their head. */
const listHouses = ({ fronts }: Pick<SiteType, 'fronts'>): readonly BackdropItem[] =>
  fronts === undefined
    ? []
    : [
        ...(fronts.head === undefined ? [] : [{ kind: fronts.head, count: 1 }]),
        ...[...new Set(fronts.kinds)].map((kind): BackdropItem => ({ kind, count: HOUSES_OF_KIND })),
      ];

function putItem(
  context: PlacementContext,
  sector: Sector,
  { kind, reach = DEFAULT_REACH, size = 1 }: BackdropItem,
  random: RandomStream,
): void {
  const recipe = getThing(kind);
  const scale = size * random.range(0.92, 1.12);
  const variant = chooseThingVariant(kind, false, random);
  const radius = recipe.footprint * scale;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    // The first tries lie in the middle of the view.
    const spread = Math.min(sector.halfWidth, 0.35 + (0.65 * attempt) / TRIES) * (sector.halfWidth >= Math.PI && attempt > 6 ? 2.6 : 1);
    const azimuth = sector.azimuth + random.range(-spread, spread);
    const away = random.range(reach[0], reach[1]) + radius * 0.5;
    const [x, z] = [Math.sin(azimuth) * away, -Math.cos(azimuth) * away];
    if (!isInsideWorld(x, z, radius) || sector.weight(x, z) < 0.5 || !context.isFree(x, z, 0.8 * radius)) continue;
    if (recipe.stand === 'air' || recipe.stand === 'far')
      return context.putWithoutFootprint({ kind, x, z, turn: -azimuth, scale, variant, lift: recipe.lift ?? 6 });
    const isWet = recipe.stand === 'water' && context.isAfloat(x, z);
    if (!isWet && !(context.isDry(x, z, radius * 0.7 + 0.5) && context.ground.steepnessAt(x, z, Math.max(1, radius)) < STEEPNESS_MAX))
      continue;
    return context.put({ kind, x, z, turn: -azimuth + random.range(-0.4, 0.4), scale, variant });
  }
}
