import type { Rgb } from '@diorama/world-model';

/** Linear RGB of a colour written as sRGB, such as `#8a5a3c`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linear((value >> 16) & 255), linear((value >> 8) & 255), linear(value & 255)];
}

export const mixRgb = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const dimmed = (color: Rgb, factor: number): Rgb => [color[0] * factor, color[1] * factor, color[2] * factor];

/** Light as bright as `light` in the hue of a colour, for things that glow in the colour that a prompt asks for. */
export function inHueOf(color: Rgb, light: Rgb): Rgb {
  const most = Math.max(...color);
  return most > 0 ? dimmed(color, Math.max(...light) / most) : [0, 0, 0];
}

/** IEC 61966-2-1. */
function linear(byte: number): number {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}
