import type { Place } from '@diorama/domain';
import { getThing } from '@diorama/things';
import type { Rgb } from '@diorama/world-model';

/** What the stones of a place are like against grey ones. */
const STONE_TINTS: Partial<Record<Place, Rgb>> = {
  volcanic: [0.36, 0.33, 0.32],
  canyon: [1.45, 1, 0.74],
  desert: [1.7, 1.25, 0.86],
};

/** The tint of a requested stone that has no colour of its own; nothing for other kinds. */
export function tintStone({ kind, color }: { kind: string; color?: Rgb | null }, place: Place): { tint?: Rgb } {
  const tint = getThing(kind).semantic === 'rock' ? STONE_TINTS[place] : undefined;
  return tint === undefined || (color ?? null) !== null ? {} : { tint };
}
