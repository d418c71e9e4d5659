import { parse } from 'yaml';

import { readTrackedFiles } from './checkout.ts';
import type { Checkout } from './checkout.ts';
import { legalEntries } from './legal.ts';
import type { Artefact } from './provenance.ts';
import { packTar } from './tar.ts';

const CHART = 'charts/diorama';

/**
 * The chart as `helm install` and `helm push` take it: a compressed tar archive with one folder, which is named after the chart. `helm package`
 * gives files the time at which they were checked out, so its bytes differ from one machine to the next.
 * @throws Error for a line of .helmignore that is not the name of a folder, and for a Chart.yaml without name and version
 */
export function buildChartPackage({ root, timeSeconds }: Checkout): Artefact {
  const files = readTrackedFiles(root, CHART);
  const textOf = (name: string): string => files.find(({ path }) => path === name)?.bytes.toString() ?? '';
  const { name, version } = (parse(textOf('Chart.yaml')) ?? {}) as { name?: string; version?: string };
  if (name === undefined || version === undefined) throw new Error(`${CHART}/Chart.yaml has no name or no version`);
  const ignored = readIgnoredFolders(textOf('.helmignore'));
  const packed = files
    .filter(({ path }) => path !== '.helmignore' && !ignored.some((folder) => path.startsWith(folder)))
    .map(({ path, bytes }) => ({ path: `${name}/${path}`, bytes }));
  return { fileName: `${name}-${version}.tgz`, bytes: packTar([...packed, ...legalEntries(root, name, null)], timeSeconds) };
}

/** Folders that a .helmignore leaves out, each with a slash at its end. */
function readIgnoredFolders(text: string): string[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const other = lines.find((line) => !/^[\w.-]+\/$/.test(line));
  if (other !== undefined) throw new Error(`the release understands folders in .helmignore only, not "${other}"`);
  return lines;
}
