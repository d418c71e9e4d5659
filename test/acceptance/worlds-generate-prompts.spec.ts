import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSmallMp4, createSmallWebm } from '../../apps/media/src/testing/small-videos.js';
import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { inline, matroskaOf, picture, quickTimeOf, servePictures, upload } from '../stack/media-files.js';
import type { PictureFormat, PictureHost } from '../stack/media-files.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
let client: Client;
let host: PictureHost;
const asked: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];

beforeAll(async () => {
  ({ client } = await newAccount(info, 'prompts', AMPLE));
  const bytes = await picture(64, 48);
  host = await servePictures(info, (request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    const answers: Record<string, () => void> = {
      '/login': () => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Log in</h1>'),
      '/forbidden': () => response.writeHead(403).end(),
      '/moved': () => response.writeHead(302, { location: '/sky.png', 'set-cookie': 'a=b' }).end(),
      '/inside': () => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    };
    const sky = (): void => void response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
    (answers[request.url ?? ''] ?? sky)();
  });
});

afterAll(() => host.close());

const VIDEOS: [string, Buffer][] = [
  ['mp4', createSmallMp4()],
  ['mov', quickTimeOf(createSmallMp4())],
  ['mkv', matroskaOf(createSmallWebm())],
];

const start = (world_prompt: object): Promise<Answer> => client.post('/svc/v1/worlds:generate', { model: 'svc-1.0-draft', world_prompt });

/** Starts, looks at the prompt that the world keeps, and cancels. */
async function keptPrompt(world_prompt: object): Promise<Answer['body']> {
  const { status, body } = await start(world_prompt);
  expect({ status, body }).toMatchObject({ status: 200, body: { done: false } });
  const { body: page } = await client.post('/svc/v1/worlds:list', { page_size: 1 });
  await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
  return page.worlds[0].world_prompt;
}

const refused = async (prompt: object): Promise<string> => {
  const { status, body } = await start(prompt);
  expect({ status, body }).toMatchObject({ status: 400, body: { detail: expect.any(String), request_id: expect.any(String) } });
  return body.detail as string;
};

describe('prompts', () => {
  it('[service-02] [prompt-01] may be text alone', async () =>
    expect(await keptPrompt({ type: 'text', text_prompt: 'a tundra' })).toMatchObject({ type: 'text', text_prompt: 'a tundra' }));

  it('[service-02] [prompt-02] may be an image, with text or without, and with any is_pano', async () => {
    const image_prompt = inline(await picture(64, 48));
    for (const more of [{}, { text_prompt: 'a field' }, { is_pano: 'auto' }, { is_pano: false }])
      expect(await keptPrompt({ type: 'image', image_prompt, ...more })).toMatchObject({ type: 'image', is_pano: 'auto', ...more });
  });

  it('[prompt-02] [prompt-03] [prompt-04] may have an empty text beside media, which is none, in both interfaces', async () => {
    const image_prompt = inline(await picture(64, 48));
    const text_prompt = '';
    for (const prompt of [
      { type: 'image', image_prompt, text_prompt },
      { type: 'multi-image', multi_image_prompt: [{ content: image_prompt }], text_prompt },
      { type: 'video', video_prompt: inline(createSmallMp4(), 'mp4'), text_prompt },
    ])
      expect(await keptPrompt(prompt)).not.toHaveProperty('text_prompt');
    const imagePrompt = { source: 'data_base64', dataBase64: (await picture(64, 48)).toString('base64') };
    const worldPrompt = { type: 'image', imagePrompt, textPrompt: '' };
    expect((await client.post('/tasks:generateWorld', { worldPrompt, dryRun: true })).status).toBe(200);
  });

  it('[service-02] [prompt-03] [decision-07] may be several images, whose azimuths are optional and may be any number of degrees', async () => {
    const content = inline(await picture(64, 48));
    const multi_image_prompt = [{ azimuth: 0, content }, { azimuth: -270, content }, { content }];
    const kept = await keptPrompt({ type: 'multi-image', multi_image_prompt });
    expect(kept).toMatchObject({ type: 'multi-image', multi_image_prompt: [{ azimuth: 0 }, {}, {}] });
  });

  it('[service-02] [prompt-04] may be a video', async () =>
    expect(await keptPrompt({ type: 'video', video_prompt: inline(createSmallMp4(), 'mp4') })).toMatchObject({ type: 'video' }));

  it.each<[PictureFormat]>([['jpg'], ['jpeg'], ['png'], ['webp']])('[prompt-05] take %s images', async (format) => {
    const image_prompt = inline(await picture(64, 48, format), format);
    expect(await keptPrompt({ type: 'image', image_prompt })).toMatchObject({ type: 'image' });
  });

  it.each(VIDEOS)('[prompt-06] take %s videos', async (extension, bytes) => {
    const kept = await keptPrompt({ type: 'video', video_prompt: inline(bytes, extension), text_prompt: 'a walk' });
    expect(kept).toMatchObject({ type: 'video', text_prompt: 'a walk' });
  });

  it('[is-pano-01] [decision-20] in mode auto find equirectangular panoramas, which need none made and cost less', async () => {
    const { id } = await upload(client, { bytes: await picture(128, 64) });
    const image_prompt = { source: 'media_asset', media_asset_id: id };
    const priceOf = async (more: object): Promise<number> => {
      const world_prompt = { type: 'image', image_prompt, ...more };
      const { body } = await client.post('/svc/v1/worlds:generate', { model: 'svc-1.0-draft', dry_run: true, world_prompt });
      return body.cost.total_credits as number;
    };
    expect([await priceOf({}), await priceOf({ is_pano: 'auto' }), await priceOf({ is_pano: true })]).toEqual([150, 150, 150]);
    expect(await priceOf({ is_pano: false })).toBe(230); // [is-pano-03]
  });

  it('[is-pano-02] [decision-06] with is_pano true say that the image is a panorama: 400 for one that is not 2:1', async () =>
    expect(await refused({ type: 'image', is_pano: true, image_prompt: inline(await picture(64, 48)) })).toMatch(/2:1/));

  it('[is-pano-02] [decision-20] take and price pictures as panoramas that miss 2:1 by less than 1 %', async () => {
    const { id } = await upload(client, { bytes: await picture(2_036, 1_010) });
    for (const is_pano of ['auto', true]) {
      const world_prompt = { type: 'image', is_pano, image_prompt: { source: 'media_asset', media_asset_id: id } };
      const { status, body } = await client.post('/svc/v1/worlds:generate', { model: 'svc-1.0-draft', dry_run: true, world_prompt });
      expect({ status, credits: body.cost?.total_credits }).toEqual({ status: 200, credits: 150 });
    }
  });

  it.each([
    [31, 64, /smaller than 32 pixels/],
    [400, 40, /too long and thin/],
    [40, 200, /too long and thin/],
  ])('[decision-49] of %i x %i pixels, which show too little, are a 400 at the start', async (width, height, why) => {
    const bytes = await picture(width, height);
    const { id } = await upload(client, { bytes });
    for (const image_prompt of [inline(bytes), { source: 'media_asset', media_asset_id: id }])
      expect(await refused({ type: 'image', image_prompt })).toMatch(why);
    const content = inline(bytes);
    expect(await refused({ type: 'multi-image', multi_image_prompt: [{ content: inline(await picture(64, 48)) }, { content }] })).toMatch(
      why,
    );
  });

  it('[is-pano-03] with is_pano false treat a wide image as a standard one', async () =>
    expect(await keptPrompt({ type: 'image', is_pano: false, image_prompt: inline(await picture(128, 64)) })).toMatchObject({
      is_pano: false,
    }));

  it('[decision-08] take up to 4 images, and up to 8 with reconstruct_images', async () => {
    const placed = (count: number) => Array.from({ length: count }, () => ({ content: { source: 'uri', uri: `${host.url}/sky.png` } }));
    const status = async (count: number, reconstruct_images: boolean): Promise<number> => {
      const world_prompt = { type: 'multi-image', multi_image_prompt: placed(count), reconstruct_images };
      return (await client.post('/svc/v1/worlds:generate', { dry_run: true, world_prompt })).status;
    };
    expect([await status(4, false), await status(5, false), await status(8, true), await status(9, true)]).toEqual([200, 422, 200, 422]);
  });
});

describe('media references', () => {
  it('[media-ref-01] [errors-rule-1] may be a URL, which is fetched without cookies, authentication and referer', async () => {
    const kept = await keptPrompt({ type: 'image', image_prompt: { source: 'uri', uri: `${host.url}/moved` } });
    expect(kept.image_prompt).toEqual({ source: 'uri', uri: `${host.url}/moved` });
    const last = asked.at(-1);
    expect(last?.url).toBe('/sky.png');
    for (const name of ['cookie', 'authorization', 'referer', 'svc-api-key']) expect(last?.headers).not.toHaveProperty(name);
  });

  it('[media-ref-01] may be a URL of any alphabet and port, with a fragment, which is not sent', async () => {
    const uri = `${host.url.replace('http', 'HTTP')}:8080/über bild.png?größe=1#teil`;
    const kept = await keptPrompt({ type: 'image', image_prompt: { source: 'uri', uri } });
    expect(kept.image_prompt).toEqual({ source: 'uri', uri });
    expect(asked.at(-1)?.url).toBe('/%C3%BCber%20bild.png?gr%C3%B6%C3%9Fe=1');
    expect(asked.at(-1)?.headers['host']).toBe(`${new URL(host.url).host}:8080`);
    const long = `${host.url}/sky.png?${'s'.repeat(8_000)}`;
    expect(await keptPrompt({ type: 'image', image_prompt: { source: 'uri', uri: long } })).toMatchObject({ type: 'image' });
  });

  it.each([['/login'], ['/forbidden'], ['/inside']])(
    '[errors-rule-1] [generate-07] answer 400 for %s and say to upload instead',
    async (path) =>
      expect(await refused({ type: 'image', image_prompt: { source: 'uri', uri: host.url + path } })).toMatch(/media asset|data_base64/),
  );

  it.each(['http://127.0.0.1/x.png', 'http://169.254.169.254/latest', 'file:///etc/passwd', 'http://no-such-host.invalid/x.png'])(
    '[generate-07] answer 400 for %s',
    async (uri) => expect(await refused({ type: 'image', image_prompt: { source: 'uri', uri } })).toMatch(/cannot be fetched/),
  );

  it('[media-ref-02] may name a media asset that is READY', async () => {
    const { id } = await upload(client, { bytes: await picture(32, 32) });
    const image_prompt = { source: 'media_asset', media_asset_id: id };
    expect(await keptPrompt({ type: 'image', image_prompt })).toMatchObject({ image_prompt });
  });

  it('[media-ref-03] [decision-03] may be base64 with or without an extension; answers never repeat it', async () => {
    const bytes = await picture(32, 32);
    for (const extension of ['png', null]) {
      const kept = await keptPrompt({ type: 'image', image_prompt: inline(bytes, extension) });
      expect(kept.image_prompt).toEqual({ source: 'media_asset', media_asset_id: expect.any(String) });
      expect(JSON.stringify(kept)).not.toContain(bytes.toString('base64').slice(0, 40));
    }
  });

  it('[media-ref-04] may leave source out: each variant defaults to its own kind', async () => {
    const bytes = await picture(32, 32);
    const { id } = await upload(client, { bytes });
    for (const image_prompt of [{ uri: `${host.url}/sky.png` }, { media_asset_id: id }, { data_base64: bytes.toString('base64') }])
      expect(await keptPrompt({ type: 'image', image_prompt })).toMatchObject({ type: 'image' });
  });

  it('[decision-28] answer 400 for base64 of more than 20,000,000 bytes decoded, and for what is none', async () => {
    expect(await refused({ type: 'image', image_prompt: inline(Buffer.alloc(20_000_001)) })).toMatch(/20000000/);
    expect(await refused({ type: 'image', image_prompt: { source: 'data_base64', data_base64: '!!' } })).toMatch(/base64/);
    expect(await refused({ type: 'image', image_prompt: inline(Buffer.from('no image at all')) })).toEqual(expect.any(String));
  });
});
