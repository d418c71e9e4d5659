import type { FloorMark, FloorPatch, SiteFloor } from '@diorama/catalogue';
import { clamp, EYE_HEIGHT, parseHexColor, smoothstep } from '@diorama/world-model';

import { distanceToPath } from './course.js';
import type { GroundSample, Overlay } from './ground-layers.js';
import type { Ground } from './ground.js';

/** Metres over which a floor passes into the land. */
const EDGE = 0.5;
const SLOPE = 14;
/** A floor whose length is more than so many times its width is level as a strip. */
const LONG = 3;
/** Metres over which a line fades, about as wide as a sample of the ground. */
const BLUR = 0.2;
/** Share of a floor that shows through snow. */
const THROUGH_SNOW = 0.25;

/** Levels the ground under a floor at the height of the viewer's feet. */
export function levelFloor(ground: Ground, { half, isRolling }: SiteFloor): void {
  if (isRolling === true) return;
  const [long, short] = [Math.max(...half), Math.min(...half)];
  // A long floor, such as that of a road, lies in a strip of level ground.
  const count = long > LONG * short ? Math.ceil(long / short) : 1;
  const radius = Math.hypot(short, long / count);
  for (let k = 0; k < count; k++) {
    const along = ((2 * k + 1) / count - 1) * long;
    const [x, z] = half[0] > half[1] ? [along, 0] : [0, along];
    ground.level({ x, z, radius, margin: SLOPE }, -EYE_HEIGHT);
  }
}

/** Paints a floor with its bands, patches and marks over what lies there. */
export function createFloorPainter(floor: SiteFloor, isSnowy: boolean): Overlay {
  const { half, surface, bands } = floor;
  const [color, other] = [parseHexColor(floor.color), parseHexColor(bands?.color ?? floor.color)];
  const patches = (floor.patches ?? []).map((patch) => ({ patch, color: parseHexColor(patch.color) }));
  const marks = (floor.marks ?? []).map((mark) => ({ mark, box: boxOfMark(mark), color: parseHexColor(mark.color) }));
  const most = isSnowy && surface !== 'ground-snow' ? THROUGH_SNOW : 1;
  return (sample, layers) => {
    const inside = Math.min(half[0] - Math.abs(sample.x), half[1] - Math.abs(sample.z));
    if (inside < -EDGE) return;
    const share = most * smoothstep(-EDGE, EDGE, inside + 0.4 * sample.fine);
    layers.lay(surface, color, share);
    const across = bands?.isAlong === true ? sample.x : sample.z;
    if (bands !== undefined && Math.floor(across / bands.width) % 2 === 0) layers.lay(surface, other, share);
    for (const { patch, color: tone } of patches) layers.lay(patch.surface, tone, share * coverOfPatch(patch, sample));
    for (const { mark, box, color: tone } of marks)
      if (isInBox(box, sample)) layers.lay(mark.surface ?? layers.material, tone, 0.94 * share * coverOfMark(mark, sample));
  };
}

/** 1 within an ellipse whose rim is uneven, to 0 beyond it. */
function coverOfPatch({ at: [x, z], radii: [a, b] }: FloorPatch, sample: GroundSample): number {
  const away = Math.hypot((sample.x - x) / a, (sample.z - z) / b) + 0.12 * sample.broad;
  return 1 - smoothstep(0.96, 1.04, away);
}

/** 1 on a line, falling to 0 next to it. */
function coverOfMark({ width, path = [], circle }: FloorMark, { x, z }: GroundSample): number {
  const off = circle === undefined ? distanceToPath(path, x, z) : Math.abs(Math.hypot(x - circle[0], z - circle[1]) - circle[2]);
  return clamp((0.5 * (width + BLUR) - off) / BLUR, 0, 1);
}

type Box = readonly [x0: number, x1: number, z0: number, z1: number];

/** The rectangle beyond which nothing of a mark lies: most samples of a floor are far from most marks. */
function boxOfMark({ width, path = [], circle }: FloorMark): Box {
  const [cx, cz, radius] = circle ?? [0, 0, 0];
  const points =
    circle === undefined
      ? path
      : ([
          [cx - radius, cz - radius],
          [cx + radius, cz + radius],
        ] as const);
  const reach = 0.5 * width + BLUR;
  const [xs, zs] = [points.map(([x]) => x), points.map(([, z]) => z)];
  return [Math.min(...xs) - reach, Math.max(...xs) + reach, Math.min(...zs) - reach, Math.max(...zs) + reach];
}

const isInBox = ([x0, x1, z0, z1]: Box, { x, z }: GroundSample): boolean => x >= x0 && x <= x1 && z >= z0 && z <= z1;
