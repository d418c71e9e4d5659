import { getThing } from '@diorama/things';

import type { WorldAssembly } from '../assembly.js';
import { groundOf } from '../ground-of.js';
import type { UnplacedObject } from '../placement-context.js';
import { OccupiedRectangles } from '../rectangle.js';

/**
 * Room for the forms of a style that stand in place of trees and need more ground than these: one that has none is left out with its tree. Forms that
 * are trees too may touch one another as crowns do.
 */
export class FormSpacing {
  private readonly bodies = new OccupiedRectangles();
  private readonly crowns = new OccupiedRectangles();

  /** @param standing all objects that the place puts down */
  constructor(
    private readonly assembly: WorldAssembly,
    standing: readonly UnplacedObject[],
  ) {
    const hasForms = standing.some((thing) => this.findForm(thing) !== null);
    if (hasForms) for (const thing of standing) if (!isTree(thing.kind) && takesGround(thing)) this.bodies.take(groundOf(thing));
  }

  /** Whether the form of a thing has room; takes its ground. True for what keeps its own form. */
  admits(thing: UnplacedObject): boolean {
    const form = this.findForm(thing);
    if (form === null) return true;
    const ground = groundOf({ ...thing, ...form });
    const isCrown = isTree(form.kind);
    if (!this.bodies.isFree(ground) || !(isCrown || this.crowns.isFree(ground))) return false;
    (isCrown ? this.crowns : this.bodies).take(ground);
    return true;
  }

  /** The wider form that the styles put in place of a tree; null for all else. */
  private findForm({
    kind,
    x,
    z,
    turn,
    scale,
    variant,
    requested,
  }: UnplacedObject): { readonly kind: string; readonly scale: number } | null {
    if (!isTree(kind)) return null;
    const styled = this.assembly.applyStyle(kind, { position: [x, 0, z], turn, scale, variant, requested });
    const isWider = getThing(styled.kind).footprint * styled.spot.scale > getThing(kind).footprint * scale;
    return styled.kind !== kind && isWider ? { kind: styled.kind, scale: styled.spot.scale } : null;
  }
}

const isTree = (kind: string): boolean => getThing(kind).semantic === 'tree';

const takesGround = ({ kind, lift }: UnplacedObject): boolean =>
  lift === undefined && getThing(kind).stand !== 'flat' && getThing(kind).footprint > 0.3;
