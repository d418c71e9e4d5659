import { defineSearchAttributeKey } from '@temporalio/common';

import type { OperationKind } from '@diorama/domain';

/** Workflow types, by the names under which the bundle exports them. */
export const WORKFLOW_TYPES = {
  generateWorld: 'generateWorld',
  exportWorld: 'exportWorld',
  depthToRgb: 'depthToRgb',
  deliverWebhook: 'deliverWebhook',
  reconcileOperations: 'reconcileOperations',
  expireOperations: 'expireOperations',
  sweepRows: 'sweepRows',
  sweepMedia: 'sweepMedia',
  sweepDeletedWorlds: 'sweepDeletedWorlds',
  rotateSigningKey: 'rotateSigningKey',
  sweepDeliveries: 'sweepDeliveries',
} as const;

/** The workflow that runs an operation of this kind; its id is the operation's id. */
export const getWorkflowType = (kind: OperationKind): string =>
  ({
    'generate-world': WORKFLOW_TYPES.generateWorld,
    'export-world': WORKFLOW_TYPES.exportWorld,
    'depth-to-rgb': WORKFLOW_TYPES.depthToRgb,
  })[kind];

/** By these an operator finds an operation in the Temporal UI. */
export const SEARCH_ATTRIBUTE_TYPES = {
  account: defineSearchAttributeKey('DioramaAccount', 'KEYWORD'),
  model: defineSearchAttributeKey('DioramaModel', 'KEYWORD'),
  requestId: defineSearchAttributeKey('DioramaRequestId', 'KEYWORD'),
} as const;

/** What runs at regular times. A schedule's id is its workflow's type; the summary describes its runs in the Temporal UI. */
export const WORKFLOW_SCHEDULES = [
  { workflow: WORKFLOW_TYPES.reconcileOperations, everySeconds: 15, summary: 'Upkeep: start operations without a workflow' },
  { workflow: WORKFLOW_TYPES.expireOperations, everySeconds: 60, summary: 'Upkeep: fail operations after their deadline' },
  { workflow: WORKFLOW_TYPES.sweepRows, everySeconds: 300, summary: 'Upkeep: delete rows after their retention' },
  { workflow: WORKFLOW_TYPES.sweepMedia, everySeconds: 300, summary: 'Upkeep: delete expired media assets' },
  { workflow: WORKFLOW_TYPES.sweepDeletedWorlds, everySeconds: 300, summary: 'Upkeep: delete files of deleted worlds' },
  { workflow: WORKFLOW_TYPES.sweepDeliveries, everySeconds: 60, summary: 'Upkeep: start deliveries without a workflow' },
  { workflow: WORKFLOW_TYPES.rotateSigningKey, everySeconds: 86_400, summary: 'Upkeep: rotate the signing key when it is due' },
] as const;
