import { CATALOGUE, STYLE_TYPES } from '@diorama/catalogue';
import type { Substance } from '@diorama/catalogue';
import { getLinearRgb, isRoom, SUBSTANCE_BY_WORD } from '@diorama/lexicon';

import { isMatter, joinsPhrase } from '@diorama/prompt-reading';
import type { PhraseSpan, PromptReading } from '@diorama/prompt-reading';

/**
 * Adds to a reading what words say of the whole scene: dates among its styles, what light they suggest, what everything is made of, and weather that is
 * seen through a window.
 */
export function readSetting(spans: readonly PhraseSpan[], reading: PromptReading): void {
  readDates(spans, reading);
  readMoods(spans, reading);
  readMatter(spans, reading);
  readWindowWeather(spans, reading);
  readFairClouds(reading);
  readHourOfMorning(reading);
  readOutside(spans, reading);
}

function readDates(spans: readonly PhraseSpan[], { styles }: PromptReading): void {
  styles.forEach((mention, index) => {
    const meaning = spans[mention.at]?.meaning;
    if (meaning?.role === 'adjective' && meaning.isPeriod === true) styles[index] = { ...mention, isDate: true };
  });
}

function readMoods(spans: readonly PhraseSpan[], reading: PromptReading): void {
  spans.forEach((span, at) => {
    const { meaning, negated, gap } = span;
    if (meaning === null || negated || (meaning.role !== 'noun' && meaning.role !== 'adjective') || meaning.mood === undefined) return;
    // "A dugout lit by a candle" is a part of the scene.
    const isOfThing = gap === 'space' && reading.objects.some((object) => object.at === at - 1);
    if (!isOfThing) reading.mood = { ...meaning.mood, ...reading.mood };
    // "Torchlit" names torches.
    const flame = reading.objects.find((object) => object.at === at && object.isBrought);
    if (flame !== undefined && !reading.nouns.some((noun) => noun.at === at))
      reading.nouns.push({ at, text: span.text, names: flame, as: 'exact' });
  });
  reading.nouns.sort((a, b) => a.at - b.at);
}

/** Words for all of a scene, before "is made of". */
const WHOLE = /^(everything|all|all of it|world|whole world|scene|it|things|everyone|objects)$/;
const REACH = 4;

/** What everything is made of: "a town square made of gingerbread". In a style of crafts, things keep their colours, so they get no substance. */
function readMatter(spans: readonly PhraseSpan[], reading: PromptReading): void {
  coverRoom(spans, reading);
  const named = findWholeMatter(spans, reading);
  if (named === null) return;
  const { substance } = named;
  const style = [...STYLE_TYPES.values()].find(({ madeOf }) => madeOf?.includes(substance) === true);
  if (style?.isCraft !== true)
    for (const object of reading.objects) if (object.substance === null && !object.isBrought) object.substance = substance;
  for (const at of named.at) remove(reading.reports, at);
  const at = named.at[0] ?? 0;
  const text = spans[at]?.text ?? '';
  if (style !== undefined && !reading.styles.some(({ value }) => value === style.id)) reading.styles.push({ value: style.id, at, text });
  const isShown = style !== undefined || reading.objects.some((object) => object.substance === substance);
  if (!isShown) reading.reports.push({ at, text, why: 'property not applied' });
}

/** The substances that "made of" gives the scene as a whole, and not one object. */
function findWholeMatter(
  spans: readonly PhraseSpan[],
  { objects }: PromptReading,
): { readonly substance: Substance; readonly at: readonly number[] } | null {
  for (let at = 1; at < spans.length; at++) {
    if (!isMatter(spans, at)) continue;
    const substances = listMatter(spans, at);
    const [first] = substances;
    if (first === undefined || objects.some((object) => object.at < at && at - object.at <= REACH && !isWhole(spans, object.at, at)))
      continue;
    return { substance: first.substance, at: substances.map((found) => found.at) };
  }
  return null;
}

/** Whether a word for everything stands between an object and "made of". */
const isWhole = (spans: readonly PhraseSpan[], from: number, to: number): boolean =>
  spans.slice(from + 1, to).some(({ text }) => WHOLE.test(text));

function listMatter(spans: readonly PhraseSpan[], from: number): { readonly substance: Substance; readonly at: number }[] {
  const found: { readonly substance: Substance; readonly at: number }[] = [];
  for (let at = from; at < from + REACH; at++) {
    const text = spans[at]?.text ?? '';
    const substance = SUBSTANCE_BY_WORD.get(text.replaceAll('-', ' '));
    if (substance !== undefined) found.push({ substance, at });
    else if (!/^(and|or)$/.test(text)) break;
  }
  return found;
}

/** "An obsidian throne room" has walls and a floor of obsidian, "a pink bedroom" pink walls. */
function coverRoom(spans: readonly PhraseSpan[], reading: PromptReading): void {
  for (const { value, at } of reading.places) {
    const before = findLook(spans, at - 1);
    // "Two glass meeting rooms" are not where the viewer stands.
    if (!isRoom(value) || before === null || spans[at]?.plural === true || spans[at]?.gap === 'comma' || spans[at]?.gap === 'stop')
      continue;
    const { text, meaning } = spans[before] as PhraseSpan;
    if (meaning?.role !== 'measure' || !reading.reports.some((report) => report.at === before)) continue;
    const substance = SUBSTANCE_BY_WORD.get(text.replaceAll('-', ' ')) ?? null;
    const color = meaning.color === undefined ? null : getLinearRgb(meaning.color);
    if (substance === null && color === null) continue;
    remove(reading.reports, before);
    for (const part of substance === null ? (['wall'] as const) : (['wall', 'floor'] as const))
      if (!reading.parts.some((own) => own.part === part)) reading.parts.push({ at: before, text, part, color, substance });
  }
}

/** The phrase that gives a room its look: right before its name, or before "-coloured". */
function findLook(spans: readonly PhraseSpan[], at: number): number | null {
  const meaning = spans[at]?.meaning;
  if (meaning?.role === 'measure') return at;
  const isBehind = meaning?.role === 'grammar' && meaning.grammar === 'filler' && joinsPhrase(spans[at] as PhraseSpan);
  return isBehind && spans[at - 1]?.meaning?.role === 'measure' ? at - 1 : null;
}

function remove(reports: { readonly at: number }[], at: number): void {
  for (let index = reports.length - 1; index >= 0; index--) if (reports[index]?.at === at) reports.splice(index, 1);
}

const PANES = /^(windows?|window panes?|panes?|panes of glass|glass|skylights?|windscreen|windshield|windowsills?|window sill)$/;
const OUTSIDE = /^outside\b|^(beyond|through) the windows?/;
const TO_PANE =
  /^(on|onto|against|at|down|over|across|streaks?|streaking|runs?|running|lashes|lashing|beats?|beating|hits?|hitting|patters?|pattering)$/;
/** Phrases between the weather and the window at most: "rain streaks down the tall, dirty window". */
const PANE_REACH = 6;

/** Rain on the window falls outside of the room in which the viewer stands. */
function readWindowWeather(spans: readonly PhraseSpan[], reading: PromptReading): void {
  const { weather, cover, season } = reading.mentions;
  const isSeen = ({ at }: { readonly at: number }): boolean => isThroughWindow(spans, at);
  const seen = [...weather, ...cover.filter(({ value }) => value === 'snow')].filter(isSeen);
  if (seen.length === 0) return;
  weather.forEach((mention, index) => {
    if (isSeen(mention)) weather[index] = { ...mention, isThroughWindow: true };
  });
  for (const { at, text, value } of seen) {
    if (value !== 'snow' || weather.some((mention) => mention.at === at)) continue;
    remove(cover, at);
    season.push({ at, text, value: 'winter' });
    reading.nouns.forEach((noun, index) => {
      if (noun.at === at) reading.nouns[index] = { ...noun, names: 'winter' };
    });
  }
  if (!reading.isOutdoors && !reading.places.some(({ value }) => !isRoom(value))) reading.isIndoors = true;
}

function isThroughWindow(spans: readonly PhraseSpan[], at: number): boolean {
  let leads = false;
  for (let next = at + 1; next <= at + PANE_REACH; next++) {
    const span = spans[next];
    if (span === undefined || span.gap === 'stop') return false;
    if (OUTSIDE.test(span.text)) return next <= at + 2;
    if (TO_PANE.test(span.text)) leads = true;
    if (PANES.test(span.text)) return leads;
    if (span.gap === 'comma' && !leads) return false;
  }
  return false;
}

/** Clouds in a sky from which the sun shines are a few. */
function readFairClouds({ mentions: { weather }, nouns }: PromptReading): void {
  if (!weather.some(({ value, text }) => value === 'clear' && /\bsun/.test(text))) return;
  weather.forEach((mention, index) => {
    if (mention.value !== 'overcast' || !/^(white |thin |cotton )?clouds?$/.test(mention.text)) return;
    weather[index] = { ...mention, value: 'clear' };
    nouns.forEach((noun, of) => {
      if (noun.at === mention.at && noun.names === 'overcast') nouns[of] = { ...noun, names: 'clear' };
    });
  });
}

/** "A morning with a low sun in the east" is early, and "an afternoon of late light" is late. */
function readHourOfMorning({ mentions: { time } }: PromptReading): void {
  const has = (value: string): boolean => time.some((mention) => mention.value === value);
  for (let index = time.length - 1; index >= 0; index--) {
    const { value, text } = time[index] as (typeof time)[number];
    if (value === 'day' && ((text === 'morning' && has('dawn')) || (text === 'afternoon' && has('dusk')))) time.splice(index, 1);
  }
}

/** Phrases between a thing and "outside" at most: "a tram going past outside". */
const OUTSIDE_REACH = 3;

/** A room with something outside is seen from within: "a cafe with a tram outside". */
function readOutside(spans: readonly PhraseSpan[], reading: PromptReading): void {
  const { objects, places, backdrops } = reading;
  if (reading.isOutdoors || !places.some(({ value }) => isRoom(value)) || places.some(({ value }) => !isRoom(value))) return;
  for (const { at, text, kind } of objects) {
    const outside = spans.slice(at + 1, at + 1 + OUTSIDE_REACH).findIndex((span) => span.text === 'outside');
    const after = spans[at + 2 + outside];
    if (
      outside < 0 ||
      spans.slice(at + 1, at + 2 + outside).some(({ gap }) => gap !== 'space') ||
      (after !== undefined && joinsPhrase(after))
    )
      continue;
    reading.isIndoors = true;
    if (CATALOGUE.get(kind)?.theme === 'vehicles')
      backdrops.push({ at, text, place: 'city-street', meaning: { role: 'noun', place: 'city-street' }, where: 'window', cueAt: -1 });
    return;
  }
}
