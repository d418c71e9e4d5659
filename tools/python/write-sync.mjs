/** Replacements that make a module of the synchronous client from one of the asynchronous client, in this order. */
const REPLACEMENTS = [
  [/\basync (def|with|for)\b/g, '$1'],
  [/\bawait /g, ''],
  [/\b__aenter__\b/g, '__enter__'],
  [/\b__aexit__\b/g, '__exit__'],
  [/\basynccontextmanager\b/g, 'contextmanager'],
  [/\bAsyncIterator\b/g, 'Iterator'],
  [/\bAwaitable, /g, ''],
  [/\bAwaitable\[(\w+)\]/g, '$1'],
  [/\bAsync(?=[A-Z])/g, ''],
  [/\b(aclose|aiter_bytes)\b/g, (name) => name.slice(1)],
  [/\baverify_webhook\b/g, 'verify_webhook'],
  [/\basynchronous\b/g, 'synchronous'],
  [/\b_async\b/g, '_sync'],
];

/** The synchronous module for the text of an asynchronous one. */
export function writeSync(text, name) {
  const replaced = REPLACEMENTS.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text);
  return `# Generated from _async/${name} by tools/python-client.mjs. Do not edit.\n${replaced}`;
}
