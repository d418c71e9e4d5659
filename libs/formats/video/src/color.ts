/** How a video codes its colours, in the words of WebCodecs; what is not said is null. */
export interface ColorCoding {
  readonly matrix: string | null;
  readonly fullRange: boolean | null;
  /** Pixels, which tell the matrix where nothing else does. */
  readonly width: number;
  readonly height: number;
}

/** Weights of red and blue in luma: ITU-R BT.601, BT.709 and BT.2020. */
const BT601 = [0.299, 0.114] as const;
const BT709 = [0.2126, 0.0722] as const;
const BT2020 = [0.2627, 0.0593] as const;
const MATRICES: Readonly<Record<string, readonly [number, number]>> = {
  bt709: BT709,
  bt470bg: BT601,
  smpte170m: BT601,
  'bt2020-ncl': BT2020,
};
/** Pictures above this are of high definition, which is coded by BT.709. */
const STANDARD_DEFINITION = { width: 1_024, height: 576 };

/**
 * Turns luma and chroma into red, green and blue.
 *
 * @param planes luma and the two of chroma, blue first, in units of 8 bits, of one size
 * @returns eight bits a channel, three bytes a pixel
 */
export function convertYuvToRgb(planes: readonly [Float32Array, Float32Array, Float32Array], coding: ColorCoding): Uint8Array {
  const [luma, blueness, redness] = planes;
  const [kr, kb] = weightsOf(coding);
  // A matrix of RGB beside luma and chroma is a mistake of whoever wrote it; its range is then not believed either.
  const isFull = coding.fullRange === true && coding.matrix !== 'rgb';
  const [black, lumaScale, chromaScale] = isFull ? [0, 1, 1] : [16, 255 / 219, 255 / 224];
  const out = new Uint8ClampedArray(luma.length * 3);
  for (let i = 0; i < luma.length; i++) {
    const y = ((luma[i] as number) - black) * lumaScale;
    const red = y + 2 * (1 - kr) * ((redness[i] as number) - 128) * chromaScale;
    const blue = y + 2 * (1 - kb) * ((blueness[i] as number) - 128) * chromaScale;
    out[i * 3] = red;
    out[i * 3 + 1] = (y - kr * red - kb * blue) / (1 - kr - kb);
    out[i * 3 + 2] = blue;
  }
  return new Uint8Array(out.buffer);
}

function weightsOf({ matrix, width, height }: ColorCoding): readonly [number, number] {
  const known = matrix === null ? undefined : MATRICES[matrix];
  if (known !== undefined) return known;
  return width > STANDARD_DEFINITION.width || height > STANDARD_DEFINITION.height ? BT709 : BT601;
}
