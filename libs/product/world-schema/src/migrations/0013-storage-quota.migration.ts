import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The quota that an operator gave an account; null where the installation's holds. */
export class StorageQuota0013 implements MigrationInterface {
  readonly name = 'StorageQuota1790000000013';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE account
      ADD COLUMN storage_bytes bigint CHECK (storage_bytes >= 0),
      ADD COLUMN storage_assets bigint CHECK (storage_assets >= 0),
      ADD CONSTRAINT account_storage_whole CHECK (num_nulls(storage_bytes, storage_assets) IN (0, 2))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE account DROP COLUMN storage_bytes, DROP COLUMN storage_assets');
  }
}
