// Texts of docs/reference/cli.md that the help of the commands does not contain.

/** Environment variables that the program reads, and their effects. */
const ENVIRONMENT_VARIABLES = [
  ['DIORAMA_URL', 'API address'],
  ['DIORAMA_API_KEY', 'API key'],
  ['DIORAMA_PROFILE', 'profile to use instead of the current profile'],
  ['DIORAMA_OPERATOR_TOKEN', 'token for the [operator commands](#operators)'],
  ['DIORAMA_SHARE_PASSWORD', 'password for `worlds share --password`, which then does not prompt'],
  ['DIORAMA_HOME', 'folder of the local stack (default: `.diorama` in the current folder)'],
  ['XDG_CONFIG_HOME', 'folder of the configuration file `diorama/config.json` (default: `~/.config`)'],
  ['NO_COLOR', 'if set, the output has no colours'],
];

/** The page above its commands. `localUrl` is the default address, `exitCodes` are pairs of a number and its meaning. */
export const writeHead = ({ localUrl, exitCodes }) => `# CLI reference

This page lists every command of the Diorama CLI. [Diorama CLI](../../apps/cli/README.md) explains how to install it, and covers common
tasks. The program is called \`diorama\`, and also \`diorama-worlds\`. In a checkout of the repository, run \`npx diorama-worlds\` instead.

<!-- Generated with node tools/cli-reference.mjs from the help of the commands and the examples of the OpenAPI documents. -->

- [Worlds](#worlds): generate, change and export worlds.
- [Account](#account): log in, and manage credits and API keys.
- [Integration](#integration): webhooks, AI assistants and shell completion.
- [Operators](#operators): accounts, keys and deliveries of an installation.

## Usage

\`\`\`text
diorama COMMAND [OPTIONS] [ARGUMENTS]
\`\`\`

- **Option values** follow a space or an equals sign: \`--seed 7\` or \`--seed=7\`.
- **Results** are printed to standard output. Progress, messages and errors are printed to standard error.
- **Help.** \`diorama COMMAND --help\` describes a command. \`diorama --version\` prints the version.

These options are not repeated in the tables below. Every command accepts them, except \`completion\`. \`profiles\` has no \`--profile\`.

| option | meaning |
|---|---|
| \`--profile NAME\` | [profile](#address-and-api-key) to use |
| \`--json\` | print the API response as JSON, and an error as one line of JSON |

## Address and API key

A *profile* is an API address with an API key, stored by [\`diorama login\`](#diorama-login). The CLI looks up the address and the key
separately, in this order:

1. The profile in \`--profile\`. It overrides the variables.
2. \`DIORAMA_URL\` for the address, and \`DIORAMA_API_KEY\` for the key.
3. The profile in \`DIORAMA_PROFILE\`, or else the current profile.
4. The stack that \`npm start\` runs in the current folder.

The default address is \`${localUrl}\`. The CLI sends a stored key only to the address that it was stored with.

Each command below lists the [scopes](../guides/authentication.md#scopes) that the key needs. A profile cannot contain an operator token:
see [Operators](#operators).

## Environment variables

| variable | meaning |
|---|---|
${ENVIRONMENT_VARIABLES.map(([name, meaning]) => `| \`${name}\` | ${meaning} |`).join('\n')}

\`webhooks listen --exec\` sets \`WEBHOOK_ID\` to the delivery ID for the command that it runs.

## Exit codes

| code | meaning |
|---|---|
${exitCodes.map(([code, meaning]) => `| ${code} | ${meaning} |`).join('\n')}

Network failures, timeouts and server errors exit with 1. A conflict or an exceeded storage quota exits with 7.
`;

/** What each part of the page starts with, by the title of the group of commands. */
export const PART_TEXTS = new Map([
  ['Worlds', 'These commands need an API key.'],
  ['Account', 'These commands manage the connection and the account of the API key.'],
  [
    'Integration',
    `\`tasks\` uses the [tasks API](tasks.md), which can send webhooks. Without webhooks, use \`operations\`: both list the same operations.`,
  ],
  [
    'Operators',
    `These commands need an operator token in \`DIORAMA_OPERATOR_TOKEN\`. At the address of the local stack, they use its token. The token
needs the [role](../operating/keys-and-secrets.md#roles-of-operators) that each command lists, or a higher one.`,
  ],
]);

const READ_WORLDS = 'Scope: `worlds:read`.';
const WRITE_WORLDS = 'Scope: `worlds:write`.';
const READ_OPERATIONS = 'Scope: `operations:read`.';
const MEDIA = 'Scope: `media:write`.';
const READ_ACCOUNT = 'Scope: `account:read`.';
const WRITE_ACCOUNT = 'Scope: `account:write`.';
const ANY_KEY = 'Scope: none. Any valid key works.';
const WITHOUT_KEY = 'This command needs no API key.';
const START = 'Scopes: `worlds:write`, and without `--no-wait` and `--dry-run` also `operations:read` and `worlds:read`.';
const EXPORT = 'Scopes: `worlds:write`, and without `--no-wait` and `--dry-run` also `operations:read`.';
const VIEWER = 'Role: `viewer`.';
const SUPPORT = 'Role: `support`.';
const OPERATOR = 'Role: `operator`.';

/** The credentials that each command needs, by its name. */
export const CREDENTIALS = new Map([
  ['generate', `${START} Local files need \`media:write\`.`],
  ['compose', READ_WORLDS],
  ['worlds list', READ_WORLDS],
  ['worlds get', READ_WORLDS],
  ['worlds open', READ_WORLDS],
  ['worlds update', WRITE_WORLDS],
  ['worlds share', WRITE_WORLDS],
  ['worlds vary', START],
  ['worlds edit', START],
  ['worlds export', `${EXPORT} \`--out\` needs \`worlds:read\`.`],
  ['worlds render', EXPORT],
  ['worlds delete', WRITE_WORLDS],
  ['operations list', 'Scope: `operations:read`. The prompts of unfinished worlds need `worlds:read`.'],
  ['operations get', READ_OPERATIONS],
  ['operations cancel', WRITE_WORLDS],
  ['operations watch', READ_OPERATIONS],
  ['events tail', READ_OPERATIONS],
  ['upload', MEDIA],
  ['media list', MEDIA],
  ['media delete', MEDIA],
  ['media usage', READ_ACCOUNT],
  ['catalogue', READ_WORLDS],
  ['depth-to-rgb', `${EXPORT} A local file needs \`media:write\`.`],
  ['login', ANY_KEY],
  ['profiles', WITHOUT_KEY],
  ['whoami', 'Scope: none. The credits need `account:read`.'],
  ['doctor', 'Scope: none. Checks for which the key lacks a scope are skipped.'],
  ['credits', READ_ACCOUNT],
  ['usage', READ_ACCOUNT],
  ['api-keys list', READ_ACCOUNT],
  ['api-keys create', WRITE_ACCOUNT],
  ['api-keys revoke', WRITE_ACCOUNT],
  ['tasks submit', WRITE_WORLDS],
  ['tasks list', READ_OPERATIONS],
  ['tasks get', READ_OPERATIONS],
  ['tasks cancel', WRITE_WORLDS],
  ['tasks delivery', READ_OPERATIONS],
  ['webhooks deliveries', READ_OPERATIONS],
  ['webhooks redeliver', WRITE_ACCOUNT],
  ['webhooks listen', WITHOUT_KEY],
  ['mcp', 'Each [tool](mcp.md) needs the scopes of the API requests that it sends.'],
  ['completion', WITHOUT_KEY],
  ['accounts create', OPERATOR],
  ['accounts list', VIEWER],
  ['accounts grant', OPERATOR],
  ['accounts storage', 'Role: `viewer`, or `operator` to set the quota.'],
  ['keys list', VIEWER],
  ['keys create', OPERATOR],
  ['keys rotate', OPERATOR],
  ['keys revoke', OPERATOR],
  ['keys signing', VIEWER],
  ['keys rotate-signing', OPERATOR],
  ['keys revoke-signing', OPERATOR],
  ['deliveries list', VIEWER],
  ['deliveries get', VIEWER],
  ['deliveries redeliver', SUPPORT],
  ['deliveries send-now', SUPPORT],
  ['deliveries test', OPERATOR],
  ['deliveries purge', OPERATOR],
  ['system', VIEWER],
]);

/** More about a command, below its options. */
export const NOTES = new Map([
  ['generate', 'If you press Ctrl-C, the generation continues. `diorama operations watch` resumes the wait.'],
  ['worlds edit', '[Variations and edits](world-changes.md) describes what an edit changes.'],
  ['worlds export', '[Credits and limits](credits-and-limits.md) lists the prices. Exporting the same format again is free.'],
  ['worlds render', '[Camera paths](camera-paths.md) describes the file.'],
  ['webhooks redeliver', '[Webhook deliveries](webhook-deliveries.md) lists the states in which a webhook can be redelivered.'],
  ['webhooks listen', 'The receiver acknowledges each event before it runs the command of `--exec`.'],
  ['mcp', 'Without `--http`, the server uses standard input and output, and your API key. [MCP](mcp.md) lists the tools.'],
  [
    'completion',
    'For zsh, add `source <(diorama completion zsh)` to `~/.zshrc`. For fish, run `diorama completion fish > ~/.config/fish/completions/diorama.fish`.',
  ],
]);
