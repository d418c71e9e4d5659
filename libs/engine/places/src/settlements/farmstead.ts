import { isSnowy, getPlantSeason } from '@diorama/materials';
import { chooseLeafTints, chooseThingVariant, isInsideWorld, LEAF_GREEN_TINTS, TrailsidePlacer } from '@diorama/placement';
import type { PlacementContext, TrailsidePosition } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { CROP_ROW_LENGTH, getThing } from '@diorama/things';
import type { GroundPoint, Rgb } from '@diorama/world-model';
import type { Crop, FieldPosition } from '@diorama/terrain';
import { FarmFields, FARMYARD_START } from '@diorama/terrain';

/** Builds the farm at the end of the view, hedges and fences between the fields, and plants the crops. */
export function buildFarmstead(context: PlacementContext): void {
  const { trail, scene, seed } = context.plan;
  if (trail === null || scene.density === 0) return;
  const farm = new Farm(context, trail, createRandomStream(seed, hashStreamName('farm')));
  farm.build();
  farm.bales();
  farm.hedges();
  farm.fences();
  farm.plant();
}

/** How closely a crop is planted: metres from row to row, and how far from the viewer its plants are drawn. */
interface Planting {
  readonly kind: string;
  readonly spacing: number;
  readonly reach: number;
  readonly tints: readonly Rgb[];
}

const GOLDS: readonly Rgb[] = [
  [1, 1, 1],
  [1.1, 1.06, 0.95],
  [0.92, 0.9, 0.85],
];

class Farm extends TrailsidePlacer {
  private readonly fields = new FarmFields(this.trail, this.context.plan.seed);
  /** The side of the lane on which the farm stands. */
  private readonly side = -this.fields.cropSide;

  build(): void {
    const { side, random } = this;
    const start = FARMYARD_START + random.range(4, 8);
    this.own('barn', { along: start, aside: side * 13, size: random.range(1.05, 1.2), turn: 0.9 });
    this.own('house', { along: start + 18, aside: side * 12, size: random.range(1, 1.1), turn: 0.5 });
    this.own('well', { along: start + 10, aside: side * 8.5, size: 1 });
    const mill = { along: start + random.range(-2, 8), aside: -side * random.range(15, 20), size: random.range(1, 1.12) };
    this.own('windmill', { ...mill, turn: random.range(0.8, 1.2) });
    for (const [along, aside] of [
      [9, 16],
      [26, 9],
      [29, 19],
      [-6, 22],
    ] as const)
      this.put('broadleaf-tree', { along: start + along, aside: side * aside, size: random.range(0.9, 1.3) });
    this.put('crate', { along: start + 7, aside: side * 10.5, size: 1 });
    this.put('barrel', { along: start + 8, aside: side * 11.5, size: 1 });
    this.put('log', { along: start + 9.5, aside: side * 13, size: 1 });
  }

  /** What a prompt asks for stands there already, as often as asked. */
  private own(kind: string, place: TrailsidePosition): void {
    if (!this.isAsked(kind)) this.put(kind, place);
  }

  private isAsked(kind: string): boolean {
    return this.context.plan.scene.objects.some((object) => object.kind === kind);
  }

  /** Bales as the baler dropped them: in lines along the rows. */
  bales(): void {
    const { random } = this;
    if (this.isAsked('hay-bale') || this.context.plan.scene.without.includes('hay-bale')) return;
    for (let across = 8; across < 32; across += 8.5) {
      for (let along = -8; along < 44; along += 10.5) {
        const { x, z } = this.fields.pointAt(along + random.range(-3.5, 3.5), this.side * (across + random.range(-1, 1)));
        const size = random.range(0.95, 1.15);
        const radius = getThing('hay-bale').footprint * size;
        if (random.next() < 0.25 || !this.isClear(x, z, radius)) continue;
        // Every farm has one baler: all its bales are rolls.
        this.context.put({ kind: 'hay-bale', x, z, turn: random.range(0, 2 * Math.PI), scale: size, variant: random.integer(0, 1) });
      }
    }
  }

  /** Bushes and trees on the strips of grass between the fields. */
  hedges(): void {
    for (const side of [-1, 1]) {
      for (let along = -90; along < 130; along += 1.9) this.hedge(along, side * 34.5);
      for (let across = 5.5; across < 33; across += 2.1) this.hedge(FARMYARD_START - 68, side * across);
    }
  }

  fences(): void {
    for (let along = -34; along < 78; along += 4.1) {
      const { x, z } = this.trail.pointAt(along, this.side * 2.9);
      if (Math.hypot(x, z) > 7 && this.random.next() < 0.72) this.put('fence', { along, aside: this.side * 2.9, size: 1 });
    }
  }

  plant(): void {
    const plantings = this.plantings();
    for (const [crop, planting] of plantings) for (const side of [-1, 1]) this.plantSide(crop, planting, side);
    // Taken at the end, since rows stand closer together: nobody starts in the middle of the maize.
    for (const { x, z } of this.standing) this.context.footprints.take(x, z, 0.6);
  }

  private hedge(along: number, across: number): void {
    const { random, context } = this;
    const at = this.fields.pointAt(along + random.range(-0.4, 0.4), across + random.range(-0.4, 0.4));
    const kind = random.next() < 0.07 ? 'broadleaf-tree' : 'bush';
    const size = kind === 'bush' ? random.range(0.9, 1.6) : random.range(0.8, 1.3);
    const [variant, tint] = [chooseThingVariant(kind, false, random), random.pick(chooseLeafTints(context.plan.scene))];
    if (random.next() < 0.14 || context.plan.scene.without.includes(kind)) return;
    if (this.isClear(at.x, at.z, getThing(kind).footprint * size * 0.8))
      context.put({ kind, ...at, turn: random.range(0, 6.28), scale: size, variant, tint });
  }

  private isClear(x: number, z: number, radius: number): boolean {
    const { context } = this;
    return (
      isInsideWorld(x, z, radius) &&
      context.isFree(x, z, radius) &&
      context.isDry(x, z, radius + 0.5) &&
      context.ground.steepnessAt(x, z, 1) < 0.35
    );
  }

  /** What grows in this season. */
  private plantings(): Map<Crop, Planting> {
    const { scene } = this.context.plan;
    const stubble: Planting = { kind: 'stubble-row', spacing: 0.5, reach: 15, tints: GOLDS };
    const corn: Planting = { kind: 'corn-row', spacing: 0.9, reach: 64, tints: LEAF_GREEN_TINTS };
    // Maize that was not cut stands dry above the snow.
    if (isSnowy(scene))
      return new Map([
        ['stubble', stubble],
        ['corn', corn],
      ] satisfies [Crop, Planting][]);
    const season = getPlantSeason(scene);
    const young = season === 'spring' || season === 'winter';
    const plantings = new Map<Crop, Planting>([
      ['wheat', { kind: 'wheat-row', spacing: young ? 0.7 : 0.62, reach: young ? 26 : 42, tints: young ? LEAF_GREEN_TINTS : GOLDS }],
      ['stubble', stubble],
      ['cabbage', { kind: 'cabbage-row', spacing: 0.8, reach: 24, tints: LEAF_GREEN_TINTS }],
    ]);
    if (season !== 'spring') plantings.set('corn', corn);
    return plantings;
  }

  private plantSide(crop: Crop, planting: Planting, side: number): void {
    const { random } = this;
    const { reach } = planting;
    const steps = Math.ceil(reach / CROP_ROW_LENGTH);
    const thinning = Math.min(1, this.context.plan.scene.density);
    for (let across = 3.4; across < Math.min(reach, 56); across += planting.spacing) {
      for (let k = -steps; k < steps; k++) {
        const along = (k + 0.5) * CROP_ROW_LENGTH + random.range(-0.2, 0.2);
        const [variant, tint, chance] = [chooseThingVariant(planting.kind, false, random), random.pick(planting.tints), random.next()];
        const row = side * (across + random.range(-0.04, 0.04));
        if (chance < thinning && this.isSown(crop, planting, { along, row, chance }))
          this.sow(planting.kind, { along, row, variant, tint });
      }
    }
  }

  /** Far plants grow sparser: the painted ground is enough there. Of tall crops only the edge is seen. */
  private isSown(crop: Crop, { reach, kind }: Planting, at: { along: number; row: number; chance: number }): boolean {
    const { x, z } = this.fields.pointAt(at.along, at.row);
    const distance = Math.hypot(x, z);
    if (distance > reach) return false;
    const spot = this.fields.at(x, z, this.spot);
    if (spot.crop !== crop || spot.inside < 0.25) return false;
    if (kind === 'corn-row' && spot.inside > 6) return false;
    if (kind === 'wheat-row' && distance > 22 && at.chance > 0.6) return false;
    return this.context.footprints.isFree(x, z, 0.5) && this.context.isDry(x, z, 1.6) && this.context.ground.steepnessAt(x, z, 1) < 0.35;
  }

  private sow(kind: string, plant: { along: number; row: number; variant: number; tint: Rgb }): void {
    const { along, row, variant, tint } = plant;
    const { x, z } = this.fields.pointAt(along, row);
    const ahead = this.fields.pointAt(along + 0.6, row);
    if (getThing(kind).height > 0.5) this.standing.push({ x, z });
    this.context.putWithoutFootprint({ kind, x, z, turn: Math.atan2(z - ahead.z, ahead.x - x), scale: 1, variant, tint });
  }

  /** Where crops stand that are too high to step over. */
  private readonly standing: GroundPoint[] = [];
  private readonly spot: FieldPosition = { crop: 'pasture', inside: 0, across: 0 };
}
