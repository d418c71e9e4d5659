import type { AeroplaneSpec, Generator } from '@diorama/catalogue';
import { array, bar, boxAt, group, mirror, move, rod, sphere } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import {
  bellyStrips,
  copies,
  drumX,
  drumZ,
  fin,
  finished,
  fuselage,
  plateX,
  propeller,
  rods,
  spread,
  turnedZ,
  wheel,
  wings,
} from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { UNUSUAL } from './unusual.js';

/** Makes aircraft with fixed wings. */
export const generateAeroplane: Generator<AeroplaneSpec> = (spec, { size }) => {
  const unusual = UNUSUAL[spec.fuselage];
  return finished(unusual === undefined ? aeroplane(spec, size) : unusual(size), 'body', {
    finishes: {
      body: 'paint #f2f2f0',
      belly: 'paint #d8dadc',
      wing: 'paint #c8ccd0',
      tip: 'paint #d8342a',
      fin: 'paint #2f5f9a',
      nozzle: 'metal #3a3c40',
      prop: 'plastic #24272b',
      engine: 'paint #c8ccd0',
      float: 'metal #b8bec4',
    },
  });
};

interface Body {
  readonly radius: number;
  readonly middle: number;
  readonly nose: number;
  readonly tail: number;
  readonly shape: Shape;
  /** Height of the fuselage's back at the tail. */
  readonly back: number;
}

/** The fuselage of each build; the size is that of the row. */
function bodyOf(spec: AeroplaneSpec, [width, height, length]: Vec3): Body {
  const half = length / 2;
  const gear = spec.gear === 'none' ? 0 : spec.gear === 'floats' ? 0.34 * height : 0.17 * height;
  // prettier-ignore
  const radius = { tube: 0.058 * length, slim: 0.045 * length, stout: 0.075 * length, jet: 0.05 * length, glider: 0.042 * length, bare: 0.05 * length, delta: 0.03 * length, shuttle: 0.07 * length, hang: 0.02 * width, paper: 0.02 * width }[spec.fuselage];
  const middle = gear + radius;
  const isProp = spec.engines === 'nose';
  const isBlunt = spec.fuselage === 'tube' || spec.fuselage === 'stout';
  const line: readonly (readonly [number, number, number, number])[] =
    spec.fuselage === 'jet'
      ? // prettier-ignore
        [[-half, 0.72 * radius, 0.62 * radius, middle], [-0.3 * length, 1.2 * radius, 0.8 * radius, middle], [0, 1.25 * radius, 0.9 * radius, middle], [0.2 * length, 0.85 * radius, 0.9 * radius, middle], [0.36 * length, 0.5 * radius, 0.56 * radius, middle - 0.1 * radius], [half, 0.03 * radius, 0.03 * radius, middle - 0.2 * radius]]
      : spec.fuselage === 'glider'
        ? // prettier-ignore
          [[-half, 0.1 * radius, 0.16 * radius, middle + 0.6 * radius], [-0.1 * length, 0.34 * radius, 0.42 * radius, middle + 0.5 * radius], [0.1 * length, 0.9 * radius, radius, middle + 0.1 * radius], [0.28 * length, radius, 1.1 * radius, middle], [0.42 * length, 0.66 * radius, 0.7 * radius, middle - 0.1 * radius], [half, 0.05 * radius, 0.05 * radius, middle - 0.2 * radius]]
        : // prettier-ignore
          [[-half, 0.08 * radius, 0.12 * radius, middle + 0.7 * radius], [-0.34 * length, 0.5 * radius, 0.56 * radius, middle + 0.36 * radius], [-0.14 * length, 0.98 * radius, radius, middle], [0.3 * length, radius, radius, middle], [0.4 * length, 0.92 * radius, 0.9 * radius, middle], [0.46 * length, isProp ? 0.78 * radius : 0.7 * radius, isProp ? 0.78 * radius : 0.66 * radius, middle - (isProp ? 0 : 0.14 * radius)], [half - (isProp ? 0.03 * length : 0), isProp ? 0.62 * radius : 0.12 * radius, isProp ? 0.62 * radius : 0.1 * radius, middle - (isProp ? 0 : 0.3 * radius)]];
  const strips = isBlunt ? bellyStrips('belly', 'fin') : bellyStrips('belly', null);
  return { radius, middle, nose: half, tail: -half, shape: fuselage('body', line, { strips }), back: middle + 0.8 * radius };
}

function aeroplane(spec: AeroplaneSpec, size: Vec3): Shape {
  const body = bodyOf(spec, size);
  // prettier-ignore
  return group(body.shape, wingsOf(spec, body, size), tailOf(spec, body, size), glazing(spec, body, size), enginesOf(spec, body, size), gearOf(spec, body, size), ...(spec.arms === true ? [arms(body, size)] : []));
}

const wingPlace = (spec: AeroplaneSpec, { radius, middle }: Body, [, height, length]: Vec3): Vec3 => [
  spec.wings.decks === 2 || spec.wings.decks === 3 ? 0.02 : 0.4 * radius,
  middle +
    (spec.wings.height * 2 - 1) *
      radius *
      (spec.wings.height > 0.9 && spec.fuselage !== 'tube' && spec.fuselage !== 'stout' ? 1 + (0.2 * height) / radius : 0.85),
  (spec.wings.sweep > 45 ? -0.14 : spec.engines === 'nose' || spec.fuselage === 'glider' ? 0.12 : 0.06) * length,
];

function wingsOf(spec: AeroplaneSpec, body: Body, size: Vec3): Shape {
  const [width, height, length] = size;
  const { sweep, chord, taper, decks = 1 } = spec.wings;
  const [x, y, z] = wingPlace(spec, body, size);
  // prettier-ignore
  const plan = { span: width / 2 - x, chord: chord * length, taper, sweep, dihedral: decks > 1 || spec.fuselage === 'jet' ? 0 : 4, thickness: spec.fuselage === 'jet' ? 0.06 : 0.11 };
  const lower = wings('wing', plan, [x, y, z], 'tip');
  if (decks === 1) {
    const high = spec.wings.height > 0.9 && spec.fuselage === 'slim';
    // prettier-ignore
    const struts = mirror(rods('frame', [[[0.7 * body.radius, body.middle - 0.4 * body.radius, z], [0.42 * width * 0.6, y, z]]], 0.012 * length));
    return group(
      lower,
      ...(high ? [struts, boxAt('wing', [1.2 * body.radius, 0.03 * length, 0.8 * chord * length], [0, y - 0.02 * length, z])] : []),
    );
  }
  const gap = (decks === 2 ? 0.5 : 0.3) * height;
  const above = spread(1, decks - 1, decks - 1).map((k) => wings('wing', plan, [0.02, y + k * gap, z + 0.02 * length * k], 'tip'));
  const top = y + (decks - 1) * gap;
  // prettier-ignore
  const posts = [0.3, 0.78].flatMap((share) => [-0.3, 0.3].map((s): readonly [Vec3, Vec3] => [[(share * width) / 2, y, z + s * chord * length], [(share * width) / 2, top, z + s * chord * length]]));
  // prettier-ignore
  const wires: (readonly [Vec3, Vec3])[] = [[[0.15 * width, y, z], [0.39 * width, top, z]], [[0.15 * width, top, z], [0.39 * width, y, z]], [[0.05 * width, y, z], [0.15 * width, top, z]]];
  // prettier-ignore
  return group(lower, ...above, mirror(rods('wood', posts, 0.006 * length)), mirror(rods('dark', wires, 0.0016 * length, 4)), mirror(rods('wood', [[[0.5 * body.radius, body.middle, z + 0.3 * chord * length], [0.06 * width, top, z + 0.2 * chord * length]]], 0.006 * length)));
}

function tailOf({ tail, fuselage, wings: { sweep } }: AeroplaneSpec, body: Body, [width, height, length]: Vec3): Shape {
  if (tail === 'none') return group();
  const rise = height - body.back;
  const lean = Math.min(45, sweep + 8);
  const chord = 0.16 * length;
  const z = body.tail + 0.1 * length;
  const finPlan = { span: rise, chord, taper: 0.5, sweep: lean, thickness: 0.08 };
  const plane = { span: 0.19 * width + 0.02 * length, chord: 0.7 * chord, taper: 0.6, sweep: Math.min(40, sweep), thickness: 0.08 };
  const atZ = z - (tail === 't' ? 0.9 * rise * Math.tan((lean * Math.PI) / 180) - 0.06 * length : 0);
  const y = tail === 't' ? body.back - 0.3 * body.radius + 0.97 * rise : body.middle + 0.5 * body.radius;
  if (tail === 'twin')
    return group(
      mirror(fin('fin', finPlan, [0.9 * body.radius, body.middle + 0.5 * body.radius, z + 0.06 * length], 14)),
      wings('wing', { ...plane, span: 0.26 * width }, [0.7 * body.radius, body.middle, body.tail + 0.08 * length]),
    );
  return group(
    fin('fin', finPlan, [0, body.back - 0.3 * body.radius, z + (fuselage === 'glider' ? 0 : 0.02 * length)]),
    wings('wing', plane, [0.1 * body.radius, y, atZ]),
  );
}

function glazing(spec: AeroplaneSpec, { radius, middle }: Body, [, , length]: Vec3): Shape {
  const parts: Shape[] = [];
  if (spec.windows === true)
    // prettier-ignore
    parts.push(mirror(array(boxAt('pane', [0.05 * radius, 0.22 * radius, 0.012 * length + 0.02 * radius], [0.985 * radius, middle + 0.1 * radius, -0.24 * length]), 18, [0, 0, 0.034 * length])));
  const bubble = (z: number, l: number, up: number): Shape =>
    move(sphere('glass', [0.6 * radius, up * radius, l * length], { detail: 2 }), 0, middle + 0.62 * radius, z * length);
  if (spec.fuselage === 'tube' || spec.fuselage === 'stout') {
    // prettier-ignore
    parts.push(mirror(plateX('glass', [[0.44, 0.42], [0.475, 0.2], [0.45, 0.16], [0.4, 0.3], [0.4, 0.56]].map(([z, y]): Point2 => [(z ?? 0) * length, middle + (y ?? 0) * radius]), 0.3 * radius, 0.6 * radius)), plateX('glass', [[0.425, 0.6], [0.472, 0.28], [0.45, 0.2], [0.4, 0.5]].map(([z, y]): Point2 => [(z ?? 0) * length, middle + (y ?? 0) * radius]), 1.1 * radius));
  } else if (spec.fuselage === 'jet') parts.push(bubble(0.24, 0.13, 0.75));
  else if (spec.fuselage === 'glider') parts.push(bubble(0.28, 0.13, 0.8));
  else if (spec.wings.decks !== undefined && spec.wings.decks > 1)
    // prettier-ignore
    parts.push(move(sphere('dark', [0.5 * radius, 0.3 * radius, 0.06 * length], { detail: 1 }), 0, middle + 0.86 * radius, -0.06 * length), plateX('glass', [[0, 0.9], [0.02, 0.9], [0, 1.4], [-0.01, 1.4]].map(([z, y]): Point2 => [(z ?? 0) * length, middle + (y ?? 0) * radius]), 0.7 * radius), boxAt('leather', [0.7 * radius, 0.3 * radius, 0.03 * length], [0, middle + 0.8 * radius, -0.11 * length]));
  // prettier-ignore
  else if (spec.fuselage === 'slim')
    parts.push(
      plateX(
        'glass',
        [
          [-0.02, 0.7],
          [0.22, 0.6],
          [0.17, 1.6],
          [0, 1.6],
        ].map(([z, y]): Point2 => [(z ?? 0) * length, middle + (y ?? 0) * radius]),
        1.5 * radius,
      ),
      plateX(
        'body',
        [
          [-0.16, 0.6],
          [0.0, 0.6],
          [0.02, 1.6],
          [-0.02, 1.6],
        ].map(([z, y]): Point2 => [(z ?? 0) * length, middle + (y ?? 0) * radius]),
        1.3 * radius,
      ),
    );
  else parts.push(bubble(0.1, 0.12, 0.9));
  return group(...parts);
}

/** A jet engine along z around the origin. */
const nacelle = (radius: number, length: number): Shape =>
  group(
    // prettier-ignore
    turnedZ('engine', [[0.6 * radius, -length / 2], [0.92 * radius, -0.2 * length], [radius, 0.2 * length], [0.94 * radius, length / 2], [0.8 * radius, length / 2], [0.78 * radius, 0.3 * length]], [0, 0, 0], { sides: 16 }),
    drumZ('nozzle', 0.79 * radius, 0.1 * length, [0, 0, 0.36 * length], { sides: 16 }),
    turnedZ(
      'steel',
      [
        [0.3 * radius, 0],
        [0.001, 0.24 * length],
      ],
      [0, 0, 0.4 * length],
      { sides: 10 },
    ),
    turnedZ(
      'nozzle',
      [
        [0.12 * radius, -0.24 * length],
        [0.5 * radius, 0],
      ],
      [0, 0, -0.48 * length],
      { sides: 12 },
    ),
  );

function enginesOf(spec: AeroplaneSpec, body: Body, size: Vec3): Shape {
  const [width, , length] = size;
  const { radius, middle } = body;
  const [, y, z] = wingPlace(spec, body, size);
  const count = spec.count ?? 2;
  const back = Math.tan((spec.wings.sweep * Math.PI) / 180);
  const places = count > 2 ? [0.3, 0.58] : [0.34];
  const spin = (r: number, slot = 'prop'): Shape => propeller(slot, r, count > 2 ? 4 : 3);
  switch (spec.engines) {
    case 'nose':
      // prettier-ignore
      return group(move(propeller('prop', Math.min(0.16 * width, 0.42 * size[1]), spec.fuselage === 'bare' ? 2 : 2, 0.5 * radius), 0, middle, body.nose - 0.03 * length), mirror(copies(drumX('dark', 0.1 * radius, 0.4 * radius, [0, 0, 0]), spread(0.36, 0.44, 3).map((s): Vec3 => [0.8 * radius, middle - 0.3 * radius, s * length]))));
    case 'under-wing':
      // prettier-ignore
      return mirror(group(...places.map((share) => { const at: Vec3 = [(share * width) / 2, y - 0.62 * radius, z + (0.5 * spec.wings.chord * length) - (back * share * width) / 2 + 0.02 * length]; return group(move(nacelle(0.5 * radius, 0.1 * length), ...at), boxAt('engine', [0.12 * radius, 0.5 * radius, 0.07 * length], [at[0], at[1] + 0.35 * radius, at[2] - 0.04 * length])); })));
    case 'wing-propellers':
      // prettier-ignore
      return mirror(group(...places.map((share) => { const at: Vec3 = [(share * width) / 2, y + 0.1 * radius, z + 0.5 * spec.wings.chord * length - (back * share * width) / 2]; return group(turnedZ('engine', [[0.05 * radius, -0.16 * length], [0.34 * radius, -0.04 * length], [0.36 * radius, 0.04 * length], [0.2 * radius, 0.06 * length]], at, { sides: 14 }), move(spin(0.085 * width), at[0], at[1], at[2] + 0.06 * length)); })));
    case 'tail':
      // prettier-ignore
      return mirror(group(move(nacelle(0.42 * radius, 0.13 * length), 1.45 * radius, middle + 0.4 * radius, body.tail + 0.25 * length), boxAt('body', [0.5 * radius, 0.1 * radius, 0.07 * length], [1.1 * radius, middle + 0.35 * radius, body.tail + 0.24 * length])));
    case 'inner':
      return group(
        mirror(
          boxAt('body', [0.5 * radius, 1.1 * radius, 0.34 * length], [1.1 * radius, middle - 0.6 * radius, -0.06 * length], 0.14 * radius),
        ),
        mirror(boxAt('dark', [0.42 * radius, 0.9 * radius, 0.02 * length], [1.1 * radius, middle - 0.5 * radius, 0.108 * length])),
        // prettier-ignore
        ...(count > 1 ? [-0.5, 0.5] : [0]).map((x) => turnedZ('nozzle', [[0.44 * radius, 0], [0.52 * radius, 0.06 * length]], [x * radius, middle, body.tail - 0.03 * length], { smooth: false, sides: 16 })),
        ...(count > 1 ? [-0.5, 0.5] : [0]).map((x) =>
          drumZ('flame', 0.32 * radius, 0.02 * length, [x * radius, middle, body.tail - 0.022 * length]),
        ),
      );
    default:
      return group();
  }
}

function gearOf(spec: AeroplaneSpec, { radius, middle }: Body, [width, height, length]: Vec3): Shape {
  // prettier-ignore
  const leg = (x: number, z: number, r: number): Shape => group(rod('steel', [x * 0.8, middle - 0.5 * radius, z], [x, r, z], 0.16 * r + 0.01), move(wheel('solid', r, 0.6 * r), x, r, z));
  const r = Math.min(0.045 * length, 0.06 * height + 0.1);
  switch (spec.gear) {
    case 'wheels': {
      const isTailDragger = spec.engines === 'nose' && spec.fuselage !== 'jet' && spec.wings.decks !== 1;
      const main = isTailDragger ? 0.22 * length : -0.02 * length;
      const x = Math.max(0.9 * radius, 0.06 * width);
      // prettier-ignore
      return group(mirror(leg(x, main, r)), ...(isTailDragger ? [group(rod('steel', [0, middle + 0.3 * radius, -0.44 * length], [0, 0.6 * r, -0.45 * length], 0.02), move(wheel('solid', 0.5 * r, 0.3 * r), 0, 0.5 * r, -0.45 * length))] : [leg(0, 0.38 * length, 0.85 * r)]));
    }
    case 'floats':
      return mirror(
        group(
          move(
            fuselage(
              'float',
              FLOAT.map(([z, across, up, y]) => [z * length, across * length, up * length, y * height] as const),
            ),
            0.12 * width,
            0,
            0,
          ),
          ...[0.02, 0.22].map((z) =>
            bar(
              'frame',
              [0.12 * width, 0.1 * height, z * length],
              [0.5 * radius, middle - 0.5 * radius, (z - 0.02) * length],
              0.012 * length,
            ),
          ),
        ),
      );
    default:
      return group();
  }
}

/** Stations of a float: shares of length, of length, of length and of height. */
const FLOAT: readonly (readonly [number, number, number, number])[] = [
  [-0.3, 0.01, 0.01, 0.1],
  [-0.1, 0.032, 0.03, 0.075],
  [0.2, 0.04, 0.036, 0.08],
  [0.34, 0.03, 0.026, 0.1],
  [0.4, 0.004, 0.006, 0.13],
];

/** Missiles and bombs under the wings, and a cannon. */
const arms = ({ radius, middle }: Body, [width, , length]: Vec3): Shape =>
  mirror(
    group(
      // prettier-ignore
      ...[0.16, 0.27].map((x) => group(turnedZ('white', [[0.1 * radius, -0.1 * length], [0.13 * radius, -0.09 * length], [0.13 * radius, 0.06 * length], [0.001, 0.1 * length]], [x * width, middle - 0.5 * radius, -0.06 * length], { sides: 10 }), boxAt('dark', [0.05 * radius, 0.3 * radius, 0.1 * length], [x * width, middle - 0.42 * radius, -0.08 * length]), boxAt('white', [0.7 * radius, 0.03 * radius, 0.03 * length], [x * width, middle - 0.5 * radius, -0.15 * length]))),
      // prettier-ignore
      turnedZ('red', [[0.07 * radius, -0.08 * length], [0.08 * radius, 0.06 * length], [0.001, 0.09 * length]], [0.49 * width, middle - 0.1 * radius, -0.16 * length], { sides: 8 }),
    ),
  );
