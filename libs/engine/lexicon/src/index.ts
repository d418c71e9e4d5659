/**
 * The lexicon of prompts. In: words as prompts are looked up (small letters, American spelling). Out: what a phrase means for a scene, the row of the
 * catalogue or the water, the land, the place that a noun names, and what the language has to know of a kind of object. Pure tables and look-ups.
 */
export { findEra } from './eras/find-era.js';
export { listBaseForms, toAmericanSpelling } from './lexicon/base-forms.js';
export { CATALOGUE_MEASURES, CATALOGUE_NOUNS, LOCALE_WORDS, SUBSTANCE_BY_WORD } from './lexicon/catalogue-nouns.js';
export { findFamilyRow, findGeography, isInhabitant } from './families/families.js';
export { addNouns, findPhraseSense, isBuiltNoun, isPhraseStart, LEXICON, PHRASE_WORDS_MAX } from './lexicon/lexicon.js';
export type { PhraseSense } from './lexicon/lexicon.js';
export { findLightColor, findNearestLightColorName, getLightColor, LIGHT_COLOR_NAMES } from './colors/light-colors.js';
export type { LightColorName } from './colors/light-colors.js';
export { DEFAULT_OBJECTS_BY_MATERIAL } from './lexicon/looks.js';
export { OBJECT_GROUPS, parsePhraseList } from './lexicon/meaning.js';
export { correctSpelling } from './spelling/misspellings.js';
export type {
  GrammarRole,
  ImpliedObject,
  LexiconEntry,
  Meaning,
  MeasureMeaning,
  MoodMeaning,
  ObjectGroup,
  RelationWord,
  RoomPart,
  SceneMeaning,
  Substance,
} from './lexicon/meaning.js';
export {
  getFamily,
  getObjectFacts,
  getObjectTheme,
  isLargeKind,
  isObjectKind,
  isTreeKind,
  ROOM_BY_BUILDING_KIND,
  TREE_KIND_BY_PLACE,
  listRoomPlants,
} from './lexicon/object-kinds.js';
export { DEFAULT_COLORS, findNearestColorName, getLinearRgb, getPlainShade } from './colors/palette.js';
export type { ColorName, LinearRgb } from './colors/palette.js';
export { SCENE_PART_BY_WORD } from './lexicon/parts.js';
export type { ScenePart } from './lexicon/parts.js';
export { isOwnPlural, takesNoArticle } from './lexicon/plurals.js';
export { findHomeOf, findRoomInside, findRoomPart, isOpening, isRoom } from './lexicon/rooms.js';
export { getRoomSize, measureRoom } from './rooms/room-size.js';
export type { RoomDimensions } from './rooms/room-size.js';
