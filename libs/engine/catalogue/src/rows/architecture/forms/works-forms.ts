import type { Shape } from '@diorama/shape-language';

/** A pipe along a line. */
export const pipeLine = (path: readonly (readonly [number, number, number])[], radius = 0.3, slot = 'silver'): Shape => ({
  form: 'sweep',
  slot,
  path,
  radius,
  sides: 8,
});
