import { worldProto } from '@diorama/proto-types';
import { describe, expect, it } from 'vitest';

import { redactPrivateWorldFields } from './redact-private-world-fields.js';

const URI = { source: 'uri', uri: 'https://bucket.example.com/x.png?X-Signature=secret' };
const ASSET = { source: 'media_asset', media_asset_id: 'media_secret' };
const NONE = { source: 'media_asset', media_asset_id: 'withheld' };

const seen = (prompt: object) => {
  const world = worldProto.World.create({
    displayName: 'A hill',
    permission: { public: true, allowIdAccess: false, allowedReaders: ['acc_secret'] },
    worldPromptJson: JSON.stringify(prompt),
  });
  const { permission, worldPromptJson, displayName } = redactPrivateWorldFields(world);
  return { permission, displayName, prompt: JSON.parse(worldPromptJson) as unknown };
};

describe('a world as strangers see it', () => {
  it.each([
    [
      { type: 'image', image_prompt: URI, is_pano: 'auto', text_prompt: 'a hill' },
      { type: 'image', image_prompt: NONE, is_pano: 'auto', text_prompt: 'a hill' },
    ],
    [
      { type: 'multi-image', multi_image_prompt: [{ azimuth: 90, content: URI }, { content: ASSET }] },
      { type: 'multi-image', multi_image_prompt: [{ azimuth: 90, content: NONE }, { content: NONE }] },
    ],
    [
      { type: 'video', video_prompt: ASSET },
      { type: 'video', video_prompt: NONE },
    ],
  ])('keeps the words of %j, and none of its media', (prompt, expected) => expect(seen(prompt).prompt).toEqual(expected));

  it.each([
    { type: 'text', text_prompt: 'the source of a river' },
    { type: 'scene', scene: { version: 1, objects: [{ kind: 'barn' }] } },
  ])('keeps %j as it is', (prompt) => expect(seen(prompt).prompt).toEqual(prompt));

  it('hides who else may read it', () => {
    expect(seen({})).toMatchObject({ displayName: 'A hill', permission: { public: true, allowIdAccess: false, allowedReaders: [] } });
  });
});
