import { array, boxAt, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, sideDisc, tube, turnedAt, turnedBody } from '../forms.js';

const gear = assembledIn('goods', { stand: 'surface', solid: 'none', places: ['campsite'] });
const sign = assembledIn('goods', { side: 'outdoors', solid: { trunk: 0.05 }, places: ['road'] });
const garden = assembledIn('goods', { side: 'outdoors', places: ['garden'] });

/** Gear, signs and lamps that are assembled from simple shapes. */
export const OUTDOOR_GEAR_THINGS: readonly CatalogueRow[] = [
  gear(
    'flashlight',
    [0.224, 0.068, 0.067],
    'electric torch, pocket torch, hand torch, headlamp, head torch, maglite, torch light, headtorch, flash light',
    { body: 'metal #2a2c30', ring: 'chrome', glass: 'lamp #fff2c0', button: 'plastic #c83028' },
    [
      turn(turnedBody('body', [0, 0, 1.8, 0, 1.8, 14, 3.2, 18, 3.4, 22, 0, 22], 18), [0, 0, 90], [0.1, 0.034, 0]),
      sideDisc('glass', 0.03, 0.006, [-0.124, 0.034, 0], 20),
      ...[0.0, 0.03, 0.06].map((x) => turn(torus('ring', 0.018, 0.003, 14), [0, 0, 90], [x, 0.034, 0])),
      boxAt('button', [0.02, 0.01, 0.012], [-0.03, 0.05, 0], 0.003),
    ],
  ),
  gear(
    'binoculars',
    [0.187, 0.0877, 0.148],
    'pair of binoculars, field glasses, opera glasses',
    { body: 'rubber #26282c', glass: 'glass #6a98b8', ring: 'brass' },
    [
      mirror(
        group(
          turn(turnedBody('body', [0, 0, 2.6, 0, 2.6, 4, 3.8, 7, 4, 14, 0, 14], 20), [90, 0, 0], [0.05, 0.045, -0.07]),
          disc('glass', 0.034, 0.004, [0.05, 0.045, 0.07]),
          disc('glass', 0.02, 0.004, [0.05, 0.045, -0.074]),
          turn(torus('ring', 0.04, 0.004, 20), [90, 0, 0], [0.05, 0.045, 0.07]),
        ),
      ),
      boxAt('body', [0.06, 0.03, 0.05], [0, 0.035, -0.02], 0.008),
      disc('body', 0.014, 0.03, [0, 0.075, -0.03]),
    ],
  ),
  gear(
    'remote-control',
    [0.05, 0.022, 0.17],
    'tv remote, tv remote control, television remote',
    { body: 'plastic #1c1c20', key: 'plastic #d8d8d4', red: 'plastic #d82c28' },
    [
      boxAt('body', [0.05, 0.018, 0.17], [0, 0, 0], 0.006),
      ...Array.from({ length: 12 }, (_, k) =>
        boxAt('key', [0.008, 0.005, 0.006], [-0.014 + 0.014 * (k % 3), 0.017, 0.01 + 0.016 * Math.floor(k / 3)]),
      ),
      post('red', 0.005, 0.005, [-0.014, 0.017, -0.07], 10),
      post('key', 0.014, 0.004, [0, 0.017, -0.03], 16),
    ],
    { places: ['living-room'] },
  ),
  gear(
    'life-jacket',
    [0.52, 0.71, 0.213],
    'lifejacket, life vest, buoyancy aid',
    { orange: 'fabric #f0641c', strip: 'paint #e8ecec', strap: 'fabric #1c1c20', buckle: 'plastic #26262a' },
    [
      mirror(boxAt('orange', [0.24, 0.54, 0.09], [0.135, 0.02, 0.04], 0.035)),
      boxAt('orange', [0.5, 0.6, 0.07], [0, 0.02, -0.06], 0.03),
      turn(torus('orange', 0.12, 0.05, 18), [80, 0, 0], [0, 0.56, -0.02]),
      ...[0.16, 0.34].map((y) =>
        group(boxAt('strap', [0.52, 0.03, 0.2], [0, y, -0.005], 0.01), boxAt('buckle', [0.06, 0.05, 0.02], [0, y - 0.01, 0.098], 0.006)),
      ),
      mirror(boxAt('strip', [0.18, 0.04, 0.004], [0.135, 0.46, 0.086])),
    ],
    { stand: 'hung', places: ['harbor'], family: 'coat' },
  ),
  gear(
    'hi-vis-vest',
    [0.52, 0.61, 0.121],
    'high-vis vest, hi-vis jacket, high visibility vest, safety vest, reflective vest, hi-vis, hi vis vest, high-vis jacket',
    { cloth: 'fabric #d8f028', strip: 'paint #e8ecec', trim: 'fabric #f07018' },
    [
      mirror(boxAt('cloth', [0.25, 0.56, 0.05], [0.13, 0, 0.03], 0.02)),
      boxAt('cloth', [0.5, 0.6, 0.04], [0, 0, -0.04], 0.02),
      mirror(boxAt('cloth', [0.12, 0.05, 0.12], [0.17, 0.56, 0], 0.02)),
      ...[0.1, 0.26].map((y) => boxAt('strip', [0.52, 0.05, 0.116], [0, y, -0.003])),
      mirror(boxAt('strip', [0.05, 0.5, 0.006], [0.17, 0.08, 0.055])),
      boxAt('trim', [0.02, 0.56, 0.056], [0, 0, 0.03]),
    ],
    { stand: 'hung', places: ['construction-site'], family: 'coat' },
  ),
  garden(
    'barbecue',
    [0.94, 1.21, 0.937],
    'bbq, barbecue grill, grill, kettle barbecue, charcoal grill, charcoal barbecue, barbeque, kettle grill, garden barbecue, gas barbecue, cookout grill',
    {
      kettle: 'paint #26282c',
      steel: 'metal',
      ember: 'ember',
      meat: 'hide #8a4828',
      sausage: 'hide #a8542c',
      wood: 'wood',
      wheel: 'rubber',
    },
    [
      radial(rod('steel', [0, 0.58, 0.2], [0, 0, 0.32], 0.016), 3),
      turnedAt('kettle', [0, 0, 14, 1, 26, 10, 31, 22, 29, 22, 24, 11, 0, 4], [0, 0.55, 0], 28),
      turnedAt('ember', [0, 0, 25, 0, 26, 3, 0, 4], [0, 0.66, 0], 22),
      array(rod('steel', [0, 0.765, -0.27], [0, 0.765, 0.27], 0.005, 5), 13, [0.042, 0, 0], true),
      move(torus('steel', 0.3, 0.012, 30), 0, 0.77, 0),
      ...[-0.12, -0.06, 0, 0.06].map((x) => tube('sausage', [x, 0.79, -0.16, x + 0.01, 0.795, -0.08, x, 0.79, 0], 0.018, 7)),
      ...[
        [0.14, -0.06],
        [-0.08, 0.14],
        [0.06, 0.12],
      ].map(([x = 0, z = 0]) => post('meat', 0.055, 0.025, [x, 0.775, z], 14)),
      turn(
        group(turnedBody('kettle', [0, 0, 31, 0, 28, 12, 16, 20, 0, 22], 28), boxAt('wood', [0.14, 0.03, 0.03], [0, 0.24, 0])),
        [-72, 0, 0],
        [0, 0.9, -0.34],
      ),
      boxAt('wood', [0.3, 0.02, 0.4], [0.48, 0.74, 0]),
      mirror(sideDisc('wheel', 0.09, 0.03, [0.22, 0.09, -0.2])),
    ],
    { solid: 'cylinder' },
  ),
  sign(
    'wildlife-sign',
    [0.812, 2.29, 0.116],
    'cassowary sign, cassowary warning sign, wildlife warning sign, animal crossing sign, wildlife sign, kangaroo sign, animal warning sign, wildlife crossing sign, moose sign, deer crossing sign',
    { yellow: 'paint #f4c418', black: 'paint #16161a', post: 'metal' },
    [
      post('post', 0.035, 2.2, [0, 0, -0.03]),
      turn(boxAt('black', [0.58, 0.58, 0.02], [0, -0.29, 0], 0.006), [0, 0, 45], [0, 1.88, 0]),
      turn(boxAt('yellow', [0.53, 0.53, 0.026], [0, -0.265, 0], 0.006), [0, 0, 45], [0, 1.88, 0]),
      ball('black', [0.14, 0.1, 0.01], [-0.03, 1.86, 0.014]),
      tube('black', [0.06, 1.9, 0.016, 0.11, 2, 0.016, 0.12, 2.06, 0.016], [0.035, 0.02, 0.022], 6),
      plate('black', [0.12, 2.05, 0.19, 2.03, 0.12, 2.08], 0.01, 0.018),
      plate('black', [0.09, 2.07, 0.14, 2.08, 0.11, 2.13], 0.01, 0.018),
      tube('black', [-0.02, 1.8, 0.016, 0.02, 1.72, 0.016, -0.01, 1.63, 0.016, 0.05, 1.62, 0.016], [0.024, 0.014, 0.012, 0.012], 6),
      tube('black', [-0.07, 1.8, 0.016, -0.08, 1.71, 0.016, -0.11, 1.63, 0.016, -0.05, 1.62, 0.016], [0.024, 0.014, 0.012, 0.012], 6),
    ],
  ),
  sign(
    'no-entry-sign',
    [0.64, 2.3, 0.083],
    'do not enter sign, no-entry sign, no entry, do not enter, prohibition sign, red round sign',
    { red: 'paint #d81c24', white: 'paint #fbfbf8', post: 'metal' },
    [
      post('post', 0.035, 2.2, [0, 0, -0.03]),
      disc('white', 0.32, 0.02, [0, 1.98, -0.01], 32),
      disc('red', 0.3, 0.026, [0, 1.98, -0.01], 32),
      boxAt('white', [0.42, 0.1, 0.03], [0, 1.93, 0.003]),
    ],
  ),
  gear(
    'bare-bulb',
    [0.076, 0.9, 0.0748],
    'naked bulb, hanging bulb, edison bulb, exposed bulb, single bulb, naked light bulb, bare light bulb, bulb on a wire, hanging light bulb, hanging edison bulb, bare lightbulb',
    { wire: 'rubber', socket: 'brass', bulb: 'lamp #ffd890' },
    [
      rod('wire', [0, 0.2, 0], [0, 0.9, 0], 0.004, 5),
      turnedAt('socket', [0, 0, 1.6, 0, 2, 3, 1, 6, 0, 6], [0, 0.14, 0], 14),
      turnedBody('bulb', [0, 0, 2, 0.6, 3.8, 4, 3.6, 8, 1.6, 13, 0, 14.4], 18),
    ],
    { stand: 'ceiling', places: ['basement', 'bunker'] },
  ),
];
