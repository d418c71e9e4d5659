import { DETAIL_LEVELS } from '../api/world.js';
import type { DetailLevel } from '../api/world.js';

const NAME = 'diorama.detail';

/** The level of detail that the visitor chose in this browser; null leaves it to the device. */
export function readDetailChoice(): DetailLevel | null {
  try {
    const saved = localStorage.getItem(NAME);
    return DETAIL_LEVELS.find((level) => level === saved) ?? null;
  } catch {
    return null;
  }
}

/** Remembers the choice for later visits; null forgets it. */
export function saveDetailChoice(choice: DetailLevel | null): void {
  try {
    if (choice === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, choice);
  } catch {
    // A browser that refuses storage leaves the next visit to the device.
  }
}
