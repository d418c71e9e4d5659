import type { SceneObject } from '@diorama/domain';

import type { CutSkyline, PlaceReading } from './read-place.js';

/** Degrees above the horizon from which on a skyline that is cut off continues. */
const LEAST_ELEVATION = 4.5;
const HIGHEST = 24;
/** Metres of the viewer above the ground. */
const EYE = 1.6;

/** What continues a skyline: metres of its usual width and height, and how far away it stands. */
const TREE = { kind: 'broadleaf-tree', width: 6.2, height: 7.5, distance: 17 } as const;
const SIZES = { least: 0.4, most: 2.4 } as const;
/** Heights, as shares of the first, of those next to it, each lower. */
const STEPS = [1, 0.7, 0.45] as const;

/**
 * Trees at the edges of pictures that cut trees off: about as high in the view, and lower with the distance from the edge. Nothing else
 * is continued, for it may be the subject.
 */
export function continueSkylines({ edges }: PlaceReading): SceneObject[] {
  return edges.flatMap((edge) => (edge.isGreen && edge.elevation >= LEAST_ELEVATION ? continueTrees(edge) : []));
}

function continueTrees({ azimuth, side, elevation }: CutSkyline): SceneObject[] {
  const { kind, width, height, distance } = TREE;
  const top = distance * Math.tan((Math.min(HIGHEST, elevation) * Math.PI) / 180) + EYE;
  let aside = 0;
  return STEPS.map((step) => {
    const size = Math.min(SIZES.most, Math.max(SIZES.least, (top * step) / height));
    const half = (Math.atan((size * width) / 2 / distance) * 180) / Math.PI;
    const turn = ((azimuth + side * (aside + half)) * Math.PI) / 180;
    // Neighbours overlap by half.
    aside += half;
    const at = { x: distance * Math.sin(turn), z: -distance * Math.cos(turn), turn: (-turn * 180) / Math.PI };
    return { kind, count: 1, size, color: null, at: [at], phrase: '' };
  });
}
