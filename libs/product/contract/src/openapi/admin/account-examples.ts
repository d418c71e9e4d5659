import type { Examples } from '../build-document.js';
import type { AdminComponent } from './components.js';
import { ACCOUNT_ID, ACCOUNT_NAME, OPERATION_ID, OPERATOR, PROJECT_ID } from './example-ids.js';

const NOTEBOOK_KEY_ID = 'b7Qm2xYvKd3s';
const FIRST_KEY_ID = 'zKcw77gZ8H1g';
const ROTATED_KEY_ID = 'pT5nW8cHr2Lx';

const ALL_SCOPES = ['worlds:read', 'worlds:write', 'operations:read', 'media:write', 'account:read', 'account:write'];

const defaultLimits = { per_minute: 3, per_hour: 60, draft_per_minute: null, exports_per_minute: 30, exports_per_hour: 600 };
const ownLimits = { per_minute: 60, per_hour: 5_400, draft_per_minute: 120, exports_per_minute: 120, exports_per_hour: 7_200 };
const defaultStorage = { bytes: 50_000_000_000, assets: 100_000 };
const autoRefill = { threshold: 2_000, amount: 5_000, monthly_cap: 20_000 };

const account = {
  account_id: ACCOUNT_ID,
  name: ACCOUNT_NAME,
  tier: 'default',
  limits: defaultLimits,
  own_limits: false,
  max_running: 1_440,
  auto_refill: null,
  storage: defaultStorage,
  own_storage: false,
  credits: { balance: 21_580, held: 1_580, available: 20_000 },
  running_operations: 1,
  created_at: '2026-03-01T09:00:00.000Z',
  created_by: OPERATOR,
};

const largeAccount = {
  ...account,
  account_id: 'acc_7Hn4RqXw2MzKc9Ty5LbVd0',
  name: 'A game publisher',
  tier: 'higher',
  limits: ownLimits,
  own_limits: true,
  max_running: 40,
  auto_refill: autoRefill,
  storage: { bytes: 500_000_000_000, assets: 1_000_000 },
  own_storage: true,
  credits: { balance: 64_000, held: 0, available: 64_000 },
  running_operations: 0,
  created_at: '2026-05-12T07:30:00.000Z',
};

const project = { project_id: PROJECT_ID, name: 'default', created_at: account.created_at };

const firstKey = {
  api_key_id: FIRST_KEY_ID,
  project_id: PROJECT_ID,
  name: '',
  created_at: account.created_at,
  expires_at: null,
  revoked_at: null,
  last_used_at: '2026-11-21T09:00:00.000Z',
  replaced_by: null,
  scopes: ALL_SCOPES,
};

const notebookKey = {
  ...firstKey,
  api_key_id: NOTEBOOK_KEY_ID,
  name: 'notebook',
  created_at: '2026-03-01T09:05:00.000Z',
  last_used_at: null,
  scopes: ['worlds:read', 'operations:read'],
};

const details = { ...account, projects: [project], api_keys: [notebookKey, firstKey] };

/** Newest first. The credits add up to the balance of the account. */
const ledger = [
  {
    transfer_id: '1043',
    kind: 'usage',
    reference: OPERATION_ID,
    credits: -1_580,
    note: '',
    created_at: '2026-11-21T09:04:40.000Z',
    created_by: 'system',
  },
  {
    transfer_id: '1039',
    kind: 'grant',
    reference: 'ticket-1042',
    credits: 3_160,
    note: 'Compensation for two worlds',
    created_at: '2026-11-20T10:00:00.000Z',
    created_by: OPERATOR,
  },
  {
    transfer_id: '1',
    kind: 'opening',
    reference: ACCOUNT_ID,
    credits: 20_000,
    note: '',
    created_at: account.created_at,
    created_by: OPERATOR,
  },
];

/** Examples of accounts, credits, projects and API keys, by the names of their schemas. */
export const ACCOUNT_EXAMPLES: Examples<AdminComponent> = {
  CreateAccountRequest: {
    default: { name: ACCOUNT_NAME, credits: 20_000 },
    large: { name: largeAccount.name, tier: 'higher', limits: ownLimits, max_running: 40, storage: largeAccount.storage },
  },
  UpdateAccountRequest: { refill: { auto_refill: autoRefill }, tier: { tier: 'higher', limits: null } },
  GrantCreditsRequest: { grant: { credits: 3_160, reference: 'ticket-1042', note: 'Compensation for two worlds' } },
  CreateProjectRequest: { project: { name: 'staging' } },
  CreateKeyRequest: { notebook: { project_id: PROJECT_ID, name: 'notebook', scopes: notebookKey.scopes } },
  RotateKeyRequest: { day: { overlap_seconds: 86_400 } },
  AccountPage: { page: { accounts: [largeAccount, account], next_page_token: null } },
  AccountDetails: { account: details, refill: { ...details, auto_refill: autoRefill } },
  CreatedAccount: { created: { account_id: ACCOUNT_ID, project_id: PROJECT_ID, api_key: `svck_live_${FIRST_KEY_ID}_…` } },
  DeletedAccount: { deleted: { account_id: ACCOUNT_ID, deleted: true } },
  Grant: {
    granted: { balance: 23_160, held: 0, available: 23_160, applied: true },
    repeated: { ...account.credits, applied: false },
  },
  LedgerPage: { page: { lines: ledger, next_page_token: null } },
  Project: { created: { project_id: 'prj_5Vt9JxLq3WnDy8Gh2RsKb6', name: 'staging', created_at: '2026-11-21T09:06:00.000Z' } },
  CreatedApiKey: {
    created: { ...notebookKey, api_key: `svck_live_${NOTEBOOK_KEY_ID}_…` },
    rotated: {
      ...notebookKey,
      api_key_id: ROTATED_KEY_ID,
      created_at: '2026-11-21T09:06:00.000Z',
      api_key: `svck_live_${ROTATED_KEY_ID}_…`,
    },
  },
  ApiKey: { revoked: { ...notebookKey, revoked_at: '2026-11-21T09:06:00.000Z' } },
};
