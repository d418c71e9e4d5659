import { ROOM_TYPES, SITE_TYPES } from '@diorama/catalogue';
import { hasBoxRoom } from '@diorama/domain';
import type { Scene, SceneObject } from '@diorama/domain';
import { isRoom } from '@diorama/lexicon';
import { findRoomScale } from '@diorama/scene';
import type { RepresentedNoun } from '@diorama/scene';

/** What a scene has because of its place. */
type PlaceFields = Pick<Scene, 'place' | 'room' | 'site' | 'landform' | 'water' | 'liquid' | 'cover' | 'relief' | 'surfaces'>;

/** Properties by which a prompt names its place. */
const PLACE_NAMING = ['place', 'landform', 'locale', 'water', 'relief', 'surfaces', 'sky'];

/**
 * The place of a plan with what comes with it; null where the prompt itself names a place, or where an object that the prompt names does
 * not fit into the planned one.
 */
export function settlePlannedPlace(plan: Scene, read: Scene, represented: readonly RepresentedNoun[]): PlaceFields | null {
  const isNamed = represented.some(({ id }) => PLACE_NAMING.includes(id));
  if (isNamed || read.backdrops !== undefined || read.ground !== undefined || read.locale !== undefined) return null;
  const { place, room, site } = typeOf(plan);
  const type = { place, ...(room === undefined ? {} : { room }) };
  // The prompt says how large its room is, or that water stands in it.
  if ((read.size ?? read.flood) !== undefined && !hasBoxRoom(type)) return null;
  if (!read.objects.every((object) => fits(object, { ...type, ...(read.size === undefined ? {} : { size: read.size }) }))) return null;
  const { water, liquid, cover, landform } = plan;
  if (isRoom(place)) return { ...type, water: place === 'cave' ? water : 'none', cover: 'none', relief: 1 };
  return {
    place,
    ...(site === undefined ? {} : { site }),
    ...(landform === undefined ? {} : { landform }),
    water,
    ...(liquid === undefined || water === 'none' ? {} : { liquid }),
    cover,
    relief: read.relief,
  };
}

/** Whether an object of its size fits into a place. */
function fits({ kind, size }: Pick<SceneObject, 'kind' | 'size'>, type: Pick<Scene, 'place' | 'room' | 'size'>): boolean {
  const scale = findRoomScale(kind, type);
  return scale !== null && (scale === 1 || size <= scale);
}

/** A type of room or site decides the place that it is a kind of; one of the other side of the wall is left out. */
function typeOf({ place, room, site }: Scene): Pick<Scene, 'place' | 'room' | 'site'> {
  const roomType = room === undefined ? undefined : ROOM_TYPES.get(room);
  if (roomType !== undefined) return { place: roomType.base, room: roomType.id };
  const siteType = site === undefined ? undefined : SITE_TYPES.get(site);
  return siteType === undefined ? { place } : { place: siteType.base, site: siteType.id };
}
