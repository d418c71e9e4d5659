import type { Substance } from '@diorama/catalogue';
import type { RoomSurface, Scene } from '@diorama/domain';
import { toSubstanceFinish } from '@diorama/materials';
import type { MaterialName, SurfaceName } from '@diorama/materials';
import type { Rgb } from '@diorama/world-model';

/** What a cave lies in. */
export interface CaveSurfaces {
  readonly rock: SurfaceName;
  readonly floor: SurfaceName;
  /** What its dripstones and loose stones are made of, where that is not the usual rock. */
  readonly drip: { readonly substance?: Substance; readonly color?: Rgb };
  /** Whether it lies in ice. */
  readonly isFrozen: boolean;
  /** The ground and the hills that show in its mouth. */
  readonly outlook: readonly [ground: MaterialName, hills: MaterialName];
}

/** Substances in which caves lie; walls of brick or plaster are those of rooms. */
const NATURAL: readonly string[] = [
  'ice',
  'snow',
  'stone',
  'sandstone',
  'granite',
  'marble',
  'obsidian',
  'crystal',
  'clay',
  'mud',
  'soil',
  'moss',
  'coral',
  'gold',
];

/** The surfaces that the scene asks for, where a cave may have them. */
export function findCaveSurfaces({ surfaces = {} }: Pick<Scene, 'surfaces'>): CaveSurfaces {
  const wall = naturalOf(surfaces.wall ?? surfaces.ceiling);
  const floor = naturalOf(surfaces.floor);
  const isFrozen = wall?.substance === 'ice' || wall?.substance === 'snow';
  return {
    rock: finishOf(wall) ?? 'cave-rock',
    floor: finishOf(floor) ?? 'cave-floor',
    drip: wall === undefined ? {} : { substance: wall.substance as Substance, ...(wall.color === undefined ? {} : { color: wall.color }) },
    isFrozen,
    outlook: isFrozen ? ['outlook-snow', 'outlook-snow'] : ['outlook-green', 'outlook-hill'],
  };
}

const naturalOf = (surface: RoomSurface | undefined): RoomSurface | undefined =>
  surface?.substance !== undefined && NATURAL.includes(surface.substance) ? surface : undefined;

const finishOf = (surface: RoomSurface | undefined): SurfaceName | undefined =>
  surface === undefined ? undefined : toSubstanceFinish(surface.substance as Substance, surface.color ?? null);
