import type { PhraseSpan } from '../match-phrases.js';
import { joinsPhrase } from '../phrase-roles.js';
import { IGNORED, keyOf, setMeaning } from './set-meaning.js';

/** Words after which a number is a name: "Year 9 pupils", "level 3", "door 12". */
const LABELS =
  /^(years?|grades?|class|levels?|routes?|gates?|platforms?|number|numbered|no|nr|chapter|act|scene|episode|sector|bay|unit|block|phase|stage|tier|type|mark|version|series|section|line|terminal|area|zone|district|day|week|exit|aisle|apollo|iso|bsl|step|volume|part|age|aged|page|lane|track|hole|dock)$/;
/** Of things, those that are numbered: "door 3", but "bed 2 chairs". */
const NUMBERED_THINGS =
  /^(doors?|rooms?|floors?|buildings?|rows?|houses?|flats?|apartments?|studios?|halls?|piers?|decks?|hangars?|booths?|stands?|tables?|beds?)$/;
/** What a number measures or dates. */
const UNITS =
  /^(m|cm|mm|km|ft|feet|foot|inch|inches|met(re|er)s?|kilomet(re|er)s?|centimet(re|er)s?|miles?|yards?|sqm|m2|sq|square met(re|er)s?|square feet|degrees?|percent|years?|months?|weeks?|days?|hours?|minutes?|pm|am|oclock|ad|bc|bce|ce|century|centuries|x|k|d|mph|kmh|kg|tonn?es?|tons?|lit(re|er)s?|acres?|hectares?|store?y|store?ys|stories|levels?|lux|lumens?|fps|kelvin|mp|times)$/;
/** Words of extent behind a unit: "3 m wide". */
const EXTENT = /^(wide|long|high|tall|deep|apart|thick|across|away|square|old|broad|ago|by|x|in|length|width|height|diameter)$/;
const YEAR = /^(1\d{3}|20\d\d|21\d\d)$/;
const NUMERAL = /^\d/;
const NUMBER_WORDS = /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)$/;
/** Phrases between a number and the plural noun that it counts at most: "1500 small wooden stalls". */
const COUNTED_REACH = 5;

const isNumber = (span: PhraseSpan | undefined): boolean => span?.meaning?.role === 'measure' && span.meaning.count !== undefined;
const isUnit = (span: PhraseSpan | undefined): boolean => span !== undefined && joinsPhrase(span) && UNITS.test(keyOf(span));

/** A number in the name of something ("level 3"), in a size ("3 m wide") or a date ("around 1500") counts nothing, and is reported. */
export function readNumber(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span === undefined || !isNumber(span)) return;
  if (readExtent(spans, at)) return;
  if (readHigh(spans, at)) return;
  const isNumeral = NUMERAL.test(span.text);
  const isLabel = before !== undefined && joinsPhrase(span) && LABELS.test(keyOf(before));
  const isOfThing = before !== undefined && joinsPhrase(span) && NUMBERED_THINGS.test(keyOf(before)) && !countsNoun(spans, at);
  const isName = (isLabel && (isNumeral || !countsNoun(spans, at))) || isOfThing;
  const isRatio = isNumeral && (/^scale\b/.test(keyOf(next)) || (span.gap === 'stop' && isNumber(before)));
  const isDate = YEAR.test(span.text) && !countsNoun(spans, at);
  const isPlain = isNumeral || NUMBER_WORDS.test(span.text);
  const endsPhrase = isPlain && next !== undefined && (next.gap === 'stop' || next.gap === 'comma') && !isNumber(next);
  if (isName || isDate || isRatio || endsPhrase) setMeaning(spans, at, null);
}

/** "3 m wide", "4 x 5 m". @returns whether the number measures an extent or a time */
function readExtent(spans: PhraseSpan[], at: number): boolean {
  if (!isUnit(spans[at + 1])) return false;
  setMeaning(spans, at, null);
  for (let next = at + 1; next <= at + COUNTED_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) break;
    const isPart = UNITS.test(keyOf(span)) || EXTENT.test(keyOf(span)) || (isNumber(span) && /^(x|by)$/.test(keyOf(spans[next - 1])));
    if (!isPart) break;
    setMeaning(spans, next, IGNORED);
  }
  return true;
}

/** "Containers stacked three high". */
function readHigh(spans: PhraseSpan[], at: number): boolean {
  const [extent, after] = [spans[at + 1], spans[at + 2]];
  const isExtent = extent !== undefined && joinsPhrase(extent) && /^(high|deep|wide|abreast|tall)$/.test(extent.text);
  const isAdjective = after?.gap === 'hyphen';
  if (!isExtent || isAdjective || (after !== undefined && joinsPhrase(after) && after.meaning?.role !== 'grammar')) return false;
  setMeaning(spans, at, null);
  setMeaning(spans, at + 1, IGNORED);
  return true;
}

/** Whether a number stands before the plural noun that it counts, or before one that has no number. */
function countsNoun(spans: readonly PhraseSpan[], at: number): boolean {
  for (let next = at + 1; next <= at + COUNTED_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return false;
    const role = span.meaning?.role;
    if ((role === 'noun' || role === undefined) && span.plural) return true;
    if (role === 'grammar' || (role === 'noun' && !joinsNoun(spans[next + 1]))) return false;
  }
  return false;
}

const joinsNoun = (span: PhraseSpan | undefined): boolean => span !== undefined && joinsPhrase(span) && span.meaning?.role !== 'grammar';

/** Words that a number makes an adjective with; "three-towers" counts. */
const WAYS = /^(one|of|by|and|or|to)$/;

/** "A two-storey pub" is one pub: a number with a hyphen before a singular word is an adjective, which the scene does not show. */
export function joinNumberAdjectives(spans: readonly PhraseSpan[]): PhraseSpan[] {
  const joined: PhraseSpan[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const isAdjective = before !== undefined && isNumber(before) && span.gap === 'hyphen' && !span.plural && !WAYS.test(span.text);
    if (!isAdjective || isNumber(span)) joined.push(span);
    else
      joined[joined.length - 1] = {
        text: `${before.text}-${span.text}`,
        gap: before.gap,
        meaning: null,
        near: false,
        plural: false,
        negated: false,
      };
  }
  return joined;
}
