import type { Scene } from '../../scene/scene.js';

/** Whether snow lies: it falls, the prompt asks for it, or it is winter where winters are white. */
export function isSnowy(scene: Scene): boolean {
  if (scene.weather === 'snow' || scene.cover === 'snow') return true;
  const mild = scene.place === 'desert' || scene.place === 'beach' || scene.place === 'canyon';
  return scene.season === 'winter' && scene.weather !== 'rain' && !mild;
}
