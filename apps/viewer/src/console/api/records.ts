/** What the operators' interface answers, as far as the console shows it. Times are ISO 8601. */
import type { Scope } from '@diorama/domain';

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly next: string | null;
}

export const TIERS = ['default', 'higher'] as const;
export type Tier = (typeof TIERS)[number];

export interface Limits {
  readonly per_minute: number;
  readonly per_hour: number;
  readonly draft_per_minute: number | null;
  readonly exports_per_minute: number;
  readonly exports_per_hour: number;
}

export interface AutoRefill {
  readonly threshold: number;
  readonly amount: number;
  readonly monthly_cap: number;
}

/** The most that the media assets of an account may be together. */
export interface StorageQuota {
  readonly bytes: number;
  readonly assets: number;
}

export interface Account {
  readonly account_id: string;
  readonly name: string;
  readonly tier: Tier;
  readonly limits: Limits;
  readonly own_limits: boolean;
  readonly max_running: number;
  readonly auto_refill: AutoRefill | null;
  /** The storage quota that holds: the account's own, or the installation's. */
  readonly storage: StorageQuota;
  readonly own_storage: boolean;
  readonly credits: { readonly balance: number; readonly held: number; readonly available: number };
  readonly running_operations: number;
  readonly created_at: string;
  readonly created_by: string;
}

export interface Project {
  readonly project_id: string;
  readonly name: string;
  readonly created_at: string;
}

export interface ApiKey {
  readonly api_key_id: string;
  readonly project_id: string;
  readonly name: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly last_used_at: string | null;
  readonly replaced_by: string | null;
  /** What it may do. */
  readonly scopes: readonly Scope[];
}

/** A key that signs webhooks, by its times; null is an end that is not planned. */
export interface SigningKey {
  readonly kid: string;
  readonly created_by: string;
  readonly listed_from: string;
  readonly sign_from: string;
  readonly sign_until: string | null;
  readonly listed_until: string | null;
  readonly revoked_at: string | null;
}

/** With the whole key, which is answered this once. */
export interface CreatedKey extends ApiKey {
  readonly api_key: string;
}

export interface WholeAccount extends Account {
  readonly projects: readonly Project[];
  readonly api_keys: readonly ApiKey[];
}

export interface CreatedAccount {
  readonly account_id: string;
  readonly project_id: string;
  readonly api_key: string;
}

export interface LedgerLine {
  readonly transfer_id: string;
  readonly kind: string;
  readonly reference: string;
  readonly credits: number;
  readonly note: string;
  readonly created_at: string;
  readonly created_by: string;
}

export const STATES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
export type State = (typeof STATES)[number];

export interface StageTime {
  readonly name: string;
  readonly seconds: number;
}

export interface Cost {
  readonly total_credits: number;
  readonly line_items: readonly { readonly name: string; readonly credits: number }[];
}

export interface Operation {
  readonly operation_id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly kind: string;
  readonly state: State;
  /** Null where no model of worlds has to do with it. */
  readonly model: string | null;
  readonly seed: number;
  readonly request_id: string;
  /** Null where it has to do with no world. */
  readonly world_id: string | null;
  readonly world: WorldSummary | null;
  readonly progress: { readonly percent: number; readonly stage: string; readonly description: string } | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly cost: Cost | null;
  readonly stages: readonly StageTime[];
  readonly created_at: string;
  readonly started_at: string | null;
  readonly ended_at: string | null;
  readonly temporal_url: string | null;
}

export interface WorldSummary {
  readonly display_name: string;
  readonly thumbnail_url: string | null;
  readonly caption: string | null;
  readonly world_svc_url: string;
  readonly permission: { readonly public: boolean; readonly allow_id_access: boolean };
}

export interface Overview {
  readonly accounts: number;
  readonly worlds: number;
  readonly queued_operations: number;
  readonly running_operations: number;
  readonly last_24_hours: {
    readonly succeeded: number;
    readonly failed: number;
    readonly cancelled: number;
    readonly credits_used: number;
  };
  readonly refusals_since_yesterday: Readonly<Record<string, number>>;
}

export interface AuditLine {
  readonly id: string;
  readonly operator: string | null;
  readonly action: string;
  readonly account_id: string | null;
  readonly target: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly created_at: string;
}

/** A world as the gallery without a key answers it. */
export interface PublicWorld {
  readonly world_id: string;
  readonly display_name: string;
  readonly model: string;
  readonly created_at: string;
  readonly world_svc_url: string;
  readonly assets: { readonly thumbnail_url: string | null; readonly caption: string | null };
}
