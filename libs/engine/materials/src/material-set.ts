import type { Place, Scene } from '@diorama/domain';
import { isRoom } from '@diorama/scene';
import type { Material, Rgb } from '@diorama/world-model';
import { tintLight, parseHexColor } from '@diorama/world-model';

import { areLightsOn, getEmission } from './emission.js';
import { finishSettles, isFinishName, makeFinishMaterial } from './finish-material.js';
import type { MaterialLookup, SurfaceName, SurfaceTopLayer } from './material-lookup.js';
import { MATERIALS } from './material-table.js';
import type { MaterialEntry } from './material-table.js';
import { applySeasonToColor } from './season.js';
import { isSnowy } from './snow.js';

/** Materials that a model may have: meshes number them with 16 bits. */
const LIMIT = 60_000;

/** The model's list of materials, which grows as meshes and ground ask for them. */
export class MaterialSet implements MaterialLookup {
  private readonly list: Material[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly settled: SurfaceTopLayer | null;

  constructor(private readonly scene: Scene) {
    this.settled = settlingOf(scene);
  }

  get materials(): readonly Material[] {
    return this.list;
  }

  indexOf(name: SurfaceName): number {
    return this.numbers.get(name) ?? this.register(name, this.made(name));
  }

  settling(name: SurfaceName): SurfaceTopLayer | null {
    const settles = isFinishName(name) ? finishSettles(name) : (MATERIALS[name] as MaterialEntry).settles === true;
    return settles ? this.settled : null;
  }

  /** The same materials, but `principal` in the colour that the prompt asks for. */
  painted(principal: SurfaceName, color: Rgb): MaterialLookup {
    const key = `${principal} ${color.join(' ')}`;
    const paint = (): number => this.numbers.get(key) ?? this.register(key, this.inColor(principal, color));
    return {
      indexOf: (name) => (name === principal && this.list.length < LIMIT ? paint() : this.indexOf(name)),
      settling: (name) => (name === principal ? null : this.settling(name)),
    };
  }

  private inColor(principal: SurfaceName, color: Rgb): Material {
    const own = this.made(principal);
    return { ...own, name: `${principal} ${color.join(' ')}`, albedo: color, emission: tintLight(color, own.emission) };
  }

  private made(name: SurfaceName): Material {
    if (isFinishName(name)) return makeFinishMaterial(name, areLightsOn(this.scene));
    const entry: MaterialEntry = MATERIALS[name];
    return {
      name,
      albedo: applySeasonToColor(name, parseHexColor(entry.color), this.scene),
      pattern: entry.pattern,
      scale: entry.scale,
      contrast: entry.contrast,
      bump: entry.bump,
      emission: getEmission(name, this.scene),
      translucency: entry.translucency ?? 0,
    };
  }

  private register(key: string, material: Material): number {
    this.numbers.set(key, this.list.length);
    this.list.push(material);
    return this.list.length - 1;
  }
}

/** Damp places, where moss grows of itself. */
const MOSSY_PLACES: readonly Place[] = ['swamp', 'forest', 'rainforest', 'conifer-forest'];

function settlingOf(scene: Scene): SurfaceTopLayer | null {
  if (isSnowy(scene) && !isRoom(scene.place)) return { material: 'snow', minUp: 0.55, share: 0.85, onLarge: true };
  if (scene.cover === 'moss') return { material: 'moss', minUp: 0.35, share: 0.8, onLarge: true };
  return MOSSY_PLACES.includes(scene.place) ? { material: 'moss', minUp: 0.7, share: 0.5, onLarge: false } : null;
}
