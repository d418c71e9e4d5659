import type { Scene } from '@diorama/domain';
import { computeLuminance, mixRgb, scaleVector } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';

import type { SurfaceName } from './material-lookup.js';

/** Share of white in coloured light: a surface of another colour keeps a part of this colour. */
const WHITE_SHARE = 0.07;
/** Luminance of a coloured lamp of power one below which it shines more strongly, and how much more: to the eye, a blue lamp is as bright as a red one. */
const DIM_BELOW = 0.55;
const GAIN = { power: 0.4, most: 1.8 } as const;
/** Shares of the daylight that a room with coloured lamps lets in: by day it outshines lamps. */
const DAYLIGHT_SHARES: Readonly<Record<Scene['time'], number>> = { dawn: 0.3, day: 0.16, dusk: 0.35, night: 1 };

/** The colours of the lamps of a scene, linear RGB; none where they have their usual ones. */
export const listLampColors = ({ light }: Pick<Scene, 'light'>): readonly Rgb[] => light?.colors ?? [];

/** The light of a lamp in a colour: as bright to the eye as `light`, linear RGB of any scale. */
export function tintLamp(color: Rgb, light: Rgb): Rgb {
  const most = Math.max(...color);
  const hue = mixRgb(scaleVector(color, 1 / most), [1, 1, 1], WHITE_SHARE);
  const gain = Math.min(GAIN.most, Math.max(1, (DIM_BELOW / computeLuminance(...hue)) ** GAIN.power));
  return scaleVector(hue, gain * Math.max(...light));
}

/** The share of the daylight that falls into a room. */
export const getDaylightShare = ({ light, time }: Pick<Scene, 'light' | 'time'>): number =>
  light === undefined ? 1 : DAYLIGHT_SHARES[time];

/** Whether a material is the glass, the shade or the panel of a lamp. */
export const isLampSurface = (name: SurfaceName): boolean => LAMP_SURFACES.has(name) || LAMP_FINISH.test(name);

const LAMP_SURFACES: ReadonlySet<string> = new Set(['lamp-glass', 'lampshade', 'light-panel', 'light-strip']);
const LAMP_FINISH = /^finish lamp( |$)/;
