import { workshop } from './workshop.js';
import type { RoomRecipe } from './room-recipe.js';

export const spaceshipCorridor: RoomRecipe = { ...workshop };
