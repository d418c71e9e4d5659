import { CATALOGUE } from '@diorama/catalogue';
import type { Place } from '@diorama/domain';
import {
  DEFAULT_COLORS,
  DEFAULT_OBJECTS_BY_MATERIAL,
  findRoomPart,
  getLinearRgb,
  getObjectFacts,
  getPlainShade,
  isOwnPlural,
  isRoom,
  isTreeKind,
  OBJECT_GROUPS,
} from '@diorama/lexicon';
import type { MeasureMeaning, MoodMeaning } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import { shadeColor } from './phrase-roles.js';
import type { SceneAspect, MeasureName, Measures, ObjectMention, WordSource } from './prompt-reading.js';

export const OBJECT_COUNT_MAX = 200;
export const OBJECT_SIZE_MIN = 0.3;
export const OBJECT_SIZE_MAX = 3;

/** What measures come to beside the noun that took them. */
export interface AppliedMeasures {
  readonly relief: number | null;
  readonly density: number | null;
  readonly mood: MoodMeaning | null;
  /** Measures that the scene cannot show on this noun. */
  readonly unused: readonly WordSource[];
}

/** What comes to nothing next to the noun. */
export const NOTHING_APPLIED: AppliedMeasures = { relief: null, density: null, mood: null, unused: [] };

/** Adds a measure to those that wait. */
export function addPendingMeasure(into: Measures, meaning: MeasureMeaning, at: number, text: string): void {
  into.count = counted(into.count, meaning);
  into.share = meaning.share ?? into.share;
  into.size = meaning.size === undefined ? into.size : clampObjectSize((into.size ?? 1) * meaning.size);
  if (meaning.color !== undefined) into.colors.push(meaning.color);
  into.colors.push(...(meaning.colors ?? []));
  into.shade = meaning.shade ?? into.shade;
  into.mood = meaning.mood ?? into.mood;
  into.material = meaning.material ?? into.material;
  into.substance = meaning.substance ?? into.substance;
  into.state = meaning.state ?? into.state;
  into.relief = meaning.relief ?? into.relief;
  into.density = meaning.density ?? into.density;
  into.dead ||= meaning.dead === true;
  into.strength ||= meaning.strength === true;
  into.sources.push({ at, text, gave: nameOf(meaning) });
}

/** Settles measures on an object, which is changed. */
export function applyMeasuresToObject(
  measures: Measures,
  object: ObjectMention,
  { text, plural }: Pick<PhraseSpan, 'text' | 'plural'>,
): AppliedMeasures {
  // "Sheep in a field" are several, "a sheep" is one.
  const isSeveral = plural || (!measures.indefinite && !measures.definite && isOwnPlural(text));
  object.count = objectCount(measures, object.kind, isSeveral);
  // "A bedroom, messy, posters on the wall", "cluttered shelves": a scene that is full.
  const isFull = (measures.density ?? 0) > 1 && ['interior', 'goods'].includes(CATALOGUE.get(object.kind)?.theme ?? '');
  const settled = applyAppearance(measures, object, (name) => {
    if (name === 'count') return (measures.count ?? 0) <= OBJECT_COUNT_MAX;
    if (name === 'density') return isFull || isPlant(object.kind);
    return name === 'share' || (name === 'dead' && isTreeKind(object.kind));
  });
  return isFull ? { ...settled, density: measures.density } : settled;
}

/** Settles colour and size on an object that stands before them ("the barn is red"). */
export function applyMeasuresToSubject(measures: Measures, object: ObjectMention): AppliedMeasures {
  const settled = applyAppearance(measures, object, (name) => name === 'relief' || name === 'density' || name === 'share');
  return { ...settled, relief: measures.relief, density: measures.density };
}

/** Settles measures on a place. */
export function applyMeasuresToPlace(measures: Measures, place: Place): AppliedMeasures {
  const grows = measures.size !== null && measures.size > 1;
  const reliefFromSize = RELIEF_PLACES.includes(place) ? measures.size : null;
  const densityFromSize = place === 'village' && measures.size !== null ? (grows ? 1.5 : 0.6) : null;
  const holds: Record<MeasureName, boolean> = {
    count: true,
    share: true,
    size: !isRoom(place) && (grows || reliefFromSize !== null || densityFromSize !== null),
    color: hasColor(measures, [place]),
    shade: true,
    substance: false,
    state: false,
    material: measures.material !== null && DEFAULT_OBJECTS_BY_MATERIAL[measures.material].includes(place),
    relief: !isRoom(place),
    density: true,
    dead: false,
    strength: false,
  };
  return {
    relief: isRoom(place) ? null : (measures.relief ?? reliefFromSize),
    density: measures.density ?? densityFromSize,
    mood: measures.mood,
    unused: unusedOf(measures, (name) => holds[name]),
  };
}

/** Settles measures on water, weather, cover or a time. */
export function applyMeasuresToScenery(measures: Measures, aspects: readonly SceneAspect[]): AppliedMeasures {
  const isWater = aspects.some((aspect) => aspect === 'river' || aspect === 'lake' || aspect === 'sea');
  const unused = unusedOf(measures, (name) => {
    if (name === 'color') return hasColor(measures, aspects);
    if (name === 'count') return !isWater || measures.count === 1;
    if (name === 'material' || name === 'substance' || name === 'state' || name === 'dead') return false;
    return !(isWater && (name === 'size' || name === 'relief' || name === 'density'));
  });
  return { relief: null, density: null, mood: null, unused };
}

/** Settles measures that no noun took: on the whole scene, or on a word that the lexicon does not have. */
export function applyMeasuresToScene(measures: Measures, head: 'none' | 'unknown'): AppliedMeasures {
  if (head === 'unknown') {
    const unused = unusedOf(measures, (name) => name === 'count' || name === 'share');
    return { relief: null, density: null, mood: null, unused };
  }
  const { relief, density, mood } = measures;
  const holds: readonly MeasureName[] = mood === null ? ['share', 'relief', 'density'] : ['share', 'relief', 'density', 'shade'];
  return { relief, density, mood, unused: unusedOf(measures, (name) => holds.includes(name)) };
}

export const clampObjectSize = (size: number): number => Math.min(OBJECT_SIZE_MAX, Math.max(OBJECT_SIZE_MIN, size));
export const clampObjectCount = (count: number): number => Math.min(OBJECT_COUNT_MAX, Math.max(1, Math.round(count)));

const RELIEF_PLACES: readonly Place[] = ['canyon', 'alpine', 'volcanic'];

const isPlant = (kind: string): boolean => (OBJECT_GROUPS.plant as readonly string[]).includes(kind);

function applyAppearance(measures: Measures, object: ObjectMention, holdsToo: (name: MeasureName) => boolean): AppliedMeasures {
  if (measures.size !== null) object.size = measures.size;
  const [color] = measures.colors;
  if (color !== undefined) object.color = shadeColor(getLinearRgb(color), measures.shade ?? 1);
  // "Dark walls"
  const isPlainPart = color === undefined && measures.shade !== null && findRoomPart(object.kind) !== null;
  if (isPlainPart) object.color = getPlainShade(measures.shade ?? 1);
  // A house of wood is a log cabin, which is brown.
  const isCabin = measures.material === 'wood' && object.kind === 'house' && color === undefined;
  if (isCabin) object.color = getLinearRgb('brown');
  // "Bright lights" light the scene.
  const isLight = color === undefined && LIGHTS.test(object.kind);
  const natural =
    isCabin || (measures.material !== null && (DEFAULT_OBJECTS_BY_MATERIAL[measures.material] as readonly string[]).includes(object.kind));
  if (!natural && measures.substance !== null) object.substance = measures.substance;
  if (measures.state !== null) object.state = measures.state;
  const unused = unusedOf(measures, (name) => {
    if (name === 'size' || name === 'color' || name === 'substance' || name === 'state') return true;
    if (name === 'shade') return color !== undefined || isPlainPart || isLight;
    return name === 'material' || holdsToo(name);
  });
  // A thing has one colour.
  const moreColors = measures.sources.filter((source) => source.gave === 'color').slice(1);
  return { relief: null, density: null, mood: isLight ? measures.mood : null, unused: [...unused, ...moreColors] };
}

/** Kinds that shine. */
const LIGHTS = /(lamp|light|lights|lantern|chandelier|sconce|bulb|lighting)$/;

/** Numbers in words: "twenty" "five", "two" "hundred". */
function counted(before: number | null, meaning: MeasureMeaning): number | null {
  if (meaning.times !== undefined) return (before ?? 1) * meaning.times;
  if (meaning.count === undefined || before === null) return meaning.count ?? before;
  const follows = before >= 100 ? meaning.count < 100 : before >= 20 && before % 10 === 0 && meaning.count < 10;
  return follows ? before + meaning.count : meaning.count;
}

/** Plants whose names have no plural. */
const MASSES = /(^|-)(grass|heather|bracken|seagrass|ivy)$/;

function objectCount(measures: Measures, kind: string, plural: boolean): number {
  if (measures.count !== null) return clampObjectCount(measures.count);
  const isMass = MASSES.test(kind) && !measures.indefinite;
  const density = isPlant(kind) ? (measures.density ?? 1) : 1;
  if (!plural && !isMass && measures.share === null) return 1;
  return clampObjectCount(Math.max(2, getObjectFacts(kind).usualCount * (measures.share ?? 1) * density));
}

const hasColor = ({ colors }: Measures, aspects: readonly SceneAspect[]): boolean =>
  colors.every((color) => aspects.some((aspect) => DEFAULT_COLORS[aspect as keyof typeof DEFAULT_COLORS]?.includes(color) === true));

const unusedOf = (measures: Measures, holds: (name: MeasureName) => boolean): WordSource[] =>
  measures.sources.filter((source) => !holds(source.gave));

function nameOf(meaning: MeasureMeaning): MeasureName {
  const names = ['share', 'size', 'color', 'shade', 'material', 'substance', 'state', 'relief', 'density', 'dead', 'strength'] as const;
  if (meaning.colors !== undefined) return 'color';
  return names.find((name) => meaning[name] !== undefined) ?? 'count';
}
