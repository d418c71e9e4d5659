import { addBox } from '@diorama/shapes';
import { getFootprintSize, getThing } from '@diorama/things';
import { applyToPoint, composeTransforms, createTranslation, createWallFrame, FLOOR_HEIGHT, WALL_TURNS } from '@diorama/world-model';
import type { Solid, WallOpening } from '@diorama/world-model';

import { WALL_THICKNESS } from './room-shape.js';
import type { RoomShape } from './room-shape.js';
import type { RoomSink } from './room-sink.js';

/** Metres between what an annex shows and its back wall. */
const GAP = 0.04;
/** Irradiance at one metre from the lamp of an annex, linear RGB, and metres that it reaches. */
const LIGHT = { power: [2.6, 2.3, 1.9], reach: 7 } as const;
/** Metres from the ceiling of an annex to its lamp. */
const LAMP_DROP = 0.3;

/** Builds what lies behind each passage of a room: a closed alcove or an adjoining room with an object at its far wall. */
export function addAnnexes(assembly: RoomSink, shape: RoomShape): void {
  for (const opening of shape.openings) if (opening.beyond !== undefined) addAnnex(assembly, shape, { ...opening, beyond: opening.beyond });
}

function addAnnex(
  assembly: RoomSink,
  shape: RoomShape,
  { side, along, top, beyond }: WallOpening & Required<Pick<WallOpening, 'beyond'>>,
): void {
  const { width, depth, kind } = beyond;
  const frame = composeTransforms(createWallFrame(shape, side).frame, createTranslation(along, 0, -WALL_THICKNESS));
  const [half, height, wall] = [width / 2, Math.min(shape.height, top + 0.4), WALL_THICKNESS];
  const add = (
    semantic: 'floor' | 'wall' | 'ceiling',
    [min, max]: readonly [readonly [number, number, number], readonly [number, number, number]],
    surface: RoomShape['wall'],
  ): void => {
    const solid: Solid = { shape: 'box', min, max };
    assembly.placeBody({ semantic, solid, draw: (mesh) => addBox(mesh, min, max, surface) }, frame);
  };
  add(
    'wall',
    [
      [-half - wall, 0, -depth - wall],
      [half + wall, height, -depth],
    ],
    shape.wall,
  );
  for (const sign of [-1, 1]) {
    const [near, far] = [sign * half, sign * (half + wall)];
    add(
      'wall',
      [
        [Math.min(near, far), 0, -depth],
        [Math.max(near, far), height, 0],
      ],
      shape.wall,
    );
  }
  add(
    'floor',
    [
      [-half - wall, -wall, -depth - wall],
      [half + wall, 0, 0],
    ],
    shape.floor,
  );
  add(
    'ceiling',
    [
      [-half - wall, height, -depth - wall],
      [half + wall, height + wall, 0],
    ],
    shape.top,
  );
  assembly.addLamp({ position: applyToPoint(frame, [0, height - LAMP_DROP, -depth / 2]), ...LIGHT });
  if (kind !== null) showObject(assembly, kind, { frame, turn: WALL_TURNS[side], width, depth, height });
}

interface AnnexSpace {
  readonly frame: ReturnType<typeof createWallFrame>['frame'];
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Puts an object in the middle of the far wall, smaller where it would not fit. */
function showObject(assembly: RoomSink, kind: string, { frame, turn, width, depth, height }: AnnexSpace): void {
  const [breadth, thick] = getFootprintSize(kind);
  const scale = Math.min(1, (0.9 * width) / breadth, (depth - 2 * GAP) / thick, (height - 0.1) / getThing(kind).height);
  const [x, , z] = applyToPoint(frame, [0, 0, -depth + GAP + (thick * scale) / 2]);
  assembly.place(kind, { position: [x, FLOOR_HEIGHT, z], turn, scale, variant: 0 });
}
