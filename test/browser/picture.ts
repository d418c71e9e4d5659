import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Pixels as 8-bit RGB, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** A part of a picture, in shares of its width and height from the upper left corner. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Where a camera looks, as the viewer counts: degrees clockwise from -z; its angle from top to bottom in degrees. */
export interface View {
  readonly yaw: number;
  readonly fov: number;
}

/** What the page shows. It is asked for two frames first, so that a change just made is drawn. */
export async function takePicture(page: Page): Promise<Picture> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))));
  return decodePicture(await page.screenshot());
}

/** Decodes a picture file of any usual format. */
export async function decodePicture(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** The mean colour of a part, 0 to 255. */
export function meanColour(picture: Picture, part: Part): Colour {
  const { width, height, rgb } = picture;
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(part.top * height); y < part.bottom * height; y++) {
    for (let x = Math.floor(part.left * width); x < part.right * width; x++, count++) {
      for (let c = 0; c < 3; c++) sum[c] += rgb[3 * (y * width + x) + c];
    }
  }
  return { red: sum[0] / count, green: sum[1] / count, blue: sum[2] / count };
}

/** The standard deviation of the luma (ITU-R BT.709), 0 to 127: next to nothing for a blank picture. */
export function lumaSpread({ rgb }: Picture): number {
  const lumas = Array.from({ length: rgb.length / 3 }, (_, i) => 0.2126 * rgb[3 * i] + 0.7152 * rgb[3 * i + 1] + 0.0722 * rgb[3 * i + 2]);
  const mean = lumas.reduce((sum, luma) => sum + luma, 0) / lumas.length;
  return Math.sqrt(lumas.reduce((sum, luma) => sum + (luma - mean) ** 2, 0) / lumas.length);
}

/** The mean absolute difference of two pictures of one size, 0 to 255. */
export function meanDifference(a: Picture, b: Picture): number {
  return a.rgb.reduce((sum, value, i) => sum + Math.abs(value - b.rgb[i]), 0) / a.rgb.length;
}

/** Shrinks a picture to the mean colours of `columns` by `rows` equal parts. */
export function mosaic(picture: Picture, columns: number, rows: number): Picture {
  const rgb = new Uint8Array(3 * columns * rows);
  for (let i = 0; i < columns * rows; i++) {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const { red, green, blue } = meanColour(picture, {
      left: x / columns,
      top: y / rows,
      right: (x + 1) / columns,
      bottom: (y + 1) / rows,
    });
    rgb.set([red, green, blue], 3 * i);
  }
  return { width: columns, height: rows, rgb };
}

/**
 * What a level camera sees of an equirectangular panorama whose middle column looks along -z and whose columns run clockwise: the
 * picture that a viewer should show from the capture point.
 */
export function lookInto(panorama: Picture, { yaw, fov }: View, size: Pick<Picture, 'width' | 'height'>): Picture {
  const { width, height } = size;
  const rgb = new Uint8Array(3 * width * height);
  const focal = height / 2 / Math.tan((fov * Math.PI) / 360);
  for (let i = 0; i < width * height; i++) {
    const right = (i % width) + 0.5 - width / 2;
    const up = height / 2 - Math.floor(i / width) - 0.5;
    const turn = Math.atan2(right, focal) / (2 * Math.PI) + yaw / 360 + 0.5;
    const rise = Math.atan2(up, Math.hypot(right, focal)) / Math.PI;
    const x = Math.floor((turn - Math.floor(turn)) * panorama.width);
    const y = Math.floor((0.5 - rise) * panorama.height);
    const from = 3 * (y * panorama.width + x);
    rgb.set(panorama.rgb.subarray(from, from + 3), 3 * i);
  }
  return { width, height, rgb };
}

/** The same picture seen in a mirror. */
export function mirrored({ width, height, rgb }: Picture): Picture {
  const flipped = new Uint8Array(rgb.length);
  for (let i = 0; i < width * height; i++) {
    const from = 3 * (i - (i % width) + (width - 1 - (i % width)));
    flipped.set(rgb.subarray(from, from + 3), 3 * i);
  }
  return { width, height, rgb: flipped };
}
