/** One channel of a decoded frame, where its samples lie among others. */
export interface PixelChannel {
  readonly samples: Uint8Array | Uint16Array;
  readonly width: number;
  readonly height: number;
  /** Index of the first sample, and the distance from one to the next in a row and from row to row. */
  readonly offset: number;
  readonly step: number;
  readonly stride: number;
}

/** For each output sample the input samples it covers; those at its two ends only in part. */
interface Spans {
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly head: Float64Array;
  readonly tail: Float64Array;
  readonly inner: number;
}

/**
 * Scales a channel by averaging the area that each output sample covers.
 *
 * @returns columns times rows values, row by row, in the unit of the samples
 */
export function averageChannel(channel: PixelChannel, columns: number, rows: number): Float32Array {
  const across = spansOf(channel.width, columns);
  const down = spansOf(channel.height, rows);
  const out = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const [first, last] = [down.first[row] as number, down.last[row] as number];
    for (let y = first; y <= last; y++) {
      const share = y === first ? (down.head[row] as number) : y === last ? (down.tail[row] as number) : down.inner;
      addRow(channel, { y, share, across }, out.subarray(row * columns, (row + 1) * columns));
    }
  }
  return out;
}

interface RowShare {
  readonly y: number;
  readonly share: number;
  readonly across: Spans;
}

function addRow({ samples, offset, step, stride }: PixelChannel, { y, share, across }: RowShare, out: Float32Array): void {
  const start = offset + y * stride;
  for (let x = 0; x < out.length; x++) {
    const [first, last] = [across.first[x] as number, across.last[x] as number];
    let sum = 0;
    for (let i = first + 1; i < last; i++) sum += samples[start + i * step] as number;
    sum = sum * across.inner + (across.head[x] as number) * (samples[start + first * step] as number);
    if (last > first) sum += (across.tail[x] as number) * (samples[start + last * step] as number);
    out[x] = (out[x] as number) + share * sum;
  }
}

function spansOf(length: number, count: number): Spans {
  const size = length / count;
  const spans = {
    first: new Int32Array(count),
    last: new Int32Array(count),
    head: new Float64Array(count),
    tail: new Float64Array(count),
    inner: 1 / size,
  };
  for (let i = 0; i < count; i++) {
    const [from, to] = [i * size, Math.min(length, (i + 1) * size)];
    const first = Math.min(length - 1, Math.floor(from));
    const last = Math.max(first, Math.ceil(to) - 1);
    spans.first[i] = first;
    spans.last[i] = last;
    spans.head[i] = first === last ? 1 : (first + 1 - from) / (to - from);
    spans.tail[i] = (to - last) / (to - from);
  }
  return spans;
}
