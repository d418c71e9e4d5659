import type { OperationState } from '@diorama/domain';

/** A world as SQL returns it in one JSON object. */
export interface WorldRow {
  readonly id: string;
  readonly account_id: string;
  readonly operation_id: string;
  readonly display_name: string;
  readonly tags: string[];
  readonly styles: string[];
  readonly public: boolean;
  readonly allow_id_access: boolean;
  readonly allowed_readers: string[];
  /** When the link expires; null where it does not. */
  readonly share_expires_at: string | null;
  readonly has_share_password: boolean;
  /** JSON text. */
  readonly prompt: string;
  readonly model: string;
  readonly seed: number;
  readonly created_at: string;
  readonly updated_at: string;
  /** Number of changes since the world was created. */
  readonly revision: number;
  readonly state: OperationState;
  readonly caption: string | null;
  readonly metric_scale_factor: number | null;
  readonly ground_plane_offset: number | null;
  readonly spawn_points: readonly { x: number; y: number; z: number; azimuth: number }[] | null;
  readonly assets: readonly AssetRow[];
}

export interface AssetRow {
  readonly name: string;
  readonly key: string;
  readonly content_type: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The tables that `WORLD_JSON_SQL` reads: `w` is the world, `maker` the operation that makes it. */
export const WORLD_TABLES = 'world w JOIN operation maker ON maker.id = w.operation_id';

/** The `MediaAssetRow`s of a world, in the order of their names. */
export const ASSETS_JSON_SQL = `(SELECT coalesce(json_agg(json_build_object('name', a.name, 'key', a.key, 'content_type', a.content_type,
      'bytes', a.bytes, 'sha256', a.sha256) ORDER BY a.name COLLATE "C"), '[]'::json)
    FROM world_asset a WHERE a.world_id = w.id)`;

/** A `WorldRow`, its assets in the order of their names. */
export const WORLD_JSON_SQL = `json_build_object(
  'id', w.id, 'account_id', w.account_id, 'operation_id', w.operation_id, 'display_name', w.display_name, 'tags', w.tags, 'styles', w.styles,
  'public', w.public, 'allow_id_access', w.allow_id_access, 'allowed_readers', w.allowed_readers,
  'share_expires_at', w.share_expires_at, 'has_share_password', w.share_password_hash IS NOT NULL,
  'prompt', w.prompt::text, 'model', w.model, 'seed', w.seed, 'created_at', w.created_at, 'updated_at', w.updated_at,
  'revision', w.revision, 'state', maker.state, 'caption', w.caption, 'metric_scale_factor', w.metric_scale_factor,
  'ground_plane_offset', w.ground_plane_offset, 'spawn_points', w.spawn_points,
  'assets', ${ASSETS_JSON_SQL})`;

/** Unfinished and finished worlds can be read; those that failed, were cancelled or were purged cannot. */
export const WORLD_IS_READABLE_SQL = `maker.state NOT IN ('FAILED', 'CANCELLED') AND w.purged_at IS NULL`;

/** Whether the link of a shared world `w` has not expired, by the clock of the database. */
export const LINK_IS_CURRENT_SQL = `(w.share_expires_at IS NULL OR w.share_expires_at > now())`;

/** Whether the link of a world `w` is open: the world is shared, and the link has not expired. */
export const LINK_IS_OPEN_SQL = `(w.public OR w.allow_id_access) AND ${LINK_IS_CURRENT_SQL}`;
