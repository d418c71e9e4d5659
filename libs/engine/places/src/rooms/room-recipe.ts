import type { Scene } from '@diorama/domain';
import type { WorldAssembly } from '@diorama/placement';
import type { WaterSurface } from '@diorama/world-model';

import type { RoomPlan } from './room-plan.js';
import type { RoomShape } from '@diorama/room-shells';

/** How to make one kind of room. */
export interface RoomRecipe {
  readonly shape: RoomShape;
  /** What stands round the room's box where that is not four walls, a floor and a ceiling; none of it reaches into the box. */
  readonly shell?: RoomShell;
  /** Puts in what belongs there; what the prompt asks for is in already. */
  furnish(plan: RoomPlan): void;
}

/** Surroundings of a room of their own kind, with their light. */
interface RoomShell {
  /** Nothing of it lies further from the origin, metres. */
  readonly radius: number;
  /** As in the world model. */
  brightness(scene: Scene): number;
  /** Keeps floor free before anything is put in. */
  prepare?(plan: RoomPlan): void;
  build(scene: Scene, assembly: WorldAssembly): void;
  /** Water in a hollow of the floor. */
  water?(scene: Scene): WaterSurface | null;
}
