import type { WorldModel } from '@diorama/world-model';

import { WALKER } from '../reach/walker.js';
import { BodyList } from './body.js';
import { traceShoreLines } from './shore-lines.js';
import type { ShoreLine } from './shore-lines.js';
import { addPrism } from './solid-body.js';

/** Most segments of all barriers together; each is a body of 16 triangles. */
const MOST_SEGMENTS = 1_500;
/** Metres from the line into the deep water. */
const THICKNESS = 0.3;
/** Metres above the water, higher than walkers jump from rocks in it, and below the ground that they wade on. */
const HEIGHT = 4;
const DEPTH = 1;

/**
 * What stops walkers before water that is too deep to wade: upright slabs along its shore, each a closed convex body. They are invisible, so
 * they are kept apart from the other bodies.
 */
export function buildShoreBarrier(model: WorldModel): BodyList {
  const bodies = new BodyList();
  const { water } = model;
  if (water === null || model.terrain === null) return bodies;
  const heights = { bottom: water.level - WALKER.wade - DEPTH, top: water.level + HEIGHT };
  for (const line of traceShoreLines(model, MOST_SEGMENTS))
    for (let at = 0; at + 3 < line.length; at += 2) addSlab(bodies, line, at, heights);
  return bodies;
}

/** A slab along a segment, a little longer than it, so that it overlaps the next one. */
function addSlab(bodies: BodyList, line: ShoreLine, at: number, heights: { readonly bottom: number; readonly top: number }): void {
  const [ax, az, bx, bz] = line.slice(at, at + 4) as [number, number, number, number];
  const length = Math.hypot(bx - ax, bz - az);
  if (length < 1e-3) return;
  const [ux, uz] = [(bx - ax) / length, (bz - az) / length];
  // Deep water lies to the left: (uz, -ux), with x to the right and z towards the viewer.
  const corner = (along: number, left: number): readonly [number, number] => [
    ax + along * ux + left * THICKNESS * uz,
    az + along * uz - left * THICKNESS * ux,
  ];
  const [start, end] = [-THICKNESS / 2, length + THICKNESS / 2];
  const corners = [corner(start, 1), corner(end, 1), corner(end, 0), corner(start, 0)];
  addPrism(bodies, { corners, ...heights }, ([x, y, z]) => bodies.vertex(x, y, z));
}
