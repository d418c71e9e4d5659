import type { GroundCover, Place, TimeOfDay, Water, Weather } from '@diorama/domain';
import { decodeSrgbByte } from '@diorama/world-model';

/** The colours that a prompt can name, as sRGB. */
const SRGB = {
  red: 0xb5202a,
  maroon: 0x5e1220,
  pink: 0xe88aa8,
  orange: 0xd9701e,
  brown: 0x6b4426,
  beige: 0xd8c4a0,
  gold: 0xc9992e,
  yellow: 0xe3c52c,
  olive: 0x6f7a2e,
  green: 0x2f7a35,
  turquoise: 0x2fa39b,
  blue: 0x2a5caa,
  navy: 0x1c2b57,
  purple: 0x6a3a94,
  lavender: 0xb6a4d8,
  white: 0xeeebe4,
  silver: 0xb9bdc2,
  gray: 0x7d7f82,
  black: 0x1b1b1d,
  'light blue': 0x9cbfe0,
  'light green': 0xb5cdb0,
  'light yellow': 0xf0e3a6,
  'light pink': 0xf2cdd6,
  'light gray': 0xc4c6c8,
  mint: 0xb0dccb,
  'sage green': 0xa9b29a,
  'duck egg blue': 0xb3d4d1,
  'dark green': 0x1f4a28,
  'dark gray': 0x45474a,
} as const;

export type ColorName = keyof typeof SRGB;
export type LinearRgb = readonly [number, number, number];

/** Linear RGB 0 to 1 of a named colour. */
export function getLinearRgb(name: ColorName): LinearRgb {
  const code = SRGB[name];
  return [decodeSrgbByte(code >> 16), decodeSrgbByte((code >> 8) & 255), decodeSrgbByte(code & 255)];
}

/** The named colour nearest to a linear RGB value, compared as the eye does, by cube roots. */
export const findNearestColorName = (color: LinearRgb): ColorName =>
  findNearestName(Object.keys(SRGB) as ColorName[], getLinearRgb, color) ?? 'gray';

/** The name whose colour is nearest to a linear RGB value, the first of equals; undefined where none has a distance. */
export function findNearestName<Name extends string>(
  names: readonly Name[],
  getColor: (name: Name) => LinearRgb,
  color: LinearRgb,
): Name | undefined {
  let best: Name | undefined;
  let bestDistance = Infinity;
  for (const name of names) {
    const distance = squaredDistance(getColor(name), color);
    if (distance < bestDistance) [best, bestDistance] = [name, distance];
  }
  return best;
}

/** Colours that these have anyway, so that naming them asks for nothing more ("a blue sea"). */
export const DEFAULT_COLORS: Partial<Record<Place | TimeOfDay | Weather | Water | GroundCover, readonly ColorName[]>> = {
  canyon: ['red', 'orange', 'brown'],
  alpine: ['gray', 'white'],
  meadow: ['green'],
  desert: ['gold', 'yellow', 'beige', 'orange'],
  beach: ['gold', 'yellow', 'beige', 'white'],
  forest: ['green'],
  tundra: ['white'],
  volcanic: ['black', 'gray'],
  swamp: ['green', 'brown'],
  dawn: ['gold', 'orange', 'pink', 'red'],
  day: ['gold', 'yellow', 'white'],
  dusk: ['gold', 'orange', 'pink', 'red', 'purple'],
  night: ['black', 'blue', 'navy'],
  overcast: ['gray', 'white'],
  fog: ['gray', 'white'],
  river: ['blue', 'turquoise'],
  lake: ['blue', 'turquoise'],
  sea: ['blue', 'turquoise'],
  snow: ['white'],
  moss: ['green'],
  grass: ['green'],
  leaves: ['red', 'orange', 'brown', 'gold', 'yellow'],
  sand: ['gold', 'yellow', 'beige', 'white'],
};

function squaredDistance(a: LinearRgb, b: LinearRgb): number {
  return a.reduce((sum, value, channel) => sum + (Math.cbrt(value) - Math.cbrt(b[channel] ?? 0)) ** 2, 0);
}

const DARK_SURFACE: LinearRgb = [0.06, 0.05, 0.045];
const LIGHT_SURFACE: LinearRgb = [0.75, 0.73, 0.68];

/** The colour of a wall or a floor that is only called dark or light. @param shade factor of brightness, 1 for neither */
export const getPlainShade = (shade: number): LinearRgb => (shade < 1 ? DARK_SURFACE : LIGHT_SURFACE);
