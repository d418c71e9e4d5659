import type { SiteFronts } from '@diorama/catalogue';
import { chooseThingVariant, isInsideWorld } from '@diorama/placement';
import type { PlacementContext, UnplacedObject } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { getFootprintSize } from '@diorama/things';
import type { Rgb } from '@diorama/world-model';

/** Metres by which the rows ahead and behind reach past the corners of the rectangle, and those at the sides. */
const PAST_CORNER = { across: 8, along: 0 } as const;
/** Washes of colour over a front. */
const WASHES: readonly Rgb[] = [
  [1, 1, 1],
  [1.08, 1.03, 0.94],
  [1.06, 0.92, 0.8],
  [0.9, 0.94, 1],
  [0.94, 1, 0.9],
  [0.86, 0.84, 0.82],
];

/** One side of the rectangle: where its row of fronts begins and ends along it, and how far from the viewer they stand. */
interface Side {
  /** Radians clockwise from ahead in which the side lies. */
  readonly azimuth: number;
  /** Metres from the viewer to the fronts, and half of the length of their row. */
  readonly away: number;
  readonly reach: number;
}

/** Lines a rectangle around the viewer with houses wall to wall; a house that finds no room leaves a gap. */
export function raiseFronts(context: PlacementContext, { kinds, half: [x, z], head, gap = 0, share = 1 }: SiteFronts): void {
  const random = createRandomStream(context.plan.scene.seed, hashStreamName('fronts'));
  const allowed = kinds.filter((kind) => !context.plan.scene.without.includes(kind));
  if (allowed.length === 0) return;
  const sides: readonly Side[] = [
    { azimuth: 0, away: z, reach: x + PAST_CORNER.across },
    { azimuth: Math.PI / 2, away: x, reach: z + PAST_CORNER.along },
    { azimuth: -Math.PI / 2, away: x, reach: z + PAST_CORNER.along },
    { azimuth: Math.PI, away: z, reach: x + PAST_CORNER.across },
  ];
  if (head !== undefined) putFront(context, houseAt(sides[0] as Side, head, 0, random));
  for (const side of sides) {
    for (let along = -side.reach; along < side.reach;) {
      const kind = random.pick(allowed);
      const width = getFootprintSize(kind)[0];
      if (random.next() < share) putFront(context, houseAt(side, kind, along + width / 2, random));
      along += width + gap;
    }
  }
}

/** A house `along` metres to the right of the middle of a side, its front on the line. */
function houseAt({ azimuth, away }: Side, kind: string, along: number, random: RandomStream): UnplacedObject {
  const middle = away + getFootprintSize(kind)[1] / 2;
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  return {
    kind,
    x: s * middle + c * along,
    z: -c * middle + s * along,
    turn: -azimuth,
    scale: 1,
    variant: chooseThingVariant(kind, false, random),
    tint: random.pick(WASHES),
  };
}

function putFront(context: PlacementContext, house: UnplacedObject): void {
  const radius = Math.hypot(...getFootprintSize(house.kind)) / 2;
  const stands = isInsideWorld(house.x, house.z, radius) && context.isDry(house.x, house.z, 0.6 * radius);
  if (stands && context.isRectangleFree(house)) context.put(house);
}
