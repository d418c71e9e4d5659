import { THEMES } from '@diorama/catalogue';
import { BIOME_NAMES, LIMITS, ROOM_KINDS } from '@diorama/domain';
import * as z from 'zod';

import { MODEL_FRONTS } from './model/model-order.js';

/** The name of the file that describes a pack, in its folder. */
export const OBJECT_PACK_MANIFEST = 'object-pack.json';

const limits = LIMITS.objectPack;
const kebab = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must consist of small letters, digits and single hyphens');
/** A name as people write it in prompts, without punctuation that separates phrases. */
const phrase = z
  .string()
  .trim()
  .min(1)
  .max(limits.wordLength)
  .regex(/^[\p{Letter}\p{Number}][\p{Letter}\p{Number}' -]*$/u, 'must consist of letters, digits, spaces, hyphens and apostrophes');
const metres = z.number().min(limits.metresMin).max(limits.metresMax);

const objectSchema = z
  .strictObject({
    id: kebab(32).describe('Unique in the pack. The id in the catalogue is the name of the pack, a hyphen and this id.'),
    file: z.string().min(1).max(255).describe('Path of the GLB file, relative to the folder of the manifest.'),
    name: phrase.optional().describe('Singular name in captions. Defaults to the id with spaces for hyphens.'),
    words: z.array(phrase).max(limits.words).default([]).describe('Other singular names that prompts use. Plurals are derived.'),
    height: metres.optional().describe('Height in metres. Width and depth follow from the model.'),
    width: metres.optional().describe('Width in metres, in place of the height.'),
    depth: metres.optional().describe('Depth in metres, in place of the height.'),
    front: z.enum(MODEL_FRONTS).default('+z').describe('Axis of the model to which its front faces.'),
    theme: z.enum(THEMES).default('goods').describe('Theme of the catalogue under which it is listed.'),
    stand: z
      .enum(['ground', 'wall', 'hung', 'flat', 'ceiling', 'surface', 'water', 'under-water', 'air', 'far'])
      .default('ground')
      .describe('Where it stands.'),
    lift: z.number().min(0).max(limits.metresMax).optional().describe('Metres above the ground, for objects in the air.'),
    solid: z.enum(['box', 'cylinder', 'none']).default('box').describe('What a walker collides with.'),
    side: z.enum(['outdoors', 'indoors']).optional().describe('Where it occurs, if not both.'),
    places: z
      .array(z.enum([...BIOME_NAMES, ...ROOM_KINDS]))
      .max(limits.words)
      .default([])
      .describe('Places that a prompt with this object and no place means, likeliest first.'),
    usual: z.int().min(1).max(100).optional().describe('How many a bare plural means.'),
  })
  .refine(
    ({ height, width, depth }) => [height, width, depth].filter((measure) => measure !== undefined).length < 2,
    'give one of height, width and depth: models keep their proportions',
  );

export const objectPackManifestSchema = z
  .strictObject({
    $schema: z.string().optional().describe('For editors.'),
    name: kebab(24).describe('Name of the pack: small letters, digits and hyphens. No other pack of the installation may have it.'),
    version: z
      .string()
      .max(64)
      .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'must be a semantic version')
      .describe('Semantic version of the pack.'),
    license: z.string().min(1).max(200).describe('SPDX expression or a sentence.'),
    source: z.string().max(500).optional().describe('Where the models come from.'),
    objects: z.array(objectSchema).min(1).max(limits.objects).describe('The objects that the pack adds to the catalogue.'),
  })
  .superRefine(({ objects }, context) => {
    const seen = new Set<string>();
    for (const [k, { id }] of objects.entries()) {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: ['objects', k, 'id'], message: `${id} occurs twice` });
      seen.add(id);
    }
  });

export type ObjectPackManifest = z.output<typeof objectPackManifestSchema>;
export type PackObject = ObjectPackManifest['objects'][number];

/** `object-pack.json` as JSON Schema (draft 2020-12), for editors and for tools in other languages. */
export function objectPackJsonSchema(): object {
  return z.toJSONSchema(objectPackManifestSchema, { io: 'input' });
}
