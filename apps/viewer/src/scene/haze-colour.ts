/** Red, green and blue of sRGB, each 0 to 255. */
export type HazeColour = readonly [red: number, green: number, blue: number];

/** Degrees above the horizon that are looked at. */
const BAND_DEGREES = 15;
/** Pixels to which that band is scaled down. */
const SAMPLES = { width: 64, height: 8 } as const;
/** The haze is brighter than most of what stands before it; lamps and the sun are brighter still. Shares of the pixels, dark first. */
const BRIGHT = { from: 0.85, to: 0.95 } as const;

/** How a picture is laid out: its middle row is level. */
interface PictureLayout {
  /** Degrees from its top to its bottom. */
  readonly degrees: number;
  /** Whether its rows run from the bottom to the top. */
  readonly isUpsideDown: boolean;
}

/** The colour of the haze at the horizon of a picture. */
export function readHazeColour(picture: ImageBitmap, { degrees, isUpsideDown }: PictureLayout): HazeColour {
  const { width, height } = SAMPLES;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser offers no 2D canvas.');
  const rows = Math.min(0.5, BAND_DEGREES / degrees) * picture.height;
  const top = picture.height / 2 - (isUpsideDown ? 0 : rows);
  context.drawImage(picture, 0, top, picture.width, rows, 0, 0, width, height);
  return computeHazeColour(context.getImageData(0, 0, width, height).data);
}

/** The mean of the bright pixels, without the brightest. `rgba` holds four bytes a pixel. */
export function computeHazeColour(rgba: ArrayLike<number>): HazeColour {
  const pixels = Array.from({ length: rgba.length / 4 }, (_, i): HazeColour => [
    rgba[4 * i] ?? 0,
    rgba[4 * i + 1] ?? 0,
    rgba[4 * i + 2] ?? 0,
  ]);
  const ordered = pixels.toSorted((a, b) => computeLuma(a) - computeLuma(b));
  const bright = ordered.slice(Math.floor(BRIGHT.from * ordered.length), Math.ceil(BRIGHT.to * ordered.length));
  const meanOf = (channel: 0 | 1 | 2): number => Math.round(bright.reduce((sum, pixel) => sum + pixel[channel], 0) / bright.length);
  return [meanOf(0), meanOf(1), meanOf(2)];
}

/** ITU-R BT.709. */
const computeLuma = ([red, green, blue]: HazeColour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
