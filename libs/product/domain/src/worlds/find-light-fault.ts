import type { LayoutFault } from './find-layout-fault.js';
import { SCENE_LIMITS } from './scene.js';
import type { Scene } from './scene.js';

/** The first rule of artificial light that a scene violates; null for a scene that follows all. A black light has no hue. */
export function findLightFault({ version, light }: Pick<Scene, 'version' | 'light'>): LayoutFault | null {
  if (light === undefined) return null;
  if (version === 1) return { path: 'light', expected: 'left out in version 1' };
  const { min, max } = SCENE_LIMITS.lightColors;
  if (light.colors.length < min || light.colors.length > max)
    return { path: 'light.colors', expected: `a list of ${min} to ${max} colors` };
  const dark = light.colors.findIndex((color) => !(Math.max(...color) >= SCENE_LIMITS.lightChannel));
  return dark < 0 ? null : { path: `light.colors[${dark}]`, expected: `a color with a channel of at least ${SCENE_LIMITS.lightChannel}` };
}
