import { findStylePalette, rankStyleTypes } from '@diorama/catalogue';
import type { ObjectState, Scene } from '@diorama/domain';
import { getThing } from '@diorama/things';
import type { ObjectRecipe } from '@diorama/things';
import type { SemanticClass } from '@diorama/world-model';

import type { ThingPlacement } from './thing-placement.js';

/** Classes whose things no style breaks or rusts: plants, stones, the ground and lights. */
const UNCHANGED: readonly SemanticClass[] = ['tree', 'plant', 'rock', 'ground', 'path', 'light', 'water'];
/** A form of a style may need this much more ground than the thing that it replaces. */
const WIDER = 1.05;

/** Kinds that a style replaces by the form of another kind where it has none for them. */
const GENERIC: Readonly<Record<string, string>> = {
  townhouse: 'house',
  'suburban-house': 'house',
  'half-timbered-house': 'house',
  cottage: 'house',
  farmhouse: 'house',
  barn: 'house',
  'oak-tree': 'broadleaf-tree',
  'maple-tree': 'broadleaf-tree',
  'street-light': 'street-lamp',
  'picket-fence': 'fence',
  'split-rail-fence': 'fence',
  chandelier: 'pendant-lamp',
  'table-lamp': 'lamp',
  'dining-chair': 'chair',
  'rocking-chair': 'chair',
  armchair: 'sofa',
  bookcase: 'bookshelf',
  mirror: 'picture',
};

/** Factor on the size of what stands in place of a tree at most; crowns may touch, so its ground does not matter. */
const TREE_GROWTH = 24;

/** What the styles of a scene make of the things that its place brings; what the prompt asks for stays as it is. */
export class PlacementStyle {
  private readonly forms: ReadonlyMap<string, string>;
  private readonly state: ObjectState | undefined;
  private readonly hasPalette: boolean;

  constructor(scene: Pick<Scene, 'styles'>) {
    const types = rankStyleTypes(scene);
    // The first style wins.
    this.forms = new Map(types.toReversed().flatMap(({ forms = {} }) => Object.entries(forms)));
    this.hasPalette = findStylePalette(scene).wood !== undefined;
    this.state = types.find(({ state }) => state !== undefined)?.state;
  }

  /** The thing that stands in place of a brought one, as large as its place allows. */
  apply(kind: string, spot: ThingPlacement): { readonly kind: string; readonly spot: ThingPlacement } {
    if (spot.requested !== undefined) return { kind, spot };
    const form = this.forms.get(kind) ?? this.forms.get(GENERIC[kind] ?? '');
    const scale = form === undefined ? null : fitForm(getThing(kind), getThing(form));
    const styled =
      form === undefined || scale === null
        ? { kind, spot: this.hasPalette ? uncoloured(spot) : spot }
        : { kind: form, spot: { ...plain(spot), scale: spot.scale * scale } };
    const isChanged = this.state !== undefined && spot.state === undefined && !UNCHANGED.includes(getThing(styled.kind).semantic);
    return isChanged ? { ...styled, spot: { ...styled.spot, state: this.state } } : styled;
  }
}

/** The looks of the replaced thing do not fit the other one. */
const plain = ({ color: _color, substance: _substance, tint: _tint, ...spot }: ThingPlacement): ThingPlacement => ({ ...spot, variant: 0 });

/** A placement in the colour of the style's materials. */
const uncoloured = ({ color: _color, ...spot }: ThingPlacement): ThingPlacement => spot;

/** The factor on the size of a form; null where others stand on the tops of the thing, which the form does not offer at the same height. */
function fitForm(thing: ObjectRecipe, form: ObjectRecipe): number | null {
  const [top] = thing.tops ?? [];
  const wider = (WIDER * thing.footprint) / form.footprint;
  if (top !== undefined) {
    const own = form.tops?.[0];
    return own === undefined || top / own > wider ? null : top / own;
  }
  if (thing.semantic === 'tree') return Math.max(1, Math.min(TREE_GROWTH, thing.height / form.height));
  if (thing.stand !== form.stand && !(isOnFloor(thing) && isOnFloor(form))) return null;
  return Math.min(wider, Math.max(1, thing.height / form.height));
}

const isOnFloor = ({ stand }: ObjectRecipe): boolean => stand === 'ground' || stand === 'wall';
