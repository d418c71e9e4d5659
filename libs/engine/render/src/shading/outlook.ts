import { clamp, computeLuminance, mixRgb, scaleVector, smoothstep } from '@diorama/world-model';
import type { Rgb, WorldModel } from '@diorama/world-model';

import { getCloudNoise } from '../sky/cloud-noise.js';
import type { SkyDome } from '../sky/sky.js';
import { sampleMips } from '../textures/mip-texture.js';

/** Names of the materials of panes that show the sky and the garden. */
const SKY_PANE = 'window-daylight';
const GARDEN_PANE = 'window-garden';
/** How the names of materials begin that draw another view than a garden before the sky. */
const OWN_VIEW = 'outlook-';
/** Colour of a garden as a share of the light of the sky, where a room has no pane that shows one. */
const GREEN: Rgb = [0.16, 0.22, 0.07];
/** A camera in a room exposes for the room, but one holds back the light of its windows so that the view remains. */
const HELD_BACK = 0.32;
/** Sines of the elevation of hills and trees on the horizon, and how much they vary. */
const HILLS = { height: 0.085, rise: 0.09, waves: 3 } as const;
const TREES = { height: 0.075, rise: 0.11, waves: 9, crowns: 41, twigs: 0.03 } as const;
/** Metres from the eye down to the lawn, and those in which haze takes most of its colour. */
const EYE = 1.6;
const HAZE = 70;
/** Metres of one tile of the lawn's patches. */
const PATCH = 14;

/** What is seen through the glass of a room: the sky of its hour over a garden with trees and far hills, as far away as the sky. */
export class Outlook {
  private readonly panes: readonly boolean[];
  private readonly noise = getCloudNoise();
  private readonly texel = new Float64Array(1);
  private readonly hasGarden: boolean;
  /** Factor on the radiance of the sky, and the light that the garden gives back. */
  private readonly level: number;
  private readonly garden: Rgb;
  private readonly haze: Rgb;

  constructor(
    { materials }: Pick<WorldModel, 'materials'>,
    private readonly sky: SkyDome,
    /** Irradiance of sun and sky on level ground outside, divided by pi. */
    levelLight: Rgb,
  ) {
    this.panes = materials.map(({ name }) => name === SKY_PANE || name === GARDEN_PANE);
    this.hasGarden = !materials.some(({ name }) => name.startsWith(OWN_VIEW));
    const glass = materials.find(({ name }) => name === SKY_PANE)?.emission ?? [1, 1, 1];
    const far = new Float64Array(3);
    sky.hazeColor(0, -1, far);
    const horizon: Rgb = [far[0] as number, far[1] as number, far[2] as number];
    this.level = (HELD_BACK * computeLuminance(...glass)) / Math.max(1e-4, computeLuminance(...horizon));
    this.haze = scaleVector(horizon, this.level);
    const garden = materials.find(({ name }) => name === GARDEN_PANE)?.emission;
    const green: Rgb = garden === undefined ? GREEN : [garden[0] / glass[0], garden[1] / glass[1], garden[2] / glass[2]];
    const light = scaleVector(levelLight, this.level);
    this.garden = [green[0] * light[0], green[1] * light[1], green[2] * light[2]];
  }

  /** Whether a material, by number, is a pane that shows it. */
  isPane(material: number): boolean {
    return this.panes[material] === true;
  }

  /** Writes the radiance of the view in a unit direction, of which a pixel spans `angle` radians. */
  radiance(x: number, y: number, z: number, angle: number, out: Float64Array): void {
    if (!this.hasGarden) {
      this.writeSky(x, Math.max(0.01, y), z, angle, out);
      return;
    }
    const turn = Math.atan2(x, -z) / (2 * Math.PI);
    const lod = Math.max(0, Math.log2(angle * 40));
    const crowns = this.read(turn * TREES.waves, 0.3, lod) + 0.45 * this.read(turn * TREES.crowns, 0.7, lod);
    const twigs = TREES.twigs * this.read(turn * 5 * TREES.crowns, y * 30, lod);
    const treeline = TREES.height + TREES.rise * crowns + twigs;
    if (y < treeline) return this.write(y < 0 ? this.lawn(x, y, z, angle) : this.trees(turn, y / Math.max(0.02, treeline), lod), out);
    const hills = HILLS.height + HILLS.rise * this.read(turn * HILLS.waves, 0.1, lod);
    if (y < hills) return this.write(mixRgb(this.garden, this.haze, 0.62), out);
    this.writeSky(x, y, z, angle, out);
  }

  private writeSky(x: number, y: number, z: number, angle: number, out: Float64Array): void {
    this.sky.picture(x, y, z, angle, out);
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * this.level;
  }

  private trees(turn: number, height: number, lod: number): Rgb {
    const leaves = this.read(turn * 90, height * 0.9, lod) + 0.6 * this.read(turn * 300, height * 2.3, lod);
    const shade = clamp(0.3 + 0.4 * height + 0.5 * leaves, 0.12, 1.1);
    return mixRgb(scaleVector(this.garden, shade), this.haze, 0.08);
  }

  private lawn(x: number, y: number, z: number, angle: number): Rgb {
    const away = EYE / Math.max(0.004, -y);
    const lod = Math.log2((angle * away * away * 512) / (EYE * PATCH) + 1e-6);
    const patch = this.read((x * away) / PATCH, (z * away) / PATCH, lod);
    const through = Math.exp(-away / HAZE);
    const lit = scaleVector(this.garden, 1.05 + 0.5 * patch);
    // The trees at its far end throw their shade on it.
    return mixRgb(mixRgb(lit, this.haze, 0.22 * (1 - through)), scaleVector(this.garden, 0.5), smoothstep(18, 30, away) * through);
  }

  private write(color: Rgb, out: Float64Array): void {
    for (let c = 0; c < 3; c++) out[c] = color[c] as number;
  }

  private read(u: number, v: number, lod: number): number {
    sampleMips(this.noise, u, v, lod, this.texel);
    return this.texel[0] as number;
  }
}
