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

The catalogue has ${rows.length.toLocaleString('en')} objects. A prompt names them by their names or synonyms, singular or plural ("three bookshelves"). A scene names
them by their id, the \`kind\` of an object ([scenes](scene.md)). Prompts and scenes also have basic kinds, such as trees and barns:
[words of prompts](prompt-words.md) lists them. The [guide to prompts](prompts.md) explains how to write a prompt.

- \`GET /svc/v1/catalogue?q=traffic light&theme=architecture\` searches the catalogue. Each object has its id, names, usual size in metres,
  stand, family and a picture. The response also lists the themes, substances, states and places.
- \`GET /svc/v1/catalogue/{object_id}\` returns one object, and \`/svc/v1/catalogue/{object_id}/picture.webp\` its picture, for which no API key is
  needed.
- \`POST /svc/v1/scenes:compose\` returns which objects a prompt shows, and which words it does not show and why, free of charge.
- \`npx diorama-worlds catalogue "traffic light"\` and \`npx diorama-worlds compose "a red barn"\` do the same in a shell. The page \`/catalogue\` shows the pictures.
- Operators add objects of their own as GLB files: [object packs](../operating/object-packs.md).

The size is that of an object whose scene has \`size\` 1. Objects taller than 4.2 m or wider than 6 m stand outdoors only. \`stand\` says where an
object stands: on the \`ground\`, against a \`wall\`, \`hung\` on a wall, \`flat\` on the floor, from the \`ceiling\`, on a \`surface\` such as a table, on
\`water\`, \`under-water\`, in the \`air\`, or \`far\` away.`;

const renderLooks = (): string => `## Substances and states

An object of a scene can have a \`substance\`, the material of its principal part, and a \`state\`. Prompts name them by adjectives ("a golden
statue", "a mossy bench").

- Substances: ${Object.keys(SUBSTANCES).join(', ')}.
- States: ${OBJECT_STATES.join(', ')}.`;

function renderTheme(theme: CatalogueTheme, rows: readonly CatalogueRow[]): string {
  const names = rows.filter((row) => row.theme === theme).map(({ id }) => getObjectNames(id).name);
  if (names.length === 0) return '';
  return `## ${theme.charAt(0).toUpperCase()}${theme.slice(1)} (${names.length})\n\n${names.toSorted().join(', ')}.`;
}
