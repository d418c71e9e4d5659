import type { WorkflowUrl } from './operation-records.js';

/** Links into the Temporal UI, where a workflow has the id of its operation. @param uiUrl without a slash at its end */
export function workflowUrls(uiUrl: string | undefined, namespace: string): WorkflowUrl {
  if (uiUrl === undefined) return () => null;
  return (operationId) => `${uiUrl}/namespaces/${encodeURIComponent(namespace)}/workflows/${encodeURIComponent(operationId)}`;
}
