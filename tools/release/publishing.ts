/** Where a release can be published. */
export const PUBLISH_TARGETS = ['npm', 'pypi', 'chart', 'images'] as const;

export type PublishTarget = (typeof PUBLISH_TARGETS)[number];

/** A command that publishes a part of a release. */
export interface PublishStep {
  readonly target: PublishTarget;
  readonly command: readonly string[];
}

/** What is published, and to where. */
export interface Publication {
  /** Names of all files of the release. */
  readonly fileNames: readonly string[];
  /** Registry and folder of images and chart, such as registry.example.com/diorama; null where none was given. */
  readonly registry: string | null;
}

/** Placeholder in printed commands. */
const UNKNOWN_REGISTRY = 'REGISTRY';

/** The commands that publish a release, in their order, to be run in its folder. */
export function planPublishing({ fileNames, registry }: Publication): PublishStep[] {
  const place = registry ?? UNKNOWN_REGISTRY;
  const ofKind = (pattern: RegExp): string[] => fileNames.filter((name) => pattern.test(name)).toSorted();
  const python = ofKind(/^diorama_worlds-.*\.(?:whl|tar\.gz)$/);
  return [
    ...ofKind(/^diorama-worlds-.*\.tgz$/).map((name) => step('npm', ['npm', 'publish', `./${name}`, '--access', 'public'])),
    ...(python.length === 0 ? [] : [step('pypi', ['python3', '-m', 'twine', 'upload', ...python])]),
    ...ofKind(IMAGE_ARCHIVE).map((name) => step('images', pushImage(name, place))),
    ...ofKind(/^diorama-\d.*\.tgz$/).map((name) => step('chart', ['helm', 'push', name, `oci://${place}`])),
  ];
}

/** An archive of an image, with its name and version. */
const IMAGE_ARCHIVE = /^images\/(diorama-[a-z-]+)-(\d.*)\.oci\.tar$/;

/** Pushes the bytes of the archive as they are, so that the image keeps the digest that the release lists. */
function pushImage(fileName: string, place: string): string[] {
  const [, name, version] = IMAGE_ARCHIVE.exec(fileName) ?? [];
  return ['skopeo', 'copy', '--preserve-digests', `oci-archive:${fileName}`, `docker://${place}/${name}:${version}`];
}

/**
 * The targets that a list such as `npm,pypi` names.
 * @throws Error for an unknown or repeated target, and for an empty list
 */
export function parseTargets(list: string): PublishTarget[] {
  const named = list.split(',').map((word) => word.trim());
  const unknown = named.find((word) => !PUBLISH_TARGETS.some((target) => target === word));
  if (unknown !== undefined) throw new Error(`--publish takes ${PUBLISH_TARGETS.join(', ')}, not "${unknown}"`);
  if (new Set(named).size < named.length) throw new Error('--publish names a target twice');
  return named as PublishTarget[];
}

/** What keeps a build from being published. */
export interface ReleaseState {
  readonly version: string;
  readonly isClean: boolean;
  /** Tags of the commit. */
  readonly tags: readonly string[];
  /** The text of CHANGELOG.md. */
  readonly changelog: string;
  readonly targets: readonly PublishTarget[];
  readonly registry: string | null;
}

/** A sentence for each reason why a release must not be published; none where it may. */
export function findPublishFaults({ version, isClean, tags, changelog, targets, registry }: ReleaseState): string[] {
  const isListed = changelog.split('\n').some((line) => line.startsWith(`## [${version}] - `));
  const needsRegistry = targets.some((target) => target === 'chart' || target === 'images');
  return [
    ...(isClean ? [] : ['the working tree has changes that are not in the commit']),
    ...(tags.includes(`v${version}`) ? [] : [`the commit has no tag v${version}`]),
    ...(isListed ? [] : [`CHANGELOG.md has no section "## [${version}] - DATE"`]),
    ...(needsRegistry && registry === null ? ['images and chart need --registry'] : []),
  ];
}

const step = (target: PublishTarget, command: readonly string[]): PublishStep => ({ target, command });
