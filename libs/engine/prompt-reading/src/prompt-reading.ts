import type { Substance as CatalogueSubstance } from '@diorama/catalogue';
import type {
  BackdropDirection,
  Biome,
  GroundCover,
  ObjectState,
  Place,
  RelationArea,
  RelationKind,
  Season,
  TimeOfDay,
  Water,
  Weather,
} from '@diorama/domain';
import { getObjectFacts, isObjectKind } from '@diorama/lexicon';
import type { ColorName, LightColorName, LinearRgb, MoodMeaning, RoomPart, SceneMeaning, Substance } from '@diorama/lexicon';

import type { ExtentMention } from './extent.js';

/** What the words of a prompt ask for, before it is settled which of it one scene can hold. */
export interface PromptReading {
  readonly places: PlaceMention[];
  readonly objects: ObjectMention[];
  readonly mentions: SceneryMentions;
  /** Places that the prompt puts into the view of another one. */
  readonly backdrops: BackdropMention[];
  /** What the prompt forbids, of every aspect of the scene, with the words that do so. */
  readonly barred: Map<SceneAspect, UnmatchedWords>;
  /** Kinds that it forbids: by their own name, or as one of a group ("trees"). */
  readonly forbidden: Map<string, 'named' | 'grouped'>;
  /** Places made likely by words that have no shape of their own. */
  readonly hints: (readonly Place[])[];
  mood: MoodMeaning;
  /** The sky or the horizon is named. */
  isUnderSky: boolean;
  /** The prompt says that it is set indoors. */
  isIndoors: boolean;
  /** The prompt says that it is set outdoors. */
  isOutdoors: boolean;
  /** Styles of the catalogue that the prompt names. */
  readonly styles: StyleMention[];
  /** Cities, countries and fictional settings of the catalogue that the prompt names. */
  readonly locales: Mention<string>[];
  /** Parts of rooms, with their looks. */
  readonly parts: PartMention[];
  /** Relations between objects, in the order of the prompt. */
  readonly relations: RelationMention[];
  /** Measures of rooms. */
  readonly extents: ExtentMention[];
  /** Water that stands on the floor of a room; null where the prompt names none. */
  flood: FloodMention | null;
  readonly reports: UnmatchedWords[];
  /** The nouns that were accepted, in the order of the prompt. */
  readonly nouns: NounMention[];
}

/** Water on the floor of a room. */
export interface FloodMention {
  /** Metres. */
  readonly depth: number;
  /** The words that say so. */
  readonly words: readonly UnmatchedWords[];
}

/** A relation that the prompt states; `text` is the words of the relation alone. */
export interface RelationMention extends UnmatchedWords {
  readonly kind: RelationKind;
  readonly subject: ObjectMention;
  readonly objects: readonly ObjectMention[];
  readonly area?: RelationArea;
}

/** A part of a room that is named, and how it looks. */
export interface PartMention extends UnmatchedWords {
  readonly part: RoomPart;
  readonly color: LinearRgb | null;
  readonly substance: CatalogueSubstance | null;
}

/** A noun that the scene may show. */
export interface NounMention {
  readonly at: number;
  readonly text: string;
  /** The object, or the value of the scene that it asks for. */
  readonly names:
    | ObjectMention
    | SceneAspect
    | `room ${string}`
    | `site ${string}`
    | `style ${string}`
    | `locale ${string}`
    | `landform ${string}`
    | `part ${RoomPart}`
    | 'sky'
    | 'light'
    | number;
  readonly as: RepresentationKind;
}

/** How a noun is shown: as itself, as a member of its family, or as a property of the scene. */
export type RepresentationKind = 'exact' | 'family' | 'attribute';

interface SceneryMentions {
  readonly time: Mention<TimeOfDay>[];
  readonly weather: Mention<Weather>[];
  readonly season: Mention<Season>[];
  readonly water: Mention<Water>[];
  readonly cover: Mention<GroundCover>[];
  readonly relief: Mention<number>[];
  readonly density: Mention<number>[];
  /** Colours of the artificial light. */
  readonly light: Mention<readonly LightColorName[]>[];
  /** Shapes of the land, and what fills the waters. */
  readonly land: Mention<SceneMeaning>[];
}

/** A place that is seen from the one in which the viewer stands. */
export interface BackdropMention extends UnmatchedWords {
  readonly place: Biome;
  readonly meaning: SceneMeaning;
  readonly where: BackdropDirection;
  /** The phrase that says where it is seen; -1 where none does. */
  readonly cueAt: number;
}

/** A value asked for, with the words that asked and their place in the prompt. */
export interface Mention<Value> {
  readonly value: Value;
  readonly at: number;
  readonly text: string;
  /** It is weather that the viewer sees from inside. */
  readonly isThroughWindow?: true;
}

/** A style that the prompt names. */
export interface StyleMention extends Mention<string> {
  /** Its word describes furniture, whose style is that of a room only. */
  readonly isOfFurniture?: true;
  /** It is that of a date, which gives way to a culture that had other styles then. */
  readonly isDate?: true;
}

export type SceneAspect = Place | TimeOfDay | Weather | Season | Water | GroundCover;

export interface PlaceMention extends Mention<Place> {
  /** Where the place stands in its sentence: as what is described, as where that is, or as part of another name. */
  rank: 'head' | 'location' | 'part';
  /** "Inside" or "interior" stands with it. */
  isInside?: true;
  /** It can name again what the prompt has named before. */
  isAgain?: true;
  /** It stands in a relation that is seen from outside: "in front of a temple". */
  isOutside?: true;
  /** The word's own meaning: what it brings counts only where its place is chosen. */
  readonly meaning: SceneMeaning;
}

export interface ObjectMention {
  readonly kind: string;
  /** The word covers any tree, or any building, so that the place may choose which. */
  readonly anyOf: 'tree' | 'building' | null;
  /** It came with another word (the bed of a "bedroom"), so that it gives way to one that is named. */
  readonly isBrought: boolean;
  /** It stands in a relation to something that it does not hold: "a chair beside a barn" names the outside of the barn. */
  readonly isApart?: true;
  readonly hints: readonly Place[];
  /** The prompt states the count. */
  readonly isCounted?: true;
  count: number;
  size: number;
  color: LinearRgb | null;
  substance: CatalogueSubstance | null;
  state: ObjectState | null;
  readonly at: number;
  readonly text: string;
}

/** Words that the scene does not have, by their place in the prompt. */
export interface UnmatchedWords {
  readonly at: number;
  readonly text: string;
  /** Why the scene does not have them, where the reader knows. */
  readonly why?: MissingReason;
}

/** Why a scene does not have what words ask for. */
export type MissingReason =
  | 'unknown word'
  | 'not drawn'
  | 'relation not obeyed'
  | 'property not applied'
  | 'not possible in this place'
  | 'part of the place'
  | 'contradicts other words'
  | 'scene is full'
  | 'modifies another noun'
  | 'comparison'
  | 'not represented';

/** Measures read so far that wait for their noun. */
export interface Measures {
  count: number | null;
  share: number | null;
  size: number | null;
  readonly colors: ColorName[];
  shade: number | null;
  mood: MoodMeaning | null;
  material: Substance | null;
  substance: CatalogueSubstance | null;
  state: ObjectState | null;
  relief: number | null;
  density: number | null;
  dead: boolean;
  definite: boolean;
  /** An indefinite article came before. */
  indefinite: boolean;
  strength: boolean;
  /** The spans that gave them, to be reported where they come to nothing. */
  readonly sources: WordSource[];
}

export interface WordSource extends UnmatchedWords {
  readonly gave: MeasureName;
}
export type MeasureName =
  | 'count'
  | 'share'
  | 'size'
  | 'color'
  | 'shade'
  | 'material'
  | 'substance'
  | 'state'
  | 'relief'
  | 'density'
  | 'dead'
  | 'strength';

export const createEmptyMeasures = (): Measures => ({
  count: null,
  share: null,
  size: null,
  colors: [],
  shade: null,
  mood: null,
  material: null,
  substance: null,
  state: null,
  relief: null,
  density: null,
  dead: false,
  definite: false,
  indefinite: false,
  strength: false,
  sources: [],
});

export const createEmptyPromptReading = (): PromptReading => ({
  places: [],
  objects: [],
  backdrops: [],
  mentions: { time: [], weather: [], season: [], water: [], cover: [], relief: [], density: [], light: [], land: [] },
  barred: new Map(),
  forbidden: new Map(),
  hints: [],
  mood: {},
  isUnderSky: false,
  isIndoors: false,
  isOutdoors: false,
  styles: [],
  locales: [],
  parts: [],
  relations: [],
  extents: [],
  flood: null,
  reports: [],
  nouns: [],
});

/** Whether a prompt names water, land or what covers the ground. */
export const namesOpenGround = ({ water, relief, cover, land }: PromptReading['mentions']): boolean =>
  water.length + relief.length + cover.length + land.length > 0;

/** The objects that come with a word. */
export function listImpliedObjects({ brings = [] }: SceneMeaning, { at, text }: UnmatchedWords): ObjectMention[] {
  return brings
    .filter(({ kind }) => isObjectKind(kind))
    .map(({ kind, count, size = 1 }) => ({ ...createObjectMention(kind, { at, text }), isBrought: true, count, size }));
}

/** One object of a kind as it usually is, in the places of its kind. */
export const createObjectMention = (kind: string, { at, text }: UnmatchedWords): ObjectMention => ({
  kind,
  anyOf: null,
  isBrought: false,
  hints: getObjectFacts(kind).hints,
  count: 1,
  size: 1,
  color: null,
  substance: null,
  state: null,
  at,
  text,
});

/** Words for a room of any building: "the fire pit divides the hall" of a longhouse. */
export const ANY_ROOM = /^(room|hall)$/;
