import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

const CONTAINERFILE = new URL('Containerfile', import.meta.url);
/** Build arguments that name the bases of images other than the services. */
const OTHER_BASES: Readonly<Record<string, string>> = { postgres: 'SHELL_IMAGE', 'inference-cuda': 'CUDA_IMAGE' };

/**
 * Images to build on, by the build argument that names them: those of the environment, or the defaults of the Containerfile. BASE_IMAGE also
 * replaces the default of SHELL_IMAGE: where one image cannot be pulled, the other cannot either.
 */
export function readBases(env: Environment): Record<string, string> {
  const defaults = [...readFileSync(CONTAINERFILE, 'utf8').matchAll(/^ARG (\w+)=(\S+)$/gm)];
  return Object.fromEntries(
    defaults.map(([, name = '', image = '']) => [name, env[name] || (name === 'SHELL_IMAGE' && env['BASE_IMAGE']) || image]),
  );
}

/** The image that an image is built on. @param name without the prefix `diorama-` */
export const findBase = (name: string, env: Environment): string => readBases(env)[OTHER_BASES[name] ?? 'BASE_IMAGE'] ?? '';
