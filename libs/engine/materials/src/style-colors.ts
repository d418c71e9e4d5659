import { findStylePalette } from '@diorama/catalogue';
import type { StylePalette } from '@diorama/catalogue';
import type { Scene } from '@diorama/domain';
import { computeLuminance, parseHexColor, scaleVector } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';

import type { MaterialName } from './material-table.js';

type ColorGroup = Exclude<keyof StylePalette, 'ground' | 'light'>;

/** Materials that take each colour of a palette. */
const GROUPS: Readonly<Record<ColorGroup, readonly MaterialName[]>> = {
  wall: ['plaster', 'facade', 'facade-brick', 'brick', 'barn-planks', 'ruin-stone', 'log'],
  trim: ['facade-trim', 'white-wood'],
  roof: ['roof-tile', 'slate', 'thatch', 'roof-felt'],
  wood: ['oak', 'walnut', 'timber', 'planks', 'weathered-planks', 'door-wood', 'cabinet-paint'],
  stone: ['stone-block', 'marble', 'concrete', 'kerb-stone', 'stone-floor', 'marble-floor', 'worktop'],
  cloth: ['upholstery', 'cushion', 'curtain', 'rug-field', 'awning', 'blanket'],
  leaf: [
    'leaf',
    'leaf-shade',
    'bush-leaf',
    'needle',
    'needle-shade',
    'fern-leaf',
    'palm-leaf',
    'jungle-leaf',
    'jungle-shade',
    'banana-leaf',
  ],
};

const GROUP_OF: ReadonlyMap<string, ColorGroup> = new Map(
  Object.entries(GROUPS).flatMap(([group, names]) => names.map((name): [string, ColorGroup] => [name, group as ColorGroup])),
);

/** Darker materials of a group stay darker. */
const SHADES: Readonly<Partial<Record<MaterialName, number>>> = {
  'leaf-shade': 0.55,
  'needle-shade': 0.5,
  'jungle-shade': 0.55,
  needle: 0.8,
  walnut: 0.7,
  timber: 0.75,
  'door-wood': 0.75,
  'facade-brick': 0.8,
  brick: 0.8,
  slate: 0.85,
  cushion: 1.25,
  'kerb-stone': 0.85,
};

/** The colour, linear RGB, that the styles of a scene give a material; null for its own. */
export function findStyleColor(scene: Scene, name: MaterialName): Rgb | null {
  if (scene.styles === undefined) return null;
  const group = GROUP_OF.get(name);
  const hex = group === undefined ? undefined : findStylePalette(scene)[group];
  if (hex === undefined) return null;
  const [red, green, blue] = scaleVector(parseHexColor(hex), SHADES[name] ?? 1);
  return [Math.min(1, red), Math.min(1, green), Math.min(1, blue)];
}

/** How much of a style's hue the light takes. */
const LIGHT_SHARE = 0.85;

/** Factors on light of the hue of a scene's styles, which keep its luminance; null without one. */
export function findStyleLight(scene: Scene): Rgb | null {
  const hex = scene.styles === undefined ? undefined : findStylePalette(scene).light;
  if (hex === undefined) return null;
  const color = parseHexColor(hex);
  const level = computeLuminance(...color);
  const factor = (channel: number): number => 1 + LIGHT_SHARE * (channel / level - 1);
  return [factor(color[0]), factor(color[1]), factor(color[2])];
}
