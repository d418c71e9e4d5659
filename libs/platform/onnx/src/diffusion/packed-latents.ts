/** Planes of latents, one channel after another. */
interface LatentSize {
  readonly channels: number;
  readonly width: number;
  readonly height: number;
}

/** Numbers of one token, and its place, of a FLUX transformer: row and column after a number that is 0. */
const PATCH = 2;
const PLACE = 3;

/** Latents as tokens: each is a patch of 2 x 2 of all channels, row by row. */
export function packLatents(latents: Float32Array, size: LatentSize): Float32Array {
  const packed = new Float32Array(latents.length);
  visitPatches(size, (plane, token) => {
    packed[token] = latents[plane] as number;
  });
  return packed;
}

/** The inverse of `packLatents`. */
export function unpackLatents(packed: Float32Array, size: LatentSize): Float32Array {
  const latents = new Float32Array(packed.length);
  visitPatches(size, (plane, token) => {
    latents[plane] = packed[token] as number;
  });
  return latents;
}

/** The place of each token of packed latents: 0, row, column. */
export function createPatchPlaces({ width, height }: LatentSize): Float32Array {
  const columns = width / PATCH;
  const places = new Float32Array((columns * height * PLACE) / PATCH);
  for (let token = 0; token * PLACE < places.length; token++) {
    places[token * PLACE + 1] = Math.floor(token / columns);
    places[token * PLACE + 2] = token % columns;
  }
  return places;
}

function visitPatches({ channels, width, height }: LatentSize, visit: (plane: number, token: number) => void): void {
  const columns = width / PATCH;
  for (let channel = 0, plane = 0; channel < channels; channel++)
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++, plane++) {
        const token = Math.floor(row / PATCH) * columns + Math.floor(column / PATCH);
        visit(plane, (token * channels + channel) * PATCH * PATCH + (row % PATCH) * PATCH + (column % PATCH));
      }
}
