// Places in the kernel's memory, in bytes.

/** The last hit: distance and the weights of the second and third corner as 64-bit floats, then triangle and instance. */
export const HIT_T = 0;
export const HIT_U = 8;
export const HIT_V = 16;
export const HIT_TRIANGLE = 24;
export const HIT_INSTANCE = 28;
/** Link of the root of the tree over instances. */
export const ROOT = 32;
/** Record of the instance that blocked the last ray, or 0. */
export const LAST_BLOCKER = 36;

/** Distances at which the last ray enters the four children of a node, as 32-bit floats. */
export const ENTRIES = 48;

/** Subtrees that are yet to be visited: distance of the entry (32-bit float), link. */
export const STACK = 64;
export const STACK_ENTRY = 8;
export const STACK_LINK = 4;
/** Two levels of trees, each at most 96 deep; a node leaves up to three of its children for later. */
const STACK_BYTES = 2 * 96 * 3 * STACK_ENTRY;

/**
 * A node: the bounds of its four children side by side as 32-bit floats, min x, y, z, max x, y, z; then the four links. The link to
 * a node is its place, that to a leaf the complement of the place of its first record plus how many there are, up to 7.
 */
export const NODES = STACK + STACK_BYTES;
export const NODE_BYTES = 112;
export const FOUR = 16;
export const LINKS = 96;

/** A triangle: first corner and the edges to the second and third as 32-bit floats, then its number in the prototype. */
export const TRIANGLE_BYTES = 40;
export const TRIANGLE_NUMBER = 36;

/** An instance: row-major 3x4 from the world to the prototype as 64-bit floats, the root of the prototype's tree, its number. */
export const INSTANCE_BYTES = 104;
export const INSTANCE_MESH = 96;
export const INSTANCE_NUMBER = 100;
