import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Field numbers of onnx.proto3 on the ways from a model to the places of its weights. */
const MODEL = { graph: 7, functions: 25 } as const;
const GRAPH = { node: 1, initializer: 5, sparseInitializer: 15 } as const;
const FUNCTION = { node: 7, attributes: 11 } as const;
const NODE = { attribute: 5 } as const;
const ATTRIBUTE = { tensor: 5, graph: 6, tensors: 10, graphs: 11, sparse: 22, sparses: 23 } as const;
const SPARSE = { values: 1, indices: 2 } as const;
const TENSOR = { externalData: 13 } as const;
const ENTRY = { key: 1, value: 2 } as const;

type Kind = 'model' | 'graph' | 'function' | 'node' | 'attribute' | 'sparse' | 'tensor';

/** What messages of each kind hold, by field number. */
const INSIDE: Readonly<Record<Kind, Readonly<Record<number, Kind>>>> = {
  model: { [MODEL.graph]: 'graph', [MODEL.functions]: 'function' },
  graph: { [GRAPH.node]: 'node', [GRAPH.initializer]: 'tensor', [GRAPH.sparseInitializer]: 'sparse' },
  function: { [FUNCTION.node]: 'node', [FUNCTION.attributes]: 'attribute' },
  node: { [NODE.attribute]: 'attribute' },
  attribute: {
    [ATTRIBUTE.tensor]: 'tensor',
    [ATTRIBUTE.graph]: 'graph',
    [ATTRIBUTE.tensors]: 'tensor',
    [ATTRIBUTE.graphs]: 'graph',
    [ATTRIBUTE.sparse]: 'sparse',
    [ATTRIBUTE.sparses]: 'sparse',
  },
  sparse: { [SPARSE.values]: 'tensor', [SPARSE.indices]: 'tensor' },
  tensor: {},
};

const DEPTH_MAX = 64;
const ENTRY_BYTES_MAX = 4_096;
const WINDOW = 65_536;

/**
 * The files beside an ONNX graph that it reads weights from, as it names them, each once. The graph is walked by its lengths; the
 * weights in it are passed over unread. A file that is no graph has none here: the runtime tells of it.
 */
export async function readExternalFiles(path: string): Promise<string[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const found = new Set<string>();
    await walk(new Reader(file), { kind: 'model', end: size, depth: 0 }, found);
    return [...found].sort();
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  } finally {
    await file.close();
  }
}

interface Message {
  readonly kind: Kind;
  readonly end: number;
  readonly depth: number;
}

async function walk(reader: Reader, { kind, end, depth }: Message, found: Set<string>): Promise<void> {
  if (depth > DEPTH_MAX) throw new RangeError('graphs are nested too deeply');
  while (reader.at < end) {
    const { field, wireType } = await reader.tag();
    if (wireType !== 2) {
      await reader.skip(wireType);
      continue;
    }
    const length = await reader.varint();
    const next = reader.at + length;
    if (next > end) throw new RangeError('a message is longer than its container');
    const inner = INSIDE[kind][field];
    if (inner !== undefined) await walk(reader, { kind: inner, end: next, depth: depth + 1 }, found);
    else if (kind === 'tensor' && field === TENSOR.externalData) await readEntry(reader, next, found);
    reader.at = next;
  }
}

/** A pair of texts; that of the key `location` is the path. */
async function readEntry(reader: Reader, end: number, found: Set<string>): Promise<void> {
  if (end - reader.at > ENTRY_BYTES_MAX) throw new RangeError('a path is too long');
  const pair = ['', ''];
  while (reader.at < end) {
    const { field, wireType } = await reader.tag();
    if (wireType !== 2) throw new RangeError('an entry is not a pair of strings');
    const text = await reader.text(await reader.varint());
    if (field === ENTRY.key) pair[0] = text;
    if (field === ENTRY.value) pair[1] = text;
  }
  if (pair[0] === 'location') found.add(pair[1] ?? '');
}

/** Reads small pieces of a large file, one window at a time. */
class Reader {
  at = 0;
  private window = Buffer.alloc(0);
  private from = 0;

  constructor(private readonly file: FileHandle) {}

  async tag(): Promise<{ field: number; wireType: number }> {
    const tag = await this.varint();
    return { field: Math.floor(tag / 8), wireType: tag % 8 };
  }

  async varint(): Promise<number> {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = await this.byte();
      value += (byte % 128) * scale;
      if (byte < 128) return value;
      if (scale > Number.MAX_SAFE_INTEGER) throw new RangeError('a number of more than nine bytes');
    }
  }

  async skip(wireType: number): Promise<void> {
    if (wireType === 0) await this.varint();
    else if (wireType === 1) this.at += 8;
    else if (wireType === 5) this.at += 4;
    else throw new RangeError('not a Protocol Buffers message');
  }

  async text(length: number): Promise<string> {
    const bytes: number[] = [];
    for (let i = 0; i < Math.min(length, ENTRY_BYTES_MAX); i++) bytes.push(await this.byte());
    return Buffer.from(bytes).toString('utf8');
  }

  private async byte(): Promise<number> {
    if (this.at < this.from || this.at >= this.from + this.window.length) await this.fill();
    return this.window[this.at++ - this.from] ?? 0;
  }

  private async fill(): Promise<void> {
    const { bytesRead, buffer } = await this.file.read(Buffer.alloc(WINDOW), 0, WINDOW, this.at);
    if (bytesRead === 0) throw new RangeError('the file ends within a message');
    this.window = buffer.subarray(0, bytesRead);
    this.from = this.at;
  }
}
