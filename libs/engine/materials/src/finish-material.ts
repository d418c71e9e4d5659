import { parseFinish, SUBSTANCES } from '@diorama/catalogue';
import type { Finish, Substance } from '@diorama/catalogue';
import { parseHexColor, scaleVector, toHexColor } from '@diorama/world-model';
import type { Gloss, Material, Rgb } from '@diorama/world-model';

/** A finish of the catalogue as the name of a material. */
export type FinishName = `finish ${string}`;

export const toFinishName = (finish: Finish): FinishName => `finish ${finish}`;

/** A substance in a colour, linear RGB; in its usual one for null. */
export const toSubstanceFinish = (substance: Substance, color: Rgb | null): FinishName =>
  toFinishName(color === null ? substance : (`${substance} ${toHexColor(color)}` as Finish));

export const isFinishName = (name: string): name is FinishName => name.startsWith('finish ');

const finishOf = (name: FinishName): Finish => name.slice('finish '.length) as Finish;

/** Whether snow and moss settle on it. */
export const finishSettles = (name: FinishName): boolean => SUBSTANCES[parseFinish(finishOf(name)).substance].settles === true;

/** Whether it rusts: metal, and paint, under which there is metal. */
export function finishRusts(name: FinishName): boolean {
  const { substance } = parseFinish(finishOf(name));
  return substance === 'paint' || SUBSTANCES[substance].metalness === 1;
}

const DARK: Rgb = [0, 0, 0];

/** Roughness from which a surface mirrors too little to show. */
const MATT_FROM = { metal: 0.5, other: 0.3 } as const;
/** Share of the light that metals, glass and other smooth surfaces mirror straight on: a window has two panes with four faces. */
const METAL_STRAIGHT = 0.5;
const WINDOW_STRAIGHT = 0.15;
const USUAL_STRAIGHT = 0.045;

function glossOf(substance: Substance): Gloss | undefined {
  const { roughness, metalness } = SUBSTANCES[substance];
  if (roughness >= (metalness === 1 ? MATT_FROM.metal : MATT_FROM.other)) return undefined;
  if (metalness === 1) return { straight: METAL_STRAIGHT * (1 - roughness), roughness, isTinted: true };
  return { straight: substance === 'window' ? WINDOW_STRAIGHT : USUAL_STRAIGHT, roughness, isTinted: false };
}

type Glow = NonNullable<(typeof SUBSTANCES)[Substance]['glow']>;

/** Factors on the radiance of what glows when lamps are lit, and of what always glows. */
interface FinishLight {
  readonly lit: number;
  readonly always: number;
}

/** Strength up to which a glow is so faint that its factor is 1. */
const FAINT = 0.3;

/** The material of a finish. */
export function makeFinishMaterial(name: FinishName, light: FinishLight): Material {
  const { substance, color } = parseFinish(finishOf(name));
  const { pattern, scale, contrast, bump, translucency = 0, glow } = SUBSTANCES[substance];
  const albedo = parseHexColor(color);
  const emission = glow === undefined ? DARK : scaleVector(parseHexColor(glow.color ?? color), glow.strength * factorOf(glow, light));
  const gloss = glossOf(substance);
  return { name, albedo, pattern, scale, contrast, bump, translucency, emission, ...(gloss === undefined ? {} : { gloss }) };
}

function factorOf({ strength, when }: Glow, { lit, always }: FinishLight): number {
  if (when === 'lit') return lit;
  return strength > FAINT ? always : 1;
}
