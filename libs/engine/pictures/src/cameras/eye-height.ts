/** Height of the viewer above the ground, metres. */
export const EYE_HEIGHT = 1.6;
