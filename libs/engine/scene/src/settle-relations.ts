import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueTheme, Stand } from '@diorama/catalogue';
import { ARRANGEMENT_KINDS, SCENE_LIMITS } from '@diorama/domain';
import type { Landform, Place, RelationArea, RelationKind, SceneObject, SceneRelation } from '@diorama/domain';
import { findRoomPart, isOpening, isRoom } from '@diorama/lexicon';

import type { ObjectMention, PromptReading, RelationMention, UnmatchedWords } from '@diorama/prompt-reading';

interface SettledObjects {
  readonly wanted: { readonly place: Place; readonly reports: UnmatchedWords[]; readonly combined: { readonly landform?: Landform } };
  readonly settled: ReadonlyMap<string, SceneObject>;
  readonly keyOf: (mention: ObjectMention) => string;
  /** Objects that the place has anyway. */
  readonly fixtures: ReadonlySet<ObjectMention>;
}

/** The relations of a reading between the entries of its scene; those that no scene can hold are reported. */
export function settleRelations({ relations }: PromptReading, { wanted, settled, keyOf, fixtures }: SettledObjects): SceneRelation[] {
  const keys = [...settled.keys()];
  const indexOf = (mention: ObjectMention): number => keys.indexOf(keyOf(mention));
  const stated = new Map<string, SceneRelation>();
  for (const relation of relations) {
    // Nothing can be placed by what only the place has.
    const isToFixture = relation.objects.length > 0 && [relation.subject, ...relation.objects].some((mention) => fixtures.has(mention));
    const scene = isToFixture ? null : toSceneRelation(relation, wanted, indexOf);
    if (scene === 'natural') continue;
    if (scene === null || stated.size >= SCENE_LIMITS.relations) wanted.reports.push(reportOf(relation));
    else stated.set(JSON.stringify([scene.kind, scene.subject, scene.objects, scene.area]), scene);
  }
  const all = [...stated.values()];
  if (isRoom(wanted.place)) return all;
  return [...all, ...attachOpenings(all, [...settled.values()])].slice(0, SCENE_LIMITS.relations);
}

/** Metres up to which things stand on a window sill. */
const SILL_HEIGHT_MAX = 0.7;

/** Metres from which on a building has doors and windows. */
const BUILDING_HEIGHT_MIN = 3;

/** "A house with a red door": out of doors, doors and windows of which nothing else is said are at the building. */
function attachOpenings(stated: readonly SceneRelation[], objects: readonly SceneObject[]): SceneRelation[] {
  const building = objects.findIndex(({ kind }) => isBuilding(kind));
  if (building < 0) return [];
  return objects.flatMap(({ kind, phrase, at }, subject): SceneRelation[] => {
    const isFree = at === undefined && stated.every((relation) => relation.subject !== subject);
    return isOpening(kind) && isFree ? [{ kind: 'against', subject, objects: [building], phrase: phrase ?? kind }] : [];
  });
}

/** Whether a kind is a building that people enter. */
export function isBuilding(kind: string): boolean {
  const row = CATALOGUE.get(kind);
  if (row === undefined || row.size[1] < BUILDING_HEIGHT_MIN || findRoomPart(kind) !== null) return false;
  return row.theme === 'architecture' || row.form.generator === 'building';
}

const reportOf = ({ at, text }: RelationMention): UnmatchedWords => ({ at, text, why: 'relation not obeyed' });

/** The objects of a prompt that a relation names, each of which is an entry of its own. */
export const listRelated = ({ relations }: PromptReading): ReadonlySet<ObjectMention> =>
  new Set(relations.flatMap(({ subject, objects }) => [subject, ...objects]));

/** `natural` where the place or the kind brings the relation with it, such as a boat on a lake, and where an object is reported itself. */
function toSceneRelation(
  { kind: stated, subject, objects, area, text }: RelationMention,
  { place, combined }: SettledObjects['wanted'],
  indexOf: (mention: ObjectMention) => number,
): SceneRelation | null | 'natural' {
  const isAboveWater = stated === 'above' && area === 'water' && isEarthbound(subject);
  // What stands on a cliff is above the sea.
  if (isAboveWater && combined.landform === 'cliff-coast') return 'natural';
  // A house above a lake does not float in the air: it stands near the shore.
  const kind = isAboveWater ? 'near' : stated;
  // No armchair stands on a window sill.
  if (stated === 'on' && area === 'window' && (CATALOGUE.get(subject.kind)?.size[1] ?? 0) > SILL_HEIGHT_MAX) return 'natural';
  // Nothing lies in a storm or a flame: it is there where they are.
  if (stated === 'inside' && objects.some((object) => CATALOGUE.get(object.kind)?.theme === 'sky')) return 'natural';
  const own = indexOf(subject);
  const indices = objects.map(indexOf);
  // An object that the scene does not have is reported itself.
  if (own < 0 || (area === undefined && indices.some((index) => index < 0))) return 'natural';
  const words = [subject.text, text, ...objects.map((object) => object.text)].join(' ');
  const phrase = Array.from(words).slice(0, SCENE_LIMITS.phrase).join('');
  if (indices.length > 0 && indices.every((index) => index >= 0)) return { kind, subject: own, objects: [...new Set(indices)], phrase };
  // A wall of a room is a part of it and not an object.
  const part = area ?? null;
  // Out of doors, both sides are those of the viewer.
  if (part === 'wall' && !isRoom(place) && /\bsides?$/.test(text)) return { kind: 'beside', subject: own, area: 'viewer', phrase };
  if (part === null) return ARRANGEMENT_KINDS.includes(kind) ? { kind, subject: own, phrase } : null;
  if (!AREAS[kind].includes(part)) return part === 'place' ? 'natural' : null;
  if (isNatural(kind, part, subject)) return 'natural';
  const indoorsOnly: readonly RelationArea[] = ['wall', 'window', 'ceiling', 'door'];
  if (!isRoom(place) && indoorsOnly.includes(part)) return null;
  return { kind, subject: own, area: part, phrase };
}

/** Boats float, and things stand on the ground. */
function isNatural(kind: RelationKind, area: RelationArea, subject: ObjectMention): boolean {
  const stand = standOf(subject);
  if (area === 'floor') return kind === 'on' && ['ground', 'wall', 'flat', 'water'].includes(stand);
  if (area === 'water') return stand === 'water' ? ON_WATER.includes(kind) : kind === 'inside' && stand === 'under-water';
  return area === 'path' && kind === 'on' && stand === 'flat';
}

/** "A boat sails along the river", "a boat in the sea": it floats there. */
const ON_WATER: readonly RelationKind[] = ['on', 'along', 'inside'];

const isEarthbound = ({ kind }: ObjectMention): boolean => EARTHBOUND.includes(CATALOGUE.get(kind)?.theme ?? 'sky');

const standOf = ({ kind }: ObjectMention): Stand => CATALOGUE.get(kind)?.stand ?? 'ground';

/** Themes of things that do not fly. */
const EARTHBOUND: readonly CatalogueTheme[] = ['architecture', 'people', 'interior', 'nature'];

/** The parts of a place to which each relation applies. */
const AREAS: Readonly<Record<RelationKind, readonly RelationArea[]>> = {
  on: ['wall', 'floor', 'ceiling', 'window', 'water', 'path', 'shore'],
  under: ['window', 'ceiling', 'water'],
  inside: ['water'],
  beside: ['wall', 'window', 'door', 'water', 'shore', 'path', 'viewer'],
  near: ['wall', 'window', 'door', 'water', 'shore', 'path', 'viewer'],
  behind: ['water', 'viewer'],
  'in-front-of': ['wall', 'window', 'door', 'water', 'viewer'],
  'left-of': ['window', 'door', 'path', 'viewer'],
  'right-of': ['window', 'door', 'path', 'viewer'],
  between: ['window', 'wall'],
  around: ['place', 'water'],
  facing: ['wall', 'window', 'door', 'water', 'path', 'viewer'],
  against: ['wall', 'window'],
  along: ['wall', 'water', 'shore', 'path'],
  'at-end-of': ['place', 'path'],
  'in-corner': ['place'],
  'in-middle': ['place', 'water', 'path', 'floor'],
  'hanging-from': ['ceiling', 'wall'],
  above: ['window', 'door', 'water', 'floor'],
  'in-row': [],
  'in-circle': [],
  'in-pairs': [],
  far: [],
};
