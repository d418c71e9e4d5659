import { RELATION_KINDS } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { generateWorldRequestSchema } from '../../http/generate-world.js';
import { validateBody } from '../../http/fields/validation.js';
import { RELATION_REFERENCE, toExampleRelation } from './relation-reference.js';
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
      '#/$defs/SceneLight',
      '#/$defs/RoomSize',
      '#/$defs/SceneEdit',
      '#/$defs/AddEdit',
      '#/$defs/MoveEdit',
      '#/$defs/RemoveEdit',
      '#/$defs/RestyleEdit',
    ];
    expect([...new Set(refs)].toSorted()).toEqual(defined.toSorted());
  });

  it('has examples that are taken', () => {
    const examples = [...renderSceneReferencePage().matchAll(/```json\n(\{[^`]*)```/g)].map(
      ([, example = '']) => JSON.parse(example) as unknown,
    );
    expect(examples.length).toBe(3);
    for (const scene of examples) expect(validateScene(scene)).toMatchObject({ ok: true });
  });

  it.each(RELATION_KINDS)('has an example of the relation %s that is taken', (kind) => {
    const relations = [toExampleRelation(kind)];
    expect(validateScene({ version: 2, place: 'meadow', objects: RELATION_REFERENCE[kind].entries, relations })).toMatchObject({
      ok: true,
    });
  });
});

const validateScene = (scene: unknown) => validateBody(generateWorldRequestSchema, { world_prompt: { type: 'scene', scene } });
