import type { RelationKind } from '@diorama/domain';

import { listAreaCandidates } from './area-candidates.js';
import { listBetweenCandidates, listBodyCandidates } from './body-candidates.js';
import type { FollowedRelation } from './order-relations.js';
import { footOf } from '../geometry/placed-object.js';
import type { PlacedObject } from '../geometry/placed-object.js';
import { listTargets } from '../rules/relation-targets.js';
import { createObjectBody, listAreaBodies } from '../geometry/place-parts.js';
import type { RelationBody } from '../geometry/place-parts.js';
import type { ObjectDesign, RelationCandidate, RelationSpace, SettledObject } from './relation-space.js';
import { findRestSpots } from './rest-spots.js';
import type { RestKind } from './rest-spots.js';
import { gapBetween } from '../geometry/rectangle.js';

/** A relation of one object, with the objects that it is related to. */
export interface ObjectRelation {
  readonly relation: FollowedRelation;
  readonly targets: readonly SettledObject[];
  readonly bodies: readonly RelationBody[];
}

const REST_KINDS: readonly RelationKind[] = ['on', 'inside', 'under', 'hanging-from', 'above'];
const isRestKind = (kind: RelationKind): kind is RestKind => REST_KINDS.includes(kind);

/** The relations that leave least choice come first. */
const PRIORITY: readonly RelationKind[] = [
  'on',
  'inside',
  'hanging-from',
  'under',
  'above',
  'between',
  'against',
  'at-end-of',
  'in-corner',
  'along',
  'around',
  'behind',
  'in-front-of',
  'left-of',
  'right-of',
  'beside',
  'facing',
  'near',
  'far',
  'in-middle',
];

export const comparePriority = (a: ObjectRelation, b: ObjectRelation): number =>
  priorityOf(a) - priorityOf(b) || b.targets.length - a.targets.length;

/** The middle of a top is a place on it. */
const priorityOf = ({ relation: { kind } }: ObjectRelation): number => PRIORITY.indexOf(kind);

const keyOf = ({ entry, variant, scale }: ObjectDesign): string => `${entry} ${variant} ${scale}`;

/** Orders in which the objects of an entry try the places around a target. */
const ORDERS = 4;

/** Finds and keeps candidates; a candidate that does not fit is not offered to the next object of an entry again. */
export class CandidateLists {
  private readonly rests = new Map<PlacedObject, Map<string, RelationCandidate[]>>();
  private readonly areas = new Map<string, RelationCandidate[]>();
  private readonly surroundings = new Map<PlacedObject, Map<string, RelationCandidate[]>>();

  constructor(private readonly space: RelationSpace) {}

  /** The relation of the k-th object of an entry to what has its place. */
  relate(relation: FollowedRelation, k: number, settled: ReadonlyMap<number, readonly SettledObject[]>): ObjectRelation {
    const { kind, area } = relation;
    const targets = listTargets(relation, k, (entry) => settled.get(entry) ?? []);
    const areas = area === undefined ? [] : listAreaBodies(this.space.parts, area);
    const own = targets.map(({ object }) => createObjectBody(object));
    const bodies = kind === 'between' && own.length === 1 ? [...own, ...areas] : own.length > 0 ? own : areas;
    return { relation, targets, bodies };
  }

  /** Candidates for the k-th object of an entry; the list may be shortened by `drop`. */
  list({ relation, targets, bodies }: ObjectRelation, design: ObjectDesign, k: number): RelationCandidate[] {
    const { kind, area, spacing } = relation;
    const [target] = targets;
    if (kind === 'between') {
      const [a, ...others] = bodies;
      return a === undefined ? [] : others.flatMap((b) => listBetweenCandidates(a, b));
    }
    if (target !== undefined && isRestKind(kind)) return this.listRests(kind, design, target);
    if (target !== undefined && kind === 'in-middle') return this.listRests('on', design, target);
    const body = bodies[0];
    if (target !== undefined && body !== undefined) {
      return this.listAround(target.object, `${kind} ${keyOf(design)} ${Math.min(k, ORDERS - 1)}`, () => {
        const onGround = listBodyCandidates(kind, { design, body, k, ...(spacing === undefined ? {} : { spacing }) });
        if (kind === 'against') return onGround.map((candidate) => ({ ...candidate, support: target }));
        return target.carrier === null ? onGround : [...this.listShared(design, target.carrier, body), ...onGround];
      });
    }
    const onWall = area === 'wall' && this.space.parts.room !== null && !isRestKind(kind);
    const besideBodies = onWall ? bodies.flatMap((wall) => listBodyCandidates(kind, { design, body: wall, k })) : [];
    return [...besideBodies, ...this.listArea(relation, design, k)];
  }

  private listAround(target: PlacedObject, key: string, create: () => RelationCandidate[]): RelationCandidate[] {
    const known = this.surroundings.get(target) ?? new Map<string, RelationCandidate[]>();
    this.surroundings.set(target, known);
    const list = known.get(key) ?? create();
    known.set(key, list);
    return list;
  }

  private listRests(kind: RestKind, design: ObjectDesign, target: SettledObject): RelationCandidate[] {
    const known = this.rests.get(target.object) ?? new Map<string, RelationCandidate[]>();
    this.rests.set(target.object, known);
    const key = `${kind} ${keyOf(design)}`;
    const list = known.get(key) ?? findRestSpots(kind, design, target, (x, z) => this.space.parts.heightAt(x, z));
    known.set(key, list);
    return list;
  }

  /** Places on the carrier of the target, those near to the target first. */
  private listShared(design: ObjectDesign, carrier: SettledObject, body: RelationBody): RelationCandidate[] {
    const gap = ({ x, z, turn }: RelationCandidate): number =>
      gapBetween(footOf({ shape: design.shape, scale: design.scale, x, y: 0, z, turn }), body.foot);
    return this.listRests('on', design, carrier)
      .map((candidate) => ({ candidate, distance: gap(candidate) }))
      .sort((a, b) => a.distance - b.distance)
      .map(({ candidate }) => candidate);
  }

  private listArea({ kind, area = 'place', subject, spacing = 0 }: FollowedRelation, design: ObjectDesign, k: number): RelationCandidate[] {
    // The sides of a path and of openings take turns.
    const key = `${kind} ${area} ${subject} ${keyOf(design)} ${k % 2}`;
    const list = this.areas.get(key) ?? listAreaCandidates({ kind, area, design, parts: this.space.parts, k, setback: spacing });
    this.areas.set(key, list);
    return list;
  }
}
