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
 * at a multiple of 64 bytes: the layer, text of USD with one mesh for each primitive, named as its node, then its textures. Metres, y up; surfaces
 * give their colour as light of their own (`UsdPreviewSurface`), so they look the same whatever the lights. Throws a MeshFormatError
 * for a mesh that is not sound.
 */
export function encodeUsdFiles(primitives: readonly GlbPrimitive[]): readonly UsdFile[] {
  const textures = new Map<Uint8Array, string>();
  for (const { material } of primitives)
    if (material?.texture && !textures.has(material.texture.bytes))
      textures.set(material.texture.bytes, `textures/${textures.size}.${material.texture.mimeType === 'image/png' ? 'png' : 'jpg'}`);
  const out = new TextByteWriter().text(HEAD);
  const names = nameMeshes(primitives);
  const looks: MaterialLook[] = [];
  for (const [i, primitive] of primitives.entries()) {
    const look = describeLook(primitive, textures);
    const known = looks.findIndex((other) => other.source === look.source && other.value === look.value);
    const material = known >= 0 ? known : looks.push(look) - 1;
    writeMesh(out, primitive, { name: names[i] as string, material });
  }
  out.text('    def Scope "Materials"\n    {\n');
  for (const [i, look] of looks.entries()) writeMaterial(out, look, i);
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

/** Unlike identifiers: the name of a primitive's node as far as USD allows its characters, else `Mesh` and its number. */
function nameMeshes(primitives: readonly GlbPrimitive[]): string[] {
  const taken = new Set(['Materials']);
  return primitives.map(({ node }, i) => {
    const wanted = (node?.name ?? `Mesh${i}`).replaceAll(/[^A-Za-z0-9_]/g, '_').replace(/^(?=[0-9])|^$/, '_');
    let name = wanted;
    for (let part = 2; taken.has(name); part++) name = `${wanted}_part${part}`;
    taken.add(name);
    return name;
  });
}

interface MeshPlace {
  readonly name: string;
  /** Number of its material. */
  readonly material: number;
}

function writeMesh(out: TextByteWriter, primitive: GlbPrimitive, place: MeshPlace): void {
  validateMesh(primitive);
  const { positions, indices, normals, colors, uvs, material, node } = primitive;
  const { min, max } = computeBounds(positions);
  out.text(`    def Mesh "${place.name}" (\n        prepend apiSchemas = ["MaterialBindingAPI"]\n    )\n    {\n`);
  out.text(`        uniform bool doubleSided = ${material?.doubleSided === true ? 1 : 0}\n`);
  out.text('        uniform token subdivisionScheme = "none"\n');
  out.text(`        rel material:binding = </World/Materials/Material${place.material}>\n`);
  if (node?.translation) writeTranslation(out, node.translation);
  out.text('        float3[] extent = ').tuples([...min, ...max], 3, POSITION_DECIMALS);
  out.text('\n        int[] faceVertexCounts = ').tuples(new Uint8Array(indices.length / 3).fill(3), 1, 0);
  out.text('\n        int[] faceVertexIndices = ').tuples(indices, 1, 0);
  out.text('\n        point3f[] points = ').tuples(positions, 3, POSITION_DECIMALS);
  if (normals) out.text('\n        normal3f[] normals = ').tuples(normals, 3, COLOR_DECIMALS).text(PER_VERTEX);
  if (colors) out.text('\n        color3f[] primvars:displayColor = ').tuples(colors, 3, COLOR_DECIMALS).text(PER_VERTEX);
  if (uvs) out.text('\n        texCoord2f[] primvars:st = ').tuples(fromBelow(uvs), 2, UV_DECIMALS).text(PER_VERTEX);
  out.text('\n    }\n\n');
}

function writeTranslation(out: TextByteWriter, translation: readonly number[]): void {
  out.text('        double3 xformOp:translate = (');
  for (const [axis, metres] of translation.entries()) out.text(axis > 0 ? ', ' : '').number(metres, POSITION_DECIMALS);
  out.text(')\n        uniform token[] xformOpOrder = ["xformOp:translate"]\n');
}

const PER_VERTEX = ' (\n            interpolation = "vertex"\n        )';

/** USD counts v from the lower edge of a picture. */
const fromBelow = (uvs: Float32Array): Float32Array => uvs.map((value, i) => (i % 2 === 0 ? value : 1 - value));

/** Where a surface takes its colour from: the connection or the value, and the kind of shader with a texture's file. */
interface MaterialLook {
  readonly source: 'Texture' | 'Color' | null;
  /** A texture's file, or the value of a colour. */
  readonly value: string;
}

function describeLook({ material, colors }: GlbPrimitive, textures: ReadonlyMap<Uint8Array, string>): MaterialLook {
  const texture = material?.texture && textures.get(material.texture.bytes);
  if (texture !== undefined) return { source: 'Texture', value: texture };
  return colors === undefined ? { source: null, value: baseColor(material) } : { source: 'Color', value: '' };
}

function writeMaterial(out: TextByteWriter, { source, value }: MaterialLook, i: number): void {
  const path = `/World/Materials/Material${i}`;
  const outputs = { Texture: 'rgb', Color: 'result' };
  const emission = source === null ? ` = ${value}` : `.connect = <${path}/${source}.outputs:${outputs[source]}>`;
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
  if (source === 'Texture') out.text(textureShaders(path, value));
  if (source === 'Color') out.text(COLOR_SHADER);
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
