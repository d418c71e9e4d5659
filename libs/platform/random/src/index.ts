/**
 * Random numbers and noise. In: a seed and an index or a position. Out: hashes, streams, noise in one to three dimensions and point sets,
 * equal on every machine.
 */
export { hashInteger, hashStreamName, hashToUnitInterval } from './hash.js';
export { createRandomStream } from './stream.js';
export type { RandomStream } from './stream.js';
export { gradientNoise2, gradientNoise3, valueNoise2 } from './noise.js';
export { fbm2, fbm3, ridged2 } from './fractal-noise.js';
export { worley2 } from './worley.js';
export { generatePoissonDiscPoints } from './poisson-disc.js';
export { sampleBlueNoise } from './blue-noise.js';
