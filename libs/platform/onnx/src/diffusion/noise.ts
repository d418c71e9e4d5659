import { hashInteger, hashStreamName } from '@diorama/random';

const TO_UNIT = 2 ** -32;

/**
 * Standard normal numbers; the n-th depends on the seed, the stream's name and n only, whatever computes the rest. G. Box and
 * M. Muller, "A Note on the Generation of Random Normal Deviates", 1958: each pair of uniform numbers gives two.
 */
export function generateGaussianNoise(seed: number, stream: string, length: number): Float32Array {
  const id = hashStreamName(stream);
  const noise = new Float32Array(length);
  for (let i = 0; i < length; i += 2) {
    const radius = Math.sqrt(-2 * Math.log((hashInteger(seed, id, i) + 1) * TO_UNIT)); // never the logarithm of zero
    const angle = 2 * Math.PI * hashInteger(seed, id, i + 1) * TO_UNIT;
    noise[i] = radius * Math.cos(angle);
    if (i + 1 < length) noise[i + 1] = radius * Math.sin(angle);
  }
  return noise;
}
