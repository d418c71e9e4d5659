import type { Rgb, Sky } from '@diorama/world-model';

/** How clouds and air change the clear sky. */
interface Weather {
  /** Share of the sky that a grey dome hides. */
  readonly veil: number;
  /** Share of the direct light that comes through. */
  readonly direct: number;
  /** Brightness of the dome against the clear sky's whole light. */
  readonly dome: number;
  /** How much brighter the dome's zenith is than its horizon; negative the other way. */
  readonly rise: number;
  /** How much brighter the dome is before the sun. */
  readonly glow: number;
  /** Factors on the grey of the dome, linear RGB. */
  readonly tint: Rgb;
  readonly deck: CloudDeck;
}

/** A closed layer of clouds with high and low parts. */
export interface CloudDeck {
  /** Radiance against the dome's, where it is thinnest and where it is thickest. */
  readonly thin: number;
  readonly thick: number;
  /** Level of the noise at which it is thinnest, and the range from there to where it is thickest. */
  readonly rim: number;
  readonly range: number;
}

const GREY: Rgb = [0.97, 1, 1.05];
const DECK: CloudDeck = { thin: 1.42, thick: 0.62, rim: -0.75, range: 1.5 };

const WEATHERS: Readonly<Record<Sky['weather'], Weather>> = {
  clear: { veil: 0, direct: 1, dome: 0.4, rise: 0, glow: 0, tint: GREY, deck: DECK },
  overcast: { veil: 0.78, direct: 0.05, dome: 0.34, rise: 0.4, glow: 0.3, tint: GREY, deck: { ...DECK, thin: 1.5, thick: 0.5 } },
  fog: { veil: 1, direct: 0.07, dome: 0.36, rise: 0.25, glow: 0.75, tint: GREY, deck: DECK },
  snow: { veil: 0.9, direct: 0.03, dome: 0.42, rise: 0.1, glow: 0.25, tint: GREY, deck: DECK },
  rain: { veil: 0.88, direct: 0.02, dome: 0.17, rise: -0.3, glow: 0, tint: [0.93, 1, 1.09], deck: { ...DECK, thin: 1.55, thick: 0.42 } },
};
/** Dark above, with a paler strip along the horizon. */
const STORM: Weather = {
  veil: 0.95,
  direct: 0.008,
  dome: 0.1,
  rise: -1.2,
  glow: 0,
  tint: [0.82, 0.98, 1.14],
  deck: { thin: 1.75, thick: 0.14, rim: -0.5, range: 0.8 },
};
/** By night clouds are lit from below the horizon more than from above. */
const NIGHT = { dome: 0.4, rise: -0.9, tint: [0.86, 0.98, 1.2] } as const;

/** What clouds and air do to this sky. */
export function findWeather({ weather, storm, time }: Sky): Weather {
  const found = storm === true ? STORM : WEATHERS[weather];
  return time === 'night' ? { ...found, ...NIGHT, dome: found.dome * NIGHT.dome } : found;
}
