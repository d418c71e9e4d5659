// Reads what a module of the Python client offers: classes, functions and names of types with their docstrings. The modules are formatted by
// ruff, so that a signature ends with a colon on its last line and blocks are indented by four spaces.

/** Sections of docstrings that list names, and their names here. */
const LISTS = { Args: 'args', Options: 'described', Raises: 'raises', Attributes: 'listed' };
/** The section that holds code. */
const EXAMPLE = 'Example';

/** The definitions at the top of a module: `{ classes, functions, aliases }`. Names that begin with an underscore are left out. */
export function readModule(text) {
  const lines = text.split('\n');
  const found = { classes: [], functions: [], aliases: [] };
  for (let index = 0; index < lines.length; index++) {
    const named = /^class (\w+)(?:\((.*)\))?:$/.exec(lines[index]);
    if (named !== null && !named[1].startsWith('_')) found.classes.push(readClass(lines, index, named));
    if (/^(async )?def [a-z]/.test(lines[index])) found.functions.push(readFunction(lines, index));
    const alias = /^(?: {4})?([A-Z]\w*) = ((?:Union|Callable|Literal|Mapping|list)\[.*|[\d_.]+)$/.exec(lines[index]);
    if (alias !== null) found.aliases.push(readAlias(lines, index, alias));
  }
  return found;
}

function readClass(lines, start, [, name, bases = '']) {
  const body = [];
  for (let index = start + 1; index < lines.length && (lines[index] === '' || lines[index].startsWith(' ')); index++)
    body.push(lines[index]);
  const methods = body.flatMap((line, index) =>
    /^ {4}(async )?def ([a-z]|__init__)/.test(line) ? [{ ...readFunction(body, index), decorators: decoratorsAbove(body, index) }] : [],
  );
  const attributes = body.flatMap((line, index) => {
    const field = /^ {4}([a-z]\w*): (.+?)(?: = (.+))?$/.exec(line);
    return field === null ? [] : [{ name: field[1], type: field[2], value: field[3], ...readDocstring(body, index + 1, 4) }];
  });
  return { name, bases: bases.split(', '), methods, attributes, ...readDocstring(body, 0, 4) };
}

function decoratorsAbove(lines, index) {
  const found = [];
  for (let line = index - 1; line >= 0 && lines[line].trim().startsWith('@'); line--) found.push(lines[line].trim());
  return found;
}

function readFunction(lines, start) {
  const indent = /^ */.exec(lines[start])[0].length;
  let end = start;
  let signature = '';
  for (; end < lines.length; end++) {
    signature += `${lines[end].replace(/ {2}# .*$/, '').trim()} `;
    if (/:( \.\.\.)? $/.test(signature) && isBalanced(signature)) break;
  }
  const [, name, parameters, returned] = /^(?:async )?def (\w+)\((.*?),? ?\)(?: -> (.*?))?:(?: \.\.\.)? $/.exec(signature) ?? [];
  if (name === undefined) throw new Error(`This signature cannot be read: ${signature}`);
  const all = splitAtCommas(parameters).filter((each) => each !== 'self');
  return { name, parameters: all.map(readParameter), returned, ...readDocstring(lines, end + 1, indent + 4) };
}

function readParameter(text) {
  const [, name, type, value] = /^(\*{0,2}\w*)(?:: (.*?))?(?: = (.*))?$/.exec(text) ?? [];
  return { name, type, value };
}

function readAlias(lines, index, [, name, first]) {
  let type = first;
  while (!isBalanced(type)) type += ` ${lines[++index].trim()}`;
  const indent = /^ */.exec(lines[index])[0].length;
  return {
    name,
    type: type.replaceAll(/\[ | \]|, \]/g, (piece) => piece.trim().replace(', ', '')),
    ...readDocstring(lines, index + 1, indent),
  };
}

/** The docstring that begins on a line: its prose, its lists of names with their descriptions, and its example. */
function readDocstring(lines, start, indent) {
  const doc = { prose: '' };
  const [, first] = /^ *"""(.*)$/.exec(lines[start] ?? '') ?? [];
  if (first === undefined) return doc;
  const text = [first];
  for (let index = start; !text.at(-1).trimEnd().endsWith('"""') || text.at(-1) === '';) text.push(lines[++index].slice(indent));
  const content = text.join('\n').trimEnd().replace(/"""$/, '').trimEnd();
  const [prose, ...sections] = content.split(new RegExp(`\\n\\n(?=(?:${[...Object.keys(LISTS), EXAMPLE].join('|')}):\\n)`));
  for (const section of sections) {
    const [title] = section.split(':');
    if (title === EXAMPLE) doc.example = readExample(section);
    else doc[LISTS[title]] = readList(section);
  }
  return { ...doc, prose: prose.trim() };
}

/** Entries `name: description`, whose further lines are indented deeper. */
function readList(section) {
  const entries = new Map();
  let name;
  for (const line of section.split('\n').slice(1)) {
    const entry = /^ {4}(\*{0,2}\w+): (.*)$/.exec(line);
    if (entry !== null) [, name] = entry;
    entries.set(name, entry === null ? `${entries.get(name)} ${line.trim()}` : entry[2]);
  }
  return entries;
}

/** Code, without the indentation of its section. */
function readExample(section) {
  const lines = section.split('\n').slice(1);
  return lines
    .map((line) => line.slice(4))
    .join('\n')
    .trimEnd();
}

const depthOf = (text) => [...text.matchAll(/[([{]/g)].length - [...text.matchAll(/[)\]}]/g)].length;

const isBalanced = (text) => depthOf(text) === 0;

/** The parts between commas that no bracket encloses. */
export function splitAtCommas(text) {
  const parts = [];
  for (const piece of text.split(',')) {
    if (parts.length > 0 && !isBalanced(parts.at(-1))) parts.push(`${parts.pop()},${piece}`);
    else if (piece.trim() !== '') parts.push(piece.trimStart());
  }
  return parts.map((part) => part.trim());
}
