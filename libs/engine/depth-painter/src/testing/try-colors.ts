import { getLinearRgb } from '@diorama/lexicon';
import type { ColorName } from '@diorama/lexicon';
import { computeLuminance } from '@diorama/world-model';

import type { DepthPanorama } from '../field/depth-panorama.js';
import { computeAnalyticDepth, blockDistance, renderTestDepth } from './sample-depths.js';

/** Paints a depth as wide as it is and answers the bytes. */
export type PaintForTrial = (depth: DepthPanorama, prompt: string) => Promise<Uint8Array>;

/** How many colours were asked for, and which prompts were not given theirs, with what they were given instead. */
interface TrialResult {
  readonly count: number;
  readonly wrong: readonly string[];
}

/** Asks for each colour in each place: sixty prompts. A colour is right when it is nearer to what was asked than to five others. */
export async function tryColors(paint: PaintForTrial): Promise<TrialResult> {
  const wrong: string[] = [];
  for (const place of PLACES) {
    const trial = await Trial.open(place, paint);
    for (const color of COLORS) {
      const found = await trial.nearest(color, color);
      if (found !== color) wrong.push(`${place.promptFor(color)}: ${found}`);
    }
  }
  return { count: PLACES.length * COLORS.length, wrong };
}

/** Asks for colours by other names. */
export async function tryColorNames(paint: PaintForTrial): Promise<TrialResult> {
  const wrong: string[] = [];
  const trial = await Trial.open(LIVING_ROOM, paint);
  for (const [name, color] of NAMES) {
    const found = await trial.nearest(name, color);
    if (found !== color) wrong.push(`${name}: ${found}`);
  }
  return { count: NAMES.length, wrong };
}

const WIDTH = 128;
const COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
] as const satisfies readonly ColorName[];
type Color = (typeof COLORS)[number];

/** What is to have a colour, in which depth, and the light it is seen in. */
interface TrialPlace {
  readonly depth: () => DepthPanorama;
  readonly promptFor: (color: string) => string;
}

const LIVING_ROOM: TrialPlace = {
  depth: () => renderTestDepth('a living room', WIDTH),
  promptFor: (color) => `a living room with ${color} walls at night`,
};

const PLACES: readonly TrialPlace[] = [
  { depth: () => computeAnalyticDepth(WIDTH, blockDistance), promptFor: (color) => `a ${color} barn in a meadow at dawn` },
  LIVING_ROOM,
  { depth: () => renderTestDepth('a city street', WIDTH), promptFor: (color) => `a city with ${color} buildings at dusk` },
  { depth: () => renderTestDepth('a forest', WIDTH), promptFor: (color) => `a forest of ${color} trees under an overcast sky` },
  { depth: () => renderTestDepth('a kitchen', WIDTH), promptFor: (color) => `a kitchen with a ${color} wooden floor` },
  { depth: () => renderTestDepth('a canyon', WIDTH), promptFor: (color) => `${color} rock in a canyon at noon` },
];

/** Names that are in no lexicon of scenes; written down before the painter's own names were, by colour of the list. */
const NAMES: readonly (readonly [string, Color])[] = [
  ['crimson', 'red'],
  ['tomato', 'red'],
  ['vermilion', 'red'],
  ['carmine', 'red'],
  ['tangerine', 'orange'],
  ['pumpkin', 'orange'],
  ['marigold', 'orange'],
  ['lemon', 'yellow'],
  ['canary', 'yellow'],
  ['saffron', 'yellow'],
  ['emerald', 'green'],
  ['viridian', 'green'],
  ['chartreuse', 'green'],
  ['lime', 'green'],
  ['teal', 'turquoise'],
  ['cyan', 'turquoise'],
  ['azure', 'blue'],
  ['ultramarine', 'blue'],
  ['sapphire', 'blue'],
  ['denim', 'blue'],
  ['violet', 'purple'],
  ['amethyst', 'purple'],
  ['aubergine', 'purple'],
  ['rose', 'pink'],
  ['flamingo', 'pink'],
  ['bubblegum', 'pink'],
  ['chocolate', 'brown'],
  ['umber', 'brown'],
  ['mahogany', 'brown'],
  ['ebony', 'black'],
  ['obsidian', 'black'],
];

/** A place painted in white, red and blue, by which it is told what of it takes a colour. */
class Trial {
  private constructor(
    private readonly place: TrialPlace,
    private readonly paint: PaintForTrial,
    private readonly depth: DepthPanorama,
    private readonly sample: Sample,
  ) {}

  static async open(place: TrialPlace, paint: PaintForTrial): Promise<Trial> {
    const depth = place.depth();
    const of = (color: string): Promise<Uint8Array> => paint(depth, place.promptFor(color));
    const [white, red, blue] = [await of('white'), await of('red'), await of('blue')];
    const isColored = Array.from({ length: white.length / 3 }, (_, i) => lean(red, 3 * i) - lean(blue, 3 * i) > LEANS);
    return new Trial(place, paint, depth, { white, isColored });
  }

  /** The colour that what is asked for by a name is nearest to: the target or one of five others. */
  async nearest(name: string, target: Color): Promise<string> {
    const seen = against(this.sample, await this.paint(this.depth, this.place.promptFor(name)));
    return seen === null ? 'nothing' : nearest(seen, withDistractors(target));
  }
}

/** A case in white, and what of it takes the colour. */
interface Sample {
  readonly white: Uint8Array;
  readonly isColored: readonly boolean[];
}

const linear = (byte: number): number => (byte / 255) ** 2.2;
const at = (bytes: Uint8Array, index: number): number => linear(bytes[index] ?? 0);
/** Share of red less that of blue in a pixel's light, which the exposure does not change. */
const lean = (bytes: Uint8Array, p: number): number =>
  (at(bytes, p) - at(bytes, p + 2)) / (at(bytes, p) + at(bytes, p + 1) + at(bytes, p + 2) + 1e-4);
/** Difference in that between a pixel in red and in blue from which it is of what has the colour. */
const LEANS = 0.35;

/** What a colour is against white in one light: linear RGB of what has it over that in white, by the exposure of the rest; null where nothing has it. */
function against({ white, isColored }: Sample, colored: Uint8Array): readonly number[] | null {
  const own = [0, 0, 0];
  const twin = [0, 0, 0];
  let rest = 0;
  let restTwin = 0;
  let count = 0;
  for (let p = 0; p < white.length; p++) {
    if (isColored[Math.floor(p / 3)] ?? false) {
      own[p % 3] = (own[p % 3] ?? 0) + at(colored, p);
      twin[p % 3] = (twin[p % 3] ?? 0) + at(white, p);
      count += 1;
    } else {
      rest += at(colored, p);
      restTwin += at(white, p);
    }
  }
  if (count < 0.004 * white.length) return null;
  return own.map((sum, c) => ((sum / (twin[c] ?? 1)) * restTwin) / rest);
}

/** CIE L*a*b* of linear RGB under its own white, D65 primaries. */
function lab([r = 0, g = 0, b = 0]: readonly number[]): readonly [number, number, number] {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(computeLuminance(r, g, b));
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The candidate that a colour is nearest to: the target and five others. */
function nearest(color: readonly number[], candidates: readonly ColorName[]): ColorName {
  const white = getLinearRgb('white');
  const own = lab(color);
  const distance = (name: ColorName): number => {
    const other = lab(getLinearRgb(name).map((value, c) => value / (white[c] ?? 1)));
    return Math.hypot(0.5 * (own[0] - other[0]), own[1] - other[1], own[2] - other[2]);
  };
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] as ColorName;
}

/** Five others, spread over the list. */
const withDistractors = (target: Color): ColorName[] => {
  const at = COLORS.indexOf(target);
  return [target, ...[2, 4, 5, 6, 8].map((step) => COLORS[(at + step) % COLORS.length] as ColorName)];
};
