import { describe, expect, it } from 'vitest';

import { chooseDepthChannel } from './choose-depth-channel.js';
import { ExrError } from './model/exr-error.js';
import { readChannel } from './read-channel.js';
import { readHeader } from './read-header.js';
import { encodeExr } from './write-exr.js';

/** A file of 2 x 1 pixels; each channel holds its number, or what is told. */
const file = (names: readonly string[], value: (channel: number) => number = (channel) => channel): Uint8Array =>
  encodeExr({ width: 2, height: 1, channels: names.map((name, i) => ({ name, data: new Float32Array(2).fill(value(i)) })) });

const chosen = (names: readonly string[]): string => chooseDepthChannel(readHeader(file(names))).name;

describe('the channel that holds the depth', () => {
  it.each([
    [['R', 'G', 'B', 'A', 'Z', 'depth', 'Y'], 'Z'],
    [
      ['ViewLayer.Combined.R', 'ViewLayer.Combined.G', 'ViewLayer.Combined.B', 'ViewLayer.Depth.Z', 'ViewLayer.Normal.Z'],
      'ViewLayer.Depth.Z',
    ],
    [['Depth.Z', 'Image.R'], 'Depth.Z'],
    [['depth.V'], 'depth.V'],
    [['Depth', 'A', 'Y'], 'Depth'],
    [['depth.R', 'A'], 'depth.R'],
    [['zDepth', 'R', 'G', 'B'], 'zDepth'],
    [['depth_metres', 'A'], 'depth_metres'],
    [['R', 'G', 'B', 'left.Z'], 'left.Z'],
    [['Y', 'A'], 'Y'],
    [['R', 'A'], 'R'],
    [['distance'], 'distance'],
  ])('of %j is %s', (names, name) => {
    expect(chosen(names)).toBe(name);
  });

  it.each([
    [['left.Depth.Z', 'right.Depth.Z']],
    [['depth', 'Depth']],
    [['normal.X', 'normal.Y', 'normal.Z']],
    [['BY', 'RY', 'Y']],
    [['R', 'G']],
    [['A', 'B', 'C']],
  ])('of %j is told to be unclear, with the names', (names) => {
    const listed = names.toSorted((a, b) => (a < b ? -1 : 1)).join(', ');
    expect(() => chosen(names)).toThrow(new ExrError(`no channel of the EXR file is clearly the depth (Z): ${listed}`, 'not-found'));
  });

  it('may be the grey of three equal colours, which only their pixels tell', () => {
    expect(chooseDepthChannel(readHeader(file(['R', 'G', 'B'])))).toMatchObject({ name: 'R', greyWith: [0, 1] });
    expect(readChannel(file(['R', 'G', 'B'], () => NaN))).toMatchObject({ channel: 'R', data: new Float32Array([NaN, NaN]) });
    expect(() => readChannel(file(['R', 'G', 'B']))).toThrow('is clearly the depth (Z): B, G, R');
    expect(readChannel(file(['R', 'G', 'B']), { channel: 'R' }).channel).toBe('R');
  });

  it('names sixteen channels at most', () => {
    const names = Array.from({ length: 20 }, (_, i) => `c${String(i).padStart(2, '0')}`);
    expect(() => chosen(names)).toThrow('c14, c15 and 4 more');
  });
});
