import type { Biome, BackdropDirection, Place, RelationKind } from '@diorama/domain';
import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueTheme } from '@diorama/catalogue';
import { getObjectFacts, isRoom } from '@diorama/lexicon';
import type { SceneMeaning } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import { isNoun } from './phrase-roles.js';
import { createObjectMention } from './prompt-reading.js';
import type { BackdropMention, ObjectMention, PlaceMention, PromptReading, UnmatchedWords } from './prompt-reading.js';

/**
 * Finds the places that a prompt puts into the view of another one ("a village below mountains"), waters that are frozen, cliffs on which something
 * stands, and ruins of something. Each phrase is read a bounded number of times.
 */
export function readLandscape(spans: readonly PhraseSpan[], reading: PromptReading): void {
  readRuins(spans, reading);
  readIce(spans, reading);
  readCliffs(spans, reading);
  readFloods(spans, reading);
  readSunken(spans, reading);
  readPools(reading);
  readUnderside(spans, reading);
  readBackdrops(spans, reading);
}

/** How a phrase relates a place to what stands before or after it. */
interface Cue {
  readonly at: number;
  readonly kind: RelationKind | 'view';
  readonly text: string;
  readonly isInverse: boolean;
}

/** Phrases between a relation and its noun at most: "in front of a range of tall, snowy ...". */
const REACH = 6;

function readBackdrops(spans: readonly PhraseSpan[], reading: PromptReading): void {
  const { places, mentions, objects } = reading;
  let left = places.length + objects.length + mentions.water.length + mentions.land.filter(({ value }) => value.place === undefined).length;
  for (const { at, text, place, meaning } of listCandidates(reading)) {
    const seen = whereOf(spans, at, { place, isSite: meaning.site !== undefined, rooms: places.filter(({ value }) => isRoom(value)) });
    // A place alone is where the viewer stands: "a view of mountains".
    if (seen === null || left < 2) continue;
    left--;
    reading.backdrops.push({ at, text, place, meaning, ...seen });
    for (const list of [places, mentions.water, mentions.land]) remove(list, at);
    // The snow of mountains lies on them.
    if (place === 'alpine') for (let index = at - 1; index > Math.max(seen.cueAt, at - REACH); index--) remove(mentions.cover, index);
  }
}

interface Candidate extends UnmatchedWords {
  readonly place: Biome;
  readonly meaning: SceneMeaning;
}

/** The outdoor places, seas and landforms of a prompt, in its order. */
function listCandidates({ places, mentions }: PromptReading): Candidate[] {
  const isFree = ({ at }: UnmatchedWords): boolean => !places.some((place) => place.at === at);
  const outdoors = places.filter(({ value }) => !isRoom(value));
  const seas = mentions.water.filter((mention) => mention.value === 'sea' && isFree(mention));
  const lands = mentions.land.filter((mention) => mention.value.landform !== undefined && mention.value.role === 'noun' && isFree(mention));
  return [
    ...outdoors.map(({ at, text, value, meaning }) => ({ at, text, place: value as Biome, meaning })),
    ...seas
      .filter(({ at }) => !lands.some((land) => land.at === at))
      .map(({ at, text }) => ({ at, text, place: 'beach' as const, meaning: SEA })),
    ...lands.map(({ at, text, value }) => ({ at, text, place: (value.hint?.[0] ?? 'meadow') as Biome, meaning: value })),
  ].toSorted((a, b) => a.at - b.at);
}

const SEA: SceneMeaning = { role: 'noun', water: 'sea' };

function remove(mentions: { readonly at: number }[], at: number): void {
  for (let index = mentions.length - 1; index >= 0; index--) if (mentions[index]?.at === at) mentions.splice(index, 1);
}

interface Seen {
  readonly place: Place;
  readonly isSite: boolean;
  /** The rooms that the prompt names, through whose windows places are seen. */
  readonly rooms: readonly PlaceMention[];
}

function whereOf(
  spans: readonly PhraseSpan[],
  at: number,
  { place, isSite, rooms }: Seen,
): Pick<BackdropMention, 'where' | 'cueAt'> | null {
  const before = cueBefore(spans, at);
  const after = cueAfter(spans, at);
  // "A garden behind the house" is not far away.
  const isClose = isSite && after?.kind === 'behind' && isNoun(spans[findHead(spans, after.at + 1)] ?? NO_PHRASE);
  const behind = isClose ? null : directionAfter(after, place, spans, at);
  const direction = behind ?? directionBefore(before, place, spans, at);
  const cueAt = (behind === null ? before?.at : after?.at) ?? -1;
  // "A garden, a tea house with sliding doors": what the prompt begins with is where the viewer stands.
  const isFirst = rooms.every((room) => room.at > at) && !spans.slice(0, at).some(isNoun);
  const isView = before?.kind === 'view' || (!isFirst && namesWindow(spans, at));
  const isInRoom = rooms.some(
    ({ meaning, isInside }) => isInside === true || meaning.building === undefined || (isView && meaning.isUsuallyBuilding !== true),
  );
  // "A diner, empty highway outside"
  const [first] = rooms;
  const isOutside =
    after?.text === 'outside' &&
    (spans[after.at + 1] === undefined || spans[after.at + 1]?.gap === 'comma' || spans[after.at + 1]?.gap === 'stop');
  if (isOutside && first !== undefined && first.at < at) {
    first.isInside = true;
    return { where: 'window', cueAt: after.at };
  }
  if (!isInRoom) return direction === null ? null : { where: direction, cueAt };
  return direction !== null || isView || after?.text.startsWith('outside') === true ? { where: 'window', cueAt } : null;
}

/** What rises above the things at its foot. */
const HIGH: readonly Place[] = ['alpine', 'volcanic', 'canyon', 'city-street'];

const NO_PHRASE: Pick<PhraseSpan, 'meaning'> = { meaning: null };

function directionBefore(cue: Cue | null, place: Place, spans: readonly PhraseSpan[], at: number): BackdropDirection | null {
  if (cue === null) return null;
  if (cue.kind === 'view' || cue.kind === 'facing' || cue.kind === 'in-front-of' || cue.kind === 'against' || cue.kind === 'far')
    return 'ahead';
  if (cue.kind === 'around') return cue.isInverse ? 'around' : null;
  if (cue.kind === 'near') return cue.text.startsWith('outside') ? 'ahead' : null;
  if (cue.kind === 'between') return spans[at]?.plural === true && HIGH.includes(place) ? 'around' : null;
  const isAtFoot = cue.kind === 'under' || /foot|base|bottom/.test(cue.text);
  return isAtFoot && HIGH.includes(place) ? 'ahead' : null;
}

function directionAfter(cue: Cue | null, place: Place, spans: readonly PhraseSpan[], at: number): BackdropDirection | null {
  switch (cue?.kind) {
    case 'far':
    case 'at-end-of':
      return 'ahead';
    case 'behind':
      return spans.slice(at + 1, at + REACH).some(({ text }) => text === 'you' || text === 'me' || text === 'us') ? 'behind' : 'ahead';
    case 'above':
      return HIGH.includes(place) ? 'ahead' : null;
    case 'around':
      return cue.isInverse ? null : 'around';
    case 'left-of':
      return /\bleft$|side$/.test(cue.text) ? 'left' : null;
    case 'right-of':
      return /\bright$|side$/.test(cue.text) ? 'right' : null;
    default:
      return null;
  }
}

const VIEWS = /\b(views?|vistas?|backdrops?|panorama|overlooks?|framed by|backed by|dominated by|leading to|leads to)\b/;

/** The words that relate a noun to what stands before it, over its own measures. */
function cueBefore(spans: readonly PhraseSpan[], at: number): Cue | null {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    const span = spans[index] as PhraseSpan;
    const gap = spans[index + 1]?.gap;
    const cue = cueOf(spans, index);
    if (gap === 'stop') return null;
    // "In the distance, mountains"
    if (gap === 'comma' && spans[index + 1]?.meaning?.role !== 'measure')
      return cue?.kind === 'far' && startsClause(spans, index) ? cue : null;
    if (span.text === 'distant' || span.text === 'faraway') return { at: index, kind: 'far', text: span.text, isInverse: false };
    if (cue !== null) return cue.kind === 'far' && !startsClause(spans, index) ? null : cue;
    if (!isModifier(span)) return null;
  }
  return null;
}

const startsClause = (spans: readonly PhraseSpan[], at: number): boolean => {
  const before = spans[at - 1]?.meaning;
  return at === 0 || spans[at]?.gap !== 'space' || (before?.role === 'grammar' && (before.grammar === 'and' || before.grammar === 'break'));
};

/** The words that relate a noun to what follows: "mountains rising behind the lake". */
function cueAfter(spans: readonly PhraseSpan[], at: number): Cue | null {
  for (let index = at + 1; index <= at + 3; index++) {
    const span = spans[index];
    if (span === undefined || span.gap === 'stop' || span.gap === 'comma') return null;
    const cue = cueOf(spans, index);
    if (cue !== null) return cue.kind === 'view' ? null : cue;
    // An unknown word right after a noun is a verb.
    const isVerb =
      span.meaning === null || span.meaning.role === 'ignored' || (span.meaning.role === 'grammar' && VERBS.includes(span.meaning.grammar));
    if (!isVerb) return null;
  }
  return null;
}

const VERBS: readonly string[] = ['filler', 'copula'];

function cueOf(spans: readonly PhraseSpan[], at: number): Cue | null {
  const { meaning, text } = spans[at] as PhraseSpan;
  if ((meaning?.role === 'grammar' || meaning?.role === 'measure') && meaning.relation !== undefined)
    return { at, kind: meaning.relation.kind, text, isInverse: meaning.relation.isInverse === true };
  return VIEWS.test(text) && !opensPrompt(spans, at) ? { at, kind: 'view', text, isInverse: false } : null;
}

const OPENERS: readonly string[] = ['article', 'exterior'];

/** Whether a view is the picture itself: "an aerial view of a village by the sea". */
const opensPrompt = (spans: readonly PhraseSpan[], at: number): boolean =>
  at > 0 &&
  spans
    .slice(0, at + 1)
    .every(({ meaning }) => meaning?.role === 'ignored' || (meaning?.role === 'grammar' && OPENERS.includes(meaning.grammar)));

/** Words that may stand between a relation and its noun. */
function isModifier(span: PhraseSpan): boolean {
  const { meaning } = span;
  if (meaning === null || meaning.role === 'measure' || meaning.role === 'adjective' || meaning.role === 'ignored') return true;
  if (meaning.role === 'grammar') return ['article', 'definite', 'filler', 'of', 'and'].includes(meaning.grammar);
  return !span.plural && meaning.object === undefined;
}

/** Windows, and doors that are as good as windows. */
const OUTLOOKS = /\b(windows?|portholes?|(sliding|french|glass|balcony|patio|terrace|shoji) doors?)\b/;

/** Whether a window stands in the same sentence. */
function namesWindow(spans: readonly PhraseSpan[], at: number): boolean {
  for (const step of [-1, 1])
    for (let index = at; index >= 0 && index < spans.length && Math.abs(index - at) <= 3 * REACH; index += step) {
      if (step > 0 && index > at && spans[index]?.gap === 'stop') break;
      if (OUTLOOKS.test(spans[index]?.text ?? '')) return true;
      if (step < 0 && spans[index]?.gap === 'stop') break;
    }
  return false;
}

const FROZEN = /^(frozen|icy|iced over|ice covered|ice-covered|frozen over)$/;

/** "A frozen river" is one of ice. */
function readIce(spans: readonly PhraseSpan[], { mentions, reports, places, styles, nouns }: PromptReading): void {
  const waters = [...mentions.water, ...places.filter(({ meaning }) => meaning.water !== undefined || meaning.site === 'waterfall-valley')];
  for (const { at, text } of waters) {
    for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
      const span = spans[index] as PhraseSpan;
      if (FROZEN.test(span.text)) {
        mentions.land.push({ at, text, value: { role: 'adjective', liquid: 'ice' } });
        for (const list of [reports, styles, nouns]) remove(list, index);
      }
      if (!isModifier(span)) break;
    }
  }
}

/** "A village on a cliff": the cliff is the land. */
function readCliffs(spans: readonly PhraseSpan[], { objects, mentions, nouns }: PromptReading): void {
  const cliffs = objects.filter(({ kind }) => kind === 'cliff' || kind === 'red-cliff');
  for (const mention of cliffs) {
    const { at, text } = mention;
    const cue = cueBefore(spans, at);
    if (cue === null || !(cue.kind === 'on' || (cue.kind === 'beside' && /edge/.test(cue.text)))) continue;
    objects.splice(objects.indexOf(mention), 1);
    mentions.land.push({ at, text, value: { role: 'noun', landform: 'cliff-coast' } });
    const noun = nouns.findIndex(({ names }) => names === mention);
    if (noun >= 0) nouns.splice(noun, 1, { at, text, names: 'landform cliff-coast', as: 'exact' });
  }
}

const SUNKEN = /^(sunken|submerged|drowned|sunk|underwater|flooded by the sea)$/;
/** What lies on the ground of the sea where it is sunken; a sunken garden or a sunken bath does not. */
const SINKS: readonly (CatalogueTheme | undefined)[] = ['architecture', 'vehicles'];
const WORLD_UNDER_WATER: SceneMeaning = { role: 'noun', place: 'desert', site: 'coral-reef' };

const PARTLY = /^(half|partly|partially|nearly|waist|knee deep)$/;

/** Streets, woods and fields under water. */
const FLOODED = /^(half |partly |partially )?(flooded|inundated|waterlogged)$/;

/** "Cars half under water" stand in a flood, and not on the ground of the sea; "a flooded street" lies in a lake. */
function readFloods(spans: readonly PhraseSpan[], reading: PromptReading): void {
  const { places, mentions, reports } = reading;
  const flooded = spans.findIndex(({ text }) => FLOODED.test(text));
  const isOpen = places.some(({ value, meaning }) => !isRoom(value) && meaning.site !== WORLD_UNDER_WATER.site);
  if (flooded >= 0 && isOpen && mentions.water.length === 0 && reports.some(({ at }) => at === flooded)) {
    const { text } = spans[flooded] as PhraseSpan;
    mentions.water.push({ at: flooded, text, value: 'lake' });
    reading.nouns.push({ at: flooded, text, names: 'lake', as: 'attribute' });
    reading.nouns.sort((a, b) => a.at - b.at);
    remove(reports, flooded);
  }
  const drowned = places.find(({ at, meaning }) => meaning.site === WORLD_UNDER_WATER.site && PARTLY.test(spans[at - 1]?.text ?? ''));
  if (drowned === undefined) return;
  remove(places, drowned.at);
  if (mentions.water.length === 0) mentions.water.push({ at: drowned.at, text: drowned.text, value: 'lake' });
}

/** "A sunken cathedral" stands under water. */
function readSunken(spans: readonly PhraseSpan[], { places, objects, mentions, reports, nouns }: PromptReading): void {
  // What stands in a lake is not on the ground of the sea.
  if (mentions.water.some(({ text }) => /lake|reservoir|pond|river|flooded/.test(text))) return;
  // A temple sunken in a jungle is flooded.
  if (places.some(({ value }) => WOODED.includes(value))) return;
  spans.forEach(({ text }, at) => {
    if (!SUNKEN.test(text) || places.some((place) => place.at === at)) return;
    const head = findHead(spans, at + 1);
    const object = objects.find((mention) => mention.at === head);
    const built = places.find(
      ({ at: where, value, meaning }) => where === head && (SETTLED.includes(value) || meaning.building !== undefined),
    );
    const sinks = object !== undefined && SINKS.includes(CATALOGUE.get(object.kind)?.theme) && getObjectFacts(object.kind).outdoorsOnly;
    if (!sinks && built === undefined) return;
    places.push({ value: 'desert', at, text, rank: 'part', meaning: WORLD_UNDER_WATER });
    remove(reports, at);
    nouns.push({ at, text, names: 'site coral-reef', as: 'attribute' });
    nouns.sort((a, b) => a.at - b.at);
  });
}

const SETTLED: readonly Place[] = ['village', 'city-street', 'ruins'];
const WOODED: readonly Place[] = ['forest', 'conifer-forest', 'rainforest', 'swamp'];

/** Roads on piers that leave room below them. */
const RAISED_ROADS: readonly string[] = ['flyover', 'viaduct'];
const UNDER_FLYOVER: SceneMeaning = { role: 'noun', place: 'city-street', site: 'under-flyover' };

/** "Under a flyover" alone is the place between its piers; a place that is there keeps the flyover as a thing. */
function readUnderside(spans: readonly PhraseSpan[], { places, objects, nouns }: PromptReading): void {
  if (places.length > 0) return;
  const road = objects.find(({ kind, at }) => RAISED_ROADS.includes(kind) && cueBefore(spans, at)?.kind === 'under');
  if (road === undefined) return;
  const { at, text } = road;
  objects.splice(objects.indexOf(road), 1);
  places.push({ value: 'city-street', at, text, rank: 'head', meaning: UNDER_FLYOVER });
  const noun = nouns.findIndex(({ names }) => names === road);
  if (noun >= 0) nouns.splice(noun, 1, { at, text, names: 'site under-flyover', as: 'exact' });
}

/** Kinds whose company makes a pool one to swim in. */
const POOL_SIDES: readonly string[] = [
  'house',
  'villa',
  'mansion',
  'modern-house',
  'suburban-house',
  'bungalow',
  'hotel',
  'motel',
  'palace',
  'sun-lounger',
  'deck-chair',
  'parasol',
  'penthouse-terrace',
];

/** "A pool" is still water; with a house or a lounger, it is one to swim in. */
function readPools({ mentions, objects, nouns }: PromptReading): void {
  if (!objects.some(({ kind }) => POOL_SIDES.includes(kind))) return;
  for (const mention of mentions.water.filter(({ text }) => /^(the )?pools?$/.test(text))) {
    const { at, text } = mention;
    remove(mentions.water, at);
    const pool = objects.find(({ kind }) => kind === 'swimming-pool') ?? createObjectMention('swimming-pool', { at, text });
    if (!objects.includes(pool)) objects.push(pool);
    const noun = nouns.findIndex((other) => other.at === at);
    if (noun >= 0) nouns.splice(noun, 1, { at, text, names: pool, as: 'exact' });
  }
  objects.sort((a, b) => a.at - b.at);
}

const RUINS = /^(the )?(ruins?|remains|ruined remains|remnants)$/;

/** "The ruins of a city" are a ruined city; "the ruins of a castle" are a broken one among ruins. */
function readRuins(spans: readonly PhraseSpan[], { places, styles, objects, nouns }: PromptReading): void {
  spans.forEach((span, at) => {
    if (!RUINS.test(span.text) || spans[at + 1]?.text !== 'of') return;
    const head = findHead(spans, at + 2);
    const place = places.find((mention) => mention.at === head);
    if (place !== undefined && !isRoom(place.value)) {
      remove(places, at);
      promote(place);
      styles.push({ at, text: span.text, value: 'ruined' });
      const noun = nouns.findIndex((other) => other.at === at);
      if (noun >= 0) nouns.splice(noun, 1, { at, text: span.text, names: 'style ruined', as: 'attribute' });
      return;
    }
    const object = objects.find((mention) => mention.at === head);
    if (object !== undefined) breakDown(object);
  });
}

function promote(place: PlaceMention): void {
  place.rank = 'head';
}

function breakDown(object: ObjectMention): void {
  object.state ??= 'broken';
}

/** The noun that a phrase belongs to, from its first word on. */
function findHead(spans: readonly PhraseSpan[], from: number): number {
  for (let at = from; at < Math.min(spans.length, from + REACH); at++) {
    const span = spans[at] as PhraseSpan;
    if (isNoun(span)) return at;
    if (!isModifier(span)) return -1;
  }
  return -1;
}
