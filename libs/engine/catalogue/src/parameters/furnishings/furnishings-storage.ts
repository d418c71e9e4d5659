import type { SupportSpec } from './furnishings-seats.js';

/** What fills one cell of the front of a cabinet. */
export type CellKind =
  | 'drawer'
  | 'door'
  | 'pair'
  | 'glass-pair'
  | 'louvre'
  | 'mirror'
  | 'open'
  | 'shelves'
  | 'books'
  | 'dishes'
  | 'clothes'
  | 'bottles'
  | 'boxes'
  | 'pigeonholes'
  | 'vent'
  | 'file-drawer'
  | 'toys'
  | 'trophies'
  | 'files'
  | 'tools'
  | 'blank';

/** A column of a cabinet's front: cells from the top down, each with a relative height (1 where left out). */
export interface CabinetColumn {
  readonly cells: readonly (CellKind | readonly [kind: CellKind, height: number])[];
  /** Relative width; 1 where left out. */
  readonly share?: number;
}

/** A piece of case furniture: drawers, doors and open cells in a box. */
export interface CabinetSpec {
  readonly generator: 'cabinet';
  readonly columns: readonly CabinetColumn[];
  readonly handles: 'knob' | 'bar' | 'ring' | 'cup' | 'slot' | 'latch' | 'none';
  readonly support?: SupportSpec;
  /** Height of the feet or of a plinth, metres; 0.08 where left out. */
  readonly feet?: number;
  readonly fronts?: 'flat' | 'panel' | 'arched';
  readonly crown?: 'flat' | 'cornice' | 'arch' | 'none';
  /** How far the top stands out, metres; 0.015 where left out. */
  readonly overhang?: number;
  /** The upper part is less deep: the share of the depth and of the height, as of a hutch. */
  readonly upper?: { readonly height: number; readonly depth: number; readonly columns: readonly CabinetColumn[] };
  /** An upright mirror on the top. */
  readonly mirror?: boolean;
  /** What stands or lies on the top. */
  readonly on?: 'television' | 'vases' | 'sink' | 'lamp' | 'pad';
  /** A box with glass sides instead of boards. */
  readonly glazed?: boolean;
}

/** An open rack of posts and levels. */
export interface RackSpec {
  readonly generator: 'rack';
  readonly levels: number;
  readonly posts: 'wood' | 'metal' | 'angle' | 'ladder' | 'pallet' | 'gondola' | 'sides' | 'wire' | 'none';
  readonly contents?:
    | 'books'
    | 'boxes'
    | 'bottles'
    | 'pallets'
    | 'shoes'
    | 'plants'
    | 'dishes'
    | 'bread'
    | 'wine'
    | 'tyres'
    | 'jars'
    | 'mixed'
    | 'magazines'
    | 'fruit';
  readonly back?: boolean;
  readonly bays?: number;
  /** Share of the width of each level that its contents fill; 0.85 where left out. */
  readonly fill?: number;
  /** Wheels under the posts. */
  readonly wheels?: boolean;
}
