import { describe, expect, it } from 'vitest';

import { buildUpdate } from './update-world.js';
import type { UpdateArguments } from './update-world.js';

const build = (asked: Partial<UpdateArguments>) =>
  buildUpdate({ name: undefined, tags: [], clearTags: undefined, public: undefined, link: undefined, private: undefined, ...asked });

describe('buildUpdate', () => {
  it.each<[string, Partial<UpdateArguments>, object]>([
    ['a name', { name: 'Lake' }, { display_name: 'Lake' }],
    ['an empty name', { name: '' }, { display_name: '' }],
    ['tags', { tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
    ['no tags', { clearTags: true }, { tags: [] }],
    ['the gallery', { public: true }, { permission: { public: true } }],
    ['no gallery', { public: false }, { permission: { public: false } }],
    ['the link', { link: true }, { permission: { allow_id_access: true } }],
    ['its owner alone', { private: true }, { permission: { public: false, allow_id_access: false } }],
    [
      'all at once',
      { name: 'x', tags: ['a'], public: true, link: false },
      { display_name: 'x', tags: ['a'], permission: { public: true, allow_id_access: false } },
    ],
  ])('changes a world for %s', (_what, asked, changes) => {
    expect(build(asked)).toEqual(changes);
  });

  it.each<[string, Partial<UpdateArguments>, RegExp]>([
    ['nothing', {}, /Nothing to change/],
    ['private and public', { private: true, public: true }, /--private cannot be combined/],
    ['private and the link', { private: true, link: true }, /--private cannot be combined/],
    ['tags and none', { tags: ['a'], clearTags: true }, /--clear-tags cannot be combined/],
  ])('refuses %s', (_what, asked, message) => {
    expect(() => build(asked)).toThrow(message);
  });
});
