import { getThing } from '@diorama/things';

import { groundOf, OccupiedRectangles } from './rectangle.js';
import type { ThingPlacement } from './thing-placement.js';

/** An object on the ground before its styles make a form of it. */
interface StandingObject extends Pick<ThingPlacement, 'turn' | 'scale' | 'variant' | 'requested'> {
  readonly kind: string;
  readonly x: number;
  readonly z: number;
  readonly lift?: number;
}

/** The thing that the styles of a scene put in place of one. */
type ApplyStyle = (kind: string, spot: ThingPlacement) => { readonly kind: string; readonly spot: ThingPlacement };

/**
 * Room for the forms of a style that stand in place of trees and need more ground than these: one that has none is left out with its tree. Forms that
 * are trees too may touch one another as crowns do.
 */
export class FormSpacing {
  private readonly bodies = new OccupiedRectangles();
  private readonly crowns = new OccupiedRectangles();

  /** @param standing all objects that the place puts down */
  constructor(
    private readonly applyStyle: ApplyStyle,
    standing: readonly StandingObject[],
  ) {
    const hasForms = standing.some((thing) => this.findForm(thing) !== null);
    if (hasForms) for (const thing of standing) if (!isTree(thing.kind) && takesGround(thing)) this.bodies.take(groundOf(thing));
  }

  /** Whether the form of a thing has room; takes its ground. True for what keeps its own form. */
  admits(thing: StandingObject): boolean {
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
  }: StandingObject): { readonly kind: string; readonly scale: number } | null {
    if (!isTree(kind)) return null;
    const styled = this.applyStyle(kind, { position: [x, 0, z], turn, scale, variant, requested });
    const isWider = getThing(styled.kind).footprint * styled.spot.scale > getThing(kind).footprint * scale;
    return styled.kind !== kind && isWider ? { kind: styled.kind, scale: styled.spot.scale } : null;
  }
}

const isTree = (kind: string): boolean => getThing(kind).semantic === 'tree';

const takesGround = ({ kind, lift }: StandingObject): boolean =>
  lift === undefined && getThing(kind).stand !== 'flat' && getThing(kind).footprint > 0.3;
