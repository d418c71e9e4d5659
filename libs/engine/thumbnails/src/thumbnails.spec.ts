import { CATALOGUE } from '@diorama/catalogue';
import { describe, expect, it } from 'vitest';

import { drawObject } from './draw-object.js';
import { renderView, THUMBNAIL_VIEW } from './render-view.js';

const PIXELS = 48;
const render = (id: string) => renderView(drawObject({ id }), THUMBNAIL_VIEW, PIXELS);

describe('the picture of an object', () => {
  it.each(['cube', 'barn', 'chair', 'conifer'])('shows the object whole, with a margin: %s', (id) => {
    const { raster, covered } = render(id);
    expect(raster).toMatchObject({ width: PIXELS, height: PIXELS });
    expect(raster.data).toHaveLength(3 * PIXELS * PIXELS);
    expect(covered.some((pixel) => pixel === 1)).toBe(true);
    const edge = Array.from({ length: PIXELS }, (_, k) => [k, (PIXELS - 1) * PIXELS + k, k * PIXELS, k * PIXELS + PIXELS - 1]).flat();
    expect(edge.filter((at) => covered[at] === 1)).toEqual([]);
  });

  it('is the same each time', () => {
    expect(render('barn').raster).toEqual(render('barn').raster);
  });

  it('differs from that of another object', () => {
    const ids = [...CATALOGUE.keys()].slice(0, 8);
    expect(new Set(ids.map((id) => render(id).raster.data.join())).size).toBe(ids.length);
  });
});
