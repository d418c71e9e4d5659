/** A square, repeating raster of several channels with its reductions by halves; sizes are powers of two. */
export interface MipTexture {
  readonly size: number;
  readonly channels: number;
  /** levels[l] has size >> l texels a side, channels interleaved. */
  readonly levels: readonly Float32Array[];
}

export function buildMips(texels: Float32Array, size: number, channels: number): MipTexture {
  const levels = [texels];
  for (let side = size; side > 1; side >>= 1) levels.push(reduce(levels.at(-1) as Float32Array, side, channels));
  return { size, channels, levels };
}

function reduce(level: Float32Array, side: number, channels: number): Float32Array {
  const half = side >> 1;
  const result = new Float32Array(half * half * channels);
  for (let j = 0; j < half; j++)
    for (let i = 0; i < half; i++)
      for (let channel = 0; channel < channels; channel++) {
        const at = (2 * j * side + 2 * i) * channels + channel;
        const below = at + side * channels;
        const sum =
          (level[at] as number) + (level[at + channels] as number) + (level[below] as number) + (level[below + channels] as number);
        result[(j * half + i) * channels + channel] = sum / 4;
      }
  return result;
}

/**
 * Writes the texture's channels at (u, v), counted in widths of the texture, into `out`: bilinear within a level and
 * linear between levels. `lod` is the binary logarithm of the texels that a pixel covers.
 */
export function sampleMips(texture: MipTexture, u: number, v: number, lod: number, out: Float64Array): void {
  const last = texture.levels.length - 1;
  const clamped = lod < 0 ? 0 : lod > last ? last : lod;
  const level = Math.floor(clamped);
  const between = clamped - level;
  const fu = u - Math.floor(u);
  const fv = v - Math.floor(v);
  for (let channel = 0; channel < texture.channels; channel++) out[channel] = 0;
  addLevel(texture, level, fu, fv, 1 - between, out);
  if (between > 0) addLevel(texture, level + 1, fu, fv, between, out);
}

// eslint-disable-next-line max-params -- several times a pixel: an object would be made each time
function addLevel(texture: MipTexture, level: number, u: number, v: number, weight: number, out: Float64Array): void {
  const { channels } = texture;
  const side = texture.size >> level;
  const mask = side - 1;
  const texels = texture.levels[level] as Float32Array;
  const x = u * side - 0.5;
  const y = v * side - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const dx = x - column;
  const dy = y - row;
  const north = (row & mask) * side;
  const south = ((row + 1) & mask) * side;
  const west = column & mask;
  const east = (column + 1) & mask;
  const a = (north + west) * channels;
  const b = (north + east) * channels;
  const c = (south + west) * channels;
  const d = (south + east) * channels;
  const wb = dx * (1 - dy) * weight;
  const wc = (1 - dx) * dy * weight;
  const wd = dx * dy * weight;
  const wa = weight - wb - wc - wd;
  for (let channel = 0; channel < channels; channel++) {
    out[channel] =
      (out[channel] as number) +
      wa * (texels[a + channel] as number) +
      wb * (texels[b + channel] as number) +
      wc * (texels[c + channel] as number) +
      wd * (texels[d + channel] as number);
  }
}
