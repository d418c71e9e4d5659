import type { PlacementContext, WorldAssembly } from '@diorama/placement';
import { hasColoredLight } from '@diorama/materials';
import type { Vec3 } from '@diorama/world-model';

/** Places of coloured light on both sides of a street: x and z in metres. */
const PLACES = [
  [-4.2, -5],
  [4.2, -8],
  [-4.2, -12],
  [4.2, -16],
  [4.2, 5],
  [-4.2, 8],
] as const;
/** Metres above the ground, irradiance at one metre, and reach in metres. */
const HEIGHT = 2.8;
const POWER: Vec3 = [12, 12, 12];
const REACH = 18;

/** Throws the coloured light of signs and shop windows on a city street after dark. */
export function washStreet({ plan: { scene }, ground }: PlacementContext, assembly: WorldAssembly): void {
  if (scene.place !== 'city-street' || !hasColoredLight(scene)) return;
  for (const [x, z] of PLACES)
    assembly.addLamp({ position: [x, ground.heightAt(x, z) + HEIGHT, z], power: POWER, reach: REACH, isSpread: true });
}
