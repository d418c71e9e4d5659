import { statfs } from 'node:fs/promises';

import { queryRows } from '@diorama/postgres';
import type { systemProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';

/** Where the objects are: in a folder of this machine, or elsewhere. */
interface StorePlace {
  /** Such as `folder` or `s3`. */
  readonly kind: string;
  readonly folder?: string;
}

interface StoredMedia {
  readonly bytes: number;
  readonly assets: number;
}

const STORED_MEDIA = 'SELECT coalesce(sum(bytes), 0)::float8 AS bytes, coalesce(sum(assets), 0)::float8 AS assets FROM account_storage';

/** Reads what the accounts store, and the disk where the store is a folder. It lists no objects: that costs time and money in S3. */
export function createStoreUsageReader(dataSource: DataSource, place: StorePlace): () => Promise<systemProto.StoreUsage> {
  return async () => {
    const [media = { bytes: 0, assets: 0 }] = await queryRows<StoredMedia>(dataSource, STORED_MEDIA);
    const disk = place.folder === undefined ? null : await statfs(place.folder);
    return {
      kind: place.kind,
      mediaBytes: media.bytes,
      mediaAssets: media.assets,
      diskBytes: disk === null ? undefined : disk.blocks * disk.bsize,
      diskFreeBytes: disk === null ? undefined : disk.bavail * disk.bsize,
    };
  };
}
