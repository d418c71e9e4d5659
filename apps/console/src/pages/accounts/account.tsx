import { useState } from 'preact/hooks';

import { formatInteger } from '@diorama/web';
import {
  ConfirmDialog,
  CopyableId,
  ErrorNotice,
  getErrorMessage,
  Icon,
  ListSkeleton,
  PageHeader,
  RelativeTime,
  useLoad,
} from '@diorama/page-parts';
import { useConsole } from '../../hooks/console-context.js';
import { buildRouteHref } from '../../hooks/route.js';
import { AccountKeys } from './account-keys.js';
import type { AccountSectionProps } from './account-section-props.js';
import { AccountLedger } from './account-ledger.js';
import { AccountSettings } from './account-settings.js';
import { GrantDialog } from './grant-dialog.js';

/** One account: what it has, what it may, its keys and its ledger. */
export function AccountPage({ id }: { readonly id: string }) {
  const { api, notify, may } = useConsole();
  const { value: account, error, reload } = useLoad((signal) => api.account(id, { signal }), [id]);
  const [isDeleting, setDeleting] = useState(false);
  if (account === null) return error === null ? <ListSkeleton /> : <NotThere error={error} onRetry={reload} />;
  const remove = async (): Promise<void> => {
    await api.deleteAccount(id);
    notify('The account was deleted');
    location.hash = buildRouteHref('accounts');
  };
  return (
    <>
      <a class="back" href={buildRouteHref('accounts')}>
        <Icon name="back" /> Accounts
      </a>
      <PageHeader title={account.name}>
        <a class="button" href={buildRouteHref('operations', null, { account: id })}>
          Operations
        </a>
        <a class="button" href={buildRouteHref('gallery', null, { account: id })}>
          Worlds
        </a>
        <a class="button" href={buildRouteHref('audit', null, { account: id })}>
          Audit log
        </a>
      </PageHeader>
      <p class="under-title">
        <CopyableId value={id} what="the account id" />
        <span>
          created <RelativeTime at={account.created_at} /> by {account.created_by}
        </span>
      </p>
      <Credits account={account} onChange={reload} />
      <div class="columns">
        <AccountSettings account={account} onChange={reload} />
        <AccountKeys account={account} onChange={reload} />
      </div>
      <AccountLedger accountId={id} balance={account.credits.balance} />
      {may('operator') && <DangerZone onDelete={() => setDeleting(true)} />}
      {isDeleting && (
        <ConfirmDialog
          title="Delete this account?"
          label="Delete account"
          word={account.name}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          This cannot be undone. Everything in “{account.name}” is deleted: {account.api_keys.length} keys, {account.projects.length}{' '}
          projects and all worlds.
        </ConfirmDialog>
      )}
    </>
  );
}

function DangerZone({ onDelete }: { readonly onDelete: () => void }) {
  return (
    <section class="section danger-zone">
      <div>
        <h2>Delete this account</h2>
        <p class="quiet">
          Deletes its worlds, operations, media and keys permanently and cancels running operations. The ledger is kept without names.
        </p>
      </div>
      <button type="button" class="button danger" onClick={onDelete}>
        <Icon name="trash" /> Delete account
      </button>
    </section>
  );
}

function NotThere({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <>
      <a class="back" href={buildRouteHref('accounts')}>
        <Icon name="back" /> Accounts
      </a>
      <ErrorNotice text={getErrorMessage(error)} onRetry={onRetry} />
    </>
  );
}

function Credits({ account, onChange }: AccountSectionProps) {
  const { may } = useConsole();
  const [isGranting, setGranting] = useState(false);
  const { available, held, balance } = account.credits;
  return (
    <div class="credits glass">
      <dl>
        <div class="credits-main">
          <dt>Available credits</dt>
          <dd>{formatInteger(available)}</dd>
        </div>
        <div>
          <dt>Reserved</dt>
          <dd>{formatInteger(held)}</dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd>{formatInteger(balance)}</dd>
        </div>
        <div>
          <dt>Running</dt>
          <dd>
            {account.running_operations} of {formatInteger(account.max_running)}
          </dd>
        </div>
      </dl>
      {may('operator') && (
        <button type="button" class="primary with-icon" onClick={() => setGranting(true)}>
          <Icon name="coins" /> Grant credits
        </button>
      )}
      {isGranting && (
        <GrantDialog
          accountId={account.account_id}
          onClose={() => setGranting(false)}
          onGranted={() => {
            setGranting(false);
            onChange();
          }}
        />
      )}
    </div>
  );
}
