import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { buildGoTool, getToolFolder, getGoToolPath } from '@diorama/toolbox';
import type { GoTool } from '@diorama/toolbox';

/** The chart must work with both: version 3 gets fixes until February 2027. */
export const HELM: readonly GoTool[] = [
  { module: 'helm.sh/helm/v3/cmd/helm', version: 'v3.22.0' },
  { module: 'helm.sh/helm/v4/cmd/helm', version: 'v4.3.1' },
];
export const KUBECONFORM: GoTool = { module: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.7.0' };

export const folder = getToolFolder(process.env);

/** Path of a tool that was built; throws where there is none. */
export function builtTool(tool: GoTool): string {
  const path = getGoToolPath(tool, folder);
  if (!existsSync(path)) throw new Error(`${path} is not there; run npm run test:chart, which builds it`);
  return path;
}

/** Builds what is missing; minutes once, each. */
export async function fetchTools(say: (text: string) => void): Promise<void> {
  for (const tool of [...HELM, KUBECONFORM]) {
    if (!existsSync(getGoToolPath(tool, folder))) say(`building ${tool.module}@${tool.version} with Go, once`);
    await buildGoTool(tool, folder, process.env);
  }
}

/** Where the Go proxy put the sources of a module. */
export function moduleSources(module: string, version: string): string {
  const told = execFileSync('go', ['mod', 'download', '-json', `${module}@${version}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GOFLAGS: '-mod=mod' },
    maxBuffer: 1 << 20,
  });
  const { Dir: sources } = JSON.parse(told) as { Dir: string };
  return sources;
}

/** Folder of the JSON Schemas of one Kubernetes version, or of custom resources. */
export const schemaFolder = (name: string): string => join(folder, `chart-schemas-${name}`);

/** Holds manifests against the schemas of these folders. */
export function kubeconform(manifests: string, schemas: readonly string[]) {
  const locations = schemas.flatMap((name) => ['-schema-location', `${schemaFolder(name)}/{{.ResourceKind}}{{.KindSuffix}}.json`]);
  return spawnSync(builtTool(KUBECONFORM), ['-strict', '-summary', ...locations], { input: manifests, encoding: 'utf8' });
}
