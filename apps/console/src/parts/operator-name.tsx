import { parsePersonName } from '@diorama/domain';

import { buildRouteHref } from '../hooks/route.js';

/** Who acted: the name of a token, or the e-mail address of a person. Leads to all that they did. */
export function OperatorName({ name }: { readonly name: string }) {
  const person = parsePersonName(name);
  return (
    <a href={buildRouteHref('audit', null, { operator: name })} title={person === null ? undefined : `Subject ${person.subject}`}>
      {person === null ? name : (person.email ?? person.subject)}
    </a>
  );
}
