import { describe, expect, it } from 'vitest';

import { getContentType } from './content-type.js';

describe('the media type of an object', () => {
  it.each([
    ['w/a.spz', 'application/octet-stream'],
    ['w/a.ply', 'application/octet-stream'],
    ['w/a.glb', 'model/gltf-binary'],
    ['w/a.exr', 'image/x-exr'],
    ['w/a.png', 'image/png'],
    ['w/a.webp', 'image/webp'],
    ['w/a.jpg', 'image/jpeg'],
    ['w/a.jpeg', 'image/jpeg'],
    ['w/a.json', 'application/json'],
    ['w/a.html', 'application/octet-stream'],
    ['w/a.svg', 'application/octet-stream'],
    ['w/a.png.js', 'application/octet-stream'],
    ['w.png/a', 'application/octet-stream'],
    ['w/png', 'application/octet-stream'],
    ['w/a.', 'application/octet-stream'],
    ['w/a.constructor', 'application/octet-stream'],
  ])('%s is %s', (key, expected) => {
    expect(getContentType(key)).toBe(expected);
  });
});
