import { addBlock, addBox, addLathe, addLoft, addTube } from '@diorama/shapes';
import type { MeshBuilder, LoftSection } from '@diorama/shapes';
import { composeTransforms, createRotationZ, createTranslation, parseHexColor } from '@diorama/world-model';
import type { Rgb, Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** The side view of a car as lines over z, the nose at positive z. Metres. */
interface Outline {
  /** z and y of bonnet, shoulder and boot from the tail to the nose. */
  readonly deck: readonly (readonly [z: number, y: number])[];
  /** z of the foot of the rear window, of the roof's ends and of the foot of the windscreen. */
  readonly cabin: readonly [rear: number, roofRear: number, roofFront: number, front: number];
  readonly roof: number;
  readonly axles: readonly [rear: number, front: number];
}

const SALOON: Outline = {
  deck: [
    [-2.22, 0.72],
    [-2.16, 0.9],
    [-1.5, 0.95],
    [0.9, 0.93],
    [1.7, 0.84],
    [2.1, 0.74],
    [2.22, 0.58],
  ],
  cabin: [-1.72, -1.1, 0.12, 0.98],
  roof: 1.43,
  axles: [-1.36, 1.36],
};

const HATCHBACK: Outline = {
  deck: [
    [-1.94, 0.7],
    [-1.9, 0.94],
    [-1.2, 0.97],
    [0.9, 0.95],
    [1.55, 0.86],
    [1.86, 0.76],
    [1.96, 0.58],
  ],
  cabin: [-1.88, -1.52, 0.1, 0.98],
  roof: 1.5,
  axles: [-1.22, 1.26],
};

const VAN: Outline = {
  deck: [
    [-2.32, 0.7],
    [-2.3, 1.04],
    [-1.2, 1.06],
    [1.2, 1.05],
    [1.86, 0.98],
    [2.2, 0.84],
    [2.3, 0.6],
  ],
  cabin: [-2.28, -2.2, 0.62, 1.5],
  roof: 1.92,
  axles: [-1.42, 1.48],
};

const OUTLINES = [SALOON, HATCHBACK, VAN] as const;

/** Usual paints, one a variant: a multiple of the outlines. */
const PAINTS: readonly Rgb[] = ['#a3281f', '#dedcd5', '#27466f', '#222529', '#a5aaad', '#2f5c4c', '#c09a3e', '#5b7f9c', '#6b2433'].map(
  parseHexColor,
);

const HALF_WIDTH = 0.86;
const FLOOR = 0.2;
const WHEEL = 0.32;
const ARCH = 0.39;

/** A parked car of about four and a half metres along z, its nose to the front: saloon, hatchback or van. */
export const car: ObjectRecipe = {
  semantic: 'vehicle',
  stand: 'ground',
  variants: PAINTS.length,
  paintable: OUTLINES.length,
  paints: PAINTS,
  footprint: 2.35,
  plan: [1.9, 4.5],
  height: 1.5,
  principal: 'car-paint',
  doubleSided: false,
  sink: 0.01,
  draw(mesh, { variant, setting }) {
    const outline = OUTLINES[variant % OUTLINES.length] ?? SALOON;
    addBody(mesh, outline);
    addCabin(mesh, outline);
    addTrim(mesh, outline);
    for (const z of outline.axles) for (const side of [-1, 1]) addWheel(mesh, side, z);
    if (setting.snowy) addSnow(mesh, outline);
    const [tail, nose] = ends(outline);
    return { shape: 'box', min: [-HALF_WIDTH, 0.05, tail], max: [HALF_WIDTH, outline.roof * 0.9, nose] };
  },
};

const ends = ({ deck }: Outline): readonly [number, number] => [deck[0]?.[0] ?? 0, deck.at(-1)?.[0] ?? 0];

function along(line: Outline['deck'], z: number): number {
  for (let k = 1; k < line.length; k++) {
    const [[z0, y0], [z1, y1]] = [line[k - 1], line[k]] as [readonly [number, number], readonly [number, number]];
    if (z <= z1) return y0 + ((y1 - y0) * Math.max(0, z - z0)) / (z1 - z0);
  }
  return line.at(-1)?.[1] ?? 0;
}

/** The body below the windows: a shell with a rounded plan, whose sides are cut out over the wheels. */
function addBody(mesh: MeshBuilder, outline: Outline): void {
  addLoft(
    mesh,
    stations(outline).map((z) => section(outline, z)),
    'car-paint',
  );
}

const STEP = 0.14;

/** Where sections are taken: evenly, at the bends of the deck, and finely over the wheels. */
function stations({ deck, axles }: Outline): number[] {
  const [tail, nose] = [deck[0]?.[0] ?? 0, deck.at(-1)?.[0] ?? 0];
  const even = Array.from({ length: Math.floor((nose - tail) / STEP) }, (_, k) => tail + 0.07 + k * STEP);
  const arches = axles.flatMap((axle) => [-1, -0.94, -0.8, -0.5, 0, 0.5, 0.8, 0.94, 1].map((share) => axle + share * ARCH));
  const clear = even.filter((z) => axles.every((axle) => Math.abs(z - axle) > ARCH + 0.03));
  return [...new Set([...deck.map(([z]) => z), ...clear, ...arches])]
    .toSorted((a, b) => a - b)
    .filter((z, k, all) => k === 0 || z - (all[k - 1] as number) > 0.01);
}

function section(outline: Outline, z: number): LoftSection {
  const [tail, nose] = ends(outline);
  const inset = 0.3 * Math.max(0, 1 - (nose - z) / 0.5) ** 2 + 0.2 * Math.max(0, 1 - (z - tail) / 0.4) ** 2;
  const half = HALF_WIDTH - inset;
  const lift = 0.12 * Math.max(0, 1 - (nose - z) / 0.3, 1 - (z - tail) / 0.3);
  const top = along(outline.deck, z);
  const floor = FLOOR + lift;
  const arch = outline.axles.reduce((high, axle) => {
    const reach = ARCH * ARCH - (z - axle) ** 2;
    return reach > 1e-9 ? Math.max(high, WHEEL + Math.sqrt(reach)) : high;
  }, floor);
  const waist = Math.max(arch + 0.02, floor + (top - floor) * 0.58);
  const inner = half - 0.26;
  const right: Vec3[] = [
    [inner, floor, z],
    [inner, arch, z],
    [half - 0.03, arch, z],
    [half, Math.max(arch + 0.01, floor + (top - floor) * 0.3), z],
    [half, waist, z],
    [half - 0.05, Math.max(waist + 0.01, top - 0.07), z],
    [half - 0.14, top - 0.01, z],
    [half * 0.4, top + 0.02, z],
  ];
  const left = right.toReversed().map(([x, y]): Vec3 => [-x, y, z]);
  // From the top: a lid's fan that began on the level floor would have flat triangles.
  return [right.at(-1) as Vec3, ...left, ...right.slice(0, -1)];
}

/** Glass all round under a painted roof, with painted pillars at the corners and behind the doors. */
function addCabin(mesh: MeshBuilder, { deck, cabin, roof }: Outline): void {
  const [rear, roofRear, roofFront, front] = cabin;
  const belt = HALF_WIDTH - 0.1;
  const eaves = HALF_WIDTH - 0.24;
  const foot = (z: number): number => along(deck, z) - 0.03;
  const low = (x: number, z: number): Vec3 => [x, foot(z), z];
  const high = (x: number, z: number, lift = 0): Vec3 => [x, roof - 0.05 + lift, z];
  const cross = (x: number, z: number, top: number, topZ: number): LoftSection => [
    low(x, z),
    low(-x, z),
    high(-top, topZ),
    high(top, topZ),
  ];
  addLoft(mesh, [cross(belt, rear, eaves, roofRear), cross(belt, front, eaves, roofFront)], 'car-glass');
  const crown = (z: number, inset: number): LoftSection => [
    high(eaves + 0.02 - inset, z, -0.01),
    high(-eaves - 0.02 + inset, z, -0.01),
    high(-eaves + 0.06 + inset, z, 0.05 - inset * 0.5),
    high(eaves - 0.06 - inset, z, 0.05 - inset * 0.5),
  ];
  addLoft(
    mesh,
    [crown(roofRear - 0.05, 0.05), crown(roofRear + 0.2, 0), crown(roofFront - 0.2, 0), crown(roofFront + 0.05, 0.05)],
    'car-paint',
  );
  const middle = (roofRear + roofFront) / 2 - 0.05;
  for (const side of [-1, 1]) {
    for (const [base, top] of [
      [low(side * belt, rear), high(side * eaves, roofRear)],
      [low(side * (belt + 0.01), middle), high(side * (eaves + 0.01), middle)],
      [low(side * belt, front), high(side * eaves, roofFront)],
    ] as const)
      addTube(
        mesh,
        [
          { at: base, radius: 0.045 },
          { at: top, radius: 0.04 },
        ],
        5,
        'car-paint',
      );
  }
}

function addTrim(mesh: MeshBuilder, outline: Outline): void {
  const [tail, nose] = ends(outline);
  const front = nose - 0.045;
  addBox(mesh, [-0.42, 0.4, front], [0.42, 0.48, nose + 0.012], 'rubber');
  addBox(mesh, [-0.62, 0.34, tail - 0.02], [0.62, 0.44, tail + 0.2], 'rubber');
  for (const side of [-1, 1]) {
    addBlock(mesh, [side * 0.5, 0.55, nose - 0.14], [0.26, 0.12, 0.22], 'head-glass');
    addBlock(mesh, [side * 0.58, 0.66, tail + 0.04], [0.2, 0.16, 0.1], 'tail-glass');
    addBlock(mesh, [side * (HALF_WIDTH + 0.08), along(outline.deck, 0.8) + 0.02, outline.cabin[3] - 0.25], [0.2, 0.13, 0.1], 'car-paint');
    for (const z of [-0.1, 0.75]) addBlock(mesh, [side * (HALF_WIDTH + 0.005), 0.76, z - 0.55], [0.02, 0.03, 0.16], 'steel');
    addBox(
      mesh,
      [side * 0.84 - 0.02, FLOOR + 0.02, outline.axles[0] + 0.45],
      [side * 0.84 + 0.02, FLOOR + 0.1, outline.axles[1] - 0.45],
      'rubber',
    );
  }
  for (const [z, y] of [
    [nose - 0.01, 0.42],
    [tail - 0.015, 0.52],
  ] as const)
    addBlock(mesh, [0, y, z], [0.46, 0.1, 0.03], 'paper');
}

function addWheel(mesh: MeshBuilder, side: number, z: number): void {
  mesh.within(composeTransforms(createTranslation(side * (HALF_WIDTH - 0.24), WHEEL, z), createRotationZ((-side * Math.PI) / 2)), () => {
    addLathe(
      mesh,
      {
        rings: [
          [WHEEL - 0.03, 0],
          [WHEEL, 0.03],
          [WHEEL, 0.18],
          [WHEEL - 0.04, 0.22],
          [0.2, 0.215],
        ],
        sides: 20,
        smooth: false,
      },
      'rubber',
    );
    addLathe(
      mesh,
      {
        rings: [
          [0.205, 0.2],
          [0.2, 0.222],
          [0.06, 0.205],
          [0.05, 0.225],
        ],
        sides: 14,
        smooth: false,
      },
      'steel',
    );
  });
}

/** A layer of snow on the roof and the bonnet. */
function addSnow(mesh: MeshBuilder, { deck, cabin, roof }: Outline): void {
  const [rear, roofRear, roofFront, front] = cabin;
  const layer = (z: number, y: number, half: number): LoftSection => [
    [half, y - 0.03, z],
    [-half, y - 0.03, z],
    [-half + 0.08, y + 0.06, z],
    [half - 0.08, y + 0.06, z],
  ];
  addLoft(mesh, [layer(roofRear, roof, 0.56), layer(roofFront, roof, 0.56)], 'snow');
  const nose = deck.at(-2)?.[0] ?? 0;
  const bonnet = [front + 0.05, (front + nose) / 2, nose - 0.03].map((z) => layer(z, along(deck, z) + 0.02, HALF_WIDTH - 0.2));
  addLoft(mesh, bonnet, 'snow');
  const tail = deck[1]?.[0] ?? 0;
  if (rear - tail > 0.2)
    addLoft(
      mesh,
      [tail + 0.04, rear - 0.02].map((z) => layer(z, along(deck, z) + 0.02, 0.6)),
      'snow',
    );
}
