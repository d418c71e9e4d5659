import { findSiteType } from '@diorama/catalogue';
import { createGroundPalette, isSnowy } from '@diorama/materials';
import type { GroundPalette, MaterialName } from '@diorama/materials';
import { fbm2 } from '@diorama/random';
import { EYE_HEIGHT, smoothstep } from '@diorama/world-model';
import type { Heightfield } from '@diorama/world-model';

import { GroundLayers } from './ground-layers.js';
import type { GroundPainter, GroundSample, Overlay } from './ground-layers.js';
import { sampleHeightField } from './sample-height-field.js';
import { GROUND_CELL, GROUND_SIZE, forEachGroundSample } from './ground.js';
import type { Ground } from './ground.js';
import { createLiquidShorePainter, paintCanalBank } from './paint-shore.js';
import { createFloorPainter } from './site-floor.js';
import type { SitePlan } from './site-plan.js';

/** Paints every sample: the biome's own layers, then what covers it, the trail, and the water's edge. */
export function paintGround(plan: SitePlan, ground: Ground, paint: GroundPainter, indexOf: (name: MaterialName) => number): Heightfield {
  const albedo = new Float32Array(ground.heights.length * 3);
  const material = new Uint8Array(ground.heights.length);
  const palette = createGroundPalette(plan.scene);
  const floor = findSiteType(plan.scene)?.floor;
  const overlays = [
    coverPainter(plan, palette),
    trailPainter(plan, palette),
    ...(floor === undefined ? [] : [createFloorPainter(floor, isSnowy(plan.scene))]),
    shorePainter(plan, palette),
  ];
  const wet = plan.scene.weather === 'rain' ? 0.66 : 1;
  const sample: GroundSample = { x: 0, z: 0, height: 0, slope: 0, shore: Infinity, trail: Infinity, broad: 0, fine: 0 };
  const layers = new GroundLayers();
  const broad = sampleHeightField((x, z) => fbm2(plan.seed + 31, x / 15, z / 15, 3) * 1.8);
  forEachGroundSample((index, x, z) => {
    sample.x = x;
    sample.z = z;
    sample.broad = broad[index] as number;
    readSample(plan, ground, index, sample);
    paint(sample, layers, palette);
    for (const overlay of overlays) overlay(sample, layers);
    const shade = wet * (1 + 0.16 * sample.broad + 0.22 * sample.fine);
    albedo[index * 3] = Math.min(0.92, layers.r * shade);
    albedo[index * 3 + 1] = Math.min(0.92, layers.g * shade);
    albedo[index * 3 + 2] = Math.min(0.92, layers.b * shade);
    material[index] = indexOf(layers.material);
  });
  return { size: GROUND_SIZE, cell: GROUND_CELL, heights: ground.heights, albedo, material };
}

function readSample(plan: SitePlan, ground: Ground, index: number, sample: GroundSample): void {
  const h = ground.heights;
  const here = h[index] as number;
  const dx = ((h[index + 1] ?? here) - (h[index - 1] ?? here)) / (2 * GROUND_CELL);
  const dz = ((h[index + GROUND_SIZE] ?? here) - (h[index - GROUND_SIZE] ?? here)) / (2 * GROUND_CELL);
  sample.height = here + EYE_HEIGHT;
  sample.slope = 1 - 1 / Math.sqrt(1 + dx * dx + dz * dz);
  sample.shore = plan.shoreField === null ? Infinity : (plan.shoreField[index] as number);
  sample.trail = plan.trailField === null ? Infinity : (plan.trailField[index] as number);
  sample.fine = fbm2(plan.seed + 32, sample.x / 1.9, sample.z / 1.9, 2) * 1.5;
}

const nothing: Overlay = () => {};

function coverPainter(plan: SitePlan, palette: GroundPalette): Overlay {
  const { scene } = plan;
  if (isSnowy(scene)) {
    // Wind keeps half of the tundra bare.
    const depth = scene.place === 'tundra' && scene.weather !== 'snow' ? 0.34 : 1;
    return (s, layers) => {
      const patches = depth + s.broad * 0.35 + s.fine * 0.3 + s.height * 0.01;
      layers.lay('ground-snow', palette.snow, smoothstep(0.27, 0.42, patches) * (1 - smoothstep(0.24, 0.46, s.slope + s.fine * 0.05)));
    };
  }
  if (scene.cover === 'none' || scene.cover === 'snow') return nothing;
  const cover = COVERS[scene.cover];
  const [from, to] = cover.patches;
  const color = palette[cover.color];
  return (s, layers) =>
    layers.lay(
      cover.material,
      color,
      smoothstep(from, to, s.broad + s.fine * 0.45) * (1 - smoothstep(cover.steep[0], cover.steep[1], s.slope)) * 0.96,
    );
}

interface Cover {
  readonly material: MaterialName;
  readonly color: keyof GroundPalette;
  /** Values of the patches' noise between which the cover closes. */
  readonly patches: readonly [number, number];
  /** Slopes between which it no longer holds. */
  readonly steep: readonly [number, number];
}

const COVERS: Readonly<Record<'moss' | 'grass' | 'flowers' | 'sand' | 'leaves', Cover>> = {
  moss: { material: 'ground-moss', color: 'moss', patches: [-0.45, 0.1], steep: [0.3, 0.62] },
  grass: { material: 'ground-grass', color: 'grass', patches: [-0.6, -0.1], steep: [0.2, 0.42] },
  flowers: { material: 'ground-grass', color: 'meadow', patches: [-0.7, -0.2], steep: [0.2, 0.4] },
  sand: { material: 'ground-sand', color: 'sand', patches: [-0.6, 0], steep: [0.15, 0.4] },
  leaves: { material: 'ground-litter', color: 'litter', patches: [-0.5, 0.15], steep: [0.25, 0.5] },
};

function trailPainter(plan: SitePlan, palette: GroundPalette): Overlay {
  if (plan.trail === null) return nothing;
  if (plan.trailKind === 'street') return isSnowy(plan.scene) ? slushPainter(palette) : nothing;
  const color = isSnowy(plan.scene) ? palette.troddenSnow : palette.path;
  // Wheels leave grass between their two tracks.
  const lane = plan.trailKind === 'lane';
  return (s, layers) => {
    const distance = (lane ? Math.abs(s.trail - 0.62) : s.trail - 0.1) + s.fine * 0.22;
    const dry = smoothstep(0.4, 2, s.shore);
    layers.lay('ground-path', color, (1 - smoothstep(0.2, 0.6, distance)) * dry * (1 - smoothstep(0.3, 0.5, s.slope)) * 0.92);
  };
}

/** Wheels press the snow of both lanes of a street into grey tracks. */
function slushPainter(palette: GroundPalette): Overlay {
  return (s, layers) => {
    const track = Math.min(Math.abs(s.trail - 0.9), Math.abs(s.trail - 2.5)) + s.fine * 0.12;
    layers.lay('ground-gravel', palette.gravel, (1 - smoothstep(0.15, 0.5, track)) * 0.8);
  };
}

function shorePainter(plan: SitePlan, palette: GroundPalette): Overlay {
  const { shore } = plan;
  if (shore === null) return nothing;
  const { liquid } = plan.scene;
  if (liquid !== undefined) return createLiquidShorePainter(liquid, palette);
  if (shore.kind === 'canal') return paintCanalBank;
  const beach = shore.beach ?? (shore.kind === 'sea' ? 7 : shore.kind === 'pools' ? 0.9 : 1.6);
  const bed = shore.kind === 'pools' ? palette.mud : shore.kind === 'sea' ? palette.sand : palette.gravel;
  const pattern: MaterialName = shore.kind === 'pools' ? 'ground-mud' : shore.kind === 'sea' ? 'ground-sand' : 'ground-gravel';
  return (s, layers) => {
    const edge = s.shore + s.fine * 0.6 + s.broad * 0.5;
    layers.lay(pattern, bed, 1 - smoothstep(beach * 0.4, beach, edge));
    if (s.shore < 1.6) layers.shade(0.62 + 0.38 * smoothstep(-0.3, shore.kind === 'sea' ? 1.6 : 0.9, s.shore + s.fine * 0.25));
  };
}
