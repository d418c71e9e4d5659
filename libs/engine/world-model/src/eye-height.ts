/** Height of the viewer's eye above the ground at the origin, metres. */
export const EYE_HEIGHT = 1.6;
