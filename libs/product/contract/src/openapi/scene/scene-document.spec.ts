import { describe, expect, it } from 'vitest';

import { generateWorldRequestSchema } from '../../http/generate-world.js';
import { validateBody } from '../../http/fields/validation.js';
import { renderSceneReferencePage, buildSceneJsonSchema } from './scene-document.js';

const REFERENCE = '../../../../../../docs/reference';

describe('the reference of scenes', () => {
  it('is written from the schema', async () => {
    await expect(`${JSON.stringify(buildSceneJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(`${REFERENCE}/scene.schema.json`);
    await expect(renderSceneReferencePage()).toMatchFileSnapshot(`${REFERENCE}/scene.md`);
  });

  it('refers to nothing outside of the schema', () => {
    const refs = [...JSON.stringify(buildSceneJsonSchema()).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref);
    const defined = [
      '#/$defs/RoomSurfaces',
      '#/$defs/SceneObject',
      '#/$defs/ObjectPlacement',
      '#/$defs/SceneRelation',
      '#/$defs/Backdrop',
      '#/$defs/RoomSurface',
      '#/$defs/SceneEdit',
      '#/$defs/AddEdit',
      '#/$defs/MoveEdit',
      '#/$defs/RemoveEdit',
      '#/$defs/RestyleEdit',
    ];
    expect([...new Set(refs)].toSorted()).toEqual(defined.toSorted());
  });

  it('has examples that are taken', () => {
    const examples = [...renderSceneReferencePage().matchAll(/```json\n([^`]*)```/g)].map(
      ([, example = '']) => JSON.parse(example) as unknown,
    );
    expect(examples.length).toBe(2);
    for (const scene of examples)
      expect(validateBody(generateWorldRequestSchema, { world_prompt: { type: 'scene', scene } })).toMatchObject({ ok: true });
  });
});
