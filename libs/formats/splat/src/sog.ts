import { SplatFormatError, validateSplatCloud } from './cloud.js';
import type { SplatCloud } from './cloud.js';
import { findCodebook } from './codebook.js';
import type { Codebook } from './codebook.js';
import { computeMortonOrder } from './morton-order.js';

/**
 * SOG version 2 (PlayCanvas, "The SOG Format", developer.playcanvas.com): splats along a Z-order curve, quantised to bytes in
 * pictures that are stored without loss. Positions are logarithmic with 16 bits, rotations have their three smaller components,
 * scales and colours are places in codebooks. Its frame is that of PLY files, as in PlayCanvas' own tools.
 */
export interface SogScene {
  /** What `meta.json` holds. */
  readonly meta: object;
  readonly pictures: readonly SogPicture[];
}

/** Eight bits a channel, RGBA, row by row from the top. */
export interface SogPicture {
  /** Its file, as `meta` names it. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Quantises a cloud. Throws a SplatFormatError for a cloud that is not sound or has harmonics of degree 1 and up. */
export function packSog(cloud: SplatCloud): SogScene {
  validateSplatCloud(cloud);
  return packSogInOrder(cloud, computeMortonOrder(cloud.positions));
}

/** As `packSog`, for a sound cloud whose splats are stored in the given order, a permutation of their numbers. */
export function packSogInOrder(cloud: SplatCloud, order: Uint32Array): SogScene {
  if (cloud.shDegree > 0) throw new SplatFormatError(`harmonics of degree ${cloud.shDegree} cannot be written as SOG yet`);
  const { count } = cloud;
  const width = Math.ceil(Math.sqrt(count));
  const picture = (name: string): SogPicture => {
    const height = Math.ceil(count / width);
    return { name, width, height, data: new Uint8Array(4 * width * height).fill(255) };
  };
  const [low, high, quats, scales, sh0] = ['means_l', 'means_u', 'quats', 'scales', 'sh0'].map((stem) => picture(`${stem}.webp`)) as [
    SogPicture,
    SogPicture,
    SogPicture,
    SogPicture,
    SogPicture,
  ];
  const range = writeMeans(cloud, order, low, high);
  writeRotations(cloud, order, quats);
  const sizes = findCodebook(cloud.scales);
  writeIndices(cloud.scales, order, { codebook: sizes, picture: scales });
  const tints = findCodebook(cloud.colors);
  writeIndices(cloud.colors, order, { codebook: tints, picture: sh0 });
  writeOpacities(cloud, order, sh0);
  const meta = {
    version: 2,
    asset: { generator: 'Diorama' },
    count,
    means: { ...range, files: [low.name, high.name] },
    scales: { codebook: [...sizes.values], files: [scales.name] },
    quats: { files: [quats.name] },
    sh0: { codebook: [...tints.values], files: [sh0.name] },
  };
  return { meta, pictures: [low, high, quats, scales, sh0] };
}

const STEPS = 65_535;
/** What turns a cloud's frame into that of PLY. */
const AXIS_SIGNS = [1, -1, -1] as const;

const logarithmic = (metres: number): number => Math.sign(metres) * Math.log1p(Math.abs(metres));

// eslint-disable-next-line max-params -- one call; the low and high bytes belong together
function writeMeans({ positions }: SplatCloud, order: Uint32Array, low: SogPicture, high: SogPicture): { mins: number[]; maxs: number[] } {
  const mins = [Infinity, Infinity, Infinity];
  const maxs = [-Infinity, -Infinity, -Infinity];
  const means = new Float64Array(positions.length);
  for (let i = 0; i < means.length; i++) {
    const mean = logarithmic((AXIS_SIGNS[i % 3] as number) * (positions[i] as number));
    means[i] = mean;
    if (mean < (mins[i % 3] as number)) mins[i % 3] = mean;
    if (mean > (maxs[i % 3] as number)) maxs[i % 3] = mean;
  }
  for (let axis = 0; axis < 3; axis++) {
    const min = mins[axis] as number;
    const gain = STEPS / ((maxs[axis] as number) - min || 1);
    for (let place = 0; place < order.length; place++) {
      const step = Math.round(gain * ((means[3 * (order[place] as number) + axis] as number) - min));
      low.data[4 * place + axis] = step & 255;
      high.data[4 * place + axis] = step >> 8;
    }
  }
  return { mins, maxs };
}

/** Alpha tells which of w, x, y, z is the largest and left out, from 252 on. */
function writeRotations({ rotations }: SplatCloud, order: Uint32Array, { data }: SogPicture): void {
  const wxyz = new Float64Array(4);
  for (let place = 0; place < order.length; place++) {
    const from = 4 * (order[place] as number);
    wxyz[0] = rotations[from + 3] as number;
    for (let axis = 0; axis < 3; axis++) wxyz[axis + 1] = (AXIS_SIGNS[axis] as number) * (rotations[from + axis] as number);
    let largest = 0;
    for (let i = 1; i < 4; i++) if (Math.abs(wxyz[i] as number) > Math.abs(wxyz[largest] as number)) largest = i;
    // A rotation and its negative are one: the component that is left out is read as positive.
    const gain = ((wxyz[largest] as number) < 0 ? -1 : 1) * Math.SQRT2;
    let channel = 4 * place;
    for (let i = 0; i < 4; i++) {
      if (i === largest) continue;
      data[channel] = Math.min(255, Math.max(0, Math.round(127.5 * (gain * (wxyz[i] as number) + 1))));
      channel++;
    }
    data[4 * place + 3] = 252 + largest;
  }
}

function writeIndices(
  values: Float32Array,
  order: Uint32Array,
  { codebook, picture }: { readonly codebook: Codebook; readonly picture: SogPicture },
): void {
  for (let place = 0; place < order.length; place++)
    for (let i = 0; i < 3; i++) picture.data[4 * place + i] = codebook.indexOf(values[3 * (order[place] as number) + i] as number);
}

/** Never 0: encoders of pictures may drop the colour of a pixel that nobody sees. */
function writeOpacities({ opacities }: SplatCloud, order: Uint32Array, { data }: SogPicture): void {
  for (let place = 0; place < order.length; place++) {
    const opacity = 1 / (1 + Math.exp(-(opacities[order[place] as number] as number)));
    data[4 * place + 3] = Math.max(1, Math.round(255 * opacity));
  }
}
