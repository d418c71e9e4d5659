/** Weights of red and blue in luma: ITU-R BT.709-6, section 3. */
const [KR, KB] = [0.2126, 0.0722];
const KG = 1 - KR - KB;
/** Black, and the range of luma and chroma, in units of 8 bits. */
const LUMA = { black: 16, scale: 219 / 255 } as const;
const CHROMA = { middle: 128, scale: 224 / 255 } as const;

/**
 * Turns red, green and blue into luma and halved chroma by BT.709 in limited range: one plane of luma, then the two of chroma, blue first, each
 * the mean of two by two pixels (I420).
 *
 * @param rgb eight bits a channel, three bytes a pixel
 * @param width pixels, even; the height is even as well
 */
export function convertRgbToI420(rgb: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  const pixels = rgb.length / 3;
  const planes = new Uint8Array(pixels + pixels / 2);
  const [blueness, redness] = [pixels, pixels + pixels / 4];
  for (let p = 0; p < pixels; p++) planes[p] = Math.round(LUMA.black + LUMA.scale * lumaOf(rgb, 3 * p));
  const stride = 3 * width;
  for (let row = 0; row < pixels / width / 2; row++)
    for (let column = 0; column < width / 2; column++) {
      const at = 2 * row * stride + 6 * column;
      const mean = (channel: number): number =>
        ((rgb[at + channel] as number) +
          (rgb[at + 3 + channel] as number) +
          (rgb[at + stride + channel] as number) +
          (rgb[at + stride + 3 + channel] as number)) /
        4;
      const [red, green, blue] = [mean(0), mean(1), mean(2)];
      const luma = KR * red + KG * green + KB * blue;
      const target = (row * width) / 2 + column;
      planes[blueness + target] = Math.round(CHROMA.middle + (CHROMA.scale * (blue - luma)) / (2 - 2 * KB));
      planes[redness + target] = Math.round(CHROMA.middle + (CHROMA.scale * (red - luma)) / (2 - 2 * KR));
    }
  return planes;
}

const lumaOf = (rgb: Uint8Array, at: number): number =>
  KR * (rgb[at] as number) + KG * (rgb[at + 1] as number) + KB * (rgb[at + 2] as number);
