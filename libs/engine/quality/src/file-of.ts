import type { AssetName, BuiltFile, BuiltWorld } from '@diorama/jobs';

/** The file of a world at that place among its assets. @throws RangeError when it has none */
export function findBuiltFile({ files }: Pick<BuiltWorld, 'files'>, name: AssetName): BuiltFile {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw new RangeError(`the world has no ${name}`);
  return file;
}
