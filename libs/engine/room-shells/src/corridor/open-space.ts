import type { MaterialName } from '@diorama/materials';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { addBlob, addBlock, addLathe } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import {
  addVectors,
  crossProduct,
  scaleVector,
  createScaling,
  createTiltTransform,
  createTranslation,
  normalizeVector,
} from '@diorama/world-model';
import type { Transform, Vec3 } from '@diorama/world-model';

import type { RoomSink } from '../room-sink.js';

/** Nothing in the sky of a spaceship is shown further away, metres. */
export const OUTER_SPACE_RADIUS = 90;
const STARS = 900;
/** The box of darkness beside the ship. */
const DEEP = { near: 2.46, far: 48, half: 44, z: [-52, 44] } as const;
const STAR_DISTANCE = 42;
const PLANET_RADIUS = 10;

/** What is seen from the windows on one side (1: right): clouds of gas, stars, a planet that its sun lights, and the ship's own engine. */
export function addOuterSpace(assembly: RoomSink, side: 1 | -1, seed: number): void {
  const random = createRandomStream(seed, hashStreamName('open space'));
  assembly.placeBody({ semantic: 'light', solid: null, draw: (mesh) => drawDarkness(mesh, side) });
  assembly.placeBody({ semantic: 'light', solid: null, draw: (mesh) => drawStars(mesh, side, random) });
  const isGiant = random.next() < 0.5;
  const planet: Vec3 = [side * 24.5, random.range(-1, 1.5), random.range(-25, -21)];
  const axis = createTiltTransform(normalizeVector([random.range(-0.35, 0.35), 1, random.range(0.1, 0.4)]));
  assembly.placeBody(
    { semantic: 'light', solid: null, draw: (mesh) => mesh.within(axis, () => drawPlanet(mesh, isGiant)) },
    createTranslation(...planet),
  );
  assembly.placeBody(
    { semantic: 'light', solid: null, draw: (mesh) => mesh.within(createScaling(side, 1, 1), () => drawEngine(mesh)) },
    createTranslation(side * ENGINE.away, ENGINE.down, ENGINE.z),
  );
  // The sun is a lamp beyond the windows: what it throws into the corridor are patches on deck and wall.
  const sun = addVectors(planet, [side * 2, 7, 21]);
  assembly.addDaylight({ position: sun, power: [1050, 990, 900], reach: 46, isBeam: true });
}

/** A box seen from within, open towards the ship. */
function drawDarkness(mesh: MeshBuilder, side: 1 | -1): void {
  const { near, far, half, z } = DEEP;
  const [x0, x1] = side > 0 ? [near, far] : [-far, -near];
  const corner = (x: number, up: -1 | 1, depth: 0 | 1): Vec3 => [x, up * half, z[depth]];
  const back = side > 0 ? x1 : x0;
  const wall = [corner(back, -1, 1), corner(back, -1, 0), corner(back, 1, 0), corner(back, 1, 1)];
  mesh.polygon(side > 0 ? wall.toReversed() : wall, 'space');
  mesh.polygon([corner(x0, -1, 0), corner(x0, -1, 1), corner(x1, -1, 1), corner(x1, -1, 0)], 'space');
  mesh.polygon([corner(x0, 1, 1), corner(x0, 1, 0), corner(x1, 1, 0), corner(x1, 1, 1)], 'space');
  mesh.polygon([corner(x0, -1, 0), corner(x1, -1, 0), corner(x1, 1, 0), corner(x0, 1, 0)], 'space');
  mesh.polygon([corner(x1, -1, 1), corner(x0, -1, 1), corner(x0, 1, 1), corner(x1, 1, 1)], 'space');
}

/** Small squares of light that face the corridor; few are large, as few stars are bright. */
function drawStars(mesh: MeshBuilder, side: 1 | -1, random: RandomStream): void {
  for (let k = 0; k < STARS; k++) {
    const direction = normalizeVector([side * random.range(0.15, 1), random.normal() * 0.35, random.range(-1, 1)]);
    const size = 0.07 + 0.16 * random.next() ** 4;
    const at = scaleVector(direction, STAR_DISTANCE);
    const across = scaleVector(normalizeVector(crossProduct([0, 1, 0], direction)), size);
    const up = scaleVector(normalizeVector(crossProduct(direction, across)), size);
    mesh.polygon(
      [
        addVectors(at, across),
        addVectors(at, up),
        addVectors(at, scaleVector(across, -1)),
        addVectors(at, scaleVector(up, -1)),
      ].toReversed(),
      'star',
    );
  }
}

/** Metres from the corridor to the middle of the engine, and below the eye. */
const ENGINE = { away: 9.5, down: -3.4, z: -3 } as const;
const [ENGINE_RADIUS, ENGINE_HALF] = [1.15, 9.5];

/** A long engine beside the ship, its axis along z, on a pylon that reaches towards -x. */
function drawEngine(mesh: MeshBuilder): void {
  const r = ENGINE_RADIUS;
  mesh.within(LYING, () => {
    addLathe(
      mesh,
      {
        rings: [
          [0.05, -ENGINE_HALF],
          [0.62 * r, -ENGINE_HALF],
          [0.8 * r, -ENGINE_HALF + 1.6],
          [r, -ENGINE_HALF + 1.7],
          [r, ENGINE_HALF - 3],
          [0.72 * r, ENGINE_HALF - 0.7],
          [0.05, ENGINE_HALF],
        ],
        sides: 24,
        smooth: false,
      },
      'hull-panel',
    );
    for (let band = -3; band <= 3; band++) addRing(mesh, band * 2.1, { radius: r, half: 0.16 }, 'hull-frame');
    addRing(mesh, ENGINE_HALF - 3.4, { radius: r, half: 0.3 }, 'hull-mark');
  });
  for (let k = -9; k <= 9; k++) if (k % 4 !== 0) addBlock(mesh, [-r * 0.96, 0.28, k * 0.62], [0.12, 0.16, 0.34], 'hull-window');
  for (const z of [-2.4, 2.4]) addBlock(mesh, [-r - 2.4, -0.35, z], [5.2, 0.35, 1.5], 'hull-frame');
  addBlock(mesh, [0, r - 0.05, -4], [0.25, 0.9, 1.8], 'hull-frame');
  addBlock(mesh, [0, r + 0.8, -4.4], [0.08, 0.1, 0.1], 'signal-red');
}

/** Turns the axis of a lathe, y, into -z. */
const LYING: Transform = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0];

function addRing(mesh: MeshBuilder, y: number, { radius, half }: { radius: number; half: number }, material: MaterialName): void {
  const [inner, outer] = [radius - 0.02, radius + 0.05];
  addLathe(
    mesh,
    {
      rings: [
        [inner, y - half],
        [outer, y - half],
        [outer, y + half],
        [inner, y + half],
      ],
      sides: 24,
      smooth: false,
    },
    material,
  );
}

function drawPlanet(mesh: MeshBuilder, isGiant: boolean): void {
  addBlob(
    mesh,
    { center: [0, 0, 0], radii: [PLANET_RADIUS, PLANET_RADIUS * 0.97, PLANET_RADIUS], splits: 5, roughness: 0, frequency: 1, seed: 1 },
    isGiant ? 'gas-giant' : 'blue-planet',
  );
  if (!isGiant) return;
  const [inner, outer, thick] = [1.32 * PLANET_RADIUS, 1.85 * PLANET_RADIUS, 0.02];
  addLathe(
    mesh,
    {
      rings: [
        [inner, -thick],
        [outer, -thick],
        [outer, thick],
        [inner, thick],
        [inner, -thick],
      ],
      sides: 96,
      smooth: false,
    },
    'planet-ring',
  );
}
