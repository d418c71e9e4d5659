import { parseFinish, SUBSTANCES } from '@diorama/catalogue';
import type { Finish, Substance } from '@diorama/catalogue';
import { parseHexColor, scaleVector, toHexColor } from '@diorama/world-model';
import type { Material, Rgb } from '@diorama/world-model';

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

/** The material of a finish; what glows only when lamps are lit does so where `lit`. */
export function makeFinishMaterial(name: FinishName, lit: boolean): Material {
  const { substance, color } = parseFinish(finishOf(name));
  const { pattern, scale, contrast, bump, translucency = 0, glow } = SUBSTANCES[substance];
  const albedo = parseHexColor(color);
  const shines = glow !== undefined && (glow.when === 'always' || lit);
  return { name, albedo, pattern, scale, contrast, bump, translucency, emission: shines ? scaleVector(albedo, glow.strength) : DARK };
}
