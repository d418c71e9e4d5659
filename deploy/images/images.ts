/** Names of all images, without the prefix `diorama-`. Only the last one needs a network to be built. */
export const IMAGE_NAMES = [
  'gateway',
  'world',
  'media',
  'signing',
  'egress',
  'worker',
  'inference',
  'temporal',
  'postgres',
  'inference-cuda',
] as const;
