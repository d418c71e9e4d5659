import type { Ground } from '../terrain/ground.js';

/** Whether a point `height` metres above the ground can be seen from the origin, past the ground and under no water. */
export function isInSight(ground: Ground, x: number, z: number, height: number): boolean {
  const distance = Math.hypot(x, z);
  const target = ground.heightAt(x, z) + height;
  const steps = Math.ceil(distance / 1.2);
  for (let k = 1; k < steps; k++) {
    const share = k / steps;
    if (ground.heightAt(x * share, z * share) > target * share) return false;
  }
  return true;
}
