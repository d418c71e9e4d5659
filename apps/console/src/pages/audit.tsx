import type { Columns } from '@diorama/web';
import type { AuditLine } from '@diorama-worlds/sdk/admin';
import {
  DateFilter,
  EmptyState,
  FilterSelect,
  ListState,
  omitEmptyFilters,
  PageHeader,
  RelativeTime,
  SearchField,
  toPage,
  toPageQuery,
  usePages,
} from '@diorama/page-parts';
import type { LoadListPage } from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';
import { AccountPicker } from '../parts/filters/account-picker.js';
import { DownloadListButton } from '../parts/download-list-button.js';
import { OperatorName } from '../parts/operator-name.js';
import { buildRouteHref } from '../hooks/route.js';

const AUDIT_COLUMNS: Columns<AuditLine> = {
  created_at: ({ created_at: at }) => at,
  operator: ({ operator }) => operator,
  action: ({ action }) => action,
  account_id: ({ account_id: id }) => id,
  target: ({ target }) => target,
  details: ({ details }) => JSON.stringify(details),
};

/** What an action is done to: the beginning of its name. */
const ACTIONS = [
  ['account', 'Accounts'],
  ['console', 'Sign-ins and sign-outs'],
  ['credits', 'Credits'],
  ['delivery', 'Deliveries'],
  ['key', 'API keys'],
  ['operation', 'Operations'],
  ['policy', 'Policy refusals'],
  ['project', 'Projects'],
  ['session', 'Failed sign-ins'],
  ['signing-key', 'Signing keys'],
  ['webhook', 'Test events'],
] as const;

/** Who did what, newest first. */
export function AuditPage({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api } = useConsole();
  const { account = '', operator = '', action = '', from = '', until = '' } = filters;
  const go = (change: Readonly<Record<string, string>>): void => {
    location.hash = buildRouteHref('audit', null, { ...filters, ...change });
  };
  const filter = omitEmptyFilters({ account_id: account, operator, action, created_from: from, created_until: until });
  const load: LoadListPage<AuditLine> = async (token, signal, size) => {
    const page = await api.audit({ ...filter, ...toPageQuery(token, size) }, { signal });
    return toPage(page.lines, page);
  };
  const pages = usePages(load, [JSON.stringify(filter)], ({ id }) => id);
  return (
    <>
      <PageHeader
        title="Audit log"
        lead="All changes by operators, sign-ins, failed sign-ins, and requests that the content policy rejected. Entries never change."
      >
        <DownloadListButton name="diorama-audit" load={load} columns={AUDIT_COLUMNS} />
      </PageHeader>
      <div class="filters">
        <AccountPicker label="Account" placeholder="Any account" value={account} onChange={(id) => go({ account: id })} />
        <SearchField label="Operator" value={operator} onSearch={(text) => go({ operator: text })} />
        <FilterSelect label="Action" all="Any action" value={action} choices={ACTIONS} onChange={(value) => go({ action: value })} />
        <DateFilter from={from} until={until} onChange={go} />
      </div>
      <ListState pages={pages} empty={<EmptyState icon="audit" title="No entries" />}>
        {(lines) => (
          <div class="table glass">
            <table>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">Operator</th>
                  <th scope="col">Action</th>
                  <th scope="col">Account</th>
                  <th scope="col">Details</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <AuditRow key={line.id} line={line} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ListState>
    </>
  );
}

function AuditRow({ line }: { readonly line: AuditLine }) {
  const { account_id: account, target, details } = line;
  const words = [
    ...(target === null || target === account ? [] : [target]),
    ...detailWords(details)
      .filter(({ value }) => value !== target)
      .map(({ name, value }) => `${name}: ${value}`),
  ];
  return (
    <tr>
      <td data-name="When">
        <RelativeTime at={line.created_at} />
      </td>
      <td data-name="Operator">{line.operator === null ? <span class="quiet">system</span> : <OperatorName name={line.operator} />}</td>
      <td data-name="Action">
        <code class="action">{line.action}</code>
      </td>
      <td data-name="Account" class="wide">
        {account === null ? <span class="quiet">–</span> : <a href={buildRouteHref('accounts', account)}>{account}</a>}
      </td>
      <td data-name="Details" class="wide details">
        {words.join(' · ')}
      </td>
    </tr>
  );
}

interface Detail {
  readonly name: string;
  readonly value: string;
}

/** `{limits: {perMinute: 3}}` as `limits.perMinute` and `3`; the request's id is for logs. */
function detailWords(details: Readonly<Record<string, unknown>>, prefix = ''): Detail[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (name === 'request_id' || value === null) return [];
    if (typeof value === 'object') return detailWords(value as Readonly<Record<string, unknown>>, `${prefix}${name}.`);
    return [{ name: `${prefix}${name}`, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}
