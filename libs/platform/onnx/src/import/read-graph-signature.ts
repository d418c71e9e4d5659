import { open } from 'node:fs/promises';

import { ProtobufReader } from '../bundle/protobuf-reader.js';
import type { TensorType } from '../tensors/tensor-schema.js';

/** An input or output as an ONNX graph declares it. */
export interface GraphValue {
  readonly name: string;
  /** Null for types that bundles cannot have, such as bfloat16. */
  readonly type: TensorType | null;
  /** Sizes of axes; names of those that are open. */
  readonly shape: readonly (number | string)[];
}

export interface GraphSignature {
  readonly opset: number;
  readonly inputs: readonly GraphValue[];
  readonly outputs: readonly GraphValue[];
}

/** Numbers of onnx.proto3: TensorProto.DataType. */
const TYPES: Readonly<Record<number, TensorType>> = { 1: 'float32', 2: 'uint8', 6: 'int32', 7: 'int64', 10: 'float16' };

/** Field numbers of onnx.proto3. */
const MODEL = { graph: 7, opset: 8 } as const;
const OPSET = { domain: 1, version: 2 } as const;
const GRAPH = { input: 11, output: 12 } as const;
const VALUE = { name: 1, type: 2 } as const;
const TYPE = { tensor: 1 } as const;
const TENSOR = { type: 1, shape: 2 } as const;
const SHAPE = { axis: 1 } as const;
const AXIS = { value: 1, name: 2 } as const;

/**
 * What goes into an ONNX graph and comes out, read from its file; the weights are passed over.
 *
 * @throws RangeError for a file that is not an ONNX graph
 */
export async function readGraphSignature(path: string): Promise<GraphSignature> {
  const file = await open(path);
  try {
    const reader = new ProtobufReader(file);
    const { size } = await file.stat();
    let opset = 0;
    const [inputs, outputs]: [GraphValue[], GraphValue[]] = [[], []];
    await readFields(reader, size, {
      [MODEL.opset]: async (end) => {
        opset = Math.max(opset, await readOpset(reader, end));
      },
      [MODEL.graph]: (end) =>
        readFields(reader, end, {
          [GRAPH.input]: async (until) => void inputs.push(await readValue(reader, until)),
          [GRAPH.output]: async (until) => void outputs.push(await readValue(reader, until)),
        }),
    });
    if (outputs.length === 0) throw new RangeError('it has no outputs');
    return { opset, inputs, outputs };
  } finally {
    await file.close();
  }
}

/** Calls the visitor of each field, with the end of its content or, for a number, with the number. */
async function readFields(
  reader: ProtobufReader,
  end: number,
  visitors: Readonly<Record<number, (endOrNumber: number) => Promise<void>>>,
): Promise<void> {
  while (reader.at < end) {
    const { field, wireType } = await reader.tag();
    const visit = visitors[field];
    if (wireType === 0) {
      const number = await reader.varint();
      await visit?.(number);
    } else if (wireType === 2) {
      const length = await reader.varint();
      const next = reader.at + length;
      if (next > end) throw new RangeError('a message is longer than its container');
      await visit?.(next);
      reader.at = next;
    } else await reader.skip(wireType);
  }
}

/** The version of the standard operators; 0 of others. */
async function readOpset(reader: ProtobufReader, end: number): Promise<number> {
  let [version, domain] = [0, ''];
  await readFields(reader, end, {
    [OPSET.domain]: async (until) => {
      domain = await reader.text(until - reader.at);
    },
    [OPSET.version]: async (number) => {
      version = number;
    },
  });
  return domain === '' || domain === 'ai.onnx' ? version : 0;
}

async function readValue(reader: ProtobufReader, end: number): Promise<GraphValue> {
  let [name, type]: [string, TensorType | null] = ['', null];
  const shape: (number | string)[] = [];
  const readAxis = async (until: number): Promise<void> => {
    let size: number | string = '';
    await readFields(reader, until, {
      [AXIS.value]: async (number) => {
        size = number;
      },
      [AXIS.name]: async (limit) => {
        size = await reader.text(limit - reader.at);
      },
    });
    shape.push(size);
  };
  await readFields(reader, end, {
    [VALUE.name]: async (until) => {
      name = await reader.text(until - reader.at);
    },
    [VALUE.type]: (until) =>
      readFields(reader, until, {
        [TYPE.tensor]: (limit) =>
          readFields(reader, limit, {
            [TENSOR.type]: async (number) => {
              type = TYPES[number] ?? null;
            },
            [TENSOR.shape]: (last) => readFields(reader, last, { [SHAPE.axis]: readAxis }),
          }),
      }),
  });
  return { name, type, shape };
}
