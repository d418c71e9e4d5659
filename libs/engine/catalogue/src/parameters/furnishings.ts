import type { SeatSpec, SofaSpec, SpecialSeatSpec } from './furnishings-seats.js';

/** Parameters of the generators of furnishings. */
export type FurnishingSpec = SeatSpec | SofaSpec | SpecialSeatSpec;
