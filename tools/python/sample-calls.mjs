// Examples of methods without an example in their docstring: the Python samples of the OpenAPI document.

const CALL_BLOCK = /^with Diorama\(\) as diorama:.*\n/m;
/** Placeholders of the page for the ids in the samples. */
const PLACEHOLDERS = new Map([
  ['world_id', '"WORLD_ID"'],
  ['operation_id', '"OPERATION_ID"'],
]);

/** The shortest sample that calls `diorama.<method>`, as lines below a client `diorama`; undefined without such a sample. */
export function findSample({ paths }, method) {
  const sources = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ 'x-codeSamples': samples = [] }) => samples.filter(({ lang }) => lang === 'Python').map(({ source }) => source));
  const [found] = sources.filter((source) => source.includes(`diorama.${method}(`)).toSorted((a, b) => a.length - b.length);
  return found === undefined ? undefined : toLines(found);
}

/** The calls of a sample, with its ids in their places. */
function toLines(source) {
  const [head, calls = ''] = source.split(CALL_BLOCK);
  const values = new Map([...head.matchAll(/^(\w+_id) = (".*")$/gm)].map(([, name, value]) => [name, PLACEHOLDERS.get(name) ?? value]));
  return calls
    .replaceAll(/^ {4}/gm, '')
    .replaceAll(/(?<=[(\s])(\w+_id)(?=[,)])/g, (name) => values.get(name) ?? name)
    .trimEnd();
}
