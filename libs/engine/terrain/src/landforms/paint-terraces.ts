import type { SiteTerraces } from '@diorama/catalogue';
import { parseHexColor, smoothstep } from '@diorama/world-model';

import type { Overlay } from '../ground-layers.js';

/** Slopes, 0 level to 1 upright, from which on and up to which a field passes into the bank at its edge. */
const BANK = [0.004, 0.03] as const;
/** Metres about the viewer that stay dry, and the metres over which the first field begins. */
const DRY = { radius: 2.2, margin: 0.5 } as const;
/** Values of the patches' noise between which flooded fields pass into green ones. */
const FLOODED = [-0.16, -0.1] as const;
/** Metres from row to row of a crop, and how strongly the rows show. */
const ROWS = { period: 0.9, contrast: 0.28 } as const;

/** Paints the level steps of a slope as fields, flooded or green by turns, and the banks between them in a third colour. */
export function createTerracePainter(terraces: SiteTerraces): Overlay {
  const [water, crop, bank] = [parseHexColor(terraces.water), parseHexColor(terraces.crop), parseHexColor(terraces.bank)];
  return (s, layers) => {
    const level = 1 - smoothstep(BANK[0], BANK[1], s.slope);
    layers.lay('ground-grass', bank, 1);
    const field = level * smoothstep(DRY.radius, DRY.radius + DRY.margin, Math.hypot(s.x, s.z));
    if (field <= 0) return;
    const flooded = smoothstep(FLOODED[0], FLOODED[1], s.broad + 0.06 * Math.sin(7 * Math.floor(s.height / 1.5)));
    const row = 0.5 + 0.5 * Math.cos((2 * Math.PI * (s.z + 0.2 * s.x)) / ROWS.period);
    layers.lay('ground-grass', crop, field * (1 - flooded) * (1 - ROWS.contrast * row));
    // Small ripples alone: the pattern of ice is even, as still water is.
    layers.lay('ground-ice', water, field * flooded);
  };
}
