import type { Material, TextureInfo } from '@gltf-transform/core';
import type { EmissiveStrength, PBRSpecularGlossiness, Transform } from '@gltf-transform/extensions';
import type { ModelSurface } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';
import { decodePicture } from '@diorama/images';
import type { Texture } from '@diorama/world-model';

import { createSquareTexture, TEXTURE_SIDE_MAX } from './square-texture.js';

/** What the engine takes over of a material of glTF. */
export interface ReadMaterial extends ModelSurface {
  readonly key: string;
  /** The set of texture coordinates. */
  readonly uvSet: number;
  /** Moves texture coordinates (KHR_texture_transform). */
  readonly moveUv: (u: number, v: number) => readonly [u: number, v: number];
  readonly doubleSided: boolean;
  /** Wholly transparent: not drawn. */
  readonly isInvisible: boolean;
}

type Picture = NonNullable<ReturnType<Material['getBaseColorTexture']>>;

/** Opacity below which a blended material is not drawn. */
const OPACITY_MIN = 0.1;

/** Reads materials, each picture once. */
export class MaterialReader {
  private readonly textures = new Map<Picture, Promise<Texture>>();
  private readonly materials = new Map<Material | null, Promise<ReadMaterial>>();

  /** @throws PictureError for a texture that is damaged or too large */
  read(material: Material | null): Promise<ReadMaterial> {
    const known = this.materials.get(material);
    if (known !== undefined) return known;
    const reading = this.convert(material, this.materials.size);
    this.materials.set(material, reading);
    return reading;
  }

  private async convert(material: Material | null, number: number): Promise<ReadMaterial> {
    if (material === null) return { ...PLAIN, key: `${number}` };
    const gloss = material.getExtension<PBRSpecularGlossiness>('KHR_materials_pbrSpecularGlossiness');
    const [r, g, b, opacity] = gloss?.getDiffuseFactor() ?? material.getBaseColorFactor();
    const picture = gloss === null ? material.getBaseColorTexture() : gloss.getDiffuseTexture();
    const info = gloss === null ? material.getBaseColorTextureInfo() : gloss.getDiffuseTextureInfo();
    return {
      key: `${number}`,
      color: [r, g, b],
      emission: emissionOf(material),
      texture: picture === null ? null : await this.textureOf(picture),
      uvSet: info?.getTexCoord() ?? 0,
      moveUv: uvTransformOf(info),
      doubleSided: material.getDoubleSided(),
      isInvisible: material.getAlphaMode() === 'BLEND' && opacity < OPACITY_MIN,
    };
  }

  private textureOf(picture: Picture): Promise<Texture> {
    const known = this.textures.get(picture);
    if (known !== undefined) return known;
    const reading = decodePicture(picture.getImage() ?? new Uint8Array(0), {
      maxEdge: TEXTURE_SIDE_MAX,
      pixelsMax: LIMITS.objectPack.texturePixels,
    }).then(createSquareTexture);
    this.textures.set(picture, reading);
    return reading;
  }
}

const keep = (u: number, v: number): readonly [number, number] => [u, v];
const PLAIN = {
  color: [0.8, 0.8, 0.8],
  emission: [0, 0, 0],
  texture: null,
  uvSet: 0,
  moveUv: keep,
  doubleSided: false,
  isInvisible: false,
} as const;

/** Light that the whole surface gives off; a picture of light is left out, because it lights parts only. */
function emissionOf(material: Material): readonly [number, number, number] {
  if (material.getEmissiveTexture() !== null) return [0, 0, 0];
  const strength = material.getExtension<EmissiveStrength>('KHR_materials_emissive_strength')?.getEmissiveStrength() ?? 1;
  const [r, g, b] = material.getEmissiveFactor();
  return [r * strength, g * strength, b * strength];
}

/** The matrix of KHR_texture_transform: translation, rotation, scale. */
function uvTransformOf(info: TextureInfo | null): ReadMaterial['moveUv'] {
  const transform = info?.getExtension<Transform>('KHR_texture_transform');
  if (transform === null || transform === undefined) return keep;
  const [x, y] = transform.getOffset();
  const [width, height] = transform.getScale();
  const turn = transform.getRotation();
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return (u, v) => [x + c * width * u + s * height * v, y - s * width * u + c * height * v];
}
