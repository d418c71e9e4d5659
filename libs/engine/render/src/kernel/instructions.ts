/**
 * WebAssembly instructions as bytes ("WebAssembly Core Specification 2.0", chapter 5). Operands come first, as in the
 * code they make: `add(get(a), get(b))`.
 */
export type WasmCode = readonly number[];

/** Types of values. */
export const I32 = 0x7f;
export const F32 = 0x7d;
export const F64 = 0x7c;
export const V128 = 0x7b;
export type ValueType = typeof I32 | typeof F32 | typeof F64 | typeof V128;

/** A whole number of any sign in groups of seven bits. */
export function encodeSignedLeb128(value: number): WasmCode {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7) {
    const bits = rest & 0x7f;
    const done = rest >> 7 === ((bits & 0x40) === 0 ? 0 : -1);
    bytes.push(done ? bits : bits | 0x80);
    if (done) return bytes;
  }
}

/** A whole number from 0 to 2^32 - 1 in groups of seven bits. */
export function encodeUnsignedLeb128(value: number): WasmCode {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** A parameter or local variable of a function, by its index. */
export type Local = number;
export const getLocal = (local: Local): WasmCode => [0x20, ...encodeUnsignedLeb128(local)];
export const setLocal = (local: Local, value: WasmCode): WasmCode => [...value, 0x21, ...encodeUnsignedLeb128(local)];

export const constInt = (value: number): WasmCode => [0x41, ...encodeSignedLeb128(value)];
export const constFloat = (value: number): WasmCode => [0x44, ...new Uint8Array(Float64Array.of(value).buffer)];

const NO_VALUE = 0x40;
/** Branches count the blocks, loops and ifs around them from the inside; one to a loop goes on at its start. */
export const blockInstruction = (...body: WasmCode[]): WasmCode => [0x02, NO_VALUE, ...body.flat(), 0x0b];
export const loopInstruction = (...body: WasmCode[]): WasmCode => [0x03, NO_VALUE, ...body.flat(), 0x0b];
export const ifThen = (condition: WasmCode, ...then: WasmCode[]): WasmCode => [...condition, 0x04, NO_VALUE, ...then.flat(), 0x0b];
export const ifThenElse = (condition: WasmCode, then: WasmCode, otherwise: WasmCode): WasmCode => [
  ...condition,
  0x04,
  NO_VALUE,
  ...then,
  0x05,
  ...otherwise,
  0x0b,
];
export const branch = (depth: number): WasmCode => [0x0c, ...encodeUnsignedLeb128(depth)];
export const branchIf = (depth: number, condition: WasmCode): WasmCode => [...condition, 0x0d, ...encodeUnsignedLeb128(depth)];
export const returnValue = (value: WasmCode): WasmCode => [...value, 0x0f];
export const callFunction = (callee: number, ...operands: WasmCode[]): WasmCode => [
  ...operands.flat(),
  0x10,
  ...encodeUnsignedLeb128(callee),
];
/** `first` where the condition holds; both are worked out. */
export const select = (condition: WasmCode, first: WasmCode, second: WasmCode): WasmCode => [...first, ...second, ...condition, 0x1b];

type Unary = (value: WasmCode) => WasmCode;
type Binary = (first: WasmCode, second: WasmCode) => WasmCode;
const unary =
  (...opcode: number[]): Unary =>
  (value) => [...value, ...opcode];
const binary =
  (...opcode: number[]): Binary =>
  (first, second) => [...first, ...second, ...opcode];

/** Memory at a place in bytes plus a fixed offset. The logarithm of the alignment is a hint. */
type Load = (place: WasmCode, offset?: number) => WasmCode;
type Store = (place: WasmCode, value: WasmCode, offset?: number) => WasmCode;
const load =
  (align: number, ...opcode: number[]): Load =>
  (place, offset = 0) => [...place, ...opcode, align, ...encodeUnsignedLeb128(offset)];
const store =
  (align: number, ...opcode: number[]): Store =>
  (place, value, offset = 0) => [...place, ...value, ...opcode, align, ...encodeUnsignedLeb128(offset)];

export const loadInt = load(2, 0x28);
export const loadFloat = load(3, 0x2b);
/** A 32-bit float in memory, as 64 bits. */
export const loadSingle: Load = (place, offset) => [...load(2, 0x2a)(place, offset), 0xbb];
export const storeInt = store(2, 0x36);
/** As 32 bits. */
export const loadF32 = load(2, 0x2a);
export const storeF32 = store(2, 0x38);
export const storeFloat = store(3, 0x39);

export const notTrue = unary(0x45);
export const equalInt = binary(0x46);
export const lessInt = binary(0x48);
export const addInt = binary(0x6a);
export const subInt = binary(0x6b);
export const andInt = binary(0x71);
export const mulInt = binary(0x6c);
export const shiftLeftInt = binary(0x74);
/** How many zero bits a number ends with. */
export const countTrailingZeros = unary(0x68);
export const notInt: Unary = (value) => [...value, ...constInt(-1), 0x73];

export const equal = binary(0x61);
export const less = binary(0x63);
export const atMost = binary(0x65);
export const atLeast = binary(0x66);
export const absFloat = unary(0x99);
export const addF64 = binary(0xa0);
export const subF64 = binary(0xa1);
export const mulF64 = binary(0xa2);
export const divF64 = binary(0xa3);

/** The nearest 32-bit float. */
export const roundToF32 = unary(0xb6);
export const lessF32 = binary(0x5d);
export const atLeastF32 = binary(0x60);

/** Instructions on four 32-bit floats at once, by their code. */
const vector = (opcode: number): WasmCode => [0xfd, ...encodeUnsignedLeb128(opcode)];
export const loadFour = load(4, ...vector(0x00));
export const storeFour = store(4, ...vector(0x0b));
export const splatToFour = unary(...vector(0x13));
export const subFour = binary(...vector(0xe5));
export const mulFour = binary(...vector(0xe6));
/** The second where it is the less, else the first. */
export const lesserFour = binary(...vector(0xea));
/** The second where it is the greater, else the first. */
export const greaterFour = binary(...vector(0xeb));
export const atMostFour = binary(...vector(0x45));
export const andFour = binary(...vector(0x4e));
/** Bit i tells whether the comparison of lane i held. */
export const bitsOfFour = unary(...vector(0xa4));
