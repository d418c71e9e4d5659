// `npm run relations [-- --count N] [-- --seed N] [-- --list]`: draws relation prompts from a grammar and prints, for each relation, how many the
// reader understands and how many the world satisfies, measured on its geometry. A relation that is neither satisfied nor reported counts as
// silent. `--list` prints each prompt that fails. Writes .diorama/relations.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { drawRelationPrompts } from './grammar.ts';
import { measurePrompt } from './measure.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama/', import.meta.url));
const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' }, list: { type: 'boolean', default: false } },
});

const results = drawRelationPrompts(Number(values.count), Number(values.seed)).map((prompt, i) => ({
  ...prompt,
  ...measurePrompt(prompt, i + 1),
}));
const percent = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);
const line = (name, rows) => {
  const count = (verdict) => rows.filter((row) => row.verdict === verdict).length;
  return [
    name.padEnd(14),
    rows.length,
    count('satisfied'),
    percent(count('satisfied'), rows.length),
    count('reported'),
    count('silent'),
  ].join('\t');
};

if (values.list)
  for (const { prompt, kind, verdict, detail } of results)
    if (verdict !== 'satisfied') process.stdout.write(`${verdict} ${kind}: ${prompt} (${detail})\n`);
process.stdout.write(`${['relation'.padEnd(14), 'prompts', 'holds', 'share', 'reported', 'silent'].join('\t')}\n`);
for (const kind of [...new Set(results.map((result) => result.kind))].toSorted())
  process.stdout.write(
    `${line(
      kind,
      results.filter((result) => result.kind === kind),
    )}\n`,
  );
process.stdout.write(`${line('all', results)}\n`);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}relations.json`, `${JSON.stringify(results, null, 2)}\n`);
