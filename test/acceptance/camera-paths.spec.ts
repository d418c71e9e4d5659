import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { decodePicture, renderPerspectiveView } from '@diorama/images';
import { SPLAT_VIEW_JOBS } from '@diorama/splat-views';
import { extractFrames, probeVideo } from '@diorama/video';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
const folder = mkdtempSync(join(tmpdir(), 'diorama-films-'));
let client: Client;
let worldId: string;
let route: string;
let assets: Answer['body'];
/** Where the first frame looks. */
let yaw: number;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'camera paths', AMPLE));
  const { body } = await client.generate('a stone well on a green meadow at noon', { seed: 5 });
  ({ world_id: worldId } = (await client.finish(body.operation_id)).metadata);
  route = `/svc/v1/worlds/${worldId}:export`;
  ({ assets } = (await client.get(`/svc/v1/worlds/${worldId}`)).body.world);
  ({ azimuth: yaw } = assets.spawn_points[0]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

/** Half a second from the capture point, 10 frames of 640 by 360. */
const walk = (change: object = {}) => ({
  poses: [
    { x: 0, y: 0, z: 0, yaw },
    { x: 0.5, y: 0.2, z: 0, yaw: yaw + 30, pitch: -5, fov: 50 },
  ],
  duration: 0.5,
  frames_per_second: 20,
  resolution: '360p',
  ...change,
});

const start = (format: string, path: object) => client.post(route, { asset_type: 'camera_path', format, camera_path: path });

async function render(format: string, path: object): Promise<Answer['body']> {
  const { status, body } = await start(format, path);
  expect({ status, detail: body.detail }).toEqual({ status: 200, detail: undefined });
  const done = await client.finish(body.operation_id);
  expect(done.error).toBeNull();
  return done;
}

/** What the splats of the world show from a pose, red, green and blue of each pixel. */
async function renderView(pose: { x: number; y: number; z: number; yaw: number; pitch: number; fov: number }) {
  const scene = SPLAT_VIEW_JOBS['open-splats']({ bytes: new Uint8Array(await read(assets.splats.spz_urls.full_res)) }, undefined);
  const { horizon_color: haze } = (await (await fetch(assets.manifest_url)).json()) as { horizon_color: string };
  const background = [1, 3, 5].map((at) => Number.parseInt(haze.slice(at, at + 2), 16)) as [number, number, number];
  return SPLAT_VIEW_JOBS['render-splats']({ scene, order: { pose, width: 640, height: 360, background, depth: true } }, undefined);
}

/** Peak signal-to-noise ratio in decibels. */
function measurePsnr(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  const error = one.reduce((sum, value, i) => sum + (value - (other[i] ?? 0)) ** 2, 0) / one.length;
  return 10 * Math.log10(255 ** 2 / error);
}

/** Frames of an MP4 by the table of their sizes (ISO/IEC 14496-12, 8.7.3.2), and whether its tables stand before its frames. */
function inspectMp4(file: Buffer): { frames: number; isFastStart: boolean } {
  return { frames: file.readUInt32BE(file.indexOf('stsz') + 12), isFastStart: file.indexOf('moov') < file.indexOf('mdat') };
}

/** The files of an archive that are stored as they are, by its central directory. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = bytes.length - 22;
  let at = bytes.readUInt32LE(end + 16);
  for (let i = 0; i < bytes.readUInt16LE(end + 10); i++) {
    const length = bytes.readUInt16LE(at + 28);
    const content = bytes.readUInt32LE(at + 42) + 30 + length;
    files.set(bytes.subarray(at + 46, at + 46 + length).toString(), bytes.subarray(content, content + bytes.readUInt32LE(at + 24)));
    at += 46 + length;
  }
  return files;
}

describe('a camera path', () => {
  it('[addition-24] becomes a film, whose first frame is the view from the first pose', async () => {
    const { status, body } = await start('mp4', walk());
    expect({ status, done: body.done }).toEqual({ status: 200, done: false });
    const done = await client.finish(body.operation_id);
    expect(done).toMatchObject({
      error: null,
      cost: { total_credits: 20, line_items: [{ name: 'Camera path (10 frames)', credits: 20 }] },
      response: { asset_type: 'camera_path', format: 'mp4', url: expect.any(String) },
    });
    const file = await read(done.response.url);
    const path = join(folder, 'walk.mp4');
    writeFileSync(path, file);
    expect(await probeVideo(path)).toEqual({ container: 'mp4', codec: 'avc', width: 640, height: 360, durationSeconds: 0.5 });
    expect(inspectMp4(file)).toEqual({ frames: 10, isFastStart: true });
    const stills = await extractFrames(path, { most: 10, maxEdge: 640 });
    const first = stills.find(({ timeSeconds }) => timeSeconds === 0)?.data ?? new Uint8Array();
    const view = await renderView({ x: 0, y: 0, z: 0, yaw, pitch: 0, fov: 65 });
    expect(measurePsnr(first, view.color)).toBeGreaterThan(30);
    // The panorama was traced from the world's exact geometry, without splats.
    const { raster } = { raster: await decodePicture(new Uint8Array(await read(assets.imagery.pano_url)), { maxEdge: 4_096 }) };
    const horizontalFieldOfView = 2 * Math.atan((Math.tan((65 * Math.PI) / 360) * 640) / 360);
    const truth = renderPerspectiveView(raster, { width: 640, height: 360, heading: yaw, horizontalFieldOfView });
    expect(measurePsnr(first, truth.data)).toBeGreaterThan(22);
    const last = stills.at(-1)?.data ?? new Uint8Array();
    const lastView = await renderView({ x: 0.5, y: 0.2, z: 0, yaw: yaw + 30, pitch: -5, fov: 50 });
    expect(measurePsnr(last, lastView.color)).toBeGreaterThan(28);
  });

  it('[addition-24] is rendered once, and apart from other paths', async () => {
    const [first, again, other] = [await render('mp4', walk()), await start('mp4', walk()), await render('mp4', walk({ ease: true }))];
    expect(again.body.operation_id).toBe(first.operation_id);
    expect(other.operation_id).not.toBe(first.operation_id);
    expect(other.response.url).not.toBe(first.response.url);
  });

  it('[addition-24] becomes single frames with the matrices of the camera, the same bytes for the same path', async () => {
    const exact = walk({ picture: 'png', depth: true, duration: 0.1 });
    const { response, cost } = await render('frames', exact);
    expect([response.format, cost.total_credits]).toEqual(['frames', 4]);
    const archive = await read(response.url);
    const files = unzip(archive);
    expect([...files.keys()]).toEqual(['images/00000.png', 'depth/00000.png', 'images/00001.png', 'depth/00001.png', 'transforms.json']);
    const view = await renderView({ x: 0, y: 0, z: 0, yaw, pitch: 0, fov: 65 });
    const picture = await decodePicture(new Uint8Array(files.get('images/00000.png') ?? []), { maxEdge: 640 });
    expect(Buffer.compare(Buffer.from(picture.data), Buffer.from(view.color))).toBe(0);
    const { frames, ...camera } = JSON.parse(files.get('transforms.json')?.toString() ?? '');
    expect(camera).toEqual({
      camera_model: 'PINHOLE',
      w: 640,
      h: 360,
      cx: 320,
      cy: 180,
      depth_unit_scale_factor: 0.001,
      frames_per_second: 20,
    });
    const [sine, cosine] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
    expect(frames[0]).toEqual({
      file_path: 'images/00000.png',
      depth_file_path: 'depth/00000.png',
      time: 0,
      fl_x: expect.closeTo(180 / Math.tan((32.5 * Math.PI) / 180), 9),
      fl_y: expect.closeTo(180 / Math.tan((32.5 * Math.PI) / 180), 9),
      transform_matrix: [
        [cosine, 0, -sine, 0],
        [0, 1, 0, 0],
        [sine, 0, cosine, 0],
        [0, 0, 0, 1],
      ].map((row) => row.map((value) => expect.closeTo(value, 9))),
    });
    // A world of the same prompt and seed has the same splats, so its film has the same bytes.
    const { body } = await client.generate('a stone well on a green meadow at noon', { seed: 5 });
    const { metadata } = await client.finish(body.operation_id);
    route = `/svc/v1/worlds/${metadata.world_id}:export`;
    const twin = await render('frames', exact);
    route = `/svc/v1/worlds/${worldId}:export`;
    expect(Buffer.compare(await read(twin.response.url), archive)).toBe(0);
  });

  it('[addition-24] is a task of the second interface in camelCase', async () => {
    const { status, body } = await client.post('/tasks:exportWorld?wait=true', {
      worldId,
      assetType: 'camera_path',
      format: 'mp4',
      cameraPath: { poses: walk().poses, duration: 0.5, framesPerSecond: 4, resolution: '360p' },
    });
    expect({ status, state: body.state }).toEqual({ status: 200, state: 'SUCCEEDED' });
    expect(body.response).toMatchObject({ assetType: 'camera_path', format: 'mp4' });
    expect((await client.post('/tasks:exportWorld', { worldId, assetType: 'camera_path', format: 'mp4' })).status).toBe(422);
  });

  it('[addition-24] ends between two frames when it is cancelled, and costs nothing then', async () => {
    const credits = async (): Promise<number> => (await client.get('/svc/v1/credits')).body.remaining_credits;
    const before = await credits();
    const { body } = await start('mp4', walk({ duration: 60, frames_per_second: 30 }));
    expect(before - (await credits())).toBe(3_600);
    const percent = async (): Promise<number> =>
      (await client.get(`/svc/v1/operations/${body.operation_id}`)).body.metadata?.progress?.percent ?? 0;
    await expect.poll(percent, { timeout: 120_000 }).toBeGreaterThan(0);
    await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
    expect((await client.finish(body.operation_id)).error.code).toBe(409);
    expect(await credits()).toBe(before);
    await render('mp4', walk({ duration: 0.3 })); // the threads are free
  });

  const at = (change: object = {}) => ({ x: 0, y: 0, z: 0, ...change });
  it.each<[string, object | null, string]>([
    ['no path', null, 'camera_path is required'],
    ['no poses', {}, 'poses'],
    ['one pose', { poses: [at()] }, 'poses'],
    ['10,000 poses', { poses: Array.from({ length: 10_000 }, (_, i) => at({ x: i / 100 })) }, 'poses'],
    ['a pose that is a number', { poses: [at(), 7] }, 'poses'],
    ['a pose without a place', { poses: [at(), { yaw: 3 }] }, 'x'],
    ['NaN, which JSON writes as null', { poses: [at(), at({ x: Number.NaN })] }, 'x'],
    ['NaN as text', { poses: [at(), at({ y: 'NaN' })] }, 'y'],
    ['a pose far outside of the world', { poses: [at(), at({ z: 1e6 })] }, 'z'],
    ['a pitch over the top', { poses: [at(), at({ pitch: 91 })] }, 'pitch'],
    ['a field of view of 180 degrees', { poses: [at(), at({ fov: 180 })] }, 'fov'],
    ['a duration of 0', { poses: [at(), at({ x: 1 })], duration: 0 }, 'duration'],
    ['a duration of a year', { poses: [at(), at({ x: 1 })], duration: 31_536_000 }, 'duration'],
    ['no way and no duration', { poses: [at(), at()] }, 'takes 0 s'],
    ['too many frames', { poses: [at(), at({ x: 1 })], duration: 120 }, '3600 frames'],
    ['too many pixels', { poses: [at(), at({ x: 1 })], duration: 60, resolution: '1080p' }, 'the maximum in 1080p is 800'],
    ['half a frame in a second', { poses: [at(), at({ x: 1 })], frames_per_second: 0.5 }, 'frames_per_second'],
    ['a size that is not offered', { poses: [at(), at({ x: 1 })], resolution: '8k' }, 'resolution'],
    ['times that go back', { poses: [at({ time: 0 }), at({ time: 3 }), at({ time: 2 })] }, 'must be later'],
    ['a duration and a speed', { poses: [at(), at({ x: 1 })], duration: 2, speed: 1 }, 'cannot be combined'],
  ])('[addition-24] is refused with %s', async (_, path, reason) => {
    const { status, body } = await client.post(route, { asset_type: 'camera_path', format: 'mp4', camera_path: path });
    expect({ status, detail: JSON.stringify(body.detail) }).toEqual({ status: 422, detail: expect.stringContaining(reason) });
  });

  it.each(['gif', 'mp4+path-0123456789abcdef0123456789abcdef', 'MP4', ''])('[addition-24] is not exported as %j', async (format) => {
    expect((await start(format, walk())).status).toBe(400);
  });
});
