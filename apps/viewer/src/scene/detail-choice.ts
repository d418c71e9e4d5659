import { readStored, writeStored } from '@diorama/web';

import { DETAIL_LEVELS } from '../api/world.js';
import type { DetailLevel } from '../api/world.js';

const NAME = 'diorama.detail';

/** The level of detail that the visitor chose in this browser; null leaves it to the device. */
export function readDetailChoice(): DetailLevel | null {
  const saved = readStored('local', NAME);
  return DETAIL_LEVELS.find((level) => level === saved) ?? null;
}

/** Remembers the choice for later visits; null forgets it. */
export function saveDetailChoice(choice: DetailLevel | null): void {
  writeStored('local', NAME, choice);
}
