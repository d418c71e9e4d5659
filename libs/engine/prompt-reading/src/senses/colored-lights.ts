import { findLightColor, isRoom } from '@diorama/lexicon';
import type { LightColorName } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { joinsPhrase } from '../phrase-roles.js';
import { keyOf } from './set-meaning.js';

/** Colours of light that a scene can have. */
const COLORS_MAX = 2;
/** Phrases of a list of colours with what stands between them: "soft violet and deep cyan neon light". */
const REACH = 8;

/** Words for light itself, with the adjectives that the lexicon joins to them. */
const LIGHT =
  /^((soft|warm|glowing|ambient|dim|volumetric|dramatic|overhead|even|diffused?|flat|studio|mood|emergency|led|neon|hard|harsh|rim|black|uv) )*(light|lighting|glow|illumination|luminescence|radiance|neon)$/;
/** Words for light whose colour the eye does not see, which fluoresces violet. */
const ULTRAVIOLET = /^(black|uv|ultraviolet|ultra violet) (light|lighting|lamp|glow)s?$|^blacklights?$/;
/** Adjectives that stand between a colour and its light, or before a colour. */
const ADJECTIVES =
  /^(soft|softly|dim|deep|dark|bright|warm|cold|cool|faint|gentle|harsh|intense|vivid|strong|eerie|moody|mood|ambient|neon|led|electric|glowing|flickering|pulsing|pulsating|emergency|warning|stage|overhead|hazy|diffused?|saturated|rich|low)$/;
/** Adjectives that belong to the colour after them where a list begins with them: "neon pink light". */
const LEADING = /^(neon|led|electric)$/;
/** Participles before "in" or "with" and a colour. */
const LIT = /^(lit|lit up|bathed|washed|illuminated|drenched|flooded|soaked|awash|steeped|suffused|saturated)( (in|by|with))?$/;
const GLOWING = /^(glowing|glows|glow)$/;
const LINK = /^(in|with|by|up|a|an|all|very|tones of|shades of)$/;
const IS = /^(is|are|was|glows|turns|in|of)$/;
/** Nouns that "light" is part of, for which the lexicon has no phrase: "red light district". */
const COMPOUND = /^(districts?|switch|switches|sabers?|sabres?|boxes|fixtures?|sources?|shows?|bulbs?|tubes?|rails?)$/;
/** Sources that have their own light: "red light from the lava". */
const SOURCES = /\b(sun|sunset|sunrise|moon|stars?|sky|heavens|aurora|lava|magma|fire|fireplace|flames?|dawn|dusk|windows?|stained glass)$/;
const SOURCE_REACH = 4;

/** Phrases that say which light a place has. */
interface ColoredLight {
  /** Index behind the last phrase. */
  readonly end: number;
  readonly colors: readonly LightColorName[];
  readonly role: 'noun' | 'adjective';
}

/**
 * Joins the phrases for coloured light into one: "violet and cyan light", "bathed in purple", "the light is red", "a red-lit corridor", "UV light". Colours that
 * light cannot have, such as brown, stay as they are, as do the colours of things: "light blue walls", "red light bulbs".
 */
export function joinColoredLights(spans: readonly PhraseSpan[]): PhraseSpan[] {
  const joined: PhraseSpan[] = [];
  for (let at = 0; at < spans.length;) {
    const light = readBefore(spans, at) ?? readBehind(spans, at) ?? readPredicate(spans, at);
    joined.push(light === null ? (spans[at] as PhraseSpan) : joinSpans(spans, at, light));
    at = light?.end ?? at + 1;
  }
  return joined;
}

function joinSpans(spans: readonly PhraseSpan[], from: number, { end, colors, role }: ColoredLight): PhraseSpan {
  const text = spans.slice(from, end).reduce((words, span, k) => words + (k === 0 ? '' : GAPS[span.gap]) + span.text, '');
  return { text, gap: (spans[from] as PhraseSpan).gap, meaning: { role, light: colors }, near: false, plural: false, negated: false };
}

const GAPS: Readonly<Record<PhraseSpan['gap'], string>> = { space: ' ', hyphen: '-', comma: ', ', stop: '. ' };

/** "Violet and cyan light", "red-lit", "UV light". */
function readBefore(spans: readonly PhraseSpan[], at: number): ColoredLight | null {
  const first = spans[at];
  if (ULTRAVIOLET.test(keyOf(first))) return endsLight(spans, at + 1) ? { end: at + 1, colors: ['ultraviolet'], role: 'noun' } : null;
  const start = LEADING.test(keyOf(first)) ? at + 1 : at;
  const list = readCandle(spans, at) ?? (colorOf(spans[start]) === undefined ? null : readColors(spans, start, true));
  if (list === null) return null;
  let head = list.end;
  while (head < list.end + REACH && isAdjective(spans[head]) && !isLight(spans[head])) head++;
  const span = spans[head];
  if (span === undefined || !joinsPhrase(span)) return null;
  // "A pink neon on the wall" is a sign, "lit in pink neon" and "pink and blue neon" are light.
  const isSign = span.text === 'neon' && list.colors.length === 1 && !/^(in|by|of)$/.test(spans[at - 1]?.text ?? '');
  if (isLight(span) && !isSign && endsLight(spans, head + 1)) return { end: head + 1, colors: list.colors, role: 'noun' };
  const isLit = span.text === 'lit' && head === list.end && (span.gap === 'hyphen' || isRoomNoun(spans[head + 1]));
  return isLit ? { end: head + 1, colors: list.colors, role: 'adjective' } : null;
}

/** "Lit in red", "bathed in a deep purple", "a hallway glowing red". */
function readBehind(spans: readonly PhraseSpan[], at: number): ColoredLight | null {
  const text = keyOf(spans[at]);
  const isGlowing = GLOWING.test(text) && (at === 0 || isRoomNoun(spans[at - 1]));
  if (!isGlowing && !LIT.test(text)) return null;
  return readLast(spans, at + 1);
}

/** "The light is red", "light of green". */
function readPredicate(spans: readonly PhraseSpan[], at: number): ColoredLight | null {
  const [before, span, is] = [spans[at - 1], spans[at], spans[at + 1]];
  if (!isLight(span) || is === undefined || !joinsPhrase(is) || !IS.test(is.text)) return null;
  const isPart = before?.meaning?.role === 'noun' && span !== undefined && joinsPhrase(span);
  return isPart ? null : readLast(spans, at + 2);
}

/** Colours that end their phrase, with the words that lead to them. */
function readLast(spans: readonly PhraseSpan[], from: number): ColoredLight | null {
  let start = from;
  const leads = ({ text }: PhraseSpan): boolean => LINK.test(text) || ADJECTIVES.test(text);
  while (start < from + REACH && spans[start] !== undefined && joinsPhrase(spans[start] as PhraseSpan) && leads(spans[start] as PhraseSpan))
    start++;
  const first = spans[start];
  if (first === undefined || !joinsPhrase(first)) return null;
  const list = readColors(spans, start, false);
  const next = list === null ? undefined : spans[list.end];
  const ends = next === undefined || !joinsPhrase(next) || next.meaning?.role === 'grammar';
  return list !== null && ends ? { ...list, role: 'adjective' } : null;
}

/** The colours of a list, "red", "blue and pink", "red, green and blue"; null for no colour of light, for more than a scene can have and for a comma alone. */
function readColors(spans: readonly PhraseSpan[], from: number, hasCommas: boolean): Pick<ColoredLight, 'colors' | 'end'> | null {
  const colors: LightColorName[] = [];
  let [end, commas, isListed] = [from, 0, false];
  for (let at = from; at < from + REACH; at++) {
    const span = spans[at];
    if (span === undefined) break;
    const color = colorOf(span);
    const isItem = span.gap === 'comma' && hasCommas && color !== undefined;
    if (at > from && !joinsPhrase(span) && !isItem) break;
    if (isItem && at > from) commas++;
    if (color !== undefined) {
      colors.push(color);
      end = at + 1;
    } else if (span.meaning?.role === 'grammar' && span.meaning.grammar === 'and') isListed = true;
    else if (!isAdjective(span) || isLight(span)) break;
  }
  const distinct = [...new Set(colors)];
  const isOneLight = distinct.length > 0 && distinct.length <= COLORS_MAX && distinct.some((color) => color !== 'white');
  return isOneLight && (commas === 0 || isListed) ? { colors: distinct, end } : null;
}

/** "Candle-warm glow". */
function readCandle(spans: readonly PhraseSpan[], at: number): Pick<ColoredLight, 'colors' | 'end'> | null {
  const next = spans[at + 1];
  const isWarm = spans[at]?.text === 'candle' && next?.gap === 'hyphen' && next.text.startsWith('warm');
  return isWarm ? { colors: ['amber'], end: next.text === 'warm' ? at + 2 : at + 1 } : null;
}

function colorOf(span: PhraseSpan | undefined): LightColorName | undefined {
  if (span === undefined) return undefined;
  return findLightColor(keyOf(span), span.meaning?.role === 'measure' ? span.meaning.color : undefined);
}

const isAdjective = (span: PhraseSpan | undefined): boolean => span !== undefined && joinsPhrase(span) && ADJECTIVES.test(keyOf(span));

/** Whether a phrase names light and no lamp; neon is both. */
const isLight = (span: PhraseSpan | undefined): boolean =>
  span !== undefined &&
  LIGHT.test(keyOf(span)) &&
  (span.meaning?.role !== 'noun' || span.meaning.object === undefined || /^neon\b/.test(span.text));

const isRoomNoun = (span: PhraseSpan | undefined): boolean =>
  span?.meaning?.role === 'noun' && joinsPhrase(span) && span.meaning.place !== undefined && isRoom(span.meaning.place);

/** Whether the phrase at an index does not belong to the light before it: not "red light bulbs", and not "red light from the lava". */
function endsLight(spans: readonly PhraseSpan[], at: number): boolean {
  const next = spans[at];
  if (next === undefined || !joinsPhrase(next)) return true;
  const isOfSource =
    /^(of|from|through|at)$/.test(next.text) && spans.slice(at + 1, at + SOURCE_REACH).some(({ text }) => SOURCES.test(text));
  if (isOfSource || COMPOUND.test(next.text)) return false;
  const { meaning, text } = next;
  if (meaning === null) return /(s|ing|ed)$/.test(text);
  if (meaning.role === 'noun') return meaning.time !== undefined && /^(at|in|by|after|during)\b/.test(text);
  return meaning.role === 'grammar' || meaning.role === 'ignored';
}
