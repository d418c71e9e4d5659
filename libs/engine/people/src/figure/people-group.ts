import type { Finish, Generated, GeneratorContext, PersonSpec } from '@diorama/catalogue';
import { group, restyle, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { createPerson } from './person.js';

type GroupSpec = Extract<PersonSpec, { readonly generator: 'people-group' }>;

/** Several persons in one object. */
export function generateGroup({ members }: GroupSpec, { variant }: GeneratorContext): Generated {
  const coarseness = members.length > 4 ? 1.75 : 1.15;
  const finishes: Record<string, Finish> = {};
  const parts = members.map((member, k): Shape => {
    const person = createPerson(member, { coarseness, choice: variant + k });
    const names = Object.keys(person.finishes).map((slot) => [slot, `${slot}-${k}`] as const);
    for (const [slot, name] of names) finishes[name] = person.finishes[slot] as Finish;
    const [x, z, facing = 0] = member.at;
    return turn(restyle(person.shape, Object.fromEntries(names)), [0, facing, 0], [x, 0, z]);
  });
  return { shape: group(...parts), finishes };
}
