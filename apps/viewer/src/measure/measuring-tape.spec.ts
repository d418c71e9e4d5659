import { describe, expect, it } from 'vitest';

import { MeasuringTape, formatMetres, measureTapeLength } from './measuring-tape.js';

const A = { x: 0, y: 0, z: 0 };
const B = { x: 3, y: 0, z: 4 };

describe('a tape', () => {
  it('runs from the first point to the pointer until the second point is set', () => {
    const tape = new MeasuringTape();
    tape.stretch(B);
    expect(tape.line).toBeNull();
    tape.put(A);
    tape.stretch(B);
    expect(tape.line).toEqual({ from: A, to: B, isSet: false });
    tape.put(B);
    tape.stretch(A);
    expect(tape.line).toEqual({ from: A, to: B, isSet: true });
  });

  it('begins anew with a third point, and is gone when cleared', () => {
    const tape = new MeasuringTape();
    for (const point of [A, B, B]) tape.put(point);
    expect(tape.line).toEqual({ from: B, to: B, isSet: false });
    tape.clear();
    expect(tape.line).toBeNull();
  });

  it('is read in metres', () => {
    expect(measureTapeLength({ from: A, to: B, isSet: true })).toBe(5);
    expect([0.304, 5, 9.994, 9.996, 48.25].map(formatMetres)).toEqual(['0.30 m', '5.00 m', '9.99 m', '10.0 m', '48.3 m']);
  });
});
