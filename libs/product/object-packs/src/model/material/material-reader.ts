import type { Material } from '@gltf-transform/core';
import type { EmissiveStrength, PBRSpecularGlossiness, Transform } from '@gltf-transform/extensions';
import type { ModelSurface } from '@diorama/catalogue';
import { clamp } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';

import type { TextureReader } from './texture-reader.js';

/** What the engine takes over of a material of glTF. */
export interface ReadMaterial extends ModelSurface {
  /** Number of the material in the model. */
  readonly number: number;
  /** The set of texture coordinates. */
  readonly uvSet: number;
  /** Moves texture coordinates (KHR_texture_transform). */
  readonly moveUv: (u: number, v: number) => readonly [u: number, v: number];
  /** Whether a surface is drawn at moved texture coordinates; null where all of it is. */
  readonly isVisibleAt: ((u: number, v: number) => boolean) | null;
  readonly doubleSided: boolean;
}

/** Opacity below which a blended surface is not drawn. */
const OPACITY_MIN = 0.1;
/** Brightest light that a surface gives off: ten times white in sunlight. */
const RADIANCE_MAX = 10;

/** Reads the materials of one model, each once. */
export class MaterialReader {
  private readonly materials = new Map<Material | null, Promise<ReadMaterial>>();

  constructor(private readonly textures: TextureReader) {}

  /** @throws ModelError for a texture that is damaged or too large */
  read(material: Material | null): Promise<ReadMaterial> {
    const known = this.materials.get(material);
    if (known !== undefined) return known;
    const reading = this.convert(material, this.materials.size);
    this.materials.set(material, reading);
    return reading;
  }

  private async convert(material: Material | null, number: number): Promise<ReadMaterial> {
    if (material === null) return { ...PLAIN, number };
    const gloss = material.getExtension<PBRSpecularGlossiness>('KHR_materials_pbrSpecularGlossiness');
    const [r, g, b, opacity] = gloss?.getDiffuseFactor() ?? material.getBaseColorFactor();
    const picture = gloss === null ? material.getBaseColorTexture() : gloss.getDiffuseTexture();
    const info = gloss === null ? material.getBaseColorTextureInfo() : gloss.getDiffuseTextureInfo();
    const image = picture?.getImage() ?? null;
    const read =
      image === null ? null : await this.textures.decode(image, picture?.getName() || `of material ${material.getName() || number}`);
    const transform = info?.getExtension<Transform>('KHR_texture_transform') ?? null;
    return {
      number,
      color: clampColor([r, g, b], 1),
      emission: emissionOf(material),
      texture: read?.texture ?? null,
      uvSet: transform?.getTexCoord() ?? info?.getTexCoord() ?? 0,
      moveUv: uvTransformOf(transform),
      isVisibleAt: visibilityOf(material, opacity, read?.opacityAt ?? null),
      doubleSided: material.getDoubleSided(),
    };
  }
}

const keep = (u: number, v: number): readonly [number, number] => [u, v];
/** glTF 2.0, 3.9.6: the default material is white; but what is left without one is seldom meant to be as white as snow. */
const PLAIN = {
  color: [0.8, 0.8, 0.8],
  emission: [0, 0, 0],
  texture: null,
  uvSet: 0,
  moveUv: keep,
  isVisibleAt: null,
  doubleSided: false,
} as const;

const clampColor = (color: readonly number[], most: number): Rgb =>
  color.map((value) => (Number.isFinite(value) ? clamp(value, 0, most) : 0)) as unknown as Rgb;

/** Light that the whole surface gives off; a picture of light is left out, because it lights parts only. */
function emissionOf(material: Material): Rgb {
  if (material.getEmissiveTexture() !== null) return [0, 0, 0];
  const strength = material.getExtension<EmissiveStrength>('KHR_materials_emissive_strength')?.getEmissiveStrength() ?? 1;
  return clampColor(
    material.getEmissiveFactor().map((value) => value * strength),
    RADIANCE_MAX,
  );
}

/** glTF 2.0, 3.9.4: an opaque material has no use for its alpha; a masked one is cut out; of a blended one the nearly invisible parts are. */
function visibilityOf(
  material: Material,
  opacity: number,
  opacityAt: ((u: number, v: number) => number) | null,
): ((u: number, v: number) => boolean) | null {
  const mode = material.getAlphaMode();
  if (mode === 'OPAQUE') return null;
  const cutoff = mode === 'MASK' ? material.getAlphaCutoff() : OPACITY_MIN;
  if (opacityAt !== null) return (u, v) => opacity * opacityAt(u, v) >= cutoff;
  return opacity >= cutoff ? null : () => false;
}

/**
 * KHR_texture_transform: scale, then rotation, then offset. Positive angles turn counter-clockwise on a picture whose second axis points down, as in the
 * example of the specification and in other readers; the listing there has the transposed matrix (KhronosGroup/glTF issue 1563).
 */
function uvTransformOf(transform: Transform | null): ReadMaterial['moveUv'] {
  if (transform === null) return keep;
  const [x, y] = transform.getOffset();
  const [width, height] = transform.getScale();
  const turn = transform.getRotation();
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return (u, v) => [x + c * width * u + s * height * v, y - s * width * u + c * height * v];
}
