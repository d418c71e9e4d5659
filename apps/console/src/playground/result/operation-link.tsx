import { CopyableId, Icon } from '@diorama/page-parts';
import { usePlayground } from '../playground-context.js';

/** Leads to the page of an operation; where there is none, its id to copy. */
export function OperationLink({ id }: { readonly id: string }) {
  const { toOperationHref } = usePlayground();
  if (toOperationHref === null) return <CopyableId value={id} what="the operation id" />;
  return (
    <a href={toOperationHref(id)}>
      <Icon name="activity" /> Operation
    </a>
  );
}
