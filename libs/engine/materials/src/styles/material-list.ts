import type { Scene } from '@diorama/domain';
import type { Substance } from '@diorama/lexicon';
import type { Material, Rgb } from '@diorama/world-model';
import { tintLight, parseHexColor } from '@diorama/world-model';

import { getEmission } from '../emission.js';
import { createGroundPalette } from '../ground-palette.js';
import type { GroundPalette } from '../ground-palette.js';
import { MATERIALS } from '../material-table.js';
import type { MaterialEntry, MaterialName } from '../material-table.js';
import { applySeasonToColor } from '../season.js';
import type { MaterialRequest } from './material-request.js';

/**
 * A material, written as a material's name, and after a colon a colour of the ground or one as sRGB where it is not
 * the material's own: `plaster`, `ground-grass:meadow`, `plaster:#d8b0a0`.
 */
export type MaterialRef = string;

const LIMIT = 240;

/** Gathers the materials of one picture and numbers them. */
export class MaterialPalette {
  readonly materials: Material[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly palette: GroundPalette;

  constructor(private readonly scene: Scene) {
    this.palette = createGroundPalette(scene);
  }

  /** Number of a material, in another colour (linear RGB) where one is given. */
  numberOf(ref: MaterialRef, color: Rgb | null = null): number {
    const key = color === null ? ref : `${ref} ${color.join(' ')}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    if (this.materials.length >= LIMIT) return 0;
    const [name = 'plaster', tone] = ref.split(':');
    const own = materialOf(name as MaterialName, this.scene);
    const dyed = color ?? this.toneOf(tone);
    this.numbers.set(key, this.materials.length);
    this.materials.push(dyed === null ? own : { ...own, name: key, albedo: dyed, emission: tintLight(dyed, own.emission) });
    return this.materials.length - 1;
  }

  private toneOf(tone: string | undefined): Rgb | null {
    if (tone === undefined) return null;
    return tone.startsWith('#') ? parseHexColor(tone) : this.palette[tone as keyof GroundPalette];
  }
}

function materialOf(name: MaterialName, scene: Scene): Material {
  const entry: MaterialEntry = MATERIALS[name];
  return {
    name,
    albedo: applySeasonToColor(name, parseHexColor(entry.color), scene),
    pattern: entry.pattern,
    scale: entry.scale,
    contrast: entry.contrast,
    bump: entry.bump,
    emission: getEmission(name, scene),
    translucency: entry.translucency ?? 0,
  };
}

/** The material of each substance. */
const SUBSTANCES: Readonly<Record<Substance, MaterialRef>> = {
  wood: 'planks',
  stone: 'stone-block',
  brick: 'facade-brick',
  marble: 'marble',
  metal: 'steel',
  cloth: 'upholstery',
  leather: 'rubber:#6a4630',
};

/** The material in the substance and colour that a request asks for. */
export function resolveMaterial(list: MaterialPalette, ref: MaterialRef, { color, substance }: MaterialRequest): number {
  return list.numberOf(substance === null ? ref : SUBSTANCES[substance], color);
}
