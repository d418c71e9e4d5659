import type { Generator, SpacecraftSpec } from '@diorama/catalogue';
import { group } from '@diorama/shape-language';
import { finished } from '@diorama/vehicle-parts';

import { EXPLORERS } from './explorers.js';
import { ROCKETS } from './rockets.js';
import { STARSHIPS } from './starships.js';

/** Makes rockets, spaceships, satellites, stations and rovers. */
export const generateSpacecraft: Generator<SpacecraftSpec> = ({ kind }, { size, random }) => {
  const shape = ROCKETS[kind]?.(size) ?? EXPLORERS[kind]?.(size) ?? STARSHIPS[kind]?.(size, () => random.next()) ?? group();
  return finished(shape, 'body', {
    finishes: {
      body: 'paint #d8dadc',
      grey: 'metal #7a8086',
      grey2: 'paint #b8bcc0',
      nozzle: 'metal #3a3c40',
      stripe: 'paint #c8342a',
      vein: 'neon #58e0a0',
      green: 'paint #6ac04a',
    },
  });
};
