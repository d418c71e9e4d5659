import type { AuditLine } from '@diorama-worlds/sdk/admin';
import { toPageQuery, omitEmptyFilters, toPage } from '../api/paging.js';
import { useConsole } from '../hooks/console-context.js';
import { AccountPicker } from '../parts/account-picker.js';
import { EmptyState } from '../parts/empty-state.js';
import { ListState } from '../parts/list-state.js';
import { RelativeTime } from '../parts/relative-time.js';
import { buildRouteHref } from '../hooks/route.js';
import { usePages } from '../hooks/use-pages.js';
import { PageHeader } from '../parts/page-header.js';

/** Who did what, newest first. */
export function AuditPage({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { api } = useConsole();
  const { account = '' } = filters;
  const pages = usePages(
    async (token, signal) => {
      const page = await api.audit({ ...omitEmptyFilters({ account_id: account }), ...toPageQuery(token) }, { signal });
      return toPage(page.lines, page);
    },
    [account],
    ({ id }) => id,
  );
  return (
    <>
      <PageHeader
        title="Audit log"
        lead="All operator changes, sign-ins, failed sign-ins and policy refusals by category. Entries are never changed."
      />
      <div class="filters">
        <AccountPicker
          label="Account"
          placeholder="Any account"
          value={account}
          onChange={(id) => (location.hash = buildRouteHref('audit', null, { account: id }))}
        />
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
      <td data-name="Operator">{line.operator ?? <span class="quiet">system</span>}</td>
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
