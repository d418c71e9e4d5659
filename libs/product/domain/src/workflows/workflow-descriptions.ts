import type { OperationKind } from '../operations/states.js';

/** Memo of a workflow with the address of the console, so that the workflows that it starts can link there too. */
export const CONSOLE_URL_MEMO = 'consoleUrl';

/** How the Temporal UI describes a workflow. Both texts enter the history: they contain ids and addresses of pages only. */
export interface WorkflowDescription {
  /** One line of Markdown. */
  readonly staticSummary: string;
  /** Markdown. */
  readonly staticDetails: string;
}

/** The address of the console. @param siteUrl public URL of the gateway, without a slash at its end */
export const buildConsoleUrl = (siteUrl: string): string => `${siteUrl}/console`;

/** Describes the workflow of an operation. @param consoleUrl address of the console; without it, the description has no links */
export function describeOperationWorkflow(
  { operationId, kind, accountId, model }: OperationSubject,
  consoleUrl: string | undefined,
): WorkflowDescription {
  return {
    staticSummary: model === '' ? SUMMARIES[kind] : `${SUMMARIES[kind]} with ${model}`,
    staticDetails: listPages(consoleUrl, [
      ['Operation', 'operations', operationId],
      ['Account', 'accounts', accountId],
    ]),
  };
}

interface OperationSubject {
  readonly operationId: string;
  readonly kind: OperationKind;
  readonly accountId: string;
  /** Empty for an operation without a model of worlds. */
  readonly model: string;
}

/** Describes the workflow of a webhook delivery. @param consoleUrl address of the console; without it, the description has no links */
export const describeDeliveryWorkflow = (deliveryId: string, consoleUrl: string | undefined): WorkflowDescription => ({
  staticSummary: 'Deliver a webhook',
  staticDetails: listPages(consoleUrl, [['Delivery', 'deliveries', deliveryId]]),
});

const SUMMARIES: Readonly<Record<OperationKind, string>> = {
  'generate-world': 'Generate a world',
  'export-world': 'Export a world',
  'depth-to-rgb': 'Paint a depth panorama',
};

/** A list of ids, each a link to its page of the console. */
function listPages(consoleUrl: string | undefined, pages: readonly (readonly [name: string, page: string, id: string])[]): string {
  return pages
    .map(([name, page, id]) => `- ${name}: ${consoleUrl === undefined ? `\`${id}\`` : `[${id}](<${consoleUrl}#/${page}/${id}>)`}`)
    .join('\n');
}
