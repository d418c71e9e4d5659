import { F32, F64, I32, encodeUnsignedLeb128, V128 } from './instructions.js';
import type { WasmCode, Local, ValueType } from './instructions.js';

/** A function being written: its parameters come first, then locals, then the code. */
export class FunctionWriter {
  private readonly parameters: ValueType[] = [];
  private readonly locals: ValueType[] = [];
  private code: WasmCode = [];

  /** `exported` is the name under which JavaScript calls it. Every function answers a 32-bit integer. */
  constructor(readonly exported: string | null = null) {}

  /** @throws RangeError once there are locals */
  parameter(type: ValueType): Local {
    if (this.locals.length > 0) throw new RangeError('parameters come before locals');
    return this.parameters.push(type) - 1;
  }

  int(): Local {
    return this.local(I32);
  }

  float(): Local {
    return this.local(F64);
  }

  single(): Local {
    return this.local(F32);
  }

  four(): Local {
    return this.local(V128);
  }

  body(...code: WasmCode[]): void {
    this.code = code.flat();
  }

  get type(): WasmCode {
    return [0x60, ...listOf(this.parameters.map((type) => [type])), ...listOf([[I32]])];
  }

  get entry(): WasmCode {
    const entry = [...listOf(this.locals.map((type) => [1, type])), ...this.code, 0x0b];
    return [...encodeUnsignedLeb128(entry.length), ...entry];
  }

  private local(type: ValueType): Local {
    return this.parameters.length + this.locals.push(type) - 1;
  }
}

/** The bytes of a module of these functions, which call each other by their place in the list; it imports `host.memory`. */
export function writeModule(functions: readonly FunctionWriter[]): Uint8Array {
  const memory = [...nameOf('host'), ...nameOf('memory'), 0x02, 0x00, 0x01];
  const exports = functions.flatMap(({ exported }, i) =>
    exported === null ? [] : [[...nameOf(exported), 0x00, ...encodeUnsignedLeb128(i)]],
  );
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, listOf(functions.map(({ type }) => type))),
    ...section(2, listOf([memory])),
    ...section(3, listOf(functions.map((_, i) => encodeUnsignedLeb128(i)))),
    ...section(7, listOf(exports)),
    ...section(10, listOf(functions.map(({ entry }) => entry))),
  ]);
}

/** Zero, `asm`, and version 1 of the format. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

const listOf = (items: readonly WasmCode[]): WasmCode => [...encodeUnsignedLeb128(items.length), ...items.flat()];
const section = (id: number, content: WasmCode): WasmCode => [id, ...encodeUnsignedLeb128(content.length), ...content];
const nameOf = (name: string): WasmCode => listOf(Array.from(name, (letter) => [letter.charCodeAt(0)]));
