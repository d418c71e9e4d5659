import { describe, expect, it } from 'vitest';

import { EMPTY_PLAYGROUND_FORM, buildPlaygroundRequest } from './playground-form.js';
import type { PlaygroundForm } from './playground-form.js';

const bodyOf = (form: PlaygroundForm): object | null => buildPlaygroundRequest(form)?.body ?? null;

const PICTURE = { name: 'a.png', base64: 'AAAA', extension: 'png', isPano: true, previewUrl: 'blob:1' };

describe('the playground’s request', () => {
  it('is not there before there is a prompt', () => {
    expect(bodyOf(EMPTY_PLAYGROUND_FORM)).toBeNull();
    expect(bodyOf({ ...EMPTY_PLAYGROUND_FORM, text: '  ' })).toBeNull();
    expect(bodyOf({ ...EMPTY_PLAYGROUND_FORM, kind: 'image', text: 'a pond' })).toBeNull();
  });

  it('holds what was filled in and nothing else', () => {
    expect(bodyOf({ ...EMPTY_PLAYGROUND_FORM, text: ' a pond ' })).toEqual({
      model: 'svc-1.1',
      world_prompt: { type: 'text', text_prompt: 'a pond' },
      permission: { public: false, allow_id_access: true },
    });
    expect(bodyOf({ ...EMPTY_PLAYGROUND_FORM, text: 'a pond', seed: '0', name: ' Pond ', visibility: 'private' })).toMatchObject({
      seed: 0,
      display_name: 'Pond',
      permission: { public: false, allow_id_access: false },
    });
  });

  it('may be for a panorama, from a depth panorama and words', () => {
    const depth = { name: 'a.exr', base64: 'AAAA', extension: 'exr' };
    const form = { ...EMPTY_PLAYGROUND_FORM, kind: 'depth' as const, text: 'a hall' };
    expect(buildPlaygroundRequest(form)).toBeNull();
    expect(buildPlaygroundRequest({ ...form, text: '', depth })).toBeNull();
    const depth_pano_image = { source: 'data_base64', data_base64: 'AAAA', extension: 'exr' };
    expect(buildPlaygroundRequest({ ...form, depth })).toEqual({ makes: 'panorama', body: { depth_pano_image, text_prompt: 'a hall' } });
    expect(bodyOf({ ...form, depth, zMin: '0.5', zMax: '40', seed: '7' })).toEqual({
      depth_pano_image,
      text_prompt: 'a hall',
      z_min: 0.5,
      z_max: 40,
      seed: 7,
    });
  });

  it('brings a picture along', () => {
    expect(bodyOf({ ...EMPTY_PLAYGROUND_FORM, kind: 'image', picture: PICTURE, visibility: 'public' })).toMatchObject({
      world_prompt: {
        type: 'image',
        image_prompt: { source: 'data_base64', data_base64: 'AAAA', extension: 'png' },
        is_pano: true,
      },
      permission: { public: true, allow_id_access: true },
    });
  });
});
