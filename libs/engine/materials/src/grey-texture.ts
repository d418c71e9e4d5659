import { computeLuminance, decodeSrgbByte, encodeSrgbByte } from '@diorama/world-model';
import type { Texture } from '@diorama/world-model';

/** Dropped with the texture. */
const made = new WeakMap<Texture, Texture>();

/** The light and dark parts of a texture without its colours, so that any colour can multiply them; made at the first use. */
export function getGreyTexture(texture: Texture): Texture {
  const known = made.get(texture);
  if (known !== undefined) return known;
  const pixels = new Uint8Array(texture.pixels.length);
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 3) {
    const light = computeLuminance(lightAt(texture, i), lightAt(texture, i + 1), lightAt(texture, i + 2));
    pixels.fill(encodeSrgbByte(light), i, i + 3);
    sum += light;
  }
  const mean = sum / (pixels.length / 3);
  const grey = { ...texture, pixels, mean: [mean, mean, mean] } as const;
  made.set(texture, grey);
  return grey;
}

const lightAt = ({ pixels }: Texture, place: number): number => decodeSrgbByte(pixels[place] as number);
