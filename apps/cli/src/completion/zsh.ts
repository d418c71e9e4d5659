import type { CommandRow } from './command-table.js';

/** A completion script for zsh: source it, or save it as `_diorama` in a folder of `fpath`. */
export function renderZshCompletion(rows: readonly CommandRow[]): string {
  const groups = rows.filter(({ commands }) => commands.length > 0);
  const leaves = rows.filter(({ commands }) => commands.length === 0);
  return `#compdef diorama diorama-worlds
# zsh completion of the diorama command, written by "diorama completion zsh"
_diorama() {
  local position='' index
  local -a entries
  for ((index = 2; index < CURRENT; index++)); do
    case "$position \${words[index]}" in
      ${rows
        .filter(({ path }) => path !== '')
        .map(({ path }) => `' ${path}'`)
        .join(' | ')}) position="$position \${words[index]}" ;;
      *) break ;;
    esac
  done
  case "\${position# }" in
${groups.map(renderGroup).join('\n')}
${leaves.map(renderLeaf).join('\n')}
  esac
}
if [ "$funcstack[1]" = '_diorama' ]; then _diorama "$@"; else compdef _diorama diorama diorama-worlds; fi
`;
}

function renderGroup({ path, commands }: CommandRow): string {
  const entries = commands.map(({ name, description }) => quote(`${name}:${description}`)).join(' ');
  return `    ${quote(path)}) entries=(${entries}); _describe -t commands command entries ;;`;
}

/** \`_arguments\` counts words from the first one, so that the commands are taken away before it. */
function renderLeaf({ path, options }: CommandRow): string {
  const specs = options.map(({ name, short, description, takesValue, values }) => {
    const meaning = `[${description.replaceAll(/[\\[\]]/g, String.raw`\$&`)}]`;
    const value = values.length > 0 ? `:value:(${values.join(' ')})` : ':value:_files';
    const end = `${meaning}${takesValue ? value : ''}`;
    const long = quote(`${takesValue ? '*' : ''}--${name}${end}`);
    return short === null ? long : `${quote(`-${short}${end}`)} ${long}`;
  });
  const depth = path.split(' ').length;
  return `    ${quote(path)}) shift ${depth} words; (( CURRENT -= ${depth} )); _arguments ${specs.join(' ')} '*:argument:_files' ;;`;
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
