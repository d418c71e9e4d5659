import type { Place } from '@diorama/domain';
import { isBuiltNoun, isRoom } from '@diorama/lexicon';
import type { Meaning } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { endsPhrase, joinsPhrase } from '../phrase-roles.js';
import { continuesNoun, FILLER, hasTheme, IGNORED, keyOf, setMeaning } from './set-meaning.js';

/**
 * Words for what belongs to something larger: the snow of far mountains, the roofs of a village, the door of an oven, what a painting shows. Each rule
 * reads a phrase a bounded number of times.
 */
export function readWholeAndPart(spans: PhraseSpan[], at: number): void {
  readSnowOfMountains(spans, at);
  readRoofs(spans, at);
  readDoorOf(spans, at);
  readDepicted(spans, at);
  readBalconies(spans, at);
  readBoneyard(spans, at);
  readAround(spans, at);
  readCrowded(spans, at);
  readGlass(spans, at);
  readOwnPart(spans, at);
  readPartOfVehicle(spans, at);
}

const FAR = /^(far|distant|faraway|far away)$/;
const MOUNTAINS = /\b(mountains?|peaks?|summits?|ranges?|alps|himalayas|andes|volcano(es)?)$/;
/** Phrases between snow and the mountains that it lies on at most: "snowy and very high peaks". */
const SNOW_REACH = 4;

/** "Snow peaks far away" leave the meadow in front of them green; they are white anyway. */
function readSnowOfMountains(spans: PhraseSpan[], at: number): void {
  const { meaning } = spans[at] ?? { meaning: null };
  if ((meaning?.role !== 'noun' && meaning?.role !== 'adjective') || meaning.cover !== 'snow' || meaning.place !== undefined) return;
  const peaks = findMountains(spans, at);
  if (peaks === null) return;
  const places = spans.flatMap(({ meaning }, index) =>
    (index < at || index > peaks) && meaning?.role === 'noun' && meaning.place !== undefined ? [meaning.place] : [],
  );
  if (places.length > 0 && !places.some((place) => HIGH_OR_COLD.includes(place))) setMeaning(spans, at, FILLER);
}

function findMountains(spans: readonly PhraseSpan[], at: number): number | null {
  for (let next = at + 1; next <= at + SNOW_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return null;
    if (MOUNTAINS.test(keyOf(span))) return next;
    // "Snow on far mountains"
    const isOn = next === at + 1 && /^(on|over|upon)$/.test(span.text);
    if (span.meaning?.role === 'grammar' && !isOn && !FAR.test(span.text) && !['and', 'definite'].includes(span.meaning.grammar))
      return null;
  }
  return null;
}

/** Places on which such snow lies too. */
const HIGH_OR_COLD: readonly Place[] = ['alpine', 'tundra', 'canyon', 'volcanic'];

/** "Red roofs" belong to the houses of a village; "a roof" is a thing. */
function readRoofs(spans: PhraseSpan[], at: number): void {
  const span = spans[at];
  if (span === undefined || !/\broofs$/.test(span.text) || continuesNoun(spans[at + 1])) return;
  if (!spans.some(({ meaning }, index) => index !== at && hasHouses(meaning))) return;
  setMeaning(spans, at, IGNORED);
  // What is "on the roofs" stands in no relation to the next noun.
  const before = /^(the|their|its)$/.test(spans[at - 1]?.text ?? '') ? at - 2 : at - 1;
  if (/^(on|over|above|across|from|between|of|to|under|behind)$/.test(spans[before]?.text ?? '')) setMeaning(spans, before, FILLER);
}

const hasHouses = (meaning: Meaning | null): boolean =>
  meaning?.role === 'noun' && ((meaning.place !== undefined && !isRoom(meaning.place)) || isBuiltNoun(meaning));

/** "The dishwasher door" is part of a dishwasher. */
function readDoorOf(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (next === undefined || !/^(doors?|drawers?|lids?)$/.test(next.text) || !joinsPhrase(next)) return;
  if (hasTheme(span, 'interior', 'vehicles')) setMeaning(spans, at + 1, FILLER);
}

const PICTURES =
  /^(paintings?|pictures?|photos?|photographs?|drawings?|portraits?|posters?|murals?|sketches|postcards?|prints?|frescoe?s?|mosaics?|mosaic floors?|mosaic panels?|stained glass|stained glass windows?|stained glass dome)$/;
/** Phrases between a picture and what it shows at most: "paintings of the two old kings". */
const DEPICTED_REACH = 4;

const PICTURE_OF = /^(painting|picture|photo|photograph|drawing|portrait|print) of$/;
const PICTURE: Meaning = { role: 'noun', object: 'picture' };

/** "With a painting of mountains over the sofa": what follows hangs in the room. */
function readPictureOf(spans: PhraseSpan[], at: number): void {
  if (!PICTURE_OF.test(spans[at]?.text ?? '') || !/^(a|an|the|one)$/.test(spans[at - 1]?.text ?? '')) return;
  if (!spans.slice(0, at).some(({ meaning }) => meaning?.role === 'noun')) return;
  setMeaning(spans, at, PICTURE);
  for (let next = at + 1; next <= at + DEPICTED_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return;
    if (span.meaning?.role === 'noun') return ignoreDepicted(spans, next);
  }
}

/** "A wall with mountains painted" looks at no mountains. */
function readPaintedOn(spans: PhraseSpan[], at: number): void {
  const [wall, having, span, painted] = [spans[at - 2], spans[at - 1], spans[at], spans[at + 1]];
  if (!/^(painted|drawn|printed|stencilled)$/.test(painted?.text ?? '') || painted === undefined || !joinsPhrase(painted)) return;
  if (span?.meaning?.role !== 'noun' || having?.text !== 'with' || !/\b(walls?|ceilings?|floor)$/.test(wall?.text ?? '')) return;
  setMeaning(spans, at, IGNORED);
  setMeaning(spans, at + 1, FILLER);
}

/** "Paintings of the kids on the wall" have no kids in the room; "a picture of a village" that begins a prompt is the world. */
function readDepicted(spans: PhraseSpan[], at: number): void {
  readPictureOf(spans, at);
  readPaintedOn(spans, at);
  if (!PICTURES.test(spans[at]?.text ?? '') || !/^(of|with|showing|depicting)$/.test(spans[at + 1]?.text ?? '')) return;
  if (!spans[at]?.text.endsWith('s') && !spans.slice(0, at).some(({ meaning }) => meaning?.role === 'noun')) return;
  for (let next = at + 2; next <= at + 1 + DEPICTED_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return;
    if (span.meaning?.role === 'noun') return ignoreDepicted(spans, next);
    if (span.meaning?.role === 'grammar' && span.meaning.grammar === 'preposition') return;
  }
}

/** Takes the sense of a noun that is depicted, with the nouns that it is joined to: "an agave field", "a field of sunflowers". */
function ignoreDepicted(spans: PhraseSpan[], from: number): void {
  let at = from;
  setMeaning(spans, at, IGNORED);
  for (let count = 0; count < DEPICTED_REACH; count++) {
    const isOf = spans[at + 1]?.text === 'of' && joinsPhrase(spans[at + 1] as PhraseSpan);
    const next = isOf ? at + 2 : at + 1;
    if (!continuesNoun(spans[next])) return;
    if (isOf) setMeaning(spans, at + 1, FILLER);
    setMeaning(spans, next, IGNORED);
    at = next;
  }
}

/** "On a balcony" is where the viewer stands; several balconies are seen. */
function readBalconies(spans: PhraseSpan[], at: number): void {
  if (/\bbalconies$/.test(spans[at]?.text ?? '')) setMeaning(spans, at, { role: 'noun', object: 'balcony' });
}

/** "A dragon graveyard" has bones and no living dragon. */
function readBoneyard(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (next === undefined || !joinsPhrase(next) || !/^(graveyards?|boneyards?|cemetery|cemeteries)$/.test(next.text)) return;
  const kind = span?.meaning?.role === 'noun' ? span.meaning.object : undefined;
  if (kind === undefined || !hasTheme(span, 'animals', 'fantasy')) return;
  setMeaning(spans, at, kind === 'dragon' ? { role: 'noun', object: 'dragon-skeleton' } : IGNORED);
}

/** "Wooden benches around" and "bowls left around" stand anywhere. */
function readAround(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span === undefined || !/^(around|all around|about|lying around|left around)$/.test(span.text)) return;
  if (!endsPhrase(next)) return;
  setMeaning(spans, at, FILLER);
  if (/^(left|lying|standing|scattered)$/.test(before?.text ?? '')) setMeaning(spans, at - 1, FILLER);
}

/** "Crowded shelves" hold many things; a crowded bar has many people. */
function readCrowded(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (!/^(crowded|overcrowded)$/.test(span?.text ?? '') || next === undefined || !joinsPhrase(next)) return;
  if (hasTheme(next, 'interior', 'goods')) setMeaning(spans, at, FULL);
}

const FULL: Meaning = { role: 'measure', density: 1.6 };

const PANES =
  /^(in front of|behind|beyond|through|against|on|facing|near|next to|curved|thick|smoked|frosted|tinted|clear|toughened|stained|tempered)$/;

/** "A desk in front of glass" stands before a pane, and "a glass" is one to drink from. */
function readGlass(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  const ends = endsPhrase(next) || (next?.meaning?.role === 'grammar' && next.text !== 'of');
  if (span?.text !== 'glass' || !ends) return;
  if (/(^| )ceiling$/.test(keyOf(before))) setMeaning(spans, at, { role: 'noun', part: 'window' });
  else if (PANES.test(before?.text ?? '')) setMeaning(spans, at, IGNORED);
}

/** Phrases between a part and its vehicle at most: "the windows of the five parked cars". */
const OWNER_REACH = 4;

/** "The windows of parked cars" are drawn with the cars. */
function readPartOfVehicle(spans: PhraseSpan[], at: number): void {
  if (!/^(windows?|doors?|roofs?|wheels?|headlights?|bonnets?|hoods?)$/.test(spans[at]?.text ?? '') || spans[at + 1]?.text !== 'of') return;
  for (let next = at + 2; next <= at + 1 + OWNER_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return;
    if (hasTheme(span, 'vehicles')) return setMeaning(spans, at, IGNORED);
    if (span.meaning?.role === 'noun') return;
  }
}

/** "With its engine running" and "without their wheels": parts of vehicles are drawn with them. */
function readOwnPart(spans: PhraseSpan[], at: number): void {
  // "Minibuses stuck in traffic" are in no car.
  if (spans[at]?.text === 'traffic' && spans[at - 1]?.text === 'in') setMeaning(spans, at - 1, FILLER);
  if (/^(beams?|ceilings?|rafters)$/.test(spans[at]?.text ?? '') && spans[at - 1]?.text === 'low') setMeaning(spans, at - 1, FILLER);
  if (
    /^(engines?|motors?|wheels?|headlights?|lights?|doors?|sails?|hatch|cab)$/.test(spans[at]?.text ?? '') &&
    /^(its|their)$/.test(spans[at - 1]?.text ?? '')
  )
    setMeaning(spans, at, IGNORED);
}
