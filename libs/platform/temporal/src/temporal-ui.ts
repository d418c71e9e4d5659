import { SEARCH_ATTRIBUTE_TYPES, WORKFLOW_TYPES } from './workflow-catalogue.js';

/** A prepared list of workflows in the Temporal UI. */
export interface WorkflowView {
  /** Stable name in snake_case. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  readonly url: string;
}

/** Addresses in the Temporal UI. */
export interface TemporalUi {
  /** The page of the newest run of a workflow; null where no UI is configured. */
  workflowUrl(workflowId: string): string | null;
  /** Prepared lists, none of which mixes upkeep with other workflows; empty where no UI is configured. @param now the time from which views count back */
  views(now: Date): WorkflowView[];
}

export interface TemporalUiSettings {
  /** Undefined where no UI is configured. Without a slash at its end. */
  readonly uiUrl: string | undefined;
  readonly namespace: string;
}

export function createTemporalUi({ uiUrl, namespace }: TemporalUiSettings): TemporalUi {
  if (uiUrl === undefined) return { workflowUrl: () => null, views: () => [] };
  const workflows = `${uiUrl}/namespaces/${encodeURIComponent(namespace)}/workflows`;
  return {
    workflowUrl: (workflowId) => `${workflows}/${encodeURIComponent(workflowId)}`,
    views: (now) =>
      VIEWS.map(({ name, title, query }) => ({ name, title, url: `${workflows}?query=${encodeURIComponent(query(now.getTime()))}` })),
  };
}

const HOUR_MS = 3_600_000;

/** Only operations have the search attribute. */
const OF_OPERATIONS = `\`${SEARCH_ATTRIBUTE_TYPES.account.name}\` IS NOT NULL`;
/** Only schedules start upkeep workflows. */
const OF_SCHEDULES = '`TemporalScheduledById` IS NOT NULL';
const ofType = (type: string): string => `\`WorkflowType\`="${type}"`;
const RUNNING = '`ExecutionStatus`="Running"';
const FAILED = '(`ExecutionStatus`="Failed" OR `ExecutionStatus`="TimedOut" OR `ExecutionStatus`="Terminated")';
const timeOf = (ms: number): string => `"${new Date(ms).toISOString()}"`;
const closedAfter = (ms: number): string => `\`CloseTime\`>${timeOf(ms)}`;

/** Queries in the form that the UI itself writes, so that it can show them as filters. */
const VIEWS: readonly { readonly name: string; readonly title: string; readonly query: (nowMs: number) => string }[] = [
  { name: 'running_worlds', title: 'Running worlds', query: () => `${ofType(WORKFLOW_TYPES.generateWorld)} AND ${RUNNING}` },
  { name: 'running_operations', title: 'Running operations', query: () => `${OF_OPERATIONS} AND ${RUNNING}` },
  {
    name: 'long_operations',
    title: 'Running for over an hour',
    query: (nowMs) => `${OF_OPERATIONS} AND ${RUNNING} AND \`StartTime\`<${timeOf(nowMs - HOUR_MS)}`,
  },
  {
    name: 'failed_operations',
    title: 'Failed in the last 24 hours',
    query: (nowMs) => `${OF_OPERATIONS} AND ${FAILED} AND ${closedAfter(nowMs - 24 * HOUR_MS)}`,
  },
  {
    name: 'pending_deliveries',
    title: 'Pending webhook deliveries',
    query: () => `${ofType(WORKFLOW_TYPES.deliverWebhook)} AND ${RUNNING}`,
  },
  { name: 'operations', title: 'All operations', query: () => OF_OPERATIONS },
  {
    name: 'failed_upkeep',
    title: 'Upkeep that failed in 24 hours',
    query: (nowMs) => `${OF_SCHEDULES} AND ${FAILED} AND ${closedAfter(nowMs - 24 * HOUR_MS)}`,
  },
];
