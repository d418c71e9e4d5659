import type { OperationKind } from './states.js';

/** The names of the tasks of the second-generation interface, by the kinds of operations that they begin. */
export const TASK_NAMES = {
  'generate-world': 'generateWorld',
  'depth-to-rgb': 'panoDepthToRgb',
  'export-world': 'exportWorld',
} as const satisfies Readonly<Record<OperationKind, string>>;
export type TaskName = (typeof TASK_NAMES)[OperationKind];
