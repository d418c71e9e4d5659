import { findFolk, findStylePalette, rankStyleTypes } from '@diorama/catalogue';
import type { Substance } from '@diorama/catalogue';
import type { ObjectState, Scene } from '@diorama/domain';
import { isRoom } from '@diorama/lexicon';
import { getFootprintSize, getThing } from '@diorama/things';
import type { ObjectRecipe } from '@diorama/things';
import type { SemanticClass } from '@diorama/world-model';

import type { ThingPlacement } from './thing-placement.js';

/** Classes whose things no style breaks or rusts: plants, stones, the ground and lights. */
const UNCHANGED: readonly SemanticClass[] = ['tree', 'plant', 'rock', 'ground', 'path', 'light', 'water'];
/** Things lower than this, in metres, are part of the ground too: roads and their markings. */
const FLAT = 0.2;
/** A form of a style may need this much more ground than the thing that it replaces. */
const WIDER = 1.05;
/** A form that must be smaller than this share of its usual size does not replace a thing in a room, nor a building. */
const FORM_SCALE_MIN = 0.6;

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

/** What the styles of a scene make of the things that its place brings; of what the prompt asks for, they only dress people. */
export class PlacementStyle {
  private readonly forms: ReadonlyMap<string, string>;
  private readonly state: ObjectState | undefined;
  private readonly hasPalette: boolean;
  private readonly substance: Substance | undefined;
  private readonly isIndoors: boolean;

  constructor(private readonly scene: Pick<Scene, 'styles'> & Partial<Pick<Scene, 'place'>>) {
    const types = rankStyleTypes(scene);
    this.isIndoors = scene.place !== undefined && isRoom(scene.place);
    // The first style wins.
    this.forms = new Map(types.toReversed().flatMap(({ forms = {} }) => Object.entries(forms)));
    this.hasPalette = findStylePalette(scene).wood !== undefined;
    this.substance = types.find(({ substance }) => substance !== undefined)?.substance;
    this.state = types.find(({ state }) => state !== undefined)?.state;
  }

  /** The thing that stands in place of a brought one, as large as its place allows. */
  apply(kind: string, spot: ThingPlacement): { readonly kind: string; readonly spot: ThingPlacement } {
    const folk = (spot.color ?? null) === null ? findFolk(this.scene, kind) : null;
    if (folk !== null) return { kind: folk, spot: { ...plain(spot), requested: spot.requested } };
    if (spot.requested !== undefined) return { kind, spot };
    const form = this.forms.get(kind) ?? this.forms.get(GENERIC[kind] ?? '');
    const scale = form === undefined ? null : fitFormWithin(form, { kind, spot, isIndoors: this.isIndoors });
    const shaped =
      form === undefined || scale === null
        ? { kind, spot: this.hasPalette ? uncoloured(spot) : spot }
        : { kind: form, spot: this.replace(kind, form, { spot, scale }) };
    const isBuilding = getThing(shaped.kind).semantic === 'building';
    const styled = isBuilding && this.substance !== undefined ? { ...shaped, spot: { ...shaped.spot, substance: this.substance } } : shaped;
    return this.changes(styled.kind) && spot.state === undefined ? { ...styled, spot: { ...styled.spot, state: this.state } } : styled;
  }

  private changes(kind: string): boolean {
    const { semantic, height } = getThing(kind);
    return this.state !== undefined && height > FLAT && !UNCHANGED.includes(semantic);
  }

  /** The place of a form: in a room its back stays on the wall, and its upper end at the ceiling. */
  private replace(kind: string, form: string, { spot, scale }: { spot: ThingPlacement; scale: number }): ThingPlacement {
    const placed = { ...plain(spot), scale: spot.scale * scale };
    const [thing, other] = [getThing(kind), getThing(form)];
    if (!this.isIndoors || (thing.stand !== 'hung' && thing.stand !== 'ceiling')) return placed;
    const out = backOf(other) * placed.scale - backOf(thing) * spot.scale;
    const up = thing.stand === 'ceiling' ? thing.height * spot.scale - other.height * placed.scale : 0;
    const [x, y, z] = spot.position;
    const aside = thing.stand === 'hung' ? out : 0;
    return { ...placed, position: [x + aside * Math.sin(spot.turn), y + up, z + aside * Math.cos(spot.turn)] };
  }
}

const backOf = ({ back = 0.03 }: ObjectRecipe): number => back;

/** As `fitForm`, and within the width and depth of a thing in a room or of a building, as neighbours stand close; null where that is too small. */
function fitFormWithin(form: string, { kind, spot, isIndoors }: { kind: string; spot: ThingPlacement; isIndoors: boolean }): number | null {
  const [thing, other] = [getThing(kind), getThing(form)];
  const scale = fitForm(thing, other);
  if (scale === null || !(isIndoors || thing.levels === true || thing.semantic === 'building')) return scale;
  const [width, depth] = spot.lot === undefined ? getFootprintSize(kind) : (spot.lot.map((side) => side / spot.scale) as [number, number]);
  const [formWidth, formDepth] = getFootprintSize(form);
  const isHigh = thing.stand === 'hung' || thing.stand === 'ceiling';
  const limit = Math.min(width / formWidth, isHigh ? Infinity : depth / formDepth, isHigh ? thing.height / other.height : Infinity);
  if (limit >= scale) return scale;
  return limit < FORM_SCALE_MIN || (thing.tops ?? []).length > 0 ? null : limit;
}

/** The looks of the replaced thing do not fit the other one. */
const plain = ({ color: _color, substance: _substance, tint: _tint, lot: _lot, ...spot }: ThingPlacement): ThingPlacement => ({
  ...spot,
  variant: 0,
});

/** A placement in the colour of the style's materials. */
const uncoloured = ({ color: _color, ...spot }: ThingPlacement): ThingPlacement => spot;

/** The factor on the size of a form; null where others stand on the tops of the thing, which the form does not offer at the same height. */
function fitForm(thing: ObjectRecipe, form: ObjectRecipe): number | null {
  const top = highestTop(thing);
  const wider = (WIDER * thing.footprint) / form.footprint;
  if (top !== undefined) {
    const own = highestTop(form);
    return own === undefined || top / own > wider ? null : top / own;
  }
  if (thing.semantic === 'tree') return Math.max(1, Math.min(TREE_GROWTH, thing.height / form.height));
  if (thing.stand !== form.stand && !(isOnFloor(thing) && isOnFloor(form))) return null;
  return Math.min(wider, Math.max(1, thing.height / form.height));
}

const highestTop = ({ tops = [] }: ObjectRecipe): number | undefined => (tops.length === 0 ? undefined : Math.max(...tops));

const isOnFloor = ({ stand }: ObjectRecipe): boolean => stand === 'ground' || stand === 'wall';
