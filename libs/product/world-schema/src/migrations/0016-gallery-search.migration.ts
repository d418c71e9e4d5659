import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The styles of a world, and the index that the gallery is searched with. */
export class GallerySearch0016 implements MigrationInterface {
  readonly name = 'GallerySearch1790000000016';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE world ADD COLUMN styles text[] NOT NULL DEFAULT '{}'`);
    await db.query(WORDS);
    await db.query(INDEX);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX world_gallery_search; DROP FUNCTION world_words(text, text[], text[], text, json)');
    await db.query('ALTER TABLE world DROP COLUMN styles');
  }
}

/**
 * Prompts are English, so words are found in all their forms. Escapes such as `\u0000` become spaces first: JSON can hold characters that
 * text cannot, and an index must not refuse a row.
 */
const WORDS = String.raw`
CREATE FUNCTION world_words(display_name text, tags text[], styles text[], caption text, prompt json) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.english', display_name || ' ' || coalesce(array_to_string(tags || styles, ' '), '') || ' '
    || coalesce(caption, '') || ' '
    || coalesce(regexp_replace(prompt::text, '(?<!\\)((?:\\\\)*)\\u[0-9a-fA-F]{4}', '\1 ', 'g')::json ->> 'text_prompt', ''))
$$`;

/** Public worlds alone, which are few of all; each filter by itself and any of them together. */
const INDEX = `
CREATE INDEX world_gallery_search ON world USING gin (world_words(display_name, tags, styles, caption, prompt), tags, styles)
  WITH (fastupdate = off) WHERE listed AND public AND completed_at IS NOT NULL`;
