import { createFlowerScatterRules, createGrassScatterRules } from '@diorama/placement';
import { createRandomStream, fbm2, ridged2, hashStreamName } from '@diorama/random';
import { parseHexColor, smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';
import type { GroundPainter, GroundSample, SitePlan, TerrainHeight } from '@diorama/terrain';

import { WATER_APPEARANCES } from './biome.js';
import type { Biome } from './biome.js';

const BLACKS: readonly Rgb[] = [
  [0.22, 0.21, 0.21],
  [0.16, 0.15, 0.15],
  [0.28, 0.24, 0.22],
];
const LAVA: Rgb = [1, 0.22, 0.03];

/** A black plain with glowing cracks before a volcano. */
export const volcanic: Biome = {
  plan: { trail: null, pools: false, riverBearing: null },
  water: WATER_APPEARANCES.green,
  land,
  paint,
  scatter: (scene) => [
    { kind: 'boulder', spacing: 10, reach: [8, 90], size: [0.4, 1.5], share: 0.32, tints: BLACKS, opening: 0.16, steepest: 0.9 },
    { kind: 'rock', spacing: 3.6, reach: [3.6, 50], size: [0.4, 1.6], share: 0.35, tints: BLACKS, steepest: 1.1 },
    { kind: 'pebble', spacing: 0.8, reach: [1.2, 18], size: [0.5, 1.7], share: 0.55, tints: BLACKS, small: true, steepest: 1.1 },
    { kind: 'dead-tree', spacing: 15, reach: [9, 70], size: [0.6, 1.1], share: 0.3, tints: [[0.35, 0.33, 0.32]], opening: 0.15 },
    { kind: 'shrub', spacing: 6, reach: [5, 40], size: [0.4, 0.9], share: 0.15, tints: [[0.7, 0.7, 0.65]] },
    ...(scene.cover === 'flowers' ? createFlowerScatterRules(scene, 0.5) : []),
    ...(scene.cover === 'grass' || scene.cover === 'moss' ? createGrassScatterRules(scene, 0.5) : []),
  ],
};

interface Cone {
  readonly x: number;
  readonly z: number;
  readonly height: number;
}

function coneOf({ seed, scene }: SitePlan): Cone {
  const random = createRandomStream(seed, hashStreamName('volcano'));
  const bearing = random.range(-0.45, 0.45);
  return { x: Math.sin(bearing) * 112, z: -Math.cos(bearing) * 112, height: 52 * scene.relief ** 0.6 };
}

function land(plan: SitePlan): TerrainHeight {
  const { seed } = plan;
  const cone = coneOf(plan);
  return (x, z) => {
    const r = Math.hypot(x, z);
    const away = Math.hypot(x - cone.x, z - cone.z) + fbm2(seed + 1, x / 25, z / 25, 4) * 9;
    const flank = Math.max(0, 1 - away / 86) ** 1.7;
    const crater = smoothstep(11, 4, away) * 0.2;
    const gullies = (ridged2(seed + 2, x / 17, z / 17, 4) - 0.5) * 5 * smoothstep(0.02, 0.3, flank);
    const flows = (ridged2(seed + 3, x / 13, z / 13, 5) - 0.45) * 2.4 * smoothstep(4, 24, r);
    const rim = ridged2(seed + 4, x / 60, z / 60, 6) ** 1.4 * 30 * smoothstep(80, 160, r) * smoothstep(50, 110, away);
    return flows + rim * plan.scene.relief + (flank - crater) * cone.height * 1.25 + gullies;
  };
}

/** Black ash and basalt; cracks of the plain glow, and so do the crater and the streams that run from it. */
function paint(plan: SitePlan): GroundPainter {
  const cone = coneOf(plan);
  const { seed } = plan;
  return (s, layers, palette) => {
    layers.lay('ground-gravel', palette.ash, 1);
    layers.lay('ground-rock', palette.darkRock, smoothstep(-0.2, 0.4, s.broad + s.fine * 0.4));
    layers.lay('ground-soil', RUST, smoothstep(0.4, 0.9, s.broad - s.fine * 0.4) * 0.55);
    layers.lay('ground-rock', palette.darkRock, smoothstep(0.16, 0.3, s.slope) * 0.8);
    const away = Math.hypot(s.x - cone.x, s.z - cone.z);
    const hot = away < 92 ? streamHeat(seed, s, cone, away) : crackHeat(s);
    if (hot > 0.5) layers.lay('ground-lava', LAVA, 1);
    else layers.shade(1 - 0.5 * hot);
  };
}

/** Where two signs of the noise meet are lines: the cracks of the plain, in some stretches only. */
function crackHeat(s: GroundSample): number {
  const distance = Math.hypot(s.x, s.z);
  const width = distance < 20 ? 0.07 : 0.11;
  // In some stretches they have gone cold, but not where the viewer stands.
  const hot = smoothstep(-0.5, 0.1, Math.sin(s.x * 0.055 + s.z * 0.031) + s.fine * 0.3);
  const stretch = Math.max(hot, 1 - smoothstep(9, 18, distance));
  const low = s.height < 14 ? 1 - smoothstep(0.1, 0.3, s.slope) : 0;
  return smoothstep(width, width * 0.3, fromCrack(s, distance)) * low * smoothstep(3, 4.5, distance) * stretch;
}

/** How far the noise is from the value that makes a crack; about the viewer there are three, so that some lie before him. */
function fromCrack(s: GroundSample, distance: number): number {
  const noise = s.broad + s.fine * 0.18;
  return distance < 20 ? Math.min(Math.abs(noise), Math.abs(noise - 0.4), Math.abs(noise + 0.4)) : Math.abs(noise);
}

/** Streams leave the crater in a few directions, wind, and widen a little as they cool. */
function streamHeat(seed: number, s: GroundSample, cone: Cone, away: number): number {
  if (away < 7.5 + s.fine) return 1;
  const angle = Math.atan2(s.x - cone.x, s.z - cone.z);
  const bend = angle + fbm2(seed + 9, away / 13, 0.5, 3) * 0.5 + (s.fine * 0.5) / away;
  const lane = Math.abs(Math.sin(bend * 2.5 + (seed % 7))) * away * 0.4;
  const reach = 48 + 34 * fbm2(seed + 10, Math.round(bend * 2.5) * 0.7 + 0.3, 0.5, 1);
  return smoothstep(1.5, 0.9, lane + s.fine * 0.4) * smoothstep(reach + 8, reach - 8, away);
}

const RUST = parseHexColor('#6b4433');
