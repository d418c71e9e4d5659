import { rankStyleTypes } from '@diorama/catalogue';
import { chooseLeafTints, chooseThingVariant, findParkingSpot, isInsideWorld } from '@diorama/placement';
import type { PlacementContext, UnplacedObject } from '@diorama/placement';
import type { RandomStream } from '@diorama/random';
import { PAVEMENT_PIECE_LENGTH, PAVEMENT_WIDTH, getThing } from '@diorama/things';
import { parseHexColor, smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';
import {
  CORNER_HOUSE_DISTANCE,
  GROUND_CELL,
  KERB_HEIGHT,
  ROAD_HALF_WIDTH,
  SIDE_ROAD_HALF_WIDTH,
  SIDE_STREET_LENGTH,
  STREET_LENGTH,
  forEachGroundSample,
} from '@diorama/terrain';
import type { Street } from '@diorama/terrain';

/** Metres of land by the water that stay as the water left them. */
const BANK = 3;

/** Lifts all ground but the carriageways by the height of a kerb. */
export function addPavements(context: PlacementContext, street: Street): void {
  const { ground, plan } = context;
  forEachGroundSample((index, x, z) => {
    const along = street.alongAt(x, z);
    const road = Math.min(Math.abs(street.asideAt(x, z)) - ROAD_HALF_WIDTH, street.fromCrossing(along) - SIDE_ROAD_HALF_WIDTH);
    // The step lies behind the kerb's face.
    if (road < GROUND_CELL) return;
    const shore = plan.shoreField === null ? Infinity : (plan.shoreField[index] as number);
    ground.heights[index] = (ground.heights[index] as number) + KERB_HEIGHT * smoothstep(BANK - 1, BANK + 1, shore);
  });
}

/** Pavements, markings, cars, trees, lamps and what else stands on a street; an older style has no markings and signals, and cars only if it replaces them. */
export function furnishStreet(context: PlacementContext, street: Street, random: RandomStream): void {
  const works = new StreetWorks(context, street, random);
  const [style] = rankStyleTypes(context.plan.scene);
  const isBeforeCars = style?.road !== undefined;
  works.pave();
  if (!isBeforeCars) works.mark();
  if (!isBeforeCars || 'car' in (style.forms ?? {})) works.park();
  works.plant();
  if (!isBeforeCars) works.equip();
}

const CAR_PAINTS: readonly (readonly [variant: number, color: Rgb])[] = (
  [
    [0, '#8d9296'],
    [1, '#7a1f1c'],
    [0, '#1f2226'],
    [1, '#d9d8d2'],
    [2, '#c9cbca'],
    [0, '#22395c'],
    [1, '#4d5b4a'],
    [0, '#b3a27c'],
  ] as const
).map(([variant, color]) => [variant, parseHexColor(color)]);

const GREYS: readonly Rgb[] = [
  [1, 1, 1],
  [0.93, 0.92, 0.9],
  [1.06, 1.05, 1.02],
];

class StreetWorks {
  private readonly busy: number;

  constructor(
    private readonly context: PlacementContext,
    private readonly street: Street,
    private readonly random: RandomStream,
  ) {
    this.busy = Math.min(1.4, context.plan.scene.density);
  }

  /** Pieces of pavement along the street and into the side streets; the corners stay plain ground. */
  pave(): void {
    const half = PAVEMENT_WIDTH / 2;
    for (let along = -STREET_LENGTH; along <= STREET_LENGTH; along += PAVEMENT_PIECE_LENGTH) {
      if (this.street.fromCrossing(along) < CORNER_HOUSE_DISTANCE + PAVEMENT_PIECE_LENGTH / 2 - 1) continue;
      for (const side of [-1, 1])
        this.lay('pavement', { along, aside: side * (ROAD_HALF_WIDTH + half), turn: side > 0 ? 'back' : 'ahead' });
    }
    for (const crossing of this.street.crossings)
      for (let aside = ROAD_HALF_WIDTH + 1; aside < SIDE_STREET_LENGTH; aside += PAVEMENT_PIECE_LENGTH)
        for (const side of [-1, 1])
          for (const way of [-1, 1])
            this.lay('pavement', {
              along: crossing + way * (SIDE_ROAD_HALF_WIDTH + half),
              aside: side * aside,
              turn: way > 0 ? 'left' : 'right',
            });
  }

  /** Dashes between the lanes, bars where people cross, and covers of manholes. */
  mark(): void {
    for (let along = 4.2 - STREET_LENGTH; along < STREET_LENGTH; along += 21.5)
      this.lay('manhole', { along, aside: this.random.pick([-1.7, 1.7]), turn: 'ahead' });
    for (let along = -STREET_LENGTH; along < STREET_LENGTH; along += 4)
      if (this.street.fromCrossing(along) > CORNER_HOUSE_DISTANCE + 2.5) this.lay('lane-dash', { along, aside: 0, turn: 'ahead' });
    for (const crossing of this.street.crossings)
      for (const way of [-1, 1])
        for (let bar = -4; bar <= 4; bar++) {
          this.lay('crossing-bar', { along: crossing + way * (SIDE_ROAD_HALF_WIDTH + 2), aside: bar * 1.05, turn: 'ahead' });
          if (Math.abs(bar) <= 3)
            this.lay('crossing-bar', { along: crossing + bar * 1.02, aside: way * (ROAD_HALF_WIDTH + 2), turn: 'right' });
        }
  }

  /** Cars at both kerbs, and a few on their way. */
  park(): void {
    if (this.context.plan.scene.without.includes('car')) return;
    for (let along = -STREET_LENGTH; along < STREET_LENGTH; along += 6.1)
      for (const side of [-1, 1] as const) {
        const paint = this.random.pick(CAR_PAINTS);
        const shift = this.random.range(-0.4, 0.4);
        if (this.random.next() > 0.68 * this.busy) continue;
        const spot = findParkingSpot(this.context, this.street, { along: along + shift, side, scale: 1 });
        if (spot !== null) this.context.put({ kind: 'car', ...spot, variant: paint[0], color: paint[1] });
      }
    for (const [along, side] of [
      [50, -1],
      [21, 1],
      [72, 1],
      [-24, -1],
    ] as const) {
      const [variant, color] = this.random.pick(CAR_PAINTS);
      const turn = side > 0 ? 'ahead' : 'back';
      if (this.random.next() < 0.75 * this.busy) this.put('car', { along, aside: side * 1.75, turn, variant, color });
    }
  }

  /** Trees and lamps in turn along the kerbs. */
  plant(): void {
    const tints = chooseLeafTints(this.context.plan.scene);
    let turn = 0;
    for (let along = -STREET_LENGTH + 4; along < STREET_LENGTH; along += 7.5, turn++) {
      if (this.street.fromCrossing(along) < CORNER_HOUSE_DISTANCE + 2) continue;
      for (const side of [-1, 1]) {
        const place = { along: along + side * 0.6, aside: side * (ROAD_HALF_WIDTH + 1.05), turn: side > 0 ? 'left' : 'right' } as const;
        const [size, tint] = [this.random.range(0.58, 0.78), this.random.pick(tints)];
        const isTree = (turn + (side > 0 ? 1 : 0)) % 2 === 0;
        if (this.random.next() > 0.92 * this.busy) continue;
        if (!isTree) this.put('lamp', { ...place, scale: 1.25 });
        else if (this.put('broadleaf-tree', { ...place, scale: size, tint })) this.lay('tree-grate', place);
      }
    }
  }

  /** Traffic lights at the corners; bins, plants, and tables before a café. */
  equip(): void {
    for (const crossing of this.street.crossings)
      for (const side of [-1, 1])
        for (const way of [-1, 1]) {
          const turn = way > 0 ? 'ahead' : 'back';
          this.put('traffic-light', { along: crossing + way * (SIDE_ROAD_HALF_WIDTH + 0.7), aside: side * (ROAD_HALF_WIDTH + 0.7), turn });
        }
    if (this.busy === 0) return;
    const side = this.random.pick([-1, 1]);
    for (const along of [9.5, 12.3, 15.1]) {
      this.put('table', { along, aside: side * (ROAD_HALF_WIDTH + 2.35), turn: 'ahead', scale: 0.62 });
      this.put('chair', { along: along - 1, aside: side * (ROAD_HALF_WIDTH + 2.35), turn: 'ahead' });
      this.put('chair', { along: along + 1, aside: side * (ROAD_HALF_WIDTH + 2.35), turn: 'back' });
    }
    for (let along = -70; along < 90; along += 13) {
      const aside = -side * (ROAD_HALF_WIDTH + 0.6);
      this.put('litter-bin', { along: along + this.random.range(-2, 2), aside, turn: side > 0 ? 'right' : 'left' });
      this.put('plant-pot', { along: along + 4, aside: side * (ROAD_HALF_WIDTH + 2.9), turn: 'back', scale: 1.2 });
    }
  }

  /** Puts a thing where the ground is free, dry and not forbidden; says whether it did. */
  private put(kind: string, place: StreetPlace): boolean {
    const scale = place.scale ?? 1;
    const standing = this.standing(kind, place);
    const { x, z } = standing;
    // Crowns hang over; it is the foot that needs room.
    const radius = kind === 'broadleaf-tree' ? 0.6 : getThing(kind).footprint * scale;
    if (this.context.plan.scene.without.includes(kind)) return false;
    if (!isInsideWorld(x, z, radius) || !this.context.isFree(x, z, radius) || !this.context.isDry(x, z, radius + BANK)) return false;
    this.context.putWithoutFootprint(standing);
    this.context.footprints.take(x, z, radius);
    return true;
  }

  /** Lays a flat thing that others may stand on. */
  private lay(kind: string, place: StreetPlace): void {
    const standing = this.standing(kind, { ...place, tint: this.random.pick(GREYS) });
    if (isInsideWorld(standing.x, standing.z, 2) && this.context.isDry(standing.x, standing.z, BANK + 1))
      this.context.putWithoutFootprint(standing);
  }

  private standing(kind: string, place: StreetPlace): UnplacedObject {
    const { x, z } = this.street.pointAt(place.along, place.aside);
    return {
      kind,
      x,
      z,
      turn: this.street.turnTo(place.turn),
      scale: place.scale ?? 1,
      variant: place.variant ?? chooseThingVariant(kind, false, this.random),
      ...(place.tint === undefined ? {} : { tint: place.tint }),
      ...(place.color === undefined ? {} : { color: place.color }),
    };
  }
}

interface StreetPlace {
  readonly along: number;
  readonly aside: number;
  readonly turn: 'ahead' | 'right' | 'back' | 'left';
  readonly scale?: number;
  readonly variant?: number;
  readonly tint?: Rgb;
  readonly color?: Rgb;
}
