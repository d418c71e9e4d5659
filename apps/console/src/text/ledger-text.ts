import { formatInteger } from '@diorama/web';

const KINDS: Readonly<Record<string, string>> = {
  opening: 'Initial credits',
  grant: 'Grant',
  refill: 'Auto-refill',
  usage: 'Usage',
  closing: 'Account closed',
};

/** What a line of the ledger is for; the name that the API gives it for a kind that this page does not know. */
export function formatLedgerKind({ kind, credits }: { readonly kind: string; readonly credits: number }): string {
  if (kind === 'grant' && credits < 0) return 'Removal';
  return Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? kind) : kind;
}

/** Says that credits were granted or removed. */
export function describeGrant(credits: number): string {
  const count = Math.abs(credits);
  return `${credits < 0 ? 'Removed' : 'Granted'} ${formatInteger(count)} ${count === 1 ? 'credit' : 'credits'}`;
}
