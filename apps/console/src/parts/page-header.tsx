import type { ComponentChildren } from 'preact';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  /** Beside the title. */
  readonly children?: ComponentChildren;
}

/** The name of a page, and what can be done on it. */
export function PageHeader({ title, lead, children }: PageHeadProps) {
  return (
    <div class="page-head">
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p class="lead">{lead}</p>}
      </div>
      {children !== undefined && <div class="page-actions">{children}</div>}
    </div>
  );
}
