import type { Renderer, WorldModel } from '@diorama/world-model';

import { Hit, createRay, SURFACE_TERRAIN, SURFACE_WATER } from '../rays/ray.js';
import { measureExposure } from '../shading/exposure.js';
import { Shader } from '../shading/shader.js';
import type { ExposureSettings } from '../shading/tone-map.js';
import { SceneTracer } from '../tracing/scene-trace.js';
import { captureRows } from './capture-rows.js';
import type { CaptureParts } from './capture-rows.js';

/**
 * What all pictures of a world need: trees over its triangles, its sky and light, and the exposure.
 *
 * @param development the exposure; that of the world seen from the origin where left out
 */
export function createCaptureParts(model: WorldModel, development?: ExposureSettings): CaptureParts {
  const tracer = new SceneTracer(model);
  const shader = new Shader(model, tracer);
  return { model, tracer, shader, development: development ?? measureExposure(model, tracer, shader) };
}

/** The exposure of pictures of a world, seen from the origin. */
export const measureDevelopment = (model: WorldModel): ExposureSettings => createCaptureParts(model).development;

/** The renderer of a world. */
export function createRenderer(model: WorldModel, parts: CaptureParts = createCaptureParts(model)): Renderer {
  const { tracer, shader } = parts;
  const ray = createRay();
  const hit = new Hit();
  return {
    capture: (view, rows, colored = rows) => {
      const { width } = view;
      if (!(Number.isInteger(width) && width >= 4 && width % 2 === 0)) throw new RangeError(`a view cannot be ${width} pixels wide`);
      const { start, end } = rows;
      if (!(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= width / 2))
        throw new RangeError(`a view of ${width / 2} rows has no rows ${start} to ${end}`);
      if (colored.start < start || colored.end > end) throw new RangeError('the coloured rows of a capture are among its rows');
      return captureRows(parts, view, rows, colored);
    },
    cast: (origin, direction) => {
      ray.set(origin);
      ray.set(direction, 3);
      tracer.trace(ray, hit);
      return hit.t;
    },
    look: (origin, direction, sight) => {
      ray.set(origin);
      ray.set(direction, 3);
      tracer.trace(ray, hit);
      const { gx, gy, gz } = shader.locate(ray, hit, 0);
      sight.surface = hit.surface;
      sight.x = origin[0] + direction[0] * hit.t;
      sight.y = origin[1] + direction[1] * hit.t;
      sight.z = origin[2] + direction[2] * hit.t;
      sight.nx = gx;
      sight.ny = gy;
      sight.nz = gz;
      sight.isBackFace = hit.surface >= SURFACE_TERRAIN && hit.surface !== SURFACE_WATER && hit.isBack;
      return hit.t;
    },
  };
}
