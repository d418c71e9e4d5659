import { ROOM_TYPES } from '@diorama/catalogue';
import type { Place, RoomSurface, RoomSurfaces } from '@diorama/domain';

import { SUBSTANCE_BY_WORD } from './lexicon/catalogue-nouns.js';
import type { RoomPart } from './lexicon/meaning.js';
import type { ObjectMention, PartMention, PromptReading } from './reading/prompt-reading.js';
import { findRoomPart, isRoom } from './lexicon/rooms.js';

/** Rooms of the scene language with windows; all of their doors can be seen. */
const WINDOWED: readonly Place[] = ['living-room', 'library', 'workshop', 'temple-hall', 'kitchen'];
/** Rooms whose walls, floor and ceiling take other materials. */
const SURFACED: readonly Place[] = [...WINDOWED, 'cave'];

/** Whether a room has a part that can be seen. */
export function hasRoomPart(part: RoomPart, place: Place, room: string | undefined): boolean {
  if (!isRoom(place)) return false;
  if (part !== 'window') return place !== 'cave' || part !== 'door';
  return room === undefined ? WINDOWED.includes(place) || place === 'spaceship-corridor' : (ROOM_TYPES.get(room)?.windows ?? 0) > 0;
}

interface PartsInput {
  readonly place: Place;
  readonly objects: ObjectMention[];
}

/**
 * Takes the parts of a room out of what is wanted: a brick wall of a room is its wall, not an object in it. Out of doors walls, doors and windows stay
 * objects.
 */
export function settleParts<Wanted extends PartsInput>(
  wanted: Wanted,
  { parts }: PromptReading,
  room: string | undefined,
): { readonly wanted: Wanted; readonly surfaces: RoomSurfaces | null } {
  const { place } = wanted;
  if (!isRoom(place)) return { wanted, surfaces: null };
  const inRoom = ({ kind }: ObjectMention): RoomPart | null => {
    const part = findRoomPart(kind);
    return part !== null && hasRoomPart(part, place, room) ? part : null;
  };
  const built = wanted.objects.flatMap((mention): PartMention[] => {
    const part = inRoom(mention);
    return part === null ? [] : [{ ...mention, part, substance: mention.substance ?? substanceOf(mention.kind) }];
  });
  const objects = wanted.objects.filter((mention) => inRoom(mention) === null);
  const surfaces = SURFACED.includes(place) ? surfacesOf([...parts, ...built]) : null;
  return { wanted: { ...wanted, objects }, surfaces };
}

/** What a row such as `brick-wall` is made of. */
const substanceOf = (kind: string): PartMention['substance'] =>
  kind
    .split('-')
    .map((word) => SUBSTANCE_BY_WORD.get(word))
    .find((substance) => substance !== undefined) ?? null;

const SURFACE_PARTS = ['wall', 'floor', 'ceiling'] as const;

function surfacesOf(parts: readonly PartMention[]): RoomSurfaces | null {
  const entries = SURFACE_PARTS.flatMap((name): [string, RoomSurface][] => {
    const named = parts.filter(({ part }) => part === name);
    const substance = named.find((mention) => mention.substance !== null)?.substance;
    const color = named.find((mention) => mention.color !== null)?.color;
    const surface = { ...(substance == null ? {} : { substance }), ...(color == null ? {} : { color }) };
    return Object.keys(surface).length === 0 ? [] : [[name, surface]];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
