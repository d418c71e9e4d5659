/** How a camera was held, degrees. */
export interface Camera {
  /** Clockwise from the front of the world that it stands in. */
  readonly azimuth: number;
  readonly pitch: number;
  /** By how much the horizon falls to the right. */
  readonly roll: number;
  /** Across the picture. */
  readonly fov: number;
}

/** A picture of a world of the engine, taken as a person would take it, that becomes an image prompt. */
export interface Photograph {
  /** File name of its pictures. */
  readonly name: string;
  /** The world that it shows. */
  readonly prompt: string;
  readonly seed: number;
  readonly setting: 'outdoors' | 'indoors';
  readonly camera: Camera;
  /** Whether its file tells the field of view, as EXIF does. */
  readonly tellsFov: boolean;
}

const FIRST_SEED = 501;

const OUTDOORS: readonly (readonly [name: string, prompt: string, camera: Camera])[] = [
  ['photo-meadow', 'a meadow with a barn and a fence on a sunny day', { azimuth: 20, pitch: 2, roll: 0.5, fov: 70 }],
  ['photo-lake', 'an alpine valley with a mountain lake in the afternoon', { azimuth: 350, pitch: -3, roll: -1, fov: 68 }],
  ['photo-beach', 'a tropical beach with palm trees at sunset', { azimuth: 335, pitch: 1, roll: 1.5, fov: 74 }],
  ['photo-canyon', 'a red canyon with a river at noon', { azimuth: 40, pitch: 4, roll: 0, fov: 65 }],
  ['photo-village', 'a village with a well and houses on a clear morning', { azimuth: 8, pitch: -2, roll: -1.5, fov: 72 }],
  ['photo-snow', 'a snowy mountain pass with a cabin on an overcast day', { azimuth: 12, pitch: 3, roll: 1, fov: 66 }],
  ['photo-street', 'a city street with parked cars at noon', { azimuth: 5, pitch: 4, roll: -0.5, fov: 75 }],
  ['photo-forest', 'a forest clearing with a log in autumn', { azimuth: 200, pitch: -4, roll: 2, fov: 70 }],
];

const INDOORS: readonly (readonly [name: string, prompt: string, camera: Camera])[] = [
  ['photo-living', 'a living room with a sofa and a table by day', { azimuth: 30, pitch: -3, roll: 1, fov: 72 }],
  ['photo-kitchen', 'a kitchen with a stove and a wooden table by day', { azimuth: 350, pitch: -4, roll: -1, fov: 70 }],
  ['photo-library', 'a library with tall bookshelves', { azimuth: 140, pitch: 2, roll: 0.5, fov: 68 }],
  ['photo-temple', 'a temple hall with marble columns by day', { azimuth: 320, pitch: 3, roll: -2, fov: 75 }],
];

/** Every third one comes without its field of view, as pictures that were edited or sent on do. */
const tellsFov = (number: number): boolean => number % 3 !== 2;

/** Twelve places, none of them a world of the gallery, with cameras that were not held quite straight. */
export const PHOTOGRAPHS: readonly Photograph[] = [
  ...OUTDOORS.map(([name, prompt, camera]) => ({ name, prompt, camera, setting: 'outdoors' as const })),
  ...INDOORS.map(([name, prompt, camera]) => ({ name, prompt, camera, setting: 'indoors' as const })),
].map((photograph, i) => ({ ...photograph, seed: FIRST_SEED + i, tellsFov: tellsFov(i) }));
