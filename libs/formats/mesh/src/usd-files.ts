import { computeBounds } from './bounds.js';
import type { GlbMaterial, GlbPrimitive } from './glb-primitive.js';
import { validateMesh } from './mesh.js';
import { TextByteWriter } from './text-bytes.js';

/** A file of a USDZ package. */
export interface UsdFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Millimetres, and a hundredth of a texel in a texture of 1024. */
const POSITION_DECIMALS = 3;
const UV_DECIMALS = 5;
const COLOR_DECIMALS = 4;

/**
 * The files of a USDZ package (Pixar, "Usdz File Format Specification"), which holds them one after the other, not compressed and each
 * at a multiple of 64 bytes: the layer, text of USD with one mesh for each primitive, then its textures. Metres, y up; surfaces
 * give their colour as light of their own (`UsdPreviewSurface`), so they look the same whatever the lights. Throws a MeshFormatError
 * for a mesh that is not sound.
 */
export function encodeUsdFiles(primitives: readonly GlbPrimitive[]): readonly UsdFile[] {
  const textures = new Map<Uint8Array, string>();
  for (const { material } of primitives)
    if (material?.texture && !textures.has(material.texture.bytes))
      textures.set(material.texture.bytes, `textures/${textures.size}.${material.texture.mimeType === 'image/png' ? 'png' : 'jpg'}`);
  const out = new TextByteWriter().text(HEAD);
  for (const [i, primitive] of primitives.entries()) writeMesh(out, primitive, i);
  out.text('    def Scope "Materials"\n    {\n');
  for (const [i, primitive] of primitives.entries()) writeMaterial(out, primitive, { i, textures });
  out.text('    }\n}\n');
  return [{ name: 'world.usda', bytes: out.finish() }, ...[...textures].map(([bytes, name]) => ({ name, bytes }))];
}

const HEAD = `#usda 1.0
(
    defaultPrim = "World"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "World" (
    kind = "component"
)
{
`;

function writeMesh(out: TextByteWriter, primitive: GlbPrimitive, i: number): void {
  validateMesh(primitive);
  const { positions, indices, normals, colors, uvs, material } = primitive;
  const { min, max } = computeBounds(positions);
  out.text(`    def Mesh "Mesh${i}" (\n        prepend apiSchemas = ["MaterialBindingAPI"]\n    )\n    {\n`);
  out.text(`        uniform bool doubleSided = ${material?.doubleSided === true ? 1 : 0}\n`);
  out.text('        uniform token subdivisionScheme = "none"\n');
  out.text(`        rel material:binding = </World/Materials/Material${i}>\n`);
  out.text('        float3[] extent = ').tuples([...min, ...max], 3, POSITION_DECIMALS);
  out.text('\n        int[] faceVertexCounts = ').tuples(new Uint8Array(indices.length / 3).fill(3), 1, 0);
  out.text('\n        int[] faceVertexIndices = ').tuples(indices, 1, 0);
  out.text('\n        point3f[] points = ').tuples(positions, 3, POSITION_DECIMALS);
  if (normals) out.text('\n        normal3f[] normals = ').tuples(normals, 3, COLOR_DECIMALS).text(PER_VERTEX);
  if (colors) out.text('\n        color3f[] primvars:displayColor = ').tuples(colors, 3, COLOR_DECIMALS).text(PER_VERTEX);
  if (uvs) out.text('\n        texCoord2f[] primvars:st = ').tuples(fromBelow(uvs), 2, UV_DECIMALS).text(PER_VERTEX);
  out.text('\n    }\n\n');
}

const PER_VERTEX = ' (\n            interpolation = "vertex"\n        )';

/** USD counts v from the lower edge of a picture. */
const fromBelow = (uvs: Float32Array): Float32Array => uvs.map((value, i) => (i % 2 === 0 ? value : 1 - value));

interface MaterialPlace {
  readonly i: number;
  readonly textures: ReadonlyMap<Uint8Array, string>;
}

function writeMaterial(out: TextByteWriter, { material, colors }: GlbPrimitive, { i, textures }: MaterialPlace): void {
  const path = `/World/Materials/Material${i}`;
  const texture = material?.texture && textures.get(material.texture.bytes);
  const source = texture ? 'Texture.outputs:rgb' : 'Color.outputs:result';
  const isPainted = texture !== undefined || colors !== undefined;
  const emission = isPainted ? `.connect = <${path}/${source}>` : ` = ${baseColor(material)}`;
  out.text(`        def Material "Material${i}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (0, 0, 0)
                color3f inputs:emissiveColor${emission}
                int inputs:useSpecularWorkflow = 1
                color3f inputs:specularColor = (0, 0, 0)
                float inputs:roughness = 1
                token outputs:surface
            }
`);
  if (texture) out.text(textureShaders(path, texture));
  else if (isPainted) out.text(COLOR_SHADER);
  out.text('        }\n');
}

const baseColor = (material: GlbMaterial | undefined): string => `(${(material?.baseColor ?? [1, 1, 1]).slice(0, 3).join(', ')})`;

/** Repeats across, not down, as in the GLB. */
const textureShaders = (path: string, file: string): string => `
            def Shader "Texture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${file}@
                float2 inputs:st.connect = <${path}/Coordinates.outputs:result>
                token inputs:sourceColorSpace = "sRGB"
                token inputs:wrapS = "repeat"
                token inputs:wrapT = "clamp"
                float3 outputs:rgb
            }

            def Shader "Coordinates"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
`;

const COLOR_SHADER = `
            def Shader "Color"
            {
                uniform token info:id = "UsdPrimvarReader_float3"
                string inputs:varname = "displayColor"
                float3 outputs:result
            }
`;
