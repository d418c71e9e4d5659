import type { Generator, RotorcraftSpec } from '@diorama/catalogue';
import { bar, boxAt, group, mirror, move, radial, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import {
  copies,
  drumX,
  drumY,
  drumZ,
  fin,
  finished,
  fuselage,
  propeller,
  range,
  ringX,
  rods,
  seat,
  spread,
  tube,
  turnedZ,
  wheel,
  wings,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

/** Makes helicopters and other craft with rotors. */
export const generateRotorcraft: Generator<RotorcraftSpec> = ({ kind }, { size }) =>
  finished(KINDS[kind](size), 'body', { finishes: { body: 'paint #c8342a', blade: 'plastic #2a2c30', prop: 'plastic #24272b' } });

/** A rotor around the y axis with drooping blades. */
const rotor = (radius: number, blades: number, chord = 0.06 * radius): Shape =>
  group(
    drumY('steel', 0.05 * radius, 0.06 * radius, [0, -0.03 * radius, 0], { sides: 12 }),
    ...range(blades).map((k) =>
      turn(boxAt('blade', [chord, 0.012 * radius, 0.96 * radius], [0, 0, 0.52 * radius], 0.004 * radius), [
        2,
        (360 * k) / blades + (blades === 2 ? 78 : 20),
        0,
      ]),
    ),
  );

const tailRotor = (radius: number, at: Vec3): Shape =>
  // prettier-ignore
  move(group(drumX('steel', 0.12 * radius, 0.3 * radius, [0, 0, 0]), ...range(2).map((k) => turn(boxAt('blade', [0.04 * radius, 2 * radius, 0.16 * radius], [0.1 * radius, -radius, 0]), [90 * k + 20, 0, 0]))), ...at);

const skids = (x: number, y: number, l: number): Shape =>
  // prettier-ignore
  mirror(group(tube('dark', [[x, 0.08, -0.5 * l], [x, 0.04, -0.42 * l], [x, 0.04, 0.4 * l], [x, 0.16, 0.5 * l]], 0.04), rods('dark', [[[x, 0.05, -0.24 * l], [0.5 * x, y, -0.2 * l]], [[x, 0.05, 0.24 * l], [0.5 * x, y, 0.2 * l]]], 0.035)));

/** A helicopter: cabin, boom, fin, rotors. */
function helicopter([width, height, length]: Vec3, style: { slim: boolean; blades: number; windows: boolean; armed: boolean }): Shape {
  const r = 0.5 * Math.min(width, 0.94 * length) * 0.96;
  // prettier-ignore
  const [half, middle] = [(style.slim ? 0.06 : 0.09) * length, 0.42 * height];
  const nose = 0.42 * length;
  const top = middle + 0.3 * height;
  return group(
    // prettier-ignore
    fuselage('body', [[-0.5 * length, 0.02 * length, 0.03 * length, middle + 0.08 * height], [-0.16 * length, 0.3 * half, 0.3 * half, middle + 0.1 * height], [-0.04 * length, 0.9 * half, 0.22 * height, middle], [0.14 * length, half, 0.25 * height, middle], [0.3 * length, 0.86 * half, 0.2 * height, middle - 0.02 * height], [0.39 * length, 0.5 * half, 0.1 * height, middle - 0.08 * height], [nose, 0.08 * half, 0.02 * height, middle - 0.1 * height]], { power: 2.6 }),
    move(sphere('glass', [0.88 * half, 0.17 * height, 0.14 * length], { detail: 2 }), 0, middle + 0.06 * height, 0.27 * length),
    ...(style.armed
      ? [move(sphere('glass', [0.7 * half, 0.12 * height, 0.08 * length], { detail: 2 }), 0, middle + 0.18 * height, 0.14 * length)]
      : []),
    // prettier-ignore
    ...(style.windows ? [mirror(copies(boxAt('pane', [0.04 * half, 0.13 * height, 0.06 * length], [0.97 * half, middle, 0]), [[0, 0, 0.02 * length], [0, 0, 0.1 * length]]))] : []),
    boxAt('body', [0.9 * half, 0.14 * height, 0.24 * length], [0, middle + 0.18 * height, 0.04 * length], 0.04 * height),
    mirror(drumZ('dark', 0.05 * height, 0.1 * length, [0.5 * half, middle + 0.25 * height, -0.06 * length])),
    drumY('steel', 0.02 * height, height - top, [0, top, 0.06 * length], { sides: 10 }),
    move(rotor(r, style.blades), 0, height - 0.04 * r, 0.06 * length),
    fin('fin', { span: 0.3 * height, chord: 0.1 * length, taper: 0.6, sweep: 30 }, [0, middle + 0.1 * height, -0.43 * length]),
    wings('fin', { span: 0.09 * length, chord: 0.06 * length, taper: 0.8, sweep: 8 }, [0.01, middle + 0.1 * height, -0.36 * length]),
    tailRotor(0.09 * length, [0.04 * length, middle + 0.26 * height, -0.47 * length]),
    ...(style.armed
      ? // prettier-ignore
        [wings('body', { span: 0.16 * length, chord: 0.1 * length, taper: 0.7, sweep: 10, dihedral: -6 }, [0.7 * half, middle, 0.04 * length]), mirror(group(drumZ('dark', 0.03 * length, 0.12 * length, [0.14 * length, middle - 0.1 * height, 0.05 * length], { sides: 10 }), mirror(drumZ('grey', 0.012 * length, 0.14 * length, [0.2 * length, middle - 0.08 * height, 0.05 * length])))), rod('dark', [0, middle - 0.2 * height, 0.28 * length], [0, middle - 0.26 * height, 0.44 * length], 0.012 * length), sphereAt('dark', 0.025 * length, [0, middle - 0.1 * height, 0.42 * length]), mirror(group(rod('dark', [0.5 * half, middle - 0.1 * height, 0.16 * length], [1.1 * half, 0.1 * height, 0.16 * length], 0.03 * height), move(wheel('solid', 0.08 * height, 0.07 * height), 1.15 * half, 0.08 * height, 0.16 * length)))]
      : [skids(1.05 * half, middle - 0.2 * height, 0.44 * length)]),
    mirror(boxAt('stripe', [0.02 * half, 0.05 * height, 0.24 * length], [0.985 * half, middle - 0.1 * height, 0.08 * length])),
  );
}

const sphereAt = (slot: string, radius: number, at: Vec3): Shape => move(sphere(slot, radius, { detail: 1 }), ...at);

/** A drone with arms, motors with propellers, a camera and legs. */
function drone([width, height, length]: Vec3, arms: number): Shape {
  const reach = Math.min(width, length) * 0.36;
  const r = arms > 4 ? 0.42 * reach : 0.36 * reach * 1.05;
  const y = 0.62 * height;
  const first = arms === 4 ? 45 : 0;
  return group(
    // prettier-ignore
    fuselage('body', [[-0.2 * length, 0.06 * width, 0.1 * height, y], [-0.1 * length, 0.13 * width, 0.2 * height, y], [0.1 * length, 0.13 * width, 0.2 * height, y], [0.2 * length, 0.05 * width, 0.1 * height, y]], { power: 3 }),
    boxAt('dark', [0.14 * width, 0.1 * height, 0.2 * length], [0, y + 0.14 * height, 0], 0.02 * height),
    ...range(arms).map((k) => {
      const angle = ((first + (360 * k) / arms) * Math.PI) / 180;
      const at: Vec3 = [reach * Math.sin(angle), 0.8 * height, reach * Math.cos(angle)];
      return group(
        bar('body', [0.1 * at[0], y, 0.1 * at[2]], [at[0], y + 0.1 * height, at[2]], 0.1 * height),
        drumY('dark', 0.1 * height, 0.28 * height, [at[0], y, at[2]], { sides: 12 }),
        // prettier-ignore
        ...range(2).map((b) => turn(boxAt('blade', [0.16 * r, 0.025 * height, r], [0, 0, 0.5 * r], 0.01 * height), [4, 180 * b + 50 * k, 0], [at[0], y + 0.3 * height, at[2]])),
        sphereAt(k % 2 === 0 ? 'green' : 'redlight', 0.035 * height, [at[0], y + 0.02 * height, at[2]]),
      );
    }),
    mirror(
      tube(
        'dark',
        [
          [0.12 * width, 0.5 * height, -0.02 * length],
          [0.18 * width, 0.04 * height, 0],
          [0.18 * width, 0.03 * height, 0.16 * length],
        ],
        0.028 * height,
      ),
    ),
    // prettier-ignore
    mirror(rods('dark', [[[0.18 * width, 0.03 * height, -0.18 * length], [0.18 * width, 0.03 * height, 0.18 * length]]], 0.028 * height)),
    boxAt('dark', [0.1 * width, 0.2 * height, 0.1 * length], [0, 0.2 * height, 0.12 * length], 0.03 * height),
    drumZ('glass', 0.07 * height, 0.05 * length, [0, 0.3 * height, 0.18 * length], { sides: 12 }),
  );
}

const KINDS: Readonly<Record<RotorcraftSpec['kind'], (size: Vec3) => Shape>> = {
  light: (size) => helicopter(size, { slim: false, blades: 3, windows: true, armed: false }),
  transport: (size) => helicopter(size, { slim: false, blades: 4, windows: true, armed: false }),
  attack: (size) => helicopter(size, { slim: true, blades: 4, windows: false, armed: true }),
  tandem: ([width, height, length]) => {
    // prettier-ignore
    const [body, r, half] = [0.62 * length, 0.27 * length, 0.11 * width * 1.2];
    const middle = 0.4 * height;
    return group(
      // prettier-ignore
      fuselage('body', [[-0.5 * body, 0.7 * half, 0.1 * height, middle + 0.08 * height], [-0.3 * body, half, 0.22 * height, middle], [0.36 * body, half, 0.22 * height, middle], [0.46 * body, 0.8 * half, 0.16 * height, middle - 0.03 * height], [0.5 * body, 0.4 * half, 0.06 * height, middle - 0.08 * height]], { power: 4 }),
      boxAt('body', [0.8 * half, 0.42 * height, 0.2 * body], [0, middle, -0.4 * body], 0.05 * height),
      boxAt('body', [0.7 * half, 0.26 * height, 0.14 * body], [0, middle + 0.1 * height, 0.36 * body], 0.04 * height),
      move(rotor(r, 3), 0, 0.97 * height, -0.4 * body),
      move(rotor(r, 3), 0, 0.82 * height, 0.36 * body),
      drumY('steel', 0.03 * height, 0.2 * height, [0, 0.78 * height, -0.4 * body], { sides: 10 }),
      drumY('steel', 0.03 * height, 0.16 * height, [0, 0.68 * height, 0.36 * body], { sides: 10 }),
      boxAt('glass', [1.5 * half, 0.14 * height, 0.1 * body], [0, middle, 0.42 * body], 0.03 * height),
      mirror(
        copies(
          drumX('pane', 0.05 * height, 0.06 * half, [0, 0, 0], { sides: 12 }),
          spread(-0.2, 0.26, 5).map((z): Vec3 => [0.98 * half, middle + 0.04 * height, z * body]),
        ),
      ),
      mirror(drumZ('dark', 0.06 * height, 0.16 * body, [0.7 * half, middle + 0.3 * height, -0.38 * body])),
      // prettier-ignore
      mirror(copies(group(rod('dark', [0.8 * half, 0.26 * height, 0], [1.1 * half, 0.08 * height, 0], 0.02 * height), move(wheel('solid', 0.08 * height, 0.07 * height), 1.1 * half, 0.08 * height, 0)), [[0, 0, -0.3 * body], [0, 0, 0.28 * body]])),
    );
  },
  quadcopter: (size) => drone(size, 4),
  hexacopter: (size) => drone(size, 6),
  gyrocopter: ([width, height, length]) =>
    group(
      // prettier-ignore
      fuselage('body', [[-0.2 * length, 0.1, 0.12, 0.3 * height], [0.1 * length, 0.36, 0.3, 0.3 * height], [0.4 * length, 0.1, 0.1, 0.26 * height]]),
      // prettier-ignore
      rods('frame', [[[0, 0.3 * height, -0.1 * length], [0, 0.96 * height, -0.12 * length]], [[0, 0.26 * height, 0], [0, 0.26 * height, -0.5 * length]]], 0.04),
      move(rotor(0.48 * width, 2), 0, 0.97 * height, -0.12 * length),
      move(seat('seat', 0.44, 0.5), 0, 0.44 * height, 0),
      turn(move(propeller('prop', 0.3 * height, 3), 0, 0, 0), [0, 180, 0], [0, 0.5 * height, -0.3 * length]),
      boxAt('metal', [0.4, 0.34, 0.4], [0, 0.4 * height, -0.2 * length], 0.04),
      fin('body', { span: 0.34 * height, chord: 0.18 * length, taper: 0.7, sweep: 10 }, [0, 0.26 * height, -0.44 * length]),
      mirror(
        group(
          move(wheel('solid', 0.18, 0.1), 0.2 * width * 0.5, 0.18, -0.1 * length),
          rod('frame', [0.1, 0.3 * height, -0.06 * length], [0.1 * width, 0.18, -0.1 * length], 0.03),
        ),
      ),
      move(wheel('solid', 0.15, 0.1), 0, 0.15, 0.36 * length),
    ),
  tiltrotor: ([width, height, length]) =>
    group(
      // prettier-ignore
      fuselage('body', [[-0.5 * length, 0.02 * length, 0.03 * length, 0.5 * height], [-0.2 * length, 0.06 * length, 0.16 * height, 0.42 * height], [0.3 * length, 0.07 * length, 0.2 * height, 0.38 * height], [0.44 * length, 0.04 * length, 0.12 * height, 0.34 * height], [0.5 * length, 0.01 * length, 0.02 * height, 0.3 * height]], { power: 3 }),
      wings('body', { span: 0.33 * width, chord: 0.16 * length, taper: 0.9, sweep: -4, dihedral: 2 }, [
        0.03 * length,
        0.56 * height,
        0.04 * length,
      ]),
      // prettier-ignore
      mirror(group(drumY('body', 0.05 * length, 0.34 * height, [0.34 * width, 0.46 * height, 0.04 * length], { top: 0.035 * length, sides: 14 }), move(rotor(0.16 * width, 3, 0.02 * width), 0.34 * width, 0.84 * height, 0.04 * length))),
      mirror(
        fin('fin', { span: 0.34 * height, chord: 0.12 * length, taper: 0.8, sweep: 10 }, [0.14 * length, 0.52 * height, -0.44 * length]),
      ),
      boxAt('fin', [0.3 * length, 0.02 * height, 0.1 * length], [0, 0.56 * height, -0.44 * length]),
      boxAt('glass', [0.1 * length, 0.1 * height, 0.08 * length], [0, 0.4 * height, 0.42 * length], 0.02 * height),
      mirror(move(wheel('solid', 0.06 * height, 0.06 * height), 0.06 * length, 0.06 * height, -0.06 * length)),
      boxAt('body', [0.16 * length, 0.14 * height, 0.24 * length], [0, 0.16 * height, -0.04 * length], 0.05 * height),
      move(wheel('solid', 0.06 * height, 0.06 * height), 0, 0.06 * height, 0.34 * length),
      rod('dark', [0, 0.3 * height, 0.34 * length], [0, 0.06 * height, 0.34 * length], 0.02 * height),
    ),
  ornithopter: ([width, height, length]) =>
    group(
      mirror(wingOfCloth(width, height, length)),
      boxAt('wood', [0.5, 0.06, 0.6 * length], [0, 0.36 * height, 0]),
      // prettier-ignore
      rods('wood', [[[0, 0.4 * height, -0.3 * length], [0, 0.5 * height, -0.5 * length]], [[0, 0.4 * height, 0.3 * length], [0, 0.5 * height, 0.46 * length]], [[0, 0.38 * height, 0], [0, 0.7 * height, 0]]], 0.04),
      // prettier-ignore
      { form: 'sheet', slot: 'canvas', thickness: 0.02, grid: [[[-0.12 * width, 0.5 * height, -0.5 * length], [0.12 * width, 0.5 * height, -0.5 * length]], [[-0.02, 0.46 * height, -0.28 * length], [0.02, 0.46 * height, -0.28 * length]]] },
      ringX('wood', 0.14 * height, 0.02 * height, [0, 0.5 * height, 0.1 * length]),
      // prettier-ignore
      mirror(rods('wood', [[[0.2, 0.36 * height, 0.2 * length], [0.4, 0, 0.26 * length]], [[0.2, 0.36 * height, -0.2 * length], [0.4, 0, -0.26 * length]]], 0.03)),
      turnedZ(
        'brass',
        [
          [0.08 * height, -0.1],
          [0.08 * height, 0.1],
        ],
        [0, 0.5 * height, -0.1 * length],
      ),
      radial(rod('wood', [0, 0.5 * height, 0.02], [0, 0.5 * height, 0.1], 0.01), 3),
    ),
};

/** A bat-like wing with ribs. */
function wingOfCloth(width: number, height: number, length: number): Shape {
  const rib = (t: number): readonly [Vec3, Vec3] => [
    [0.02 * width + 0.48 * width * t, 0.66 * height + 0.3 * height * Math.sin(1.5 * t), 0.24 * length - 0.16 * length * t],
    [0.02 * width + 0.46 * width * t, 0.6 * height + 0.2 * height * Math.sin(1.5 * t), -0.26 * length + 0.18 * length * t * t],
  ];
  const ribs = spread(0, 1, 6).map(rib);
  return group(
    // prettier-ignore
    { form: 'sheet', slot: 'canvas', thickness: 0.02, grid: ribs.map(([a, b]) => spread(0, 1, 4).map((u): Vec3 => [a[0] + u * (b[0] - a[0]), a[1] + u * (b[1] - a[1]) - 0.02 * height * Math.sin(Math.PI * u), a[2] + u * (b[2] - a[2])])) },
    rods('wood', ribs, 0.018 * height, 5),
    // prettier-ignore
    tube('wood', ribs.map(([a]) => a), 0.024 * height),
  );
}
