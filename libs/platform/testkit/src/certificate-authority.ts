import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Whether certificates can be made; says so on standard error when not.
 *
 * @throws Error in continuous integration, where a missing program is a fault
 */
export function isOpensslInstalled(): boolean {
  if (spawnSync('openssl', ['version']).status === 0) return true;
  if (process.env['CI'] === 'true') throw new Error('no openssl in PATH: install it');
  process.stderr.write('TESTS OF TLS ARE SKIPPED, no openssl in PATH: install it\n');
  return false;
}

const EC = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];

/** Names of files in PEM. */
export interface CertificateFilePaths {
  readonly certFile: string;
  readonly keyFile: string;
  readonly caFile: string;
}

/** An authority of its own, with a folder for what it signs. */
export class TestCertificateAuthority {
  readonly folder = mkdtempSync(join(tmpdir(), 'diorama-authority-'));
  readonly caFile = join(this.folder, 'ca.crt');
  private readonly caKeyFile = join(this.folder, 'ca.key');

  constructor() {
    openssl('req', '-x509', ...EC, '-days', '2', '-subj', '/CN=an authority', '-out', this.caFile, '-keyout', this.caKeyFile);
  }

  /**
   * A certificate as files of its own.
   *
   * @param names such as `IP:127.0.0.1,DNS:world`
   * @param days until it ends; -1 for one that has ended
   */
  certify(name: string, names: string, days = 2): CertificateFilePaths {
    const [certFile, keyFile, request] = ['crt', 'key', 'csr'].map((end) => join(this.folder, `${name}.${end}`)) as [
      string,
      string,
      string,
    ];
    openssl('req', '-new', ...EC, '-subj', `/CN=${name}`, '-addext', `subjectAltName=${names}`, '-out', request, '-keyout', keyFile);
    const signed = ['-CA', this.caFile, '-CAkey', this.caKeyFile, '-days', String(days), '-copy_extensions', 'copy'];
    openssl('x509', '-req', '-in', request, ...signed, '-out', certFile);
    return { certFile, keyFile, caFile: this.caFile };
  }
}

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { stdio: 'ignore' });
}
