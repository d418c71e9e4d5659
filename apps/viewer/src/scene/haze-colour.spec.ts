import { describe, expect, it } from 'vitest';

import { computeHazeColour } from './haze-colour.js';

const pixels = (count: number, ...rgb: number[]): number[] => Array.from({ length: count }, () => [...rgb, 255]).flat();

describe('the colour of the haze', () => {
  it('is that of the sky between trees, without the sun', () => {
    const band = [...pixels(3, 255, 255, 255), ...pixels(25, 150, 180, 210), ...pixels(72, 30, 60, 30)];
    expect(computeHazeColour(band)).toEqual([150, 180, 210]);
  });

  it('is the only colour of an even picture', () => {
    expect(computeHazeColour(pixels(512, 12, 14, 30))).toEqual([12, 14, 30]);
  });
});
