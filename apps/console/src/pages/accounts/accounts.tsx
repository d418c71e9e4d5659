import { useState } from 'preact/hooks';

import { ACCOUNT_TIERS } from '@diorama/domain';
import type { AccountTier } from '@diorama/domain';
import { formatInteger } from '@diorama/web';
import type { Columns } from '@diorama/web';
import type { Account, CreatedAccount } from '@diorama-worlds/sdk/admin';
import {
  ActionForm,
  DateFilter,
  Dialog,
  EmptyState,
  Field,
  FilterSelect,
  FormFooter,
  Icon,
  ListState,
  omitEmptyFilters,
  PageHeader,
  RelativeTime,
  SearchField,
  SecretDialog,
  toPage,
  toPageQuery,
  useAction,
  usePages,
} from '@diorama/page-parts';
import type { LoadListPage } from '@diorama/page-parts';
import { useConsole } from '../../hooks/console-context.js';
import { DownloadListButton } from '../../parts/download-list-button.js';
import { buildRouteHref } from '../../hooks/route.js';

const ACCOUNT_COLUMNS: Columns<Account> = {
  account_id: ({ account_id: id }) => id,
  name: ({ name }) => name,
  tier: ({ tier }) => tier,
  balance: ({ credits }) => credits.balance,
  held: ({ credits }) => credits.held,
  available: ({ credits }) => credits.available,
  running_operations: ({ running_operations: running }) => running,
  created_at: ({ created_at: at }) => at,
  created_by: ({ created_by: by }) => by,
};

/** All accounts, to be searched and added to. */
export function AccountsPage({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api, may } = useConsole();
  const { query = '', tier = '', from = '', until = '' } = filters;
  const go = (change: Readonly<Record<string, string>>): void => {
    location.hash = buildRouteHref('accounts', null, { ...filters, ...change });
  };
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  const filter = omitEmptyFilters({ query, tier, created_from: from, created_until: until });
  const isFiltered = Object.keys(filter).length > 0;
  const load: LoadListPage<Account> = async (token, signal, size) => {
    const page = await api.accounts({ ...filter, ...toPageQuery(token, size) }, { signal });
    return toPage(page.accounts, page);
  };
  const pages = usePages(load, [JSON.stringify(filter)], ({ account_id: id }) => id);
  const newAccount = (
    <button type="button" class="primary with-icon" onClick={() => setCreating(true)}>
      <Icon name="plus" /> New account
    </button>
  );
  return (
    <>
      <PageHeader title="Accounts" lead="Accounts of this installation with their credits and limits.">
        <DownloadListButton name="diorama-accounts" load={load} columns={ACCOUNT_COLUMNS} />
        {may('operator') && newAccount}
      </PageHeader>
      <div class="filters">
        <SearchField label="Name, account id or key id" value={query} onSearch={(text) => go({ query: text })} />
        <FilterSelect label="Tier" all="Any tier" value={tier} choices={ACCOUNT_TIERS} onChange={(value) => go({ tier: value })} />
        <DateFilter from={from} until={until} onChange={go} />
      </div>
      <ListState
        pages={pages}
        empty={
          !isFiltered ? (
            <EmptyState icon="people" title="No accounts yet">
              An account has projects, API keys and credits.{may('operator') && ' Create the first one.'}
            </EmptyState>
          ) : (
            <EmptyState icon="search" title="No account matches">
              <a href={buildRouteHref('accounts')}>Show all accounts</a>
            </EmptyState>
          )
        }
      >
        {(items) => <AccountTable accounts={items} />}
      </ListState>
      {isCreating && (
        <NewAccountDialog
          onClose={() => setCreating(false)}
          onCreated={(account) => {
            setCreating(false);
            setCreated(account);
          }}
        />
      )}
      {created !== null && (
        <SecretDialog
          title="The account is ready"
          secret={created.api_key}
          onClose={() => (location.hash = buildRouteHref('accounts', created.account_id))}
        />
      )}
    </>
  );
}

function AccountTable({ accounts }: { readonly accounts: readonly Account[] }) {
  return (
    <div class="table glass">
      <table>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Tier</th>
            <th scope="col" class="number">
              Available
            </th>
            <th scope="col" class="number">
              Reserved
            </th>
            <th scope="col" class="number">
              Running
            </th>
            <th scope="col">Created</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.account_id}>
              <td data-name="Account" class="wide">
                <a class="row-link" href={buildRouteHref('accounts', account.account_id)}>
                  {account.name}
                </a>
                <small>{account.account_id}</small>
              </td>
              <td data-name="Tier">{account.tier}</td>
              <td data-name="Available" class="number">
                {formatInteger(account.credits.available)}
              </td>
              <td data-name="Reserved" class="number">
                {formatInteger(account.credits.held)}
              </td>
              <td data-name="Running" class="number">
                {account.running_operations} / {formatInteger(account.max_running)}
              </td>
              <td data-name="Created">
                <RelativeTime at={account.created_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NewAccountDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (account: CreatedAccount) => void;
}

function NewAccountDialog({ onClose, onCreated }: NewAccountDialogProps) {
  const { api } = useConsole();
  const [name, setName] = useState('');
  const [credits, setCredits] = useState('10000');
  const [tier, setTier] = useState<AccountTier>('default');
  const action = useAction(async () => onCreated(await api.createAccount({ name: name.trim(), credits: Number(credits), tier })));
  return (
    <Dialog title="New account" onClose={onClose}>
      <ActionForm action={action}>
        <Field label="Name">
          <input
            type="text"
            required
            maxLength={128}
            autocomplete="off"
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        <Field label="Initial credits">
          <input type="number" min={0} step={1} required value={credits} onInput={({ currentTarget }) => setCredits(currentTarget.value)} />
        </Field>
        <Field label="Tier" hint="Sets the rate limits and the number of concurrent operations. You can change both later.">
          <select value={tier} onChange={({ currentTarget }) => setTier(currentTarget.value as AccountTier)}>
            {ACCOUNT_TIERS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </Field>
        <FormFooter action={action} label="Create account" onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}
