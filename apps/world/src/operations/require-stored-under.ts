import { DomainError } from '@diorama/domain';

/** The world or the operation that assets belong to: its id is the first part of their keys. */
interface AssetOwner {
  readonly kind: 'world' | 'operation';
  readonly id: string | null;
}

interface KeyedAsset {
  readonly name: string;
  readonly key: string;
}

/** @throws DomainError ARGUMENT_INVALID, which names the argument, for an asset that is not stored under its owner */
export function requireStoredUnder({ kind, id }: AssetOwner, argument: string, assets: readonly KeyedAsset[]): void {
  const stray = assets.find(({ key }) => !key.startsWith(`${id}/`));
  if (stray !== undefined)
    throw new DomainError('ARGUMENT_INVALID', { argument, problem: `${stray.name} is not stored under its ${kind}` });
}
