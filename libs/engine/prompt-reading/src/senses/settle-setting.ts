import { LOCALE_TYPES } from '@diorama/catalogue';
import type { CatalogueTheme } from '@diorama/catalogue';
import { findPhraseSense, getObjectTheme, isBuiltNoun, LOCALE_WORDS } from '@diorama/lexicon';
import type { Meaning, SceneMeaning } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { endsPhrase, joinsPhrase } from '../phrase-roles.js';
import { continuesNoun, FILLER, hasTheme, IGNORED, keyOf, setMeaning } from './set-meaning.js';

/**
 * Settles words for where and when by the words around them: countries that are also things ("in Turkey"), origins that only inspire ("Moroccan-inspired"),
 * ground that is wet after the rain, and the side of the sky on which the sun stands. Each rule reads a phrase a bounded number of times.
 */
export function settleSetting(spans: readonly PhraseSpan[]): PhraseSpan[] {
  const settled = [...spans];
  for (let at = 0; at < settled.length; at++) {
    readCountry(settled, at);
    readCityName(settled, at);
    readStyledSite(settled, at);
    readOwnStyle(settled, at);
    readInspiration(settled, at);
    readPastRain(settled, at);
    readWetGround(settled, at);
    readSunSide(settled, at);
    readClock(settled, at);
    readLikeness(settled, at);
    readBeams(settled, at);
    readCloudsBelow(settled, at);
    readDwarf(settled, at);
    readTropicalThing(settled, at);
    readInside(settled, at);
    readTreesOutside(settled, at);
  }
  return settled;
}

const WET_GROUND: SceneMeaning = { role: 'adjective', style: 'rain-washed' };

const LOCATIONS = /^(in|from|of|near|to|across|around|throughout|rural|southern|northern|eastern|western|ancient|modern)$/;

/** "A village in Turkey" has no bird. */
function readCountry(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span?.meaning?.role !== 'noun' || span.meaning.locale !== undefined || span.plural || before === undefined || !joinsPhrase(span))
    return;
  const locale = LOCALE_WORDS.get(span.text.replaceAll('-', ' '));
  if (locale !== undefined && !continuesNoun(next) && LOCATIONS.test(before.text)) setMeaning(spans, at, locale);
}

/** Themes of things that are called by where they first came from: "a Boston terrier", "Bermuda shorts". */
const CARRIED: readonly (CatalogueTheme | undefined)[] = ['animals', 'goods', 'interior', 'people'];

/** A city before a thing is a part of its name; "polish" before a noun is an origin, and "polished" is not. */
function readCityName(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span === undefined || next === undefined || !joinsPhrase(next) || next.meaning?.role !== 'noun') return;
  if (span.text === 'polish' && span.meaning === null && !/^(bottles?|remover|racks?|jars?|brush|brushes|tins?)$/.test(next.text))
    setMeaning(spans, at, LOCALE_WORDS.get('poland') ?? null);
  const isCity = span.meaning?.role === 'noun' && span.meaning.locale !== undefined && span.meaning.place === undefined;
  if (isCity && !LOCATIONS.test(before?.text ?? '') && CARRIED.includes(getObjectTheme(next.meaning))) setMeaning(spans, at, null);
}

/** "An Ottoman bath house" has no ottoman, and "an Inuit camp" is a camp in that style: the last noun of a compound says what it is. */
function readOwnStyle(spans: PhraseSpan[], at: number): void {
  const span = spans[at];
  if (span?.meaning?.role !== 'noun' || span.plural) return;
  const locale = LOCALE_WORDS.get(span.text.replaceAll('-', ' '));
  const own = span.style ?? (locale?.role === 'adjective' ? locale : undefined);
  if (own === undefined) return;
  let head: PhraseSpan | undefined;
  // "A Viking fishing settlement"
  const first = isQualifier(spans[at + 1]) && continuesNoun(spans[at + 2]) ? at + 2 : at + 1;
  for (let next = first; continuesNoun(spans[next]); next++) head = spans[next];
  if (head?.meaning?.role !== 'noun') return;
  if (CAMP.test(head.text) || isBuiltNoun(head.meaning) || head.meaning.place !== undefined || head.meaning.object === undefined)
    setMeaning(spans, at, own);
}

/** "A Japanese-style garden" is a Japanese garden. */
function readStyledSite(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  const styled =
    /^(\w+)[ -](style|styled|themed)$/.exec(span?.text ?? '')?.[1] ??
    (/^(style|styled|themed)$/.test(next?.text ?? '') ? span?.text : undefined);
  const noun = styled === span?.text ? at + 2 : at + 1;
  if (styled === undefined || !continuesNoun(spans[noun])) return;
  const sense = findPhraseSense([styled, ...(spans[noun]?.text ?? '').split(' ')]);
  const isPlace = sense?.meaning.role === 'noun' && (sense.meaning.site ?? sense.meaning.room) !== undefined;
  if (!isPlace || sense === null) return;
  for (let word = at; word < noun; word++) setMeaning(spans, word, FILLER);
  setMeaning(spans, noun, sense.meaning);
}

/** A word between an origin and its noun that is no noun. */
const isQualifier = (span: PhraseSpan | undefined): boolean =>
  span !== undefined &&
  joinsPhrase(span) &&
  (span.meaning === null || span.meaning.role === 'ignored' || span.meaning.role === 'adjective');

/** Places that are named by what stands there. */
const CAMP = /(camps?|encampments?|settlements?|outposts?)$/;

const INSPIRED = /^(inspired|style|styled|themed|flavou?red|influenced)$/;

/** "A Moroccan-inspired bar" lies anywhere. */
function readInspiration(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span?.meaning?.role !== 'adjective' || span.meaning.locale === undefined) return;
  if (next === undefined || !joinsPhrase(next) || !INSPIRED.test(next.text)) return;
  const style = LOCALE_TYPES.get(span.meaning.locale)?.style;
  if (style === undefined) return;
  setMeaning(spans, at, { role: 'adjective', style });
  setMeaning(spans, at + 1, FILLER);
}

/** Words between "after" and the rain at most: "after a short but heavy shower". */
const RAIN_REACH = 6;
const STOPPED = /^(stopped|passed|ended|cleared|gone|over|ceased)$/;

/** After the rain, none falls, and the ground is wet. */
function readPastRain(spans: PhraseSpan[], at: number): void {
  const { text } = spans[at] ?? { text: '' };
  if (/^(after|following|post)$/.test(text)) {
    const rain = findNear(spans, at, isRain);
    if (rain === null) return;
    for (let between = at; between < rain; between++) setMeaning(spans, between, FILLER);
    setMeaning(spans, rain, WET_GROUND);
  } else if (/^(has rained|rained|had rained)$/.test(text)) setMeaning(spans, at, WET_GROUND);
  else if (isRain(spans[at])) {
    const stop = findNear(spans, at, (span) => STOPPED.test(span?.text ?? ''));
    if (stop === null) return;
    setMeaning(spans, at, WET_GROUND);
    for (let between = at + 1; between <= stop; between++) setMeaning(spans, between, FILLER);
  }
}

const isRain = (span: PhraseSpan | undefined): boolean => span?.meaning?.role === 'noun' && span.meaning.weather === 'rain';

/** The first phrase behind another one in the same clause that fits, with no other noun between them; null for none. */
function findNear(spans: readonly PhraseSpan[], at: number, fits: (span: PhraseSpan | undefined) => boolean): number | null {
  for (let next = at + 1; next <= at + RAIN_REACH; next++) {
    const span = spans[next];
    if (span === undefined || span.gap === 'stop' || span.gap === 'comma') return null;
    if (fits(span)) return next;
    const { meaning } = span;
    // "After an autumn storm"
    if (meaning?.role === 'noun' && meaning.season === undefined && meaning.time === undefined) return null;
  }
  return null;
}

const WET = /^(wet|damp|soaked|slick|rain slick|rain slicked|glistening|glossy wet)$/;
/** Ground that the place has anyway. */
const PAVED = /^(asphalt|pavements?|tarmac|road surface|concrete|ground|paving|street surface|blacktop)$/;
const GROUND = /^(roads?|streets?|cobbles|cobblestones?|flagstones?|stones|sidewalks?|alleys?|tarmac|deck|platform|steps|leaves|grass)$/;
const LOOKING = /^(is|are|was|were|looks?|still)$/;

/** "Wet asphalt" lies under a dry sky. */
function readWetGround(spans: PhraseSpan[], at: number): void {
  if (!WET.test((spans[at]?.text ?? '').replaceAll('-', ' '))) return;
  const [next, before, subject] = [spans[at + 1], spans[at - 1], spans[at - 2]];
  const isGround = next !== undefined && joinsPhrase(next) && (PAVED.test(next.text) || GROUND.test(next.text));
  const isPredicate = LOOKING.test(before?.text ?? '') && (PAVED.test(subject?.text ?? '') || GROUND.test(subject?.text ?? ''));
  if (!isGround && !isPredicate) return;
  setMeaning(spans, at, WET_GROUND);
  const ground = isGround ? at + 1 : at - 2;
  const { text, meaning, near } = spans[ground] ?? { text: '', meaning: null, near: false };
  if (PAVED.test(text) && (meaning === null || near)) setMeaning(spans, ground, FILLER);
}

/** A low sun in the east is that of the morning. */
function readSunSide(spans: PhraseSpan[], at: number): void {
  if (!/^(low sun|sun|sunlight|low light|light)$/.test(spans[at]?.text ?? '')) return;
  const side = [at + 2, at + 3].find((index) => /^(east|west)$/.test(spans[index]?.text ?? ''));
  if (side === undefined || spans.slice(at + 1, side + 1).some(({ gap }) => gap !== 'space')) return;
  if (!/^(from|in|out of)$/.test(spans[at + 1]?.text ?? '')) return;
  setMeaning(spans, at, { role: 'noun', time: spans[side]?.text === 'east' ? 'dawn' : 'dusk' });
  for (let between = at + 1; between <= side; between++) setMeaning(spans, between, FILLER);
}

const BEAMS: SceneMeaning = { role: 'noun', weather: 'clear', brings: [{ kind: 'sunbeam', count: 3 }] };

const LIGHT = /\b(sun|light|sunlight|sunshine|sunset|sunrise|dawn|moonlight)$/;

/** "Late sun beams" and "light streams in beams" are light, and no timber. */
function readBeams(spans: PhraseSpan[], at: number): void {
  const span = spans[at];
  if (span === undefined || !/^(beams?|rays?|shafts?)$/.test(span.text)) return;
  const follows = joinsPhrase(span) && LIGHT.test(spans[at - 1]?.text ?? '');
  const isOfLight = spans[at + 1]?.text === 'of' && spans.slice(at + 2, at + 5).some(({ text }) => LIGHT.test(text));
  if (follows || isOfLight) setMeaning(spans, at, BEAMS);
}

/** "A dream-like bedroom" is a bedroom. */
function readLikeness(spans: PhraseSpan[], at: number): void {
  const span = spans[at];
  if (span?.gap !== 'hyphen' || !/^(like|esque|ish)$/.test(span.text)) return;
  setMeaning(spans, at, FILLER);
  if (!continuesNoun(spans[at + 1])) setMeaning(spans, at - 1, FILLER);
}

/** Hours of the day from which on it is dawn, day, dusk and night. */
const HOURS = [
  [5, 'dawn'],
  [8, 'day'],
  [17, 'dusk'],
  [21, 'night'],
] as const;

/** "3am", "at 10 pm", "nine o'clock at night". */
function readClock(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  const own = /^(\d{1,2})(am|pm)$/.exec(span?.text ?? '');
  const half = own?.[2] ?? (next !== undefined && joinsPhrase(next) && /^(am|pm)$/.test(next.text) ? next.text : undefined);
  const hour = Number(own?.[1] ?? (/^\d{1,2}$/.test(span?.text ?? '') ? span?.text : Number.NaN));
  if (half === undefined || !(hour >= 1 && hour <= 12)) return;
  const ofDay = (hour % 12) + (half === 'pm' ? 12 : 0);
  setMeaning(spans, at, { role: 'noun', time: HOURS.findLast(([from]) => ofDay >= from)?.[1] ?? 'night' });
  if (own === null) setMeaning(spans, at + 1, FILLER);
}

/** Clouds below the viewer hide no sky. */
function readCloudsBelow(spans: PhraseSpan[], at: number): void {
  if (!/^clouds?$/.test(spans[at]?.text ?? '')) return;
  const [of, before] = [spans[at - 1]?.text ?? '', spans[at - 2]?.text ?? ''];
  const isSea = /^(a )?(sea|ocean|carpet|bed) of$/.test(of === 'of' ? `${before} of` : of);
  const isBelow = /^(above|over)$/.test(of) || (/^(above|over)$/.test(before) && of === 'the');
  if (!isSea && !isBelow) return;
  if (isSea) setMeaning(spans, at - 1, FILLER);
  if (isSea && of === 'of') setMeaning(spans, at - 2, FILLER);
  setMeaning(spans, at, { role: 'noun', hint: [] });
  spans[at] = { ...(spans[at] as PhraseSpan), near: true };
}

/** "A dwarf hall" is one of dwarves, and not small. */
function readDwarf(spans: PhraseSpan[], at: number): void {
  const span = spans[at];
  if (span?.meaning?.role !== 'measure' || span.meaning.size === undefined || !/^(dwarf|dwarven)$/.test(span.text)) return;
  const next = spans.slice(at + 1, at + 3).findLast((other) => joinsPhrase(other) && other.meaning?.role === 'noun');
  if (next?.meaning?.role !== 'noun' || (next.meaning.place === undefined && !isBuiltNoun(next.meaning))) return;
  setMeaning(spans, at, findPhraseSense(['dwarven'])?.meaning ?? IGNORED);
}

/** "Tropical orchids" grow in a glasshouse, too. */
function readTropicalThing(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span?.text !== 'tropical' || next?.meaning?.role !== 'noun' || !joinsPhrase(next) || next.meaning.place !== undefined) return;
  if (hasTheme(next, 'nature', 'animals', 'goods', 'interior')) setMeaning(spans, at, TROPICAL);
}

/** Where such a thing is, if the prompt names no place. */
const TROPICAL: Meaning = { role: 'adjective', hint: ['tropical-island'] };

/** "A mountain hut in the Alps, inside, with a stone fireplace" */
function readInside(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  const isFromThere = spans[spans[at - 1]?.text === 'the' ? at - 2 : at - 1]?.text === 'from';
  const isApart = span !== undefined && !joinsPhrase(span);
  if (span?.text === 'inside' && endsPhrase(next) && (isApart || isFromThere || spans.slice(0, at).some(({ text }) => GLAZED.test(text))))
    setMeaning(spans, at, INDOORS);
  if (/^(aisles?|nave|choir loft)$/.test(span?.text ?? '') && spans.some(({ text }) => CHURCHES.test(text))) setMeaning(spans, at, INDOORS);
}

/** Buildings that plants are inside of. */
const GLAZED = /\b(greenhouse|glasshouse|conservatory|orangery|hothouse)$/;
const CHURCHES = /\b(church|chapel|cathedral|abbey|basilica|minster)$/;
const INDOORS: Meaning = { role: 'grammar', grammar: 'interior' };

const CONIFERS = /^(pines?|pine trees?|firs?|fir trees?|spruces?|conifers?)$/;
const LEAFY = /^(trees|oaks?|oak trees|birches|birch trees|maples|maple trees|treetops)$/;

/** "A big window onto pine trees" looks at a forest. */
function readTreesOutside(spans: PhraseSpan[], at: number): void {
  const text = keyOf(spans[at]);
  if (!CONIFERS.test(text) && !LEAFY.test(text)) return;
  // "Onto snowy pines"
  const onto = /^(snowy|snow covered|tall|green|dark|autumn|the|old|misty|foggy)$/.test(keyOf(spans[at - 1])) ? at - 2 : at - 1;
  if (!/^(onto|overlooking|looking onto|looking at|facing|looking out on|looking over|of|on|to)$/.test(spans[onto]?.text ?? '')) return;
  const isView = /\b(windows?|glass|views?)$/.test(spans[onto - 1]?.text ?? '');
  const isLooking =
    /^(looking|opening|opens|looks|views?|giving)$/.test(spans[onto - 1]?.text ?? '') &&
    /\b(windows?|glass|doors?)$/.test(spans[onto - 2]?.text ?? '');
  if (isView || isLooking) setMeaning(spans, at, { role: 'noun', place: CONIFERS.test(text) ? 'conifer-forest' : 'forest' });
}
