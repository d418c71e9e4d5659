import type { Scene } from '@diorama/domain';
import { FLOOR_HEIGHT } from '@diorama/world-model';
import type { WaterSurface } from '@diorama/world-model';

/** Turbid water that hardly moves. Little light comes back out of it, since a room has less than the open for which `deep` is measured. */
const FLOOD_WATER = { deep: [0.006, 0.0066, 0.005], clarity: [0.34, 0.4, 0.36], ripple: 0.02 } as const;

/** The water that stands on the floor of a room; null where the floor is dry. */
export const createFlood = ({ flood }: Pick<Scene, 'flood'>): WaterSurface | null =>
  flood === undefined ? null : { level: FLOOR_HEIGHT + flood, ...FLOOD_WATER, isWaded: true };
