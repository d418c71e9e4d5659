import type { RelationKind } from '@diorama/domain';

import { CandidateLists, comparePriority } from '../candidates/candidate-lists.js';
import type { ObjectRelation } from '../candidates/candidate-lists.js';
import { createFormation, isEnclosure, isFormationKind, listEdgePlaces, listRing, placeFormation } from '../candidates/formations.js';
import type { Formation } from '../candidates/formations.js';
import { Occupancy } from './occupancy.js';
import { orderRelations } from '../candidates/order-relations.js';
import type { FollowedRelation, RelationOrder } from '../candidates/order-relations.js';
import { measureSize } from '../geometry/object-shape.js';
import type { ObjectSize } from '../geometry/object-shape.js';
import { outlineOf, spanOf } from '../geometry/placed-object.js';
import type { PlacedObject } from '../geometry/placed-object.js';
import { createObjectBody } from '../geometry/place-parts.js';
import type { ObjectDesign, RelationCandidate, RelationSpace, SettledObject } from '../candidates/relation-space.js';
import { CandidateScorer } from './score-candidates.js';
import type { Found } from './score-candidates.js';
import type { Rectangle } from '../geometry/rectangle.js';

/** Metres around what a ring surrounds, tried one after another. */
const RING_GAPS = [0.25, 0.5, 0.9, 1.5, 2.4] as const;
/** Turns of a row against the view, degrees. */
const ROW_TURNS = [0, 35, -35, 62, -62, 85] as const;
const BASES_MAX = 60;
/** Metres that a row may be long: outdoors, and as a share of the width of a room. */
const ROW_LENGTH = { outdoors: 60, share: 0.86 };
/** Factors on the size of what finds no room. */
const SHRINKS = [1, 0.75, 0.55, 0.4] as const;

/**
 * Gives all objects that relations name their places: targets first, then what stands in relation to them, where collisions, ground and sight allow.
 * Where a relation cannot hold, its objects stand elsewhere in view. Returns the entries that have their places.
 */
export function solveRelations(space: RelationSpace): ReadonlySet<number> {
  return new RelationSolver(space).run();
}

class RelationSolver {
  private readonly settled = new Map<number, SettledObject[]>();
  private readonly occupancy = new Occupancy();
  private readonly lists: CandidateLists;
  private readonly scorer: CandidateScorer;
  private readonly order: RelationOrder;

  constructor(private readonly space: RelationSpace) {
    this.lists = new CandidateLists(space);
    this.scorer = new CandidateScorer(space, this.occupancy);
    this.order = orderRelations(space.scene, (entry) => this.sizeOf(entry).width);
  }

  run(): ReadonlySet<number> {
    const { objects } = this.space.scene;
    for (const [entry, { at }] of objects.entries()) if (at !== undefined) this.adopt(entry, this.space.listSettled(entry));
    for (const entry of this.order.entries) {
      if (this.settled.has(entry)) continue;
      const relations = this.order.relations.get(entry) ?? [];
      const isTied = relations.some(
        ({ kind, objects: targets = [], area }) =>
          isFormationKind(kind) || area !== undefined || targets.length === 0 || targets.some((target) => this.settled.has(target)),
      );
      const isAtWater = relations.length > 0 && relations.every(({ area }) => area === 'water' || area === 'shore');
      const leadsIntoWater = isAtWater && this.space.leadsIntoWater?.(entry) === true;
      if (isTied && !leadsIntoWater) this.settleEntry(entry, relations);
      else if (leadsIntoWater || this.space.placesFreely(entry, this.needsRoom(entry)))
        this.adopt(entry, this.space.placeFreely(entry, this.setbackOf(entry)));
      else this.settleEntry(entry, [{ kind: 'in-front-of', subject: entry, area: 'viewer', phrase: '', spacing: this.setbackOf(entry) }]);
    }
    return new Set(this.settled.keys());
  }

  private adopt(entry: number, settled: readonly SettledObject[]): void {
    this.settled.set(entry, [...settled]);
    for (const { object } of settled) this.occupancy.add(object);
  }

  private sizeOf(entry: number): ObjectSize {
    return measureSize(this.space.design(entry, 0));
  }

  /** Whether others stand behind or around an entry, so that it cannot stand by a wall. */
  private needsRoom(entry: number): boolean {
    const around: readonly RelationKind[] = ['behind', 'around'];
    return [...this.order.relations.values()].some((list) =>
      list.some(({ kind, objects = [] }) => around.includes(kind) && objects.includes(entry)),
    );
  }

  /** Metres that a target stands farther away, so that others have room before it and next to it. */
  private setbackOf(entry: number): number {
    const { width, depth } = this.sizeOf(entry);
    let setback = 0;
    for (const relations of this.order.relations.values())
      for (const { kind, subject, objects = [] } of relations) {
        if (!objects.includes(entry)) continue;
        const { width: w, depth: d } = this.sizeOf(subject);
        const before = kind === 'in-front-of' ? d + 1.2 : kind === 'around' || kind === 'facing' ? Math.min(3, d + 0.6) : 0;
        const larger = Math.max(0, Math.max(w, d) - Math.max(width, depth));
        const chained = kind === 'on' || kind === 'inside' ? 0.35 * this.setbackOfCarrier(subject) : 0;
        setback = Math.max(setback, before, Math.min(18, 0.9 * larger), chained);
      }
    return setback;
  }

  /** What stands in front of something on a carrier needs room as well. */
  private setbackOfCarrier(entry: number): number {
    for (const relations of this.order.relations.values())
      for (const { kind, objects = [] } of relations) if (kind === 'in-front-of' && objects.includes(entry)) return 6;
    return 0;
  }

  private settleEntry(entry: number, relations: readonly FollowedRelation[]): void {
    const { count } = this.space.scene.objects[entry] ?? { count: 1 };
    this.settled.set(entry, []);
    const formation = relations.find(({ kind }) => isFormationKind(kind));
    const ring = relations.find(({ kind }) => kind === 'around');
    if (formation !== undefined && count > 1 && this.settleFormation(entry, formation, relations)) return;
    if (ring !== undefined && this.settleRings(entry, ring, count)) return;
    for (let k = this.settled.get(entry)?.length ?? 0; k < count; k++) this.settleOne(entry, relations, k);
  }

  private settleOne(entry: number, relations: readonly FollowedRelation[], k: number): void {
    const design = this.space.design(entry, k);
    const usable = this.listUsable(
      relations.filter(({ kind }) => !isFormationKind(kind)),
      k,
    );
    const peers = (this.settled.get(entry) ?? []).map(({ object }) => object);
    const found = this.findPlace(design, usable, peers, k);
    this.put(design, found);
  }

  /** Relations of the k-th object of an entry whose targets have their places, those that leave least choice first. */
  private listUsable(relations: readonly FollowedRelation[], k: number): ObjectRelation[] {
    return relations
      .map((relation) => this.lists.relate(relation, k, this.settled))
      .filter(({ relation, targets }) => targets.length > 0 || (relation.objects ?? []).length === 0)
      .sort(comparePriority);
  }

  /** The best place by the relations in turn, then in a pile, then anywhere in view, smaller where room is short. */
  private findPlace(design: ObjectDesign, relations: readonly ObjectRelation[], peers: readonly PlacedObject[], k: number): Found {
    for (const isLenient of [false, true])
      for (const first of relations) {
        const search = { design, k, relations: [first, ...relations.filter((other) => other !== first)], peers };
        const found = this.scorer.findBest(this.lists.list(first, design, k), search, isLenient) ?? this.findInPile(first, search);
        if (found !== null) return found;
      }
    const inView = createViewRelation(design.entry);
    for (const shrink of SHRINKS)
      for (const isLenient of [false, true]) {
        const smaller = { ...design, scale: design.scale * shrink };
        const found = this.scorer.findBest(
          this.lists.list(inView, smaller, k),
          { design: smaller, k, relations: [inView], peers },
          isLenient,
        );
        if (found !== null) return found;
      }
    const last = this.space.findLastResort(design, k);
    return { object: this.scorer.realize(design, last), candidate: last };
  }

  /** On others of the same entry, where what carries them is full. */
  private findInPile(
    { relation: { kind }, targets: [target] }: ObjectRelation,
    { design, k, peers }: { design: ObjectDesign; k: number; peers: readonly PlacedObject[] },
  ): Found | null {
    if (target === undefined || (kind !== 'on' && kind !== 'inside') || peers.length === 0) return null;
    const settled = (this.settled.get(design.entry) ?? []).filter(
      (peer) => peer.carrier === target || peer.carrier?.entry === design.entry,
    );
    for (let i = 0; i < Math.min(12, settled.length); i++) {
      const below = settled[(k * 7 + i * 5) % settled.length] as SettledObject;
      const { x, z, turn } = below.object;
      const candidate: RelationCandidate = {
        x,
        z,
        turn: turn + 0.3 * i,
        y: spanOf(below.object).top - design.shape.bottom * design.scale - 0.01,
        carrier: below,
      };
      const object = this.scorer.realize(design, candidate);
      if (this.scorer.fits(object, design, candidate, true)) return { object, candidate };
    }
    return null;
  }

  private put(design: ObjectDesign, { object, candidate }: Found): void {
    const settled = this.space.put(design, object, candidate);
    this.settled.get(design.entry)?.push(settled);
    this.occupancy.add(object);
  }

  /** Places an arrangement as one body; false where no place has room for most of it. */
  private settleFormation(entry: number, { kind, spacing }: FollowedRelation, relations: readonly FollowedRelation[]): boolean {
    const { count } = this.space.scene.objects[entry] ?? { count: 1 };
    if (!isFormationKind(kind)) return false;
    const designs = Array.from({ length: count }, (_, k) => this.space.design(entry, k));
    const widest = designs.reduce((a, b) => (measureSize(b).width > measureSize(a).width ? b : a));
    const [first] = this.listUsable(
      relations.filter((relation) => !isFormationKind(relation.kind) && relation.kind !== 'around'),
      0,
    );
    const carrier =
      first !== undefined && (first.relation.kind === 'on' || first.relation.kind === 'inside') ? (first.targets[0] ?? null) : null;
    const formation = createFormation(widest, {
      kind,
      count,
      spacing,
      length: carrier === null ? this.rowLength() : longSide(carrier.object),
    });
    const bases = carrier === null ? this.listBases(formation, first ?? null) : [baseOn(carrier)];
    let best: { slots: RelationCandidate[]; fitting: number } | null = null;
    for (const base of bases.slice(0, BASES_MAX)) {
      const slots = placeFormation(formation, base).map((slot, k) =>
        carrier === null ? slot : this.restOn(slot, carrier, designs[k] as ObjectDesign),
      );
      const fitting = slots.filter((slot, k) => {
        const design = designs[k] as ObjectDesign;
        return this.scorer.fits(this.scorer.realize(design, slot), design, slot, carrier !== null);
      }).length;
      if (best === null || fitting > best.fitting) best = { slots, fitting };
      if (fitting === count) break;
    }
    if (best === null || best.fitting < 0.9 * count) return false;
    for (const [k, slot] of best.slots.entries())
      this.put(designs[k] as ObjectDesign, { object: this.scorer.realize(designs[k] as ObjectDesign, slot), candidate: slot });
    return true;
  }

  private rowLength(): number {
    const { room } = this.space.parts;
    return room === null ? ROW_LENGTH.outdoors : ROW_LENGTH.share * (room.x[1] - room.x[0]);
  }

  /** Where an arrangement may stand as a whole, in several turns. */
  private listBases({ design }: Formation, first: ObjectRelation | null): RelationCandidate[] {
    const list = [...this.lists.list(first ?? createViewRelation(design.entry), { ...design, variant: -1 - design.variant }, 0)];
    const keepsTurn = first !== null && (first.relation.kind === 'along' || first.relation.kind === 'against');
    return (keepsTurn ? [0] : ROW_TURNS).flatMap((degrees) =>
      list.slice(0, BASES_MAX / 4).map((base) => ({ ...base, turn: base.turn + (degrees * Math.PI) / 180 })),
    );
  }

  /** The slot of an arrangement on the surface of a carrier. */
  private restOn(slot: RelationCandidate, carrier: SettledObject, design: ObjectDesign): RelationCandidate {
    const spots = this.lists.list(
      { relation: { kind: 'on', subject: design.entry, objects: [carrier.entry], phrase: '' }, targets: [carrier], bodies: [] },
      design,
      0,
    );
    const nearest = spots.reduce<RelationCandidate | null>(
      (best, spot) => (best === null || apart(spot, slot) < apart(best, slot) ? spot : best),
      null,
    );
    return { ...slot, carrier, y: nearest?.y ?? spanOf(carrier.object).top };
  }

  /** Places rings around the targets, their objects shared out; false where none has a place. */
  private settleRings(entry: number, { objects = [], area }: FollowedRelation, count: number): boolean {
    const targets = objects.filter((target) => target !== entry).flatMap((target) => this.settled.get(target) ?? []);
    const centre = area === 'viewer' ? VIEWER : null;
    if (targets.length === 0 && centre === null) return false;
    const isRing = count === 1 && isEnclosure(this.space.scene.objects[entry]?.kind ?? '');
    if (count < 3 * Math.max(1, targets.length) && !isRing && count <= 2) return false;
    const feet = targets.length === 0 ? [VIEWER] : targets.map(({ object }) => createObjectBody(object).foot);
    const slots: RelationCandidate[] = [];
    for (const [i, foot] of feet.entries()) {
      const share = Math.floor((count + feet.length - 1 - i) / feet.length);
      const ring = this.findRing(entry, foot, isRing ? null : share);
      for (const [j, slot] of ring.entries()) slots[isRing ? slots.length : j * feet.length + i] = slot;
    }
    for (const [k, slot] of slots.entries()) {
      const design = this.space.design(entry, isRing ? 0 : k);
      this.put(design, { object: this.scorer.realize(design, slot), candidate: slot });
    }
    return slots.length > 0;
  }

  /** The nearest ring about a rectangle on which most objects fit; `count` is null for an enclosure. */
  private findRing(entry: number, foot: Rectangle, count: number | null): RelationCandidate[] {
    const design = this.space.design(entry, 0);
    let best: { ring: RelationCandidate[]; fitting: number } | null = null;
    for (const gap of RING_GAPS) {
      const ring = count === null ? listRing(design, foot, gap) : listEdgePlaces(design, foot, count, gap);
      const fitting =
        ring.filter((slot) => this.scorer.fits(this.scorer.realize(design, slot), design, slot, true)).length / Math.max(1, ring.length);
      if (best === null || fitting > best.fitting + 0.01) best = { ring, fitting };
      if (fitting === 1) break;
    }
    return best?.ring ?? [];
  }
}

const VIEWER = { x: 0, z: 0, turn: 0, width: 5.4, depth: 5.4 } as const;

/** The relation of what stands in front of the viewer, without a target. */
const createViewRelation = (entry: number): ObjectRelation => ({
  relation: { kind: 'in-front-of', subject: entry, phrase: '', area: 'viewer' },
  targets: [],
  bodies: [],
});

const apart = (a: RelationCandidate, b: RelationCandidate): number => Math.hypot(a.x - b.x, a.z - b.z);

const longSide = (object: PlacedObject): number => 0.92 * Math.max(outlineOf(object).width, outlineOf(object).depth);

/** The middle of a carrier, rows along its long side. */
function baseOn({ object }: SettledObject): RelationCandidate {
  const { x, z, turn, width, depth } = outlineOf(object);
  return { x, z, turn: width >= depth ? turn : turn + Math.PI / 2 };
}
