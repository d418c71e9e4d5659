import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Programs that build images, the preferred one first. */
const ENGINES = ['buildah', 'docker'];

/** The program that builds images: CONTAINER_ENGINE, or the first of Buildah and Docker that works; null without one. */
export function findEngine(env: Environment): string | null {
  return listWanted(env).find((engine) => spawnSync(engine, ['version'], { stdio: 'ignore' }).status === 0) ?? null;
}

/** Says which program is missing, and what helps. */
export const describeMissingEngine = (env: Environment): string =>
  `no working ${listWanted(env).join(' or ')}: install one, or set CONTAINER_ENGINE`;

/** Whether an image is on this machine, or can be pulled. An empty base always is. */
export function isImageAvailable(engine: string, image: string): boolean {
  const succeeds = (...args: readonly string[]): boolean => spawnSync(engine, args, { stdio: 'ignore' }).status === 0;
  if (image === 'scratch') return true;
  if (basename(engine) === 'buildah') return succeeds('pull', '--quiet', '--policy', 'missing', image);
  return succeeds('image', 'inspect', image) || succeeds('pull', '--quiet', image);
}

const listWanted = ({ CONTAINER_ENGINE: wanted }: Environment): readonly string[] => (wanted ? [wanted] : ENGINES);
