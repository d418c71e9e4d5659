import { CATALOGUE, SUBSTANCES, THEMES } from '@diorama/catalogue';
import type { CatalogueRow, CatalogueTheme } from '@diorama/catalogue';
import { OBJECT_STATES } from '@diorama/domain';

import { getObjectNames } from '../catalogue/search-catalogue.js';

/** The reference page of the catalogue in Markdown, written from its rows. */
export function renderCatalogueReferencePage(): string {
  const rows = [...CATALOGUE.values()];
  const sections = THEMES.map((theme) => renderTheme(theme, rows));
  return `${[renderIntroduction(rows), renderLooks(), ...sections].filter((section) => section !== '').join('\n\n')}\n`;
}

const renderIntroduction = (rows: readonly CatalogueRow[]): string => `# Catalogue of objects

The catalogue has ${rows.length.toLocaleString('en')} objects. A prompt refers to an object by its name or a synonym, in the singular or the plural ("three bookshelves"). A scene refers to an object by its id, which is the \`kind\` of the object ([scenes](scene.md)). Prompts and scenes can also use basic kinds, such as trees and barns, which [words of prompts](prompt-words.md) lists. The [guide to prompts](prompts.md) explains how to write a prompt.

- \`GET /svc/v1/catalogue?q=traffic light&theme=architecture\` searches the catalogue. For each object, the response contains the id, the names, the usual size in metres, the stand, the family and a picture. It also lists the themes, substances, states and places.
- \`GET /svc/v1/catalogue/{object_id}\` returns one object. \`/svc/v1/catalogue/{object_id}/picture.webp\` returns its picture and does not need an API key.
- \`POST /svc/v1/scenes:compose\` returns which objects of a prompt a world would show, and which words it would not show and why, free of charge.
- On the command line, use \`npx diorama-worlds catalogue "traffic light"\` and \`npx diorama-worlds compose "a red barn"\`. The page \`/catalogue\` shows the pictures of all objects.
- Operators can add their own objects as GLB files in [object packs](../operating/object-packs.md).

The size is the size of an object with \`size\` 1 in a scene. Objects that are taller than 4.2 m or wider than 6 m stand only outdoors. \`stand\` says where an object stands: on the \`ground\`, against a \`wall\`, \`hung\` on a wall, \`flat\` on the floor, from the \`ceiling\`, on a \`surface\` such as a table, on
\`water\`, \`under-water\`, in the \`air\`, or \`far\` away.`;

const renderLooks = (): string => `## Substances and states

An object in a scene can have a \`substance\`, which is the material of its principal part, and a \`state\`. In prompts, adjectives describe the substance and the state ("a golden statue", "a mossy bench").

- Substances: ${Object.keys(SUBSTANCES).join(', ')}.
- States: ${OBJECT_STATES.join(', ')}.`;

function renderTheme(theme: CatalogueTheme, rows: readonly CatalogueRow[]): string {
  const names = rows.filter((row) => row.theme === theme).map(({ id }) => getObjectNames(id).name);
  if (names.length === 0) return '';
  return `## ${theme.charAt(0).toUpperCase()}${theme.slice(1)} (${names.length})\n\n${names.toSorted().join(', ')}.`;
}
