import { scaleVector } from './transform.js';
import type { Rgb } from './world-model.js';

/** Relative luminance of linear RGB, ITU-R BT.709. */
export const computeLuminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The colour mixed with the grey of the same computeLuminance. */
export function fadeColor(color: Rgb, share: number): Rgb {
  const grey = computeLuminance(color[0], color[1], color[2]);
  return mixRgb(color, [grey, grey, grey], share);
}

/** Linear RGB of a colour written as sRGB, such as `#8a5a3c`. */
export function parseHexColor(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [decodeSrgbByte((value >> 16) & 255), decodeSrgbByte((value >> 8) & 255), decodeSrgbByte(value & 255)];
}

/** A linear colour as sRGB, such as `#8a5a3c`. */
export function toHexColor(color: Rgb): string {
  const bytes = color.map(encodeSrgbByte);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The byte of sRGB of linear light, which is clamped to 0 to 1. */
export const encodeSrgbByte = (light: number): number => Math.round(255 * encodeSrgb(Math.min(1, Math.max(0, light))));

/** The sRGB transfer function, IEC 61966-2-1: the encoded value of linear light, both 0 to 1. */
export const encodeSrgb = (linearValue: number): number =>
  linearValue <= 0.0031308 ? 12.92 * linearValue : 1.055 * linearValue ** (1 / 2.4) - 0.055;

export const mixRgb = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Light as bright as `light` in the hue of a colour, for things that glow in the colour that a prompt asks for. */
export function tintLight(color: Rgb, light: Rgb): Rgb {
  const most = Math.max(...color);
  return most > 0 ? scaleVector(color, Math.max(...light) / most) : [0, 0, 0];
}

/** The linear light, 0 to 1, of a byte of sRGB; IEC 61966-2-1. */
export const decodeSrgbByte = (byte: number): number => LINEAR[byte] as number;

/** The linear light of an sRGB-encoded value, both 0 to 1; IEC 61966-2-1. */
export const decodeSrgb = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const LINEAR: readonly number[] = Array.from({ length: 256 }, (_, byte) => decodeSrgb(byte / 255));
