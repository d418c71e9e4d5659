import { describe, expect, it } from 'vitest';

import { ObjectPictures } from './object-pictures.js';
import { PictureRenderer } from './picture-renderer.js';

const BYTES = new Uint8Array([1, 2, 3]);

describe('pictures of objects', () => {
  it('are rendered once, however many clients ask at once', async () => {
    const asked: string[] = [];
    const pictures = new ObjectPictures({ render: async (id) => (asked.push(id), BYTES) });
    const all = await Promise.all([pictures.get('barn'), pictures.get('barn'), pictures.get('house')]);
    expect([asked, all.map(({ bytes }) => bytes)]).toEqual([
      ['barn', 'house'],
      [BYTES, BYTES, BYTES],
    ]);
    await pictures.get('barn');
    expect(asked).toHaveLength(2);
  });

  it('are rendered again after a failure', async () => {
    let fails = true;
    const pictures = new ObjectPictures({ render: async () => (fails ? Promise.reject(new Error('no memory')) : BYTES) });
    await expect(pictures.get('barn')).rejects.toThrow('no memory');
    fails = false;
    expect((await pictures.get('barn')).bytes).toBe(BYTES);
  });

  it('are not rendered for unknown ids', async () => {
    const pictures = new ObjectPictures({ render: () => Promise.reject(new Error('not called')) });
    await expect(pictures.get('none')).rejects.toMatchObject({ code: 'CATALOGUE_OBJECT_NOT_FOUND' });
  });

  it('come from a thread, which survives an object that cannot be drawn', async () => {
    const renderer = new PictureRenderer([]);
    const [barn, none] = await Promise.allSettled([renderer.render('barn'), renderer.render('none')]);
    expect(barn).toMatchObject({ status: 'fulfilled' });
    expect(none).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('none cannot be drawn') } });
    expect((await renderer.render('house')).length).toBeGreaterThan(500);
  });
});
