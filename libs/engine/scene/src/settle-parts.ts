import { ROOM_TYPES } from '@diorama/catalogue';
import type { Place, RoomSurface, RoomSurfaces } from '@diorama/domain';
import { findRoomPart, isRoom, SUBSTANCE_BY_WORD } from '@diorama/lexicon';
import type { RoomPart } from '@diorama/lexicon';

import { isBuilding } from './settle-relations.js';
import type { NounMention, ObjectMention, PartMention, PromptReading } from '@diorama/prompt-reading';

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
  /** Objects that stand in a relation. */
  readonly related: ReadonlySet<ObjectMention>;
}

/**
 * Takes the parts of a room out of what is wanted: a brick wall of a room is its wall, not an object in it. Out of doors walls, doors and windows stay
 * objects.
 */
export function settleParts<Wanted extends PartsInput>(
  wanted: Wanted,
  { parts, nouns }: PromptReading,
  room: string | undefined,
): { readonly wanted: Wanted; readonly surfaces: RoomSurfaces | null } {
  const { place } = wanted;
  if (!isRoom(place)) return { wanted: { ...wanted, objects: withBuildingParts(wanted, nouns) }, surfaces: null };
  const inRoom = ({ kind }: ObjectMention): RoomPart | null => {
    const part = findRoomPart(kind);
    return part !== null && hasRoomPart(part, place, room) ? part : null;
  };
  const built = wanted.objects.flatMap((mention): PartMention[] => {
    const part = inRoom(mention);
    return part === null
      ? []
      : [
          {
            ...mention,
            part,
            substance: mention.substance ?? namedSubstance(mention.text) ?? (isPlainPart(mention) ? null : substanceOf(mention.kind)),
          },
        ];
  });
  const objects = wanted.objects.filter((mention) => inRoom(mention) === null);
  const surfaces = SURFACED.includes(place) ? surfacesOf([...parts, ...built]) : null;
  return { wanted: { ...wanted, objects }, surfaces };
}

/** Out of doors a floor is the ground and no object, which would lie in the way; a dance floor is one. */
const isGround = ({ kind, text }: ObjectMention): boolean =>
  kind === 'wooden-floor' && /(^| )floors?$/.test(text) && !/\b(dance|wooden)\b/.test(text);

/** "A hotel, white walls": walls and a roof that are named behind a building are its own. */
const isOfBuilding = ({ kind, text, at }: ObjectMention, building: ObjectMention): boolean =>
  at > building.at && ((findRoomPart(kind) === 'wall' && /\bwalls$/.test(text)) || (kind === 'roof' && /\broofs?$/.test(text)));

/**
 * The objects of a place outdoors, where the parts of buildings give their looks to the first building and are no objects; `nouns` that name them name the
 * building.
 */
function withBuildingParts({ objects, related }: PartsInput, nouns: NounMention[]): ObjectMention[] {
  const building = objects.find(({ kind, isBrought }) => !isBrought && isBuilding(kind));
  const parts = new Set(objects.filter((mention) => building !== undefined && !related.has(mention) && isOfBuilding(mention, building)));
  for (const mention of parts) {
    if (building === undefined || mention.kind === 'roof') continue;
    building.color ??= mention.color;
    building.substance ??= mention.substance ?? namedSubstance(mention.text);
  }
  nouns.forEach((noun, index) => {
    if (building !== undefined && typeof noun.names === 'object' && parts.has(noun.names)) nouns[index] = { ...noun, names: building };
  });
  return objects.filter((mention) => !isGround(mention) && !parts.has(mention));
}

/** A word for any wall or floor does not say what it is made of, although its row does. */
const isPlainPart = ({ text }: ObjectMention): boolean => /(^| )(walls?|floors?|ceilings?|windows?|doors?)$/.test(text);

/** What the words before a part say that it is made of: "a stone floor". */
const namedSubstance = (text: string): PartMention['substance'] =>
  text
    .split(' ')
    .map((word) => SUBSTANCE_BY_WORD.get(word))
    .find((substance) => substance !== undefined) ?? null;

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
