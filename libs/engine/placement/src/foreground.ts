import { getThing } from '@diorama/things';
import { angleBetween } from '@diorama/world-model';

import type { ScatterRule } from './scatter.js';

/** Metres from the viewer between which the foreground lies. */
const REACH = [3.3, 6.5] as const;
/** Radians from the middle of the first view between which it lies to either side. */
const SIDES = [0.24, 0.66] as const;
/** Metres of height of what is low enough to look over and high enough to be seen. */
const HEIGHT = [0.2, 1] as const;
const KINDS_MAX = 4;
/** How many metres apart its things stand, and which share of these places they take. */
const LARGE = { spacing: 1.4, share: 0.22 } as const;
const SMALL = { spacing: 0.7, share: 0.3 } as const;

/**
 * Rules that bring a few low things of a place to both sides of the first view, so that it has a foreground: kinds of the place's own rules, where
 * these let them stand.
 *
 * @param azimuth radians of the first view
 */
export function createForegroundRules(rules: readonly ScatterRule[], azimuth: number): ScatterRule[] {
  const low = rules.filter(({ kind, size }) => {
    const top = getThing(kind).height * size[1];
    return top >= HEIGHT[0] && top <= HEIGHT[1];
  });
  const kinds = new Set<string>();
  const chosen = low.filter(({ kind }) => !kinds.has(kind) && kinds.size < KINDS_MAX && kinds.add(kind));
  return chosen.map(({ patches: _patches, opening: _opening, ...rule }) => ({
    ...rule,
    ...(rule.small === true ? SMALL : LARGE),
    reach: REACH,
    within: (x, z) => rule.within?.(x, z) !== false && isAside(Math.abs(angleBetween(azimuth, Math.atan2(x, -z)))),
  }));
}

const isAside = (angle: number): boolean => angle > SIDES[0] && angle < SIDES[1];
