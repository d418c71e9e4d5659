import { describe, expect, it } from 'vitest';

import { EMPTY_FORM, requestBody } from './playground-form.js';

const PICTURE = { name: 'a.png', base64: 'AAAA', extension: 'png', isPano: true, previewUrl: 'blob:1' };

describe('the playground’s request', () => {
  it('is not there before there is a prompt', () => {
    expect(requestBody(EMPTY_FORM)).toBeNull();
    expect(requestBody({ ...EMPTY_FORM, text: '  ' })).toBeNull();
    expect(requestBody({ ...EMPTY_FORM, kind: 'image', text: 'a pond' })).toBeNull();
  });

  it('holds what was filled in and nothing else', () => {
    expect(requestBody({ ...EMPTY_FORM, text: ' a pond ' })).toEqual({
      model: 'svc-1.1',
      world_prompt: { type: 'text', text_prompt: 'a pond' },
      permission: { public: false, allow_id_access: true },
    });
    expect(requestBody({ ...EMPTY_FORM, text: 'a pond', seed: '0', name: ' Pond ', visibility: 'private' })).toMatchObject({
      seed: 0,
      display_name: 'Pond',
      permission: { public: false, allow_id_access: false },
    });
  });

  it('brings a picture along', () => {
    expect(requestBody({ ...EMPTY_FORM, kind: 'image', picture: PICTURE, visibility: 'public' })).toMatchObject({
      world_prompt: {
        type: 'image',
        image_prompt: { source: 'data_base64', data_base64: 'AAAA', extension: 'png' },
        is_pano: true,
      },
      permission: { public: true, allow_id_access: true },
    });
  });
});
