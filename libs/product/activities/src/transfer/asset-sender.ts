import type { AssetRef, ObjectRef } from '@diorama/contract';

import type { ObjectUpload, ObjectTransfer } from './object-transfer.js';

/** A file of a world, with its place in the World's `assets`. */
export interface NewAsset extends ObjectUpload {
  readonly name: string;
}

/** Sends the files of one world while others of them are still being made; none counts before all are there. */
export interface AssetUploader {
  /** Aborts once a file could not be made or sent: the world cannot be stored any more. */
  readonly failed: AbortSignal;
  /** @param onSent hears of the file once it has arrived; it is not on record yet */
  add(asset: NewAsset | Promise<NewAsset>, onSent?: (asset: AssetRef) => void): void;
  /** Puts all of them on record once they have arrived; in the order of their names, for files are ready in no order. */
  finish(): Promise<AssetRef[]>;
  /** Resolves when nothing is on its way any more, whatever became of it. */
  settled(): Promise<void>;
}

interface SenderOptions {
  readonly transfer: ObjectTransfer;
  /** Where the files go. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** A world has a handful of files, so all of them may be on their way at once. */
export function createAssetUploader({ transfer, folder, signal }: SenderOptions): AssetUploader {
  const failure = new AbortController();
  const stop = AbortSignal.any([signal, failure.signal]);
  const sent = new Map<Uint8Array, Promise<ObjectRef>>();
  const assets: Promise<AssetRef>[] = [];

  /** A file with two names goes once. */
  const send = (asset: NewAsset): Promise<ObjectRef> => {
    const known = sent.get(asset.bytes);
    if (known !== undefined) return known;
    const sending = transfer.send(folder, asset, stop);
    sent.set(asset.bytes, sending);
    return sending;
  };
  const pass = async (asset: NewAsset | Promise<NewAsset>, onSent?: (asset: AssetRef) => void): Promise<AssetRef> => {
    const ready = await asset;
    const ref = { ...(await send(ready)), name: ready.name };
    onSent?.(ref);
    return ref;
  };

  return {
    failed: failure.signal,
    add(asset, onSent) {
      const passing = pass(asset, onSent);
      passing.catch((error: unknown) => failure.abort(error)); // told again by `finish`
      assets.push(passing);
    },
    async finish() {
      const refs = await Promise.all(assets);
      await transfer.confirm(await Promise.all(sent.values()));
      return refs.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    async settled() {
      await Promise.allSettled(assets);
    },
  };
}
