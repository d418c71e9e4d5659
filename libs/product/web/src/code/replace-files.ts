/**
 * A request with `toFile` of its name and extension in the place of each file that it contains as base64.
 *
 * @param fileNames in the order of the request
 */
export function replaceFiles(
  request: object,
  toFile: (name: string, extension: string | undefined) => unknown,
  fileNames: readonly string[],
): object {
  const names = [...fileNames];
  const replace = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(replace);
    const { data_base64: data, extension } = value as { readonly data_base64?: unknown; readonly extension?: unknown };
    if (typeof data === 'string') return toFile(names.shift() ?? '', typeof extension === 'string' ? extension : undefined);
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, replace(entry)]));
  };
  return replace(request) as object;
}
