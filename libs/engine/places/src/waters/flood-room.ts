import type { Scene } from '@diorama/domain';
import { FLOOR_HEIGHT } from '@diorama/world-model';
import type { WaterSurface } from '@diorama/world-model';

/** Turbid water that hardly moves. Hardly any light comes back out of it: `deep` is what water in the open gives back, and a cellar has a hundredth of that light. */
const FLOOD_WATER = { deep: [0.0001, 0.00012, 0.00009], clarity: [0.34, 0.4, 0.36], ripple: 0.02 } as const;

/** The water that stands on the floor of a room; null where the floor is dry. */
export const createFlood = ({ flood }: Pick<Scene, 'flood'>): WaterSurface | null =>
  flood === undefined ? null : { level: FLOOR_HEIGHT + flood, ...FLOOD_WATER, isWaded: true };
