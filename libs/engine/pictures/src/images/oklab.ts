import { decodeLight, encodeLight } from './float-image.js';

/**
 * Oklab, a colour space in which equal steps look equally large: lightness from 0 to 1, then green to red and blue to yellow.
 * B. Ottosson, "A perceptual color space for image processing", 2020.
 */

/** Writes the Oklab colour of encoded RGB at data[at..at+2] to out[to..to+2]. */
export function toOklab(data: Float32Array, at: number, out: Float32Array, to: number): void {
  const [r, g, b] = [decodeLight(data[at] as number), decodeLight(data[at + 1] as number), decodeLight(data[at + 2] as number)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  out[to] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[to + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[to + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

/** Writes the encoded RGB, cut to 0 to 1, of the Oklab colour at lab[at..at+2] to out[to..to+2]. */
export function fromOklab(lab: Float32Array, at: number, out: Float32Array, to: number): void {
  const [red, green, blue] = oklabToLinear([lab[at] as number, lab[at + 1] as number, lab[at + 2] as number]);
  out[to] = encodeLight(red);
  out[to + 1] = encodeLight(green);
  out[to + 2] = encodeLight(blue);
}

/** The linear RGB, 0 to 1, of an Oklab colour. */
export function oklabToLinear([lightness, a, b]: readonly [number, number, number]): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
