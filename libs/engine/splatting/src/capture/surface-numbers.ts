/** Surface numbers in a `Capture`. Water mirrors, so its look belongs to the capture it was seen from. */
export const SKY = 0;
export const GROUND = 1;
export const WATER = 2;
/** The number of the first instance; the others follow in their order. */
export const FIRST_INSTANCE = 3;
