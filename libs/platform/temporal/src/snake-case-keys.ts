/** Log fields of the SDK, which are in camelCase, under the names that all log lines use: `workflowId` becomes `workflow_id`. */
export function convertKeysToSnakeCase(fields: object = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`), value]),
  );
}
