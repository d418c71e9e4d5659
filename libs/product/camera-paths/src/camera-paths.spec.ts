import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { computeCameraAxes } from './camera-axes.js';
import { CAMERA_PATH_RANGES } from './camera-path.js';
import type { CameraPathRequest, CameraPose } from './camera-path.js';
import { completeCameraPath, countFrames, findCameraPathFault } from './complete-camera-path.js';
import { createPoseSampler, interpolateCameraPath } from './interpolate-poses.js';
import { computeShortestTurn } from './path-length.js';

const at = (x: number, z: number, yaw = 0): CameraPathRequest['poses'][number] => ({ x, y: 0, z, yaw });

describe('a path as a whole', () => {
  it('gets its defaults', () => {
    expect(completeCameraPath({ poses: [at(0, 0), at(0, -3)] })).toEqual({
      poses: [
        { x: 0, y: 0, z: 0, yaw: 0, pitch: 0, fov: 65 },
        { x: 0, y: 0, z: -3, yaw: 0, pitch: 0, fov: 65 },
      ],
      duration: 2,
      frames_per_second: 30,
      resolution: '720p',
      ease: false,
      loop: false,
      picture: 'jpeg',
      depth: false,
    });
  });

  it.each<[string, Partial<CameraPathRequest>, number]>([
    ['its speed', { speed: 3 }, 1],
    ['its duration', { duration: 7.5 }, 7.5],
    ['the way back of a loop', { loop: true }, 4],
    ['a turn of 45 degrees, which counts as a metre', { poses: [at(0, 0), at(0, -2, 45)] }, 2],
    [
      'the times of its poses',
      {
        poses: [
          { ...at(0, 0), time: 0 },
          { ...at(0, -3), time: 9 },
        ],
      },
      9,
    ],
  ])('takes its duration from %s', (_, change, seconds) => {
    expect(completeCameraPath({ poses: [at(0, 0), at(0, -3)], ...change }).duration).toBe(seconds);
  });

  it.each<[string, CameraPathRequest, RegExp]>([
    ['stands still without a duration', { poses: [at(0, 0), at(0, 0)] }, /takes 0 s, and the minimum is 0\.1 s/],
    ['is too long', { poses: [at(0, 0), at(0, -900)] }, /takes 600 s, and the maximum is 120 s/],
    [
      'has too many frames',
      { poses: [at(0, 0), at(0, -1)], duration: 31, frames_per_second: 60 },
      /has 1860 frames, and the maximum is 1800/,
    ],
    ['has too many pixels', { poses: [at(0, 0), at(0, -1)], duration: 30, resolution: '1080p' }, /the maximum in 1080p is 800/],
    ['has a duration and a speed', { poses: [at(0, 0), at(0, -1)], duration: 3, speed: 1 }, /duration and speed cannot be combined/],
    ['has times of some poses', { poses: [{ ...at(0, 0), time: 0 }, at(0, -1)] }, /either each pose has a time or none has/],
    [
      'has times and a speed',
      {
        poses: [
          { ...at(0, 0), time: 0 },
          { ...at(0, -1), time: 1 },
        ],
        speed: 1,
      },
      /speed cannot be combined/,
    ],
    [
      'begins late',
      {
        poses: [
          { ...at(0, 0), time: 1 },
          { ...at(0, -1), time: 2 },
        ],
      },
      /first pose must be 0/,
    ],
    ['goes back in time', { poses: [0, 2, 2].map((time) => ({ ...at(0, 0), time })) }, /time of pose 3 must be later/],
    ['has times and a duration', { poses: [0, 2].map((time) => ({ ...at(0, 0), time })), duration: 2 }, /except in a loop/],
    ['is a loop without an end', { poses: [0, 2].map((time) => ({ ...at(0, 0), time })), loop: true }, /needs a duration/],
    [
      'is a loop that ends too early',
      { poses: [0, 2].map((time) => ({ ...at(0, 0), time })), loop: true, duration: 2 },
      /must be greater than the last time, 2/,
    ],
  ])('is refused when it %s', (_, request, fault) => {
    expect(findCameraPathFault(request)).toMatch(fault);
  });

  it('is accepted up to its bounds', () => {
    expect(findCameraPathFault({ poses: [at(0, 0), at(0, -1)], duration: 60 })).toBeNull();
    expect(findCameraPathFault({ poses: [at(0, 0), at(0, -1)], duration: 30, resolution: '1080p', frames_per_second: 26 })).toBeNull();
    expect(findCameraPathFault({ poses: [at(0, 0), at(0, 0)], duration: 0.1 })).toBeNull();
  });
});

describe('the poses between', () => {
  it('begin and end with the key poses, and hold the speed on a straight way', () => {
    const poses = interpolateCameraPath(completeCameraPath({ poses: [at(0, 0), at(0, -1), at(0, -4)], duration: 1, frames_per_second: 9 }));
    expect(poses.map(({ z }) => z)).toEqual(Array.from({ length: 9 }, (_, i) => expect.closeTo(-i / 2, 0)));
    expect(poses[0]).toMatchObject({ x: 0, z: 0 });
    expect(poses.at(-1)?.z).toBeCloseTo(-4, 12);
  });

  it('go slowly at both ends where they are eased', () => {
    const poses = interpolateCameraPath(
      completeCameraPath({ poses: [at(0, 0), at(0, -1)], duration: 1, frames_per_second: 11, ease: true }),
    );
    const steps = poses.slice(1).map(({ z }, i) => (poses[i]?.z ?? NaN) - z);
    expect(steps[0]).toBeLessThan(0.04);
    expect(steps[5]).toBeGreaterThan(0.14);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(1, 12);
  });

  it('turn the shorter way, across the back as well', () => {
    const poses = interpolateCameraPath(completeCameraPath({ poses: [at(0, 0, 170), at(0, 0, -170)], duration: 1, frames_per_second: 3 }));
    expect(poses.map(({ yaw }) => yaw)).toEqual([170, expect.closeTo(180, 9), -170]);
  });

  it('close a loop without a repeated frame', () => {
    const square = [at(0, 0, 0), at(4, 0, 90), at(4, 4, 180), at(0, 4, 270)];
    const path = completeCameraPath({ poses: square, duration: 4, frames_per_second: 10, loop: true });
    const poses = interpolateCameraPath(path);
    expect(poses).toHaveLength(40);
    const steps = poses.map((pose, i) => {
      const next = poses[(i + 1) % poses.length];
      return Math.hypot(next.x - pose.x, next.z - pose.z);
    });
    expect(Math.min(...steps)).toBeGreaterThan(0.3);
    expect(Math.max(...steps)).toBeLessThan(0.6);
  });
});

const number = ({ min, max }: { readonly min: number; readonly max: number }) => fc.double({ min, max, noNaN: true });
const pose = fc.record({
  x: fc.double({ min: -50, max: 50, noNaN: true }),
  y: fc.double({ min: -5, max: 5, noNaN: true }),
  z: fc.double({ min: -50, max: 50, noNaN: true }),
  yaw: number(CAMERA_PATH_RANGES.yaw),
  pitch: number(CAMERA_PATH_RANGES.pitch),
  fov: number(CAMERA_PATH_RANGES.fov),
});
const gaps = fc.array(fc.double({ min: 0.2, max: 10, noNaN: true }), { minLength: 11, maxLength: 11 });
const timed = fc
  .tuple(fc.array(pose, { minLength: 2, maxLength: 12 }), gaps, fc.boolean(), fc.boolean())
  .map(([poses, steps, ease, loop]) => {
    let time = 0;
    const whole = poses.map((each, i) => ({ ...each, time: i === 0 ? 0 : (time += steps[i - 1]) }));
    return completeCameraPath({ poses: whole, ease, loop, duration: loop ? time + 1 : null });
  });

describe('any path', () => {
  it('passes each key pose at its time', () => {
    fc.assert(
      fc.property(timed, (path) => {
        const sample = createPoseSampler({ ...path, ease: false });
        const whole = path.loop ? path.duration : (path.poses.at(-1)?.time as number);
        for (const { time = 0, ...key } of path.poses) {
          const { yaw, ...passed } = sample(time / whole);
          for (const field of ['x', 'y', 'z', 'pitch', 'fov'] as const) expect(passed[field]).toBeCloseTo(key[field], 3);
          expect(Math.abs(computeShortestTurn(key.yaw, yaw))).toBeLessThan(0.01);
        }
      }),
    );
  });

  it('has finite poses within the ranges, and stays near its key poses', () => {
    fc.assert(
      fc.property(timed, (path) => {
        const sample = createPoseSampler(path);
        for (let i = 0; i <= 200; i++) {
          const { x, y, z, yaw, pitch, fov } = sample(i / 200);
          expect([x, y, z, yaw, pitch, fov].every(Number.isFinite)).toBe(true);
          expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(120);
          expect(Math.abs(y)).toBeLessThan(60);
          expect(Math.abs(yaw)).toBeLessThanOrEqual(180);
          expect(Math.abs(pitch)).toBeLessThanOrEqual(90);
          expect(fov).toBeGreaterThanOrEqual(10);
          expect(fov).toBeLessThanOrEqual(120);
        }
      }),
    );
  });

  it('moves without jumps, in speed as well', () => {
    fc.assert(
      fc.property(timed, (path) => {
        const sample = createPoseSampler({ ...path, ease: false });
        const whole = path.loop ? path.duration : (path.poses.at(-1)?.time as number);
        for (const { time = 0 } of path.poses.slice(1, -1)) {
          const step = 1e-6; // seconds
          const [before, here, after] = [-step, 0, step].map((off) => sample((time + off) / whole)) as [CameraPose, CameraPose, CameraPose];
          const [left, right] = [(here.x - before.x) / step, (after.x - here.x) / step];
          expect(Math.abs(left - right)).toBeLessThan(0.1);
        }
      }),
    );
  });

  it('has as many frames as its duration, and the same ones each time', () => {
    fc.assert(
      fc.property(timed, (path) => {
        const poses = interpolateCameraPath(path);
        expect(poses).toHaveLength(countFrames(path));
        expect(interpolateCameraPath(path)).toEqual(poses);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the axes of a camera', () => {
  it.each([
    [0, 0, [1, 0, 0], [0, 1, 0], [0, 0, -1]],
    [90, 0, [0, 0, 1], [0, 1, 0], [1, 0, 0]],
    [0, 90, [1, 0, 0], [0, 0, 1], [0, 1, 0]],
    [180, -45, [-1, 0, 0], [0, Math.SQRT1_2, Math.SQRT1_2], [0, -Math.SQRT1_2, Math.SQRT1_2]],
  ])('of yaw %d and pitch %d', (yaw, pitch, right, up, forward) => {
    const axes = computeCameraAxes({ yaw, pitch });
    const close = (direction: readonly number[]) => direction.map((value) => expect.closeTo(value, 12));
    expect(axes).toEqual({ right: close(right), up: close(up), forward: close(forward) });
  });
});
