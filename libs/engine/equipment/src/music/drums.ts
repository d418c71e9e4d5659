import { ball, madeInCentimetres, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { group, move, radial, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** A drum on y = 0 with hoops and tension rods. */
const shellDrum = (radius: number, height: number, slot = 'shell'): Shape =>
  group(
    spun(slot, [radius, 0, radius, height], { sides: 26 }),
    spun('skin', [radius - 0.6, height - 0.2, radius - 0.6, height + 0.4, 0, height + 0.5], { sides: 26 }),
    ...[0.4, height - 1.8].map((y) => spun('hoop', [radius, y, radius + 0.9, y, radius + 0.9, y + 1.6, radius, y + 1.6], { sides: 26 })),
    radial(rod('hoop', [0, 1, radius + 0.5], [0, height - 1, radius + 0.5], 0.4, 5), 8),
  );
const stick = (from: Vec3, to: Vec3): Shape => group(rod('wood', from, to, 0.7, 8), ball('wood', 1, to, 1));

const drum: Maker = () => {
  const zigzag = Array.from({ length: 24 }, (_, k): Vec3 => [
    18.6 * Math.cos((Math.PI * k) / 12),
    k % 2 === 0 ? 2 : 20,
    18.6 * Math.sin((Math.PI * k) / 12),
  ]);
  return madeInCentimetres(
    [
      spun('shell', [18, 0, 18, 22], { sides: 26 }),
      spun('skin', [17.4, 22, 0, 22.6], { sides: 26 }),
      ...[0, 19.6].map((y) => spun('hoop', [18, y, 19.2, y, 19.2, y + 2.6, 18, y + 2.6], { sides: 26 })),
      sweep('rope', zigzag, 0.4, { closed: true, sides: 5 }),
      stick([-14, 24.6, 6], [16, 24, -2]),
      stick([-12, 24.8, 10], [15, 24, 5]),
    ],
    { shell: 'paint #c8242c', skin: 'paper #f2ead8', hoop: 'gold #d8a830', rope: 'rope #f4efe0', wood: 'wood #c8955a' },
  );
};

const cymbal = (radius: number, at: Vec3, tilt: Vec3): Shape =>
  turn(spun('brass', [radius, 0, radius, 0.3, radius * 0.3, 1.8, radius * 0.2, 3, 0, 3.4], { sides: 26 }), tilt, at);
const tripod = (x: number, z: number, height: number): Shape =>
  group(
    rod('metal', [x, 8, z], [x, height, z], 1),
    ...[0, 120, 240].map((angle) => turn(rod('metal', [0, 22, 0], [0, 0.6, 18], 0.8, 6), [0, angle, 0], [x, 0, z])),
  );

const drumKit: Maker = () =>
  madeInCentimetres(
    [
      turn(group(shellDrum(28, 38), spun('badge', [9, 38.3, 9, 38.8, 0, 38.8])), [90, 0, 0], [0, 30, -18]),
      move(shellDrum(17, 15), 38, 46, -4),
      tripod(38, -4, 48),
      move(shellDrum(21, 34), -46, 24, -8),
      ...[0, 120, 240].map((angle) => turn(rod('metal', [0, 34, 21], [0, 0, 24], 0.9), [0, angle, 0], [-46, 0, -8])),
      turn(shellDrum(14, 18), [16, 0, 6], [-17, 62, 6]),
      turn(shellDrum(14, 18), [16, 0, -6], [17, 62, 6]),
      rod('metal', [-14, 50, 2], [-15, 66, 2], 1.2),
      rod('metal', [14, 50, 2], [15, 66, 2], 1.2),
      tripod(62, 14, 84),
      cymbal(18, [62, 82, 14], [4, 0, 0]),
      cymbal(18, [62, 86, 14], [184, 0, 0]),
      tripod(-66, 12, 126),
      cymbal(25, [-66, 125, 12], [14, 0, 10]),
      tripod(42, 34, 116),
      cymbal(22, [42, 116, 34], [12, 0, -14]),
      spun('seat', [16, 52, 17, 54, 17, 58, 0, 59], { at: [10, 0, -46] }),
      tripod(10, -46, 54),
    ],
    {
      shell: 'paint #b01c2c',
      skin: 'paper #f2ede2',
      hoop: 'chrome',
      metal: 'chrome',
      brass: 'brass #d8b048',
      badge: 'paint #26262a',
      seat: 'leather #1f1f22',
    },
  );

const djembe: Maker = () =>
  madeInCentimetres(
    [
      spun('wood', [13, 0, 12, 4, 9, 22, 8.4, 26, 12, 36, 18, 48, 19, 56, 18, 60], { curve: true, sides: 24 }),
      spun('skin', [18.4, 59, 17.6, 60.6, 0, 60.8], { sides: 24 }),
      ...[33, 56].map((y) => move(torus('rope', y === 33 ? 11.6 : 19.4, 0.8), 0, y, 0)),
      radial(
        sweep(
          'rope',
          [
            [-1.6, 56, 19.2],
            [0, 34, 11.6],
            [1.6, 56, 19.2],
          ],
          0.35,
          { sides: 5 },
        ),
        14,
      ),
      ...[4, 9, 14].map((y) => spun('dark', [12.4 - 0.16 * y, y, 12.9 - 0.16 * y, y + 0.4, 12.4 - 0.17 * y, y + 2])),
    ],
    { wood: 'wood #8a4a24', skin: 'leather #ecd8b0', rope: 'rope #e8dcc0', dark: 'wood #3a2014' },
  );

const bongos: Maker = () => {
  const one = (radius: number, x: number): Shape =>
    move(
      group(
        spun('wood', [radius * 0.8, 0, radius, 15], { sides: 22 }),
        spun('skin', [radius * 0.96, 15, 0, 15.6], { sides: 22 }),
        spun('metal', [radius, 12.6, radius + 0.7, 12.6, radius + 0.7, 14.8, radius, 14.8], { sides: 22 }),
        spun('metal', [radius * 0.82, 1, radius * 0.9, 1, radius * 0.9, 2, radius * 0.82, 2], { sides: 22 }),
        radial(rod('metal', [0, 1, radius * 0.88], [0, 14, radius + 0.3], 0.3, 5), 5),
      ),
      x,
      0,
      0,
    );
  return madeInCentimetres([one(10.4, -11.4), one(8.6, 9.6), { form: 'placed', part: ball('wood', [4, 2.4, 3], [0, 8, 0], 1) }], {
    wood: 'wood #a8642c',
    skin: 'leather #f0e4c8',
    metal: 'chrome',
  });
};

const tambourine: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('wood', [11.4, 0, 12, 0, 12, 5, 11.4, 5, 11.4, 0], { sides: 28 }),
        spun('skin', [11.6, 4.6, 11.6, 5.2, 0, 5.3], { sides: 28 }),
        radial(group(...[-0.5, 0.5].map((y) => spun('brass', [2, -0.1, 2, 0.1, 0, 0.5], { at: [0, 2.4 + y, 0], sides: 12 }))), 8, 11.8),
        sweep(
          'ribbon',
          smoothPath(
            [
              [12, 2, 0],
              [15, 0, 3],
              [17, 2, 8],
              [21, 0, 10],
            ],
            3,
          ),
          0.5,
        ),
      ),
      [62, 0, 0],
    ),
    { wood: 'wood #b8743c', skin: 'paper #f4ecd8', brass: 'brass', ribbon: 'fabric #d8342c' },
  );

const maracas: Maker = () => {
  const one = group(
    spun('handle', [1.2, 0, 1.4, 1, 1, 12, 1.2, 14]),
    spun('shell', [1.2, 13, 4, 16, 5.4, 21, 4.4, 26, 2, 28.4, 0, 29], { curve: true }),
    spun('band', [5, 19, 5.6, 20, 5.5, 22, 5, 23]),
  );
  return madeInCentimetres([turn(one, [0, 0, 26], [7, 0, 0]), turn(one, [0, 0, -26], [-7, 0, 3])], {
    shell: 'paint #d8342c',
    band: 'paint #f4d030',
    handle: 'wood #c8955a',
  });
};

const triangle: Maker = () =>
  madeInCentimetres(
    [
      sweep(
        'metal',
        [
          [3, 4, 0],
          [-10, 4, 0],
          [0, 21, 0],
          [10, 4, 0],
          [5.4, 4, 0],
        ],
        0.7,
      ),
      rod('string', [0, 20.6, 0], [0, 27, 0], 0.2, 5),
      turn(rod('metal', [0, 0, 0], [0, 19, 0], 0.45), [0, 0, -38], [6, 0, 2]),
    ],
    { metal: 'chrome', string: 'rope' },
  );

/** Drums and small percussion. */
export const DRUMS = { drum, 'drum-kit': drumKit, djembe, bongos, tambourine, maracas, triangle };
