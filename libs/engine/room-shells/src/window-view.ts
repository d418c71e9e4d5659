import type { Backdrop, Biome, Scene } from '@diorama/domain';
import { findSiteType } from '@diorama/catalogue';
import type { MaterialName } from '@diorama/materials';
import { fbm2, hashToUnitInterval } from '@diorama/random';
import { addBox, addPrism } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { EYE_HEIGHT } from '@diorama/world-model';

/** What is seen through the windows of a room. */
export interface WindowView {
  readonly backdrop: Backdrop;
  readonly seed: number;
}

/** The opening of a window in the frame of its wall, and z of the pane's back; metres. */
export interface WindowPane {
  readonly half: number;
  readonly bottom: number;
  readonly top: number;
  readonly back: number;
}

/** A row of shapes that stands on the horizon or in front of it. */
interface Row {
  readonly material: MaterialName;
  /** Share of the pane's height from the horizon up to its tops. */
  readonly height: number;
  /** How much its tops vary, 0 to 1, and how many there are across a metre. */
  readonly rough: number;
  readonly perMetre: number;
  /** Upright sides and flat tops, as houses have. */
  readonly isBuilt?: true;
  /** Part of each top, from above, that has another material. */
  readonly cap?: MaterialName;
}

interface View {
  /** In place of the sky of the earth. */
  readonly sky?: MaterialName;
  readonly ground: MaterialName;
  readonly rows: readonly Row[];
}

const HILLS: Row = { material: 'outlook-hill', height: 0.16, rough: 0.5, perMetre: 1.6 };
const TREES: Row = { material: 'outlook-green', height: 0.3, rough: 0.75, perMetre: 9 };

const VIEWS: Readonly<Record<Biome, View>> = {
  canyon: { ground: 'outlook-sand', rows: [{ material: 'outlook-sand', height: 0.34, rough: 0.5, perMetre: 2, isBuilt: true }] },
  alpine: {
    ground: 'outlook-green',
    rows: [
      { material: 'outlook-rock', height: 0.55, rough: 0.85, perMetre: 2.4, cap: 'outlook-snow' },
      { ...TREES, height: 0.1 },
    ],
  },
  meadow: { ground: 'outlook-green', rows: [HILLS] },
  desert: { ground: 'outlook-sand', rows: [{ material: 'outlook-sand', height: 0.12, rough: 0.6, perMetre: 1.2 }] },
  beach: { ground: 'outlook-sea', rows: [] },
  forest: { ground: 'outlook-green', rows: [HILLS, TREES] },
  tundra: { ground: 'outlook-snow', rows: [{ material: 'outlook-snow', height: 0.14, rough: 0.6, perMetre: 1.4 }] },
  volcanic: { ground: 'outlook-rock', rows: [{ material: 'outlook-rock', height: 0.5, rough: 0.9, perMetre: 0.8 }] },
  swamp: { ground: 'outlook-green', rows: [{ ...TREES, height: 0.2 }] },
  village: { ground: 'outlook-green', rows: [HILLS, { material: 'outlook-wall', height: 0.16, rough: 0.5, perMetre: 2.2, isBuilt: true }] },
  'tropical-island': { ground: 'outlook-sea', rows: [{ material: 'outlook-green', height: 0.1, rough: 0.9, perMetre: 0.9 }] },
  rainforest: { ground: 'outlook-green', rows: [{ ...TREES, height: 0.42 }] },
  'conifer-forest': { ground: 'outlook-green', rows: [HILLS, { ...TREES, rough: 0.9, perMetre: 6 }] },
  farmland: { ground: 'outlook-sand', rows: [HILLS, { ...TREES, height: 0.08 }] },
  'city-street': {
    ground: 'outlook-wall',
    rows: [
      { material: 'outlook-hill', height: 0.72, rough: 0.8, perMetre: 3, isBuilt: true },
      { material: 'outlook-wall', height: 0.5, rough: 0.75, perMetre: 2.4, isBuilt: true },
    ],
  },
  ruins: { ground: 'outlook-green', rows: [HILLS, { material: 'outlook-wall', height: 0.2, rough: 0.95, perMetre: 3, isBuilt: true }] },
};

/** What is seen through the windows of a scene's room; null where the prompt names nothing. */
export function findWindowView({ seed, backdrops = [] }: Pick<Scene, 'seed' | 'backdrops'>): WindowView | null {
  const backdrop = backdrops.find(({ where }) => where === 'window');
  return backdrop === undefined ? null : { backdrop, seed };
}

/** Draws what is outside of one window: sky, ground and rows of shapes that shine by themselves, inside the outline of the pane. */
export function drawWindowView(mesh: MeshBuilder, pane: WindowPane, { backdrop, seed }: WindowView): void {
  const { half, bottom, top, back } = pane;
  const view = viewOf(backdrop);
  const horizon = Math.min(top, Math.max(bottom, EYE_HEIGHT - 0.05));
  addBox(mesh, [-half, bottom, back], [half, top, back + 0.03], view.sky ?? 'window-daylight');
  view.rows.forEach((row, number) => drawRow(mesh, { ...pane, back: back + 0.03 + 0.008 * number }, { row, horizon, seed: seed + number }));
  const front = back + 0.03 + 0.008 * view.rows.length;
  if (horizon > bottom) addBox(mesh, [-half, bottom, back + 0.03], [half, horizon, front + 0.008], view.ground);
}

function viewOf({ place, site }: Backdrop): View {
  if (site === 'outer-space') return { sky: 'outlook-space', ground: 'outlook-space', rows: [] };
  const air = site === undefined ? undefined : findSiteType({ site })?.air;
  if (air === 'water') return { sky: 'outlook-sea', ground: 'outlook-sand', rows: [] };
  if (air === 'none')
    return { sky: 'outlook-space', ground: 'outlook-rock', rows: [{ material: 'outlook-rock', height: 0.08, rough: 0.7, perMetre: 1.5 }] };
  return air === 'mars' ? { ...VIEWS.desert, sky: 'outlook-sand' } : VIEWS[place];
}

function drawRow(
  mesh: MeshBuilder,
  { half, top, back }: WindowPane,
  { row, horizon, seed }: { row: Row; horizon: number; seed: number },
): void {
  const count = Math.max(4, Math.round(2 * half * row.perMetre * (row.isBuilt === true ? 1 : 2)));
  const room = top - horizon;
  if (room <= 0) return;
  const topAt = (k: number): number => {
    const share =
      row.isBuilt === true
        ? hashToUnitInterval(seed, k + 7)
        : 0.5 + 0.9 * fbm2(seed, k * 0.71 + 0.3, 0.5, 3) + (k % 2 === 0 ? 0.2 : -0.2) * row.rough;
    return horizon + Math.max(0.02, Math.min(0.97, row.height * (1 - row.rough * (1 - share)))) * room;
  };
  const depth = [back, back + 0.008] as const;
  for (let k = 0; k < count; k++) {
    const [left, right] = [-half + (2 * half * k) / count, -half + (2 * half * (k + 1)) / count];
    if (row.isBuilt === true) {
      addBox(mesh, [left + 0.006, horizon, depth[0]], [right - 0.006, topAt(k), depth[1]], row.material);
      drawLamps(mesh, { left, right, horizon, top: topAt(k), front: depth[1], seed: seed + 31 * k });
      continue;
    }
    const [low, high] = [topAt(k), topAt(k + 1)];
    addPrism(
      mesh,
      [
        [left, horizon],
        [right, horizon],
        [right, high],
        [left, low],
      ],
      depth,
      row.material,
    );
    const line = horizon + 0.5 * row.height * room;
    if (row.cap !== undefined && Math.min(low, high) > line)
      addPrism(
        mesh,
        [
          [left, line],
          [right, line],
          [right, high],
          [left, low],
        ],
        [depth[1], depth[1] + 0.003],
        row.cap,
      );
  }
}

interface Facade {
  readonly left: number;
  readonly right: number;
  readonly horizon: number;
  readonly top: number;
  readonly front: number;
  readonly seed: number;
}

/** Windows of a house far away; some of them are lit. */
function drawLamps(mesh: MeshBuilder, { left, right, horizon, top, front, seed }: Facade): void {
  const [columns, rows] = [3, Math.min(14, Math.floor((top - horizon) / 0.06))];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (hashToUnitInterval(seed, 100 + row * columns + column) > 0.42) continue;
      const x = left + ((right - left) * (column + 0.5)) / columns;
      const y = horizon + 0.03 + row * 0.06;
      addBox(mesh, [x - 0.012, y, front], [x + 0.012, y + 0.026, front + 0.002], 'outlook-lamp');
    }
}
