import { findRoomInside, getObjectFacts, getObjectTheme, isRoom } from '@diorama/lexicon';
import type { Meaning } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { endsPhrase, joinsPhrase } from '../phrase-roles.js';
import { FILLER, hasTheme, IGNORED, keyOf, setMeaning } from './set-meaning.js';

/** Endings of nouns for what cannot be seen, before which a noun names no thing: "a client presentation". */
const ABSTRACT = /(tion|sion|ment|ness|ity|ism|ship|ance|ence|ology|graphy|onomy|hood)s?$/;
/** Heads of compounds in which the noun before them names no thing: "boot marks", "a coffee ceremony", "reindeer-skin". */
const HEADS =
  /^(markings?|marks?|prints?|stains?|smells?|scents?|sounds?|noises?|patterns?|motifs?|skins?|hides?|oils?|powder|dust|flavou?rs?|tones?|ceremony|ceremonies|testing|training|inspections?|research|lessons?|courses?|trips?|tours?|shows?|demos?|matches|match|fights?|races?|industry|trade|business|compan(y|ies)|brands?|projects?|study|studies|cultures?|seasons?|harvest|years?|days?|eras?|wars?|attacks?|rescue|transport|farming|lovers?|fans?|owners?|makers?|collectors?|enthusiasts?|therapy|care|health|food|feed|milk|meat|fat|soup|stew|juice|sauce|pulp|eye|kit|staff|programme|program|software|app|game|music|songs?|pegs?|hooks?|hangers?|mobiles?|alarms?|legs|boards?|ads?|adverts?|names?|words?|signs?|symbols?|logos?|pictures|photos|friendly)$/;
/** Participles that say that the thing before them is there: "a palm-fringed beach". */
const HAVING_THINGS =
  /^(lined|fringed|filled|studded|covered|strewn|shaded|topped|clad|flanked|framed|dotted|decorated|adorned|crowned|packed|loaded|laden|carved|hung|themed|infested|ridden|bordered|edged|rich|heavy|full|capped|lit|roofed|walled|floored)$/;
/** What stands for a look where it follows a noun: "farmhouse style", "textbook illustration". */
const LOOKS =
  /^(style|styled|aesthetic|look|vibe|vibes|feel|inspired|art|illustration|rendering|render|texture|textures|effect|esque|technique)$/;

/** Nouns for people and things that are adjectives before another word: "marine life", "a general store", "a familiar street". */
const ADJECTIVES =
  /^(marine|general|pedestrian|senior|junior|male|female|human|roman|present|sweet|familiar|model|private|infected|fool|grotesque|minor|native|spirit|death|musket|brute|savage|elder|throw|roast|trainer|corporal|cardinal|novel|character|star|heart|capsule|pod|cell|block|press|range|target|note|display|exhibit|vending|register|reception|award|document|card|commercial|inuit|eskimo|bedouin|arab|sikh|masai|spartan|trojan|gypsy|highlander)$/;

/** Weather and ground before a thing of a room: "a cloud rug", "rain boots". */
export function readSceneryBefore(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span?.meaning?.role !== 'noun' || span.plural || next === undefined || !joinsPhrase(next)) return;
  const { weather, cover, place } = span.meaning;
  const isLight = span.meaning.time !== undefined && span.text === 'star';
  if (isLight) return isModifier(spans, at);
  const isFurniture = hasTheme(next, 'interior', 'goods');
  if ((weather ?? cover) !== undefined && place === undefined && isFurniture) isModifier(spans, at);
}

const isModifier = (spans: PhraseSpan[], at: number): void => {
  const span = spans[at];
  if (span !== undefined) spans[at] = { ...span, isModifier: true };
};

const isThing = (span: PhraseSpan | undefined): boolean => span?.meaning?.role === 'noun' && span.meaning.object !== undefined;
const isUnknown = (span: PhraseSpan | undefined): boolean => span?.meaning === null;

/** A noun before a word that the scene has nothing for is not drawn where the two are one name: "reindeer-skin", "a client presentation". */
export function readCompound(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span === undefined || next === undefined || !isThing(span) || span.plural || span.text.includes(' ') || !joinsPhrase(next)) return;
  const word = keyOf(next);
  if (LOOKS.test(word) && !isPerson(span)) return next.gap === 'hyphen' || isLookAt(spans, at) ? setMeaning(spans, at, IGNORED) : undefined;
  if (ADJECTIVES.test(keyOf(span)) && next.meaning?.role !== 'grammar') return isModifier(spans, at);
  if (isOwningThing(span) && !isThing(next)) return isModifier(spans, at);
  const isEmpty = isUnknown(next) || next.meaning?.role === 'ignored';
  if (!isEmpty) return;
  const isLong = isUnknown(next) && word.endsWith('ing') && isUnknown(spans[at + 2]) && spans[at + 2]?.plural === true;
  if (isLong) return isModifier(spans, at);
  const isName =
    next.gap === 'hyphen' ? !HAVING_THINGS.test(word) : HEADS.test(word) || (ABSTRACT.test(word) && isUnknown(next) && word !== 'station');
  if (isName) isModifier(spans, at);
}

/** "The shell's edge" shows no separate shell; "a dragon's lair" shows the dragon. */
const isOwningThing = (span: PhraseSpan): boolean => /['’]s$/.test(span.text) && hasTheme(span, 'goods', 'interior', 'nature');

const isPerson = (span: PhraseSpan): boolean => getObjectTheme(span.meaning) === 'people';

/** Whether a look ends its phrase: "watercolour style", but "a lego style brick". */
function isLookAt(spans: readonly PhraseSpan[], at: number): boolean {
  const after = spans[at + 2];
  return after === undefined || !joinsPhrase(after) || after.meaning?.role !== 'measure';
}

const CARRIED_IN = /^(bags?|sacks?|bundles?)$/;

/** "Bags of clay" are sacks, not backpacks; "a bag of shopping" stays one. */
export function readBags(spans: PhraseSpan[], at: number): void {
  const [span, of, content] = spans.slice(at, at + 3);
  if (span === undefined || !CARRIED_IN.test(span.text) || of?.text !== 'of' || content === undefined) return;
  const isStuff = content.meaning?.role === 'measure' || (content.meaning === null && !content.plural);
  if (!isStuff) return;
  setMeaning(spans, at, { role: 'noun', object: 'sack' });
  setMeaning(spans, at + 1, FILLER);
  setMeaning(spans, at + 2, FILLER);
}

/** "1:50 scale" and "a scale replica" weigh nothing. */
export function readScale(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (keyOf(span) !== 'scale' || span === undefined) return;
  const isAfterArticle =
    before?.meaning?.role === 'grammar' && (before.meaning.grammar === 'article' || before.meaning.grammar === 'definite');
  const isBeforeNoun =
    next !== undefined && joinsPhrase(next) && (next.meaning === null || next.meaning.role === 'ignored' || next.text === 'of');
  if (!isAfterArticle || isBeforeNoun) setMeaning(spans, at, IGNORED);
}

/** Words that set a prompt inside of what it names. */
const ENTERED = /^(inside|the inside|interior|from within|inside of)$/;
const CAVE: Meaning = { role: 'noun', place: 'cave' };

const MUSIC = /^(rock|jazz|brass|marching|live|big|swing|school|military|folk|steel|metal|pop|blues|music|wedding|string)$/;
const STATIONS = /^(train|railway|railroad|subway|metro|tram|tube|underground|central|bus|coach|main|grand|old)$/;

/** "Ash bands" play no music, and "a sheep station" has no trains: what stands before these words says what they are. */
export function readVagueHead(spans: PhraseSpan[], at: number): void {
  const [before, span] = [spans[at - 1], spans[at]];
  if (before === undefined || span === undefined || !joinsPhrase(span)) return;
  if (/^(dens?|lairs?|burrows?)$/.test(span.text) && getObjectTheme(before.meaning) === 'animals')
    return setMeaning(spans, at, spans.some(({ text }) => ENTERED.test(text)) ? CAVE : null);
  const isVague =
    (/^bands?$/.test(span.text) && !MUSIC.test(before.text)) ||
    (/^stations?$/.test(span.text) && !STATIONS.test(before.text)) ||
    (span.text === 'block' && before.meaning?.role === 'noun' && !/^(toy|building|stone|ice)$/.test(before.text));
  const saysKind = before.meaning === null || before.meaning.role === 'noun' || (before.meaning.role === 'measure' && isMatter(before));
  if (!isVague || !saysKind) return;
  setMeaning(spans, at, null);
  if (span.text.startsWith('band') && isThing(before)) isModifier(spans, at - 1);
}

const isMatter = ({ meaning }: PhraseSpan): boolean =>
  meaning?.role === 'measure' && (meaning.substance ?? meaning.color ?? meaning.material) !== undefined;

const SPORTS = /^(squash|cricket|polo|ball|curling|fencing|darts)$/;
const SPORTS_THINGS =
  /^(courts?|pitch|pitches|ground|grounds|green|club|match|bats?|field|pavilion|stadium|hall|nets?|rackets?|team|players?|game|alley|rink|balls?)$/;

/** "A squash court" has no pumpkin, and "a cricket pavilion" no insect. */
export function readSport(spans: PhraseSpan[], at: number): void {
  const next = spans[at + 1];
  if (next !== undefined && joinsPhrase(next) && SPORTS.test(keyOf(spans[at])) && SPORTS_THINGS.test(keyOf(next)))
    setMeaning(spans, at, null);
}

const COLORED_THINGS = /^(painted|colou?red|stained|lacquered|dyed|tinted|glazed|enamelled|enameled)$/;

/** "An avocado green sofa" and "milk-pink water" have a colour and no fruit; "orange painted furniture" has no orange. */
export function readNamedColor(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span?.meaning?.role !== 'measure' || (span.meaning.color ?? span.meaning.colors) === undefined) return;
  const isAttribute = next !== undefined && joinsPhrase(next) && next.meaning?.role !== 'grammar';
  if (isAttribute && joinsPhrase(span) && before?.meaning?.role === 'noun' && !before.plural && hasTheme(before, 'goods', 'nature'))
    setMeaning(spans, at - 1, FILLER);
  const isPainted = next !== undefined && joinsPhrase(next) && COLORED_THINGS.test(next.text);
  if (isPainted && spans[at + 2] !== undefined && joinsPhrase(spans[at + 2] as PhraseSpan) && spans[at + 2]?.meaning?.role !== 'grammar')
    setMeaning(spans, at + 1, FILLER);
  // An orange is a fruit elsewhere, and an emerald a stone.
  const isSecond = before?.text === 'and' && spans[at - 2]?.meaning?.role === 'measure' && endsPhrase(next);
  if (span.noun !== undefined && (isPainted || isSecond || /^(all|painted|bright|dark|pale|burnt|is|are)$/.test(before?.text ?? '')))
    setMeaning(spans, at, span.meaning);
}

/** "Mirror-smooth" water and "mirror water" hold no mirror. */
export function readMirror(spans: PhraseSpan[], at: number): void {
  const next = spans[at + 1];
  if (!/^(mirror|glass)$/.test(spans[at]?.text ?? '') || next === undefined || !joinsPhrase(next)) return;
  if (/^(smooth|flat|still|calm|clear|like)$/.test(next.text)) {
    setMeaning(spans, at, FILLER);
    setMeaning(spans, at + 1, FILLER);
  } else if (spans[at]?.text === 'mirror' && /^(water|lake|pool|surface)$/.test(next.text)) setMeaning(spans, at, FILLER);
}

/** "A papercraft world" is one in that style. */
export function readStyledWorld(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span?.style === undefined || next === undefined || !joinsPhrase(next)) return;
  if (/^(world|worlds|scene|landscape|universe|diorama|land|environment|kingdom)$/.test(next.text)) setMeaning(spans, at, span.style);
}

/** "A castle kitchen" and "a burrow kitchen" are rooms in it, with no second castle in the room. */
export function readHost(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span?.meaning?.role !== 'noun' || span.plural || span.meaning.object === undefined || span.meaning.place !== undefined) return;
  if (next === undefined || !joinsPhrase(next) || next.meaning?.role !== 'noun' || next.meaning.place === undefined) return;
  if (
    isRoom(next.meaning.place) &&
    next.meaning.building === undefined &&
    getObjectFacts(span.meaning.object).outdoorsOnly &&
    findRoomInside(span.meaning.object) === undefined
  )
    isModifier(spans, at);
}
