import { CATALOGUE, findLocaleType, findStyleTypes } from '@diorama/catalogue';
import type { RoomItem, RoomZone, SiteItem, StyleItem, StyleType } from '@diorama/catalogue';
import type { Place, Scene } from '@diorama/domain';
import { getThing } from '@diorama/things';
import type { ObjectRecipe } from '@diorama/things';

/** Radius in metres from which an object stands further away. */
const LARGE = 4;

/** Places where people live, which take more buildings of a style. */
const SETTLED: readonly Place[] = ['village', 'farmland', 'city-street'];
/** Houses that a style adds to a settlement. */
const HOUSES = 6;
/** Factor on the counts of small objects, which otherwise are lost in a landscape. */
const SMALL_SHARE = 1.5;

/** Whether the styles of a scene leave a kind of people out: an abandoned station has no passengers. */
export const isDesertedBy = (scene: { readonly styles?: readonly string[] }, kind: string): boolean =>
  CATALOGUE.get(kind)?.theme === 'people' && findStyleTypes(scene).some(({ isDeserted }) => isDeserted === true);

/** What the styles of a scene add out of doors: one large object in view, others around, and houses where people live. */
export function listOutdoorStyleItems(scene: Scene): SiteItem[] {
  const types = findStyleTypes(scene);
  const items = types.flatMap((type) => (type.outdoors ?? []).filter(([kind]) => isFitting(scene, type, kind)));
  const first = items.findIndex(([kind]) => isLarge(kind) && isBuilding(kind));
  const house = scene.place === 'city-street' ? undefined : types.find(({ forms }) => forms?.['house'] !== undefined)?.forms?.['house'];
  const houses: readonly StyleItem[] = house === undefined || !SETTLED.includes(scene.place) ? [] : [[house, HOUSES]];
  return [...items, ...houses].map(([kind, count, size = 1], at): SiteItem => {
    const { stand, footprint: usual } = getThing(kind);
    const footprint = usual * size;
    if (stand === 'air' || stand === 'far') return { kind, zone: 'ahead', count, size, distance: 30 };
    if (at === first && scene.place !== 'city-street') return { kind, zone: 'near', count, size, distance: 9 + 1.2 * footprint };
    return isLarge(kind)
      ? { kind, zone: 'scatter', count, size, distance: 7 + footprint, reach: 34 + footprint }
      : { kind, zone: 'scatter', count: Math.ceil(SMALL_SHARE * count), size, distance: 4 + footprint, reach: 18 };
  });
}

/** Whether a style adds a kind to a scene: one that only comes with a locale adds plants to the wild, and builds where people live or on the locale's own land. */
function isFitting(scene: Scene, { id }: StyleType, kind: string): boolean {
  const locale = findLocaleType(scene);
  if (locale?.style !== id || scene.place === locale.base || SETTLED.includes(scene.place)) return true;
  return CATALOGUE.get(kind)?.theme === 'nature';
}

const isBuilding = (kind: string): boolean => getThing(kind).semantic === 'building';

const isLarge = (kind: string): boolean => getThing(kind).footprint > LARGE;

/** What the styles of a scene add indoors. */
export const listIndoorStyleItems = (scene: Scene): RoomItem[] =>
  findStyleTypes(scene).flatMap(({ indoors = [] }) =>
    indoors.map(([kind, count, size = 1]) => ({ kind, zone: zoneOf(getThing(kind)), count, size })),
  );

function zoneOf({ stand }: ObjectRecipe): RoomZone {
  switch (stand) {
    case 'hung':
      return 'hung';
    case 'wall':
      return 'wall';
    case 'ceiling':
      return 'ceiling';
    case 'surface':
      return 'on';
    case 'flat':
      return 'flat';
    default:
      return 'floor';
  }
}
