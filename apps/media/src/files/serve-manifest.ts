import { createHash } from 'node:crypto';

import { DomainError } from '@diorama/domain';
import type { ObjectStore } from '@diorama/objects';

import type { ReadableObject, SignedUrls } from '../urls/signed-urls.js';
import { getObjectKeyFolder } from '../urls/signed-target.js';
import { readObjectBytes } from './read-object-bytes.js';

/** Manifests have some kilobytes; one that is larger is damaged. */
const BYTES_MAX = 4 * 1_048_576;
/** The name of a file beside the manifest. */
const FILE_NAME = /^[0-9a-f]{64}\.[a-z0-9]{1,16}$/;

/** A manifest as clients get it. */
interface ServedManifest {
  readonly body: Buffer;
  /** Lower-case hex. */
  readonly sha256: string;
}

/**
 * Reads a manifest and puts a signed URL in the place of each file name in `assets[].url`. The URLs expire when the URL of the
 * manifest does. The stored manifest is immutable and cannot hold URLs that expire.
 *
 * @throws DomainError OBJECT_NOT_FOUND; UNAVAILABLE when the store breaks off; INTERNAL for an object that holds no manifest
 */
export async function sendWorldManifest(store: ObjectStore, urls: SignedUrls, manifest: ReadableObject): Promise<ServedManifest> {
  const { expiresAt } = manifest;
  const folder = getObjectKeyFolder(manifest.key);
  const signed = (name: string): string => urls.forReading({ key: `${folder}/${name}`, view: 'object', expiresAt });
  const stored = await readManifest(store, manifest.key);
  const assets = stored.assets.map((asset) => (FILE_NAME.test(asset.url) ? { ...asset, url: signed(asset.url) } : asset));
  const body = Buffer.from(`${JSON.stringify({ ...stored, assets }, null, 2)}\n`);
  return { body, sha256: createHash('sha256').update(body).digest('hex') };
}

interface StoredManifest {
  readonly assets: readonly { readonly url: string }[];
}

async function readManifest(store: ObjectStore, key: string): Promise<StoredManifest> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of readObjectBytes(store, key)) {
    bytes += piece.byteLength;
    if (bytes > BYTES_MAX) throw new DomainError('INTERNAL');
    pieces.push(piece);
  }
  const manifest = parse(Buffer.concat(pieces).toString());
  if (!isManifest(manifest)) throw new DomainError('INTERNAL');
  return manifest;
}

/** Null for a text that is not JSON; the parser's own error repeats a part of the text, which must not reach a log. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isManifest(value: unknown): value is StoredManifest {
  const { assets } = (value ?? {}) as { readonly assets?: unknown };
  return Array.isArray(assets) && assets.every((asset: unknown) => typeof (asset as { url?: unknown } | null)?.url === 'string');
}
