import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { DioramaError } from '@diorama-worlds/sdk';

/** A certificate and its key as PEM, and the file by which others come to trust it. */
export interface ServerCertificate {
  readonly cert: string;
  readonly key: string;
  readonly file: string;
}

const DAYS = 365;

/**
 * A certificate of its own for a name: the one in the folder while it lasts, else a new one.
 *
 * @throws DioramaError where there is no openssl to make one
 */
export async function loadOrCreateCertificate(name: string, folder: string): Promise<ServerCertificate> {
  const [file, keyFile] = [join(folder, `${name}.crt.pem`), join(folder, `${name}.key.pem`)];
  if (!(await isValid(file, name))) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await makeCertificate(name, file, keyFile);
  }
  return { cert: await readFile(file, 'utf8'), key: await readFile(keyFile, 'utf8'), file };
}

/** Those that somebody made already. @throws DioramaError */
export async function readCertificate(file: string, keyFile: string): Promise<ServerCertificate> {
  try {
    return { cert: await readFile(file, 'utf8'), key: await readFile(keyFile, 'utf8'), file };
  } catch (cause) {
    throw new DioramaError(`The certificate ${file} or its key ${keyFile} cannot be read`, { cause });
  }
}

async function isValid(file: string, name: string): Promise<boolean> {
  try {
    const certificate = new X509Certificate(await readFile(file));
    return Date.parse(certificate.validTo) > Date.now() && certificate.checkHost(name) !== undefined;
  } catch {
    return false; // there is none yet
  }
}

async function makeCertificate(name: string, file: string, keyFile: string): Promise<void> {
  const what = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', String(DAYS)];
  const whose = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  try {
    await promisify(execFile)('openssl', ['req', ...what, ...whose, '-out', file, '-keyout', keyFile]);
  } catch (cause) {
    throw new DioramaError(
      'openssl is not installed, so no certificate can be created. Pass --cert and --key, or use --plain behind a tunnel',
      { cause },
    );
  }
}
