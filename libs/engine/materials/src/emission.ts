import type { Scene, TimeOfDay, Weather } from '@diorama/domain';
import { isRoom } from '@diorama/lexicon';
import type { Rgb } from '@diorama/world-model';
import { tintLight, mixRgb, scaleVector } from '@diorama/world-model';

import { getDaylightShare, isLampSurface, listLampColors, tintLamp } from './lamp-light.js';
import type { MaterialName } from './material-table.js';
import { isSnowy } from './snow.js';

const DARK: Rgb = [0, 0, 0];

/** Radiance of the sky as a window shows it, linear RGB. */
export const WINDOW_LIGHT: Readonly<Record<TimeOfDay, Rgb>> = {
  dawn: [1.7, 1.25, 1.05],
  day: [2.4, 2.7, 3.1],
  dusk: [1.9, 1.05, 0.7],
  night: [0.05, 0.075, 0.14],
};

/** Radiance of the light panels of a spaceship: cool by day, warm and dim as the watches change. */
const PANEL_LIGHT: Readonly<Record<TimeOfDay, Rgb>> = {
  dawn: [1.9, 1.6, 1.5],
  day: [2.5, 2.75, 3],
  dusk: [2.3, 1.35, 0.7],
  night: [0.3, 0.55, 1.25],
};

/** Lines of light are dimmer than panels: as bright as those they would flicker where they are finer than pixels. */
const STRIP_SHARE = 0.35;

/** Radiance of coloured light panels, and its share in each watch. */
const COLORED_PANEL: Rgb = [1.5, 1.5, 1.5];
const PANEL_LEVELS: Readonly<Record<TimeOfDay, number>> = { dawn: 0.8, day: 1, dusk: 0.8, night: 0.65 };

/** The colour of the lights that the prompt asks for. */
export const getPromptedLightColor = (scene: Scene): Rgb | null =>
  scene.objects.find(({ kind, color }) => kind === 'lamp' && color !== null)?.color ?? null;

/** Radiance of the sky as a window of this scene shows it, linear RGB: dimmer where the lamps have a colour. */
const getWindowLight = (scene: Scene): Rgb => scaleVector(WINDOW_LIGHT[scene.time], getDaylightShare(scene));

/** What the light panels of this ship give off: in the hue of the lights that the prompt asks for, and then dimmer. */
export function getPanelLightColor(scene: Scene): Rgb {
  const own = PANEL_LIGHT[scene.time];
  const [lamp] = listLampColors(scene);
  if (lamp !== undefined) return tintLamp(lamp, scaleVector(COLORED_PANEL, PANEL_LEVELS[scene.time]));
  const color = getPromptedLightColor(scene);
  return color === null ? own : scaleVector(mixRgb(tintLight(color, own), own, 0.06), 0.5);
}

/** Weathers so dark that lamps burn by day. */
const DIM_WEATHERS: readonly Weather[] = ['fog', 'rain'];

/** Whether lamps burn and windows of houses are lit. */
export function areLightsOn(scene: Scene): boolean {
  return scene.time !== 'day' || isRoom(scene.place) || DIM_WEATHERS.includes(scene.weather);
}

/** Whether lamps of a stated colour burn. */
export const hasColoredLight = (scene: Scene): boolean => scene.light !== undefined && areLightsOn(scene);

/** What a material gives off by itself in this scene, linear RGB radiance. */
export function getEmission(name: MaterialName, scene: Scene): Rgb {
  if (name === 'window-daylight') return scaleVector(getWindowLight(scene), scene.weather === 'clear' ? 1 : 0.7);
  if (name === 'window-garden') return gardenLight(scene);
  if (name === 'outlook-green') return scaleVector(gardenLight(scene), 0.3);
  if (name === 'outlook-hill') return mixRgb(scaleVector(gardenLight(scene), 0.3), getWindowLight(scene), 0.12);
  const outside = OUTLOOKS.get(name);
  if (outside !== undefined) return multiplyRgb(getWindowLight(scene), outside);
  if (name === 'outlook-lamp')
    return scene.time === 'night' || scene.time === 'dusk' ? [1.5, 0.95, 0.45] : scaleVector(getWindowLight(scene), 0.16);
  if (name === 'light-panel') return getPanelLightColor(scene);
  if (name === 'light-strip') return scaleVector(getPanelLightColor(scene), STRIP_SHARE);
  const lamp = LAMPS.get(name);
  if (lamp !== undefined) return areLightsOn(scene) ? scaleVector(inLampColor(name, lamp, scene), adaptation(scene)) : DARK;
  const fire = FIRES.get(name);
  if (fire === undefined) return DARK;
  return scaleVector(fire, adaptation(scene) * (scene.time === 'night' && MOLTEN.includes(name) ? MOLTEN_BY_NIGHT : 1));
}

/** The radiance of a lamp or a sign in the colour of the scene's lamps; signs have both of two colours. Windows of houses keep their own. */
function inLampColor(name: MaterialName, own: Rgb, scene: Scene): Rgb {
  const [first, second = first] = listLampColors(scene);
  if (first === undefined || second === undefined) return own;
  if (isLampSurface(name)) return tintLamp(first, own);
  const sign = SIGNS.indexOf(name);
  return sign < 0 ? own : tintLamp(sign % 2 === 0 ? first : second, own);
}

const SIGNS: readonly MaterialName[] = ['sign-glow', 'sign-pink', 'sign-amber', 'sign-violet'];

/** Radiance of what burns when lamps are lit, and of what burns always. */
const LAMPS: ReadonlyMap<MaterialName, Rgb> = new Map<MaterialName, Rgb>([
  ['window-glass', [1.9, 1.05, 0.42]],
  ['lamp-glass', [4.6, 3.1, 1.5]],
  ['lampshade', [1.5, 0.95, 0.48]],
  ['shop-glass', [0.42, 0.28, 0.14]],
  ['sign-glow', [0.35, 1.9, 2.1]],
  ['sign-pink', [2.6, 0.3, 1.1]],
  ['sign-amber', [2.4, 1.1, 0.2]],
  ['sign-violet', [1.1, 0.4, 2.6]],
  ['signal-red', [3, 0.25, 0.1]],
]);
const FIRES: ReadonlyMap<MaterialName, Rgb> = new Map<MaterialName, Rgb>([
  ['flame', [1.7, 0.5, 0.06]],
  ['flame-heart', [2.6, 1.15, 0.2]],
  ['ember', [1.1, 0.2, 0.025]],
  ['lava', [2.4, 0.4, 0.04]],
  ['ground-lava', [2.4, 0.4, 0.04]],
  ['crystal', [0.02, 0.1, 0.13]],
  ['star', [2.1, 2.2, 2.5]],
  ['space', [0.006, 0.0045, 0.013]],
  ['hull-window', [1.6, 1.25, 0.7]],
  ['screen-blue', [0.12, 0.75, 1.5]],
  ['screen-amber', [1.5, 0.62, 0.1]],
  ['screen-green', [0.12, 1.1, 0.4]],
]);

/** Molten rock covers so much of a picture that by night it would be white; its share of the radiance of flames. */
const MOLTEN: readonly MaterialName[] = ['lava', 'ground-lava'];
const MOLTEN_BY_NIGHT = 0.34;

/** Factor on the radiance of lamps and flames: by night pictures are exposed for moonlight; at full strength they would lose their colour to white. */
export function adaptation(scene: Scene): number {
  return scene.time === 'night' && !isRoom(scene.place) ? 0.12 : 1;
}

/** Share of the light of the sky that what is seen through a window gives back. */
const OUTLOOKS: ReadonlyMap<MaterialName, Rgb> = new Map<MaterialName, Rgb>([
  ['outlook-sea', [0.09, 0.24, 0.32]],
  ['outlook-rock', [0.24, 0.22, 0.22]],
  ['outlook-snow', [0.72, 0.74, 0.78]],
  ['outlook-sand', [0.5, 0.34, 0.19]],
  ['outlook-wall', [0.3, 0.29, 0.29]],
]);

const multiplyRgb = ([r, g, b]: Rgb, [x, y, z]: Rgb): Rgb => [r * x, g * y, b * z];

/** What lies outside a window below the sky: a garden, white in snow. */
function gardenLight(scene: Scene): Rgb {
  const [r, g, b] = getWindowLight(scene);
  return isSnowy(scene) ? [r * 0.62, g * 0.64, b * 0.68] : [r * 0.16, g * 0.22, b * 0.07];
}
