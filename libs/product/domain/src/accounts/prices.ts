import { EXPORTED_ASSETS } from '../operations/exports.js';
import type { ExportedAssets } from '../operations/exports.js';
import { MODEL_NAMES } from '../worlds/models.js';
import type { ModelName } from '../worlds/models.js';
import { PROMPT_KINDS } from '../operations/states.js';
import type { PromptKind } from '../operations/states.js';

/** What a panorama is made from; `pano` is a picture that is one already. */
export const PANORAMA_SOURCES = ['pano', ...PROMPT_KINDS] as const;
export type PanoramaSource = PromptKind | 'pano';

export const isPanoramaSource = (text: string): text is PanoramaSource => (PANORAMA_SOURCES as readonly string[]).includes(text);

/** What each step costs, in credits: whole numbers, not negative. A generation is a panorama step and a world step. */
export interface Prices {
  readonly panorama: Readonly<Record<PanoramaSource, number>>;
  readonly world: Readonly<Record<ModelName, number>>;
  /** That of a camera path is for each frame. */
  readonly export: Readonly<Record<ExportedAssets, number>>;
  readonly depth: number;
}

/** The cost of work that is done already. */
export const NO_COST: Cost = { totalCredits: 0, lineItems: [] };

/** Prices that an operator sets; the others stay as they are. */
export interface PriceChanges {
  readonly panorama?: Partial<Prices['panorama']> | undefined;
  readonly world?: Partial<Prices['world']> | undefined;
  readonly export?: Partial<Prices['export']> | undefined;
  readonly depth?: number | undefined;
}

/** Work that has a price. */
export type PricedWork =
  | { readonly kind: 'generate-world'; readonly model: ModelName; readonly source: PanoramaSource }
  | { readonly kind: 'export-world'; readonly assets: ExportedAssets; /** Frames of a camera path. */ readonly frames?: number }
  | { readonly kind: 'depth-to-rgb' };

/** The credits of an operation, with the events that make them up. */
export interface Cost {
  readonly totalCredits: number;
  readonly lineItems: readonly CostLineItem[];
}

export interface CostLineItem {
  /** Name of the usage event, for people. */
  readonly name: string;
  readonly credits: number;
}

export const DEFAULT_PRICES: Prices = {
  panorama: { pano: 0, text: 80, image: 80, 'multi-image': 100, video: 100 },
  world: { 'svc-1.0': 1_500, 'svc-1.1': 1_500, 'svc-1.1-plus': 3_000, 'svc-1.0-draft': 150 },
  export: { splats: 0, mesh: 3_500, panorama: 80, world: 0, occupancy: 0, navmesh: 0, camera_path: 2 },
  depth: 80,
};

/** Seconds that a run is taken to need before any like it has succeeded. */
export const TYPICAL_GENERATION_SECONDS: Readonly<Record<ModelName, number>> = {
  'svc-1.0': 60,
  'svc-1.1': 60,
  'svc-1.1-plus': 120,
  'svc-1.0-draft': 15,
};

/** The same of a panorama that is painted onto a depth panorama. */
export const TYPICAL_PAINTING_SECONDS = 10;

/** The same of exports; of a camera path the seconds of each frame. */
export const TYPICAL_EXPORT_SECONDS: Readonly<Record<ExportedAssets, number>> = {
  splats: 2,
  mesh: 60,
  panorama: 30,
  world: 10,
  occupancy: 5,
  navmesh: 5,
  camera_path: 0.3,
};

const PANORAMA_EVENTS: Readonly<Record<PanoramaSource, string>> = {
  pano: 'Panorama as given',
  text: 'Panorama from text',
  image: 'Panorama from an image',
  'multi-image': 'Panorama from several images',
  video: 'Panorama from a video',
};

const EXPORT_EVENTS: Readonly<Record<ExportedAssets, string>> = {
  splats: 'Splat export',
  mesh: 'Mesh export (GLB)',
  panorama: 'HDR panorama',
  world: 'Archive of all files',
  occupancy: 'Occupancy grid',
  navmesh: 'Navigation mesh',
  camera_path: 'Camera path',
};

/** The cost of work: one line item an event. A step that costs nothing beside others is left out. */
export function computeCost(work: PricedWork, prices: Prices): Cost {
  const items = lineItems(work, prices);
  const charged = items.filter(({ credits }) => credits > 0);
  return {
    totalCredits: charged.reduce((sum, { credits }) => sum + credits, 0),
    lineItems: charged.length > 0 ? charged : items.slice(-1),
  };
}

/** The default prices with these changes. */
export function applyPriceChanges(changes: PriceChanges): Prices {
  const { panorama, world, export: exports, depth } = DEFAULT_PRICES;
  return {
    panorama: withChanges(PANORAMA_SOURCES, panorama, changes.panorama),
    world: withChanges(MODEL_NAMES, world, changes.world),
    export: withChanges(EXPORTED_ASSETS, exports, changes.export),
    depth: changes.depth ?? depth,
  };
}

function lineItems(work: PricedWork, prices: Prices): CostLineItem[] {
  if (work.kind === 'export-world') {
    const { assets, frames = 1 } = work;
    const name = assets === 'camera_path' ? `${EXPORT_EVENTS[assets]} (${frames} frames)` : EXPORT_EVENTS[assets];
    return [{ name, credits: prices.export[assets] * frames }];
  }
  if (work.kind === 'depth-to-rgb') return [{ name: 'Panorama from depth', credits: prices.depth }];
  return [
    { name: PANORAMA_EVENTS[work.source], credits: prices.panorama[work.source] },
    { name: `World generation (${work.model})`, credits: prices.world[work.model] },
  ];
}

function withChanges<Name extends string>(
  names: readonly Name[],
  prices: Readonly<Record<Name, number>>,
  changes: Partial<Record<Name, number>> = {},
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, changes[name] ?? prices[name]])) as Record<Name, number>;
}
