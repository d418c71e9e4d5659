import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { objectPackJsonSchema } from './manifest.js';

describe('the schema of object packs', () => {
  it('is written to a file for editors and other languages', async () => {
    const text = `${JSON.stringify(objectPackJsonSchema(), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../../../docs/operating/object-pack.schema.json');
  });

  it.each([
    [{}, true],
    [{ $schema: 'object-pack.schema.json', source: 'a shop' }, true],
    [{ version: '1' }, false],
    [{ objects: [] }, false],
    [{ colour: 'red' }, false],
  ])('says of a manifest with %j what the code says', (more, isValid) => {
    const validate = new Ajv2020().compile(objectPackJsonSchema());
    const manifest = { name: 'shop', version: '1.0.0', license: 'CC0-1.0', objects: [{ id: 'crate', file: 'crate.glb' }], ...more };
    expect(validate(manifest)).toBe(isValid);
  });
});
