import type { Shape } from '@diorama/shape-language';
import type { SemanticClass, Vec3 } from '@diorama/world-model';

import type { GeneratorSpec } from './generator-spec.js';
import type { ObjectModel, ObjectSource } from './object-model.js';
import type { Finish } from '../substances/substances.js';

/** The themes of the catalogue; each has one or more files of rows. */
export const THEMES = [
  'animals',
  'people',
  'vehicles',
  'architecture',
  'nature',
  'fantasy',
  'scifi',
  'interior',
  'goods',
  'robotics',
  'sky',
] as const;
export type CatalogueTheme = (typeof THEMES)[number];

/** Where an object stands. */
export type Stand =
  /** On the ground or the floor. */
  | 'ground'
  /** With its back (-z) against a wall indoors, on the ground outdoors. */
  | 'wall'
  /** On a wall above the floor: pictures, clocks. */
  | 'hung'
  /** Flat on the floor; others may stand on it: rugs, paths. */
  | 'flat'
  /** From the ceiling. */
  | 'ceiling'
  /** On a table, a shelf or another top; on the ground where there is none. */
  | 'surface'
  /** Afloat. */
  | 'water'
  /** On the bed of water, or on the ground in a world under water. */
  | 'under-water'
  /** In the air, metres above the ground. */
  | 'air'
  /** Far away: planets, moons, rainbows. */
  | 'far';

/** A surface that others can be put on or in. */
export interface OfferedSurface {
  readonly kind: 'top' | 'seat' | 'shelf' | 'underside' | 'inside';
  /** Height above the ground, metres. */
  readonly height: number;
  /** Width and depth, metres. */
  readonly size: readonly [width: number, depth: number];
}

/** What a walker meets of an object. */
export type RowSolid =
  /** The box around it. */
  | 'box'
  /** The upright cylinder inside that box. */
  | 'cylinder'
  /** A box for each larger part, so that gates, bridges and tables leave room under them. */
  | 'parts'
  /** Nothing: grass, clouds, smoke. */
  | 'none'
  /** An upright cylinder of this radius in metres, as a trunk. */
  | { readonly trunk: number };

/** What a row says beyond its name, size and form. */
export interface RowDetails {
  /** Its name in captions and lists, singular; the id with spaces for hyphens where left out. */
  readonly name?: string;
  /** Other singular names, comma-separated. Plurals are derived. */
  readonly words?: string;
  /** `ground` where left out. */
  readonly stand?: Stand;
  /** Metres above the ground for `air`, of the lower end. */
  readonly lift?: number;
  /** Finishes of slots that differ from those of the generator. */
  readonly finishes?: Readonly<Record<string, Finish>>;
  /** The slot that takes the colour or substance that a prompt asks for; the generator's first slot where left out. */
  readonly principal?: string;
  readonly offers?: readonly OfferedSurface[];
  /** Names of places where it is usual, likeliest first: places of the scene language, types of rooms and of sites. */
  readonly places?: readonly string[];
  /** The semantic class; that of the theme where left out. */
  readonly semantic?: SemanticClass;
  /** `box` where left out. */
  readonly solid?: RowSolid;
  /** How many different ones the generator makes; 1 where left out. */
  readonly variants?: number;
  /** How many a bare plural ("gulls") asks for; that of the theme where left out. */
  readonly usual?: number;
  /** Whether it is for outdoors only, indoors only, or both (where left out). */
  readonly side?: 'outdoors' | 'indoors';
  /** The pack and the file that it comes from. */
  readonly source?: ObjectSource;
  /** The family it belongs to, an id of a row: what a reader may call it. */
  readonly family?: string;
}

/** How an object is made: a generator with its parameters, a shape, the recipe of its id in `libs/engine/things`, or a model of an object pack. */
export type RowForm =
  | GeneratorSpec
  | { readonly generator: 'recipe' }
  | { readonly generator: 'shape'; readonly shape: Shape; readonly finishes: Readonly<Record<string, Finish>> }
  | { readonly generator: 'model'; readonly model: ObjectModel };

/** One object of the catalogue. */
export interface CatalogueRow extends RowDetails {
  /** Kebab-case; also its first name, with spaces for hyphens. */
  readonly id: string;
  readonly theme: CatalogueTheme;
  /** Width along x, height, depth along z, metres. Its front faces +z. */
  readonly size: Vec3;
  readonly form: RowForm;
}

/** Writes the rows of one theme, with details that they have unless they say other ones: `row(id, size, form, details)`. */
export const rowsOf =
  (theme: CatalogueTheme, usual: RowDetails = {}) =>
  (id: string, size: Vec3, form: RowForm, details: RowDetails = {}): CatalogueRow => ({ id, theme, size, form, ...usual, ...details });
