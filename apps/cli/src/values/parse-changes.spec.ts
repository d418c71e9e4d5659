import { describe, expect, it } from 'vitest';

import { parseChanges } from './parse-changes.js';
import { UsageError } from './usage-error.js';

const NONE = { removes: [], moves: [], restyles: [], adds: [] };

describe('the options of an edit', () => {
  it('are changes in a fixed order', () => {
    const changes = parseChanges({
      adds: ['bench', 'well at 1,-4'],
      moves: ['2 to 3,-5', 'barn.1 to -3.5,-8,90'],
      removes: ['1', 'fence'],
      restyles: ['0 color=0.6,0.02,0.02 size=1.5', 'barn substance=brick state=mossy'],
    });
    expect(changes).toEqual([
      { remove: { object: 1 } },
      { remove: { object: 'fence' } },
      { move: { object: 2, to: { x: 3, z: -5 } } },
      { move: { object: 'barn', item: 1, to: { x: -3.5, z: -8, turn: 90 } } },
      { restyle: { object: 0, color: [0.6, 0.02, 0.02], size: 1.5 } },
      { restyle: { object: 'barn', substance: 'brick', state: 'mossy' } },
      { add: { kind: 'bench' } },
      { add: { kind: 'well', at: [{ x: 1, z: -4 }] } },
    ]);
  });

  it.each([
    ['moves', '2'],
    ['moves', '2 to 3'],
    ['moves', '2 to 3,x'],
    ['moves', '2 to 1,2,3,4'],
    ['restyles', '0'],
    ['restyles', '0 paint=red'],
    ['restyles', '0 size=large'],
    ['removes', 'a b'],
    ['adds', 'bench at'],
  ] as const)('are refused where they say nothing that can be done: %s "%s"', (option, text) => {
    expect(() => parseChanges({ ...NONE, [option]: [text] })).toThrow(UsageError);
  });
});
