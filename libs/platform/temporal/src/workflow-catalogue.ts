import { defineSearchAttributeKey } from '@temporalio/common';

import type { OperationKind } from '@diorama/domain';

/** Workflow types, by the names under which the bundle exports them. */
export const WORKFLOWS = {
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
    'generate-world': WORKFLOWS.generateWorld,
    'export-world': WORKFLOWS.exportWorld,
    'depth-to-rgb': WORKFLOWS.depthToRgb,
  })[kind];

/** By these an operator finds an operation in the Temporal UI. */
export const SEARCH_ATTRIBUTES = {
  account: defineSearchAttributeKey('DioramaAccount', 'KEYWORD'),
  model: defineSearchAttributeKey('DioramaModel', 'KEYWORD'),
  requestId: defineSearchAttributeKey('DioramaRequestId', 'KEYWORD'),
} as const;

/** What runs at regular times. A schedule's id is its workflow's type. */
export const SCHEDULES = [
  { workflow: WORKFLOWS.reconcileOperations, everySeconds: 15 },
  { workflow: WORKFLOWS.expireOperations, everySeconds: 60 },
  { workflow: WORKFLOWS.sweepRows, everySeconds: 300 },
  { workflow: WORKFLOWS.sweepMedia, everySeconds: 300 },
  { workflow: WORKFLOWS.sweepDeletedWorlds, everySeconds: 300 },
  { workflow: WORKFLOWS.sweepDeliveries, everySeconds: 60 },
  { workflow: WORKFLOWS.rotateSigningKey, everySeconds: 86_400 },
] as const;
