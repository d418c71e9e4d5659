import { buildModel } from '@diorama/places';
import { composeScene } from '@diorama/scene';
import { SEMANTICS } from '@diorama/world-model';
import type { Instance, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { clearPictureViews } from './clear-picture-views.js';

const model = buildModel(composeScene('a forest', 5).scene);
const view = { azimuth: 30, horizontalFov: 66 };

/** Degrees from the middle of the view to an object, and metres from the viewer. */
const placeOf = ({ transform }: Instance): { aside: number; distance: number } => {
  const [x, z] = [transform[3] ?? 0, transform[11] ?? 0];
  const azimuth = (Math.atan2(x, -z) * 180) / Math.PI - view.azimuth;
  return { aside: Math.abs(azimuth - 360 * Math.round(azimuth / 360)), distance: Math.hypot(x, z) };
};
const trees = ({ instances, prototypes }: WorldModel): Instance[] =>
  instances.filter(({ prototype }) => SEMANTICS[prototypes[prototype]?.semantic ?? 0] === 'tree');

describe('a place without what stands in the view of a picture', () => {
  const cleared = clearPictureViews(model, [view]);

  it('has no tree there, and those elsewhere', () => {
    expect(trees(model).some((tree) => placeOf(tree).aside < 33)).toBe(true);
    for (const tree of trees(cleared)) expect(placeOf(tree).aside).toBeGreaterThan(33);
    const outside = trees(model).filter((tree) => placeOf(tree).aside > 60).length;
    expect(trees(cleared).filter((tree) => placeOf(tree).aside > 60).length).toBeGreaterThanOrEqual(outside);
  });

  it('moves aside what an edge would cut, as far away as it was', () => {
    const before = new Set(trees(model).map((tree) => placeOf(tree).distance.toFixed(3)));
    for (const tree of trees(cleared)) expect(before.has(placeOf(tree).distance.toFixed(3))).toBe(true);
    expect(trees(cleared).some((tree) => !model.instances.includes(tree))).toBe(true);
  });

  it('stays as it is without pictures', () => {
    expect(clearPictureViews(model, [])).toBe(model);
  });

  it('keeps the walls of a room', () => {
    const room = buildModel(composeScene('a living room', 5).scene);
    const walls = ({ instances, prototypes }: WorldModel): number =>
      instances.filter(
        ({ prototype }) => prototypes[prototype]?.kind === undefined && SEMANTICS[prototypes[prototype]?.semantic ?? 0] === 'wall',
      ).length;
    expect(walls(clearPictureViews(room, [view]))).toBe(walls(room));
  });
});
