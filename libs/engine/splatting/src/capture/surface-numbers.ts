/** Surface numbers in a `Capture`. Water mirrors, so its look belongs to the capture it was seen from. */
export const SKY = 0;
export const WATER = 2;
