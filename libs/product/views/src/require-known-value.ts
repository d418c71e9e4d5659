import { DomainError } from '@diorama/domain';

/** The word of a fixed list. @throws DomainError INTERNAL for any other */
export function requireKnownValue<Word extends string>(words: readonly Word[], text: string): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new DomainError('INTERNAL');
  return found;
}
