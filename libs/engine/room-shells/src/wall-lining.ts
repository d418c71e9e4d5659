import type { WallLining } from '@diorama/catalogue';
import { toFinishName } from '@diorama/materials';
import type { SurfaceName } from '@diorama/materials';
import { addBox } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import type { WallOpening } from '@diorama/world-model';

/** Upper edge of the skirting board, metres. */
export const SKIRTING = 0.14;
/** Metres by which linings and the rail on them stand out of the wall: less than the gap behind furniture. */
const SHEET = 0.008;
const STILE = 0.018;
const RAIL = { height: 0.05, depth: 0.024 } as const;
/** Width of a stile, and metres from one to the next. */
const STILE_WIDTH = 0.07;
const PANEL = 0.56;
/** Metres to the sides of an opening that its frame covers. */
const FRAME = 0.1;

interface LinedWall {
  readonly openings: readonly WallOpening[];
  /** Half of the length of the wall, metres. */
  readonly half: number;
  readonly trim: SurfaceName;
}

/** Covers the lower part of a wall in its own frame, around its doors and below its windows. */
export function addWallLining(mesh: MeshBuilder, lining: WallLining, { openings, half, trim }: LinedWall): void {
  const surface = toFinishName(lining.finish);
  let from = -half;
  for (const { along, width, bottom } of openings.filter((opening) => opening.bottom < lining.height + RAIL.height)) {
    const [left, right] = [along - width / 2 - FRAME, along + width / 2 + FRAME];
    addStretch(mesh, { from, to: left, top: lining.height }, { lining, surface, trim });
    if (bottom > SKIRTING + RAIL.height)
      addStretch(mesh, { from: left, to: right, top: bottom - RAIL.height }, { lining, surface, trim, isBelowSill: true });
    from = right;
  }
  addStretch(mesh, { from, to: half, top: lining.height }, { lining, surface, trim });
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

interface Cover {
  readonly lining: WallLining;
  readonly surface: SurfaceName;
  readonly trim: SurfaceName;
  readonly isBelowSill?: true;
}

function addStretch(mesh: MeshBuilder, { from, to, top }: Stretch, { lining, surface, trim, isBelowSill }: Cover): void {
  if (to - from < 0.02) return;
  addBox(mesh, [from, SKIRTING, 0], [to, top, SHEET], surface);
  if (lining.kind === 'panels') addStiles(mesh, { from, to, top }, surface);
  if (isBelowSill !== true) addBox(mesh, [from, top, 0], [to, top + RAIL.height, RAIL.depth], lining.kind === 'panels' ? surface : trim);
}

/** Stiles and rails that make panels of a stretch. */
function addStiles(mesh: MeshBuilder, { from, to, top }: Stretch, surface: SurfaceName): void {
  addBox(mesh, [from, SKIRTING, 0], [to, SKIRTING + STILE_WIDTH, STILE], surface);
  addBox(mesh, [from, top - STILE_WIDTH, 0], [to, top, STILE], surface);
  const panels = Math.max(1, Math.round((to - from) / PANEL));
  for (let k = 0; k <= panels; k++) {
    const middle = from + ((to - from) * k) / panels;
    const [left, right] = [Math.max(from, middle - STILE_WIDTH / 2), Math.min(to, middle + STILE_WIDTH / 2)];
    addBox(mesh, [left, SKIRTING + STILE_WIDTH, 0], [right, top - STILE_WIDTH, STILE], surface);
  }
}
