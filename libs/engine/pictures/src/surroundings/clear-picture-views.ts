import { sampleHeight, SEMANTICS } from '@diorama/world-model';
import type { Heightfield, Instance, Prototype, SemanticClass, WorldModel } from '@diorama/world-model';

import type { Placement } from '../cameras/picture.js';
import { turnInstance } from './turn-model.js';

type View = Pick<Placement, 'azimuth' | 'horizontalFov'>;

/** Parts of the place itself, which stay where pictures show something else. */
const FIXED: readonly SemanticClass[] = ['ground', 'path', 'water', 'wall', 'floor', 'ceiling'];
/** What may be moved aside. */
const MOVABLE: readonly SemanticClass[] = ['plant', 'tree', 'rock'];
/** Below a picture's lower edge, up to this many metres away, plants up to this height stay. */
const UNDERFOOT = 3;
const LOW = 0.6;
/** What lies on the floor is at most this high, metres. */
const FLAT = 0.12;
/** Something is moved aside by this angle at most, and kept away from the edge by this; radians. */
const MOST_TURN = 0.3;
const MARGIN = 0.004;

/**
 * The model without the objects that stand in the views of pictures. Plants and rocks that an edge of a picture would cut move aside
 * around the viewer; other objects that it would cut are left out.
 */
export function clearPictureViews(model: WorldModel, views: readonly View[]): WorldModel {
  if (views.length === 0) return model;
  const sizes = model.prototypes.map(measurePrototype);
  const instances = model.instances.flatMap((instance) => {
    const prototype = model.prototypes[instance.prototype] as Prototype;
    const kind = SEMANTICS[prototype.semantic] as SemanticClass;
    if (prototype.kind === undefined && FIXED.includes(kind)) return [instance];
    const turn = turnOutOfViews(instance, sizes[instance.prototype] as PrototypeSize, views);
    if (turn === 0) return [instance];
    return turn !== null && MOVABLE.includes(kind) ? [turnAroundViewer(instance, turn, model.terrain)] : [];
  });
  return { ...model, instances };
}

interface PrototypeSize {
  /** Metres from its axis to its furthest point, and of its height. */
  readonly radius: number;
  readonly height: number;
}

function measurePrototype({ positions }: Prototype): PrototypeSize {
  let [square, height] = [0, 0];
  for (let i = 0; i < positions.length; i += 3) {
    square = Math.max(square, (positions[i] as number) ** 2 + (positions[i + 2] as number) ** 2);
    height = Math.max(height, positions[i + 1] as number);
  }
  return { radius: Math.sqrt(square), height };
}

/** Radians clockwise that bring an object out of all views; 0 where it is in none, null where it must go. */
function turnOutOfViews({ transform }: Instance, size: PrototypeSize, views: readonly View[]): number | null {
  const at = (k: number): number => transform[k] as number;
  const scale = Math.hypot(at(0), at(4), at(8));
  const [x, z] = [at(3), at(11)];
  const distance = Math.hypot(x, z);
  const isLow = size.height * scale < LOW;
  // What surrounds the viewer has no direction: a rug would be cut, and the rest is the place itself.
  if (distance <= size.radius * scale) return size.height * scale < FLAT ? null : 0;
  if (isLow && distance < UNDERFOOT && size.radius * scale < LOW) return 0;
  const half = isLow && size.radius * scale < LOW ? 0 : Math.asin((size.radius * scale) / distance);
  const azimuth = Math.atan2(x, -z);
  let turn = 0;
  for (const view of views) {
    const overlap = overlapWithView(azimuth + turn, half, view);
    if (overlap === null) continue;
    if (turn !== 0 || Math.abs(overlap) > Math.min(MOST_TURN, half * 2)) return null;
    turn = overlap;
  }
  return turn !== 0 && views.some((view) => overlapWithView(azimuth + turn, half, view) !== null) ? null : turn;
}

/** The shortest turn that brings an object out of a view; null where it is not in it. */
function overlapWithView(azimuth: number, half: number, view: View): number | null {
  const reach = (view.horizontalFov * Math.PI) / 360 + half;
  const aside = normalizeAngle(azimuth - (view.azimuth * Math.PI) / 180);
  if (Math.abs(aside) >= reach) return null;
  return Math.sign(aside || 1) * (reach - Math.abs(aside) + MARGIN);
}

/** Radians from -pi to pi. */
const normalizeAngle = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** Turns an object clockwise around the viewer by so many radians; it stays as far away and stands on the ground. */
function turnAroundViewer(instance: Instance, angle: number, terrain: Heightfield | null): Instance {
  const turned = turnInstance(instance, angle);
  if (terrain === null) return turned;
  const heightAt = ({ transform }: Instance): number => sampleHeight(terrain, transform[3] as number, transform[11] as number);
  turned.transform[7] = (turned.transform[7] as number) + heightAt(turned) - heightAt(instance);
  return turned;
}
