import { isBasicKind } from '@diorama/domain';
import { createRandomStream, fbm2, hashStreamName } from '@diorama/random';
import { getThing } from '@diorama/things';
import { smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';

import { chooseThingVariant, isInsideWorld } from './placement-context.js';
import type { PlacementContext } from './placement-context.js';

/** How a place strews one kind of thing. */
export interface ScatterRule {
  readonly kind: string;
  /** Metres between neighbours where it stands densest. */
  readonly spacing: number;
  /** Metres from the origin between which it stands. */
  readonly reach: readonly [number, number];
  readonly size: readonly [number, number];
  /** Share of places that it takes, 0 to 1; before the scene's density. */
  readonly share: number;
  /** Metres of the patches in which it gathers; spread evenly where left out. */
  readonly patches?: number;
  /** Steepest ground, rise over run; 0.5 where left out. */
  readonly steepest?: number;
  /** Metres from the water's edge between which it stands; from 0.8 where left out. Without water the edge is infinitely far. */
  readonly shore?: readonly [number, number];
  /** Metres above the viewer's feet between which it stands. */
  readonly height?: readonly [number, number];
  /** Half width of the view to the front that stays open, radians, up to 30 m. */
  readonly opening?: number;
  /** Metres that it keeps from the middle of the trail. */
  readonly fromTrail?: number;
  /** Metres from the middle of the trail up to which it stands; without a trail it stands nowhere. */
  readonly toTrail?: number;
  /** Parts of the place in which it stands; everywhere where left out. */
  readonly within?: (x: number, z: number) => boolean;
  /** Multiplies its colour, one of these each. */
  readonly tints?: readonly Rgb[];
  /** The colour of its principal material, one of these each. */
  readonly colors?: readonly Rgb[];
  /** Many may stand close together: they take no ground. */
  readonly small?: boolean;
}

/** Share of its places that a rule takes in front of the viewer, and the metres up to which it does so wholly and at all. */
const FOREGROUND = { share: 0.6, full: 7, end: 13 } as const;

/** A part of the ground: whether it has a disc, metres. */
export type GroundRegion = (x: number, z: number, radius: number) => boolean;

/**
 * Strews what a place brings of itself, in the order of its rules; what the prompt forbids is left out.
 *
 * @param region the ground on which it strews; a thing that stands there has the same place, size and shape as without a region
 */
export function scatterThings(context: PlacementContext, rules: readonly ScatterRule[], region: GroundRegion | null = null): void {
  const { scene } = context.plan;
  rules.forEach((rule, number) => {
    if (isBasicKind(rule.kind) && scene.without.includes(rule.kind)) return;
    if (scene.density > 0) scatterOne(context, rule, { number, region });
  });
}

/** One chance in each cell of a grid, at a random place in the cell: even, without a visible lattice. */
function scatterOne(
  context: PlacementContext,
  rule: ScatterRule,
  { number, region }: { readonly number: number; readonly region: GroundRegion | null },
): void {
  const { seed, scene } = context.plan;
  const random = createRandomStream(seed, hashStreamName(`scatter ${rule.kind} ${number}`));
  // Lawns are dense as they are; more of them would only cost time.
  const dense = scene.density > 1 && rule.small !== true ? Math.sqrt(scene.density) : 1;
  const spacing = rule.spacing / dense;
  const share = rule.share * Math.min(1, scene.density);
  const cells = Math.ceil(rule.reach[1] / spacing);
  for (let j = -cells; j < cells; j++) {
    for (let i = -cells; i < cells; i++) {
      const x = (i + 0.5 + random.range(-0.46, 0.46)) * spacing;
      const z = (j + 0.5 + random.range(-0.46, 0.46)) * spacing;
      const chance = random.next();
      const size = random.range(rule.size[0], rule.size[1]);
      const [turn, tint, variant] = [random.range(0, 2 * Math.PI), random.next(), chooseThingVariant(rule.kind, false, random)];
      if (context.isFull) return;
      if (region?.(x, z, getThing(rule.kind).footprint * size) === false) continue;
      if (chance >= share || !suits(context, rule, { x, z, size, chance: chance / share })) continue;
      const thing = {
        kind: rule.kind,
        x,
        z,
        turn,
        scale: size,
        variant,
        ...(rule.tints === undefined ? {} : { tint: chosen(rule.tints, tint) }),
        ...(rule.colors === undefined ? {} : { color: chosen(rule.colors, tint) }),
      };
      if (rule.small === true) context.putWithoutFootprint(thing);
      else context.put(thing);
    }
  }
}

const chosen = (list: readonly Rgb[], share: number): Rgb => list[Math.floor(share * list.length)] as Rgb;

interface Candidate {
  readonly x: number;
  readonly z: number;
  readonly size: number;
  /** Uniform in [0, 1): fades out the edges of the reach and of patches. */
  readonly chance: number;
}

function suits(context: PlacementContext, rule: ScatterRule, { x, z, size, chance }: Candidate): boolean {
  const distance = Math.hypot(x, z);
  const [near, far] = rule.reach;
  const radius = getThing(rule.kind).footprint * size;
  if (distance < near || distance > far || !isInsideWorld(x, z, radius)) return false;
  if (rule.small === true && chance > 1 - smoothstep(far * 0.35, far, distance)) return false;
  if (rule.patches !== undefined && chance > Math.max(patchAt(context, rule, rule.patches, { x, z }), foregroundAt(x, z))) return false;
  return (
    suitsGround(context, rule, x, z) &&
    isOpen(context, rule, x, z) &&
    !hidesAsked(context, rule, { x, z, size, chance }) &&
    (rule.small === true ? context.footprints.isFree(x, z, radius * 0.3) : context.isFree(x, z, radius))
  );
}

/** Share of its places that a rule with patches takes here. */
const patchAt = ({ plan }: PlacementContext, { kind }: ScatterRule, width: number, { x, z }: { x: number; z: number }): number =>
  smoothstep(-0.12, 0.2, fbm2(plan.seed + getThing(kind).principal.length, x / width, z / width, 2));

/** The ground before the first view has something of all that grows and lies there: a foreground. */
function foregroundAt(x: number, z: number): number {
  const ahead = smoothstep(0.25, 0.75, -z / Math.hypot(x, z));
  return FOREGROUND.share * ahead * (1 - smoothstep(FOREGROUND.full, FOREGROUND.end, Math.hypot(x, z)));
}

function suitsGround(context: PlacementContext, rule: ScatterRule, x: number, z: number): boolean {
  if (rule.within?.(x, z) === false) return false;
  const [from, to] = rule.shore ?? [0.8, Infinity];
  const shore = context.plan.shore === null ? Infinity : context.plan.shore.distance(x, z);
  if (shore < from || shore > to) return false;
  if (rule.height !== undefined) {
    const height = context.ground.heightAt(x, z) + 1.6;
    if (height < rule.height[0] || height > rule.height[1]) return false;
  }
  return context.ground.steepnessAt(x, z, 0.8) <= (rule.steepest ?? 0.5);
}

function isOpen(context: PlacementContext, rule: ScatterRule, x: number, z: number): boolean {
  const { trail } = context.plan;
  const aside = trail === null ? Infinity : Math.abs(trail.offsetAt(x, z));
  if (aside < (rule.fromTrail ?? 0) || aside > (rule.toTrail ?? Infinity)) return false;
  if (rule.opening === undefined) return true;
  const distance = Math.hypot(x, z);
  return distance > 30 || Math.abs(Math.atan2(x, -z)) > rule.opening * (1 - distance / 60);
}

/** Metres below which a thing hides nothing. */
const LOW = 0.3;
/** Share of its height by which a thing is wide to each side. */
const SPREAD = 0.28;

/** Whether it would stand before what the prompt asks for. */
function hidesAsked(context: PlacementContext, rule: ScatterRule, { x, z, size }: Candidate): boolean {
  const recipe = getThing(rule.kind);
  const height = recipe.height * size;
  // Grass hides low objects only.
  if (height < Math.max(LOW, Math.min(1, 0.5 * context.sight.leastHeight))) return false;
  const halfWidth = Math.max(recipe.footprint * size, SPREAD * height);
  return context.sight.isHiddenBy({ azimuth: Math.atan2(x, -z), distance: Math.hypot(x, z), halfWidth, height });
}
