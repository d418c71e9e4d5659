import type { CommandRow } from './command-table.js';

/** A completion script for fish 3 or newer. */
export function renderFishCompletion(rows: readonly CommandRow[]): string {
  return `# fish completion of the diorama command, written by "diorama completion fish"
function __diorama_at
    set -l words (commandline -opc)
    set -l position (string join ' ' -- $words[2..])
    test "$argv[2]" = exactly; and test "$position" = "$argv[1]"; and return 0
    test "$argv[2]" = below; and string match -q -- "$argv[1] *" "$position "
end
complete -c diorama -f
complete -c diorama-worlds -w diorama
${rows.flatMap(renderRow).join('\n')}
`;
}

function renderRow({ path, commands, options }: CommandRow): string[] {
  const names = commands.map(
    ({ name, description }) => `complete -c diorama -n ${quote(`__diorama_at '${path}' exactly`)} -a ${name} -d ${quote(description)}`,
  );
  if (commands.length > 0) return names;
  const at = quote(`__diorama_at '${path}' below`);
  const flags = options.map(({ name, short, description, takesValue, values }) => {
    const value = values.length > 0 ? ` -x -a ${quote(values.join(' '))}` : takesValue ? ' -r -F' : '';
    return `complete -c diorama -n ${at}${short === null ? '' : ` -s ${short}`} -l ${name}${value} -d ${quote(description)}`;
  });
  return [`complete -c diorama -n ${at} -F`, ...flags];
}

const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
