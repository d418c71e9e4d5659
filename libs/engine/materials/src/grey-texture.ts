import { computeLuminance, decodeSrgbByte, encodeSrgbByte, memoizeByObject } from '@diorama/world-model';
import type { Texture } from '@diorama/world-model';

/** The light and dark parts of a texture without its colours, so that any colour can multiply them; made at the first use. */
export const getGreyTexture = memoizeByObject((texture: Texture): Texture => {
  const pixels = new Uint8Array(texture.pixels.length);
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 3) {
    const light = computeLuminance(lightAt(texture, i), lightAt(texture, i + 1), lightAt(texture, i + 2));
    pixels.fill(encodeSrgbByte(light), i, i + 3);
    sum += light;
  }
  const mean = sum / (pixels.length / 3);
  return { ...texture, pixels, mean: [mean, mean, mean] };
});

const lightAt = ({ pixels }: Texture, place: number): number => decodeSrgbByte(pixels[place] as number);
