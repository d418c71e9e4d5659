import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addF64,
  callFunction,
  ifThenElse,
  F64,
  constFloat,
  getLocal,
  returnValue,
  I32,
  constInt,
  less,
  loadFloat,
  loadInt,
  storeFloat,
  storeInt,
} from './instructions.js';
import { FunctionWriter, writeModule } from './module-writer.js';
import { compileModule, linkModule, createWasmMemory } from './web-assembly.js';

type Numeric = (...values: number[]) => number;

/** Makes the functions callable by their names. */
function link(...functions: FunctionWriter[]): { run: (name: string, ...values: number[]) => number; floats: Float64Array } {
  const memory = createWasmMemory(64);
  const exports = linkModule(compileModule(writeModule(functions)), memory);
  return { run: (name, ...values) => (exports[name] as Numeric)(...values), floats: new Float64Array(memory.buffer) };
}

test('whole numbers of every length come back', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      const f = new FunctionWriter('value');
      f.body(constInt(value));
      expect(link(f).run('value')).toBe(value);
    }),
    { numRuns: 200, examples: [[0], [-1], [63], [64], [-64], [-65], [8191], [8192], [2 ** 31 - 1], [-(2 ** 31)]] },
  );
});

test('functions call each other, branch and keep numbers in memory', () => {
  const lesser = new FunctionWriter();
  const [a, b] = [lesser.parameter(F64), lesser.parameter(F64)];
  lesser.body(ifThenElse(less(getLocal(a), getLocal(b)), returnValue(constInt(1)), returnValue(constInt(2))), constInt(0));
  const keep = new FunctionWriter('keep');
  const [x, y] = [keep.parameter(F64), keep.parameter(F64)];
  keep.body(
    storeFloat(constInt(0), addF64(getLocal(x), addF64(getLocal(y), constFloat(0.1))), 8),
    storeInt(constInt(0), callFunction(0, getLocal(x), loadFloat(constInt(0), 8)), 0),
    loadInt(constInt(0), 0),
  );
  const { run, floats } = link(lesser, keep);
  expect(run('keep', 1.5, 2.5)).toBe(1);
  expect(floats[1]).toBe(1.5 + (2.5 + 0.1));
  expect(run('keep', 1.5, -2.5)).toBe(2);
});

test('a parameter after a local is refused', () => {
  const f = new FunctionWriter();
  f.int();
  expect(() => f.parameter(I32)).toThrow(RangeError);
});
