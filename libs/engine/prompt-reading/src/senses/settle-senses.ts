import { CATALOGUE, isFlower } from '@diorama/catalogue';
import type { CatalogueTheme } from '@diorama/catalogue';
import { findPhraseSense, getObjectTheme, isInhabitant, isRoom, isTreeKind, OBJECT_GROUPS } from '@diorama/lexicon';
import type { Meaning, SceneMeaning } from '@diorama/lexicon';

import { findArticle } from '../described-nouns.js';
import type { PhraseSpan } from '../match-phrases.js';
import { joinsPhrase } from '../phrase-roles.js';
import { joinColorsBehind, moveCounts, readShape } from './arrangements.js';
import {
  readBags,
  readCompound,
  readHost,
  readMirror,
  readNamedColor,
  readScale,
  readSceneryBefore,
  readSport,
  readStyledWorld,
  readVagueHead,
} from './compounds.js';
import { joinColoredLights } from './colored-lights.js';
import { CONTEXTS, isAboutShipping, readContainer, readContext, readPot, readShipBridge } from './contexts.js';
import { joinNumberAdjectives, readNumber } from './numbers.js';
import { readPlaceWords } from './place-words.js';
import { readColoredLight, readLookBehind } from './predicates.js';
import { readPurposes } from './purposes.js';
import { continuesNoun, FILLER, IGNORED, keyOf, PREPOSITION, setMeaning } from './set-meaning.js';
import { readWholeAndPart } from './whole-and-part.js';
import {
  readBareFloor,
  readBareWall,
  readChecks,
  readColorName,
  readCovering,
  readFloorCover,
  readFloorStone,
  readTiled,
  readWood,
} from './surfaces.js';

/**
 * Settles words of several senses by the words around them: pictures ("an aerial view"), figures of speech ("a tapestry of flowers"), comparisons ("like a
 * mirror"), sports ("hoops at each end"), railways ("tracks"), and parts of animals ("its glossy coat"). Each rule reads a phrase a bounded number of times.
 */
export function settleSenses(spans: readonly PhraseSpan[]): PhraseSpan[] {
  const contexts = CONTEXTS.filter(
    ({ namedBy, unless }) => spans.some(({ text }) => namedBy.test(text)) && !spans.some(({ text }) => unless?.test(text) === true),
  );
  const hasTree = spans.some(isTree);
  const isShipping = isAboutShipping(spans);
  let settled = joinNumberAdjectives(joinColorsBehind(moveCounts(spans)));
  for (let at = 0; at < settled.length; at++) {
    readNumber(settled, at);
    readPurposes(settled, at);
    readPlaceWords(settled, at);
    readShape(settled, at);
    readBags(settled, at);
    readScale(settled, at);
    readSport(settled, at);
    readVagueHead(settled, at);
    readWood(settled, at);
    readColorName(settled, at);
    readNamedColor(settled, at);
    readMirror(settled, at);
    readStyledWorld(settled, at);
    readBareWall(settled, at);
    readFloorStone(settled, at);
    readTiled(settled, at);
    readChecks(settled, at);
    readCovering(settled, at);
    readFloorCover(settled, at);
    readBareFloor(settled, at);
    readWholeAndPart(settled, at);
  }
  settled = joinColoredLights(settled);
  for (let at = 0; at < settled.length; at++) {
    readColoredLight(settled, at);
    readLookBehind(settled, at);
    readPictureWords(settled, at);
    readFigure(settled, at);
    readComparison(settled, at);
    readMaterial(settled, at);
    readBusyRoad(settled, at);
    readSpace(settled, at);
    readFlat(settled, at);
    readOrigin(settled, at);
    readRoomOwner(settled, at);
    readFoliage(settled, at);
    readDisplay(settled, at);
    readPlants(settled, at);
    for (const context of contexts) readContext(settled, at, context);
    if (!isShipping) readContainer(settled, at);
    readPot(settled, at);
    readShipBridge(settled, at);
    if (hasTree) readTrunk(settled, at);
    readAnimalPart(settled, at);
    readCompound(settled, at);
    readHost(settled, at);
    readSceneryBefore(settled, at);
  }
  return settled;
}

const OUTDOORS: Meaning = { role: 'grammar', grammar: 'exterior' };
const COMPARED: Meaning = { role: 'grammar', grammar: 'compared' };
const MANY: Meaning = { role: 'measure', share: 2 };

/** Words for what takes a picture, and for where it looks from. */
const CAMERA_WORDS =
  /^(aerial|drone|satellite|bird eye|birds eye|fisheye|fish eye|worm eye|worms eye|macro|telephoto|dashcam|security camera)$/;
/** Words for what carries a camera, and is a subject of pictures as well: "a crane shot", but "a crane photo". */
const CARRIERS = /^(helicopter|crane|dolly|plane|airplane)$/;
const CARRIED = /^(views?|shots?|footage|perspectives?)( of)?$/;
/** What looks from high above is outdoors. */
const ALOFT = /^(aerial|drone|satellite|helicopter|bird|plane|airplane)/;
/** Words for the picture that it takes. */
const PICTURE_WORDS =
  /^(views?|shots?|photos?|photographs?|photography|perspectives?|footage|images?|pictures?|videos?|angles?|viewpoint|vantage point|lens)( of)?$/;

/** "An aerial view" is a picture, "an aerial on the roof" is a thing. */
function readPictureWords(spans: PhraseSpan[], at: number): void {
  const next = spans[at + 1];
  const text = keyOf(spans[at]);
  if (next === undefined || !joinsPhrase(next)) return;
  const isCamera = CAMERA_WORDS.test(text) && PICTURE_WORDS.test(next.text);
  if (!isCamera && !(CARRIERS.test(text) && CARRIED.test(next.text))) return;
  setMeaning(spans, at, ALOFT.test(text) ? OUTDOORS : IGNORED);
  setMeaning(spans, at + 1, IGNORED);
}

/** Nouns that stand for how much there is of something, or how it lies. */
const FIGURES =
  /^(tapestry|tapestries|blanket|carpet|ribbons?|mosaic|quilt|patchwork|sea|ocean|river|wall|curtain|veil|cloak|canvas|kaleidoscope|symphony|riot|explosion|burst|garland|mirror)$/;
/** Of these, those that things are made of as well: a wall of flowers is a figure, a wall of stone is a wall. */
const FORM_WORDS = /^(wall|curtain|river|garland|canvas)$/;
/** Verbs of which a figure is the result. */
const MAKING =
  /^(create|creates|creating|form|forms|forming|weave|weaves|weaving|become|becomes|becoming|make|makes|making|paint|paints|painting|resemble|resembles)$/;
/** Phrases between such a verb and its figure at most: "creating a beautiful and vivid tapestry". */
const MAKING_REACH = 5;

/** "A tapestry of flowers" are many flowers; "creating a beautiful tapestry" asks for nothing. */
function readFigure(spans: PhraseSpan[], at: number): void {
  const text = keyOf(spans[at]);
  if (!FIGURES.test(text)) return;
  const of = spans[at + 1];
  if (of?.text === 'of' && of.gap === 'space') {
    const filling = findFilling(spans, at + 2, text);
    if (filling === null) return;
    setMeaning(spans, at, filling === 'many' ? MANY : FILLER);
    setMeaning(spans, at + 1, FILLER);
    return;
  }
  if (!FORM_WORDS.test(text) && followsMaking(spans, at)) setMeaning(spans, at, IGNORED);
}

/** Figures for a number of anything: "a sea of umbrellas". */
const NUMBERS = /^(sea|ocean|riot|explosion|burst|kaleidoscope|symphony)$/;

/** How much of what follows "of" a figure stands for: of vibrant flowers, of people, of colors; null for a substance, of which things are made. */
function findFilling(spans: readonly PhraseSpan[], from: number, figure: string): 'many' | 'one' | null {
  for (let at = from; at < from + MAKING_REACH; at++) {
    const span = spans[at];
    if (span === undefined || span.gap === 'comma' || span.gap === 'stop') return null;
    const { meaning, text, plural } = span;
    if (meaning?.role === 'noun') {
      const isMany = plural || (meaning.object !== undefined && isFlower(meaning.object));
      return canFill(meaning, plural, figure) ? (isMany && !RIBBONS.test(figure) ? 'many' : 'one') : null;
    }
    if (/^(colou?rs?|hues?|shades?|light|sound|textures?)$/.test(text)) return 'one';
    if (meaning?.role === 'grammar' && !['definite', 'article', 'and'].includes(meaning.grammar)) return null;
  }
  return null;
}

const RIBBONS = /^ribbons?$/;

function canFill({ object, cover, weather, time, water }: SceneMeaning, plural: boolean, figure: string): boolean {
  if (object !== undefined)
    return RIBBONS.test(figure) || (plural && NUMBERS.test(figure)) || FILLING.includes(CATALOGUE.get(object)?.theme ?? 'goods');
  return !FORM_WORDS.test(figure) && (cover ?? weather ?? time ?? (/^(ribbons?|mirror)$/.test(figure) ? water : undefined)) !== undefined;
}

const FILLING: readonly CatalogueTheme[] = ['nature', 'animals', 'people', 'sky'];

function followsMaking(spans: readonly PhraseSpan[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - MAKING_REACH); before--) {
    const span = spans[before] as PhraseSpan;
    if (spans[before + 1]?.gap === 'stop') return false;
    if (MAKING.test(span.text)) return true;
    if (span.meaning?.role === 'noun') return false;
  }
  return false;
}

/** Nouns after which "like" gives examples: "animals like cows". */
const CLASSES =
  /^(things?|objects?|items?|stuff|animals?|creatures?|elements?|features?|details?|furniture|plants?|flowers?|foods?|tools?|people|buildings?|landmarks?|decorations?|vehicles?|toys?|instruments?)$/;

/** "Shimmering like a rainbow" shows no rainbow. What "as if" compares with is a clause, which the reader of phrases ends at a comma. */
function readComparison(spans: PhraseSpan[], at: number): void {
  const { text, meaning } = spans[at] ?? { text: '', meaning: null };
  const isComparison = meaning?.role === 'grammar' && meaning.grammar === 'comparison' && !text.startsWith('as ');
  // "A toy-like house" is a house.
  if (!isComparison && (text !== 'like' || spans[at]?.gap === 'hyphen' || givesExample(spans, at))) return;
  setMeaning(spans, at, PREPOSITION);
  // "A tower like the Eiffel Tower" is that tower.
  const articles = isComparison ? ['article', 'definite'] : ['article'];
  for (let next = at + 1; next <= at + MAKING_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return;
    if (span.meaning?.role === 'grammar' && !articles.includes(span.meaning.grammar)) return;
    const isNoun = span.meaning?.role === 'noun';
    setMeaning(spans, next, isNoun ? COMPARED : FILLER);
    if (isNoun && !continuesNoun(spans[next + 1])) return;
  }
}

/** "Animals like cows" are cows. */
function givesExample(spans: readonly PhraseSpan[], at: number): boolean {
  const [before, next] = [spans[at - 1], spans[at + 1]?.meaning];
  if (before === undefined || CLASSES.test(before.text)) return before !== undefined;
  const isNamed = before.plural && before.meaning?.role === 'noun' && !/^(flows|looks|shines|glows|sounds|feels)$/.test(before.text);
  return isNamed && !(next?.role === 'grammar' && next.grammar === 'article');
}

const MATERIALS = /^(stones?|bricks?|planks?|timbers|boards|slabs|tiles|walls?|beams)$/;

/** "The stones of the bridge" are those that it is made of. */
function readMaterial(spans: PhraseSpan[], at: number): void {
  const [span, of, article, whole] = spans.slice(at, at + 4);
  if (span === undefined || !MATERIALS.test(span.text) || of?.text !== 'of' || article?.text !== 'the') return;
  if (whole?.meaning?.role !== 'noun' || whole.meaning.object === undefined || spans[at - 1]?.text !== 'the') return;
  setMeaning(spans, at, IGNORED);
}

const ROADS = /\b(freeway|highway|motorway|expressway|interstate|road|roundabout|turnpike)s?$/;

/** Cars are what makes a road busy, and people a street. */
function readBusyRoad(spans: PhraseSpan[], at: number): void {
  if (!/^(busy|bustling|crowded)$/.test(spans[at]?.text ?? '') || !ROADS.test(spans[at + 1]?.text ?? '')) return;
  setMeaning(spans, at, { role: 'adjective', brings: [{ kind: 'car', count: 8 }] });
}

const isTree = ({ meaning }: PhraseSpan): boolean => meaning?.role === 'noun' && meaning.object !== undefined && isTreeKind(meaning.object);

/** "The trunk" of a tree is part of it; "an old trunk under a palm" is a chest. */
function readTrunk(spans: PhraseSpan[], at: number): void {
  if (!/^trunks?$/.test(spans[at]?.text ?? '') || continuesNoun(spans[at + 1])) return;
  const isOfTree = spans[at + 1]?.text === 'of' && spans.slice(at + 2, at + 4).some(isTree);
  if (isOfTree || findArticle(spans, at) !== 'article' || isPartOf(spans, at, isTree)) setMeaning(spans, at, IGNORED);
}

/** What may follow "a flat" where it is an apartment: "a flat in Berlin"; "a flat plain" and "flat, open land" are level. */
const APARTMENT = findPhraseSense(['apartment'])?.meaning;

function readFlat(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (!/^flats?$/.test(span?.text ?? '') || APARTMENT === undefined || before === undefined || span === undefined || !joinsPhrase(span))
    return;
  const isNoun =
    before.meaning === null || /^(a|an|the|this|my|our|your|their|his|her|studio|bedroom|roof|basement|attic)$/.test(before.text);
  const isHome = /\b(bed|bedroom|studio|council|tower block|high rise)$/.test(keyOf(before));
  const isListed = isHome && next?.gap === 'comma';
  const ends =
    isListed || next === undefined || next.gap === 'stop' || (next.meaning?.role === 'grammar' && next.meaning.grammar !== 'and');
  if (isNoun && ends) setMeaning(spans, at, APARTMENT);
}

/** "A cozy space" is not outer space. */
function readSpace(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (!/^spaces?$/.test(span?.text ?? '') || span === undefined) return;
  // "A table with a skyline behind, space in the middle for our product"
  if (
    next !== undefined &&
    joinsPhrase(next) &&
    /^(in|for|between|on|under|around|to|at|left|enough)\b/.test(next.text) &&
    !/^in$/.test(before?.text ?? '')
  )
    return setMeaning(spans, at, IGNORED);
  if (!joinsPhrase(span) || before === undefined) return;
  const { meaning } = before;
  if (meaning?.role === 'grammar' && meaning.grammar !== 'article' && meaning.grammar !== 'definite') return;
  if (!/^(deep|outer)$/.test(before.text)) setMeaning(spans, at, IGNORED);
}

/** Words for how a place looks that the scene does not show, and that an origin describes. */
const LOOKS =
  /^(landscape|scene|scenery|setting|environment|world|view|style|styled|inspired|theme|themed|aesthetic|atmosphere|mood|vibe)$/;

/** "An Asian landscape" has no Asian in it: a word for people of a region before a noun says where that is from. */
function readOrigin(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span?.meaning?.role !== 'noun' || span.meaning.isFamily !== true || span.plural || next === undefined || !joinsPhrase(next)) return;
  if ((next.meaning?.role !== 'noun' && !LOOKS.test(next.text)) || !isInhabitant(span.text)) return;
  setMeaning(spans, at, null);
}

/** "A detective office" and "an artist studio" are rooms without a person in them. */
function readRoomOwner(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span?.plural !== false || next?.gap !== 'space') return;
  const isRoomNext = next.meaning?.role === 'noun' && next.meaning.place !== undefined && isRoom(next.meaning.place);
  if (isRoomNext && getObjectTheme(span.meaning) === 'people') setMeaning(spans, at, IGNORED);
}

/** "A fireworks display" has no screen. */
function readDisplay(spans: PhraseSpan[], at: number): void {
  const [before, span] = [spans[at - 1], spans[at]];
  if (/^displays?$/.test(span?.text ?? '') && span?.gap === 'space' && before?.meaning?.role === 'noun') setMeaning(spans, at, IGNORED);
}

/** "Cactus plants" are cacti. */
function readPlants(spans: PhraseSpan[], at: number): void {
  const [before, span] = [spans[at - 1], spans[at]];
  if (!/^plants?$/.test(span?.text ?? '') || span?.gap !== 'space' || before?.meaning?.role !== 'noun') return;
  const { object } = before.meaning;
  if (object === undefined || !(OBJECT_GROUPS.plant as readonly string[]).includes(object)) return;
  setMeaning(spans, at, before.meaning);
  setMeaning(spans, at - 1, FILLER);
}

/** Light falls through the leaves of trees, and flowers have leaves: neither lies on the ground. */
function readFoliage(spans: PhraseSpan[], at: number): void {
  if (!/^(leaf|leaves)$/.test(spans[at]?.text ?? '')) return;
  const before = spans[at - 1]?.meaning?.role === 'grammar' && /^(the|and)$/.test(spans[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const { text, meaning } = spans[before] ?? { text: '', meaning: null };
  if (/^(through|between|among|amid|behind)$/.test(text))
    setMeaning(spans, at, { role: 'noun', object: 'oak-tree', isFamily: true, group: 'tree' });
  else if (
    before === at - 2 &&
    spans[at - 1]?.text === 'and' &&
    meaning?.role === 'noun' &&
    meaning.object !== undefined &&
    isFlower(meaning.object)
  )
    setMeaning(spans, at, { role: 'noun', object: 'bush', isFamily: true });
}

/** What animals are drawn with. */
const ANIMAL_PARTS =
  /^(coats?|furs?|ears?|tails?|paws?|snouts?|muzzles?|manes?|hoof|hooves|feathers?|plumage|beaks?|whiskers|eyes?|nose|heads?|legs?|back|neck|trunk|wings?|fins?|scales|stripes|spots)$/;
/** "A dog with a glossy coat" shows no separate coat. */
function readAnimalPart(spans: PhraseSpan[], at: number): void {
  const span = spans[at];
  if (span === undefined || !ANIMAL_PARTS.test(span.text) || continuesNoun(spans[at + 1])) return;
  if (isPartOf(spans, at, isAnimal)) setMeaning(spans, at, IGNORED);
}

const isAnimal = ({ meaning }: PhraseSpan): boolean => getObjectTheme(meaning) === 'animals';

/** Words between an owner and what it has or wears. */
const HAVING = /^(with|in|has|have|had|having|wearing|wears|its|their|his|her|whose)$/;
/** Phrases between an owner and the word for its part at most. */
const PART_REACH = 12;

/**
 * Whether the nearest object before a part is its owner and a word of having stands between them: "a dog with a glossy coat", "the dog's coat". One part
 * needs no such word after its owner: "a dog, glossy coat".
 */
function isPartOf(spans: readonly PhraseSpan[], at: number, isOwner: (span: PhraseSpan) => boolean): boolean {
  let isHad = false;
  let isBare = !(spans[at]?.text.endsWith('s') ?? true);
  for (let before = at - 1; before >= Math.max(0, at - PART_REACH); before--) {
    const span = spans[before] as PhraseSpan;
    const { meaning, text } = span;
    if (spans[before + 1]?.gap === 'stop') return false;
    if (meaning?.role === 'noun' && meaning.object !== undefined) return isOwner(span) && (isHad || isBare || /['’]s$/.test(text));
    if (HAVING.test(text)) isHad = true;
    else if (meaning?.role === 'grammar') {
      if (meaning.grammar === 'preposition' && !isHad) return false;
      isBare = false;
    }
  }
  return false;
}
