import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { World } from './api/world.js';
import { EarlyPicture } from './early-picture.js';
import type { Pose } from './motion/pose.js';
import type { GeneratingScreen } from './screens/generating-screen.js';

/** What happens to the page and to the views of panoramas, in words. */
const seen: string[] = [];
/** How the next panorama is opened; the tests hold it back or have it fail. */
const opening = vi.hoisted(() => ({ turn: (): void => undefined, ready: (): Promise<void> => Promise.resolve() }));

vi.mock('./scene/panorama-view.js', () => ({
  PanoramaView: {
    async open(url: string) {
      await opening.ready();
      const note = (word: string) => () => void seen.push(`${word} ${url}`);
      const view = { canvas: url, pose: null as Pose | null, freeze: note('froze'), close: note('closed') };
      opening.turn = () => void (view.pose = { position: { x: 0, y: 0, z: 0 }, yaw: 40, pitch: 5 });
      return view;
    },
  },
}));
vi.mock('./screens/poster.js', () => ({ createPosterScreen: (_world: World, canvas: string) => `poster of ${canvas}` }));

const screen = {
  showThumbnail: (url: string) => void seen.push(`thumbnail ${url}`),
  showPanorama: (canvas: unknown) => void seen.push(`panorama ${String(canvas)}`),
} as unknown as GeneratingScreen;

const newPicture = (): EarlyPicture =>
  new EarlyPicture({ id: 'w', display_name: 'Pond', assets: null }, screen, new AbortController().signal);

beforeEach(() => {
  seen.length = 0;
  opening.ready = () => Promise.resolve();
});

describe('the first pictures of a world', () => {
  it('are the thumbnail, then the panorama, each shown once', async () => {
    const picture = newPicture();
    await picture.show({ thumbnail_url: '/t', pano_url: null });
    await picture.show({ thumbnail_url: '/t', pano_url: '/p' });
    await picture.show({ thumbnail_url: '/t', pano_url: '/p' });
    expect(seen.filter((word) => word.startsWith('panorama'))).toEqual(['panorama /p']);
    expect(seen[0]).toBe('thumbnail /t');
  });

  it('hand over the panorama, and the direction of a visitor who has looked around', async () => {
    const picture = newPicture();
    expect(picture.takePoster()).toBeNull();
    await picture.show({ pano_url: '/p' });
    expect(picture.pose).toBeNull();
    opening.turn();
    expect(picture.takePoster()).toBe('poster of /p');
    expect(picture.pose).toMatchObject({ yaw: 40, pitch: 5 });
    picture.close();
    expect(seen).toEqual(['panorama /p', 'froze /p', 'closed /p']);
  });

  it('are not shown any more once the world is there', async () => {
    const picture = newPicture();
    const { promise, resolve } = Promise.withResolvers<void>();
    opening.ready = () => promise;
    const showing = picture.show({ pano_url: '/p' });
    expect(picture.takePoster()).toBeNull();
    resolve();
    await showing;
    expect(seen).toEqual(['closed /p']);
  });

  it('give way to those of a run that began again', async () => {
    const picture = newPicture();
    await picture.show({ pano_url: '/p' });
    await picture.show({ pano_url: '/q' });
    expect(seen).toEqual(['panorama /p', 'panorama /q', 'closed /p']);
  });

  it('are left out where they cannot be shown, and tried again when they are named again', async () => {
    const picture = newPicture();
    opening.ready = () => Promise.reject(new Error('no WebGL 2'));
    await picture.show({ pano_url: '/p' });
    expect(seen).toEqual([]);
    opening.ready = () => Promise.resolve();
    await picture.show({ pano_url: '/p' });
    expect(seen).toEqual(['panorama /p']);
  });
});
