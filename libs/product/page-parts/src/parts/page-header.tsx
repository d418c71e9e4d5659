import type { ComponentChildren } from 'preact';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  /** 2 below another title of the page. */
  readonly level?: 1 | 2;
  /** Beside the title. */
  readonly children?: ComponentChildren;
}

/** The name of a page, and what can be done on it. */
export function PageHeader({ title, lead, level = 1, children }: PageHeadProps) {
  return (
    <div class="page-head">
      <div>
        {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
        {lead !== undefined && <p class="lead">{lead}</p>}
      </div>
      {children !== undefined && <div class="page-actions">{children}</div>}
    </div>
  );
}
