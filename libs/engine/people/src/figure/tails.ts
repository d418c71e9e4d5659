import type { ExtraKind } from '@diorama/catalogue';
import { group, sweep } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { placeIn } from '../frame/frame.js';
import type { Frame } from '../frame/frame.js';

const TAILS: Readonly<Partial<Record<ExtraKind, () => Shape>>> = {
  'devil-tail': () =>
    group(
      sweep(
        'skin',
        [
          [0, 0.02, -0.08],
          [0.05, -0.2, -0.24],
          [0.22, -0.42, -0.26],
          [0.4, -0.34, -0.2],
          [0.48, -0.14, -0.18],
        ],
        [0.024, 0.02, 0.017, 0.014, 0.012],
        { sides: 7 },
      ),
      sweep(
        'skin',
        [
          [0.475, -0.16, -0.18],
          [0.49, -0.12, -0.18],
          [0.53, 0.0, -0.16],
        ],
        [0.012, 0.055, 0],
        { sides: 4 },
      ),
    ),
  'cow-tail': () =>
    group(
      sweep(
        'skin',
        [
          [0, 0.04, -0.09],
          [0.06, -0.15, -0.2],
          [0.16, -0.5, -0.22],
        ],
        [0.024, 0.018, 0.014],
        { sides: 7 },
      ),
      sweep(
        'hair',
        [
          [0.15, -0.48, -0.22],
          [0.17, -0.58, -0.22],
          [0.17, -0.68, -0.2],
        ],
        [0.016, 0.045, 0.004],
        { sides: 7 },
      ),
    ),
  'wolf-tail': () =>
    sweep(
      'skin',
      [
        [0, 0.04, -0.09],
        [0.03, -0.1, -0.25],
        [0.08, -0.35, -0.33],
        [0.1, -0.5, -0.3],
      ],
      [0.03, 0.06, 0.065, 0],
      { sides: 9 },
    ),
};

/** Draws a tail in the frame of the torso; nothing for what is no tail. */
export function drawTail(extra: ExtraKind, torso: Frame): Shape {
  const tail = TAILS[extra];
  return tail === undefined ? group() : placeIn(tail(), torso);
}
