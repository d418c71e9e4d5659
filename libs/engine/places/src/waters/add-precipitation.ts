import { findSiteType } from '@diorama/catalogue';
import type { Weather } from '@diorama/domain';
import type { PlacementContext } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';

/** What falls in a weather, a row of the catalogue; a piece of it fills a few metres of air. */
const FALLING: Readonly<Partial<Record<Weather, string>>> = { rain: 'falling-rain', snow: 'snowfall' };

/** Pieces around the viewer, metres to the nearest and to the farthest, and factors on their size there. */
const PIECES = 26;
const REACH = [3.6, 26] as const;
const SIZE = [0.9, 1.7] as const;
/** Share of the pieces that fall in the view, and half of its width in radians. */
const AHEAD = { share: 0.5, spread: 0.75 } as const;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Fills the air about the viewer with the rain or the snow of an outdoor scene; nothing falls under water, on Mars or in space. */
export function addPrecipitation(context: PlacementContext): void {
  const { scene } = context.plan;
  const kind = FALLING[scene.weather];
  if (kind === undefined || findSiteType(scene)?.air !== undefined) return;
  const random = createRandomStream(scene.seed, hashStreamName('precipitation'));
  for (let k = 0; k < PIECES; k++) {
    const share = Math.sqrt((k + 0.5) / PIECES);
    const away = REACH[0] + (REACH[1] - REACH[0]) * share;
    const azimuth = k < AHEAD.share * PIECES ? random.range(-AHEAD.spread, AHEAD.spread) : k * GOLDEN_ANGLE;
    context.putWithoutFootprint({
      kind,
      x: Math.sin(azimuth) * away,
      z: -Math.cos(azimuth) * away,
      turn: random.range(-0.2, 0.2),
      scale: SIZE[0] + (SIZE[1] - SIZE[0]) * share,
      variant: 0,
      lift: 0.3,
    });
  }
}
