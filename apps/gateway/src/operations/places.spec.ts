import type { DomainError } from '@diorama/domain';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Places } from './places.js';

const MOST = 3;

function tried(places: Places, holder: string): (() => void) | DomainError {
  try {
    return places.take(holder);
  } catch (error) {
    return error as DomainError;
  }
}

describe('places for streams', () => {
  it('are so many for each holder, however they come and go', () => {
    assert(
      property(array(integer({ min: -3, max: 3 }).filter((step) => step !== 0)), (steps) => {
        const places = new Places(MOST);
        const open = new Map([1, 2, 3].map((holder) => [holder, [] as (() => void)[]]));
        for (const step of steps) {
          const held = open.get(Math.abs(step)) ?? [];
          if (step < 0) {
            held.pop()?.();
            continue;
          }
          const leave = tried(places, `acc_${step}`);
          expect(typeof leave === 'function').toBe(held.length < MOST);
          if (typeof leave === 'function') held.push(leave);
        }
        for (const leave of [...open.values()].flat()) leave();
        for (const holder of [1, 1, 1, 2, 3]) places.take(`acc_${holder}`);
      }),
    );
  });

  it('are refused with how many there are, and when to come again', () => {
    const places = new Places(1);
    places.take('acc_1');
    const details = { streams: '1', retry_after: '10' };
    expect(() => places.take('acc_1')).toThrow(expect.objectContaining({ code: 'STREAMS_LIMITED', details }) as Error);
  });
});
