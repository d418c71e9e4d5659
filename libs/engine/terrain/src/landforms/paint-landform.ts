import { findSiteType } from '@diorama/catalogue';
import type { Biome, Place } from '@diorama/domain';
import type { GroundPalette, MaterialName } from '@diorama/materials';
import { parseHexColor, smoothstep } from '@diorama/world-model';

import type { GroundPainter } from '../ground-layers.js';
import type { SitePlan } from '../site-plan.js';
import { LANDFORMS } from './landforms.js';
import { createTerracePainter } from './paint-terraces.js';

/** The rock that shows where the ground of a place is steep: in layers in dry lands. */
const ROCKS: Readonly<Partial<Record<Place, readonly [MaterialName, keyof GroundPalette, keyof GroundPalette]>>> = {
  canyon: ['ground-strata', 'redRock', 'paleRock'],
  desert: ['ground-strata', 'redRock', 'paleRock'],
  beach: ['ground-rock', 'rock', 'paleRock'],
  'tropical-island': ['ground-rock', 'darkRock', 'rock'],
  volcanic: ['ground-rock', 'darkRock', 'ash'],
};
const GREY = ['ground-rock', 'rock', 'darkRock'] as const;

/** Places that are too warm for snow on their peaks. */
const WARM: readonly Biome[] = ['desert', 'canyon', 'beach', 'tropical-island', 'rainforest', 'swamp', 'volcanic'];
const SNOW_LINE = 46;

const CLOUD = parseHexColor('#e9eef6');
const CLOUD_SHADE = parseHexColor('#c5d0e2');

/** The painter of a place with the rock and snow of its landform, or with the fields on its terraces. */
export function paintLandform(paint: GroundPainter, { scene }: SitePlan): GroundPainter {
  const { landform, site } = scene;
  if (landform === undefined) return paint;
  const place = scene.ground ?? scene.place;
  const [material, light, dark] = ROCKS[place] ?? GREY;
  const { below } = LANDFORMS[landform];
  const isCold = site === undefined && !WARM.some((warm) => warm === place);
  const terraces = findSiteType(scene)?.terraces;
  if (terraces !== undefined) return createTerracePainter(terraces);
  return (s, layers, palette) => {
    paint(s, layers, palette);
    const steep = smoothstep(0.22, 0.34, s.slope + s.fine * 0.04);
    layers.lay(material, palette[light], steep * 0.95);
    layers.lay(material, palette[dark], steep * smoothstep(0.1, 0.6, s.broad + s.fine * 0.4) * 0.6);
    if (isCold)
      layers.lay(
        'ground-snow',
        palette.snow,
        smoothstep(SNOW_LINE, SNOW_LINE + 14, s.height + 5 * s.broad) * (1 - smoothstep(0.42, 0.62, s.slope)),
      );
    // Water takes the place of the clouds where the scene has any.
    if (below === undefined || s.shore < Infinity) return;
    const share = 1 - smoothstep(below.level - 4, below.level, s.height + s.fine);
    layers.lay('ground-snow', CLOUD, share);
    layers.lay('ground-snow', CLOUD_SHADE, share * smoothstep(0, 0.8, -s.broad) * 0.7);
  };
}
