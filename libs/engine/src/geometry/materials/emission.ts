import type { Scene, TimeOfDay } from '../../scene/scene.js';
import { isRoom } from '../../scene/scene.js';
import type { Rgb } from '../world-model.js';
import { dimmed } from './color.js';
import type { MaterialName } from './material-table.js';
import { isSnowy } from './snow.js';

const DARK: Rgb = [0, 0, 0];

/** Radiance of the sky as a window shows it, linear RGB. */
export const WINDOW_LIGHT: Readonly<Record<TimeOfDay, Rgb>> = {
  dawn: [1.7, 1.25, 1.05],
  day: [2.4, 2.7, 3.1],
  dusk: [1.9, 1.05, 0.7],
  night: [0.05, 0.075, 0.14],
};

/** Whether lamps burn and windows of houses are lit. */
export function isLit(scene: Scene): boolean {
  return scene.time !== 'day' || isRoom(scene.place) || scene.weather === 'fog';
}

/** What a material gives off by itself in this scene, linear RGB radiance. */
export function emissionOf(name: MaterialName, scene: Scene): Rgb {
  const lit = isLit(scene) ? 1 : 0;
  const strength = scene.time === 'night' ? 1 : 1.6;
  switch (name) {
    case 'window-glass':
      return dimmed([1.5, 0.85, 0.34], lit * strength * (scene.weather === 'fog' && scene.time === 'day' ? 0.3 : 1));
    case 'window-daylight':
      return dimmed(WINDOW_LIGHT[scene.time], scene.weather === 'clear' ? 1 : 0.7);
    case 'window-garden':
      return gardenLight(scene);
    case 'lamp-glass':
      return dimmed([4.2, 2.9, 1.5], lit * strength);
    case 'lampshade':
      return dimmed([1.5, 0.95, 0.48], lit * strength);
    case 'flame':
      return [1.7, 0.5, 0.06];
    case 'flame-heart':
      return [2.6, 1.15, 0.2];
    case 'ember':
      return [1.1, 0.2, 0.025];
    case 'lava':
    case 'ground-lava':
      return [3, 0.55, 0.06];
    default:
      return DARK;
  }
}

/** What lies outside a window below the sky: a garden, white in snow. */
function gardenLight(scene: Scene): Rgb {
  const [r, g, b] = WINDOW_LIGHT[scene.time];
  return isSnowy(scene) ? [r * 0.62, g * 0.64, b * 0.68] : [r * 0.16, g * 0.22, b * 0.07];
}
