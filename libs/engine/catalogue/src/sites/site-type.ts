import type { Air } from '@diorama/world-model';

import type { RoomItem } from '../rooms/room-type.js';
import type { Finish } from '../substances/substances.js';

/** Where the items of a site stand around the viewer, who looks ahead. */
export type SiteZone =
  /** Ahead, one beside the other, at `distance`. */
  | 'ahead'
  /** Within a few metres, to the sides of the view. */
  | 'near'
  /** On a circle around the viewer at `distance`, evenly, facing him. */
  | 'ring'
  /** On both sides of a straight way ahead, `aside` metres from its middle, `pitch` metres apart. */
  | 'avenue'
  /** In a grid ahead and to the sides, `pitch` metres apart. */
  | 'rows'
  /** Side by side across the view, `distance` metres ahead or, where negative, behind, `pitch` metres apart, up to `reach` to both sides. */
  | 'line'
  /** Anywhere from `distance` to `reach`. */
  | 'scatter'
  /** Far behind everything else. */
  | 'backdrop';

/** What belongs in an outdoor site. */
export interface SiteItem {
  /** Id of a row. */
  readonly kind: string;
  readonly zone: SiteZone;
  /** How many at most; 1 where left out. */
  readonly count?: number;
  /** Metres from the viewer; by the size of the object where left out. */
  readonly distance?: number;
  /** Metres up to which `scatter` and `rows` reach; 40 where left out. */
  readonly reach?: number;
  readonly aside?: number;
  readonly pitch?: number;
  /** Factor on the usual size; 1 where left out. */
  readonly size?: number;
  /** Share of the seeds that have it; 1 where left out. */
  readonly chance?: number;
  /** Share of the places of a `line` that are taken; 1 where left out. */
  readonly share?: number;
  /** Degrees clockwise from ahead of the first place of a `ring`; half a step where left out. */
  readonly from?: number;
  /** Metres above the ground of what flies; that of its row where left out. */
  readonly lift?: number;
  /** Degrees by which its front is turned away from the viewer; 0 where left out. */
  readonly turn?: number;
  /** Whether it stands exactly in its place and in its size, wall to wall with its neighbours: stands, parked cars. */
  readonly isExact?: true;
}

/** The outdoor place of the scene language on which a site lies. */
export type SiteBase =
  | 'canyon'
  | 'alpine'
  | 'meadow'
  | 'desert'
  | 'beach'
  | 'forest'
  | 'tundra'
  | 'volcanic'
  | 'swamp'
  | 'village'
  | 'tropical-island'
  | 'rainforest'
  | 'conifer-forest'
  | 'farmland'
  | 'city-street'
  | 'ruins';

/** The shapes of the land that sites have. */
export type SiteLandform =
  | 'craters'
  | 'mesas'
  | 'sea-bed'
  | 'asteroid'
  | 'floating-islands'
  | 'cliff-coast'
  | 'terraces'
  | 'valley'
  | 'peaks';

/** The structure on which the viewer of a site stands. */
export interface SitePlatform {
  readonly form: 'roof' | 'tower' | 'ship' | 'bridge' | 'pier' | 'balcony' | 'station';
  /** Width and depth of the deck, metres, and the share of the depth that lies in front of the viewer. */
  readonly size: readonly [width: number, depth: number, front: number];
  /** Metres of the deck above the ground or the water. */
  readonly height: number;
  readonly deck: Finish;
  readonly side: Finish;
  /** What lies below: the land of the site, a gorge with a river across the way, the open sea, or the sea with a beach behind. */
  readonly below: 'land' | 'gorge' | 'sea' | 'shore';
  /** What stands on the deck. */
  readonly items: readonly RoomItem[];
  /** Rows next to the deck on the ground: kind, x of the row, metres from one to the next along z and above the ground. */
  readonly beside?: readonly (readonly [kind: string, x: number, pitch: number, lift: number])[];
}

/** Surfaces that people lay. */
export type FloorSurface =
  | 'ground-grass'
  | 'ground-sand'
  | 'ground-soil'
  | 'ground-gravel'
  | 'ground-asphalt'
  | 'ground-paving'
  | 'ground-ice';

/** A line on a floor, metres: through points (x, z), or around a middle. */
export interface FloorMark {
  readonly color: string;
  readonly width: number;
  readonly path?: readonly (readonly [x: number, z: number])[];
  readonly circle?: readonly [x: number, z: number, radius: number];
}

/** An ellipse of another surface on a floor: a bunker, a green. */
export interface FloorPatch {
  readonly at: readonly [x: number, z: number];
  readonly radii: readonly [x: number, z: number];
  readonly surface: FloorSurface;
  readonly color: string;
}

/** Ground about the viewer that people laid out. Colours are sRGB hex. */
export interface SiteFloor {
  /** Half of its width and of its depth, metres. */
  readonly half: readonly [x: number, z: number];
  readonly surface: FloorSurface;
  readonly color: string;
  /** Whether it lies as the land does; level where left out. */
  readonly isRolling?: true;
  /** Bands across the view, metres wide, of another colour by turns. */
  readonly bands?: { readonly width: number; readonly color: string };
  readonly marks?: readonly FloorMark[];
  readonly patches?: readonly FloorPatch[];
}

/** One type of outdoor site: the land on which it lies, and what stands there. */
export interface SiteType {
  /** Kebab-case; also its first name. */
  readonly id: string;
  /** Its proper name, such as Mars. */
  readonly name?: string;
  /** Its noun in captions, where it is not its id. */
  readonly noun?: string;
  /** Other names, comma-separated. */
  readonly words?: string;
  readonly base: SiteBase;
  /** The shape of its land, where it is not that of the base. */
  readonly landform?: SiteLandform;
  /** Its water, and what fills it. */
  readonly water?: 'sea' | 'river' | 'lake' | 'waterfall' | 'pools';
  readonly liquid?: 'ice' | 'lava' | 'hot';
  /** The style that its name implies. */
  readonly style?: string;
  /** Whether the houses, lamps and the like that the base brings stay; true where left out. */
  readonly keepsFurniture?: boolean;
  /** What is in place of the earth's air. */
  readonly air?: Air;
  /** Colour of the ground, sRGB, where it is not that of the base. */
  readonly ground?: string;
  /** How densely the base's own plants stand, 0 to 2; 1 where left out. None grow on its floor. */
  readonly density?: number;
  readonly floor?: SiteFloor;
  readonly items: readonly SiteItem[];
  readonly platform?: SitePlatform;
}

/** Details of a site beyond its name, base and items. */
type SiteDetails = Omit<SiteType, 'id' | 'base' | 'items'>;

/** The noun of a site in captions, without an article. */
export const toSiteNoun = ({ id, noun }: Pick<SiteType, 'id' | 'noun'>): string => noun ?? id.replaceAll('-', ' ');

/** Writes a type of site: `site(id, base, details, items)`. */
export const site = (id: string, base: SiteBase, details: SiteDetails, items: readonly SiteItem[]): SiteType => ({
  id,
  base,
  ...details,
  items,
});

/** An item: kind, zone and how many. */
export const place = (kind: string, zone: SiteZone, count = 1, rest: Omit<SiteItem, 'kind' | 'zone' | 'count'> = {}): SiteItem => ({
  kind,
  zone,
  count,
  ...rest,
});
