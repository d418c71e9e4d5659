import type { SceneObject } from '@diorama/domain';
import { resolveMaterial } from '@diorama/materials';
import type { MaterialPalette, MaterialRef, MaterialRequest, StyleSheet } from '@diorama/materials';
import { hashToUnitInterval } from '@diorama/random';
import type { ScenePart } from '@diorama/lexicon';
import { getObjectForm } from '@diorama/things';
import type { ObjectForm } from '@diorama/things';
import type { Rgb } from '@diorama/world-model';

import type { PromptRequest } from './read-prompt.js';
import type { Segment } from '../survey/segments.js';
import { SURFACE_CLASSES } from '../survey/surfaces.js';
import type { DepthSurvey } from '../survey/survey.js';
import type { SegmentMaterial } from './paint-spec.js';

interface MaterialAssignment {
  readonly request: PromptRequest;
  readonly survey: DepthSurvey;
  readonly styles: StyleSheet;
  readonly list: MaterialPalette;
  readonly part: (name: ScenePart) => MaterialRequest;
}

interface Cast extends MaterialAssignment {
  /** Objects that no segment looks like; their colours fall to what is shaped like them. */
  readonly orphans: readonly SceneObject[];
}

/** What a segment is taken for where the prompt names nothing for it. */
type Role = 'leaves' | 'building' | 'rock' | 'post' | 'thing' | 'beam' | 'recess' | 'trim';

/** Decides for each segment what it is: first what the prompt names, each thing for the segments most like it, then what the place has. */
export function assignMaterials(assignment: MaterialAssignment): {
  readonly segmentMaterials: readonly SegmentMaterial[];
  readonly missing: readonly string[];
} {
  const { segments } = assignment.survey;
  const { taken, orphans } = assignObjects(assignment);
  const cast: Cast = { ...assignment, orphans };
  const own = segments.map((segment, rank) => {
    const object = taken.get(rank);
    return object === undefined ? materialOfPlace(cast, segment, rank) : materialOfObject(assignment, object, rank);
  });
  const segmentMaterials = own.map((assigned, rank) =>
    isPartOfHost(assignment, segments[rank] as Segment, rank) ? (own[(segments[rank] as Segment).host] as SegmentMaterial) : assigned,
  );
  return { segmentMaterials, missing: orphans.filter(({ kind }) => !hasLeaves(assignment, kind)).map(({ phrase }) => phrase) };
}

/** Likeness above which a segment is not what is asked for. */
const UNLIKE = 2.4;
const PROMINENCE = 0.25;
/** Segments that are looked at: the others are too small to be anything by themselves. */
const LOOKED_AT = 160;

function assignObjects({ request, survey }: MaterialAssignment): {
  readonly taken: Map<number, SceneObject>;
  readonly orphans: SceneObject[];
} {
  const taken = new Map<number, SceneObject>();
  const orphans: SceneObject[] = [];
  const candidates = survey.segments
    .map((segment, rank) => ({ segment, rank }))
    .slice(1, LOOKED_AT)
    .filter(({ segment: { surface } }) => surface === SURFACE_CLASSES.thing || surface === SURFACE_CLASSES.leaves);
  // What has a colour was meant more than what came with the place.
  const wanted = request.scene.objects.toSorted((a, b) => Number(b.color !== null) - Number(a.color !== null));
  for (const object of wanted) {
    const form = getObjectForm(object.kind);
    const scored = candidates
      .filter(({ rank }) => !taken.has(rank))
      .map(({ segment, rank }) => ({ rank, area: segment.area, unlikeness: unlikeness(segment, form, object.size) }))
      .filter(({ unlikeness: distance }) => distance < UNLIKE)
      // Of those alike the one that fills more of the picture was meant.
      .map(({ rank, area, unlikeness: distance }) => ({ rank, score: distance - PROMINENCE * Math.log(area) }))
      .toSorted((a, b) => a.score - b.score || a.rank - b.rank);
    for (const { rank } of scored.slice(0, object.count)) taken.set(rank, object);
    if (scored.length === 0) orphans.push(object);
  }
  return { taken, orphans };
}

/** Grass and leaves need no segment of their own size. */
function hasLeaves({ survey }: MaterialAssignment, kind: SceneObject['kind']): boolean {
  return getObjectForm(kind).shape === 'leaves' && survey.segments.some(({ surface }) => surface === SURFACE_CLASSES.leaves);
}

function unlikeness(segment: Segment, form: ObjectForm, size: number): number {
  if (form.isFigure) return Infinity;
  const height = Math.log((segment.top - segment.bottom + 0.05) / (form.height * size));
  const breadth = Math.log((segment.breadth + 0.05) / (form.breadth * size));
  const isLeafy = segment.surface === SURFACE_CLASSES.leaves || (segment.roughness > 0.08 && segment.upright < 0.6);
  const shape = form.shape === 'leaves' ? (isLeafy ? 0 : 1.6) : isLeafy && segment.surface === SURFACE_CLASSES.leaves ? 1.6 : 0;
  const flat = form.shape === 'building' && segment.upright < 0.4 ? 1 : 0;
  return Math.abs(height) + Math.abs(breadth) + shape + flat;
}

function materialOfObject({ request, styles, list, part }: MaterialAssignment, object: SceneObject, rank: number): SegmentMaterial {
  const { shape, material: usual, roof } = getObjectForm(object.kind);
  const asked = request.objects.get(object.kind);
  const own: MaterialRequest = {
    color: object.color ?? asked?.color ?? (shape === 'leaves' ? part('leaves').color : null),
    substance: asked?.substance ?? null,
  };
  const material = resolveMaterial(list, usual, own);
  return {
    material,
    roof: shape === 'building' ? resolveMaterial(list, roof ?? (styles.roofs[0] as MaterialRef), part('roof')) : material,
    tint: own.color === null ? tintOf(request, rank, 0.1) : [1, 1, 1],
    isLeaves: shape === 'leaves',
    isBuilding: shape === 'building' && object.kind !== 'barn',
  };
}

function materialOfPlace(assignment: Cast, segment: Segment, rank: number): SegmentMaterial {
  const { request, styles, list, survey } = assignment;
  const role =
    segment.surface === SURFACE_CLASSES.recess
      ? 'recess'
      : segment.surface === SURFACE_CLASSES.trim
        ? 'trim'
        : survey.site.indoors
          ? roleIndoors(segment, survey.site.ceiling)
          : roleOutdoors(segment, styles);
  const choices = role === 'recess' ? recessMaterials(assignment, segment) : MATERIALS_OF_ROLE[role](styles);
  const requested = role === 'recess' && choices[0] === styles.wall ? assignment.part('wall') : requestOf(assignment, role);
  const pick = Math.floor(hashToUnitInterval(request.scene.seed, PICK, rank) * choices.length);
  const material = resolveMaterial(list, choices[pick] as MaterialRef, requested);
  const roofs = styles.roofs;
  const roof =
    role === 'building'
      ? resolveMaterial(
          list,
          roofs[Math.floor(hashToUnitInterval(request.scene.seed, PICK + 1, rank) * roofs.length)] as MaterialRef,
          assignment.part('roof'),
        )
      : material;
  return {
    material,
    roof,
    tint: tintOf(request, rank, requested.color === null ? 0.16 : 0.08),
    isLeaves: role === 'leaves',
    isBuilding: role === 'building',
  };
}

const PICK = 0x7069636b;

const MATERIALS_OF_ROLE: Readonly<Record<Role, (styles: StyleSheet) => readonly MaterialRef[]>> = {
  leaves: ({ grown }) => grown,
  building: ({ buildings }) => buildings,
  rock: ({ steep }) => [steep],
  post: ({ posts }) => posts,
  thing: ({ things }) => things,
  beam: ({ posts }) => posts.slice(0, 1),
  recess: ({ steep }) => [steep],
  trim: ({ trims }) => trims,
};

const PARTS_OF_ROLE: Readonly<Record<Role, readonly ScenePart[]>> = {
  leaves: ['leaves'],
  building: ['building', 'wall'],
  rock: ['rock', 'ground'],
  post: ['thing'],
  thing: ['thing'],
  beam: ['ceiling', 'thing'],
  recess: [],
  trim: ['wall'],
};

/** The first request that was made for a role's parts, else that of an object without a segment, else the one for everything. */
function requestOf({ request, part, orphans }: Cast, role: Role): MaterialRequest {
  for (const name of PARTS_OF_ROLE[role]) if (request.parts.has(name)) return part(name);
  const shape = SHAPES_OF_ROLE[role];
  const orphan = orphans.find(({ kind, color }) => (color ?? request.objects.get(kind)?.color) && getObjectForm(kind).shape === shape);
  const color = orphan === undefined ? null : (orphan.color ?? request.objects.get(orphan.kind)?.color ?? null);
  return { color: color ?? part('all').color, substance: part('all').substance };
}

const SHAPES_OF_ROLE: Partial<Record<Role, ObjectForm['shape']>> = { leaves: 'leaves', building: 'building', thing: 'solid' };

/** Out of doors recesses too small or too large for windows are part of what they are in. */
function isPartOfHost({ survey }: MaterialAssignment, segment: Segment, rank: number): boolean {
  if (survey.site.indoors || segment.surface !== SURFACE_CLASSES.recess || segment.host === rank) return false;
  const height = segment.top - segment.bottom;
  return height < 0.5 || height > 3.6 || segment.breadth < 0.3 || segment.breadth > 3.2;
}

/** Doors reach down to the floor; windows do not, and some are lit by night. */
function recessMaterials({ styles, survey }: MaterialAssignment, segment: Segment): readonly MaterialRef[] {
  const { indoors, eyeHeight } = survey.site;
  if (!indoors && styles.large === 'rocks') return [styles.steep];
  const height = segment.top - segment.bottom;
  if (!indoors) return styles.windows;
  if (segment.bottom < 0.3 - eyeHeight && height > 1.4) return styles.doors;
  const isWindow = height > 0.45 && segment.breadth > 0.3 && segment.bottom > 0.5 - eyeHeight && segment.bottom < 0.6;
  return isWindow ? styles.openings : [styles.wall];
}

function roleIndoors(segment: Segment, ceiling: number): Role {
  if (segment.area === 0) return 'thing';
  if (segment.bottom > 0.35 * ceiling) return 'beam';
  if (segment.surface === SURFACE_CLASSES.leaves) return 'leaves';
  return segment.top - segment.bottom > 4 * segment.breadth && segment.breadth < 0.4 ? 'post' : 'thing';
}

function roleOutdoors(segment: Segment, styles: StyleSheet): Role {
  // Bits too small for a number are mostly of plants.
  if (segment.surface === SURFACE_CLASSES.leaves || segment.area === 0) return 'leaves';
  const height = segment.top - segment.bottom;
  const isBig = height > 2.6 && segment.breadth > 2;
  if (isBig && segment.upright > 0.5 && segment.roughness < 0.2) return styles.large === 'rocks' ? 'rock' : 'building';
  if (styles.large === 'rocks' && isBig && segment.distance > 12 && segment.roughness < 0.1) return 'rock';
  if (height > 1.2 && height > 2.2 * segment.breadth && segment.upright > 0.5) return 'post';
  // Round, broken and more than knee-high: a crown, even where the depth is too coarse to show its leaves.
  if (height > 0.8 && segment.upright < 0.62 && segment.level < 0.3 && segment.roughness > 0.06) return 'leaves';
  return 'thing';
}

/** A factor on the colour of a segment, brighter or darker, warmer or colder. */
function tintOf({ scene }: PromptRequest, rank: number, range: number): Rgb {
  const light = 1 + range * (2 * hashToUnitInterval(scene.seed, PICK + 2, rank) - 1);
  const warmth = 0.5 * range * (2 * hashToUnitInterval(scene.seed, PICK + 3, rank) - 1);
  return [light * (1 + warmth), light, light * (1 - warmth)];
}
