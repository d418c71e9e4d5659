import { splitIntoRowBands } from '@diorama/jobs';
import type { Job, JobGate } from '@diorama/jobs';

import { createSharedFloats } from './depth-field.js';
import type { DepthField } from './depth-field.js';
import type { SmoothRowsInput } from './smooth-steps.js';

/** Rows of one job: many, because each reads some beyond them. */
const ROWS = 256;

/** The jobs that smooth a depth panorama. */
export interface DepthSmoothingJobs {
  /** Finds the steps that a file of few bits left in a depth panorama. */
  'find-depth-steps': Job<DepthField, Float64Array | null>;
  /** Smooths them away in some rows. */
  'smooth-depth-rows': Job<SmoothRowsInput, Float32Array>;
}

/** The field without the steps of its file; what has none is returned as it is. */
export async function smoothDepthField(gate: JobGate<DepthSmoothingJobs>, field: DepthField): Promise<DepthField> {
  const steps = await gate.run('find-depth-steps', field);
  if (steps === null) return field;
  const { width } = field;
  const height = width / 2;
  const inverse = createSharedFloats(field.inverse.length);
  await Promise.all(
    splitIntoRowBands(height, ROWS).map(async (rows) =>
      inverse.set(await gate.run('smooth-depth-rows', { field, steps, rows }), rows.start * width),
    ),
  );
  return { width, inverse };
}
