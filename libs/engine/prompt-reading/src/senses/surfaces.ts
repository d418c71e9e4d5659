import type { Substance } from '@diorama/catalogue';
import { getObjectTheme, isRoom } from '@diorama/lexicon';
import type { ColorName, RoomPart } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { endsPhrase, joinsPhrase } from '../phrase-roles.js';
import { COPULA, FILLER, hasTheme, keyOf, setMeaning } from './set-meaning.js';

/** Words for what covers any surface of a room; which one is said by the words behind them. */
const COVERINGS = /^(tiles?|tiling|tilework|tile work|mosaics?|(.* )?tiles?|panels|cladding|brickwork|exposed brick|bare brick)$/;
/** Words between a covering and the part that it lies on. */
const ON_PART = /^(on|up|along|across|over|covering|cover|lining|onto|from|around|all over|above)$/;
const PART_WORDS: readonly (readonly [RegExp, RoomPart])[] = [
  [/^walls?$/, 'wall'],
  [/^(floors?|ground)$/, 'floor'],
  [/^ceilings?$/, 'ceiling'],
];
/** What walls are tiled up to, and what is tiled above. */
const HEIGHTS =
  /^((shoulder|waist|chest|head|knee|eye|full|half|dado)( height)?|worktops?|sinks?|splashbacks?|counters?|countertops?|stoves?|hobs?)$/;
const PART_REACH = 7;

/** "Blue tiles on the walls" are its walls, "light grey tiles" a floor. */
export function readCovering(spans: PhraseSpan[], at: number): void {
  const span = spans[at];
  if (span?.meaning?.role !== 'noun' || span.meaning.part === undefined || span.meaning.substance === undefined) return;
  if (!COVERINGS.test(keyOf(span))) return;
  const part = findCovered(spans, at);
  if (part !== null && part !== span.meaning.part) setMeaning(spans, at, { ...span.meaning, part });
}

function findCovered(spans: readonly PhraseSpan[], at: number): RoomPart | null {
  let isOn = false;
  for (let next = at + 1; next <= at + PART_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return null;
    const word = keyOf(span);
    if (ON_PART.test(word)) isOn = true;
    else if (isOn && HEIGHTS.test(word)) return 'wall';
    else if (isOn) {
      const part = PART_WORDS.find(([pattern]) => pattern.test(word))?.[1];
      if (part !== undefined) return part;
      if (span.meaning?.role === 'noun') return null;
    }
  }
  return null;
}

const TILED = /^(tiled|panelled|paneled|wood panelled|wood paneled)$/;

/** "A white tiled bathroom" and "tiled in white" have tiles on their walls; "a tiled floor" says itself where they lie. */
export function readTiled(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  const word = keyOf(span);
  if (span === undefined || !TILED.test(word)) return;
  const isIn = next?.text === 'in' && joinsPhrase(next);
  const isBeforeRoom = next?.meaning?.role === 'noun' && next.meaning.place !== undefined && isRoom(next.meaning.place);
  if (!isIn && !(isBeforeRoom && joinsPhrase(next))) return;
  setMeaning(spans, at, { role: 'noun', part: 'wall', substance: word === 'tiled' ? 'tile' : 'wood' });
  if (isIn) setMeaning(spans, at + 1, COPULA);
}

/** Woods that plants give their names to. */
const WOODS =
  /^(oak|walnut|cedar|teak|pine|birch|cherry|maple|ash|beech|elm|mahogany|ebony|rosewood|chestnut|larch|spruce|fir|redwood|sycamore|alder|poplar|hickory|cypress|acacia|cork|olive|bamboo)$/;
const DARK_WOODS: ReadonlyMap<string, ColorName> = new Map(
  Object.entries<ColorName>({ walnut: 'brown', mahogany: 'brown', rosewood: 'maroon', ebony: 'black' }),
);

/** Products of wood that the scene has no object for. */
const PRODUCTS =
  /^(flooring|floors?|floorboards?|boards?|panelling|paneling|panels?|cladding|decking|doors?|veneer|trim|joinery|cabinetry|frames?|slats?|logs?|wood|planks?|beams?|truss(es)?|finish|tops?|plywood|ply|parquet|herringbone|wainscoting|wainscot|ceilings?|walls?|treads?|units?|drawers?|blinds|shutters|posts?|lattice|screens?|bar|staircases?|railings?|bridges?)$/;
/** Phrases between the name of a wood and its product at most: "oak herringbone floor". */
const WOOD_REACH = 3;

/** "Oak flooring" and "a table of oak" are of its wood, and no oaks. */
export function readWood(spans: PhraseSpan[], at: number): void {
  const span = spans[at];
  const word = keyOf(span);
  if (span === undefined || !WOODS.test(word) || (!isBeforeProduct(spans, at) && !endsMatter(spans, at) && !isBehindFurniture(spans, at)))
    return;
  const color = DARK_WOODS.get(word);
  // "In dark oak" is no dark scene.
  if (spans[at - 1]?.text === 'dark' && /^(of|in)$/.test(spans[at - 2]?.text ?? '')) setMeaning(spans, at - 1, FILLER);
  setMeaning(spans, at, { role: 'measure', substance: word === 'bamboo' ? 'bamboo' : 'wood', ...(color === undefined ? {} : { color }) });
}

/** Stones that floors are laid with, and that are things elsewhere. */
const FLOOR_STONES: ReadonlyMap<string, Substance> = new Map(
  Object.entries<Substance>({
    flagstone: 'stone',
    'paving stone': 'stone',
    cobblestone: 'masonry',
    cobble: 'masonry',
    pebble: 'stone',
  }),
);

/** "A flagstone floor" is of stone. */
export function readFloorStone(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  const substance = FLOOR_STONES.get(keyOf(span));
  if (substance !== undefined && next !== undefined && joinsPhrase(next) && /^(floors?|flooring)$/.test(next.text))
    setMeaning(spans, at, { role: 'measure', substance });
}

const FURNITURE_WORDS =
  /\b(vanity|vanities|worktops?|countertops?|flooring|floors?|cabinets?|cabinetry|units?|doors?|shelves|shelving|frames?)$/;

/** "A double vanity oak, terrazzo tiles": a wood that ends its phrase right behind furniture. */
function isBehindFurniture(spans: readonly PhraseSpan[], at: number): boolean {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  const isLast = span !== undefined && !span.plural && span.gap === 'space' && endsPhrase(next);
  return (
    isLast &&
    (FURNITURE_WORDS.test(before?.text ?? '') || (getObjectTheme(before?.meaning ?? null) === 'interior' && !continuesList(spans, at)))
  );
}

/** "A table, chairs and an oak" has a tree. */
const continuesList = (spans: readonly PhraseSpan[], at: number): boolean => /^(an?|the|one|and)$/.test(spans[at - 1]?.text ?? '');

function isBeforeProduct(spans: readonly PhraseSpan[], at: number): boolean {
  for (let next = at + 1; next <= at + WOOD_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return false;
    const isPart = next === at + 1 && span.meaning === null && span.plural; // "oak ribs"
    const isRoomNext = span.meaning?.role === 'noun' && span.meaning.place !== undefined && isRoom(span.meaning.place);
    if (isPart || isRoomNext || PRODUCTS.test(keyOf(span)) || getObjectTheme(span.meaning) === 'interior') return true;
    const { meaning } = span;
    if (meaning !== null && meaning.role !== 'measure' && meaning.role !== 'ignored') return false;
  }
  return false;
}

/** "Four tables of reclaimed oak", "a court room in dark oak". */
function endsMatter(spans: readonly PhraseSpan[], at: number): boolean {
  const [span, next] = [spans[at], spans[at + 1]];
  const isLast = endsPhrase(next) || next?.meaning?.role === 'grammar';
  const back = [1, 2, 3].find((steps) => /^(of|in)$/.test(spans[at - steps]?.text ?? ''));
  if (span === undefined || !isLast || back === undefined) return false;
  const made = spans[at - back - 1]?.meaning;
  const isThing = hasTheme(spans[at - back - 1], 'interior', 'architecture', 'goods');
  const isPlace = made?.role === 'noun' && made.place !== undefined && isRoom(made.place) && spans[at - back]?.text === 'in';
  return (isThing || isPlace) && spans.slice(at - back + 1, at).every(({ meaning }) => meaning === null || meaning.role === 'measure');
}

/** Plants, fruits and stuffs that colours have their names from. */
const COLOR_NAMES: ReadonlyMap<string, ColorName> = new Map(
  Object.entries<ColorName>({
    sage: 'sage green',
    rose: 'light pink',
    peach: 'light pink',
    blush: 'light pink',
    plum: 'purple',
    aubergine: 'purple',
    lilac: 'lavender',
    lavender: 'lavender',
    moss: 'olive',
    lemon: 'light yellow',
    pumpkin: 'orange',
    sand: 'beige',
    oatmeal: 'beige',
    salmon: 'light pink',
    apricot: 'light pink',
    mustard: 'yellow',
    caramel: 'brown',
  }),
);
/** The same for words that are colours before "-coloured" alone: a cherry table is of wood, and a straw basket of straw. */
const COLORS_OF_THINGS: ReadonlyMap<string, ColorName> = new Map(
  Object.entries<ColorName>({
    honey: 'yellow',
    butter: 'light yellow',
    straw: 'light yellow',
    rust: 'brown',
    chocolate: 'brown',
    coffee: 'brown',
    cherry: 'red',
    sky: 'light blue',
    sea: 'blue',
    wine: 'maroon',
  }),
);

const COLORED = /^(colou?red|hued|toned|tinted)$/;

/** "Sage walls", "a plum sofa" and "a peach-coloured room" have these colours. */
export function readColorName(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (next === undefined || !joinsPhrase(next)) return;
  const isColored = COLORED.test(next.text);
  const color = COLOR_NAMES.get(keyOf(span)) ?? (isColored ? COLORS_OF_THINGS.get(keyOf(span)) : undefined);
  if (color === undefined) return;
  if (isColored) {
    setMeaning(spans, at, { role: 'measure', color });
    setMeaning(spans, at + 1, FILLER);
    return;
  }
  const isPart = next.meaning?.role === 'noun' && next.meaning.part !== undefined;
  if (isPart || (getObjectTheme(next.meaning) === 'interior' && !/garden|bed/.test(next.text)))
    setMeaning(spans, at, { role: 'measure', color });
}

/** "Cream brick" at the end of its phrase is a wall of it. */
export function readBareWall(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (!/^(brick|concrete|plaster)$/.test(span?.text ?? '') || before === undefined || span === undefined || !joinsPhrase(span)) return;
  const ends = endsPhrase(next);
  const isColored = before.meaning?.role === 'measure' && before.meaning.color !== undefined;
  if (ends && isColored && !/^(of|in)$/.test(spans[at - 2]?.text ?? ''))
    setMeaning(spans, at, { role: 'noun', part: 'wall', substance: span.text as 'brick' | 'concrete' | 'plaster' });
}

/** "Fresh grass on the floor" of a room brings no meadow. */
export function readFloorCover(spans: PhraseSpan[], at: number): void {
  const [span, on] = [spans[at], spans[at + 1]];
  if (span?.meaning?.role !== 'noun' || span.meaning.cover === undefined || on?.text !== 'on') return;
  const floor = spans[at + 2]?.text === 'the' ? spans[at + 3] : spans[at + 2];
  if (/^(floors?|floorboards|carpet)$/.test(floor?.text ?? '')) setMeaning(spans, at, null);
}

const FLOORINGS: ReadonlyMap<string, 'stone' | 'wood' | 'tile'> = new Map(
  Object.entries<'stone' | 'wood' | 'tile'>({
    marble: 'stone',
    granite: 'stone',
    terrazzo: 'tile',
    parquet: 'wood',
  }),
);

/** "Black marble" as a part of a list is the floor of a room; "a marble statue" is a statue. */
export function readBareFloor(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  const substance = FLOORINGS.get(keyOf(span).split(' ').at(-1) ?? '');
  if (span === undefined || substance === undefined) return;
  const ends = endsPhrase(next) || (next?.meaning?.role === 'grammar' && next.meaning.grammar === 'and');
  let first = at;
  while (first > 0 && joinsPhrase(spans[first] as PhraseSpan) && spans[first - 1]?.meaning?.role === 'measure') first--;
  const begins = first > 0 && (spans[first]?.gap === 'comma' || spans[first - 1]?.text === 'with' || spans[first - 1]?.text === 'and');
  if (ends && begins) setMeaning(spans, at, { role: 'noun', part: 'floor', substance });
}

/** Phrases of the colours before a checkerboard at most: "black and white". */
const CHECKS_REACH = 3;

/** "A black and white checkered floor" has the colours of a checkerboard anyway. */
export function readChecks(spans: PhraseSpan[], at: number): void {
  const span = spans[at];
  if (span?.meaning?.role !== 'measure' || span.meaning.substance !== 'checkered' || !joinsPhrase(span)) return;
  for (let before = at - 1; before >= Math.max(0, at - CHECKS_REACH); before--) {
    if (!/^(black|white|and|dark|light)$/.test(spans[before]?.text ?? '')) return;
    setMeaning(spans, before, FILLER);
    if (!joinsPhrase(spans[before] as PhraseSpan)) return;
  }
}
