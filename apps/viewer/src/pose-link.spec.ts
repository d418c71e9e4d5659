import { describe, expect, it } from 'vitest';

import { formatPlaceLink, formatPoseHash, parsePoseHash } from './pose-link.js';

const POSE = { position: { x: 1.234, y: -0.001, z: -4 }, yaw: 90.04, pitch: -5.55 };

describe('a pose in an address', () => {
  it('is short, and read back to the centimetre', () => {
    expect(formatPoseHash(POSE)).toBe('pose=1.23,0,-4,90,-5.5');
    expect(parsePoseHash(`#${formatPoseHash(POSE)}`)).toEqual({ position: { x: 1.23, y: 0, z: -4 }, yaw: 90, pitch: -5.5 });
  });

  it('turns angles into their range', () => {
    expect(parsePoseHash('#pose=0,0,0,270,200')).toEqual({ position: { x: 0, y: 0, z: 0 }, yaw: -90, pitch: 89 });
  });

  it.each(['', '#', '#pose=', '#pose=1,2,3', '#pose=1,2,3,4,5,6', '#pose=1,,3,4,5', '#pose=a,0,0,0,0', '#pose=1e9,0,0,0,0', '#other=1'])(
    'is none in %j',
    (hash) => {
      expect(parsePoseHash(hash)).toBeNull();
    },
  );

  it('makes a link that shows the whole page, as it is shown here', () => {
    const link = formatPlaceLink('http://host/world/w?embed=1&budget=100k&ui=0#pose=9,9,9,0,0', { pose: POSE, mode: 'walk' });
    expect(link).toBe('http://host/world/w?budget=100k&mode=walk#pose=1.23,0,-4,90,-5.5');
  });
});
