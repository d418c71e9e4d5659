import type { BlockChannel } from '../block.js';
import { channelBytes } from '../block.js';
import { damaged } from '../exr-error.js';
import { HALF_VALUES, toHalf } from '../half.js';
import { ZIGZAG, undoCosines } from './cosine-transform.js';

const SIZE = 8;
const AREA = SIZE * SIZE;
/** A coefficient with this upper byte tells how many zeros follow; none means that only zeros follow. */
const ZEROS = 0xff00;

/** The numbers of a block that follow each other: means of all squares, and the other coefficients. */
export interface Coefficients {
  readonly means: Uint16Array;
  readonly others: Uint16Array;
  meansAt: number;
  othersAt: number;
}

/**
 * The squares of one channel, or of the three colours of a layer, whose coefficients are mixed. Reads them all, and gives the
 * samples of the channel that is wanted, if it is among them.
 */
export function decodeSquares(channels: readonly BlockChannel[], wanted: BlockChannel, from: Coefficients): Uint8Array | null {
  const [first] = channels;
  if (first === undefined) throw new RangeError('no channels have no squares');
  const [across, down] = [Math.ceil(first.columns / SIZE), Math.ceil(first.rows / SIZE)];
  const index = channels.indexOf(wanted);
  const out = index < 0 ? null : new Samples(wanted, channels.length === 1 && wanted.facts.isPerceptual);
  const squares = channels.map(() => new Float32Array(AREA));
  for (let square = 0; square < across * down; square++) {
    for (const [i, data] of squares.entries()) readSquare(from, from.meansAt + i * across * down + square, data, out !== null);
    if (out === null) continue;
    out.write(
      (square % across) * SIZE,
      Math.floor(square / across) * SIZE,
      squares.length === 3 ? colorOf(squares, index) : (squares[0] as Float32Array),
    );
  }
  from.meansAt += channels.length * across * down;
  return out?.bytes ?? null;
}

/** Reads one square and undoes its transform, or only passes over it. */
function readSquare(from: Coefficients, meanAt: number, square: Float32Array, isWanted: boolean): void {
  const mean = from.means[meanAt];
  if (mean === undefined) throw damaged('a block of it has too few squares');
  square.fill(0);
  square[0] = HALF_VALUES[mean] as number;
  let isFlat = true;
  for (let place = 1; place < AREA;) {
    const value = from.others[from.othersAt++];
    if (value === undefined) throw damaged('a square of it is cut off');
    if ((value & ZEROS) === ZEROS) place += (value & 0xff) === 0 ? AREA : value & 0xff;
    else {
      square[ZIGZAG[place++] as number] = HALF_VALUES[value] as number;
      isFlat = false;
    }
  }
  if (!isWanted) return;
  if (isFlat) square.fill(square[0] / SIZE);
  else undoCosines(square);
}

/** Red, green or blue of luma and two differences (Rec. ITU-R BT.709). */
function colorOf([luma, blue, red]: readonly Float32Array[], index: number): Float32Array {
  const [fromBlue, fromRed] = [
    [0, 1.5747],
    [-0.1873, -0.4682],
    [1.8556, 0],
  ][index] as [number, number];
  return Float32Array.from({ length: AREA }, (_, i) => (luma?.[i] ?? 0) + fromBlue * (blue?.[i] ?? 0) + fromRed * (red?.[i] ?? 0));
}

/** Samples of a channel on their way out: halves, made linear again, as halves or as floats. */
class Samples {
  readonly bytes: Uint8Array;
  private readonly view: DataView;

  constructor(
    private readonly channel: BlockChannel,
    private readonly isLinear: boolean,
  ) {
    this.bytes = new Uint8Array(channelBytes(channel));
    this.view = new DataView(this.bytes.buffer);
  }

  write(left: number, top: number, square: Float32Array): void {
    const { columns, rows, facts } = this.channel;
    for (let y = 0; y < Math.min(SIZE, rows - top); y++)
      for (let x = 0; x < Math.min(SIZE, columns - left); x++) {
        const stored = toHalf(square[SIZE * y + x] as number);
        const half = this.isLinear ? stored : (LINEAR[stored] as number);
        const at = (top + y) * columns + left + x;
        if (facts.type === 'half') this.view.setUint16(2 * at, half, true);
        else this.view.setFloat32(4 * at, HALF_VALUES[half] as number, true);
      }
  }
}

/** The linear half for each stored one: a power of 2.2 up to one, an exponential of the same slope above. */
const LINEAR: Uint16Array = Uint16Array.from({ length: 65_536 }, (_, bits) => {
  const value = HALF_VALUES[bits] as number;
  if (!Number.isFinite(value)) return 0;
  const size = Math.abs(value);
  return toHalf(Math.sign(value) * (size <= 1 ? size ** 2.2 : Math.exp(2.2 * (size - 1))));
});
