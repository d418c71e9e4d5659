import { boxAt, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, post, spread, tube, turnedAt } from '../forms.js';

const item = assembledIn('goods', { stand: 'surface', places: ['laboratory'], solid: 'none' });
const care = assembledIn('interior', { places: ['hospital-room'] });

/** Things of hospitals that are assembled from simple shapes. */
export const HOSPITAL_THINGS: readonly CatalogueRow[] = [
  item(
    'specimen-jars',
    [0.488, 0.305, 0.197],
    'specimen jar, brain in a jar, pickled specimens, jars of specimens, pickled specimen, formaldehyde jar, brains in jars, specimens in jars, organ jar, pickled brain, eyeballs in a jar',
    {
      lid: 'iron #3a3a3e',
      liquid: 'glass #c8d8a0',
      brain: 'skin #d89a98',
      eye: 'ceramic #f4f0e8',
      iris: 'paint #3a78b0',
      snake: 'scales #6a7a4a',
    },
    [
      group(
        turnedAt('liquid', [0, 0, 8.4, 0, 9, 1, 9, 3, 0, 3], [0, 0, 0]),
        ball('brain', [0.075, 0.07, 0.085], [0, 0.13, 0], 3),
        ...Array.from({ length: 12 }, (_, k) =>
          tube(
            'brain',
            Array.from({ length: 6 }, (__, j) => {
              const [a, b] = [k * 0.52, 0.35 + 0.42 * j];
              return [
                0.078 * Math.sin(b) * Math.cos(a + 0.25 * Math.sin(4 * b)),
                0.13 + 0.072 * Math.cos(b),
                0.088 * Math.sin(b) * Math.sin(a + 0.25 * Math.sin(4 * b)),
              ];
            }).flat(),
            0.011,
            6,
          ),
        ),
        radial(rod('liquid', [0, 0.02, 0.092], [0, 0.26, 0.092], 0.003, 4), 10),
        turnedAt('lid', [0, 0, 9.4, 0, 9.4, 3, 3, 4, 3, 5, 0, 5], [0, 0.255, 0]),
      ),
      move(
        group(
          turnedAt('liquid', [0, 0, 6, 0, 6, 2, 0, 2], [0, 0, 0]),
          radial(rod('liquid', [0, 0.02, 0.06], [0, 0.2, 0.06], 0.003, 4), 8),
          ...[0, 1, 2, 3, 4].map((k) =>
            group(
              ball('eye', 0.026, [0.026 * Math.cos(k * 2.4), 0.05 + 0.026 * k, 0.026 * Math.sin(k * 2.4)]),
              ball('iris', 0.012, [0.026 * Math.cos(k * 2.4), 0.05 + 0.026 * k, 0.026 * Math.sin(k * 2.4) + 0.018]),
            ),
          ),
          turnedAt('lid', [0, 0, 6.4, 0, 6.4, 3, 0, 3], [0, 0.195, 0]),
        ),
        0.18,
        0,
        0.02,
      ),
      move(
        group(
          turnedAt('liquid', [0, 0, 6, 0, 6, 2, 0, 2], [0, 0, 0]),
          radial(rod('liquid', [0, 0.02, 0.06], [0, 0.24, 0.06], 0.003, 4), 8),
          tube(
            'snake',
            Array.from({ length: 20 }, (_, k) => [0.04 * Math.cos(k * 0.8), 0.03 + 0.01 * k, 0.04 * Math.sin(k * 0.8)]).flat(),
            0.013,
            8,
          ),
          turnedAt('lid', [0, 0, 6.4, 0, 6.4, 3, 0, 3], [0, 0.24, 0]),
        ),
        -0.18,
        0,
        0.01,
      ),
    ],
    { places: ['laboratory', 'museum'] },
  ),
  care(
    'surgical-robot',
    [1.58, 2.19, 1.13],
    'surgical arm, robotic surgery arm, surgery robot, robot surgeon, surgical arms, medical robot, da vinci robot, operating robot, robotic surgeon',
    { body: 'plastic #f0f2f2', joint: 'plastic #4a5a68', steel: 'chrome', blue: 'glow #40b0ff' },
    [
      boxAt('body', [0.7, 0.3, 0.8], [0, 0, -0.3], 0.08),
      boxAt('body', [0.4, 1.6, 0.35], [0, 0.28, -0.4], 0.1),
      boxAt('blue', [0.06, 0.5, 0.01], [0, 0.9, -0.222]),
      ball('joint', 0.2, [0, 1.95, -0.35], 3),
      ...[-1.1, -0.4, 0.4, 1.1].map((a) => {
        const [x, z] = [Math.sin(a), Math.cos(a)];
        return group(
          tube('body', [0, 1.95, -0.35, 0.5 * x, 2.1, -0.3 + 0.3 * z], [0.09, 0.075], 12),
          ball('joint', 0.095, [0.5 * x, 2.1, -0.3 + 0.3 * z]),
          tube('body', [0.5 * x, 2.1, -0.3 + 0.3 * z, 0.8 * x, 1.65, 0.05 + 0.3 * z], [0.07, 0.06], 12),
          ball('joint', 0.075, [0.8 * x, 1.65, 0.05 + 0.3 * z]),
          tube('body', [0.8 * x, 1.65, 0.05 + 0.3 * z, 0.42 * x, 1.4, 0.3 + 0.1 * z], [0.055, 0.04], 12),
          rod('steel', [0.42 * x, 1.4, 0.3 + 0.1 * z], [0.16 * x, 1.02, 0.42], 0.012),
        );
      }),
    ],
  ),
  care(
    'sharps-bin',
    [0.21, 0.305, 0.21],
    'sharps container, clinical waste bin, medical waste bin, biohazard bin, sharps box',
    { body: 'plastic #f4c81c', lid: 'plastic #e05a1c', sign: 'paint #181818' },
    [
      turn(turnedAt('body', [0, 0, 12, 0, 14, 24, 0, 24], [0, 0, 0], 4), [0, 45, 0]),
      boxAt('lid', [0.21, 0.05, 0.21], [0, 0.24, 0], 0.02),
      boxAt('sign', [0.1, 0.02, 0.06], [0, 0.285, 0]),
      turn(torus('sign', 0.03, 0.006, 16), [90, 0, 0], [0, 0.13, 0.096]),
      ...[0, 120, 240].map((a) => turn(turn(torus('sign', 0.022, 0.005, 14), [90, 0, 0], [0, 0.026, 0]), [0, 0, a], [0, 0.13, 0.097])),
    ],
    { stand: 'surface', solid: 'none' },
  ),
  care(
    'hand-sanitiser',
    [0.0958, 0.203, 0.0872],
    'hand sanitizer, sanitiser, sanitizer, soap dispenser, soap bottle, pump bottle, shampoo bottle, hand soap, liquid soap, lotion bottle, shower gel',
    { body: 'plastic #a8d8e8', label: 'paper #ffffff', pump: 'plastic #f4f4f4' },
    [
      turnedAt('body', [0, 0, 4, 0, 4.3, 0.6, 4.3, 10.5, 2, 13, 1.6, 14, 0, 14], [0, 0, 0]),
      turnedAt('label', [0, 0, 4.36, 0, 4.36, 5.5, 0, 5.5], [0, 0.028, 0]),
      post('pump', 0.018, 0.02, [0, 0.138, 0]),
      rod('pump', [0, 0.15, 0], [0, 0.19, 0], 0.006),
      tube('pump', [-0.012, 0.192, 0, 0.03, 0.192, 0, 0.05, 0.182, 0], [0.011, 0.008, 0.005]),
    ],
    { stand: 'surface', solid: 'none', places: ['bathroom', 'hospital-room'] },
  ),
  care(
    'anatomical-model',
    [0.49, 0.895, 0.4],
    'anatomy model, anatomical torso, human torso model, torso model, anatomy torso, anatomical heart model, model of the human body',
    {
      skin: 'skin #e0b090',
      muscle: 'skin #b04038',
      lung: 'skin #d88a80',
      heart: 'fruit #a82028',
      gut: 'skin #e0a888',
      liver: 'skin #7a3428',
      base: 'wood #3a2820',
    },
    [
      boxAt('base', [0.4, 0.04, 0.26], [0, 0, 0], 0.01),
      turnedAt('skin', [0, 0, 14, 0, 15, 10, 13, 22, 16, 40, 17, 48, 10, 54, 5, 56, 5, 62, 0, 62], [0, 0.04, -0.03], 20),
      ball('skin', [0.085, 0.115, 0.1], [0, 0.78, -0.02], 3),
      mirror(ball('skin', [0.075, 0.08, 0.07], [0.17, 0.54, -0.03])),
      boxAt('muscle', [0.2, 0.44, 0.06], [0, 0.1, 0.1], 0.03),
      mirror(ball('lung', [0.055, 0.09, 0.04], [0.065, 0.45, 0.13])),
      ball('heart', [0.035, 0.045, 0.035], [0.012, 0.42, 0.165]),
      ball('liver', [0.08, 0.035, 0.035], [-0.03, 0.33, 0.15]),
      ...Array.from({ length: 5 }, (_, k) =>
        tube('gut', [-0.07, 0.15 + 0.032 * k, 0.14, 0, 0.135 + 0.032 * k, 0.165, 0.07, 0.15 + 0.032 * k, 0.14], 0.017),
      ),
      move(group(ball('muscle', [0.03, 0.06, 0.03], [0.045, 0.78, 0.06])), 0, 0, 0),
    ],
    { stand: 'surface', solid: 'none', places: ['classroom', 'hospital-room'] },
  ),
  care(
    'light-box',
    [0.9, 0.6, 0.117],
    'x-ray light box, x-ray viewer, x-ray viewbox, lightbox, x-ray film, x-ray picture',
    { frame: 'metal #d0d4d8', glow: 'screen #c8e4f4', film: 'screen #24384a', bone: 'screen #b8d4e4' },
    [
      boxAt('frame', [0.9, 0.6, 0.08], [0, 0, 0], 0.01),
      boxAt('glow', [0.84, 0.54, 0.01], [0, 0.03, 0.038]),
      mirror(boxAt('film', [0.36, 0.46, 0.006], [0.2, 0.06, 0.046])),
      ...[0, 1, 2, 3, 4, 5].map((k) =>
        mirror(tube('bone', [-0.2, 0.42 - 0.045 * k, 0.05, -0.12, 0.41 - 0.045 * k, 0.05, -0.09, 0.36 - 0.045 * k, 0.05], 0.006, 5), 'z'),
      ),
      ...[0, 1, 2, 3, 4, 5].map((k) =>
        tube('bone', [-0.2, 0.42 - 0.045 * k, 0.05, -0.28, 0.41 - 0.045 * k, 0.05, -0.31, 0.36 - 0.045 * k, 0.05], 0.006, 5),
      ),
      rod('bone', [-0.2, 0.1, 0.05], [-0.2, 0.48, 0.05], 0.012),
      ...[-2, -1, 0, 1, 2].map((k) => rod('bone', [0.2 + 0.02 * k, 0.24, 0.05], [0.2 + 0.055 * k, 0.44 - 0.02 * k * k, 0.05], 0.009, 5)),
      rod('bone', [0.19, 0.08, 0.05], [0.19, 0.24, 0.05], 0.012),
      rod('bone', [0.22, 0.08, 0.05], [0.22, 0.24, 0.05], 0.01),
    ],
    { stand: 'hung', solid: 'none' },
  ),
  care(
    'pill-bottles',
    [0.182, 0.102, 0.134],
    'pill bottle, pills, medicine bottle, prescription bottle, medication, tablets of medicine, medicine, kidney dish, medicine bottles',
    { orange: 'plastic #e87a20', cap: 'plastic #f8f8f4', label: 'paper', pill: 'plastic #f0f0ea', red: 'plastic #d83848' },
    [
      ...[-0.07, 0, 0.06].map((x, k) =>
        group(
          post('orange', 0.024, 0.07 + 0.01 * (k % 2), [x, 0, -0.02 * k]),
          post('label', 0.0245, 0.035, [x, 0.018, -0.02 * k]),
          post('cap', 0.026, 0.022, [x, 0.07 + 0.01 * (k % 2), -0.02 * k]),
        ),
      ),
      ...Array.from({ length: 8 }, (_, k) =>
        ball(k % 3 === 0 ? 'red' : 'pill', [0.008, 0.005, 0.008], [-0.06 + 0.13 * spread(k + 1), 0.005, 0.035 + 0.03 * spread(k, 0.37)], 1),
      ),
    ],
    { stand: 'surface', solid: 'none', places: ['bathroom', 'hospital-room'] },
  ),
];
