import type { Scene } from '@diorama/domain';
import type { ScatterRule } from '@diorama/placement';
import { getThing } from '@diorama/things';
import { withoutTrail } from '@diorama/terrain';
import type { Sector, GroundPainter, SitePlan } from '@diorama/terrain';
import { angleBetween } from '@diorama/world-model';

import type { Biome } from '../biomes/biome.js';

/** A backdrop with the recipe of its place. */
export interface BackdropPart {
  readonly sector: Sector;
  readonly recipe: Biome;
}

/** What is lower than this does not show from afar, metres. */
const SEEN_HEIGHT = 2.2;
/** Metres between which the plants of a backdrop stand. */
const REACH = [54, 158] as const;
/** Least metres between its plants. */
const SPACING_MIN = 6;
/** Share of a backdrop from which on a spot shows it. */
const SHOWN = 0.5;
/** Half width in radians of the view to a backdrop that tall things of the place keep open. */
const OPENING = 0.3;
const OPENING_REACH = 64;

/** The painter of a place with those of its backdrops. */
export function paintWithBackdrops(paint: GroundPainter, plan: SitePlan, parts: readonly BackdropPart[]): GroundPainter {
  if (parts.length === 0) return paint;
  const pathless = withoutTrail(plan);
  const others = parts.map(({ sector, recipe }) => ({ sector, paint: recipe.paint(pathless) }));
  return (sample, layers, palette) => {
    const edge = SHOWN + 0.2 * sample.broad;
    const there = others.find(({ sector }) => sector.weight(sample.x, sample.z) > edge);
    (there?.paint ?? paint)(sample, layers, palette);
  };
}

/** The rules of a place with those of its backdrops: each keeps to its own land, and the view to a backdrop stays open. */
export function scatterWithBackdrops(
  rules: readonly ScatterRule[],
  { scene, plan, parts }: { readonly scene: Scene; readonly plan: SitePlan; readonly parts: readonly BackdropPart[] },
): readonly ScatterRule[] {
  if (parts.length === 0) return rules;
  const sectors = parts.map(({ sector }) => sector);
  const near = rules.map((rule): ScatterRule => {
    const hidesFar = isTall(rule);
    return {
      ...rule,
      within: (x, z) =>
        rule.within?.(x, z) !== false &&
        sectors.every((sector) => sector.weight(x, z) < SHOWN) &&
        !(hidesFar && sectors.some((sector) => isInView(sector, x, z))),
    };
  });
  return [...parts.flatMap((part) => farRules(part, scene, plan)), ...near];
}

/** The rules of a place in which tall things leave the view at an azimuth open, to the land behind them; `height` in metres. */
export const keepViewOpen = (rules: readonly ScatterRule[], azimuth: number, height = SEEN_HEIGHT): ScatterRule[] =>
  rules.map((rule) =>
    isTall(rule, height) ? { ...rule, within: (x, z) => rule.within?.(x, z) !== false && !isInOpening(azimuth, x, z) } : rule,
  );

const isTall = ({ kind, size }: ScatterRule, height = SEEN_HEIGHT): boolean => getThing(kind).height * size[1] > height;

function isInView({ azimuth, halfWidth }: Sector, x: number, z: number): boolean {
  return isInOpening(halfWidth >= Math.PI ? 0 : azimuth, x, z);
}

function isInOpening(azimuth: number, x: number, z: number): boolean {
  const away = Math.hypot(x, z);
  if (away < 4 || away > OPENING_REACH) return false;
  return Math.abs(angleBetween(azimuth, Math.atan2(x, -z))) < OPENING;
}

function farRules({ sector, recipe }: BackdropPart, scene: Scene, plan: SitePlan): ScatterRule[] {
  return recipe
    .scatter(scene, withoutTrail(plan))
    .filter((rule) => rule.toTrail === undefined && isTall(rule))
    .map(({ opening: _opening, fromTrail: _fromTrail, height: _height, ...rule }) => ({
      ...rule,
      spacing: Math.max(SPACING_MIN, rule.spacing),
      reach: REACH,
      within: (x, z) => sector.weight(x, z) > SHOWN,
    }));
}
