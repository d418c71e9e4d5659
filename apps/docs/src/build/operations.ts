import { buildAdminOpenapi, buildOpenapi } from '@diorama/contract';

import { REFERENCES } from './navigation.js';

/** An operation of the API, as the search shows it. */
export interface DescribedOperation {
  /** Address of its part of the reference. */
  readonly address: string;
  /** Title of the document. */
  readonly document: string;
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly description: string;
}

interface OpenapiOperation {
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/** The operations of both documents, with the anchors that the reference gives them. */
export function describeOperations(): DescribedOperation[] {
  return [...operationsOf(REFERENCES.api, buildOpenapi()), ...operationsOf(REFERENCES.operators, buildAdminOpenapi())];
}

type Reference = (typeof REFERENCES)[keyof typeof REFERENCES];

function operationsOf({ address, title: document }: Reference, { paths }: Readonly<Record<string, unknown>>): DescribedOperation[] {
  return Object.entries(paths as Record<string, Record<string, OpenapiOperation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { summary, description, tags }]) => {
      const method = name.toUpperCase();
      const tag = (tags[0] ?? '').toLowerCase().replaceAll(' ', '-');
      return { address: `${address}#tag/${tag}/${method}${path}`, document, title: summary, method, path, description };
    }),
  );
}
