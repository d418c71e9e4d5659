import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

import type { experimental } from '@grpc/grpc-js';

/** Files in PEM. */
export interface TlsFiles {
  /** The certificate of this process, and whatever leads from it to the authority. */
  readonly certFile: string;
  readonly keyFile: string;
  /** Authorities whose certificates are accepted of the other side. */
  readonly caFile: string;
}

/** The part of a logger that is needed here. */
export interface TlsLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

interface Material {
  readonly certificate: Buffer;
  readonly privateKey: Buffer;
  readonly caCertificate: Buffer;
}

type OnAuthority = experimental.CaCertificateUpdateListener;
type OnIdentity = experimental.IdentityCertificateUpdateListener;

/**
 * Certificate, key and authority out of files that something else renews. What cannot be used, such as a new certificate whose key
 * is not written yet, is left alone until the next look: the one of before goes on.
 */
export class CertificateFiles implements experimental.CertificateProvider {
  private material: Material;
  /** What the last look found wrong, so that it is told once. */
  private fault: string | null = null;
  private readonly onAuthority = new Set<OnAuthority>();
  private readonly onIdentity = new Set<OnIdentity>();

  /** @throws Error where the files cannot be used */
  constructor(
    private readonly files: TlsFiles,
    private readonly log: TlsLogger,
  ) {
    try {
      this.material = readMaterial(files);
      checkMaterial(this.material);
    } catch (error) {
      throw new Error(`The gRPC certificate in ${files.certFile} cannot be used: ${reasonOf(error)}`, { cause: error });
    }
    this.tell('gRPC certificate loaded');
  }

  refresh(): void {
    try {
      const fresh = readMaterial(this.files);
      if (isSame(fresh, this.material)) return;
      checkMaterial(fresh);
      this.material = fresh;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== this.fault) this.log.warn({ reason }, 'the new gRPC certificate cannot be used; the previous one stays in use');
      this.fault = reason;
      return;
    }
    this.fault = null;
    for (const listener of this.onAuthority) listener(this.material);
    for (const listener of this.onIdentity) listener(this.material);
    this.tell('gRPC certificate reloaded');
  }

  addCaCertificateListener(listener: OnAuthority): void {
    this.onAuthority.add(listener);
    process.nextTick(() => listener(this.material));
  }

  removeCaCertificateListener(listener: OnAuthority): void {
    this.onAuthority.delete(listener);
  }

  addIdentityCertificateListener(listener: OnIdentity): void {
    this.onIdentity.add(listener);
    process.nextTick(() => listener(this.material));
  }

  removeIdentityCertificateListener(listener: OnIdentity): void {
    this.onIdentity.delete(listener);
  }

  private tell(what: string): void {
    const { subjectAltName, validTo } = new X509Certificate(this.material.certificate);
    this.log.info({ names: subjectAltName, valid_to: validTo }, what);
  }
}

function readMaterial({ certFile, keyFile, caFile }: TlsFiles): Material {
  return { certificate: readFileSync(certFile), privateKey: readFileSync(keyFile), caCertificate: readFileSync(caFile) };
}

/** @throws Error for what is no PEM, and for a key of another certificate */
function checkMaterial({ certificate, privateKey, caCertificate }: Material): void {
  if (!new X509Certificate(certificate).checkPrivateKey(createPrivateKey(privateKey)))
    throw new Error('the key does not match the certificate');
  // An empty file would pass as an authority that vouches for nobody.
  if (!new X509Certificate(caCertificate).raw.length) throw new Error('the authority is empty');
  createSecureContext({ cert: certificate, key: privateKey, ca: caCertificate });
}

const isSame = (one: Material, other: Material): boolean =>
  one.certificate.equals(other.certificate) && one.privateKey.equals(other.privateKey) && one.caCertificate.equals(other.caCertificate);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
