// The sections of docs/reference/cli.md, from the commands of apps/cli, which must be built.
import { EXAMPLES } from '../../apps/cli/dist/commands/examples.js';
import { COMMAND_GROUPS } from '../../apps/cli/dist/commands/root-command.js';
import { EXIT_CODE_MEANINGS } from '../../apps/cli/dist/exit-codes.js';
import { formatSynopsis, listArguments } from '../../apps/cli/dist/help.js';
import { getValueTable, JSON_ARGUMENT, PROFILE_ARGUMENT } from '../../apps/cli/dist/program/command.js';
import { LOCAL_URL } from '../../apps/cli/dist/program/installation.js';
import { CREDENTIALS, NOTES, PART_TEXTS, writeHead } from './reference-texts.mjs';
import { collectOutputs } from './sample-outputs.mjs';

/** Options that the page describes once, at its top. */
const SHARED = new Map(
  listArguments({ args: { ...PROFILE_ARGUMENT, ...JSON_ARGUMENT } }).map(({ label, description }) => [label, description]),
);

/** Commands without commands below them: `{ name, command, args, example }`. */
function leavesOf(name, command) {
  const inner = Object.entries(command.subCommands ?? {});
  if (inner.length > 0) return inner.flatMap(([word, sub]) => leavesOf(`${name} ${word}`, sub));
  return [{ name, command, args: command.args ?? {}, example: EXAMPLES[name]?.[0]?.[0] ?? '' }];
}

/** The page as Markdown. */
export async function writeReference() {
  const parts = COMMAND_GROUPS.map(({ title, commands }) => ({
    title,
    leaves: Object.entries(commands).flatMap(([name, command]) => leavesOf(name, command)),
  }));
  checkTexts(parts.flatMap(({ leaves }) => leaves));
  const outputs = await collectOutputs(parts.flatMap(({ leaves }) => leaves));
  const sections = parts.flatMap(({ title, leaves }) => [
    `## ${title}`,
    PART_TEXTS.get(title),
    table(
      'command | effect',
      leaves.map(({ name, command }) => [`[\`${name}\`](#${anchorOf(name)})`, cell(command.meta.description)]),
    ),
    ...leaves.map((leaf) => writeCommand(leaf, outputs.get(leaf.name))),
  ]);
  return [writeHead({ localUrl: LOCAL_URL, exitCodes: EXIT_CODE_MEANINGS }), ...sections].join('\n\n').replaceAll('\n\n\n', '\n\n') + '\n';
}

function writeCommand({ name, command, example }, output) {
  const rows = listArguments(command).filter(({ label, description }) => SHARED.get(label) !== description);
  const values = getValueTable(command);
  const [, effect] = EXAMPLES[name]?.[0] ?? ['', ''];
  const more = (EXAMPLES[name] ?? []).slice(1).map(([line, text]) => `# ${text}\n${line}`);
  return [
    `### diorama ${name}`,
    `${command.meta.description}.`,
    `\`\`\`text\n${formatSynopsis(command)}\n\`\`\``,
    CREDENTIALS.get(name),
    ...(rows.length === 0
      ? []
      : [
          table(
            'argument or option | meaning',
            rows.map(({ label, description }) => [`\`${label}\``, cell(description)]),
          ),
        ]),
    ...(values === undefined
      ? []
      : [
          table(
            `${values.title.toLowerCase()} | meaning`,
            values.rows.map(([value, meaning]) => [`\`${value}\``, cell(meaning)]),
          ),
        ]),
    ...(NOTES.has(name) ? [NOTES.get(name)] : []),
    `${effect.replace(/\.$/, '')}:`,
    `\`\`\`sh\n${example}\n\`\`\``,
    ...(output === undefined ? [] : [`\`\`\`text\n${output}\n\`\`\``]),
    ...(more.length === 0 ? [] : [`More examples:\n\n\`\`\`sh\n${more.join('\n')}\n\`\`\``]),
  ].join('\n\n');
}

const anchorOf = (name) => `diorama-${name.replaceAll(' ', '-')}`;

const table = (head, rows) => [`| ${head} |`, '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');

/** A text of the help in a cell: options and variables as code. */
const cell = (text) =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/(?<![\w`-])(--[a-z][a-z-]+|DIORAMA_[A-Z_]+|account:write|operations:read)(?![\w`])/g, '`$1`');

/** @throws Error for a command without a text about its credentials, and for a text about an unknown command */
function checkTexts(leaves) {
  const names = leaves.map(({ name }) => name);
  const missing = names.filter((name) => !CREDENTIALS.has(name));
  const unknown = [...CREDENTIALS.keys(), ...NOTES.keys()].filter((name) => !names.includes(name));
  if (missing.length + unknown.length > 0)
    throw new Error(`tools/cli/reference-texts.mjs: no credentials of ${missing.join(', ')}; unknown commands ${unknown.join(', ')}`);
}
