import { open } from 'node:fs/promises';

import { ProtobufReader } from './protobuf-reader.js';

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

/**
 * The files beside an ONNX graph that it reads weights from, as it names them, each once. The graph is walked by its lengths; the
 * weights in it are passed over unread. A file that is no graph has none here: the runtime tells of it.
 */
export async function readExternalFiles(path: string): Promise<string[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const found = new Set<string>();
    await walk(new ProtobufReader(file), { kind: 'model', end: size, depth: 0 }, found);
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

async function walk(reader: ProtobufReader, { kind, end, depth }: Message, found: Set<string>): Promise<void> {
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
async function readEntry(reader: ProtobufReader, end: number, found: Set<string>): Promise<void> {
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
