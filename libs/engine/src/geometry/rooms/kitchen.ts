import { livingRoom } from './living-room.js';
import type { RoomRecipe } from './room-recipe.js';

export const kitchen: RoomRecipe = { ...livingRoom };
