import type { worldProto } from '@diorama/proto-types';

/** What stands for every media reference of a prompt: it has the shape of one, and leads nowhere. */
const WITHHELD = { source: 'media_asset', media_asset_id: 'withheld' } as const;

/**
 * A world as those see it who do not own it. Who else may read it is nobody's business, and media of its prompt may be signed
 * URLs or name what somebody uploaded; the words stay.
 */
export function redactPrivateWorldFields(world: worldProto.World): worldProto.World {
  const prompt: unknown = JSON.parse(world.worldPromptJson, (_field, value: unknown) => (isReference(value) ? WITHHELD : value));
  const { permission } = world;
  return {
    ...world,
    permission: permission && { ...permission, allowedReaders: [] },
    worldPromptJson: JSON.stringify(prompt),
  };
}

/** Nothing else in a prompt has a source. */
const isReference = (value: unknown): boolean => typeof value === 'object' && value !== null && 'source' in value;
