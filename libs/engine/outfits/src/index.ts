/**
 * What people wear on the head and hold in their hands. In: the name of a hat or of an item, as the catalogue has it. Out: a `Shape` with named
 * slots, in the frame of the head or of the hand, and how the arm that holds it is posed.
 */
export { CLOSED_HATS, HATS, TIGHT_HATS } from './hats/hats.js';
export { HELD } from './held/held.js';
export type { HeldItem } from './held/item.js';
