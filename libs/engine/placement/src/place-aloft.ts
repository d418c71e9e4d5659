import type { SceneObject } from '@diorama/domain';
import type { RandomStream } from '@diorama/random';
import { WORLD_RADIUS } from '@diorama/terrain';
import { getThing } from '@diorama/things';
import { EYE_HEIGHT } from '@diorama/world-model';

import type { PlacementContext, UnplacedObject } from './placement-context.js';
import { isInsideWorld, SPAWN_CLEARING_RADIUS } from './placement-context.js';

/** Metres from the viewer to what stands far away, and the height of its foot where its row names none. */
const FAR = { distance: 138, lift: 26 };
/** Metres above the ground of what flies, where its row names none. */
const LIFT = 3;
/** What is lower flies near the viewer at about the height of the eye: metres of height, of distance for each metre of height, and of lift. */
const SMALL = { height: 0.6, distance: 6, lift: [1.35, 2.1] } as const;
/** Tangent of the angle above the horizon below which the middle of what flies stays. */
const UPWARDS = 0.33;
/** Half width in radians of the sky that the fronts of a street leave open. */
const STREET = 0.08;
/** Half width in radians of the sector in front of the viewer that gets the first objects. */
const FRONT = 0.5;

type Spot = Pick<UnplacedObject, 'x' | 'z' | 'turn' | 'lift'>;

/** A place in the air, or near the horizon, where the viewer sees it; `k` counts the objects of one entry. */
export function findSpotAloft(context: PlacementContext, asked: SceneObject, k: number, random: RandomStream): Spot {
  const recipe = getThing(asked.kind);
  const sector = k < 4 ? FRONT : Math.min(Math.PI, FRONT + 0.12 * k);
  const isStreet = context.plan.trailKind === 'street';
  const azimuth = isStreet ? random.range(-STREET, STREET) : (k === 0 ? 0.25 : 1) * random.range(-sector, sector);
  const turn = -azimuth + random.range(-0.6, 0.6);
  if (recipe.stand === 'far') {
    const distance = Math.min(FAR.distance, 160 - recipe.footprint * asked.size);
    const lift = (recipe.lift ?? FAR.lift) * random.range(0.85, 1.2);
    return { ...pointAt(azimuth, distance), turn: -azimuth, lift };
  }
  const height = recipe.height * asked.size;
  const isSmall = height < SMALL.height;
  const radius = recipe.footprint * asked.size;
  // What is large flies no higher than the view shows it where the world ends.
  const highest = UPWARDS * (WORLD_RADIUS - 2 - radius) + EYE_HEIGHT - height / 2;
  const usual = (recipe.lift ?? LIFT) * random.range(0.8, 1.25);
  const lift = isSmall ? random.range(...SMALL.lift) : Math.max(LIFT, Math.min(usual, highest));
  const nearest = isSmall
    ? Math.max(SPAWN_CLEARING_RADIUS + radius, SMALL.distance * height)
    : Math.max(SPAWN_CLEARING_RADIUS + radius + 1, (lift + height / 2 - EYE_HEIGHT) / UPWARDS);
  for (let attempt = 0; attempt < 12; attempt++) {
    const spot = pointAt(azimuth + 0.1 * attempt, nearest * random.range(1, 1.6));
    const isClear = context.isClearOfPositioned({ kind: asked.kind, scale: asked.size, turn, ...spot });
    if (isInsideWorld(spot.x, spot.z, 1) && isClear) return { ...spot, turn, lift: lift + sag(context, spot) };
  }
  return { ...pointAt(azimuth, nearest), turn, lift };
}

const pointAt = (azimuth: number, distance: number): { x: number; z: number } => ({
  x: Math.sin(azimuth) * distance,
  z: -Math.cos(azimuth) * distance,
});

/** How far the ground there lies below the viewer's, so that what flies stays in view. */
const sag = ({ ground }: PlacementContext, { x, z }: { x: number; z: number }): number =>
  Math.max(0, ground.heightAt(0, 0) - ground.heightAt(x, z));
