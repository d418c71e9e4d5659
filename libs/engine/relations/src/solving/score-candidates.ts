import { angleBetween } from '@diorama/world-model';

import type { ObjectRelation } from '../candidates/candidate-lists.js';
import { shareSeenPast } from './occupancy.js';
import type { Occupancy } from './occupancy.js';
import { footOf, outlineOf, spanOf } from '../geometry/placed-object.js';
import type { PlacedObject } from '../geometry/placed-object.js';
import type { ObjectDesign, RelationCandidate, RelationSpace, SettledObject } from '../candidates/relation-space.js';
import { holdsForObject } from '../rules/relation-rules.js';
import { bearingOf } from '../geometry/rectangle.js';

/** What a candidate is worth: the relations first, then what the viewer sees. */
const WEIGHTS = { relation: 10, other: 6, seen: 3, targetSeen: 3, order: 0.03, sideways: 2.5, behind: 5 } as const;
/** Radians from straight ahead from which on a viewer has to turn. */
const VIEW_HALF_ANGLE = 0.75;
/** Candidates that fit and are compared. */
const COMPARED_MAX = 14;
/** Candidates that are tried in all; after that objects take any place, so that crowded scenes end in time. */
const TRIALS_MAX = 150_000;
/** Later objects of an entry take the first candidate at which their relations hold. */
const COMPARED_OBJECTS = 8;

/** An object of an entry that is looking for a place. */
export interface Search {
  readonly design: ObjectDesign;
  readonly k: number;
  /** The relations of the object, the one that gives the candidates first. */
  readonly relations: readonly ObjectRelation[];
  readonly peers: readonly PlacedObject[];
}

export interface Found {
  readonly object: PlacedObject;
  readonly candidate: RelationCandidate;
}

/** Finds the best places among candidates. */
export class CandidateScorer {
  private trials = 0;

  constructor(
    private readonly space: RelationSpace,
    private readonly occupancy: Occupancy,
  ) {}

  /** The best candidate that fits, or null; drops from the list what overlaps others. */
  findBest(list: RelationCandidate[], search: Search, isLenient: boolean): Found | null {
    const isCompared = search.k < COMPARED_OBJECTS;
    let best: { found: Found; score: number } | null = null;
    let compared = 0;
    for (let i = 0; i < list.length && compared < COMPARED_MAX && this.trials < TRIALS_MAX; i++) {
      this.trials++;
      const candidate = list[i] as RelationCandidate;
      const object = this.realize(search.design, candidate);
      if (!this.space.admits(object, search.design, candidate, isLenient)) continue;
      if (this.occupancy.collides(object, ignoredBy(candidate))) {
        list.splice(i--, 1);
        continue;
      }
      const holding = this.weighRelations(object, search);
      if (!isCompared && !holding.isFirst) {
        list.splice(i--, 1);
        continue;
      }
      if (!isCompared && holding.isAll) return { object, candidate };
      // Those at which the first relation fails are compared only while no other was found.
      if (!holding.isFirst && best !== null) continue;
      if (holding.isFirst) compared++;
      const score = holding.score + (isCompared ? this.weighSight(object, search, candidate) : 0) - WEIGHTS.order * i;
      if (best === null || score > best.score) best = { found: { object, candidate }, score };
    }
    return best?.found ?? null;
  }

  /** The object where a candidate puts it. */
  realize(design: ObjectDesign, candidate: RelationCandidate): PlacedObject {
    const { x, z, turn, shrink = 1 } = candidate;
    const y = candidate.y ?? this.space.findFootHeight(design, candidate);
    return { shape: design.shape, x, y, z, turn, scale: design.scale * shrink };
  }

  fits(object: PlacedObject, design: ObjectDesign, candidate: RelationCandidate, isLenient: boolean): boolean {
    return this.space.admits(object, design, candidate, isLenient) && !this.occupancy.collides(object, ignoredBy(candidate));
  }

  private weighRelations(object: PlacedObject, { relations, peers }: Search): { score: number; isFirst: boolean; isAll: boolean } {
    const held = relations.map(({ relation: { kind, area }, bodies }) =>
      holdsForObject(kind, { subject: object, bodies, area, peers, parts: this.space.parts }),
    );
    const score = held.reduce((sum, holds, i) => sum + (holds ? (i === 0 ? WEIGHTS.relation : WEIGHTS.other) : 0), 0);
    return { score, isFirst: held[0] !== false, isAll: held.every(Boolean) };
  }

  private weighSight(object: PlacedObject, { relations, peers }: Search, candidate: RelationCandidate): number {
    const ignored = ignoredBy(candidate);
    const seen = this.space.isHidden(object) ? 0 : this.occupancy.visibleShare(object, ignored);
    const others = [...relations.flatMap(({ targets }) => targets.map((target) => target.object)), ...peers.slice(0, 4)].filter(
      (target) => !ignored.has(target),
    );
    const targetSeen = others.length === 0 ? 1 : Math.min(...others.map((target) => shareSeenPast(target, object)));
    const own = outlineOf(object);
    const off = Math.abs(angleBetween(0, bearingOf(own)));
    const sideways = off > Math.PI / 2 ? WEIGHTS.behind : off > VIEW_HALF_ANGLE ? WEIGHTS.sideways : off;
    return WEIGHTS.seen * seen + WEIGHTS.targetSeen * Math.min(1, 1.6 * targetSeen) - sideways - nearness(object);
  }
}

/** What stands so near that the viewer cannot see all of it, or only by looking down, counts less. */
function nearness(object: PlacedObject): number {
  const { bottom, top } = spanOf(object);
  const { x, z } = footOf(object);
  const distance = Math.hypot(x, z);
  const isBelowView = (bottom + top) / 2 < -DOWNWARDS * distance;
  return top - bottom > 1.5 * distance || isBelowView ? 1.5 : 0;
}

/** Tangent of the angle below the horizon up to which the first view shows the floor. */
const DOWNWARDS = 0.4;

/** What a candidate rests or leans on, and what that rests on. */
export function ignoredBy({ carrier, support }: RelationCandidate): Set<PlacedObject> {
  const ignored = new Set<PlacedObject>(support === undefined ? [] : [support.object]);
  for (let at: SettledObject | null | undefined = carrier; at !== null && at !== undefined; at = at.carrier) ignored.add(at.object);
  return ignored;
}
