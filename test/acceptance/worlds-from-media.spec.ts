import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { inline, picture } from '../stack/media-files.js';
import { newVideo } from '../stack/new-video.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'media worlds', AMPLE));
});

/** Generates a draft from a prompt without text and returns the finished world. */
async function draftOf(world_prompt: object): Promise<Answer['body']> {
  const { status, body } = await client.post('/svc/v1/worlds:generate', { model: 'svc-1.0-draft', world_prompt });
  expect({ status, body }).toMatchObject({ status: 200, body: { done: false } });
  const { error, metadata } = await client.finish(body.operation_id);
  expect(error).toBeNull();
  return (await client.get(`/svc/v1/worlds/${metadata.world_id}`)).body.world;
}

function expectCaption(world: Answer['body']): void {
  expect(world.assets.caption).toMatch(/^[A-Z].{10,}$/s);
  expect(world.world_prompt).not.toHaveProperty('text_prompt'); // the prompt stays as the client sent it
}

const COLOURS = { red: [200, 40, 40], green: [40, 160, 60], blue: [50, 70, 200], yellow: [210, 190, 40] } as const;
type Colour = keyof typeof COLOURS;

const plain = async (colour: Colour): Promise<object> => inline(await picture(96, 72, 'png', `rgb(${COLOURS[colour].join()})`));

/** The colour of the list that is nearest to the one in the middle row of a panorama, at an azimuth in degrees. */
async function colourAt(panorama: Buffer, azimuth: number): Promise<Colour> {
  const { data, info: raw } = await sharp(panorama).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const column = Math.round(raw.width * (0.5 + azimuth / 360)) % raw.width;
  const at = 3 * ((raw.height / 2) * raw.width + column);
  const distance = (colour: Colour): number => Math.hypot(...COLOURS[colour].map((value, i) => value - (data[at + i] ?? 0)));
  return (Object.keys(COLOURS) as Colour[]).reduce((best, colour) => (distance(colour) < distance(best) ? colour : best));
}

describe('a world from media without a text', () => {
  it('[service-02] [prompt-07] is generated from one image, with a caption made from the image', async () => {
    const world = await draftOf({ type: 'image', image_prompt: inline(await picture(160, 120)) });
    expectCaption(world);
    expect(world.world_prompt).toMatchObject({ type: 'image' });
  });

  it('[service-02] [prompt-08] [prompt-09] is generated from several images: 0 is front, 90 right, 180 back, 270 left', async () => {
    const placed = { 0: 'red', 90: 'green', 180: 'blue', 270: 'yellow' } as const;
    const multi_image_prompt = await Promise.all(
      Object.entries(placed).map(async ([azimuth, colour]) => ({ azimuth: Number(azimuth), content: await plain(colour) })),
    );
    const world = await draftOf({ type: 'multi-image', multi_image_prompt });
    expectCaption(world);
    const panorama = Buffer.from(await (await fetch(world.assets.imagery.pano_url)).arrayBuffer());
    const seen = await Promise.all(Object.keys(placed).map((azimuth) => colourAt(panorama, Number(azimuth))));
    expect(seen).toEqual(Object.values(placed));
  });

  it('[service-02] [prompt-10] is generated from a video, with a caption made from the video', async () => {
    const world = await draftOf({ type: 'video', video_prompt: inline(await newVideo(), 'mp4') });
    expectCaption(world);
    expect(world.assets.splats.spz_urls.full_res).toMatch(/^http/);
  });
});
