import { completeCameraPath } from '@diorama/camera-paths';
import type { CameraPose } from '@diorama/camera-paths';
import { createTableRunner } from '@diorama/jobs';
import { createSplatCloud, encodeSpz, SH_C0 } from '@diorama/splat';
import type { SplatCloud } from '@diorama/splat';
import { describe, expect, it } from 'vitest';

import { SPLAT_VIEW_JOBS } from './jobs.js';
import { renderCameraPath } from './render-camera-path.js';
import { renderSplatView } from './render-splat-view.js';
import type { SplatViewOrder, SplatViewPicture } from './render-splat-view.js';
import { createSplatScene } from './splat-scene.js';

interface Ball {
  readonly at: readonly [number, number, number];
  /** Standard deviation in metres. */
  readonly size: number;
  readonly rgb: readonly [number, number, number];
  /** A logit. */
  readonly opacity?: number;
}

function cloudOf(balls: readonly Ball[]): SplatCloud {
  const cloud = createSplatCloud(balls.length);
  for (const [i, { at, size, rgb, opacity = 20 }] of balls.entries()) {
    cloud.positions.set(at, 3 * i);
    cloud.scales.fill(Math.log(size), 3 * i, 3 * i + 3);
    cloud.rotations.set([0, 0, 0, 1], 4 * i);
    cloud.colors.set(
      rgb.map((value) => (value / 255 - 0.5) / SH_C0),
      3 * i,
    );
    cloud.opacities[i] = opacity;
  }
  return cloud;
}

const AHEAD: CameraPose = { x: 0, y: 0, z: 0, yaw: 0, pitch: 0, fov: 90 };
const order = (change: Partial<SplatViewOrder> = {}): SplatViewOrder => ({
  pose: AHEAD,
  width: 64,
  height: 32,
  background: [10, 20, 30],
  depth: true,
  ...change,
});
const pixel = ({ width, color }: SplatViewPicture, x: number, y: number): number[] => [
  ...color.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
];
const RED = [200, 0, 0] as const;
const BLUE = [0, 0, 200] as const;

describe('a view of splats', () => {
  const scene = createSplatScene(cloudOf([{ at: [0, 0, -4], size: 0.6, rgb: RED }]));

  it('shows a splat in the colour of the direction in which it is seen', () => {
    const plain = cloudOf([{ at: [0, 0, -4], size: 0.6, rgb: [100, 100, 100] }]);
    const tilted = { ...plain, shDegree: 1, sh: Float32Array.of(0.5, 0, 0, 0, 0, 0, 0, 0, 0) };
    const view = (pose: CameraPose) => pixel(renderSplatView(createSplatScene(tilted), order({ pose, background: [0, 0, 0] })), 32, 16);
    const level = view(AHEAD);
    const above = view({ ...AHEAD, y: 4, pitch: -45 });
    expect(level[0]).toBe(level[1]);
    expect((above[0] ?? NaN) - (above[1] ?? NaN)).toBeGreaterThan(25);
  });

  it('shows the background where nothing is, and an opaque splat in its colour', () => {
    const picture = renderSplatView(scene, order());
    expect(pixel(picture, 1, 1)).toEqual([10, 20, 30]);
    // The pixel is half a pixel off the middle of the splat, and the blur takes 5 % of its opacity.
    expect(pixel(picture, 32, 16)[0]).toBeGreaterThan(175);
  });

  it('holds metres along its axis in millimetres, and 0 where nothing is', () => {
    const { depth } = renderSplatView(scene, order());
    expect(depth[16 * 64 + 32]).toBe(4_000);
    expect(depth[65]).toBe(0);
    expect(renderSplatView(scene, order({ depth: false })).depth).toHaveLength(0);
  });

  it.each<[string, Partial<CameraPose>, [number, number]]>([
    ['to the left when the camera turns right', { yaw: 26.565 }, [23.5, 15.5]],
    ['down when the camera looks up', { pitch: 14.036 }, [31.5, 19.5]],
    ['to the right when the camera steps to the left', { x: -2 }, [39.5, 15.5]],
    ['up when the camera steps down', { y: -1 }, [31.5, 11.5]],
  ])('moves a splat %s', (_, change, [x, y]) => {
    const picture = renderSplatView(scene, order({ pose: { ...AHEAD, ...change } }));
    let [sum, across, down] = [0, 0, 0];
    for (let row = 0; row < 32; row++)
      for (let column = 0; column < 64; column++) {
        const weight = Math.max(0, (pixel(picture, column, row)[0] ?? 0) - 10);
        sum += weight;
        across += weight * column;
        down += weight * row;
      }
    // With 90 degrees from top to bottom, the focal length is 16 pixels.
    expect([across / sum, down / sum]).toEqual([expect.closeTo(x, 0), expect.closeTo(y, 0)]);
  });

  it('hides what lies behind, for every order of the splats in the file', () => {
    const [near, far]: [Ball, Ball] = [
      { at: [0, 0, -2], size: 0.5, rgb: RED },
      { at: [0, 0, -6], size: 1.5, rgb: BLUE },
    ];
    for (const balls of [
      [near, far],
      [far, near],
    ]) {
      const [red = 0, , blue = 255] = pixel(renderSplatView(createSplatScene(cloudOf(balls)), order()), 32, 16);
      expect(red).toBeGreaterThan(5 * blue);
    }
  });

  it('shows nothing of what lies behind the camera or too near to it', () => {
    const behind = createSplatScene(
      cloudOf([
        { at: [0, 0, 4], size: 0.6, rgb: RED },
        { at: [0, 0, -0.01], size: 0.6, rgb: RED },
      ]),
    );
    const { color } = renderSplatView(behind, order());
    for (let p = 0; p < color.length; p += 3) expect([...color.subarray(p, p + 3)]).toEqual([10, 20, 30]);
  });

  it('blends half of a splat that stops half of the light', () => {
    const veil = createSplatScene(cloudOf([{ at: [0, 0, -4], size: 3, rgb: [210, 120, 30], opacity: 0 }]));
    const [red = 0, green = 0, blue = 0] = pixel(renderSplatView(veil, order()), 32, 16);
    expect([red, green, blue]).toEqual([110, 70, 30].map((value) => expect.closeTo(value, -0.5)));
  });
});

describe('the frames of a path', () => {
  const splats = encodeSpz(
    cloudOf(
      Array.from({ length: 200 }, (_, i) => ({ at: [Math.sin(7 * i), Math.sin(11 * i), -3 - (i % 7)], size: 0.2, rgb: [i, 255 - i, 90] })),
    ),
  );
  const path = completeCameraPath({
    poses: [
      { x: 0, y: 0, z: 0 },
      { x: 1, y: 0, z: -1, yaw: 20 },
    ],
    duration: 1,
    frames_per_second: 5,
    resolution: '360p',
  });
  const request = (signal: { throwIfAborted(): void } = { throwIfAborted() {} }) => ({
    splats: Uint8Array.from(splats),
    background: [0, 0, 0] as const,
    runner: createTableRunner(SPLAT_VIEW_JOBS, undefined),
    signal,
  });
  const collect = async (): Promise<SplatViewPicture[]> => {
    const frames: SplatViewPicture[] = [];
    for await (const frame of renderCameraPath(path, request())) frames.push(frame);
    return frames;
  };

  it('are views from the poses, the first and the last one included, and the same each time', async () => {
    const frames = await collect();
    expect(frames).toHaveLength(5);
    const scene = SPLAT_VIEW_JOBS['open-splats']({ bytes: Uint8Array.from(splats) }, undefined);
    for (const [frame, pose] of [
      [frames[0], path.poses[0]],
      [frames.at(-1), path.poses[1]],
    ] as const) {
      const view = renderSplatView(scene, { pose, width: 640, height: 360, background: [0, 0, 0], depth: false });
      expect(Buffer.compare(Buffer.from(frame?.color ?? []), Buffer.from(view.color))).toBe(0);
    }
    expect(await collect()).toEqual(frames);
  });

  it('end between two frames when they are cancelled', async () => {
    let asked = 0;
    const signal = {
      throwIfAborted() {
        if (++asked > 2) throw new Error('cancelled');
      },
    };
    let frames = 0;
    const read = async (): Promise<void> => {
      for await (const frame of renderCameraPath(path, request(signal))) frames += Number(frame.width > 0);
    };
    await expect(read()).rejects.toThrow('cancelled');
    expect(frames).toBe(2);
    expect(asked).toBe(3);
  });

  it('are refused of a damaged file', async () => {
    const damaged = { ...request(), splats: Uint8Array.from([1, 2, 3]) };
    await expect(renderCameraPath(path, damaged).next()).rejects.toThrow('SPZ');
  });
});
