import { templeHall } from './temple-hall.js';
import type { RoomRecipe } from './room-recipe.js';

export const cave: RoomRecipe = { ...templeHall };
