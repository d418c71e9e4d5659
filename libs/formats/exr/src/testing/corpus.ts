import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A small file that OpenEXR wrote, and what it reads from it; `corpus/make_corpus.py` makes them. */
export interface CorpusFile {
  /** Codec, layout, type and how it is stored. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** By channel: SHA-256 of its values as little-endian floats, or, where cosines are summed, the values themselves in base64. */
  readonly channels: Readonly<Record<string, string>>;
}

/** All files of `corpus/matrix.json.gz`, in its order. */
export function readCorpus(): readonly CorpusFile[] {
  const packed = readFileSync(new URL('../../corpus/matrix.json.gz', import.meta.url));
  const files = JSON.parse(gunzipSync(packed).toString()) as readonly (Omit<CorpusFile, 'bytes'> & { readonly file: string })[];
  return files.map(({ name, file, channels }) => ({ name, bytes: new Uint8Array(Buffer.from(file, 'base64')), channels }));
}
