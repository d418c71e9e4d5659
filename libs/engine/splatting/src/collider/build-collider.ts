import type { WorldModel } from '@diorama/world-model';

import { BodyList } from './body.js';
import { addGround } from './ground-body.js';
import { addSolid } from './solid-body.js';

/** Triangles of a collider in the open; the ground takes what the solids leave, within its own bounds. */
const TRIANGLES = 185_000;
const LEAST_GROUND = 60_000;
const MOST_GROUND = 170_000;

/**
 * What a walker meets, as closed bodies that do not share vertices: the ground and its surrounding wall, and the solid of
 * everything that has one. Each body's triangles are counter-clockwise seen from outside.
 */
export function buildCollider(model: WorldModel): { positions: Float32Array; indices: Uint32Array } {
  const bodies = new BodyList();
  for (const instance of model.instances) {
    const solid = model.prototypes[instance.prototype]?.solid;
    if (solid) addSolid(bodies, solid, instance);
  }
  if (model.terrain) {
    const left = Math.min(MOST_GROUND, Math.max(LEAST_GROUND, TRIANGLES - bodies.triangles));
    addGround(bodies, model.terrain, model.radius, left);
  }
  return bodies.finish();
}
