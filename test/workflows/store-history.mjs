// Stores the history of a workflow for the replay test: node store-history.mjs ADDRESS WORKFLOW_ID FILE
import { writeFileSync } from 'node:fs';

import { Client, Connection } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';

const [address, workflowId, file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node store-history.mjs ADDRESS WORKFLOW_ID FILE');
  process.exit(1);
}
const connection = await Connection.connect({ address });
const history = await new Client({ connection }).workflow.getHandle(workflowId).fetchHistory();
writeFileSync(new URL(`histories/${file}`, import.meta.url), `${historyToJSON(history)}\n`);
await connection.close();
