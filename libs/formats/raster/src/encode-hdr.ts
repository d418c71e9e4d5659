/**
 * Radiance HDR files ("The RADIANCE Picture File Format", G. Ward, radsite.lbl.gov/radiance/refer/filefmts.pdf): RGBE pixels, a shared
 * exponent for three mantissas of eight bits, with run-length encoded lines. A file is the header, then its rows from the top.
 */
export interface HdrHeader {
  readonly width: number;
  readonly height: number;
  /** The factor that was applied to the radiance of all pixels. */
  readonly exposure: number;
}

/** Widths of lines that can be run-length encoded. */
const WIDTHS = { least: 8, most: 32_767 } as const;
/** The brightest value of a file; the exponent of the format reaches a little further. */
const BRIGHTEST = 2 ** 126;
const DIMMEST = 1e-32;
const EXPONENT_BIAS = 128;
/** Equal bytes from which a run is shorter than the bytes. */
const LEAST_RUN = 4;
const LONGEST_RUN = 127;
const LONGEST_DUMP = 128;

/** The header of a file. Throws a RangeError for a width that cannot be encoded. */
export function encodeHdrHeader({ width, height, exposure }: HdrHeader): Uint8Array<ArrayBuffer> {
  if (!(Number.isInteger(width) && width >= WIDTHS.least && width <= WIDTHS.most))
    throw new RangeError(`a Radiance picture cannot be ${width} pixels wide`);
  const lines = [
    '#?RADIANCE',
    'SOFTWARE=Diorama',
    `EXPOSURE=${Number(exposure.toPrecision(6))}`,
    'FORMAT=32-bit_rle_rgbe',
    '',
    `-Y ${height} +X ${width}`,
    '',
  ];
  return Uint8Array.from(lines.join('\n'), (character) => character.charCodeAt(0));
}

/**
 * The lines of whole rows. Each value is off by at most 1/256 of the largest of its pixel.
 *
 * @param light linear RGB, three values each pixel, at least 0; rows of `width` pixels
 */
export function encodeHdrRows(light: Float32Array, width: number): Uint8Array<ArrayBuffer> {
  const rows = light.length / (3 * width);
  const bytes = new Uint8Array(rows * (4 + 4 * (width + Math.ceil(width / LONGEST_DUMP))));
  const planes = Array.from({ length: 4 }, () => new Uint8Array(width));
  let at = 0;
  for (let row = 0; row < rows; row++) {
    splitRow(light.subarray(3 * width * row, 3 * width * (row + 1)), planes);
    bytes.set([2, 2, width >> 8, width & 255], at);
    at += 4;
    for (const plane of planes) at = encodePlane(plane, bytes, at);
  }
  return bytes.slice(0, at);
}

/** Writes the mantissas and the exponents of a row. */
function splitRow(light: Float32Array, planes: readonly Uint8Array[]): void {
  const exponents = planes[3] as Uint8Array;
  for (let i = 0; i < exponents.length; i++) {
    const peak = Math.min(BRIGHTEST, Math.max(light[3 * i] as number, light[3 * i + 1] as number, light[3 * i + 2] as number));
    const isDark = !(peak > DIMMEST);
    // So that the peak is a half or more, and, rounded to a 256th, less than one.
    let exponent = isDark ? -EXPONENT_BIAS : Math.floor(Math.log2(peak)) + 1;
    if (!isDark && Math.round(peak * 2 ** (8 - exponent)) > 255) exponent++;
    exponents[i] = exponent + EXPONENT_BIAS;
    for (let c = 0; c < 3; c++)
      (planes[c] as Uint8Array)[i] = isDark ? 0 : Math.min(255, Math.round((light[3 * i + c] as number) * 2 ** (8 - exponent)));
  }
}

/** Writes a plane of a row as runs and dumps; returns where it ends. */
function encodePlane(plane: Uint8Array, bytes: Uint8Array, from: number): number {
  let at = from;
  let dumped = 0;
  let next = 0;
  const dump = (end: number): void => {
    while (dumped < end) {
      const count = Math.min(LONGEST_DUMP, end - dumped);
      bytes[at++] = count;
      bytes.set(plane.subarray(dumped, dumped + count), at);
      at += count;
      dumped += count;
    }
  };
  while (next < plane.length) {
    let run = 1;
    while (run < LONGEST_RUN && next + run < plane.length && plane[next + run] === plane[next]) run++;
    if (run >= LEAST_RUN) {
      dump(next);
      bytes[at++] = 128 + run;
      bytes[at++] = plane[next] as number;
      dumped = next + run;
    }
    next += run;
  }
  dump(plane.length);
  return at;
}
