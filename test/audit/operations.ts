import type { Evidence } from './audit.ts';

interface Row {
  readonly id: string;
  readonly state: string;
  readonly failure_code: string | null;
}

/** Nothing that was promised is missing, nothing is there that nobody was promised, and each went the way that it should. */
export async function faultsInOperations({ database, accountId, promised }: Evidence): Promise<string[]> {
  const { rows } = await database.query<Row>(`SELECT id, state, failure_code FROM world.operation WHERE account_id = $1`, [accountId]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const asked = new Map(promised.map(({ operationId, task }) => [operationId, task]));
  const faults: string[] = [];
  if (asked.size !== promised.length) faults.push(`operations: ${promised.length} promises name ${asked.size} operations`);
  for (const [id, task] of asked) {
    const row = stored.get(id);
    const allowed = task === 'cancelled' ? ['CANCELLED', 'SUCCEEDED'] : ['SUCCEEDED'];
    if (row === undefined) faults.push(`operations: the ${task} ${id} is lost`);
    else if (!allowed.includes(row.state)) faults.push(`operations: the ${task} ${id} is ${row.state} (${row.failure_code})`);
  }
  for (const id of stored.keys()) if (!asked.has(id)) faults.push(`operations: ${id} was begun twice, or for nobody`);
  return faults;
}
