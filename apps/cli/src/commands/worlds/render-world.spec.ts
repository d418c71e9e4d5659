import { describe, expect, it } from 'vitest';

import { UsageError } from '../../values/usage-error.js';
import { applyOptions, chooseFormat, readCameraPath } from './render-world.js';

const POSES = [
  { x: 0, y: 0, z: 0 },
  { x: 0, y: 0, z: -4, yaw: 90 },
];

describe('the path of a film', () => {
  it.each([
    ['a list of poses', JSON.stringify(POSES), { poses: POSES }],
    ['a whole path', JSON.stringify({ poses: POSES, loop: true }), { poses: POSES, loop: true }],
  ])('is read from %s', (_, text, path) => expect(readCameraPath(text, 'path.json')).toEqual(path));

  it.each([
    ['text', 'poses'],
    ['an object without poses', '{"duration": 3}'],
    ['null', 'null'],
    ['a number', '7'],
  ])('is refused when it is %s', (_, text) => expect(() => readCameraPath(text, 'path.json')).toThrow(UsageError));

  it('takes the options of the command', () => {
    const path = { poses: POSES, speed: 2, frames_per_second: 60 };
    expect(applyOptions(path, {})).toEqual(path);
    expect(applyOptions(path, { duration: '7.5', fps: '24', resolution: '1080p', depth: true })).toEqual({
      poses: POSES,
      duration: 7.5,
      frames_per_second: 24,
      resolution: '1080p',
      depth: true,
    });
    expect(() => applyOptions(path, { duration: 'long' })).toThrow(UsageError);
    expect(() => applyOptions(path, { fps: '2.5' })).toThrow(UsageError);
  });

  it.each([
    [undefined, undefined, 'mp4'],
    [undefined, 'walk.mp4', 'mp4'],
    [undefined, 'walk.ZIP', 'frames'],
    ['frames', 'walk', 'frames'],
    ['mp4', 'walk.zip', 'mp4'],
  ])('with the format %s and the file %s is made as %s', (format, out, made) => expect(chooseFormat(format, out)).toBe(made));
});
