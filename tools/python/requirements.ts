import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The requirements of a dependency group of a Python project. @throws Error where its pyproject.toml has no line with such a group */
export function readRequirements(project: string, group: string): string[] {
  const [, list] = new RegExp(`^${group} = \\[(.*)\\]$`, 'm').exec(readFileSync(join(project, 'pyproject.toml'), 'utf8')) ?? [];
  if (list === undefined) throw new Error(`pyproject.toml of ${project} has no group ${group}`);
  return [...list.matchAll(/"([^"]+)"/g)].map(([, requirement = '']) => requirement);
}
