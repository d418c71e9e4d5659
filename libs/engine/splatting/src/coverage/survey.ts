import type { Renderer, SurfaceSight, WorldModel } from '@diorama/world-model';

import { FIRST_INSTANCE, SKY } from '../capture/surface-numbers.js';
import type { Eye } from './choose-eyes.js';
import { axisOfNormal, PATCH_COUNT, THIN_AXIS } from './patch-grid.js';
import type { PatchGrid } from './patch-grid.js';

/** What some eyes see of the patches of a grid, by patch in ascending order. */
export interface Survey {
  readonly patches: Uint32Array;
  /** Solid angle that each takes up in the eyes' views, weighted, sr. */
  readonly importance: Float32Array;
  /** Metres to the nearest eye that sees it. */
  readonly nearest: Float32Array;
  /** By instance, rays that met the fronts of its triangles less those that met their backs: a room's walls are seen from behind. */
  readonly sides: Int32Array;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Looks around from each eye along `rays` directions spread evenly over the sphere, and notes the patches that the rays meet. */
export function surveyFromEyes(
  { model, renderer }: { readonly model: WorldModel; readonly renderer: Renderer },
  eyes: readonly Eye[],
  { grid, rays }: { readonly grid: PatchGrid; readonly rays: number },
): Survey {
  const importance = new Float32Array(PATCH_COUNT);
  const nearest = new Float32Array(PATCH_COUNT);
  const thin = model.instances.map(({ prototype }) => model.prototypes[prototype]?.doubleSided === true);
  const sight: SurfaceSight = { surface: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, isBackFace: false };
  const sides = new Int32Array(model.instances.length);
  let met = 0;
  eyes.forEach((eye, turn) => {
    const share = (eye.weight * 4 * Math.PI) / rays;
    for (let i = 0; i < rays; i++) {
      const rise = 1 - (2 * i + 1) / rays;
      const level = Math.sqrt(1 - rise * rise);
      // Each eye's spiral is turned by a part of a step, so that eyes side by side do not look along the same rays.
      const azimuth = (i + turn * 0.618) * GOLDEN_ANGLE;
      renderer.look([eye.x, eye.y, eye.z], [Math.cos(azimuth) * level, rise, Math.sin(azimuth) * level], sight);
      if (sight.surface === SKY) continue;
      if (sight.surface >= FIRST_INSTANCE) {
        const instance = sight.surface - FIRST_INSTANCE;
        sides[instance] = (sides[instance] as number) + (sight.isBackFace ? -1 : 1);
      }
      const axis = thin[sight.surface - FIRST_INSTANCE] === true ? THIN_AXIS : axisOfNormal(sight.nx, sight.ny, sight.nz);
      const patch = grid.indexAt(sight.x, sight.y, sight.z, axis);
      if (patch < 0) continue;
      const distance = Math.hypot(sight.x - eye.x, sight.y - eye.y, sight.z - eye.z);
      if (importance[patch] === 0) met++;
      if (importance[patch] === 0 || distance < (nearest[patch] as number)) nearest[patch] = distance;
      importance[patch] = (importance[patch] as number) + share;
    }
  });
  return { ...compress(importance, nearest, met), sides };
}

function compress(importance: Float32Array, nearest: Float32Array, met: number): Omit<Survey, 'sides'> {
  const survey = { patches: new Uint32Array(met), importance: new Float32Array(met), nearest: new Float32Array(met) };
  let at = 0;
  for (let patch = 0; patch < importance.length; patch++) {
    if (importance[patch] === 0) continue;
    survey.patches[at] = patch;
    survey.importance[at] = importance[patch] as number;
    survey.nearest[at++] = nearest[patch] as number;
  }
  return survey;
}
