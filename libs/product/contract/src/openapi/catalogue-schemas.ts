import { z } from 'zod';

import { sceneSchema } from '../http/scene/scene.js';

export const catalogueObjectSchema = z.object({
  id: z.string().describe('The `kind` of an object in a scene.'),
  name: z.string().describe('Name of the object in prompts, singular.'),
  words: z.array(z.string()).describe('Other names in prompts, singular. Plurals are also recognised.'),
  theme: z.string(),
  size: z.object({ width: z.number(), height: z.number(), depth: z.number() }).describe('Usual size in metres.'),
  stand: z
    .string()
    .describe(
      'Where the object stands: `ground`, `wall`, `hung`, `flat`, `ceiling`, `surface`, `water`, `under-water`, `air` or `far`. New values may be added.',
    ),
  substance: z.string().nullable().describe('Default substance of the main part. Null if it is not in `substances`.'),
  family: z.string().nullable().describe('ID of the object that replaces unknown relatives of this object.'),
  picture_url: z.string().meta({ format: 'uri' }).describe('Image of the object, WebP. No API key is needed.'),
});

export const cataloguePageSchema = z.object({
  objects: z.array(catalogueObjectSchema),
  themes: z.array(z.string()),
  substances: z.array(z.string()).describe('Values of `substance` of an object in a scene.'),
  states: z.array(z.string()).describe('Values of `state` of an object in a scene.'),
  places: z.array(z.string()).describe('Values of `place` of a scene.'),
  rooms: z.array(z.string()).describe('Values of `room` of a scene.'),
  sites: z.array(z.string()).describe('Values of `site` of a scene.'),
  styles: z.array(z.string()).describe('Values of `styles` of a scene.'),
  next_page_token: z.string().nullable().describe('Token of the next page. Null on the last page.'),
});

export const representedNounSchema = z.object({
  text: z.string().describe('Words of the prompt, in lower case.'),
  id: z
    .string()
    .describe('Part of the scene that shows these words: `objects/<index>`, or the name of a property such as `place` or `water`.'),
  kind: z.string().describe('ID of an object of the catalogue, or the value of the property.'),
  as: z
    .enum(['exact', 'family', 'attribute'])
    .describe('`exact`: the object itself. `family`: another object of the same family. `attribute`: a property of the scene.'),
});

export const missingWordsSchema = z.object({
  text: z.string().describe('Words of the prompt, in lower case.'),
  why: z.string().describe('Human-readable reason, such as `unknown word` or `relation not obeyed`.'),
});

/** What a prompt is read as. */
export const sceneCompositionSchema = z.object({
  scene: sceneSchema,
  caption: z.string().describe('Description of the scene.'),
  represented: z.array(representedNounSchema).describe('Nouns of the prompt that the scene shows, in order of appearance.'),
  not_represented: z.array(missingWordsSchema).describe('Words of the prompt that the scene does not show, in order of appearance.'),
});
