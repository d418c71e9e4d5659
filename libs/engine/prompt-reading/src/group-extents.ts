import { joinTokens } from './tokens.js';
import type { Token } from './tokens.js';
import type { Extent } from './extent.js';

/** Measures of a prompt as single tokens, which no phrase goes across: "3.5 by 4 metres", "40 m long", "ceiling height of 3 m". */
export function groupExtents(tokens: readonly Token[]): Token[] {
  const grouped: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = readExtent(tokens, at);
    if (found === null) grouped.push(tokens[at++] as Token);
    else {
      grouped.push(mergeTokens(tokens.slice(at, found.end), found.extent));
      at = found.end;
    }
  }
  return grouped;
}

type Direction = 'length' | 'width' | 'depth' | 'height';
type Directed = { readonly [Name in Direction]?: number };

const UNITS: ReadonlyMap<string, number> = new Map([
  ...['m', 'metre', 'metres', 'meter', 'meters'].map((word) => [word, 1] as const),
  ...['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters'].map((word) => [word, 0.01] as const),
  ...['ft', 'foot', 'feet'].map((word) => [word, 0.3048] as const),
]);
const INCHES = /^inch(es)?$/;
const INCH = 0.0254;
const SQUARE_FOOT = 0.3048 ** 2;
const AREA_UNITS: ReadonlyMap<string, number> = new Map([
  ['m2', 1],
  ['sqm', 1],
  ['sqft', SQUARE_FOOT],
  ['ft2', SQUARE_FOOT],
]);
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, k) => [word, k + 2] as const),
  ['fifteen', 15],
  ...'twenty thirty forty fifty sixty'.split(' ').map((word, k) => [word, 10 * k + 20] as const),
  ['hundred', 100],
]);
/** Words of directions behind a measure, and before one. */
const BEHIND: ReadonlyMap<string, Direction> = new Map([
  ['wide', 'width'],
  ['broad', 'width'],
  ['long', 'length'],
  ['deep', 'depth'],
  ['high', 'height'],
  ['tall', 'height'],
  ['width', 'width'],
  ['length', 'length'],
  ['depth', 'depth'],
  ['height', 'height'],
]);
const LABELS: ReadonlyMap<string, Direction | 'any'> = new Map([
  ['width', 'width'],
  ['length', 'length'],
  ['depth', 'depth'],
  ['height', 'height'],
  ['size', 'any'],
  ['area', 'any'],
  ['dimensions', 'any'],
  ['measuring', 'any'],
  ['measures', 'any'],
]);
/** Words between a label and its number. */
const LINKS = /^(of|is|are|about|around|approximately|roughly|approx|only)$/;
/** What makes a measure a distance: "10 m apart". */
const DISTANCES =
  /^(away|apart|from|above|below|under|underneath|underwater|underground|ahead|behind|off|up|down|tape|race|sprint|dash|relay|pool|run|track|rule|ruler)$/;
/** Metres that a measure has at most; square metres for an area. */
const MOST = 10_000;

interface Found<Value> {
  readonly value: Value;
  /** Index behind its last token. */
  readonly end: number;
}

function readExtent(tokens: readonly Token[], at: number): { readonly extent: Extent; readonly end: number } | null {
  const label = LABELS.get(keyAt(tokens, at));
  if (label === undefined) return readQuantity(tokens, at);
  let start = at + 1;
  for (let links = 0; links < 2 && LINKS.test(keyAt(tokens, start)); links++) start++;
  const found = readQuantity(tokens, start);
  if (found === null) return null;
  const { plain } = found.extent;
  if (label === 'any' || plain === undefined) return found;
  const extent: Directed = { [label]: plain };
  return { extent, end: found.end };
}

function readQuantity(tokens: readonly Token[], at: number): { readonly extent: Extent; readonly end: number } | null {
  const area = readArea(tokens, at);
  if (area !== null) return { extent: { area: area.value }, end: area.end };
  const sides: Side[] = [];
  let end = at;
  for (let k = 0; k < 3; k++) {
    const side = readSide(tokens, end);
    if (side === null) break;
    sides.push(side.value);
    ({ end } = side);
    if (!isJoined(tokens, end) || !/^(x|by)$/.test(keyAt(tokens, end)) || readSide(tokens, end + 1) === null) break;
    if (k < 2) end++;
  }
  const last = sides.at(-1);
  if (last?.unit === undefined) return null;
  const metres = sides.map(({ number, unit, direction }) => ({ metres: number * (unit ?? last.unit ?? 1), direction }));
  if (metres.some((side) => !(side.metres > 0 && side.metres <= MOST))) return null;
  if (metres.length === 1 && last.direction === undefined && isJoined(tokens, end) && DISTANCES.test(keyAt(tokens, end))) return null;
  return { extent: toExtent(metres), end };
}

interface Side {
  readonly number: number;
  /** Metres of its unit; undefined where a later number has it. */
  readonly unit: number | undefined;
  readonly direction: Direction | undefined;
}

/** "4 m wide", "4 m in width", "4". */
function readSide(tokens: readonly Token[], at: number): Found<Side> | null {
  const number = readNumber(tokens, at);
  if (number === null) return null;
  let { end } = number;
  const unit = isJoined(tokens, end) ? unitAt(tokens, end) : undefined;
  if (unit === undefined) return { value: { number: number.value, unit, direction: undefined }, end };
  end++;
  const linked = /^(in|of)$/.test(keyAt(tokens, end)) ? 1 : 0;
  const direction = isJoined(tokens, end) && isJoined(tokens, end + linked) ? BEHIND.get(keyAt(tokens, end + linked)) : undefined;
  if (direction !== undefined) end += linked + 1;
  return { value: { number: number.value, unit, direction }, end };
}

function unitAt(tokens: readonly Token[], at: number): number | undefined {
  const key = keyAt(tokens, at);
  // "A few inches of water", but "a 55 inch screen" is measured across.
  if (INCHES.test(key)) return /^(of|deep)$/.test(keyAt(tokens, at + 1)) ? INCH : undefined;
  return UNITS.get(key);
}

function readArea(tokens: readonly Token[], at: number): Found<number> | null {
  const number = readNumber(tokens, at);
  if (number === null || !isJoined(tokens, number.end)) return null;
  const { end } = number;
  const isSquare = /^(square|sq)$/.test(keyAt(tokens, end)) && isJoined(tokens, end + 1);
  const unit = isSquare ? UNITS.get(keyAt(tokens, end + 1)) : undefined;
  const factor = unit === undefined ? AREA_UNITS.get(keyAt(tokens, end)) : unit ** 2;
  if (factor === undefined) return null;
  const value = number.value * factor;
  return value > 0 && value <= MOST ? { value, end: end + (unit === undefined ? 1 : 2) } : null;
}

function readNumber(tokens: readonly Token[], at: number): Found<number> | null {
  const text = tokens[at]?.text ?? '';
  if (text === 'half' && keyAt(tokens, at + 1) === 'a') return { value: 0.5, end: at + 2 };
  const word = NUMBER_WORDS.get(text);
  if (word !== undefined) return { value: word, end: at + 1 };
  if (/^\d{1,2},\d{3}$/.test(text)) return { value: Number(text.replace(',', '')), end: at + 1 };
  return /^\d{1,5}([.,]\d{1,2})?$/.test(text) ? { value: Number(text.replace(',', '.')), end: at + 1 } : null;
}

function toExtent(sides: readonly { readonly metres: number; readonly direction: Direction | undefined }[]): Extent {
  const [first, second, third] = sides;
  if (sides.some(({ direction }) => direction !== undefined) || first === undefined || second === undefined) {
    const named = sides.flatMap(({ metres, direction }) => (direction === undefined ? [] : [[direction, metres] as const]));
    const extent: Directed = Object.fromEntries(named);
    return named.length > 0 ? extent : { plain: first?.metres ?? 0 };
  }
  return { sides: [first.metres, second.metres], ...(third === undefined ? {} : { height: third.metres }) };
}

const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? '';

const isJoined = (tokens: readonly Token[], at: number): boolean => tokens[at]?.gap === 'space' || tokens[at]?.gap === 'hyphen';

function mergeTokens(tokens: readonly Token[], extent: Extent): Token {
  return { text: joinTokens(tokens), key: '', isPossessive: false, gap: tokens[0]?.gap ?? 'space', extent };
}
