import { readFile } from 'node:fs/promises';

import { DioramaError } from '@diorama-worlds/sdk';
import { loadOrCreateCertificate } from '@diorama/toolbox';

/** A certificate and its key as PEM, and the file by which others come to trust it. */
export interface ServerCertificate {
  readonly cert: string;
  readonly key: string;
  readonly file: string;
}

/**
 * A certificate of its own for a name: the one in the folder while it lasts, else a new one.
 *
 * @throws DioramaError where there is no openssl to make one
 */
export async function createCertificate(
  name: string,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ServerCertificate> {
  const { certificateFile, keyFile } = await loadOrCreateCertificate(name, folder, environment).catch((cause: unknown) => {
    throw new DioramaError(
      'openssl is not installed, so no certificate can be created. Pass --cert and --key, or use --plain behind a tunnel',
      { cause },
    );
  });
  return readCertificate(certificateFile, keyFile);
}

/** Those that exist already. @throws DioramaError */
export async function readCertificate(file: string, keyFile: string): Promise<ServerCertificate> {
  try {
    return { cert: await readFile(file, 'utf8'), key: await readFile(keyFile, 'utf8'), file };
  } catch (cause) {
    throw new DioramaError(`The certificate ${file} or its key ${keyFile} cannot be read`, { cause });
  }
}
