import type { CommandRow, OptionRow } from './command-table.js';

/** A completion script for bash 3.2 or newer. */
export function renderBashCompletion(rows: readonly CommandRow[]): string {
  const paths = rows.filter(({ path }) => path !== '').map(({ path }) => `' ${path}'`);
  const values = rows.flatMap(({ path, options }) =>
    options
      .filter((option) => option.values.length > 0)
      .map((option) => `    '${path} --${option.name}') words='${option.values.join(' ')}' ;;`),
  );
  return `# bash completion of the diorama command, written by "diorama completion bash"
_diorama() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" position='' words='' index word
  [[ "$current" == '=' ]] && current=''
  [[ "$previous" == '=' ]] && previous="\${COMP_WORDS[COMP_CWORD - 2]}"
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$position \${COMP_WORDS[index]}" in
      ${paths.join(' | ')}) position="$position \${COMP_WORDS[index]}" ;;
      *) break ;;
    esac
  done
  position="\${position# }"
  case "$position $previous" in
${values.join('\n')}
  esac
  if [[ -z "$words" && ! ("$previous" == --* && " $(_diorama_valued "$position") " == *" $previous "*) ]]; then
    case "$position" in
${rows.map((row) => `      '${row.path}') words='${wordsOf(row)}' ;;`).join('\n')}
    esac
    [[ "$current" != -* && -z "$(_diorama_commands "$position")" ]] && words=''
  fi
  COMPREPLY=()
  while IFS='' read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$current")
}
_diorama_valued() {
  case "$1" in
${rows.map(({ path, options }) => `    '${path}') echo '${valued(options)}' ;;`).join('\n')}
  esac
}
_diorama_commands() {
  case "$1" in
${rows
  .filter(({ commands }) => commands.length > 0)
  .map(({ path, commands }) => `    '${path}') echo '${commands.map(({ name }) => name).join(' ')}' ;;`)
  .join('\n')}
  esac
}
complete -o default -F _diorama diorama diorama-worlds
`;
}

const wordsOf = ({ commands, options }: CommandRow): string =>
  [...commands.map(({ name }) => name), ...options.map(({ name }) => `--${name}`)].join(' ');

const valued = (options: readonly OptionRow[]): string =>
  options
    .filter(({ takesValue }) => takesValue)
    .map(({ name }) => `--${name}`)
    .join(' ');
