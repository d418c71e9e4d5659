/** A graph of one kind of node in a chain, written by hand: the messages of onnx.proto (ONNX IR version 8) that it needs. */
export interface MinimalOnnxGraph {
  readonly operator: 'Add' | 'MatMul';
  /** How many nodes follow each other, each on the last one's output and on the input again. */
  readonly nodes: number;
  readonly shape: readonly number[];
  /** Of input and output (default: float32). */
  readonly type?: 'float32' | 'float16';
  /** Name of the input (default: x). */
  readonly input?: string;
}

/** Numbers of onnx.proto3: TensorProto.DataType. */
const TYPES = { float32: 1, float16: 10 } as const;
const OPSET = 13;
const IR_VERSION = 8;

/** The bytes of an ONNX file with one input, `x`, and the output `y`, of one type and shape: y = x op x op x … */
export function encodeTinyGraph({ operator, nodes, shape, type = 'float32', input = 'x' }: MinimalOnnxGraph): Uint8Array {
  const name = (index: number): string => (index === 0 ? input : index === nodes ? 'y' : `t${index}`);
  const chain = Array.from({ length: nodes }, (_, i) =>
    field(1, [...text(1, name(i)), ...text(1, input), ...text(2, name(i + 1)), ...text(4, operator)]),
  ).flat();
  const graph = [
    ...chain,
    ...text(2, 'tiny'),
    ...field(11, valueInfo(input, shape, TYPES[type])),
    ...field(12, valueInfo('y', shape, TYPES[type])),
  ];
  return Uint8Array.from([...number(1, IR_VERSION), ...field(7, graph), ...field(8, [...text(1, ''), ...number(2, OPSET)])]);
}

function valueInfo(name: string, shape: readonly number[], type: number): number[] {
  const axes = shape.flatMap((size) => field(1, number(1, size)));
  return [...text(1, name), ...field(2, field(1, [...number(1, type), ...field(2, axes)]))];
}

/** A field of the wire type 2: its bytes with their length before them. */
const field = (id: number, bytes: readonly number[]): number[] => [...varint(id * 8 + 2), ...varint(bytes.length), ...bytes];
const text = (id: number, value: string): number[] => field(id, [...Buffer.from(value)]);
const number = (id: number, value: number): number[] => [...varint(id * 8), ...varint(value)];

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...bytes, left];
    bytes.push((left % 128) + 128);
  }
}
