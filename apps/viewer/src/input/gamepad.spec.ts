import { afterEach, describe, expect, it, vi } from 'vitest';

import { Gamepads, readGamepad } from './gamepad.js';

const UP = { pressed: false, touched: false, value: 0 };
const DOWN = { pressed: true, touched: true, value: 1 };

const padWith = (axes: number[], ...down: number[]) => ({
  connected: true,
  mapping: 'standard',
  axes,
  buttons: Array.from({ length: 17 }, (_, place) => (down.includes(place) ? DOWN : UP)),
});

afterEach(() => vi.unstubAllGlobals());

describe('a gamepad', () => {
  it('walks with the left stick and looks with the right one', () => {
    const state = readGamepad(padWith([0, -1, 0.5, 0]));
    expect(state).toMatchObject({ forward: 1, right: 0, up: 0, jump: false, fast: false });
    expect(state.turn).toBeCloseTo(((0.5 - 0.15) / 0.85) ** 2);
    expect(readGamepad(padWith([1, -1, 0, 1]))).toMatchObject({ forward: expect.closeTo(Math.SQRT1_2), tilt: -1 });
  });

  it('rests while its sticks are near their middle', () => {
    expect(readGamepad(padWith([0.1, -0.1, 0.1, 0]))).toMatchObject({ forward: 0, right: 0, turn: 0 });
  });

  it('jumps, runs, rises and sinks with its buttons', () => {
    expect(readGamepad(padWith([], 0, 10, 7))).toMatchObject({ jump: true, fast: true, up: 1 });
    expect(readGamepad(padWith([], 6)).up).toBe(-1);
  });

  it('gives a command once, when its button goes down', () => {
    const seen: string[] = [];
    const gamepads = new Gamepads((command) => seen.push(command));
    for (const down of [[], [5], [5], [], [5, 3]]) {
      vi.stubGlobal('navigator', { getGamepads: () => [null, padWith([], ...down)] });
      gamepads.take();
    }
    expect(seen).toEqual(['next-viewpoint', 'next-mode', 'next-viewpoint']);
  });

  it('is none where the browser refuses them, or knows another layout', () => {
    const gamepads = new Gamepads(() => undefined);
    vi.stubGlobal('navigator', { getGamepads: () => [{ ...padWith([0, -1]), mapping: '' }] });
    expect(gamepads.take().forward).toBe(0);
    vi.stubGlobal('navigator', {
      getGamepads: () => {
        throw new Error('SecurityError');
      },
    });
    expect(gamepads.take().forward).toBe(0);
  });
});
