import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseAllDocuments } from 'yaml';

import type { Manifest } from './manifest.ts';
import { HELM, builtTool } from './tools.ts';

export const CHART = fileURLToPath(new URL('../../charts/diorama', import.meta.url));

/** The value files in `ci/`, by their names. */
export const VALUE_FILES: readonly string[] = readdirSync(join(CHART, 'ci')).toSorted();

const [HELM_3, HELM_4] = HELM.map(builtTool);
export const HELMS = { 'Helm 3': HELM_3 ?? '', 'Helm 4': HELM_4 ?? '' } as const;

export interface Rendering {
  /** Of `ci/`; none renders the defaults. */
  readonly file?: string;
  /** In the notation of `--set`. */
  readonly set?: readonly string[];
  /** In the notation of `--set-json`. */
  readonly setJson?: readonly string[];
  readonly kubernetes?: string;
  readonly helm?: string;
}

/** What `helm template` prints, or why it refuses. */
export function template(rendering: Rendering): { readonly output: string; readonly fault: string | null } {
  const { file, set = [], setJson = [], kubernetes = '1.33', helm = HELMS['Helm 3'] } = rendering;
  const values = [...(file === undefined ? [] : ['-f', join(CHART, 'ci', file)]), ...set.flatMap((one) => ['--set', one])];
  const json = setJson.flatMap((one) => ['--set-json', one]);
  const done = runHelm(helm, ['template', 'demo', CHART, '-n', 'worlds', '--kube-version', kubernetes, ...values, ...json]);
  return { output: done.stdout, fault: done.status === 0 ? null : done.stderr };
}

export function runHelm(helm: string, args: readonly string[]) {
  return spawnSync(helm, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
}

/** Everything that a value file installs. @throws Error with what Helm says */
export function render(rendering: Rendering): readonly Manifest[] {
  const { output, fault } = template(rendering);
  if (fault !== null) throw new Error(fault);
  return parseManifests(output);
}

export function parseManifests(text: string): readonly Manifest[] {
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors.length > 0) throw new Error(document.errors.join('\n'));
    const manifest = document.toJS() as Manifest | null;
    return manifest === null ? [] : [manifest];
  });
}
