/** A piece of source that stands in the place of a value, such as a call that reads a file. */
export class SourceExpression {
  constructor(readonly source: string) {}
}

/** How a language writes values. */
export interface LiteralStyle {
  readonly formatText: (text: string) => string;
  readonly formatKey: (name: string) => string;
  readonly words: { readonly true: string; readonly false: string; readonly null: string };
  /** One level of indentation. */
  readonly indent: string;
  /** Whether the last entry of a list or an object ends with a comma. */
  readonly hasTrailingComma: boolean;
}

const WORDS = { true: 'true', false: 'false', null: 'null' };

/** JSON, of which expressions are no part. */
export const JSON_STYLE: LiteralStyle = {
  formatText: JSON.stringify,
  formatKey: JSON.stringify,
  words: WORDS,
  indent: '  ',
  hasTrailingComma: false,
};

/** Single quotes, unless the text needs escapes. */
const formatTypeScriptText = (text: string): string => {
  const quoted = JSON.stringify(text);
  return /["'\\]/.test(quoted.slice(1, -1)) ? quoted : `'${text}'`;
};

export const TYPESCRIPT_STYLE: LiteralStyle = {
  formatText: formatTypeScriptText,
  formatKey: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : formatTypeScriptText(name)),
  words: WORDS,
  indent: '  ',
  hasTrailingComma: true,
};

export const PYTHON_STYLE: LiteralStyle = {
  formatText: JSON.stringify, // the escapes of JSON are escapes of Python, too
  formatKey: JSON.stringify,
  words: { true: 'True', false: 'False', null: 'None' },
  indent: '    ',
  hasTrailingComma: true,
};

/**
 * A value as a literal: short lists and objects on one line, others with one entry on each line.
 *
 * @param value of JSON, or with `SourceExpression` in places
 * @param margin indentation of the lines after the first
 */
export function formatLiteral(value: unknown, style: LiteralStyle, margin = ''): string {
  if (value instanceof SourceExpression) return value.source;
  if (typeof value === 'string') return style.formatText(value);
  if (typeof value === 'boolean') return style.words[value ? 'true' : 'false'];
  if (value === null) return style.words.null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') throw new TypeError(`a request contains no ${typeof value}`);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inside = margin + style.indent;
  const entries = isList
    ? value.map((entry) => formatLiteral(entry, style, inside))
    : Object.entries(value).map(([name, entry]) => `${style.formatKey(name)}: ${formatLiteral(entry, style, inside)}`);
  const isPlain = Object.values(value).every((entry) => typeof entry !== 'object' || entry === null);
  const line = isList || style === PYTHON_STYLE ? `${open}${entries.join(', ')}${close}` : `${open} ${entries.join(', ')} ${close}`;
  if (entries.length === 0) return open + close;
  if (isPlain && line.length <= LINE_LENGTH) return line;
  return `${open}\n${entries.map((entry) => inside + entry).join(',\n')}${style.hasTrailingComma ? ',' : ''}\n${margin}${close}`;
}

const LINE_LENGTH = 76;
