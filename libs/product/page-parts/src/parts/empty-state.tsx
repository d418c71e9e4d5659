import type { ComponentChildren } from 'preact';

import { Icon } from './icon.js';
import type { IconName } from './icon.js';

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** In the place of a list that has nothing in it: what would be here, and how it comes. */
export function EmptyState({ icon, title, children }: EmptyProps) {
  return (
    <div class="empty">
      <span class="empty-icon">
        <Icon name={icon} />
      </span>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
    </div>
  );
}
