import { describe, expect, it } from 'vitest';

import { createPageOpener, findPageOpener } from './open-page.js';

describe('the program that opens pages', () => {
  it.each([
    ['darwin', {}, 'open'],
    ['win32', {}, 'rundll32'],
    ['linux', { DISPLAY: ':0' }, 'xdg-open'],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
  ])('on %s with %j is %s', (platform, env, program) => {
    expect(findPageOpener(platform, env)?.[0]).toBe(program);
  });

  it('does not exist without a display', () => {
    expect(createPageOpener('linux', {})).toBeUndefined();
  });
});
