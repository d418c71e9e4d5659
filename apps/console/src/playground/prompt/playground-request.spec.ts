import { describe, expect, it } from 'vitest';

import { EMPTY_PLAYGROUND_FORM, listFileNames, readPlaygroundForm } from './playground-request.js';
import type { PlaygroundForm } from './playground-request.js';

const bodyOf = (change: Partial<PlaygroundForm>): object | null =>
  readPlaygroundForm({ ...EMPTY_PLAYGROUND_FORM, ...change }).request?.body ?? null;
const faultOf = (change: Partial<PlaygroundForm>): string | null => readPlaygroundForm({ ...EMPTY_PLAYGROUND_FORM, ...change }).fault;

const FILE = { name: 'a.png', base64: 'AAAA', extension: 'png' };
const PICTURE = { ...FILE, isPano: true, previewUrl: 'blob:1' };
const MEDIA = { source: 'data_base64', data_base64: 'AAAA', extension: 'png' };

describe('the request of the playground', () => {
  it.each<[string, Partial<PlaygroundForm>]>([
    ['nothing', {}],
    ['spaces', { text: '  ' }],
    ['words without a picture', { kind: 'image', text: 'a pond' }],
    ['words without pictures', { kind: 'multi-image', text: 'a pond' }],
    ['words without a video', { kind: 'video', text: 'a pond' }],
    ['words without a scene', { kind: 'scene', text: 'a pond' }],
    ['words without depths', { kind: 'depth', text: 'a hall' }],
    ['depths without words', { kind: 'depth', depth: FILE }],
  ])('does not exist for %s, and nothing is wrong', (_name, form) => {
    expect([bodyOf(form), faultOf(form)]).toEqual([null, null]);
  });

  it('holds what was filled in and nothing else', () => {
    expect(bodyOf({ text: ' a pond ' })).toEqual({
      model: 'svc-1.1',
      world_prompt: { type: 'text', text_prompt: 'a pond' },
      permission: { public: false, allow_id_access: true },
    });
    expect(bodyOf({ text: 'a pond', seeds: '0', name: ' Pond ', visibility: 'private' })).toMatchObject({
      seed: 0,
      display_name: 'Pond',
      permission: { public: false, allow_id_access: false },
    });
  });

  it('is a batch for several seeds', () => {
    const form = { ...EMPTY_PLAYGROUND_FORM, text: 'a pond', seeds: '7, 8' };
    expect(readPlaygroundForm(form).request).toMatchObject({ makes: 'worlds', body: { seeds: [7, 8] } });
    expect(bodyOf(form)).not.toHaveProperty('seed');
  });

  it.each<[string, Partial<PlaygroundForm>, object]>([
    [
      'a picture',
      { kind: 'image', picture: PICTURE, text: 'a hall' },
      { type: 'image', image_prompt: MEDIA, is_pano: true, text_prompt: 'a hall' },
    ],
    [
      'several pictures',
      {
        kind: 'multi-image',
        pictures: [
          { ...PICTURE, azimuth: '90' },
          { ...PICTURE, azimuth: '' },
        ],
      },
      { type: 'multi-image', multi_image_prompt: [{ azimuth: 90, content: MEDIA }, { content: MEDIA }] },
    ],
    ['a video', { kind: 'video', video: { ...FILE, extension: 'mp4' } }, { type: 'video', video_prompt: { ...MEDIA, extension: 'mp4' } }],
    ['a scene', { kind: 'scene', scene: '{"version": 2, "place": "meadow"}' }, { type: 'scene', scene: { version: 2, place: 'meadow' } }],
  ])('has the prompt of %s', (_name, form, prompt) => {
    expect(bodyOf(form)).toMatchObject({ world_prompt: prompt });
  });

  it('has more than four pictures reconstructed', () => {
    const pictures = Array.from({ length: 5 }, () => ({ ...PICTURE, azimuth: '' }));
    expect(bodyOf({ kind: 'multi-image', pictures })).toMatchObject({ world_prompt: { reconstruct_images: true } });
  });

  it('may be for a panorama, from a depth panorama and words', () => {
    const depth = { ...FILE, extension: 'exr' };
    const depth_pano_image = { ...MEDIA, extension: 'exr' };
    const form = { ...EMPTY_PLAYGROUND_FORM, kind: 'depth', text: 'a hall', depth } as const;
    expect(readPlaygroundForm(form).request).toEqual({ makes: 'panorama', body: { depth_pano_image, text_prompt: 'a hall' } });
    expect(bodyOf({ ...form, zMin: '0.5', zMax: '40', seeds: '7' })).toEqual({
      depth_pano_image,
      text_prompt: 'a hall',
      z_min: 0.5,
      z_max: 40,
      seed: 7,
    });
    expect(faultOf({ ...form, seeds: '7, 8' })).toMatch(/one seed at a time/);
  });

  it.each([
    ['{', /not valid JSON/],
    ['[]', /JSON object/],
    ['null', /JSON object/],
    ['7', /JSON object/],
  ])('is not made of the scene %j', (scene, fault) => {
    expect(faultOf({ kind: 'scene', scene })).toMatch(fault);
  });

  it('says what is wrong with seeds', () => {
    expect(faultOf({ text: 'a pond', seeds: 'x' })).toMatch(/not a seed/);
  });

  it('names its files in order', () => {
    const pictures = [
      { ...PICTURE, azimuth: '' },
      { ...PICTURE, name: 'b.png', azimuth: '' },
    ];
    const form = { ...EMPTY_PLAYGROUND_FORM, picture: PICTURE, pictures, video: FILE };
    expect(listFileNames(form)).toEqual([]);
    expect(listFileNames({ ...form, kind: 'multi-image' })).toEqual(['a.png', 'b.png']);
    expect(listFileNames({ ...form, kind: 'video' })).toEqual(['a.png']);
  });
});
