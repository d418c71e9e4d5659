import type { BlockChannel } from '../model/block.js';
import { createDamagedFileError } from '../model/exr-error.js';
import { HALF_VALUES, decodeHalf, encodeHalf } from '../bytes/half.js';
import { DCT_BLOCK_SIZE, DCT_ZIGZAG_ORDER, applyInverseDct } from './inverse-dct.js';

const AREA = DCT_BLOCK_SIZE * DCT_BLOCK_SIZE;
/** A coefficient with this upper byte tells how many zeros follow; none means that only zeros follow. */
const ZEROS = 0xff00;

/** The numbers of a block that follow each other: means of all squares, and the other coefficients. */
interface Coefficients {
  readonly means: Uint16Array;
  readonly others: Uint16Array;
  meansAt: number;
  othersAt: number;
}

/** Where the samples of the wanted channel go: as many bytes as they take, which begin at a multiple of four. */
interface Wanted {
  readonly channel: BlockChannel;
  readonly out: Uint8Array;
}

/**
 * The squares of one channel, or of the three colours of a layer, whose coefficients are mixed. Reads them all, and writes the
 * samples of the channel that is wanted, if it is among them, which is told.
 */
export function decodeDctBlocks(channels: readonly BlockChannel[], { channel, out }: Wanted, from: Coefficients): boolean {
  const [first] = channels;
  if (first === undefined) throw new RangeError('there must be at least one channel');
  const [across, down] = [Math.ceil(first.columns / DCT_BLOCK_SIZE), Math.ceil(first.rows / DCT_BLOCK_SIZE)];
  const index = channels.indexOf(channel);
  const samples = index < 0 ? null : new Samples(channel, out, channels.length === 1 && channel.facts.isPerceptual);
  const squares = channels.map(() => new Float32Array(AREA));
  const [alone] = squares as [Float32Array];
  const bits = new Uint32Array(alone.buffer);
  for (let square = 0; square < across * down; square++) {
    for (let i = 0; i < squares.length; i++)
      readSquare(from, from.meansAt + i * across * down + square, squares[i] as Float32Array, samples !== null);
    if (samples === null) continue;
    if (squares.length === 3) mixColor(squares as [Float32Array, Float32Array, Float32Array], index);
    samples.write((square % across) * DCT_BLOCK_SIZE, Math.floor(square / across) * DCT_BLOCK_SIZE, bits);
  }
  from.meansAt += channels.length * across * down;
  return samples !== null;
}

/** Reads one square and undoes its transform, or only passes over it. */
function readSquare(from: Coefficients, meanAt: number, square: Float32Array, isWanted: boolean): void {
  const { means, others } = from;
  if (meanAt >= means.length) throw createDamagedFileError('a block of it has too few squares');
  square.fill(0);
  square[0] = HALF_VALUES[means[meanAt] as number] as number;
  let at = from.othersAt;
  let lowest = -1;
  for (let place = 1; place < AREA;) {
    if (at >= others.length) throw createDamagedFileError('a square of it is cut off');
    const value = others[at++] as number;
    if ((value & ZEROS) === ZEROS) place += (value & 0xff) === 0 ? AREA : value & 0xff;
    else {
      const to = DCT_ZIGZAG_ORDER[place++] as number;
      square[to] = HALF_VALUES[value] as number;
      if (to > lowest) lowest = to;
    }
  }
  from.othersAt = at;
  if (!isWanted) return;
  if (lowest < 0) square.fill(square[0] / DCT_BLOCK_SIZE);
  else applyInverseDct(square, (lowest >> 3) + 1);
}

/** Shares of the differences to blue and to red (Rec. ITU-R BT.709) in red, green and blue. */
const MIX: readonly (readonly [number, number])[] = [
  [0, 1.5747],
  [-0.1873, -0.4682],
  [1.8556, 0],
];

/** Red, green or blue of luma and two differences, in the place of luma. */
function mixColor([luma, blue, red]: readonly [Float32Array, Float32Array, Float32Array], index: number): void {
  const [fromBlue, fromRed] = MIX[index] as readonly [number, number];
  for (let i = 0; i < AREA; i++) luma[i] = (luma[i] as number) + fromBlue * (blue[i] as number) + fromRed * (red[i] as number);
}

/** Samples of a channel on their way out: halves, made linear again, as halves or as floats. */
class Samples {
  private readonly halves: Uint16Array | null;
  private readonly floats: Float32Array;

  constructor(
    private readonly channel: BlockChannel,
    { buffer, byteOffset, length }: Uint8Array,
    private readonly isLinear: boolean,
  ) {
    this.halves = channel.facts.type === 'half' ? new Uint16Array(buffer, byteOffset, length / 2) : null;
    this.floats = new Float32Array(buffer, byteOffset, length >> 2);
  }

  /** @param bits of the 64 floats of a square */
  write(left: number, top: number, bits: Uint32Array): void {
    const { halves, floats, isLinear } = this;
    const { columns, rows } = this.channel;
    const width = Math.min(DCT_BLOCK_SIZE, columns - left);
    const height = Math.min(DCT_BLOCK_SIZE, rows - top);
    for (let y = 0; y < height; y++)
      for (let x = 0, at = (top + y) * columns + left; x < width; x++, at++) {
        const stored = decodeHalf(bits[DCT_BLOCK_SIZE * y + x] as number);
        const half = isLinear ? stored : (LINEAR[stored] as number);
        if (halves !== null) halves[at] = half;
        else floats[at] = HALF_VALUES[half] as number;
      }
  }
}

/** The linear half for each stored one: a power of 2.2 up to one, an exponential of the same slope above. */
const LINEAR: Uint16Array = Uint16Array.from({ length: 65_536 }, (_, bits) => {
  const value = HALF_VALUES[bits] as number;
  if (!Number.isFinite(value)) return 0;
  const size = Math.abs(value);
  return encodeHalf(Math.sign(value) * (size <= 1 ? size ** 2.2 : Math.exp(2.2 * (size - 1))));
});
