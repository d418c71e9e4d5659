import type { BuildWorkflowUrl } from './operation-records.js';

/** Links into the Temporal UI, where a workflow has the id of its operation. @param uiUrl without a slash at its end */
export function createWorkflowUrlBuilder(uiUrl: string | undefined, namespace: string): BuildWorkflowUrl {
  if (uiUrl === undefined) return () => null;
  return (operationId) => `${uiUrl}/namespaces/${encodeURIComponent(namespace)}/workflows/${encodeURIComponent(operationId)}`;
}
