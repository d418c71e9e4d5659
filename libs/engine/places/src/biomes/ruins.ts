import { isSnowy } from '@diorama/materials';
import {
  chooseLeafTints,
  chooseThingVariant,
  createFlowerScatterRules,
  createGrassScatterRules,
  createShoreScatterRules,
  createStoneScatterRules,
  isInsideWorld,
  LEAF_GREEN_TINTS,
} from '@diorama/placement';
import type { PlacementContext, UnplacedObject } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { getThing, THINGS } from '@diorama/things';
import { parseHexColor, smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';
import { createRollingTerrain } from '@diorama/terrain';
import type { GroundPainter, SitePlan, TerrainHeight, TrailCourse } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';
import { paintMeadow } from './meadow.js';

/** Warm tints for marble that has stood in the weather, and for quarried stone. */
const MARBLES: readonly Rgb[] = [
  [0.72, 0.64, 0.5],
  [0.8, 0.72, 0.58],
  [0.66, 0.6, 0.5],
];
const STONES: readonly Rgb[] = [
  [1, 1, 1],
  [1.08, 1.03, 0.95],
  [0.9, 0.9, 0.9],
];

/** An old town given back to the grass: a paved way between columns through an arch to a temple, broken walls, an aqueduct. */
export const ruins: Biome = {
  plan: { trail: 'footpath', pools: false, riverBearing: null },
  water: WATER_APPEARANCES.green,
  land,
  paint,
  furnish: (context) => {
    const { trail, scene } = context.plan;
    if (trail === null || scene.density === 0) return;
    const site = new Excavation(context, trail, createRandomStream(scene.seed, hashStreamName('ruins')));
    site.buildTemple();
    site.lineWay();
    site.spanAqueduct();
    site.scatterWalls();
    site.layFlags();
  },
  scatter: (scene) => [
    {
      kind: 'conifer',
      spacing: 10,
      reach: [34, 70],
      size: [0.7, 1.2],
      share: 0.3,
      opening: 0.3,
      patches: 22,
      tints: chooseLeafTints(scene),
    },
    {
      kind: 'broadleaf-tree',
      spacing: 9,
      reach: [13, 60],
      size: [0.7, 1.3],
      share: 0.25,
      opening: 0.4,
      fromTrail: 5,
      tints: chooseLeafTints(scene),
    },
    { kind: 'broadleaf-tree', spacing: 8, reach: [60, 162], size: [1, 1.7], share: 0.55, patches: 36, tints: chooseLeafTints(scene) },
    { kind: 'conifer', spacing: 9, reach: [70, 162], size: [0.9, 1.6], share: 0.4, patches: 30, tints: chooseLeafTints(scene) },
    {
      kind: 'bush',
      spacing: 4.5,
      reach: [5, 50],
      size: [0.5, 1.1],
      share: 0.3,
      fromTrail: 2.6,
      opening: 0.1,
      tints: chooseLeafTints(scene),
    },
    {
      kind: 'shrub',
      spacing: 2.6,
      reach: [3, 30],
      size: [0.5, 1.1],
      share: 0.25,
      patches: 8,
      fromTrail: 1.6,
      tints: LEAF_GREEN_TINTS,
      small: true,
    },
    ...createStoneScatterRules(0.5),
    ...createShoreScatterRules(),
    ...createFlowerScatterRules(scene, 0.45),
    ...createGrassScatterRules(scene, 0.8),
  ],
};

/** Metres along the way of the temple, and the height of its mound. */
const TEMPLE = 38;
const MOUND = 3;

/** Level ground with hills around it, and a mound for the temple. */
function land(plan: SitePlan): TerrainHeight {
  const rolling = createRollingTerrain(plan, { hills: 30, waves: 1.6 });
  const top = plan.trail?.pointAt(TEMPLE, 0) ?? { x: 0, z: -TEMPLE };
  const height = MOUND * Math.sqrt(plan.scene.relief);
  return (x, z) => rolling(x, z) + height * smoothstep(27, 10, Math.hypot(x - top.x, z - top.z));
}

const FLAGS = parseHexColor('#a0947c');
/** Half the width of the paved way, metres. */
const WAY = 2.5;
const WAY_END = 34;

/** A meadow, with the bedding of the old road showing through. */
function paint(): GroundPainter {
  return (s, layers, palette) => {
    paintMeadow(s, layers, palette);
    const bared = smoothstep(WAY + 0.6, WAY - 0.6, s.trail + s.fine * 0.5) * (1 - smoothstep(WAY_END, WAY_END + 12, Math.hypot(s.x, s.z)));
    layers.lay('ground-gravel', FLAGS, bared * smoothstep(-0.5, 0.2, s.broad + s.fine * 0.6) * 0.75);
    const trodden = smoothstep(16, 6, Math.hypot(s.x, s.z)) * smoothstep(0, 0.5, s.fine - s.broad * 0.5);
    layers.lay('ground-soil', palette.path, trodden * 0.45);
  };
}

interface Spot {
  readonly along: number;
  readonly aside: number;
  readonly scale?: number;
  readonly variant?: number;
  /** Turn against the way's direction, radians; by chance where left out. */
  readonly askew?: number;
}

/** Puts what stands and lies on the site, where the ground is free and dry. */
class Excavation {
  private readonly share: number;

  constructor(
    private readonly context: PlacementContext,
    private readonly way: TrailCourse,
    private readonly random: RandomStream,
  ) {
    this.share = Math.min(1.3, context.plan.scene.density);
  }

  /** The temple closes the view; where water lies there, it stands as near to that as it can. */
  buildTemple(): void {
    if (this.context.plan.scene.without.includes('column')) return;
    for (const aside of [0, 7, -7, 14, -14, 22, -22])
      for (const along of [TEMPLE, TEMPLE + 8, TEMPLE - 7]) if (this.put('temple-ruin', { along, aside, askew: 0, variant: 0 })) return;
  }

  /** An arch over the way and columns on both sides of it, some broken, some fallen; statues between them. */
  lineWay(): void {
    for (const along of [15.5, 18, 13, 21]) if (this.put('arch', { along, aside: 0, askew: 0, variant: this.random.pick([0, 1]) })) break;
    for (const side of [-1, 1]) this.put('statue', { along: 8.6 + side * 1.2, aside: side * 4.8, askew: -side * 1.2 });
    for (let along = -22; along < WAY_END - 4; along += 3.3) {
      for (const side of [-1, 1]) {
        const [fate, shift] = [this.random.next(), this.random.range(-0.15, 0.15)];
        const aside = side * (WAY + 1.1) + shift;
        if (this.isInFront(along, aside)) continue;
        if (fate < 0.85 * this.share) this.put('column', { along, aside, variant: fate < 0.55 ? 0 : 1, scale: 1.2 });
        if (fate > 0.6)
          this.put('column-drum', { along: along + this.random.range(0.8, 2.2), aside: aside + side * this.random.range(0.4, 2.4) });
      }
    }
  }

  /** Whether a column would stand between the viewer and the view. */
  private isInFront(along: number, aside: number): boolean {
    const { x, z } = this.way.pointAt(along, aside);
    return Math.hypot(x, z) < 12 && Math.abs(Math.atan2(x, -z)) < 0.24;
  }

  /** Arches in a row across the plain on one side, with gaps. */
  spanAqueduct(): void {
    const side = this.random.pick([-1, 1]);
    const scale = 2.2;
    const span = THINGS.arch.plan?.[0] ?? 6;
    const gap = this.random.integer(2, 4);
    for (let k = 0; k < 8; k++) {
      if (k === gap) continue;
      const [along, aside] = [44 - k * 2.8, side * (19 + k * span * scale * 1.02)];
      const variant = k === gap - 1 || k === gap + 1 ? 2 : 1;
      this.put('arch', { along, aside, scale, variant, askew: side * 0.21, radius: 0.45 });
    }
  }

  /** Stumps of houses beside the way. */
  scatterWalls(): void {
    for (const [along, aside] of [
      [7, -8.4],
      [11, 9.2],
      [18, -12],
      [22, 12.5],
      [28, -16],
      [25, 22],
      [-8, 8],
      [-7, -9.4],
      [-16, 11],
      [-18, -13],
      [14, -21],
      [4, 17],
    ] as const) {
      if (this.random.next() > 0.9 * this.share) continue;
      const askew = this.random.pick([0, Math.PI / 2]) + this.random.range(-0.15, 0.15);
      this.put('ruined-wall', { along: along + this.random.range(-1, 1), aside: aside + this.random.range(-0.8, 0.8), askew });
    }
    for (const [along, aside] of [
      [5.4, -5],
      [4, 5.6],
      [-5, -4.6],
    ] as const)
      this.put('column-drum', { along, aside });
  }

  /** Flagstones of the way, fewer towards its ends and edges; snow hides them. */
  layFlags(): void {
    if (isSnowy(this.context.plan.scene)) return;
    for (let along = -16; along < WAY_END; along += 0.86)
      for (let aside = -WAY + 0.4; aside < WAY; aside += 0.98) {
        const wear = 0.86 - 0.3 * Math.abs(aside / WAY) - 0.012 * Math.abs(along);
        const standing = this.standing('flagstone', {
          along: along + this.random.range(-0.12, 0.12),
          aside: aside + this.random.range(-0.14, 0.14),
        });
        const isDry = this.context.isDry(standing.x, standing.z, 1);
        if (this.random.next() < wear && isDry && this.context.footprints.isFree(standing.x, standing.z, 0.1))
          this.context.putWithoutFootprint(standing);
      }
  }

  /** Puts a thing down; `radius` is the share of its disc that must be free. */
  private put(kind: string, spot: Spot & { radius?: number }): boolean {
    const standing = this.standing(kind, spot);
    const { x, z, scale } = standing;
    const radius = getThing(kind).footprint * scale * (spot.radius ?? 1);
    if (this.context.plan.scene.without.includes(kind)) return false;
    if (!isInsideWorld(x, z, radius) || !this.context.isFree(x, z, radius) || !this.context.isDry(x, z, radius + 0.5)) return false;
    if (!this.context.isRectangleFree(standing)) return false;
    this.context.put(standing);
    return true;
  }

  private standing(kind: string, spot: Spot): UnplacedObject {
    const { x, z } = this.way.pointAt(spot.along, spot.aside);
    const askew = spot.askew ?? this.random.range(0, 2 * Math.PI);
    return {
      kind,
      x,
      z,
      turn: -this.way.bearingAt(spot.along) + askew,
      scale: spot.scale ?? 1,
      variant: spot.variant ?? chooseThingVariant(kind, false, this.random),
      tint: this.random.pick(getThing(kind).principal === 'marble' ? MARBLES : STONES),
    };
  }
}
