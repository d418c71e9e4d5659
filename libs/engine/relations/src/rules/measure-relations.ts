import type { Scene, SceneRelation } from '@diorama/domain';
import { SEMANTICS } from '@diorama/world-model';
import type { Instance, RelationOutcome, WorldModel } from '@diorama/world-model';

import { holdsForGroup } from './group-rules.js';
import { readPlacedObject } from '../geometry/placed-object.js';
import type { PlacedObject } from '../geometry/placed-object.js';
import { createObjectBody, listAreaBodies } from '../geometry/place-parts.js';
import type { PlaceParts, RelationBody } from '../geometry/place-parts.js';
import { holdsForObject } from './relation-rules.js';
import { listTargets } from './relation-targets.js';

/** Share of the objects of an entry for which a relation must hold. */
const SHARE_MIN = 0.9;
/** Buildings that the place brings count as walls up to this distance, metres. */
const WALLS_REACH = 60;

/**
 * Measures on the geometry of a model which relations of its scene hold. It reads positions, boxes and surfaces of the instances, and does not know how
 * they got their places.
 *
 * @param parts the parts of the place that relations may name
 * @returns one outcome for each relation of the scene, in its order
 */
export function measureRelations({ relations = [] }: Pick<Scene, 'relations'>, model: WorldModel, parts: PlaceParts): RelationOutcome[] {
  if (relations.length === 0) return [];
  const byEntry = new Map<number, PlacedObject[]>();
  for (const instance of model.instances) {
    const { requested } = instance;
    if (requested === undefined) continue;
    const objects = byEntry.get(requested) ?? [];
    byEntry.set(requested, objects);
    objects.push(readPlacedObject(model, instance));
  }
  const walls = relations.some(({ area }) => area === 'wall') && parts.room === null ? listBuildings(model) : [];
  const measure = new RelationMeasure(byEntry, { ...parts, buildings: walls });
  return relations.map((relation) => ({ kind: relation.kind, phrase: relation.phrase, satisfied: measure.isSatisfied(relation) }));
}

/** The model with the outcomes of the relations of its scene; the same model for a scene without relations. */
export const withRelations = (scene: Scene, model: WorldModel, parts: PlaceParts): WorldModel =>
  scene.relations === undefined ? model : { ...model, relations: measureRelations(scene, model, parts) };

function listBuildings(model: WorldModel): PlacedObject[] {
  const classes = [SEMANTICS.indexOf('building'), SEMANTICS.indexOf('wall')];
  const isWall = ({ prototype, requested, transform }: Instance): boolean => {
    const isNear = Math.hypot(transform[3] ?? 0, transform[11] ?? 0) < WALLS_REACH;
    return requested === undefined && isNear && classes.includes(model.prototypes[prototype]?.semantic ?? -1);
  };
  return model.instances.filter(isWall).map((instance) => readPlacedObject(model, instance));
}

class RelationMeasure {
  constructor(
    private readonly byEntry: ReadonlyMap<number, readonly PlacedObject[]>,
    private readonly parts: PlaceParts,
  ) {}

  isSatisfied(relation: SceneRelation): boolean {
    const { kind, subject, objects = [], area } = relation;
    const subjects = this.byEntry.get(subject) ?? [];
    if (subjects.length === 0) return false;
    const held = subjects.filter((object, k) =>
      holdsForObject(kind, {
        subject: object,
        bodies: this.bodiesFor(relation, k),
        area,
        peers: subjects.filter((peer) => peer !== object),
        parts: this.parts,
      }),
    );
    if (held.length < SHARE_MIN * subjects.length) return false;
    const targets = objects.flatMap((entry) => this.byEntry.get(entry) ?? []);
    if (targets.length === 0) return objects.length === 0 && holdsForGroup(kind, subjects, null);
    // An arrangement about several objects is shared out between them.
    const isShared = kind === 'around';
    if (!isShared) return holdsForGroup(kind, subjects, null);
    return targets.every((target, i) => {
      const own = subjects.filter((_, k) => k % targets.length === i);
      return own.length === 0 || holdsForGroup(kind, own, createObjectBody(target));
    });
  }

  /** What the k-th object of the subject is related to. */
  private bodiesFor(relation: SceneRelation, k: number): RelationBody[] {
    const { kind, area } = relation;
    const areas = area === undefined ? [] : listAreaBodies(this.parts, area);
    const bodies = listTargets(relation, k, (entry) => this.byEntry.get(entry) ?? []).map(createObjectBody);
    if (kind === 'between') return bodies.length === 1 ? [...bodies, ...areas] : bodies;
    return bodies.length === 0 ? areas : bodies;
  }
}
