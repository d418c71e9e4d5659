/** Clear measures of a room between its walls, metres; those that are left out follow from its type. */
export interface RoomSize {
  /** From the left wall to the right one. */
  readonly width?: number;
  /** From the back wall to the front one. */
  readonly depth?: number;
  /** From the floor to the ceiling, and to the crown of a vault. */
  readonly height?: number;
}
