import type { Substance as CatalogueSubstance } from '@diorama/catalogue';
import type {
  GroundCover,
  Landform,
  Liquid,
  ObjectKind,
  ObjectState,
  Place,
  RelationArea,
  RelationKind,
  Season,
  TimeOfDay,
  Water,
  Weather,
} from '@diorama/domain';

import type { LightColorName } from '../colors/light-colors.js';
import type { ColorName } from '../colors/palette.js';

/** What a phrase of the lexicon does to the scene. */
export type Meaning = SceneMeaning | MeasureMeaning | GrammarMeaning | IgnoredMeaning;

/** A noun or adjective that names something of the scene. A noun takes the measures before it; an adjective leaves them to the noun. */
export interface SceneMeaning {
  readonly role: 'noun' | 'adjective';
  readonly place?: Place;
  /** A type of room of the catalogue; `place` is the room whose style it has. */
  readonly room?: string;
  /** A type of outdoor site of the catalogue; `place` is the land on which it lies. */
  readonly site?: string;
  /** A style of the catalogue. */
  readonly style?: string;
  /** The style is that of a date ("1974"), which gives way to a culture that had other styles then. */
  readonly isPeriod?: true;
  /** Light and weather that it suggests where the prompt names none: "candlelit". */
  readonly mood?: MoodMeaning;
  /** A city, a country or a fictional setting of the catalogue. */
  readonly locale?: string;
  /** The building that the same word names out of doors. */
  readonly building?: string;
  /** Whether the word means the building unless the prompt is set indoors. */
  readonly isUsuallyBuilding?: true;
  /** A part of a room; an object of that name out of doors. */
  readonly part?: RoomPart;
  /** What that part is made of: tiles of tile. */
  readonly substance?: CatalogueSubstance;
  /** A kind of `OBJECT_KINDS` or a row of the catalogue. */
  readonly object?: string;
  /** Kinds that the word covers beside `object`; "no trees" forbids all of them. */
  readonly group?: ObjectGroup;
  /** Objects that come with the word, such as the trees of an orchard; with a place, only where that place is chosen. */
  readonly brings?: readonly ImpliedObject[];
  /** Kinds that the word rules out, such as broadleaf trees in a pine forest. */
  readonly without?: readonly ObjectKind[];
  readonly time?: TimeOfDay;
  readonly weather?: Weather;
  readonly season?: Season;
  readonly water?: Water;
  readonly cover?: GroundCover;
  /** The shape of the land; with a place, that of the place too. */
  readonly landform?: Landform;
  /** Substance that replaces liquid water. */
  readonly liquid?: Liquid;
  readonly relief?: number;
  readonly density?: number;
  /** Places that the word makes likely where the prompt names none; an object has those of its kind if the word has no own. */
  readonly hint?: readonly Place[];
  /** The object is of the word's family and not the thing itself ("an egret" is drawn as a wading bird). */
  readonly isFamily?: true;
  /** The word is a plural that has another singular ("lights" are lamps). */
  readonly isPlural?: true;
  /** Colours of the artificial light: "violet and cyan light". */
  readonly light?: readonly LightColorName[];
  /** The colour that the object has where the prompt names none. */
  readonly color?: ColorName;
  /** What it is made of where it stands before another noun ("stone tower"). */
  readonly material?: Substance;
}

/** A word that measures the noun after it, or the whole scene where no noun follows. */
export interface MeasureMeaning {
  readonly role: 'measure';
  readonly count?: number;
  /** Multiplies the count before it ("two hundred"). */
  readonly times?: number;
  /** Factor on the number that a bare plural stands for ("many", "few"). */
  readonly share?: number;
  readonly size?: number;
  readonly color?: ColorName;
  /** Colours of several things together. */
  readonly colors?: readonly ColorName[];
  /** Factor on the colour after it ("dark red"). */
  readonly shade?: number;
  /** Light and weather that it suggests where the prompt names none ("dark", "gloomy"). */
  readonly mood?: MoodMeaning;
  readonly material?: Substance;
  /** A substance of the catalogue that the object after it is made of. */
  readonly substance?: CatalogueSubstance;
  /** The condition of the object after it. */
  readonly state?: ObjectState;
  readonly relief?: number;
  readonly density?: number;
  /** Turns any tree into a dead one. */
  readonly dead?: true;
  /** Strength of weather or cover ("heavy rain"), of which the scene has one. */
  readonly strength?: true;
  /** How the words relate the objects before and after them. */
  readonly relation?: RelationWord;
}

export interface MoodMeaning {
  readonly time?: TimeOfDay;
  readonly weather?: Weather;
}

export interface GrammarMeaning {
  readonly role: 'grammar';
  readonly grammar: GrammarRole;
  /** How the words relate the objects before and after them. */
  readonly relation?: RelationWord;
  /** The words have no endings: "cans" is not a form of "can". */
  readonly isInvariable?: true;
}

/** A relation as words state it. */
export interface RelationWord {
  readonly kind: RelationKind;
  /** The words name the part of the place too, so that no noun follows: "on the left". */
  readonly area?: RelationArea;
  /** The noun after the words is the subject: "a table covered with books". */
  readonly isInverse?: true;
  /** The words may stand without a noun after them: "a house with a barn behind". */
  readonly isBare?: true;
  /** One subject on each of two sides. */
  readonly isOnBothSides?: true;
}

/** Words about the picture, not about the world. They have no effect and are not reported. */
export interface IgnoredMeaning {
  readonly role: 'ignored';
}

export type GrammarRole =
  | 'article'
  | 'definite'
  | 'negation'
  | 'except'
  | 'or'
  | 'and'
  | 'of'
  | 'break'
  | 'preposition'
  | 'copula'
  /** Says what something is like; what follows is not there. */
  | 'comparison'
  /** Names what something is like, which is reported. */
  | 'compared'
  | 'inside'
  | 'interior'
  | 'exterior'
  /** Parts of every scene, such as the sky. */
  | 'surroundings'
  | 'filler';

export type Substance = 'wood' | 'stone' | 'brick' | 'marble' | 'metal' | 'cloth' | 'leather';

export interface ImpliedObject {
  readonly kind: string;
  readonly count: number;
  readonly size?: number;
}

export const OBJECT_GROUPS = {
  tree: ['broadleaf-tree', 'conifer', 'palm', 'dead-tree'],
  plant: ['broadleaf-tree', 'conifer', 'palm', 'dead-tree', 'bush', 'fern', 'cactus', 'flower', 'mushroom', 'plant-pot'],
  stone: ['rock', 'boulder'],
  building: ['house', 'barn', 'tower', 'windmill', 'city-block'],
  furniture: ['table', 'chair', 'sofa', 'bookshelf', 'bed', 'workbench', 'stove', 'refrigerator', 'kitchen-counter'],
} as const satisfies Record<string, readonly ObjectKind[]>;
export type ObjectGroup = keyof typeof OBJECT_GROUPS;

/** Phrases that share one meaning, singular, in American spelling, separated by commas. */
export type LexiconEntry<M extends Meaning = Meaning> = M & {
  /** Phrases that mean exactly this. */
  readonly words?: string;
  /** Phrases for which this is the nearest that the scene has; they are reported as not represented. */
  readonly near?: string;
};

/** The phrases of a comma-separated list. */
export function parsePhraseList(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** Parts that every box room has. */
export const ROOM_PARTS = ['wall', 'floor', 'ceiling', 'window', 'door'] as const;
export type RoomPart = (typeof ROOM_PARTS)[number];
