import type { RoomPlan } from './room-plan.js';
import type { RoomShape } from './room-shape.js';

/** How to make one kind of room. */
export interface RoomRecipe {
  readonly shape: RoomShape;
  /** Puts in what belongs there; what the prompt asks for is in already. */
  furnish(plan: RoomPlan): void;
}
