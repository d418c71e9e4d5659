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
  /** At `spots`, its front turned by `turn` from +z, which is towards the viewer from ahead. */
  | 'at'
  /** In the view, `distance` to `reach` metres ahead and `lift` metres or up to `rise` more above the ground: fish, birds. */
  | 'aloft'
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
  /** Metres from the viewer to the right and, negative, ahead of each place of `at`. */
  readonly spots?: readonly (readonly [x: number, z: number])[];
  readonly aside?: number;
  readonly pitch?: number;
  /** Factor on the usual size; 1 where left out. */
  readonly size?: number;
  /** Share of the seeds that have it; 1 where left out. */
  readonly chance?: number;
  /** Share of the places of a `line` and of `spots` that are taken; 1 where left out. */
  readonly share?: number;
  /** Degrees clockwise from ahead of the first place of a `ring`; half a step where left out. */
  readonly from?: number;
  /** Metres above the ground of what flies or swims; that of its row where left out. */
  readonly lift?: number;
  /** Metres by which the heights of what is `aloft` differ; 0 where left out. */
  readonly rise?: number;
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
  | 'peaks'
  | 'plain'
  | 'hills'
  | 'canyon'
  | 'crater'
  | 'river-bank';

/** How the water of a site looks: the milk of glaciers, the mud of rivers, the peat of swamps, weeds, pale sand, or a film that mirrors the sky. */
export type SiteWaterLook = 'milky' | 'brown' | 'black' | 'green' | 'lagoon' | 'mirror';

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
  | 'ground-ice'
  | 'ground-snow';

/** A line or a way on a floor, metres: through points (x, z), or around a middle. */
export interface FloorMark {
  readonly color: string;
  /** What a way is made of; that of the floor where left out. */
  readonly surface?: FloorSurface;
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
  /** Bands across the view, or along it, metres wide, of another colour by turns. */
  readonly bands?: { readonly width: number; readonly color: string; readonly isAlong?: true };
  readonly marks?: readonly FloorMark[];
  readonly patches?: readonly FloorPatch[];
}

/** Houses wall to wall around a rectangle, their fronts towards it: a town square, a street. */
export interface SiteFronts {
  /** Ids of the rows that stand by turns. */
  readonly kinds: readonly string[];
  /** Metres from the viewer to the fronts at the sides, and to those ahead and behind. */
  readonly half: readonly [x: number, z: number];
  /** Id of the row in the middle of the side ahead: a town hall, a church. */
  readonly head?: string;
  /** Metres between two houses; 0 where left out. */
  readonly gap?: number;
  /** Share of the houses that stand; 1 where left out. */
  readonly share?: number;
}

/** Fields on level steps of a slope: some flooded, some green; the banks between them are grown over. Colours are sRGB hex. */
export interface SiteTerraces {
  readonly water: string;
  readonly crop: string;
  readonly bank: string;
}

/** Ids of the sites that a site is instead, by what else a prompt names. */
export interface SiteTurns {
  /** By a style. */
  readonly styles?: Readonly<Record<string, string>>;
  /** By the kind of an object. */
  readonly objects?: Readonly<Record<string, string>>;
  /** By another place that the prompt names. */
  readonly places?: Readonly<Record<string, string>>;
  /** By another site. */
  readonly sites?: Readonly<Record<string, string>>;
  /** With still water, and at night. */
  readonly water?: string;
  readonly night?: string;
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
  readonly water?: 'sea' | 'river' | 'lake' | 'waterfall' | 'pools' | 'canal';
  readonly liquid?: 'ice' | 'lava' | 'hot';
  /** How its water looks, where it is not that of the base. */
  readonly waterLook?: SiteWaterLook;
  /** The style that its name implies. */
  readonly style?: string;
  /** The time of day that its name implies: a night market. */
  readonly time?: 'night' | 'dusk' | 'dawn';
  /** The sites that it is instead where a prompt says more: a court in Morocco is that of a riad. */
  readonly turns?: SiteTurns;
  /** Whether its floor shows the water that a prompt asks for. */
  readonly isFlooded?: true;
  /** Whether the houses, lamps and the like that the base brings stay; true where left out. */
  readonly keepsFurniture?: boolean;
  /** Whether it shows what the styles of a scene scatter out of doors; true where left out. */
  readonly isStyled?: false;
  /** What is in place of the earth's air. */
  readonly air?: Air;
  /** Colour of the ground, sRGB, where it is not that of the base. */
  readonly ground?: string;
  /** How densely the base's own plants stand, 0 to 2; 1 where left out. None grow on its floor. */
  readonly density?: number;
  readonly floor?: SiteFloor;
  readonly fronts?: SiteFronts;
  /** How the steps of the landform `terraces` are cultivated. */
  readonly terraces?: SiteTerraces;
  /** Whether the trail of its base crosses it; true where left out. */
  readonly hasTrail?: false;
  /** Kinds that grow in place of kinds of the base; null where nothing does. */
  readonly plants?: Readonly<Record<string, string | null>>;
  readonly items: readonly SiteItem[];
  readonly platform?: SitePlatform;
}

/** Details of a site beyond its name, base and items. */
export type SiteDetails = Omit<SiteType, 'id' | 'base' | 'items'>;

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

/** Items exactly at places (x, z), wall to wall where they touch: `stand(kind, spots, turn)`. */
export const stand = (
  kind: string,
  spots: readonly (readonly [x: number, z: number])[],
  turn = 0,
  rest: Omit<SiteItem, 'kind' | 'zone' | 'count' | 'spots' | 'turn'> = {},
): SiteItem => ({ kind, zone: 'at', count: spots.length, spots, turn, isExact: true, ...rest });

/** A court: wings of one kind around a rectangle, their fronts towards its middle; the wings ahead and behind cover its corners. */
export function court(
  kind: string,
  [width, depth]: readonly [width: number, depth: number],
  { across, along, middle = 0, head }: CourtPlan,
): SiteItem[] {
  const [halfX, halfZ] = [(across * width) / 2, (along * width) / 2];
  const row = (z: number, turn: number, gap: number): SiteItem => {
    const xs: number[] = gap > 0 || across % 2 === 0 ? [] : [0];
    const first = gap > 0 ? gap / 2 + width / 2 : xs.length > 0 ? width : width / 2;
    for (let x = first; x - width / 2 < halfX + depth; x += width) xs.push(x, -x);
    return stand(
      kind,
      xs.map((x) => [x, z] as const),
      turn,
    );
  };
  const side = (sign: -1 | 1): SiteItem =>
    stand(
      kind,
      Array.from({ length: along }, (_, k) => [sign * (halfX + depth / 2), middle + (k - (along - 1) / 2) * width] as const),
      -sign * 90,
    );
  const ahead = middle - halfZ;
  return [
    ...(head === undefined ? [] : [stand(head.kind, [[0, ahead - head.size[1] / 2]])]),
    row(ahead - depth / 2, 0, head?.size[0] ?? 0),
    row(middle + halfZ + depth / 2, 180, 0),
    side(-1),
    side(1),
  ];
}

interface CourtPlan {
  /** Wings across the view, and along it. */
  readonly across: number;
  readonly along: number;
  /** Metres of its middle behind the viewer. */
  readonly middle?: number;
  /** What stands in the middle of the side ahead, with its width and depth. */
  readonly head?: { readonly kind: string; readonly size: readonly [width: number, depth: number] };
}
