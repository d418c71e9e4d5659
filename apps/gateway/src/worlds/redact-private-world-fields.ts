import type { worldProto } from '@diorama/proto-types';

/** Replaces every media reference of a prompt: it has the shape of a reference and resolves to nothing. */
const WITHHELD = { source: 'media_asset', media_asset_id: 'withheld' } as const;

/**
 * The view of a world for accounts that do not own it. It hides the other readers and the world from which this one was made, whose id
 * may be all that it takes to read it; media of its prompt may be signed URLs or name uploads of the owner; the text stays.
 */
export function redactPrivateWorldFields(world: worldProto.World): worldProto.World {
  const { origin: _origin, ...prompt } = JSON.parse(world.worldPromptJson, (_field, value: unknown) =>
    isReference(value) ? WITHHELD : value,
  ) as { readonly origin?: unknown };
  const { permission } = world;
  return {
    ...world,
    permission: permission && { ...permission, allowedReaders: [] },
    worldPromptJson: JSON.stringify(prompt),
  };
}

/** Nothing else in a prompt has a source. */
const isReference = (value: unknown): boolean => typeof value === 'object' && value !== null && 'source' in value;
