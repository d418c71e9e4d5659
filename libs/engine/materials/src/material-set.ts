import { findStyleTypes, SUBSTANCES } from '@diorama/catalogue';
import type { Substance, SubstanceEntry } from '@diorama/catalogue';
import type { ObjectState, Place, Scene } from '@diorama/domain';
import { isRoom } from '@diorama/lexicon';
import type { Material, Rgb } from '@diorama/world-model';
import { parseHexColor, scaleVector, tintLight } from '@diorama/world-model';

import { adaptation, areLightsOn, getEmission } from './emission.js';
import { finishRusts, finishSettles, isFinishName, makeFinishMaterial, toSubstanceFinish } from './finish-material.js';
import { findGloss } from './gloss-table.js';
import { getGreyTexture } from './grey-texture.js';
import { isLampSurface, listLampColors, tintLamp } from './lamp-light.js';
import type { MaterialLookup, SurfaceName, SurfaceTopLayer } from './material-lookup.js';
import { MATERIALS } from './material-table.js';
import type { MaterialEntry } from './material-table.js';
import { isModelSurfaceName, makeModelMaterial } from './model-material.js';
import { applySeasonToColor } from './season.js';
import { isSnowy } from './snow.js';
import { findStyleColor } from './style-colors.js';

/** Materials that a model may have: meshes number them with 16 bits. */
const LIMIT = 60_000;

/** The model's list of materials, which grows as meshes and ground ask for them. */
export class MaterialSet implements MaterialLookup {
  private readonly list: Material[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly settled: SurfaceTopLayer | null;
  /** What everything is made of in a style of crafts, in its own colours. */
  private readonly craft: SubstanceEntry | null;

  constructor(private readonly scene: Scene) {
    this.settled = settlingOf(scene);
    const made = findStyleTypes(scene).find(({ isCraft }) => isCraft === true)?.substance;
    this.craft = made === undefined ? null : SUBSTANCES[made];
  }

  get materials(): readonly Material[] {
    return this.list;
  }

  indexOf(name: SurfaceName): number {
    return this.numbers.get(name) ?? this.register(name, this.made(name));
  }

  settling(name: SurfaceName): SurfaceTopLayer | null {
    return this.settles(name) ? this.settled : null;
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

  /** The same materials, but `principal` of another substance, in the colour that the prompt asks for or that of the substance. */
  substituted(principal: SurfaceName, substance: Substance, color: Rgb | null): MaterialLookup {
    const finish = toSubstanceFinish(substance, color);
    const chosen = (name: SurfaceName): SurfaceName => (name === principal ? finish : name);
    return { indexOf: (name) => this.indexOf(chosen(name)), settling: (name) => this.settling(chosen(name)) };
  }

  /** The materials of a lamp in a colour of light, linear RGB. */
  inLight(lookup: MaterialLookup, color: Rgb): MaterialLookup {
    return this.changed(lookup, `lit ${color.join(' ')}`, (own, name) => lightLamp(own, name, color));
  }

  /** The materials of an object in a condition: rust on its metal, moss or snow on its tops, wet and darker, or glowing. */
  inState(lookup: MaterialLookup, state: ObjectState, principal: SurfaceName | null): MaterialLookup {
    switch (state) {
      case 'rusty':
        return {
          settling: (name) => lookup.settling(name),
          indexOf: (name) => (name === principal || isMetallic(name) ? this.indexOf('finish rust') : lookup.indexOf(name)),
        };
      case 'mossy':
        return { indexOf: (name) => lookup.indexOf(name), settling: () => ({ material: 'moss', minUp: 0.3, share: 0.5, onLarge: true }) };
      case 'snow-covered':
        return { indexOf: (name) => lookup.indexOf(name), settling: () => ({ material: 'snow', minUp: 0.35, share: 1, onLarge: true }) };
      case 'wet':
        return this.changed(lookup, 'wet', (own) => ({ ...own, albedo: scaleVector(own.albedo, WET_SHARE) }));
      case 'glowing':
        return this.changed(lookup, 'glowing', (own, name) =>
          name === principal ? { ...own, emission: scaleVector(own.albedo, GLOW) } : own,
        );
      default:
        return lookup;
    }
  }

  /** Materials that differ from those of a lookup; each is made once. */
  private changed(lookup: MaterialLookup, key: string, change: (own: Material, name: SurfaceName) => Material): MaterialLookup {
    return {
      settling: (name) => lookup.settling(name),
      indexOf: (name) => {
        const own = this.list[lookup.indexOf(name)] as Material;
        const changed = change(own, name);
        const title = `${key} ${own.name}`;
        return changed === own ? lookup.indexOf(name) : (this.numbers.get(title) ?? this.register(title, { ...changed, name: title }));
      },
    };
  }

  private settles(name: SurfaceName): boolean {
    if (isFinishName(name)) return finishSettles(name);
    return isModelSurfaceName(name) || (MATERIALS[name] as MaterialEntry).settles === true;
  }

  private inColor(principal: SurfaceName, color: Rgb): Material {
    const own = this.made(principal);
    const painted = { ...own, name: `${principal} ${color.join(' ')}`, albedo: color, emission: tintLight(color, own.emission) };
    if (own.texture === undefined) return painted;
    const texture = getGreyTexture(own.texture);
    return { ...painted, texture, albedo: scaleVector(color, 1 / Math.max(DARKEST_MEAN, texture.mean[0])) };
  }

  private made(name: SurfaceName): Material {
    const own = this.natural(name);
    return this.craft === null || own.emission.some((channel) => channel > 0) ? own : asCraft(own, this.craft);
  }

  /** A material as it is outside of a style of crafts. */
  private natural(name: SurfaceName): Material {
    if (isFinishName(name)) {
      const lit = areLightsOn(this.scene) ? adaptation(this.scene) : 0;
      const [color] = listLampColors(this.scene);
      const own = makeFinishMaterial(name, { lit, always: adaptation(this.scene) ** 0.5 });
      return color === undefined ? own : lightLamp(own, name, color);
    }
    if (isModelSurfaceName(name)) return makeModelMaterial(name);
    const entry: MaterialEntry = MATERIALS[name];
    const gloss = findGloss(name);
    return {
      name,
      albedo: applySeasonToColor(name, findStyleColor(this.scene, name) ?? parseHexColor(entry.color), this.scene),
      pattern: entry.pattern,
      scale: entry.scale,
      contrast: entry.contrast,
      bump: entry.bump,
      emission: getEmission(name, this.scene),
      translucency: entry.translucency ?? 0,
      ...(gloss === undefined ? {} : { gloss }),
    };
  }

  private register(key: string, material: Material): number {
    this.numbers.set(key, this.list.length);
    this.list.push(material);
    return this.list.length - 1;
  }
}

/** A material in its own colour with the surface of a craft; nothing of it shines. */
function asCraft({ gloss: _gloss, ...own }: Material, { pattern, scale, contrast, bump }: SubstanceEntry): Material {
  return { ...own, pattern, scale, contrast, bump };
}

/** Light that a wet surface reflects, as a share of that of a dry one. */
const WET_SHARE = 0.55;
/** Radiance of a glowing surface in multiples of its colour. */
const GLOW = 1.6;

/** Darkest mean of a texture that a colour is divided by: a nearly black texture stays dark. */
const DARKEST_MEAN = 0.05;

function isMetallic(name: SurfaceName): boolean {
  if (isModelSurfaceName(name)) return false;
  return isFinishName(name) ? finishRusts(name) : MATERIALS[name].pattern === 'metal';
}

/** Damp places, where moss grows of itself. */
const MOSSY_PLACES: readonly Place[] = ['swamp', 'forest', 'rainforest', 'conifer-forest'];

function settlingOf(scene: Scene): SurfaceTopLayer | null {
  if (isSnowy(scene) && !isRoom(scene.place)) return { material: 'snow', minUp: 0.55, share: 0.85, onLarge: true };
  if (scene.cover === 'moss') return { material: 'moss', minUp: 0.35, share: 0.8, onLarge: true };
  return MOSSY_PLACES.includes(scene.place) ? { material: 'moss', minUp: 0.7, share: 0.5, onLarge: false } : null;
}

/** A material of a lamp in a colour of light, linear RGB; others as they are. */
const lightLamp = (own: Material, name: SurfaceName, color: Rgb): Material =>
  isLampSurface(name) ? { ...own, emission: tintLamp(color, own.emission) } : own;
