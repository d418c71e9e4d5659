import { formatSignedNumber } from '@diorama/web';
import type { Columns } from '@diorama/web';
import type { LedgerLine } from '@diorama-worlds/sdk/admin';
import { EmptyState, ListState, RelativeTime, toPage, toPageQuery, usePages } from '@diorama/page-parts';
import type { LoadListPage } from '@diorama/page-parts';
import { useConsole } from '../../hooks/console-context.js';
import { formatLedgerKind } from '../../text/ledger-text.js';
import { DownloadListButton } from '../../parts/download-list-button.js';
import { buildRouteHref } from '../../hooks/route.js';

const LEDGER_COLUMNS: Columns<LedgerLine> = {
  created_at: ({ created_at: at }) => at,
  kind: ({ kind }) => kind,
  reference: ({ reference }) => reference,
  credits: ({ credits }) => credits,
  created_by: ({ created_by: by }) => by,
  note: ({ note }) => note,
};

interface AccountLedgerProps {
  readonly accountId: string;
  /** The list is read again when it changes. */
  readonly balance: number;
}

/** What came into an account and what left it, newest first. */
export function AccountLedger({ accountId, balance }: AccountLedgerProps) {
  const { api } = useConsole();
  const load: LoadListPage<LedgerLine> = async (token, signal, size) => {
    const page = await api.ledger(accountId, toPageQuery(token, size), { signal });
    return toPage(page.lines, page);
  };
  const pages = usePages(load, [accountId, balance], ({ transfer_id: id }) => id);
  return (
    <section class="section">
      <div class="section-head">
        <h2>Ledger</h2>
        <DownloadListButton name={`diorama-ledger-${accountId}`} load={load} columns={LEDGER_COLUMNS} />
      </div>
      <ListState pages={pages} empty={<EmptyState icon="coins" title="No transfers yet" />}>
        {(lines) => (
          <div class="table glass">
            <table>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">Type</th>
                  <th scope="col">Reference</th>
                  <th scope="col">By</th>
                  <th scope="col" class="number">
                    Credits
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.transfer_id}>
                    <td data-name="When">
                      <RelativeTime at={line.created_at} />
                    </td>
                    <td data-name="Type">
                      {formatLedgerKind(line)}
                      {line.note !== '' && <small>{line.note}</small>}
                    </td>
                    <td data-name="Reference" class="wide">
                      {line.kind === 'usage' ? (
                        <a href={buildRouteHref('operations', line.reference)}>{line.reference}</a>
                      ) : (
                        <code>{line.reference}</code>
                      )}
                    </td>
                    <td data-name="By">{line.created_by}</td>
                    <td data-name="Credits" class="number" data-sign={line.credits < 0 ? 'minus' : 'plus'}>
                      {formatSignedNumber(line.credits)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ListState>
    </section>
  );
}
