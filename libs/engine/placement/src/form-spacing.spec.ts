import { rectanglesOverlap } from '@diorama/relations';
import { describe, expect, it } from 'vitest';

import { FormSpacing } from './form-spacing.js';
import type { UnplacedObject } from './placement-context.js';
import { PlacementStyle } from './placement-style.js';
import { groundOf } from './rectangle.js';

const tree = (x: number, z: number): UnplacedObject => ({ kind: 'conifer', x, z, turn: 0, scale: 1, variant: 0 });
const GROVE = Array.from({ length: 49 }, (_, k) => tree(4 * (k % 7), 4 * Math.floor(k / 7)));

/** The spacing of the forms of a style. */
function spacingOf(id: string, standing: readonly UnplacedObject[]): FormSpacing {
  const style = new PlacementStyle({ styles: [id], place: 'forest' });
  return new FormSpacing((kind, spot) => style.apply(kind, spot), standing);
}

describe('the forms of a style in place of trees', () => {
  it('keep apart where they need more ground than the trees', () => {
    const spacing = spacingOf('alien', GROVE);
    const kept = GROVE.filter((thing) => spacing.admits(thing));
    const grounds = kept.map((thing) => groundOf({ ...thing, kind: 'crystal-tower' }));
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.length).toBeLessThan(GROVE.length);
    expect(grounds.filter((ground, k) => grounds.some((other, j) => j > k && rectanglesOverlap(ground, other)))).toEqual([]);
  });

  it('keep clear of buildings', () => {
    const house: UnplacedObject = { ...tree(6, 0), kind: 'skyscraper' };
    const spacing = spacingOf('alien', [house, tree(6, 4)]);
    expect(spacing.admits(house)).toBe(true);
    expect(spacing.admits(tree(6, 4))).toBe(false);
  });

  it('are all there in a style that leaves the trees', () => {
    const spacing = spacingOf('victorian', GROVE);
    expect(GROVE.filter((thing) => spacing.admits(thing))).toEqual(GROVE);
  });
});
